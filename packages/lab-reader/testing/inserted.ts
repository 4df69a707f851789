/** One more line on a page of a generated report: a name with its result, set as the rows around it or as text. */
import type { Page, Word } from '../page/words.ts'
import type { MarkerRow, ReportReading } from '../types.ts'
import { COUNTRIES, type Country } from './analytes.data.ts'
import type { Dice } from './random.ts'
import { LANGUAGES } from './words/languages.ts'

/** Names that no list of the reader holds as markers, as laboratories of each language print them. */
const UNKNOWN: Record<string, readonly string[]> = {
  en: ['Blasts', 'Prothrombin activity', 'Plasminogen', 'Haptoglobin phenotype', 'Parasitaemia'],
  de: ['Blasten', 'Faktor XIII-Aktivität', 'Plasminogen', 'Parasitendichte', 'Phagozytoseindex'],
  fr: ['Taux de prothrombine', 'Parasitémie', 'Blastes', 'Plasminogène', 'Facteur XIII'],
  es: ['Actividad de protrombina', 'Parasitemia', 'Blastos', 'Plasminógeno', 'Factor XIII'],
  it: ['Attività protrombinica', 'Parassitemia', 'Blasti', 'Plasminogeno', 'Fattore XIII'],
  pl: ['Wskaźnik protrombinowy', 'Parazytemia', 'Blasty', 'Plazminogen', 'Czynnik XIII'],
  pt: ['Atividade de protrombina', 'Parasitemia', 'Blastos', 'Plasminogénio', 'Fator XIII'],
  nl: ['Protrombine-activiteit', 'Parasitemie', 'Blasten', 'Plasminogeen', 'Factor XIII'],
  tr: ['Protrombin aktivitesi', 'Parazitemi', 'Blastlar', 'Plazminojen', 'Faktör XIII'],
  ru: ['Активность антитромбина', 'Паразитемия', 'Бласты', 'Плазминоген', 'Фактор XIII'],
  el: ['Αντιθρομβίνη III', 'Παρασιταιμία', 'Βλάστες', 'Πλασμινογόνο', 'Παράγοντας XIII'],
}
const POSITIVE: Record<string, readonly string[]> = {
  en: ['positive', 'detected', 'reactive', 'not detected'],
  de: ['positiv', 'nachweisbar', 'reaktiv', 'nicht nachweisbar'],
  fr: ['positif', 'détecté', 'présence', 'non détecté'],
  es: ['positivo', 'detectado', 'reactivo', 'no detectado'],
  it: ['positivo', 'rilevato', 'presente', 'non rilevato'],
  pl: ['dodatni', 'wykryto', 'reaktywny', 'nie wykryto'],
  pt: ['positivo', 'detectado', 'reagente', 'não detectado'],
  nl: ['positief', 'aantoonbaar', 'reactief', 'niet aantoonbaar'],
  tr: ['pozitif', 'saptandı', 'reaktif', 'saptanmadı'],
  ru: ['положительно', 'обнаружено', 'выявлено', 'не обнаружено'],
  el: ['θετικό', 'ανιχνεύθηκε', 'παρουσία', 'δεν ανιχνεύθηκε'],
}
const UNITS = ['%', '%', 'mg/L', 'U/mL', 'nmol/L', '/µL', '']

const WHERE = ['last row', 'first row', 'between rows', 'below everything', 'above everything'] as const
const FORMS = ['columns', 'one text', 'label'] as const

export type Inserted = {
  pages: Page[]
  name: string
  value: string
  where: (typeof WHERE)[number]
  form: (typeof FORMS)[number]
  isKnown: boolean
}

/** The words of a page that belong to a row, from left to right. */
const wordsIn = ({ place }: MarkerRow, page: Page) =>
  page.words
    .filter(({ x, y, height, angle }) => {
      const [middle, left] = [(y + 0.6 * height) / page.height, x / page.width]
      return (
        angle === 0 &&
        middle > place.y &&
        middle < place.y + place.height &&
        left > place.x - 0.01 &&
        left < place.x + place.width + 0.01
      )
    })
    .toSorted((one, other) => one.x - other.x)

/** Sets a text as words of one font size from `x`. */
function written(text: string, x: number, baseline: number, height: number): Word[] {
  const words: Word[] = []
  let left = x
  for (const part of text.split(' ')) {
    const width = 0.52 * height * part.length
    words.push({ text: part, x: left, y: baseline - height, width, height, angle: 0 })
    left += width + 0.28 * height
  }
  return words
}

/**
 * The pages with one more line, and everything below it moved down; null for a report that does not print its rows one
 * below the other. `reading` is what is read without it.
 */
export function withLine(
  pages: readonly Page[],
  reading: ReportReading,
  country: Country,
  dice: Dice,
): Inserted | null {
  const { language } = COUNTRIES[country]
  const lines = reading.markers.filter(({ doubtful, place }) => !doubtful && place.turn === undefined)
  const page = pages.find(({ number }) => number === lines[0]?.place.page)
  const onPage = lines.filter(({ place }) => place.page === page?.number)
  if (!page || onPage.length < 4) return null
  const where = dice.pick(WHERE)
  const form = dice.pick(FORMS)
  const at =
    where === 'last row' ? onPage.length - 1 : where === 'first row' ? 0 : dice.int(1, onPage.length - 2)
  const like = onPage[at]
  const words = like ? wordsIn(like, page) : []
  const [first] = words
  const value = words.find(({ text }, index) => index > 0 && /^[<>]?\d/.test(text))
  if (!like || !first || !value) return null
  const { height } = first
  // A row may have several lines.
  const baselines = words.map((word) => word.y + word.height)
  const [upper, baseline] = [Math.min(...baselines), Math.max(...baselines)]
  const known = Object.values(LANGUAGES[language].names).flat()
  const isKnown = dice.chance(0.4)
  const name = isKnown ? dice.pick(known) : dice.pick(UNKNOWN[language] ?? [])
  const isInWords = dice.chance(0.35)
  // Far from the results, a word with a bare number may be a street or a room.
  const isFar = where === 'below everything' || where === 'above everything'
  const unit = isInWords ? '' : dice.pick(isFar && !isKnown ? UNITS.filter((one) => one !== '') : UNITS)
  const number = isInWords ? dice.pick(POSITIVE[language] ?? []) : `${dice.int(11, 98)}`
  const leading = 1.5 * height
  const bottom = Math.max(...page.words.map((word) => word.y + word.height))
  const top = Math.min(...page.words.map((word) => word.y))
  const begin = {
    'last row': baseline + leading,
    'first row': upper - 0.2 * height,
    'between rows': baseline + leading,
    'below everything': bottom + 2 * leading,
    'above everything': top - leading,
  }[where]
  const isBelow = ({ y, height: own }: Word) =>
    where !== 'below everything' && y + own > begin - 0.6 * leading
  const shift = where === 'above everything' ? 0 : leading
  const moved = page.words.map((word) => (isBelow(word) ? { ...word, y: word.y + shift } : word))
  const said = unit === '' ? number : `${number} ${unit}`
  const more =
    form === 'columns'
      ? [
          ...written(name, first.x, begin, height),
          ...written(
            said,
            Math.max(value.x, first.x + 0.55 * height * name.length + 1.5 * height),
            begin,
            height,
          ),
        ]
      : written(form === 'label' ? `${name}: ${said}` : `${name} ${said}`, first.x, begin, height)
  const changed = { ...page, words: [...moved, ...more] }
  return {
    pages: pages.map((one) => (one === page ? changed : one)),
    name,
    value: number,
    where,
    form,
    isKnown,
  }
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}%]/gu, '')

/** Whether the line became a row, a result in words, or a line to check. */
export function isAccounted(
  { name, value }: Inserted,
  { markers, qualitative, unread }: ReportReading,
): boolean {
  const [wanted, printed] = [bare(name), bare(value)]
  const isNamed = (text: string) => bare(text).includes(wanted)
  return (
    markers.some(
      (row) => bare(String(row.value)) === printed && (isNamed(row.name) || wanted.includes(bare(row.name))),
    ) ||
    qualitative.some((row) => bare(row.text).includes(printed) && isNamed(row.name)) ||
    unread.some(({ text }) => isNamed(text))
  )
}
