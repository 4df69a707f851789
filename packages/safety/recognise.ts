import { folded, plain } from './fold.ts'
import { ALLERGEN_LIST, SUBSTANCES, type Substance, wordsOf } from './substances.ts'
import { TABLES } from './tables.ts'
import { wordsFor } from './words.ts'

const notNames = (kind: 'everyday' | 'lookalike') =>
  TABLES['not-names'].filter((line) => line.kind === kind).map(({ word }) => word)

/** Everyday words that resemble a name or share its key. */
const NO_NAME = new Set(notNames('everyday'))

const SAME = /(?<![\p{L}\p{N}])SAM[eE](?![\p{L}\p{N}])|^\s*[Ss]ame(?=\s*(?:\d|$))/gu

/** Words up to this length are compared exactly: "with" is not "vit", "nach" not "NAC", "alle" not "aloe". */
const PLAIN_MAX = 4
/** Endings that differ between languages: sertraline, sertralina, sertralinum, Sertralin. */
const ENDING = /(?:um|us|es|as|os|is|e|a|o|i|s)$/
/** A shorter stem is too ambiguous. */
const STEM_MIN = 4

/** Entries of a cache between keystrokes; it is cleared when it is full. */
const MOST_CACHED = 5_000
/** Longer words are not cached; characters. */
const KEY_MAX = 60
const knownKeys = new Map<string, string>()

/**
 * The key of a word: spellings that differ between languages are made alike ("th", "ph", "ch", "y", "k", "ks",
 * doubled letters, "oe"), and the ending is removed where at least four letters remain.
 */
export function keyOf(word: string) {
  const cached = knownKeys.get(word)
  if (cached !== undefined) return cached
  if (knownKeys.size >= MOST_CACHED) knownKeys.clear()
  const key = makeKey(word)
  if (word.length <= KEY_MAX) knownKeys.set(word, key)
  return key
}

function makeKey(word: string) {
  if (word.length <= 2 || /\d/.test(word)) return word
  if (NO_NAME.has(word)) return `#${word}`
  if (word.length <= PLAIN_MAX) return `=${word}`
  const alike = word
    .replaceAll('ph', 'f')
    .replaceAll('h', '')
    .replaceAll('y', 'i')
    .replaceAll('ks', 'x')
    .replaceAll('k', 'c')
    .replaceAll('x', 's')
    .replaceAll('w', 'v')
    .replaceAll('j', 'i')
    .replaceAll('ae', 'e')
    .replaceAll('oe', 'e')
    .replace(/(\p{L})\1+/gu, '$1')
  const stem = alike.replace(ENDING, '')
  return stem.length >= STEM_MIN ? stem : alike
}

type Token = { word: string; key: string; from: number; to: number; separated: boolean; open: boolean }

/** Characters between two words that separate two substances. */
const SEPARATOR = /[,;+&\n:/|•]/
const BREAK = /[,;+&\n:|•]/

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const found of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const gap = text.slice(last, found.index)
    last = found.index + found[0].length
    for (const word of glued(found[0])) {
      const at = found.index
      tokens.push({
        word,
        key: keyOf(word),
        from: at,
        to: last,
        separated: BREAK.test(gap),
        open: SEPARATOR.test(gap),
      })
    }
  }
  return tokens
}

/** Splits words written together: "vitamind3" is two words. */
function glued(word: string): string[] {
  // "Vita" and "vite" are words of other languages.
  if (word === 'vita' || word === 'vite') return [word]
  const found = /^(vit|vitamin|vitamine|vitamina)([abcdek]\d{0,2})$/.exec(word)
  return found ? [found[1] ?? '', found[2] ?? ''] : [word]
}

/** The longest name, in characters; longer words are not looked up. */
const NAME_MAX = 40
/**
 * How many typing errors are allowed: one for words of six letters or more, two for nine or more. Shorter words must
 * match exactly.
 */
const allowedErrors = (word: string) =>
  word.length > NAME_MAX ? 0 : word.length >= 9 ? 2 : word.length >= 6 ? 1 : 0

/**
 * Words that are close to a substance's name but are not a misspelling of it: other medicines, dosage forms, adjectives
 * of salts, everyday words.
 */
const GUARDED = new Set(notNames('lookalike').map(keyOf))

/** Whether a word is not to be corrected to a name. */
export const isNoName = (word: string) => NO_NAME.has(word) || GUARDED.has(keyOf(word))

/** A lookup index of substances. */
type Index = {
  /** By the exact spelling: "tyrosine" and "thyroxine" share a key. */
  written: Map<string, Substance[]>
  phrases: Map<string, Substance[]>
  /** The most words of a name, by its first word and by that word's key. */
  longest: Map<string, number>
  /**
   * Words that are a name by themselves, and words that are only part of one, each with its set of letters as a bit
   * mask.
   */
  words: { word: string; key: string; letters: number; alone: boolean }[]
  known: Set<string>
  /** Brands by their sound, and their words. */
  brands: Map<string, Substance[]>
  brandWords: Set<string>
}

const lettersOf = (word: string) => {
  let letters = 0
  for (const sign of word) {
    const place = sign.charCodeAt(0) - 97
    if (place >= 0 && place < 26) letters |= 1 << place
  }
  return letters
}

function bits(of: number) {
  let count = 0
  for (let left = of; left; left &= left - 1) count++
  return count
}

/**
 * A brand as it sounds: "Simbicort" is Symbicort, "Dalacine" Dalacin. Shorter ones count only as they are spelt, because
 * many are close to everyday words.
 */
const soundOf = (brand: string) =>
  brand.length < 7
    ? `=${brand}`
    : brand
        .replaceAll('ph', 'f')
        .replaceAll('th', 't')
        .replaceAll('y', 'i')
        .replaceAll('k', 'c')
        .replace(/(\p{L})\1+/gu, '$1')
        .replace(/e$/, '')

function indexOf(substances: readonly Substance[]): Index {
  const written = new Map<string, Substance[]>()
  const phrases = new Map<string, Substance[]>()
  const add = (map: Map<string, Substance[]>, phrase: string, substance: Substance) => {
    const there = map.get(phrase) ?? []
    if (!there.includes(substance)) map.set(phrase, [...there, substance])
  }
  const words = new Map<string, Index['words'][number]>()
  const brands = new Map<string, Substance[]>()
  const brandWords = new Set<string>()
  const longest = new Map<string, number>()
  const lengthen = (first = '', length: number) =>
    longest.set(first, Math.max(length, longest.get(first) ?? 0))
  for (const substance of substances) {
    for (const name of substance.names) {
      const tokens = tokensOf(folded(name))
      add(written, tokens.map(({ word }) => word).join(' '), substance)
      add(phrases, tokens.map(({ key }) => key).join(' '), substance)
      lengthen(tokens[0]?.word, tokens.length)
      lengthen(tokens[0]?.key, tokens.length)
      for (const { word, key } of tokens) {
        const alone = tokens.length === 1 || (words.get(word)?.alone ?? false)
        words.set(word, { word, key, letters: lettersOf(word), alone })
      }
    }
    for (const brand of substance.brands) {
      const sounds = tokensOf(folded(brand)).map(({ word }) => soundOf(word))
      add(brands, sounds.join(' '), substance)
      lengthen(sounds[0], sounds.length)
      for (const sound of sounds) brandWords.add(sound)
    }
  }
  const known = new Set([...words.values()].map(({ key }) => key))
  return { written, phrases, longest, words: [...words.values()], known, brands, brandWords }
}

const PLAN_INDEX = indexOf(SUBSTANCES)
const ALLERGY_INDEX = indexOf([...SUBSTANCES, ...ALLERGEN_LIST])

/** Damerau-Levenshtein distance of two short words, or `limit` + 1 where it is greater than `limit`. */
export function distance(a: string, b: string, limit: number) {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = row
    row = next
  }
  return row[b.length] ?? limit + 1
}

/** Identifies a key's substances, so that two spellings of one substance do not count as a tie. */
const meaningOf = (index: Index, key: string) =>
  (index.phrases.get(key) ?? [])
    .map(({ id }) => id)
    .sort()
    .join(' ')

/**
 * The key of the one name of which an unknown word is a misspelling; null if there is none, or if two are equally
 * close.
 */
function nearest(index: Index, { word }: Token): string | null {
  const limit = allowedErrors(word)
  if (isNoName(word) || /\d/.test(word)) return null
  const letters = lettersOf(word)
  for (const alone of [true, false]) {
    let best: string[] = []
    let least = limit
    for (const known of index.words) {
      if (known.alone !== alone || Math.abs(known.word.length - word.length) > least) continue
      // One typing error changes at most two letters of the word's set.
      if (bits(known.letters ^ letters) > 2 * least || known.word.length < 5) continue
      if (known.word[0] !== word[0] && known.word[0] !== word[1]) continue
      const far = distance(word, known.word, least)
      if (far > least) continue
      if (far < least) best = []
      least = far
      best.push(known.key)
    }
    const meanings = new Set(best.map((one) => (alone ? meaningOf(index, one) : one)))
    if (best[0] && meanings.size === 1) return best[0]
    if (best.length > 0) return null
  }
  return null
}

/**
 * Endings of German, Dutch and Swedish compounds that name a dosage form or a salt ("Johanniskrauttee",
 * "Magnesiumcitrat"), with the letter that joins them ("Kamillentee", "Artischockenextrakt").
 */
const COMPOUND = new RegExp(`(?:${wordsFor('compound-ending')})$`)

/** Endings by which makers of generics call them: "Simvahexal", "Pantostad". */
const MAKER = /(?:hexal|stada?|beta|gamma|dura|puren|ratio|mepha|bene|lich|basan)$/

const INGREDIENTS = SUBSTANCES.filter(({ id }) => !id.includes('-')).map(({ id }) => id)

/** The key of the only substance that begins like a maker's name for it: "Bisohexal"; "Metogamma" is none of three. */
function madeFrom(word: string): string | null {
  const stem = word.replace(MAKER, '')
  if (stem === word || stem.length < 4) return null
  const [only, other] = INGREDIENTS.filter((id) => id.startsWith(stem))
  return only && !other ? keyOf(only) : null
}

/**
 * The most unknown words per item that are checked for misspellings; a text with more of them is hostile, not mistyped.
 */
const MOST_CORRECTED = 40
/** Longer items are cut, in characters: they are texts, not names of remedies. */
const ITEM_MAX = 50_000
const corrections = new Map<string, string | null>()

/**
 * Corrects a misspelt word to the key of a known name, or null. Results are cached, because a form checks at every
 * keystroke.
 */
function corrected(index: Index, token: Token) {
  if (allowedErrors(token.word) === 0) return null
  const name = `${index === PLAN_INDEX ? 'plan' : 'allergy'} ${token.word}`
  const cached = corrections.get(name)
  if (cached !== undefined) return cached
  if (corrections.size >= MOST_CACHED) corrections.clear()
  const found = nearest(index, token)
  corrections.set(name, found)
  return found
}

/**
 * The key used to look a word up: the word's own, that of a compound without its ending, or that of the corrected
 * spelling.
 */
function lookedUp(index: Index, token: Token, mayCorrect: () => boolean): string {
  const { word, key } = token
  if (word.length < 5 || NO_NAME.has(word) || index.known.has(key)) return key
  if (index.brandWords.has(soundOf(word))) return key
  const part = word.replace(COMPOUND, '')
  if (part !== word)
    for (const stem of [part, part.replace(/[ns]$/, '')]) {
      const short = keyOf(stem)
      if (short !== key && stem.length >= 4 && index.phrases.has(short)) return short
    }
  const made = madeFrom(word)
  if (made && index.phrases.has(made)) return made
  return mayCorrect() ? (corrected(index, token) ?? key) : key
}

/** Words that join two vitamins: "D and E". */
const AND = new Set(['and', 'und', 'et', 'y', 'och', 'con', 'mit', 'avec', 'plus', 'n'])
const VITAMIN = new Set(['vitamin', '=vit'])
const LETTER = /^(?:[acdek]|b\d{0,2}|d[23]|k[12])$/

/**
 * Minerals and amino acids that form the salt of a medicine. Directly after these medicines they are not a supplement.
 */
const SALTS = new Map(TABLES.salts.map(({ ion, medicines }) => [ion, wordsOf(medicines)]))

/**
 * Text after a substance that excludes it: "zinc-free", or a homeopathic potency of a millionth or less, as in "Kalium
 * phosphoricum D6" or "Arnica 30C". D2 and D3 are vitamins.
 */
const NOT_THERE =
  /^(?:-(?:free|frei)|(?: (?!vit)[a-z]+){0,2} (?:d(?:6|8|10|12|15|20|30|60|100|200)|c(?:h ?)?(?:5|6|7|9|12|15|30|200)|(?:5|6|7|9|12|15|30|200) ?ch?k?))(?![\p{L}\p{N}])/u
/** Words before a substance that exclude it. */
const WITHOUT = new Set(['without', 'ohne', 'sans', 'senza', 'utan'])

/** A substance in an item, with its position in the normalised text. */
type Found = { substance: Substance; from: number; to: number }

function scan(index: Index, text: string): { found: Found[]; text: string } {
  // In lower case "same" is an everyday word, unless it is the whole item.
  const simple = folded(text.slice(0, ITEM_MAX).replace(SAME, 'sam e'))
  const tokens = tokensOf(simple)
  let tried = 0
  const keys = tokens.map((token) => lookedUp(index, token, () => ++tried <= MOST_CORRECTED))
  const found: Found[] = []
  let vitamins = false
  let lastEnd = -1
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token
    let length = 0
    let named: Substance[] | undefined
    let phrase = ''
    let asWritten = ''
    let sound = ''
    const longest = Math.max(
      ...[token.word, keys[i] ?? '', soundOf(token.word)].map((first) => index.longest.get(first) ?? 0),
    )
    for (let n = 1; n <= longest && i + n <= tokens.length; n++) {
      if (n > 1 && tokens[i + n - 1]?.separated) break
      phrase = n === 1 ? (keys[i] ?? '') : `${phrase} ${keys[i + n - 1]}`
      asWritten = n === 1 ? token.word : `${asWritten} ${tokens[i + n - 1]?.word}`
      sound = n === 1 ? soundOf(token.word) : `${sound} ${soundOf(tokens[i + n - 1]?.word ?? '')}`
      const here = index.written.get(asWritten) ?? index.brands.get(sound) ?? index.phrases.get(phrase)
      if (here) {
        named = here
        length = n
      }
    }
    const joined = token.separated || token.open || AND.has(tokens[i - 1]?.word ?? '')
    if (!named && vitamins && joined && LETTER.test(token.word)) {
      named = index.phrases.get(`vitamin ${token.word}`)
      length = named ? 1 : 0
    }
    if (named) {
      vitamins = VITAMIN.has(keys[i] ?? '') || (vitamins && LETTER.test(token.word))
      const to = (tokens[i + length - 1] as Token).to
      const previous = lastEnd === i && !token.open && !token.separated ? found.at(-1)?.substance : undefined
      const isLeftOut = WITHOUT.has(tokens[i - 1]?.word ?? '') || NOT_THERE.test(simple.slice(to, to + 60))
      for (const substance of named) {
        const ion = previous && SALTS.get(substance.id)?.includes(previous.id)
        if (!ion && !isLeftOut) found.push({ substance, from: token.from, to })
      }
      i += length
      lastEnd = i
      continue
    }
    if (VITAMIN.has(keys[i] ?? '')) vitamins = true
    else if (!AND.has(token.word)) vitamins = false
    i++
  }
  // "D and E" after "Vitamins A," was separated by the comma.
  const letters = tokens.filter(({ word }) => !AND.has(word))
  if (found.length === 0 && letters.length > 0 && letters.every(({ word }) => LETTER.test(word))) {
    for (const { word, from, to } of letters)
      for (const substance of index.phrases.get(`vitamin ${word}`) ?? []) found.push({ substance, from, to })
  }
  return { found, text: simple }
}

const unique = (found: Found[]) => [...new Set(found.map(({ substance }) => substance))]

/** "No aspirin" and "none" name nothing that is taken. */
const NOTHING_TAKEN =
  /^\s*(?:no(?! spa)|none|nil|keine?|aucune?|ninguna?|ninguno|nessuna?|nessuno|inga|not taking)(?=\s|$)/iu

const NOTHING = new RegExp(
  `^(?:[-–—./\\s]*|(?:${wordsFor('nothing')})(?:\\s+(?:${wordsFor('nothing-noun')}))*)[.!]?$`,
  'u',
)

/** True if a line says that nothing is taken: "none", "n/a", "keine Medikamente", a dash. */
export const isNothing = (item: string) => item.length <= 100 && NOTHING.test(plain(item).trim())

/** Words of items for skin, teeth, eyes, nose or lungs, in the languages of the reader; "Salbei" is not one. */
const NOT_SWALLOWED = new RegExp(
  `(?<!\\p{L})(?:${wordsFor('not-swallowed')})(?!\\p{L})|(?:${wordsFor('not-swallowed-ending')})(?!\\p{L})`,
  'u',
)

/** True if an item is not swallowed and acts where it is put: a cream, a bath, a toothpaste, eye drops, an inhaler. */
export const isNotSwallowed = (item: string) => item.length <= 200 && NOT_SWALLOWED.test(folded(item))

/** Food that something is taken with: "with fruit and yoghurt". */
const TAKEN_WITH = /^\s*(?:not |no |nicht |pas |ne pas )?(?:with|mit|avec|con|met|com|z|ile)\s/iu

/** Removes food that is not the item itself but taken with it or apart from it ("doxycycline, no milk"). */
function withoutMeals(item: string, named: readonly Substance[]) {
  const remedies = named.filter(({ facets }) => !facets.has('food'))
  return remedies.length > 0 || TAKEN_WITH.test(item) ? remedies : named
}

/** Cache of recognised items between keystrokes. */
const items = new Map<string, readonly Substance[]>()

/** The substances named by an item of a plan, a profile or a cart, each once, in the order of the text. */
export function substancesIn(item: string): readonly Substance[] {
  const cached = items.get(item)
  if (cached) return cached
  if (items.size >= MOST_CACHED) items.clear()
  const isNone = NOTHING_TAKEN.test(item) || isNothing(item)
  const found = isNone ? [] : withoutMeals(item, unique(scan(PLAN_INDEX, item).found))
  // Long texts are not cached.
  if (item.length <= 200) items.set(item, found)
  return found
}

/** The ids of the substances that an item names. */
export const recognise = (item: string): string[] => substancesIn(item).map(({ id }) => id)

/** A text that only denies allergies: "none known", "NKDA", "keine bekannt". */
const NONE =
  /^\s*(?:none|nil|nka|nkda|no|non|nein|unknown|negative|keiner?|aucune?|ninguna?|ninguno|nessuna?|nessuno|inga|ingen)(?:\s+(?:known|reported|bekannt|connue?s?|conocidas?|conocidos?|note|kanda|drug|food|medication))*\s*$/u
/** A denied allergy: "no zinc allergy", "not allergic to soy". "Does not tolerate" is not a denial. */
const DENIED =
  /^\s*(?:i am |is |he is |she is )?(?!not (?:sure|certain|tested))(?:no|not|never|denies|without|keine?|nicht|kein|sans|pas|aucune?|sin|ninguna?|senza|nessuna?|non|inga|ingen)\s(?:.*[\s'’])?\p{L}*al+erg\p{L}*/u
const DENIED_BEHIND =
  /al{1,3}erg\p{L}{0,12}\s{0,4}(?:[:=(–-]\s{0,4}(?:no|none|negative|nein|non)|[:=(–-]?\s{0,4}(?:was |is )?(?:ruled out|excluded|ausgeschlossen))\s{0,4}\)?\s{0,4}$|[:=(–-]\s{0,4}(?:no|not|keine?|pas d[e'’]) ?(?:known )?al{1,3}erg\p{L}{0,12}\s{0,4}\)?\s{0,4}$/u
const TOLERATED =
  /^\s*(?:tolerates?|tolerated|vertragt|tolere|tolera|tollera)(?!\p{L})(?!.*(?:\snot|nicht)(?!\p{L}))/u
/** A deficiency of a substance is not an allergy to it. */
const LACKING =
  /(?<!\p{L})(?:deficien(?:cy|t)|deficit|deficienza|deficiencia|carence|carencia|carenza|anaemia|anemia|shortage|lack of)(?!\p{L})|(?:mangel|brist)(?!\p{L})/u
const isNoAllergy = (text: string) =>
  isNothing(text) || [NONE, DENIED, DENIED_BEHIND, TOLERATED, LACKING].some((pattern) => pattern.test(text))

/** Words that introduce an exception to the denial. */
const EXCEPT =
  /(?<!\p{L})(?:except(?: for)?|apart from|other than|but|ausser|sauf|excepto|salvo|tranne)(?!\p{L})/u

/**
 * What an allergy excludes: "allergic to fish but not to shellfish". Uncertain cases ("but not sure about …") are not
 * excluded.
 */
const BUT_NOT =
  /\s(?:but|aber|mais|pero|ma) (?:not|nicht|pas|no|non)(?! (?:sure|certain|tested|sicher|seguro))(?!\p{L})/u
function withoutExcepted(text: string) {
  const at = text.search(BUT_NOT)
  return at >= 0 && /al{1,3}erg/.test(text.slice(0, at)) ? text.slice(0, at) : text
}

/** An allergy as written, with the substances it names. */
export type Allergy = { text: string; substances: readonly Substance[] }

/** "bee venom and pollen", "nuts/eggs" */
const BESIDE = /[/&+]|\s(?:and|und|sowie|et|y|e|ed|en|i|oraz|ve)(?=\s)/iu
/** An allergic reaction, or a word for more of the same; not a trigger. */
const REACTION = new RegExp(
  `(?:${wordsFor('reaction')})|^(?:its |other |related |similar )?(?:derivat|relativ|related|others?$|similar)`,
  'u',
)

/** The allergens named in one allergy, if reading them separately loses nothing. */
function namedBeside(text: string): Allergy[] {
  const whole = unique(scan(ALLERGY_INDEX, plain(text)).found)
  const parts = text
    .split(BESIDE)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isNothing(plain(part)))
    .map((part) => ({ text: part, substances: unique(scan(ALLERGY_INDEX, plain(part)).found) }))
  const read = new Set(parts.flatMap(({ substances }) => substances))
  if (parts.length < 2 || read.size === 0 || whole.some((one) => !read.has(one)))
    return [{ text, substances: whole }]
  return parts.filter((part) => part.substances.length > 0 || !REACTION.test(plain(part.text)))
}

/**
 * The allergies among the items of a profile; denials and deficiencies are left out. An item that names two things is two
 * allergies, of which the unknown one is not covered up by the known one.
 */
export function allergiesIn(texts: readonly string[]): Allergy[] {
  return texts.flatMap((text) => {
    const [before = '', ...after] = plain(text).split(EXCEPT)
    const said = withoutExcepted(isNoAllergy(before) ? after.join(' ') : plain(text))
    if (said.trim() === '') return []
    if (said === plain(text)) return namedBeside(text)
    return [{ text, substances: unique(scan(ALLERGY_INDEX, said).found) }]
  })
}

const FREE_BEFORE =
  /(?<!\p{L})(?:without|free (?:from|of)|ohne|frei von|sans|sin|senza|zonder|bez|sem)\s{1,3}$/u
const FREE_BEHIND = /^[\s-]?(?:free|frei)(?!\p{L})/u

/** Whether the words around a name at these positions mean "free of": "sans lactose". */
export const isFreeOf = (text: string, from: number, to: number) =>
  FREE_BEFORE.test(text.slice(Math.max(0, from - 20), from)) || FREE_BEHIND.test(text.slice(to, to + 8))

const ALLERGENS = new Set(ALLERGEN_LIST)
/** Cache of the allergens of items between keystrokes. */
const contained = new Map<string, readonly Substance[]>()

/** Allergens, other than substances, that an item contains by its text: "probiotic with lactose". */
export function allergensIn(item: string): readonly Substance[] {
  const cached = contained.get(item)
  if (cached) return cached
  if (contained.size >= MOST_CACHED) contained.clear()
  const { found: named, text } = scan(ALLERGY_INDEX, item)
  const found = unique(
    named.filter(({ substance, from, to }) => ALLERGENS.has(substance) && !isFreeOf(text, from, to)),
  )
  if (item.length <= 200) contained.set(item, found)
  return found
}

/** The substances that a text names, with their positions in the normalised text. */
export const mentionsIn = (item: string) => scan(PLAN_INDEX, item.replace(/[\u00a0\u2007\u2009\u202f]/g, ' '))
