import type { Translate } from '../../locales/translate.ts'
import { orderNumber, stockBand } from '../../shared/shop.ts'
import { type Addressee, greeting, type MailText, oneLine, type Sender } from '../platform/mail.ts'

type Order = Addressee & { id: string; totalCents: number }

/** The mail that confirms an order to its buyer, by number and total, without the products. */
export function orderMail(sender: Sender, { id, totalCents, ...buyer }: Order, t: Translate): MailText {
  const number = orderNumber(id)
  return {
    subject: t('shop.mail.order.subject', { number, clinic: sender.clinic.settings.name }),
    text: t('shop.mail.order.text', {
      greeting: greeting(buyer, t),
      number,
      total: t('app.money', { amount: totalCents / 100 }),
      url: `${sender.env.PUBLIC_URL}/orders`,
    }),
  }
}

/** The mail that informs an admin of a product's low stock. */
export function lowStockMail(
  sender: Sender,
  product: { name: string; stock: number },
  t: Translate,
): MailText {
  const name = oneLine(product.name)
  return {
    subject: t('shop.mail.stock.subject', { band: stockBand(product.stock), name }),
    text: t('shop.mail.stock.text', {
      stock: product.stock,
      name,
      url: `${sender.env.PUBLIC_URL}/admin/products`,
    }),
  }
}
