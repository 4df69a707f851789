import { usersInput } from '../../shared/admin.ts'
import { clinicUpdate } from '../../shared/clinicInputs.ts'
import { adjustCreditsInput, packageInput } from '../../shared/credits.ts'
import { newInviteInput } from '../../shared/invites.ts'
import { newPlanInput } from '../../shared/plans.ts'
import { adjustStockInput, productInput } from '../../shared/shopInputs.ts'
import { allCareLinks, createCareLink, removeCareLink } from '../access/assignments.ts'
import { todayIn } from '../access/days.ts'
import { careLinksInput, idInput } from '../access/inputs.ts'
import { audit, readAuditLog } from '../audit/audit.ts'
import { auditInput } from '../audit/inputs.ts'
import { createInvite, listInvites, revokeInvite } from '../auth/invites.ts'
import { restoreUser, setRole, suspendUser, verifyPractitioner } from '../auth/roles.ts'
import { backupState, makeBackupNow } from '../backup/now.ts'
import { backupStatus } from '../backup/status.ts'
import { mailState, storageState, testMail, testStorage } from '../clinic/checks.ts'
import { shownToAdmins, updateClinic } from '../clinic/settings.ts'
import { packageUpdateInput, recordSaleInput } from '../credits/inputs.ts'
import {
  adjustCredits,
  allPackages,
  createPackage,
  deletePackage,
  recordSale,
  updatePackage,
} from '../credits/packages.ts'
import { importsApply, importsRouter } from '../imports/router.ts'
import { planIdInput, plansInput, planUpdateInput } from '../plans/inputs.ts'
import { allPlans, createPlan, removePlan, updatePlan } from '../plans/plans.ts'
import { heldSince, releaseHold } from '../platform/outboundHold.ts'
import { ownsTables } from '../platform/portalRole.ts'
import {
  adminOrdersInput,
  orderPaymentInput,
  orderStatusInput,
  productIdInput,
  productUpdateInput,
} from '../shop/inputs.ts'
import { allOrders, setOrderPayment, setOrderStatus } from '../shop/orders.ts'
import {
  adjustStock,
  allProducts,
  createProduct,
  deleteProduct,
  stockLedger,
  updateProduct,
} from '../shop/products.ts'
import { changesCatalogue } from '../shop/router.ts'
import { forecast } from '../shop/supply.ts'
import { admin, router } from '../trpc.ts'
import { assignInput, nothing, peopleInput, setRoleInput, userIdInput } from './inputs.ts'
import { adminStats } from './stats.ts'
import { listUsers, peopleOfRole } from './users.ts'

const catalogueChange = admin.use(changesCatalogue)

const productsRouter = router({
  list: admin.query(({ ctx }) => allProducts(ctx.deps.db, ctx.t)),
  create: catalogueChange
    .input(productInput)
    .mutation(({ ctx, input }) => createProduct(ctx.deps, ctx.who, input)),
  update: catalogueChange.input(productUpdateInput).mutation(async ({ ctx, input: { id, ...fields } }) => {
    await updateProduct(ctx.deps, ctx.who, id, fields)
    return { success: true }
  }),
  delete: catalogueChange.input(productIdInput).mutation(async ({ ctx, input }) => {
    await deleteProduct(ctx.deps.db, ctx.who, input.productId)
    return { success: true }
  }),
  adjustStock: catalogueChange
    .input(adjustStockInput)
    .mutation(({ ctx, input }) => adjustStock(ctx.deps.db, ctx.who, input)),
  forecast: admin.query(({ ctx }) =>
    forecast(ctx.deps.db, ctx.t, todayIn(ctx.deps.clinic.settings.timeZone)),
  ),
  ledger: admin.input(productIdInput).query(({ ctx, input }) => stockLedger(ctx.deps.db, input.productId)),
})

const ordersRouter = router({
  list: admin.input(adminOrdersInput).query(({ ctx, input }) => allOrders(ctx.deps.db, input)),
  setPayment: admin.input(orderPaymentInput).mutation(async ({ ctx, input }) => {
    await setOrderPayment(ctx.deps.db, ctx.who, input.orderId, input.payment)
    return { success: true }
  }),
  setStatus: catalogueChange.input(orderStatusInput).mutation(async ({ ctx, input }) => {
    await setOrderStatus(ctx.deps.db, ctx.who, input.orderId, input.status)
    return { success: true }
  }),
})

const usersRouter = router({
  list: admin.input(usersInput).query(({ ctx, input }) => listUsers(ctx.deps.db, input)),
  people: admin
    .input(peopleInput)
    .query(({ ctx, input }) => peopleOfRole(ctx.deps, input.role, input.search)),
  setRole: admin.input(setRoleInput).mutation(async ({ ctx, input }) => {
    await setRole(ctx.deps.db, ctx.who, input.userId, input.role)
    return { success: true }
  }),
  verify: admin.input(userIdInput).mutation(async ({ ctx, input }) => {
    await verifyPractitioner(ctx.deps.db, ctx.who, input.userId)
    return { success: true }
  }),
  suspend: admin.input(userIdInput).mutation(async ({ ctx, input }) => {
    await suspendUser(ctx.deps.db, ctx.who, input.userId)
    return { success: true }
  }),
  restore: admin.input(userIdInput).mutation(async ({ ctx, input }) => {
    await restoreUser(ctx.deps.db, ctx.who, input.userId)
    return { success: true }
  }),
})

const invitesRouter = router({
  list: admin.query(({ ctx }) => listInvites(ctx.deps.db)),
  create: admin.input(newInviteInput).mutation(({ ctx, input }) => createInvite(ctx.deps, ctx.who, input)),
  revoke: admin.input(idInput).mutation(async ({ ctx, input }) => {
    await revokeInvite(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
})

const careLinksRouter = router({
  list: admin.input(careLinksInput).query(({ ctx, input }) => allCareLinks(ctx.deps.db, input)),
  assign: admin
    .input(assignInput)
    .mutation(({ ctx, input }) =>
      createCareLink(ctx.deps.db, ctx.who, input.practitionerId, input.patientId),
    ),
  remove: admin.input(idInput).mutation(async ({ ctx, input }) => {
    await removeCareLink(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
})

const packagesRouter = router({
  list: admin.query(({ ctx }) => allPackages(ctx.deps.db)),
  create: admin.input(packageInput).mutation(({ ctx, input }) => createPackage(ctx.deps.db, ctx.who, input)),
  update: admin.input(packageUpdateInput).mutation(async ({ ctx, input: { id, ...fields } }) => {
    await updatePackage(ctx.deps.db, ctx.who, id, fields)
    return { success: true }
  }),
  delete: admin.input(idInput).mutation(async ({ ctx, input }) => {
    await deletePackage(ctx.deps.db, ctx.who, input.id)
    return { success: true }
  }),
})

const plansRouter = router({
  list: admin.input(plansInput).query(({ ctx, input }) => allPlans(ctx.deps.db, ctx.who, input)),
  create: admin
    .input(newPlanInput)
    .mutation(({ ctx, input }) => createPlan(ctx.deps.db, ctx.who, input, ctx.locale)),
  update: admin.input(planUpdateInput).mutation(async ({ ctx, input: { id, ...fields } }) => {
    const plan = await updatePlan(ctx.deps.db, ctx.who, id, fields, ctx.locale, 'all')
    return { success: true, ...plan }
  }),
  delete: admin.input(planIdInput).mutation(async ({ ctx, input }) => {
    await removePlan(ctx.deps.db, ctx.who, input.id, 'all')
    return { success: true }
  }),
})

const clinicAdminRouter = router({
  settings: admin.query(({ ctx }) => shownToAdmins(ctx.deps.clinic)),
  update: admin.input(clinicUpdate).mutation(async ({ ctx, input }) => {
    await updateClinic(ctx.deps, ctx.who, input)
    return shownToAdmins(ctx.deps.clinic)
  }),
  /** Whether mails, the storage and backups work, as far as known without a test. */
  checks: admin.query(async ({ ctx }) => ({
    mail: await mailState(ctx.deps),
    storage: storageState(ctx.deps.env),
    backup: await backupState(ctx.deps),
  })),
  testMail: admin.input(nothing).mutation(({ ctx }) => testMail(ctx.deps, ctx.who, ctx.t)),
  testStorage: admin.input(nothing).mutation(({ ctx }) => testStorage(ctx.deps)),
  makeBackup: admin.input(nothing).mutation(async ({ ctx }) => {
    await makeBackupNow(ctx.deps, ctx.who)
    return { success: true }
  }),
})

const creditsRouter = router({
  recordSale: admin
    .input(recordSaleInput)
    .mutation(({ ctx, input }) => recordSale(ctx.deps.db, ctx.who, input)),
  adjust: admin
    .input(adjustCreditsInput)
    .mutation(({ ctx, input }) => adjustCredits(ctx.deps.db, ctx.who, input)),
})

/** The API for admins: makes each noun's rules available to them. */
export const adminRouter = router({
  clinic: clinicAdminRouter,
  backup: admin.query(({ ctx }) => backupStatus(ctx.deps)),
  /** Since when outbound sending is suspended after a restore; null when it is not. */
  sending: admin.query(async ({ ctx }) => ({ heldSince: await heldSince(ctx.deps.db) })),
  releaseSending: admin.mutation(async ({ ctx }) => {
    await ctx.deps.db.transaction(async (tx) => {
      await releaseHold(tx)
      await audit(tx, { actorId: ctx.who.userId, action: 'sending.release' })
    })
    return { success: true }
  }),
  /** True if the portal connects with the role that owns its tables. */
  ownsTables: admin.query(({ ctx }) => ownsTables(ctx.deps.db)),
  stats: admin.query(({ ctx }) => adminStats(ctx.deps.db, ctx.t)),
  audit: router({
    list: admin.input(auditInput).query(({ ctx, input }) => readAuditLog(ctx.deps.db, input)),
  }),
  users: usersRouter,
  invites: invitesRouter,
  assignments: careLinksRouter,
  packages: packagesRouter,
  plans: plansRouter,
  credits: creditsRouter,
  products: productsRouter,
  orders: ordersRouter,
  imports: importsRouter,
  'imports.apply': importsApply,
})
