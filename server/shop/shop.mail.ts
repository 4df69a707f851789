import { dollars, orderNumber, stockBand } from '../../shared/shop.ts'
import type { Env } from '../config/env.ts'
import { DEFAULT_LOCALE, translatorFor } from '../platform/locales.ts'
import { type Addressee, greeting, type MailText, oneLine } from '../platform/mail.ts'

type Order = Addressee & { id: string; totalCents: number }

/** The mail that confirms an order to its buyer, by number and total, without the products. */
export function orderMail(env: Env, { id, totalCents, ...buyer }: Order): MailText {
  const number = orderNumber(id)
  return {
    subject: `Your order #${number} at ${env.CLINIC_NAME}`,
    text: `${greeting(buyer, translatorFor(DEFAULT_LOCALE))}\n\nthank you for your order #${number} of ${dollars(totalCents)}. Follow it here:\n\n${env.PUBLIC_URL}/orders`,
  }
}

/** The mail that tells an admin how many of a product are left. */
export function lowStockMail(env: Env, product: { name: string; stock: number }): MailText {
  const name = oneLine(product.name)
  return {
    subject: `${stockBand(product.stock)}: ${name}`,
    text: `${product.stock} of ${name} are left.\n\n${env.PUBLIC_URL}/admin/products`,
  }
}
