import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { MessageId } from '../locales/messages.ts'
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
    /** The document's title before the clinic's name: null for the landing page, absent where no page is. */
    title?: MessageId | null
  }
}

/** A component that is loaded when its page opens. At the build, `load` names its file: client/build/prerenderPages.ts. */
function lazy<Name extends string>(load: () => Promise<Record<Name, RouteComponent>>, name: Name) {
  const component = lazyRouteComponent(load, name) as RouteComponent
  return import.meta.env.SSR ? Object.assign(component, { load }) : component
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

/** `check` is the number, from 1, of the line to check. */
const testSearch = ({ test, check }: Record<string, unknown>): { test?: string; check?: number } => ({
  ...(typeof test === 'string' && { test }),
  ...(typeof check === 'number' && check >= 1 && { check: Math.floor(check) }),
})

/** A plan to begin from what another page wrote, or the id of one to edit. */
const planSearch = ({ draft, edit }: Record<string, unknown>): { draft?: 1; edit?: string } => ({
  ...(draft === 1 && { draft: 1 as const }),
  ...(typeof edit === 'string' && { edit }),
})

/** Set after a note was signed. */
const signedSearch = ({ signed }: Record<string, unknown>): { signed?: 1 } =>
  signed === 1 ? { signed: 1 } : {}

type Guard = (entering: {
  location: { href: string }
  preload: boolean
  cause: string
  search: { next?: string; tab?: 'sign-up' }
}) => void | Promise<void>

type PageOptions<Search> = {
  guard?: Guard
  search?: Search
  /** The first requests, sent in parallel with the page's code, or when a link to it is hovered. */
  prefetch?: keyof typeof import('./app/prefetch.ts').prefetches
}

/** Sends a page's first requests, except when it is prerendered at build. */
const prefetched = (requests: NonNullable<PageOptions<unknown>['prefetch']>) => () =>
  import.meta.env.SSR
    ? undefined
    : import('./app/prefetch.ts').then(({ prefetches }) => prefetches[requests]())

/** A page with its title, or a layout without one. */
function page<
  Parent extends AnyRoute,
  const Path extends string,
  Search extends ((search: Record<string, unknown>) => object) | undefined = undefined,
>(
  parent: Parent,
  path: Path,
  title: MessageId | null | undefined,
  component: RouteComponent,
  { guard, search, prefetch }: PageOptions<Search> = {},
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component,
    staticData: { title },
    validateSearch: search as Search,
    // `undefined` in the route's type: guards add nothing to the context, and no screen reads loader data.
    beforeLoad: guard as undefined,
    loader: (prefetch && prefetched(prefetch)) as undefined,
  })
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: ErrorPage })
const portal = createRoute({ getParentRoute: () => root, id: 'portal', component: PortalLayout })
// The landing page is not among them: it is drawn without tRPC.
const withTrpc = lazy(() => import('./layout/TrpcProvider.tsx'), 'TrpcOutlet')
const entry = createRoute({ getParentRoute: () => root, id: 'entry', component: withTrpc })
const screens = createRoute({ getParentRoute: () => portal, id: 'screens', component: withTrpc })

const landing = page(
  portal,
  '/',
  null,
  lazy(() => import('./screens/landing/Landing.tsx'), 'Landing'),
)
const care = page(
  screens,
  '/practitioner',
  undefined,
  lazy(() => import('./layout/PractitionerArea.tsx'), 'PractitionerArea'),
  { guard: practitioner },
)
const patient = page(
  care,
  '/patients/$patientId',
  'app.page.patient',
  lazy(() => import('./screens/care/Patient.tsx'), 'Patient'),
)
const profile = page(
  screens,
  '/profile',
  undefined,
  lazy(() => import('./screens/account/Profile.tsx'), 'Profile'),
  { guard: signedIn() },
)
const office = page(
  root,
  '/admin',
  undefined,
  lazy(() => import('./layout/AdminLayout.tsx'), 'AdminLayout'),
  { guard: admin },
)

// Listed outside `addChildren`, where TypeScript would infer `any` for their search parameters.

const entryPages = [
  page(
    entry,
    '/auth',
    'app.page.auth',
    lazy(() => import('./screens/auth/PatientAuth.tsx'), 'PatientAuth'),
    {
      search: entrySearch,
      guard: signedOut('/dashboard'),
    },
  ),
  page(
    entry,
    '/practitioner-auth',
    'app.page.practitionerAuth',
    lazy(() => import('./screens/auth/PractitionerAuth.tsx'), 'PractitionerAuth'),
    {
      search: entrySearch,
      guard: signedOut('/ai-wizard'),
    },
  ),
  page(
    entry,
    '/reset-password',
    'app.page.resetPassword',
    lazy(() => import('./screens/auth/ResetPassword.tsx'), 'ResetPassword'),
    { search: texts('token') },
  ),
  page(
    entry,
    '/change-password',
    'app.page.changePassword',
    lazy(() => import('./screens/account/ChangePassword.tsx'), 'ChangePassword'),
    {
      search: entrySearch,
      guard: mustChoosePassword,
    },
  ),
  page(
    entry,
    '/second-factor',
    'app.page.secondFactor',
    lazy(() => import('./screens/account/SecondFactor.tsx'), 'SecondFactor'),
    {
      search: entrySearch,
      guard: factorRequired,
    },
  ),
] as const

const messages = lazy(() => import('./screens/messages/Messages.tsx'), 'Messages')

const portalPages = [
  page(
    screens,
    '/privacy',
    'app.page.privacy',
    lazy(() => import('./screens/clinic/Privacy.tsx'), 'Privacy'),
  ),
  page(
    screens,
    '/imprint',
    'app.page.imprint',
    lazy(() => import('./screens/clinic/Imprint.tsx'), 'Imprint'),
  ),
  page(
    screens,
    '/dashboard',
    'app.page.dashboard',
    lazy(() => import('./screens/plans/Dashboard.tsx'), 'Dashboard'),
    {
      guard: signedIn(),
      prefetch: 'dashboard',
    },
  ),
  page(
    screens,
    '/plans/$planId/versions',
    'app.page.planVersions',
    lazy(() => import('./screens/plans/PlanVersions.tsx'), 'PlanVersions'),
    {
      guard: signedIn(),
    },
  ),
  page(
    screens,
    '/ai-wizard',
    'app.page.aiWizard',
    lazy(() => import('./screens/credits/AiWizard.tsx'), 'AiWizard'),
    {
      guard: signedIn('app.signInFirst.wizard'),
    },
  ),
  page(
    screens,
    '/blood-tests',
    'app.page.bloodTests',
    lazy(() => import('./screens/bloodTests/BloodTests.tsx'), 'BloodTests'),
    {
      search: testSearch,
      guard: signedIn('app.signInFirst.bloodTests'),
      prefetch: 'bloodTests',
    },
  ),
  page(
    screens,
    '/blood-tests/markers',
    'app.page.markers',
    lazy(() => import('./screens/bloodTests/MyMarkers.tsx'), 'MyMarkers'),
    {
      search: texts('q', 'show', 'marker'),
      guard: signedIn(),
      prefetch: 'markers',
    },
  ),
  page(
    screens,
    '/blood-tests/what-to-ask-for',
    'app.page.whatToAskFor',
    lazy(() => import('./screens/bloodTests/WhatToAskFor.tsx'), 'WhatToAskFor'),
    {
      guard: signedIn(),
    },
  ),
  page(
    screens,
    '/credits',
    'app.page.credits',
    lazy(() => import('./screens/credits/Credits.tsx'), 'Credits'),
    { guard: signedIn() },
  ),
  page(
    screens,
    '/health-tracking',
    'app.page.healthTracking',
    lazy(() => import('./screens/health/HealthTracking.tsx'), 'HealthTracking'),
    { guard: signedIn() },
  ),
  page(
    screens,
    '/products',
    'app.page.products',
    lazy(() => import('./screens/shop/Products.tsx'), 'Products'),
    {
      search: texts('q', 'category', 'product'),
      prefetch: 'products',
    },
  ),
  page(
    screens,
    '/cart',
    'app.page.cart',
    lazy(() => import('./screens/shop/Cart.tsx'), 'Cart'),
  ),
  page(
    screens,
    '/orders',
    'app.page.myOrders',
    lazy(() => import('./screens/shop/Orders.tsx'), 'Orders'),
    { guard: signedIn() },
  ),
  page(
    screens,
    '/notices',
    'app.page.notices',
    lazy(() => import('./screens/notices/Notices.tsx'), 'Notices'),
    { guard: signedIn() },
  ),
  page(
    screens,
    '/my-record',
    'app.page.myRecord',
    lazy(() => import('./screens/care/MyRecord.tsx'), 'MyRecord'),
    { guard: signedIn() },
  ),
  page(screens, '/messages', 'app.page.messages', messages, { guard: signedIn() }),
  page(screens, '/messages/$userId', 'app.page.messages', messages, { guard: signedIn() }),
] as const

const carePages = [
  createRoute({
    getParentRoute: () => care,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/practitioner/patients' })
    },
  }),
  page(
    care,
    '/patients',
    'app.page.patients',
    lazy(() => import('./screens/care/Patients.tsx'), 'Patients'),
    { prefetch: 'patients' },
  ),
  page(
    care,
    '/patients/$patientId/note',
    'app.page.visitNote',
    lazy(() => import('./screens/care/NoteEditor.tsx'), 'NoteEditor'),
  ),
  page(
    care,
    '/patients/$id/blood-tests',
    'app.page.bloodTests',
    lazy(() => import('./screens/bloodTests/PatientBloodTests.tsx'), 'PatientBloodTests'),
    {
      search: texts('test'),
    },
  ),
  page(
    care,
    '/patients/$id/markers',
    'app.page.patientMarkers',
    lazy(() => import('./screens/bloodTests/MyMarkers.tsx'), 'PatientMarkers'),
    {
      search: texts('q', 'show', 'marker'),
    },
  ),
  page(
    care,
    '/treatment-plans',
    'app.page.treatmentPlans',
    lazy(() => import('./screens/plans/TreatmentPlans.tsx'), 'TreatmentPlans'),
    { search: planSearch },
  ),
  page(
    care,
    '/patient-health',
    'app.page.patientHealth',
    lazy(() => import('./screens/health/PatientHealth.tsx'), 'PatientHealth'),
    {
      search: texts('patient'),
    },
  ),
] as const

const patientPages = [
  page(
    patient,
    '/',
    'app.page.patient',
    lazy(() => import('./screens/care/PatientOverview.tsx'), 'PatientOverview'),
  ),
  page(
    patient,
    '/timeline',
    'app.page.timeline',
    lazy(() => import('./screens/care/PatientTimeline.tsx'), 'PatientTimeline'),
  ),
  page(
    patient,
    '/plans',
    'app.page.plans',
    lazy(() => import('./screens/care/PatientPlans.tsx'), 'PatientPlans'),
  ),
  page(
    patient,
    '/results',
    'app.page.results',
    lazy(() => import('./screens/care/PatientResults.tsx'), 'PatientResults'),
  ),
  page(
    patient,
    '/notes',
    'app.page.notes',
    lazy(() => import('./screens/care/PatientNotes.tsx'), 'PatientNotes'),
    { search: signedSearch },
  ),
  page(
    patient,
    '/messages',
    'app.page.messages',
    lazy(() => import('./screens/messages/PatientMessages.tsx'), 'PatientMessages'),
  ),
] as const

const profilePages = [
  createRoute({
    getParentRoute: () => profile,
    path: '/',
    component: lazy(() => import('./screens/account/ProfileDetails.tsx'), 'ProfileDetails'),
    staticData: { title: 'app.page.profile' },
    loader: prefetched('profile'),
    beforeLoad: ({ location }) => {
      // The address of the reminders before each part had its own.
      if (location.hash === 'reminders') throw redirect({ to: '/profile/reminders' })
    },
  }),
  page(
    profile,
    '/reminders',
    'notices.reminders',
    lazy(() => import('./screens/account/Reminders.tsx'), 'Reminders'),
  ),
  page(
    profile,
    '/security',
    'account.part.security',
    lazy(() => import('./screens/account/Security.tsx'), 'Security'),
    { search: texts('error') },
  ),
  page(
    profile,
    '/data',
    'account.part.data',
    lazy(() => import('./screens/account/MyData.tsx'), 'MyData'),
  ),
] as const

const officePages = [
  page(
    office,
    '/',
    'app.page.adminDashboard',
    lazy(() => import('./screens/admin/AdminDashboard.tsx'), 'AdminDashboard'),
    { prefetch: 'admin' },
  ),
  page(
    office,
    '/users',
    'app.page.users',
    lazy(() => import('./screens/admin/Users.tsx'), 'Users'),
    { search: texts('q', 'role', 'sort') },
  ),
  page(
    office,
    '/practitioner-patients',
    'app.page.assignments',
    lazy(() => import('./screens/admin/Assignments.tsx'), 'Assignments'),
  ),
  page(
    office,
    '/credit-packages',
    'app.page.packages',
    lazy(() => import('./screens/admin/CreditPackages.tsx'), 'CreditPackages'),
  ),
  page(
    office,
    '/products',
    'app.page.products',
    lazy(() => import('./screens/admin/AdminProducts.tsx'), 'AdminProducts'),
    { search: texts('q', 'tab') },
  ),
  page(
    office,
    '/orders',
    'app.page.orders',
    lazy(() => import('./screens/admin/AdminOrders.tsx'), 'AdminOrders'),
    { search: texts('q', 'status') },
  ),
  page(
    office,
    '/treatments',
    'app.page.treatments',
    lazy(() => import('./screens/plans/Treatments.tsx'), 'Treatments'),
  ),
  page(
    office,
    '/audit',
    'app.page.audit',
    lazy(() => import('./screens/admin/AuditLog.tsx'), 'AuditLog'),
    {
      search: texts('person', 'action', 'from', 'to'),
    },
  ),
  page(
    office,
    '/clinic',
    'app.page.clinic',
    lazy(() => import('./screens/admin/Clinic.tsx'), 'Clinic'),
  ),
  page(
    office,
    '/settings',
    'app.page.settings',
    lazy(() => import('./screens/admin/Settings.tsx'), 'Settings'),
  ),
] as const

const routeTree = root.addChildren([
  entry.addChildren(entryPages),
  portal.addChildren([
    landing,
    screens.addChildren([
      ...portalPages,
      profile.addChildren(profilePages),
      care.addChildren([...carePages, patient.addChildren(patientPages)]),
    ]),
  ]),
  office.addChildren(officePages),
])

// On a phone, creating the router takes as long as everything before it.
await yieldToMain()

export const router = createRouter({
  routeTree,
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
