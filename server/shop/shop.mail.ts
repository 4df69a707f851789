import type { Translate } from '../../locales/translate.ts'
import { dollars, orderNumber, stockBand } from '../../shared/shop.ts'
import type { Env } from '../config/env.ts'
import { type Addressee, greeting, type MailText, oneLine } from '../platform/mail.ts'

type Order = Addressee & { id: string; totalCents: number }

/** The mail that confirms an order to its buyer, by number and total, without the products. */
export function orderMail(env: Env, { id, totalCents, ...buyer }: Order, t: Translate): MailText {
  const number = orderNumber(id)
  return {
    subject: t('shop.mail.order.subject', { number, clinic: env.CLINIC_NAME }),
    text: t('shop.mail.order.text', {
      greeting: greeting(buyer, t),
      number,
      total: dollars(totalCents),
      url: `${env.PUBLIC_URL}/orders`,
    }),
  }
}

/** The mail that tells an admin how many of a product are left. */
export function lowStockMail(env: Env, product: { name: string; stock: number }, t: Translate): MailText {
  const name = oneLine(product.name)
  return {
    subject: t('shop.mail.stock.subject', { band: stockBand(product.stock), name }),
    text: t('shop.mail.stock.text', { stock: product.stock, name, url: `${env.PUBLIC_URL}/admin/products` }),
  }
}
