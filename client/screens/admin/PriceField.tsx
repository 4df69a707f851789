import type { UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod'
import { centsOf, PRICE, PRICE_TWO_DECIMALS } from '../../lib/price.ts'
import { Field, Input } from '../../ui/Field.tsx'

/** Parses a price in dollars and checks it in cents with `cents`. */
export const typedPrice = (cents: z.ZodType<number, number>) =>
  z
    .string()
    .trim()
    .regex(PRICE, 'Price must be a number')
    .regex(PRICE_TWO_DECIMALS, 'Price must have at most two decimals')
    .transform(centsOf)
    .pipe(cents)

type PriceFieldProps = {
  error: string | undefined
  register: UseFormRegisterReturn
}

export function PriceField({ error, register }: PriceFieldProps) {
  return (
    <Field label="Price" aside="dollars" error={error}>
      <Input type="number" min={0} step={0.01} inputMode="decimal" {...register} />
    </Field>
  )
}
