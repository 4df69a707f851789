import type { LinkProps } from '@tanstack/react-router'
import type { PlainId } from '../../locales/translate.ts'
import type { Role } from '../../shared/auth.ts'

export type NavLink = { to: NonNullable<LinkProps['to']>; label: PlainId }

const PATIENT: NavLink[] = [
  { to: '/health-tracking', label: 'app.nav.healthTracking' },
  { to: '/products', label: 'app.page.products' },
  { to: '/orders', label: 'app.page.orders' },
]
const ADMIN: NavLink[] = [{ to: '/admin', label: 'app.adminPanel' }]
const PRACTITIONER: NavLink[] = [
  { to: '/practitioner/patients', label: 'app.nav.patients' },
  { to: '/practitioner/treatment-plans', label: 'app.nav.treatmentPlans' },
  { to: '/practitioner/patient-health', label: 'app.nav.patientHealth' },
]
const EVERYBODY: NavLink[] = [
  { to: '/blood-tests', label: 'app.nav.bloodTests' },
  { to: '/profile', label: 'app.page.profileLink' },
  { to: '/dashboard', label: 'app.page.dashboard' },
]

/** Links in the bar below 1080px; the others are behind "More". */
export const FIRST_LINKS = 4

/** The top bar's links for a role, without Sign Out. */
export function navLinks(role: Role | null): NavLink[] {
  if (role === 'patient') return [...PATIENT, ...EVERYBODY]
  if (role === 'practitioner') return [...PRACTITIONER, ...EVERYBODY]
  if (role === 'admin') return [...ADMIN, ...PRACTITIONER, ...EVERYBODY]
  return EVERYBODY
}

export function drawerLinks(role: Role | null): NavLink[] {
  const isPractitioner = role === 'practitioner' || role === 'admin'
  return [
    { to: isPractitioner ? '/practitioner/appointments' : '/appointments', label: 'app.page.appointments' },
    { to: isPractitioner ? '/practitioner/documents' : '/documents', label: 'app.page.documents' },
    { to: '/messages', label: 'app.page.messages' },
    ...(isPractitioner
      ? ([
          { to: '/practitioner/forms', label: 'app.page.forms' },
          { to: '/ai-wizard', label: 'app.page.aiWizard' },
        ] as const)
      : []),
    ...(role === 'patient'
      ? ([
          { to: '/health-tracking/measurements', label: 'app.page.measurements' },
          { to: '/forms', label: 'app.page.forms' },
          { to: '/record', label: 'app.page.myRecord' },
        ] as const)
      : []),
  ]
}
