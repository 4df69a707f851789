import { CONDITIONS } from './conditions.ts'
import { daysIn, MONTH, WEEKDAY } from './days.ts'
import { folded } from './fold.ts'
import { distance, isNoName, isNothing, substancesIn, tokensOf } from './recognise.ts'
import { wordsFor } from './words.ts'

/** Conditions by the keys of their names' words, which are alike in several languages. */
const BY_NAME = new Map<string, string>()
/** Names of one word, for misspellings. */
const SINGLE: { word: string; id: string }[] = []
let longest = 1
for (const { id, names } of CONDITIONS) {
  for (const name of names) {
    const tokens = tokensOf(folded(name))
    BY_NAME.set(tokens.map(({ key }) => key).join(' '), id)
    longest = Math.max(longest, tokens.length)
    const [only] = tokens
    if (only && tokens.length === 1 && only.word.length >= 7) SINGLE.push({ word: only.word, id })
  }
}

const words = (text: string) => new Set(text.split(' '))

/** Negations before a condition, in the languages of the reader. */
const NEGATION = words(
  'no not never without denies denied negative none nor non kein keine keinen keiner keinerlei nicht nie ohne verneint ' +
    'pas sans aucun aucune jamais sin nunca niega ningun ninguna ninguno senza nessun nessuna nessuno nega geen niet nooit ' +
    'zonder ontkent brak bez neguje sem nao nenhum nenhuma nein ingen inga',
)
/** Words between a negation and a condition that end the negation: "not treated hypertension". */
const ENDS_NEGATION =
  /^(?:and|und|et|y|e|en|i|ve|but|with|since|seit|well|fully|adequately|yet|gut|bien|treat\p{L}*|behand\p{L}*|control\p{L}*|eingestell\p{L}*|trait\p{L}*|tratad\p{L}*|only|nur|solo)$/u
/** Negations after a condition. */
const DENIED_AFTER = words(
  'negative negativ negativo negativa negatief excluded ausgeschlossen verneint denied yok ujemny',
)
/** Negations after a colon or the like, at the end: "Diabetes: no". */
const DENIED_AT_END = words('no none nein non nee nie nao brak keine keiner nil absent not nicht geen')
/** Words of a list whose first negation holds for each: "no diabetes, asthma or epilepsy". */
const OR = words('or oder ou o of lub ni nor noch ani nem veya eller')
/** Relatives: what follows is not about the person. */
const RELATIVE = words(
  'mother father brother sister aunt uncle grandmother grandfather parents mom dad family mutter vater bruder schwester ' +
    'oma opa tante onkel grossmutter grossvater eltern familie familienanamnese familiar pere mere frere soeur famille ' +
    'tante grandmere familiaux madre padre hermano hermana abuela abuelo familiares familia nonna nonno fratello sorella ' +
    'famiglia familiarita moeder vader broer zus matka ojciec brat siostra rodzina rodzinny rodzinie mae pai irmao irma avo ' +
    'annesi babasi ailede',
)

/** Temporary conditions: a past one does not count. */
const TRANSIENT = words('pregnancy breastfeeding planned-surgery chemotherapy')
const PAST = new RegExp(`(?<!\\p{L})(?:${wordsFor('past')})(?!\\p{L})`, 'u')

const YEAR = /(?<!\d)(19\d\d|20\d\d)(?!\d)/gu
const yearsIn = (text: string) => [...text.matchAll(YEAR)].map(([year]) => Number(year))

/** An operation, in the languages of the reader. */
const SURGERY = new RegExp(`(?<!\\p{L})(?:${wordsFor('surgery')})(?!\\p{L})`, 'u')
/** Words that place an operation in the future: "planned", "next week", "in 5 days". */
const AHEAD = new RegExp(
  `(?<!\\p{L})(?:(?:${wordsFor('planned')})|(?:${wordsFor('within')}) (?:${wordsFor('few')}) (?:${wordsFor('span')})|over (?:\\d{1,2}|een|twee|drie|enkele) (?:dag(?:en)?|week|weken|maand(?:en)?))(?!\\p{L})|(?:\\d|(?<!\\p{L})(?:bir|iki|uc|birkac)) (?:gun|hafta|ay) (?:sonra|icinde)(?!\\p{L})`,
  'u',
)
/** A weekday that is not "last Monday" or "lundi dernier". */
const NEXT_WEEKDAY = new RegExp(
  `(?<!\\p{L})(?<!(?:${wordsFor('last')}) )${WEEKDAY}(?! (?:${wordsFor('last')})(?!\\p{L}))`,
  'u',
)

/** Whether a folded text names a day from `today` on (`yyyy-MM-dd`), or a weekday to come. */
function namesDayAhead(text: string, today: string) {
  if (today === '') return false
  const days = daysIn(text, today)
  return days.length > 0
    ? days.some((day) => day >= today.slice(0, day.length))
    : NEXT_WEEKDAY.test(text) && yearsIn(text).length === 0
}

/** A clause that states that there is nothing to report. */
const SAYS_NOTHING = new RegExp(
  `^(?:(?:otherwise|sonst|generally|selbst) )?(?:${wordsFor('well')})$|^(?:${wordsFor('no-illness')}) (?:\\p{L}+ ){0,4}(?:${wordsFor('illness')})(?: \\p{L}+)?$`,
  'u',
)
/** A clause that only states when or how the preceding condition was found or treated. */
const SAYS_WHEN =
  /^(?:since|seit|depuis|desde|dal|da|sinds|od|diagnosed|diagnostiziert|treated|controlled|well controlled|stable|mild|severe|in remission|in|im|en|nel|em|w)?[\s\d./-]*(?:\p{L}+ (?:\p{L}+ )?[\d./-]*)?$/u

/** Phrases that introduce what a person takes. */
const TAKES =
  /(?<!\p{L})(?:takes?|taking|on|for|wegen|gegen|pour|contre|under|treated with|medication|nimmt|nehme|einnahme|unter|behandelt mit|prend|sous|toma|tomando|tratada? con|assume|prende|in terapia con|gebruikt|slikt|neemt|przyjmuje|bierze|kullaniyor)(?!\p{L})/u

type Span = { id: string; from: number; to: number }

function misspelt(word: string): string | undefined {
  if (word.length < 7 || isNoName(word)) return undefined
  const near = SINGLE.filter((known) => known.word[0] === word[0] && distance(word, known.word, 1) <= 1)
  return new Set(near.map(({ id }) => id)).size === 1 ? near[0]?.id : undefined
}

/** The conditions that a clause names, by the places of their words; the longest names first. */
function spansIn(tokens: ReturnType<typeof tokensOf>): Span[] {
  const spans: Span[] = []
  for (let i = 0; i < tokens.length; ) {
    let found: Span | undefined
    let phrase = ''
    for (let n = 1; n <= longest && i + n <= tokens.length; n++) {
      phrase = n === 1 ? (tokens[i]?.key ?? '') : `${phrase} ${tokens[i + n - 1]?.key}`
      const id = BY_NAME.get(phrase)
      if (id) found = { id, from: i, to: i + n }
    }
    const id = found ? undefined : misspelt(tokens[i]?.word ?? '')
    if (id) found = { id, from: i, to: i + 1 }
    if (found) spans.push(found)
    i = found?.to ?? i + 1
  }
  return spans
}

function isDenied(text: string, tokens: ReturnType<typeof tokensOf>, { from, to }: Span) {
  for (let i = from - 1; i >= 0 && i >= from - 7; i--) {
    const word = tokens[i]?.word ?? ''
    if (NEGATION.has(word)) return true
    if (ENDS_NEGATION.test(word)) break
  }
  const after = tokens.slice(to, to + 3)
  if (after.some(({ word }) => DENIED_AFTER.has(word))) return true
  if (after[0]?.word === 'ruled' && after[1]?.word === 'out') return true
  const [next] = after
  if (!next || to !== tokens.length - 1 || !DENIED_AT_END.has(next.word)) return false
  return /[:=(–-]/.test(text.slice(tokens[to - 1]?.to, next.from))
}

export type History = {
  /** Ids of the vocabulary. */
  conditions: string[]
  /** Texts in which no condition was recognised, as written. */
  notCompared: string[]
  /** Clauses about what is taken. */
  taken: string[]
  /** Clauses that name an allergy. */
  allergies: string[]
}

const MOST_READ = 20_000
/** Ends of sentences; the full stop of "3. Dezember" and "3. 12." is none. */
const SENTENCE_END = new RegExp(
  `[;\\n•!?]|(?<=\\p{L}{4}|\\d|\\))\\.(?=\\s|$)(?!(?<=(?<!\\d)\\d{1,2}\\.) (?:${MONTH}(?!\\p{L})|\\d{1,2}\\.))`,
  'iu',
)
/** Commas between clauses; that of "December 3, 2026" is none. */
const CLAUSE_END = new RegExp(
  `,(?!\\d|(?<=(?<!\\p{L})${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,) (?:19|20)\\d\\d(?!\\d))`,
  'iu',
)

/**
 * Reads a medical history in the languages of the reader. Denied conditions, those of relatives and past pregnancies do
 * not count; `today` is `yyyy-MM-dd`, or empty.
 */
export function readHistory(texts: readonly string[], today: string): History {
  const year = Number(today.slice(0, 4))
  const conditions = new Set<string>()
  const notCompared: string[] = []
  const taken: string[] = []
  const allergies: string[] = []
  const sentences = texts
    .flatMap((text) => text.slice(0, MOST_READ).split(SENTENCE_END))
    .flatMap((text) => text.split(/,?\s(?:but|aber|mais|pero|maar|ale|mas|ma)\s/iu))
  for (const sentence of sentences) {
    const clauses = sentence.split(CLAUSE_END).filter((clause) => /\p{L}/u.test(clause))
    const isList =
      clauses.length > 1 && tokensOf(folded(clauses.at(-1) ?? '')).some(({ word }) => OR.has(word))
    let ofRelative = false
    let denied = false
    let known = false
    for (const clause of clauses) {
      const text = folded(clause)
      const tokens = tokensOf(text)
      const spans = spansIn(tokens)
      const isIn = (place: number) => spans.some(({ from, to }) => place >= from && place < to)
      ofRelative ||= tokens.some(({ word }, i) => RELATIVE.has(word) && !isIn(i))
      const negates = tokens.findIndex(({ word }, i) => NEGATION.has(word) && !isIn(i))
      const carried = denied && negates < 0
      const isPast = yearsIn(text).some((one) => one < year)
      if (negates >= 0 && negates <= 1)
        denied =
          isList || /^(?:denies|denied|verneint|niega|nega|ontkent|neguje)$/.test(tokens[negates]?.word ?? '')
      for (const span of spans) {
        if (ofRelative || carried || isDenied(text, tokens, span)) continue
        if (TRANSIENT.has(span.id) && (isPast || PAST.test(text))) continue
        conditions.add(span.id)
      }
      const planned =
        (SURGERY.test(text) || spans.some(({ id }) => id === 'past-surgery')) &&
        (AHEAD.test(text) || namesDayAhead(text, today)) &&
        !(isPast || ofRelative || negates >= 0)
      if (planned) conditions.add('planned-surgery')
      const takes =
        TAKES.test(text) &&
        !isStopped(clause, `${year}`) &&
        substancesIn(clause).some(({ kind }) => kind === 'drug' || kind === 'group')
      if (takes && negates < 0 && !ofRelative) taken.push(clause.trim())
      const isAllergy = /allerg|alerg|unvertraglich/.test(text) && !ofRelative
      if (isAllergy) allergies.push(clause.trim())
      const isRead = (spans.length > 0 && !ofRelative) || planned || takes || isAllergy
      const isSilent =
        isNothing(clause) ||
        carried ||
        SAYS_NOTHING.test(text.trim()) ||
        (known && SAYS_WHEN.test(text.trim()))
      if (!isRead && !isSilent) notCompared.push(clause.trim())
      known = isRead
    }
  }
  return { conditions: [...conditions], notCompared, taken, allergies }
}

/** Words for something no longer taken. */
const STOPPED = new RegExp(`(?<!\\p{L})(?:${wordsFor('stopped')})(?!\\p{L})`, 'u')
/** Words that count only before a past day. */
const UNTIL =
  /(?<!\p{L})(?:until|till|up to|ended|end|bis|jusqu ?en|jusqu ?a|jusquen|jusqua|hasta|fino al?|fino|tot|do|ate|kadar)(?: \p{L}+){0,2} ?(?=\d)/u
/** Words for something still taken. */
const STILL = new RegExp(`(?<!\\p{L})(?:${wordsFor('still')})(?!\\p{L})`, 'u')
const DAYS =
  /(?<!\d)(?:(\d{4})-(\d\d)(?:-\d\d)?|(?:\d{1,2}[./])?(\d{1,2})[./](\d{4})|(19\d\d|20\d\d))(?!\d)/gu

/** The latest month or year that a text names, as `yyyy-MM` or `yyyy`; null if it names none. */
function latestIn(text: string) {
  const named = [...text.matchAll(DAYS)].map(([, year, month, monthOf, yearOf, only]) =>
    year ? `${year}-${month}` : yearOf ? `${yearOf}-${(monthOf ?? '').padStart(2, '0')}` : (only ?? ''),
  )
  return named.sort().at(-1) ?? null
}

/**
 * Whether an item's text states that it is no longer taken: "stopped in 2019", "until 2019", "2015–2019". A day that
 * has not passed on `today` (`yyyy-MM-dd`, or a prefix of it) does not count.
 */
export function isStopped(item: string, today: string) {
  const text = folded(item)
  if (item.length > 500 || STILL.test(text)) return false
  const latest = latestIn(text)
  const isOver = latest !== null && (today === '' || latest < today.slice(0, latest.length))
  if (STOPPED.test(text))
    return latest === null || isOver || latest.slice(0, 7) === today.slice(0, latest.length)
  return isOver && (UNTIL.test(text) || /(?:19|20)\d\d ?[–-] ?(?:19|20)\d\d/u.test(text))
}

/** Whether a fragment between commas only states that the preceding item was stopped: "stopped in 2019". */
export const onlySaysStopped = (fragment: string) =>
  fragment.length <= 100 &&
  (STOPPED.test(folded(fragment)) || (UNTIL.test(folded(fragment)) && latestIn(fragment) !== null)) &&
  substancesIn(fragment).length === 0
