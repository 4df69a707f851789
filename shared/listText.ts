import type { Translate } from '../locales/translate.ts'

/** "one, two, three": a list without a last "and", as of the parts of a schedule. */
export const commas = (t: Translate, parts: readonly string[]) =>
  parts.length === 0 ? '' : parts.reduce((list, next) => t('app.list', { list, next }))
