/**
 * What a recogniser of pictures confuses in lab reports: I, l and 1, O and 0, a lost stroke in a unit. Only words
 * that have one reading as a unit, a number or a marker's name with a figure are put right; all others stay.
 */

/** Units as laboratories print them; of two that look alike the first counts. */
const UNITS = [
  ...['mg/dL', 'g/dL', 'ug/dL', 'mcg/dL', 'ng/dL', 'mg/L', 'g/L', 'ug/L', 'mcg/L', 'ng/L', 'gm/dL', 'gms/dL'],
  ...['mg/mL', 'ug/mL', 'mcg/mL', 'ng/mL', 'pg/mL', 'pg/dL', 'mg/g', 'mg/mmol', 'mmol/mol', 'gm%', 'mg%'],
  ...['mmol/L', 'umol/L', 'nmol/L', 'pmol/L', 'mEq/L', 'nmol/mL', 'mmol/mL', 'mOsm/kg', 'mcmol/L'],
  ...['K/uL', 'M/uL', 'K/mcL', 'M/mcL', 'x10^3/uL', 'x10^6/uL', '10^3/uL', '10^6/uL', 'x10E3/uL', 'x10E6/uL'],
  ...[
    'U/L',
    'IU/L',
    'mIU/L',
    'uIU/mL',
    'mIU/mL',
    'IU/mL',
    'U/mL',
    'kU/L',
    'uU/mL',
    'mU/L',
    'kIU/L',
    'ukat/L',
  ],
  ...[
    '10^9/L',
    '10^12/L',
    'x10^9/L',
    'x10^12/L',
    'x10E9/L',
    'x10E12/L',
    'cells/uL',
    'cells/mcL',
    '/uL',
    '/HPF',
  ],
  ...['cells/cumm', '/cumm', 'cumm', 'mill/cumm', 'million/cumm', 'lakhs/cumm', 'lakh/cumm', 'thou/cumm'],
  ...['Thousand/uL', 'Million/uL', 'thou/uL', 'mill/uL', 'Thou/mcL', 'Mill/mcL', 'cells/cmm', '/cmm'],
  ...[
    'fL',
    'pg',
    'mm/hr',
    'mm/h',
    'mL/min',
    'mL/min/1.73m2',
    'mL/min/1.73',
    'mL/min/1.73m^2',
    'ug/g',
    'mcg/g',
  ],
]

/** One writing for all that look alike. */
const alike = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll(/[i1|!]/g, 'l')
    .replaceAll('o', '0')
    .replaceAll(/[/\\.,"'^*\s]/g, '')
    .replaceAll(/l+/g, 'l')

const UNIT_BY_LOOK = new Map<string, string>()
for (const unit of UNITS) {
  if (!UNIT_BY_LOOK.has(alike(unit))) UNIT_BY_LOOK.set(alike(unit), unit)
}

/** The capitals in which units are printed: as above, all small, all large. */
const SPELLINGS = new Set(UNITS.flatMap((unit) => [unit, unit.toLowerCase(), unit.toUpperCase()]))

/** Whether one text becomes the other by one character changed, added or left out. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const least = Math.min(one.length, other.length)
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end <= 1
}

/** Shorter than this, one character makes it another unit. */
const SHORTEST_ONE_OFF = 8

function unitOf(text: string): string | null {
  const bare = text.replaceAll('µ', 'u').replaceAll('μ', 'u')
  if (SPELLINGS.has(bare)) return null
  const look = alike(text)
  const same = UNIT_BY_LOOK.get(look)
  // A text with a figure or without a letter of its own is a number before it is a unit.
  if (same && /\p{L}/u.test(text) && look.length > 1) return same
  if (look.length < SHORTEST_ONE_OFF || !text.includes('/')) return null
  const near = [...UNIT_BY_LOOK].filter(([other]) => isOneOff(look, other))
  return near.length === 1 ? (near[0]?.[1] ?? null) : null
}

/** Names in which a figure looks like a letter. */
const FIGURES: [RegExp, string][] = [
  [/^\(?(?:Hb|Hgb)?A[lI|i!]c\)?,?$/u, '1'],
  [/^\(?B[lI|]2\)?,?$/u, '1'],
]

const LETTERS_IN_NUMBER = /^[<>]?(?=[^\d]*\d)[\dOolI|]*(?:[.,-][\dOolI|]+)*$/u

/**
 * A recognised word as it was printed, as far as that is certain. `changedNumber` says that letters were read as
 * figures: a guess that a person should check.
 */
export function spell(text: string): { text: string; changedNumber: boolean } {
  const unit = unitOf(text)
  if (unit) return { text: unit, changedNumber: false }
  for (const [pattern, figure] of FIGURES) {
    if (pattern.test(text)) {
      return { text: text.replace(/[lI|i!](?=c|2)/u, figure), changedNumber: false }
    }
  }
  if (/[OolI|]/.test(text) && LETTERS_IN_NUMBER.test(text)) {
    return { text: text.replaceAll(/[Oo]/g, '0').replaceAll(/[lI|]/g, '1'), changedNumber: true }
  }
  if (/^[\d.,-]*\d\($/.test(text)) return { text: text.replace('(', '0'), changedNumber: true }
  return { text, changedNumber: false }
}
