import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import {
  admin,
  entrySearch,
  factorRequired,
  mustChoosePassword,
  practitioner,
  signedIn,
  signedOut,
} from './app/guards.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { PortalLayout } from './layout/PortalLayout.tsx'
import { Root } from './layout/Root.tsx'
import { yieldToMain } from './lib/yieldToMain.ts'
import { PageSkeleton } from './ui/Skeleton.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The document's title, shown before the clinic's name. Every page has one; the landing page's is empty. */
    title?: string
    /** The file that `component` loads, relative to client/. The build uses it to preload the code of each page. */
    file?: string
  }
}

/**
 * Reads the named search parameters as text, without empty ones. The router parses digits as numbers, hence `String`.
 */
function texts<Key extends string>(...keys: Key[]) {
  return (search: Record<string, unknown>) => {
    const found: { [K in Key]?: string } = {}
    for (const key of keys) {
      const value = search[key]
      if (typeof value === 'number' || (typeof value === 'string' && value)) found[key] = String(value)
    }
    return found
  }
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: ErrorPage })

/**
 * Prefetches the first data of a page in parallel with its code: on navigation, and already when somebody hovers over a
 * link to it. A page that is prerendered at build makes no requests.
 */
const prefetched = (page: keyof typeof import('./app/prefetch.ts').prefetches) => () =>
  import.meta.env.SSR ? undefined : import('./app/prefetch.ts').then(({ prefetches }) => prefetches[page]())

/**
 * The branch of routes whose screens call the server. The landing page is outside: it is drawn without waiting for that
 * code.
 */
const trpcOutlet = lazyRouteComponent(() => import('./layout/TrpcProvider.tsx'), 'TrpcOutlet')

// Pages without the top bar

const entry = createRoute({
  getParentRoute: () => root,
  id: 'entry',
  staticData: { file: 'layout/TrpcProvider.tsx' },
  component: trpcOutlet,
})

const authRoute = createRoute({
  getParentRoute: () => entry,
  path: '/auth',
  staticData: { title: 'Your Portal', file: 'screens/auth/PatientAuth.tsx' },
  validateSearch: entrySearch,
  beforeLoad: signedOut('/dashboard'),
  component: lazyRouteComponent(() => import('./screens/auth/PatientAuth.tsx'), 'PatientAuth'),
})

const practitionerAuthRoute = createRoute({
  getParentRoute: () => entry,
  path: '/practitioner-auth',
  staticData: { title: 'Practitioner Portal', file: 'screens/auth/PractitionerAuth.tsx' },
  validateSearch: entrySearch,
  beforeLoad: signedOut('/ai-wizard'),
  component: lazyRouteComponent(() => import('./screens/auth/PractitionerAuth.tsx'), 'PractitionerAuth'),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => entry,
  path: '/reset-password',
  staticData: { title: 'Choose a new password', file: 'screens/auth/ResetPassword.tsx' },
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search.token === 'string' ? { token: search.token } : {},
  component: lazyRouteComponent(() => import('./screens/auth/ResetPassword.tsx'), 'ResetPassword'),
})

const changePasswordRoute = createRoute({
  getParentRoute: () => entry,
  path: '/change-password',
  staticData: { title: 'Choose your own password', file: 'screens/account/ChangePassword.tsx' },
  validateSearch: entrySearch,
  beforeLoad: mustChoosePassword,
  component: lazyRouteComponent(() => import('./screens/account/ChangePassword.tsx'), 'ChangePassword'),
})

const secondFactorRoute = createRoute({
  getParentRoute: () => entry,
  path: '/second-factor',
  staticData: { title: 'Protect your account', file: 'screens/account/SecondFactor.tsx' },
  validateSearch: entrySearch,
  beforeLoad: factorRequired,
  component: lazyRouteComponent(() => import('./screens/account/SecondFactor.tsx'), 'SecondFactor'),
})

// Pages under the top bar

const portal = createRoute({ getParentRoute: () => root, id: 'portal', component: PortalLayout })

const landingRoute = createRoute({
  getParentRoute: () => portal,
  path: '/',
  staticData: { title: '', file: 'screens/landing/Landing.tsx' },
  component: lazyRouteComponent(() => import('./screens/landing/Landing.tsx'), 'Landing'),
})

const screens = createRoute({
  getParentRoute: () => portal,
  id: 'screens',
  staticData: { file: 'layout/TrpcProvider.tsx' },
  component: trpcOutlet,
})

const privacyRoute = createRoute({
  getParentRoute: () => screens,
  path: '/privacy',
  staticData: { title: 'Privacy notice', file: 'screens/auth/Privacy.tsx' },
  component: lazyRouteComponent(() => import('./screens/auth/Privacy.tsx'), 'Privacy'),
})

const dashboardRoute = createRoute({
  getParentRoute: () => screens,
  path: '/dashboard',
  staticData: { title: 'Dashboard', file: 'screens/plans/Dashboard.tsx' },
  beforeLoad: signedIn(),
  loader: prefetched('dashboard'),
  component: lazyRouteComponent(() => import('./screens/plans/Dashboard.tsx'), 'Dashboard'),
})

const planVersionsRoute = createRoute({
  getParentRoute: () => screens,
  path: '/plans/$planId/versions',
  staticData: { title: 'Plan versions', file: 'screens/plans/PlanVersions.tsx' },
  beforeLoad: signedIn(),
  component: lazyRouteComponent(() => import('./screens/plans/PlanVersions.tsx'), 'PlanVersions'),
})

const aiWizardRoute = createRoute({
  getParentRoute: () => screens,
  path: '/ai-wizard',
  staticData: { title: 'AI Compounding Wizard', file: 'screens/credits/AiWizard.tsx' },
  beforeLoad: signedIn('Please sign in to use the AI Wizard'),
  component: lazyRouteComponent(() => import('./screens/credits/AiWizard.tsx'), 'AiWizard'),
})

const bloodTestsRoute = createRoute({
  getParentRoute: () => screens,
  path: '/blood-tests',
  staticData: { title: 'Blood Tests', file: 'screens/bloodTests/BloodTests.tsx' },
  // `check` is the number, from 1, of the line to check: its answers are shown again from there.
  validateSearch: ({ test, check }: Record<string, unknown>): { test?: string; check?: number } => ({
    ...(typeof test === 'string' && { test }),
    ...(typeof check === 'number' && check >= 1 && { check: Math.floor(check) }),
  }),
  beforeLoad: signedIn('Please sign in to access blood test uploads'),
  loader: prefetched('bloodTests'),
  component: lazyRouteComponent(() => import('./screens/bloodTests/BloodTests.tsx'), 'BloodTests'),
})

const whatToAskForRoute = createRoute({
  getParentRoute: () => screens,
  path: '/blood-tests/what-to-ask-for',
  staticData: { title: 'What to ask for', file: 'screens/bloodTests/WhatToAskFor.tsx' },
  beforeLoad: signedIn(),
  component: lazyRouteComponent(() => import('./screens/bloodTests/WhatToAskFor.tsx'), 'WhatToAskFor'),
})

const creditsRoute = createRoute({
  getParentRoute: () => screens,
  path: '/credits',
  staticData: { title: 'Credits', file: 'screens/credits/Credits.tsx' },
  beforeLoad: signedIn(),
  component: lazyRouteComponent(() => import('./screens/credits/Credits.tsx'), 'Credits'),
})

const healthTrackingRoute = createRoute({
  getParentRoute: () => screens,
  path: '/health-tracking',
  staticData: { title: 'Health Tracking', file: 'screens/health/HealthTracking.tsx' },
  beforeLoad: signedIn(),
  component: lazyRouteComponent(() => import('./screens/health/HealthTracking.tsx'), 'HealthTracking'),
})

const productsRoute = createRoute({
  getParentRoute: () => screens,
  path: '/products',
  staticData: { title: 'Products', file: 'screens/shop/Products.tsx' },
  validateSearch: texts('q', 'category', 'product'),
  loader: prefetched('products'),
  component: lazyRouteComponent(() => import('./screens/shop/Products.tsx'), 'Products'),
})

const cartRoute = createRoute({
  getParentRoute: () => screens,
  path: '/cart',
  staticData: { title: 'Shopping Cart', file: 'screens/shop/Cart.tsx' },
  component: lazyRouteComponent(() => import('./screens/shop/Cart.tsx'), 'Cart'),
})

const ordersRoute = createRoute({
  getParentRoute: () => screens,
  path: '/orders',
  staticData: { title: 'My Orders', file: 'screens/shop/Orders.tsx' },
  beforeLoad: signedIn(),
  component: lazyRouteComponent(() => import('./screens/shop/Orders.tsx'), 'Orders'),
})

const profileRoute = createRoute({
  getParentRoute: () => screens,
  path: '/profile',
  staticData: { title: 'My Profile', file: 'screens/account/Profile.tsx' },
  validateSearch: texts('error'),
  beforeLoad: signedIn(),
  loader: prefetched('profile'),
  component: lazyRouteComponent(() => import('./screens/account/Profile.tsx'), 'Profile'),
})

const noticesRoute = createRoute({
  getParentRoute: () => screens,
  path: '/notices',
  staticData: { title: 'Notices', file: 'screens/notices/Notices.tsx' },
  beforeLoad: signedIn(),
  component: lazyRouteComponent(() => import('./screens/notices/Notices.tsx'), 'Notices'),
})

const myRecordRoute = createRoute({
  getParentRoute: () => screens,
  path: '/my-record',
  staticData: { title: 'My record', file: 'screens/care/MyRecord.tsx' },
  beforeLoad: signedIn(),
  component: lazyRouteComponent(() => import('./screens/care/MyRecord.tsx'), 'MyRecord'),
})

const loadMessages = lazyRouteComponent(() => import('./screens/messages/Messages.tsx'), 'Messages')

const messagesRoute = createRoute({
  getParentRoute: () => screens,
  path: '/messages',
  staticData: { title: 'Messages', file: 'screens/messages/Messages.tsx' },
  beforeLoad: signedIn(),
  component: loadMessages,
})

const threadRoute = createRoute({
  getParentRoute: () => screens,
  path: '/messages/$userId',
  staticData: { title: 'Messages', file: 'screens/messages/Messages.tsx' },
  beforeLoad: signedIn(),
  component: loadMessages,
})

// The practitioner area

const practitionerRoute = createRoute({
  getParentRoute: () => screens,
  path: '/practitioner',
  beforeLoad: practitioner,
  staticData: { file: 'layout/PractitionerArea.tsx' },
  component: lazyRouteComponent(() => import('./layout/PractitionerArea.tsx'), 'PractitionerArea'),
})

const practitionerIndexRoute = createRoute({
  getParentRoute: () => practitionerRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/practitioner/patients' })
  },
})

const patientsRoute = createRoute({
  getParentRoute: () => practitionerRoute,
  path: '/patients',
  staticData: { title: 'My Patients', file: 'screens/care/Patients.tsx' },
  loader: prefetched('patients'),
  component: lazyRouteComponent(() => import('./screens/care/Patients.tsx'), 'Patients'),
})

const patientRoute = createRoute({
  getParentRoute: () => practitionerRoute,
  path: '/patients/$patientId',
  staticData: { title: 'Patient', file: 'screens/care/Patient.tsx' },
  component: lazyRouteComponent(() => import('./screens/care/Patient.tsx'), 'Patient'),
})

const patientOverviewRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/',
  staticData: { title: 'Patient', file: 'screens/care/PatientOverview.tsx' },
  component: lazyRouteComponent(() => import('./screens/care/PatientOverview.tsx'), 'PatientOverview'),
})

const patientPlansRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/plans',
  staticData: { title: 'Plans', file: 'screens/care/PatientPlans.tsx' },
  component: lazyRouteComponent(() => import('./screens/care/PatientPlans.tsx'), 'PatientPlans'),
})

const patientResultsRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/results',
  staticData: { title: 'Results', file: 'screens/care/PatientResults.tsx' },
  component: lazyRouteComponent(() => import('./screens/care/PatientResults.tsx'), 'PatientResults'),
})

const patientNotesRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/notes',
  staticData: { title: 'Notes', file: 'screens/care/PatientNotes.tsx' },
  component: lazyRouteComponent(() => import('./screens/care/PatientNotes.tsx'), 'PatientNotes'),
})

const patientMessagesRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/messages',
  staticData: { title: 'Messages', file: 'screens/messages/PatientMessages.tsx' },
  component: lazyRouteComponent(() => import('./screens/messages/PatientMessages.tsx'), 'PatientMessages'),
})

const noteRoute = createRoute({
  getParentRoute: () => practitionerRoute,
  path: '/patients/$patientId/note',
  staticData: { title: 'Visit note', file: 'screens/care/NoteEditor.tsx' },
  component: lazyRouteComponent(() => import('./screens/care/NoteEditor.tsx'), 'NoteEditor'),
})

const patientTimelineRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/timeline',
  staticData: { title: 'Timeline', file: 'screens/care/PatientTimeline.tsx' },
  component: lazyRouteComponent(() => import('./screens/care/PatientTimeline.tsx'), 'PatientTimeline'),
})

const patientBloodTestsRoute = createRoute({
  getParentRoute: () => practitionerRoute,
  path: '/patients/$id/blood-tests',
  staticData: { title: 'Blood Tests', file: 'screens/bloodTests/PatientBloodTests.tsx' },
  validateSearch: (search: Record<string, unknown>): { test?: string } =>
    typeof search.test === 'string' ? { test: search.test } : {},
  component: lazyRouteComponent(
    () => import('./screens/bloodTests/PatientBloodTests.tsx'),
    'PatientBloodTests',
  ),
})

const treatmentPlansRoute = createRoute({
  getParentRoute: () => practitionerRoute,
  path: '/treatment-plans',
  staticData: { title: 'Treatment Plans', file: 'screens/plans/TreatmentPlans.tsx' },
  validateSearch: (search: Record<string, unknown>): { draft?: 1 } =>
    search.draft === 1 ? { draft: 1 } : {},
  component: lazyRouteComponent(() => import('./screens/plans/TreatmentPlans.tsx'), 'TreatmentPlans'),
})

const patientHealthRoute = createRoute({
  getParentRoute: () => practitionerRoute,
  path: '/patient-health',
  staticData: { title: 'Patient Health Tracking', file: 'screens/health/PatientHealth.tsx' },
  validateSearch: texts('patient'),
  component: lazyRouteComponent(() => import('./screens/health/PatientHealth.tsx'), 'PatientHealth'),
})

// The admin area

const adminRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: admin,
  staticData: { file: 'layout/AdminLayout.tsx' },
  component: lazyRouteComponent(() => import('./layout/AdminLayout.tsx'), 'AdminLayout'),
})

const adminDashboardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  staticData: { title: 'Admin Dashboard', file: 'screens/admin/AdminDashboard.tsx' },
  loader: prefetched('admin'),
  component: lazyRouteComponent(() => import('./screens/admin/AdminDashboard.tsx'), 'AdminDashboard'),
})

const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/users',
  staticData: { title: 'User Management', file: 'screens/admin/Users.tsx' },
  validateSearch: texts('q', 'role', 'sort'),
  component: lazyRouteComponent(() => import('./screens/admin/Users.tsx'), 'Users'),
})

const assignmentsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/practitioner-patients',
  staticData: { title: 'Practitioner-Patients', file: 'screens/admin/Assignments.tsx' },
  component: lazyRouteComponent(() => import('./screens/admin/Assignments.tsx'), 'Assignments'),
})

const creditPackagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/credit-packages',
  staticData: { title: 'Credit Packages', file: 'screens/admin/CreditPackages.tsx' },
  component: lazyRouteComponent(() => import('./screens/admin/CreditPackages.tsx'), 'CreditPackages'),
})

const adminProductsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/products',
  staticData: { title: 'Products', file: 'screens/admin/AdminProducts.tsx' },
  validateSearch: texts('q', 'tab'),
  component: lazyRouteComponent(() => import('./screens/admin/AdminProducts.tsx'), 'AdminProducts'),
})

const adminOrdersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/orders',
  staticData: { title: 'Orders', file: 'screens/admin/AdminOrders.tsx' },
  validateSearch: texts('q', 'status'),
  component: lazyRouteComponent(() => import('./screens/admin/AdminOrders.tsx'), 'AdminOrders'),
})

const treatmentsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/treatments',
  staticData: { title: 'Treatments', file: 'screens/plans/Treatments.tsx' },
  component: lazyRouteComponent(() => import('./screens/plans/Treatments.tsx'), 'Treatments'),
})

const auditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/audit',
  staticData: { title: 'Audit Log', file: 'screens/admin/AuditLog.tsx' },
  validateSearch: texts('person', 'action', 'from', 'to'),
  component: lazyRouteComponent(() => import('./screens/admin/AuditLog.tsx'), 'AuditLog'),
})

const settingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/settings',
  staticData: { title: 'Settings', file: 'screens/admin/Settings.tsx' },
  component: lazyRouteComponent(() => import('./screens/admin/Settings.tsx'), 'Settings'),
})

// On a phone, creating the router takes as long as everything before it.
await yieldToMain()

export const router = createRouter({
  routeTree: root.addChildren([
    entry.addChildren([
      authRoute,
      practitionerAuthRoute,
      resetPasswordRoute,
      changePasswordRoute,
      secondFactorRoute,
    ]),
    portal.addChildren([
      landingRoute,
      screens.addChildren([
        privacyRoute,
        dashboardRoute,
        planVersionsRoute,
        aiWizardRoute,
        bloodTestsRoute,
        whatToAskForRoute,
        creditsRoute,
        healthTrackingRoute,
        productsRoute,
        cartRoute,
        ordersRoute,
        profileRoute,
        noticesRoute,
        myRecordRoute,
        messagesRoute,
        threadRoute,
        practitionerRoute.addChildren([
          practitionerIndexRoute,
          patientsRoute,
          patientBloodTestsRoute,
          noteRoute,
          patientRoute.addChildren([
            patientOverviewRoute,
            patientTimelineRoute,
            patientPlansRoute,
            patientResultsRoute,
            patientNotesRoute,
            patientMessagesRoute,
          ]),
          treatmentPlansRoute,
          patientHealthRoute,
        ]),
      ]),
    ]),
    adminRoute.addChildren([
      adminDashboardRoute,
      usersRoute,
      assignmentsRoute,
      creditPackagesRoute,
      adminProductsRoute,
      adminOrdersRoute,
      treatmentsRoute,
      auditRoute,
      settingsRoute,
    ]),
  ]),
  notFoundMode: 'root',
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
