/** Units in other letters than Latin ones. */
import { lazy } from '../lazy.ts'
import { fold, LANGUAGES } from './languages.ts'

const PARTS = lazy(
  () =>
    new Map(
      LANGUAGES.flatMap(({ unitParts = {} }) =>
        Object.entries(unitParts).map(([part, latin]): [string, string] => [fold(part), latin]),
      ),
    ),
)

/** The Latin spelling of a part; a capital alone keeps its case, because G and T are giga and tera. */
function latinPart(part: string): string {
  const latin = PARTS().get(fold(part))
  if (latin === undefined) return part
  return part.length === 1 && part !== part.toLowerCase() ? latin.toUpperCase() : latin
}

/** A unit with its Cyrillic and Greek parts in Latin letters: "мкмоль/л" is "umol/l". Other texts stay as they are. */
export const latinUnit = (text: string) =>
  text.replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]+/gu, latinPart)
