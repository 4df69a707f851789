import type { LinkProps } from '@tanstack/react-router'
import type { Role } from '../../shared/auth.ts'

export type NavLink = { to: NonNullable<LinkProps['to']>; label: string }

const PATIENT: NavLink[] = [
  { to: '/health-tracking', label: 'Health Tracking' },
  { to: '/products', label: 'Products' },
  { to: '/orders', label: 'Orders' },
]
const ADMIN: NavLink[] = [{ to: '/admin', label: 'Admin Panel' }]
const PRACTITIONER: NavLink[] = [
  { to: '/practitioner/patients', label: 'My Patients' },
  { to: '/practitioner/treatment-plans', label: 'Treatment Plans' },
  { to: '/practitioner/patient-health', label: 'Patient Health' },
]
const EVERYBODY: NavLink[] = [
  { to: '/blood-tests', label: 'Blood Tests' },
  { to: '/profile', label: 'Profile' },
  { to: '/dashboard', label: 'Dashboard' },
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

/** The drawer's additional links. */
export const drawerLinks = (role: Role | null): NavLink[] => [
  { to: '/messages', label: 'Messages' },
  ...(role === 'patient' ? [{ to: '/my-record', label: 'My record' } as const] : []),
]
