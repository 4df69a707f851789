import { Minus, Plus, Trash2 } from 'lucide-react'
import { MAX_QUANTITY } from '../../../shared/shop.ts'
import { useT } from '../../locale/messages.tsx'
import { money } from '../../ui/money.ts'
import { ProductThumb } from '../../ui/ProductPicture.tsx'
import type { CheckedLine } from './checkedLine.ts'

const STEP_BUTTON = 'flex size-tap items-center justify-center hover:bg-sunken'

type CartLineProps = {
  line: CheckedLine
  /** Whether the person asked for more than the stock. */
  refused: boolean
  onChange: (quantity: number) => void
  onRemove: () => void
}

/** A cart line: quantity, price, and what has changed since the product was added. */
export function CartLine({ line, refused, onChange, onRemove }: CartLineProps) {
  const t = useT()
  const { name, quantity, priceCents, totalCents, stock, gone } = line
  const full = quantity >= Math.min(stock, MAX_QUANTITY)
  const notices = refused && line.notices.length === 0 ? [t('shop.cart.exceeds')] : line.notices
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-4 gap-y-3 border-line px-5 py-5 not-first:border-t md:grid-cols-[4.5rem_1fr_auto_5.5rem_auto] md:px-6">
      <ProductThumb product={line} faded={stock <= 0} className="size-18 rounded-md" />
      <div className="min-w-0 max-md:col-span-2">
        <h2 className="text-base font-strong">{name}</h2>
        {!gone && <p className="text-xs text-ink-2">{t('shop.cart.each', { price: money(priceCents) })}</p>}
        <div role="status">
          {notices.map((notice) => (
            <p key={notice} className="text-xs text-warning">
              {notice}
            </p>
          ))}
        </div>
      </div>
      <fieldset
        aria-label={t('shop.cart.quantity', { name })}
        className="flex items-center overflow-hidden rounded-md border border-line-strong bg-surface max-md:col-span-2 max-md:justify-self-start"
      >
        <button
          type="button"
          aria-label={t('shop.cart.decrease', { name })}
          className={`${STEP_BUTTON} rounded-l-md focus-visible:[box-shadow:inset_0_0_0_3px_var(--focus)]`}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus size={18} />
        </button>
        <output className="min-w-10 text-center text-base font-medium">{quantity}</output>
        {/* Stays enabled, because a message helps more than a disabled button. */}
        <button
          type="button"
          aria-label={t('shop.cart.increase', { name })}
          className={`${STEP_BUTTON} rounded-r-md focus-visible:[box-shadow:inset_0_0_0_3px_var(--focus)] ${full ? 'bg-sunken text-ink-3' : ''}`}
          onClick={() => onChange(quantity + 1)}
        >
          <Plus size={18} />
        </button>
      </fieldset>
      <p className="text-right font-strong max-md:col-start-3 max-md:row-start-2 max-md:pr-14">
        {gone ? '–' : money(totalCents)}
      </p>
      <button
        type="button"
        aria-label={t('shop.cart.remove', { name })}
        onClick={onRemove}
        className="flex size-tap items-center justify-center rounded-md text-danger hover:bg-danger-soft max-md:col-start-3 max-md:row-start-2 max-md:justify-self-end"
      >
        <Trash2 size={20} />
      </button>
    </li>
  )
}
