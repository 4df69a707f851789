import type { UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod'
import { message } from '../../../locales/translate.ts'
import { centsOf, PRICE, PRICE_TWO_DECIMALS } from '../../lib/price.ts'
import { useT } from '../../locale/messages.tsx'
import { Field, Input } from '../../ui/Field.tsx'

/** Parses a price in dollars and checks it in cents with `cents`. */
export const typedPrice = (cents: z.ZodType<number, number>) =>
  z
    .string()
    .trim()
    .regex(PRICE, message('shop.invalid.priceNumber'))
    .regex(PRICE_TWO_DECIMALS, message('shop.invalid.priceDecimals'))
    .transform(centsOf)
    .pipe(cents)

type PriceFieldProps = {
  error: string | undefined
  register: UseFormRegisterReturn
}

export function PriceField({ error, register }: PriceFieldProps) {
  const t = useT()
  return (
    <Field label={t('admin.price')} aside={t('admin.dollars')} error={error}>
      <Input type="number" min={0} step={0.01} inputMode="decimal" {...register} />
    </Field>
  )
}
