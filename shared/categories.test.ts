import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../locales/translate.ts'
import { SHELF } from '../server/demo/stock.ts'
import { sayIn } from '../server/demo/texts.ts'
import { translatorFor } from '../server/platform/locales.ts'
import { categoryName } from './categories.ts'

const categories = [...new Set(SHELF.map(([, category]) => category))]

describe('categoryName', () => {
  it.each(LANGUAGES)(
    'categoryName names the categories of a demo clinic in %s to readers of each language',
    (stored) => {
      for (const category of categories) {
        for (const language of ['de', 'fr', 'es'] as const) {
          const shown = categoryName(sayIn(stored)(category), translatorFor(language))
          expect(shown).toBe(sayIn(language)(category))
        }
        const t = translatorFor('en')
        expect(categoryName(sayIn(stored)(category), t)).toBe(categoryName(category, t))
      }
    },
  )

  it('categoryName leaves a category of the clinic’s own as it was written', () => {
    for (const category of ['Vitamins for children', 'vitamins', 'constructor']) {
      expect(categoryName(category, translatorFor('de'))).toBe(category)
    }
  })
})
