import type { Translate } from '../locales/translate.ts'

const joined = (t: Translate, id: 'app.commas' | 'app.semicolons', parts: readonly string[]) =>
  parts.length === 0 ? '' : parts.reduce((list, next) => t(id, { list, next }))

/** "one, two, three": an enumeration of what need not be complete. */
export const commas = (t: Translate, parts: readonly string[]) => joined(t, 'app.commas', parts)

/** "one; two; three": a list whose parts may have commas. */
export const semicolons = (t: Translate, parts: readonly string[]) => joined(t, 'app.semicolons', parts)

/** The lines of a text as one. */
export const onOneLine = (t: Translate, text: string) =>
  semicolons(
    t,
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
