/** `nobody` is a visitor without a session; the others are roles. */
export const VISITORS = ['nobody', 'patient', 'practitioner', 'admin'] as const
export type Visitor = (typeof VISITORS)[number]

/** A page, and the address where each visitor ends up. */
type Route = { path: string; title: string | null; ends: Record<Visitor, string> }

const everybody = (path: string, title: string | null): Route => ({
  path,
  title,
  ends: { nobody: path, patient: path, practitioner: path, admin: path },
})
const signedIn = (path: string, title: string): Route => ({
  path,
  title,
  ends: { nobody: '/auth', patient: path, practitioner: path, admin: path },
})
const signedOut = (path: string, title: string, goal: string): Route => ({
  path,
  title,
  ends: { nobody: path, patient: goal, practitioner: goal, admin: goal },
})
const practitioners = (path: string, title: string, end = path): Route => ({
  path,
  title,
  ends: { nobody: '/practitioner-auth', patient: '/dashboard', practitioner: end, admin: end },
})
const admins = (path: string, title: string): Route => ({
  path,
  title,
  ends: { nobody: '/auth', patient: '/dashboard', practitioner: '/dashboard', admin: path },
})

/** Every address of the portal: public pages first, then those of patients, practitioners and admins. */
export const ROUTES: readonly Route[] = [
  everybody('/', null),
  signedOut('/auth', 'Your Portal', '/dashboard'),
  signedOut('/practitioner-auth', 'Practitioner Portal', '/ai-wizard'),
  signedIn('/dashboard', 'Dashboard'),
  signedIn('/ai-wizard', 'AI Compounding Wizard'),
  signedIn('/blood-tests', 'Blood Tests'),
  signedIn('/blood-tests/markers', 'My markers'),
  signedIn('/blood-tests/what-to-ask-for', 'What to ask for'),
  signedIn('/credits', 'Credits'),
  signedIn('/health-tracking', 'Health Tracking'),
  signedIn('/health-tracking/measurements', 'Measurements'),
  everybody('/products', 'Products'),
  everybody('/cart', 'Shopping Cart'),
  signedIn('/orders', 'My Orders'),
  signedIn('/profile', 'My Profile'),
  signedIn('/profile/reminders', 'Reminders'),
  signedIn('/profile/security', 'Security'),
  signedIn('/profile/data', 'Data'),
  signedIn('/notices', 'Notices'),
  signedIn('/record/import', 'Take records in'),
  signedIn('/record', 'My record'),
  signedIn('/record/timeline', 'Timeline'),
  signedIn('/appointments', 'Appointments'),
  signedIn('/forms', 'Forms'),
  signedIn('/documents', 'Documents'),
  signedIn('/messages', 'Messages'),
  practitioners('/practitioner', 'My Patients', '/practitioner/patients'),
  practitioners('/practitioner/patients', 'My Patients'),
  practitioners('/practitioner/treatment-plans', 'Treatment Plans'),
  practitioners('/practitioner/patient-health', 'Patient Health Tracking'),
  practitioners('/practitioner/appointments', 'Appointments'),
  practitioners('/practitioner/forms', 'Forms'),
  practitioners('/practitioner/documents', 'Documents'),
  admins('/admin', 'Admin Dashboard'),
  admins('/admin/users', 'User Management'),
  admins('/admin/practitioner-patients', 'Practitioner-Patients'),
  admins('/admin/credit-packages', 'Credit Packages'),
  admins('/admin/products', 'Products'),
  admins('/admin/orders', 'Orders'),
  admins('/admin/appointments', 'Appointments'),
  admins('/admin/treatments', 'Treatments'),
  admins('/admin/audit', 'Audit Log'),
  admins('/admin/import', 'Import'),
  admins('/admin/clinic', 'Clinic'),
  admins('/admin/settings', 'Settings'),
  everybody('/privacy', 'Privacy notice'),
  everybody('/invite/unknown', 'Your invitation'),
  everybody('/sign', 'Documents to sign'),
  everybody('/view', 'Shared record'),
  everybody('/reset-password', 'Choose a new password'),
  {
    path: '/change-password',
    title: 'Choose your own password',
    ends: { nobody: '/auth', patient: '/dashboard', practitioner: '/dashboard', admin: '/dashboard' },
  },
  everybody('/nowhere', 'Page not found'),
  everybody('/admin/nowhere', 'Page not found'),
]

/** The pages that a visitor may open. */
export const pagesOf = (visitor: Visitor) => ROUTES.filter(({ path, ends }) => ends[visitor] === path)
