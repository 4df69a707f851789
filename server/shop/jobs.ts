import { eq } from 'drizzle-orm'
import { orders, products, userRoles, users } from '../../drizzle/schema.ts'
import { dollars, orderNumber, stockBand } from '../../shared/shop.ts'
import { handle } from '../platform/jobs.ts'
import { oneLine, sendMailJob } from '../platform/mail.job.ts'
import type { Services } from '../platform/services.ts'
import { confirmOrder, noticeLowStock } from './checkout.ts'

/** Mails the buyer the order's number and total, but not what was bought. */
export const confirmOrderHandler = ({ db, jobs, env }: Pick<Services, 'env' | 'db' | 'jobs'>) =>
  handle({
    kind: confirmOrder,
    async run({ orderId }) {
      const [order] = await db
        .select({ totalCents: orders.totalCents, name: users.name, email: users.email })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(eq(orders.id, orderId))
      if (!order) return
      await jobs.enqueue(db, sendMailJob, {
        to: order.email,
        subject: `Your order #${orderNumber(orderId)} at ${env.CLINIC_NAME}`,
        text: `Hello ${oneLine(order.name)},\n\nthank you for your order #${orderNumber(orderId)} of ${dollars(order.totalCents)}. Follow it here:\n\n${env.PUBLIC_URL}/orders`,
      })
    },
  })

/** Mails every admin that a product is running low. */
export const noticeLowStockHandler = ({ db, jobs, env }: Pick<Services, 'env' | 'db' | 'jobs'>) =>
  handle({
    kind: noticeLowStock,
    async run({ productId }) {
      const [product] = await db.select().from(products).where(eq(products.id, productId))
      if (!product) return
      const name = oneLine(product.name)
      const admins = await db
        .select({ email: users.email })
        .from(users)
        .innerJoin(userRoles, eq(userRoles.userId, users.id))
        .where(eq(userRoles.role, 'admin'))
      const mails = admins.map(({ email }) => ({
        to: email,
        subject: `${stockBand(product.stock)}: ${name}`,
        text: `${product.stock} of ${name} are left.\n\n${env.PUBLIC_URL}/admin/products`,
      }))
      await jobs.enqueueAll(db, sendMailJob, mails)
    },
  })
