import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  type RouteComponent,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { PlainId } from '../locales/translate.ts'
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
    title?: PlainId | null
  }
}

/** A component that is loaded when its page opens. `load` names its file for client/build/prerenderPages.ts. */
function lazily<Loads extends { [Name in keyof Loads]: () => Promise<Record<Name, RouteComponent>> }>(
  loads: Loads,
) {
  const components = Object.entries<() => Promise<Record<string, RouteComponent>>>(loads).map(
    ([name, load]) => [name, Object.assign(lazyRouteComponent(load, name), { load })],
  )
  return Object.fromEntries(components) as Record<keyof Loads, RouteComponent>
}

const screen = lazily({
  TrpcOutlet: () => import('./layout/TrpcProvider.tsx'),
  PractitionerArea: () => import('./layout/PractitionerArea.tsx'),
  AdminLayout: () => import('./layout/AdminLayout.tsx'),
  PatientAuth: () => import('./screens/auth/PatientAuth.tsx'),
  PractitionerAuth: () => import('./screens/auth/PractitionerAuth.tsx'),
  AcceptInvite: () => import('./screens/auth/AcceptInvite.tsx'),
  ResetPassword: () => import('./screens/auth/ResetPassword.tsx'),
  Privacy: () => import('./screens/clinic/Privacy.tsx'),
  Imprint: () => import('./screens/clinic/Imprint.tsx'),
  ChangePassword: () => import('./screens/account/ChangePassword.tsx'),
  SignOnDevice: () => import('./screens/consents/SignOnDevice.tsx'),
  SecondFactor: () => import('./screens/account/SecondFactor.tsx'),
  Profile: () => import('./screens/account/Profile.tsx'),
  ProfileDetails: () => import('./screens/account/ProfileDetails.tsx'),
  Reminders: () => import('./screens/account/Reminders.tsx'),
  Security: () => import('./screens/account/Security.tsx'),
  MyData: () => import('./screens/account/MyData.tsx'),
  Landing: () => import('./screens/landing/Landing.tsx'),
  Dashboard: () => import('./screens/plans/Dashboard.tsx'),
  PlanVersions: () => import('./screens/plans/PlanVersions.tsx'),
  TreatmentPlans: () => import('./screens/plans/TreatmentPlans.tsx'),
  Treatments: () => import('./screens/plans/Treatments.tsx'),
  AiWizard: () => import('./screens/credits/AiWizard.tsx'),
  Credits: () => import('./screens/credits/Credits.tsx'),
  BloodTests: () => import('./screens/bloodTests/BloodTests.tsx'),
  WhatToAskFor: () => import('./screens/bloodTests/WhatToAskFor.tsx'),
  MyMarkers: () => import('./screens/bloodTests/MyMarkers.tsx'),
  PatientMarkers: () => import('./screens/bloodTests/MyMarkers.tsx'),
  PatientBloodTests: () => import('./screens/bloodTests/PatientBloodTests.tsx'),
  HealthTracking: () => import('./screens/health/HealthTracking.tsx'),
  Measurements: () => import('./screens/measurements/Measurements.tsx'),
  PatientMeasurements: () => import('./screens/measurements/PatientMeasurements.tsx'),
  PatientHealth: () => import('./screens/health/PatientHealth.tsx'),
  Products: () => import('./screens/shop/Products.tsx'),
  Cart: () => import('./screens/shop/Cart.tsx'),
  Orders: () => import('./screens/shop/Orders.tsx'),
  Notices: () => import('./screens/notices/Notices.tsx'),
  ImportRecord: () => import('./screens/record/ImportRecord.tsx'),
  MyTimeline: () => import('./screens/care/MyTimeline.tsx'),
  MyRecord: () => import('./screens/record/MyRecord.tsx'),
  SharedRecord: () => import('./screens/record/SharedRecord.tsx'),
  Patients: () => import('./screens/care/Patients.tsx'),
  Patient: () => import('./screens/care/Patient.tsx'),
  PatientOverview: () => import('./screens/care/PatientOverview.tsx'),
  PatientPlans: () => import('./screens/care/PatientPlans.tsx'),
  PatientResults: () => import('./screens/care/PatientResults.tsx'),
  PatientNotes: () => import('./screens/care/PatientNotes.tsx'),
  NoteEditor: () => import('./screens/care/NoteEditor.tsx'),
  PatientTimeline: () => import('./screens/care/PatientTimeline.tsx'),
  MyForms: () => import('./screens/forms/MyForms.tsx'),
  FillForm: () => import('./screens/forms/FillForm.tsx'),
  MyAppointments: () => import('./screens/appointments/MyAppointments.tsx'),
  Documents: () => import('./screens/consents/Documents.tsx'),
  OwnDocument: () => import('./screens/consents/OwnDocument.tsx'),
  ClinicDocuments: () => import('./screens/consents/ClinicDocuments.tsx'),
  PatientDocuments: () => import('./screens/consents/PatientDocuments.tsx'),
  Messages: () => import('./screens/messages/Messages.tsx'),
  PatientMessages: () => import('./screens/messages/PatientMessages.tsx'),
  PatientForms: () => import('./screens/forms/PatientForms.tsx'),
  FormList: () => import('./screens/forms/FormList.tsx'),
  FormEditor: () => import('./screens/forms/FormEditor.tsx'),
  PractitionerAppointments: () => import('./screens/appointments/PractitionerAppointments.tsx'),
  ClinicDay: () => import('./screens/appointments/ClinicDay.tsx'),
  AdminDashboard: () => import('./screens/admin/AdminDashboard.tsx'),
  Users: () => import('./screens/admin/Users.tsx'),
  Assignments: () => import('./screens/admin/Assignments.tsx'),
  CreditPackages: () => import('./screens/admin/CreditPackages.tsx'),
  AdminProducts: () => import('./screens/admin/AdminProducts.tsx'),
  AdminOrders: () => import('./screens/admin/AdminOrders.tsx'),
  AuditLog: () => import('./screens/admin/AuditLog.tsx'),
  Import: () => import('./screens/imports/Import.tsx'),
  Clinic: () => import('./screens/admin/Clinic.tsx'),
  Settings: () => import('./screens/admin/Settings.tsx'),
})

/** Reads the named search parameters as text, without empty ones. The router reads digits as a number. */
function texts<Key extends string>(...keys: Key[]) {
  return (search: Record<string, unknown>) => {
    const found: { [K in Key]?: string } = {}
    for (const key of keys) {
      if ((search[key] ?? '') !== '') found[key] = String(search[key])
    }
    return found
  }
}

/** `check` is the number, from 1, of the line to check. */
const testSearch = (search: Record<string, unknown>): { test?: string; check?: number } => ({
  ...texts('test')(search),
  ...(Number(search.check) >= 1 && { check: Math.floor(Number(search.check)) }),
})

/** A plan to begin from what another page wrote, or the id of one to edit. */
const planSearch = (search: Record<string, unknown>): { draft?: 1; edit?: string } => ({
  ...(search.draft === 1 && { draft: 1 as const }),
  ...texts('edit')(search),
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
  title: PlainId | null | undefined,
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
const entry = createRoute({ getParentRoute: () => root, id: 'entry', component: screen.TrpcOutlet })
const screens = createRoute({ getParentRoute: () => portal, id: 'screens', component: screen.TrpcOutlet })

// Without the portal's bars, for what is filled in from the first to the last part.
const focus = createRoute({ getParentRoute: () => root, id: 'focus', component: screen.TrpcOutlet })

const landing = page(portal, '/', null, screen.Landing)
const care = page(screens, '/practitioner', undefined, screen.PractitionerArea, { guard: practitioner })
const patient = page(care, '/patients/$patientId', 'app.page.patient', screen.Patient)
const profile = page(screens, '/profile', undefined, screen.Profile, { guard: signedIn() })
const office = page(root, '/admin', undefined, screen.AdminLayout, { guard: admin })

/** Most pages of the portal need a session. */
const forMembers = { guard: signedIn() }

// Listed outside `addChildren`, where TypeScript would infer `any` for their search parameters.

const entryPages = [
  page(entry, '/view', 'app.page.sharedRecord', screen.SharedRecord),
  page(entry, '/auth', 'app.page.auth', screen.PatientAuth, {
    search: entrySearch,
    guard: signedOut('/dashboard'),
  }),
  page(entry, '/practitioner-auth', 'app.page.practitionerAuth', screen.PractitionerAuth, {
    search: entrySearch,
    guard: signedOut('/ai-wizard'),
  }),
  page(entry, '/invite/$token', 'app.page.invite', screen.AcceptInvite),
  page(entry, '/reset-password', 'app.page.resetPassword', screen.ResetPassword, { search: texts('token') }),
  page(entry, '/change-password', 'app.page.changePassword', screen.ChangePassword, {
    search: entrySearch,
    guard: mustChoosePassword,
  }),
  page(entry, '/second-factor', 'app.page.secondFactor', screen.SecondFactor, {
    search: entrySearch,
    guard: factorRequired,
  }),
] as const

const portalPages = [
  page(screens, '/privacy', 'app.page.privacy', screen.Privacy),
  page(screens, '/imprint', 'app.page.imprint', screen.Imprint),
  page(screens, '/dashboard', 'app.page.dashboard', screen.Dashboard, {
    guard: signedIn(),
    prefetch: 'dashboard',
  }),
  page(screens, '/plans/$planId/versions', 'app.page.planVersions', screen.PlanVersions, forMembers),
  page(screens, '/ai-wizard', 'app.page.aiWizard', screen.AiWizard, {
    guard: signedIn('app.signInFirst.wizard'),
  }),
  page(screens, '/blood-tests', 'app.page.bloodTests', screen.BloodTests, {
    search: testSearch,
    guard: signedIn('app.signInFirst.bloodTests'),
    prefetch: 'bloodTests',
  }),
  page(screens, '/blood-tests/markers', 'app.page.markers', screen.MyMarkers, {
    search: texts('q', 'show', 'marker'),
    guard: signedIn(),
    prefetch: 'markers',
  }),
  page(screens, '/blood-tests/what-to-ask-for', 'app.page.whatToAskFor', screen.WhatToAskFor, forMembers),
  page(screens, '/credits', 'app.page.credits', screen.Credits, forMembers),
  page(screens, '/health-tracking', 'app.page.healthTracking', screen.HealthTracking, forMembers),
  page(screens, '/health-tracking/measurements', 'app.page.measurements', screen.Measurements, forMembers),
  page(screens, '/products', 'app.page.products', screen.Products, {
    search: texts('q', 'category', 'product'),
    prefetch: 'products',
  }),
  page(screens, '/cart', 'app.page.cart', screen.Cart),
  page(screens, '/orders', 'app.page.myOrders', screen.Orders, forMembers),
  page(screens, '/notices', 'app.page.notices', screen.Notices, forMembers),
  page(screens, '/record/import', 'app.page.recordImport', screen.ImportRecord, {
    search: texts('id'),
    guard: signedIn(),
  }),
  page(screens, '/record', 'app.page.myRecord', screen.MyRecord, forMembers),
  page(screens, '/record/timeline', 'app.page.timeline', screen.MyTimeline, forMembers),
  createRoute({
    getParentRoute: () => screens,
    // In mails and notifications of earlier releases.
    path: '/my-record',
    beforeLoad: () => {
      throw redirect({ to: '/record/timeline' })
    },
  }),
  page(screens, '/appointments', 'app.page.appointments', screen.MyAppointments, forMembers),
  page(screens, '/forms', 'app.page.forms', screen.MyForms, forMembers),
  page(screens, '/documents', 'app.page.documents', screen.Documents, forMembers),
  page(screens, '/documents/$id', 'app.page.document', screen.OwnDocument, forMembers),
  page(screens, '/messages', 'app.page.messages', screen.Messages, forMembers),
  page(screens, '/messages/$userId', 'app.page.messages', screen.Messages, forMembers),
] as const

const focusPages = [
  page(focus, '/sign', 'app.page.sign', screen.SignOnDevice),
  page(focus, '/forms/$formId', 'app.page.form', screen.FillForm, {
    search: texts('part', 'view'),
    guard: signedIn(),
  }),
] as const

const carePages = [
  createRoute({
    getParentRoute: () => care,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/practitioner/patients' })
    },
  }),
  page(care, '/patients', 'app.page.patients', screen.Patients, { prefetch: 'patients' }),
  page(care, '/patients/$patientId/note', 'app.page.visitNote', screen.NoteEditor),
  page(care, '/patients/$id/blood-tests', 'app.page.bloodTests', screen.PatientBloodTests, {
    search: texts('test'),
  }),
  page(care, '/patients/$id/markers', 'app.page.patientMarkers', screen.PatientMarkers, {
    search: texts('q', 'show', 'marker'),
  }),
  page(care, '/treatment-plans', 'app.page.treatmentPlans', screen.TreatmentPlans, { search: planSearch }),
  page(care, '/patient-health', 'app.page.patientHealth', screen.PatientHealth, {
    search: texts('patient'),
  }),
  page(care, '/documents', 'app.page.documents', screen.ClinicDocuments),
  page(care, '/appointments', 'app.page.appointments', screen.PractitionerAppointments, {
    search: texts('week'),
  }),
  page(care, '/forms', 'app.page.forms', screen.FormList),
  page(care, '/forms/$formId', 'app.page.form', screen.FormEditor),
] as const

const patientPages = [
  page(patient, '/', 'app.page.patient', screen.PatientOverview),
  page(patient, '/timeline', 'app.page.timeline', screen.PatientTimeline),
  page(patient, '/measurements', 'app.page.patientMeasurements', screen.PatientMeasurements),
  page(patient, '/plans', 'app.page.plans', screen.PatientPlans),
  page(patient, '/results', 'app.page.results', screen.PatientResults),
  page(patient, '/forms', 'app.page.patientForms', screen.PatientForms),
  page(patient, '/notes', 'app.page.notes', screen.PatientNotes, { search: signedSearch }),
  page(patient, '/documents', 'app.page.documents', screen.PatientDocuments),
  page(patient, '/messages', 'app.page.messages', screen.PatientMessages),
] as const

const profilePages = [
  createRoute({
    getParentRoute: () => profile,
    path: '/',
    component: screen.ProfileDetails,
    staticData: { title: 'app.page.profile' },
    loader: prefetched('profile'),
    beforeLoad: ({ location }) => {
      // The address of the reminders before each part had its own.
      if (location.hash === 'reminders') throw redirect({ to: '/profile/reminders' })
    },
  }),
  page(profile, '/reminders', 'notices.reminders', screen.Reminders),
  page(profile, '/security', 'account.part.security', screen.Security, { search: texts('error') }),
  page(profile, '/data', 'account.part.data', screen.MyData),
] as const

const officePages = [
  page(office, '/', 'app.page.adminDashboard', screen.AdminDashboard, { prefetch: 'admin' }),
  page(office, '/users', 'app.page.users', screen.Users, { search: texts('q', 'role', 'sort') }),
  page(office, '/practitioner-patients', 'app.page.assignments', screen.Assignments),
  page(office, '/credit-packages', 'app.page.packages', screen.CreditPackages),
  page(office, '/products', 'app.page.products', screen.AdminProducts, { search: texts('q', 'tab') }),
  page(office, '/orders', 'app.page.orders', screen.AdminOrders, { search: texts('q', 'status') }),
  page(office, '/appointments', 'app.page.appointments', screen.ClinicDay, { search: texts('date') }),
  page(office, '/treatments', 'app.page.treatments', screen.Treatments),
  page(office, '/audit', 'app.page.audit', screen.AuditLog, {
    search: texts('person', 'action', 'from', 'to'),
  }),
  page(office, '/import', 'app.page.import', screen.Import, { search: texts('kind', 'id') }),
  page(office, '/clinic', 'app.page.clinic', screen.Clinic),
  page(office, '/settings', 'app.page.settings', screen.Settings),
] as const

const routeTree = root.addChildren([
  entry.addChildren(entryPages),
  focus.addChildren(focusPages),
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
  // What is searched for is text, whatever it resembles: "36e5" is no number, and "[1" no JSON.
  parseSearch: parseSearchWith(String),
  stringifySearch: stringifySearchWith(String),
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
