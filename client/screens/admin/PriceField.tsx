import { z } from 'zod'
import { message } from '../../../locales/translate.ts'
import { NumberInput, type TypedNumberProps } from '../../layout/NumberInput.tsx'
import { centsOf } from '../../lib/price.ts'
import { useT } from '../../locale/messages.tsx'
import { Field } from '../../ui/Field.tsx'

/** Checks a price in dollars, and converts it into cents, which `cents` checks. */
export const typedPrice = (cents: z.ZodType<number, number>) =>
  z
    .number(message('shop.invalid.priceNumber'))
    .refine((dollars) => Number.isInteger(centsOf(dollars)), message('shop.invalid.priceDecimals'))
    .transform(centsOf)
    .pipe(cents)

type PriceFieldProps = Pick<TypedNumberProps, 'value' | 'onChange' | 'onBlur' | 'ref'> & {
  name: string
  error: string | undefined
}

export function PriceField({ error, ...field }: PriceFieldProps) {
  const t = useT()
  return (
    <Field label={t('admin.price')} aside={t('admin.dollars')} error={error}>
      <NumberInput min={0} decimals={2} {...field} />
    </Field>
  )
}
