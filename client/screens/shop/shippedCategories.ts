/** The categories of the catalogue in words. Loaded behind it, with their messages. */
import type { Translate } from '../../../locales/translate.ts'
import { categoryName } from '../../../shared/categories.ts'
import { textOrder } from '../../ui/format.ts'
import type { Product } from './catalogue.ts'

/** A product's category in the reader's language; null without one. */
export const categoryOf = ({ category }: Product, t: Translate) => category && categoryName(category, t)

/** The categories to choose from; one that is chosen without any product is among them. */
export function categoryOptions(products: readonly Product[], chosen: string | undefined, t: Translate) {
  const values = new Set([...products.map(({ category }) => category), chosen])
  const order = textOrder()
  return [...values]
    .flatMap((value) => (value ? { value, label: categoryName(value, t) } : []))
    .sort((one, other) => order(one.label, other.label))
}
