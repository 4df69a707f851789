/**
 * A blood test result in words, for the patient or for a practitioner, from its conclusions. `resultParts` gives the
 * parts that a page draws, `resultText` the same as plain text.
 */
import type { MessageId } from '../locales/messages.ts'
import { type Translate, utcDay } from '../locales/translate.ts'
import {
  type Check,
  type Conclusions,
  type Correction,
  type Finding,
  isUnchecked,
  type MarkerRow,
  type Neighbours,
  type NotRead,
  type QualitativeRow,
  type Question,
  type WrittenByModel,
} from './bloodTests.ts'
import { type Audience, anyDay, figureText, limitText, rangeText as printedRange } from './careText.ts'
import { isPlural } from './markers.ts'

/** A paragraph, or the items of a list. */
type Block = string | string[]

/** What a part is about; its place in a page depends on it. */
type PartKind =
  | 'urgent'
  | 'possible'
  | 'old'
  | 'open'
  | 'summary'
  | 'model'
  | 'group'
  | 'inWords'
  | 'questions'
  | 'leftOut'
  | 'corrected'
  | 'howMade'
export type Part = { part: PartKind; title: string | null; blocks: Block[] }

/** A result and what follows from it. */
export type Told = Conclusions & {
  markers: readonly MarkerRow[]
  checks: readonly Check[]
  corrections: readonly Correction[]
  qualitative: readonly QualitativeRow[]
  /** What a model wrote besides. */
  written?: WrittenByModel | null
}

/** How many results the summary names for each direction; the groups below name all of them. */
const NAMED_FIRST = 4
/** How many lines a sentence names; the list below it has all of them. */
const NAMED = 5
/** How many characters of a printed line or name a sentence quotes. */
const QUOTED = 60

const cut = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text)
const yes = (is: boolean) => (is ? 'yes' : 'no')
/** The part of a marker's message ids: "vitamin-d-25-hydroxy". */
export const markerKey = (marker: string) =>
  marker
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function rangeText(t: Translate, { low, high }: Pick<MarkerRow, 'low' | 'high'>): string | null {
  return low !== null && high === null
    ? t('bloodTests.figure.atLeast', { low })
    : printedRange(t, { low, high })
}

/** A row's value as printed, with its unit: "6,4 mmol/l". */
function printedText(t: Translate, { printedValue, comparator, value, unit }: MarkerRow): string {
  if (printedValue === undefined) return figureText(t, { comparator, value, unit })
  const sign = comparator !== null && !/^[<>≤≥=]/.test(printedValue) ? comparator : ''
  return unit ? `${sign}${printedValue} ${unit}` : `${sign}${printedValue}`
}

/** Where a line is printed, as messages take it. */
const placeOf = ({ above, below }: Neighbours) => ({
  place: above && below ? 'between' : above ? 'below' : 'above',
  above: above ?? '',
  below: below ?? '',
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The parts of a result in words, those that are urgent first. */
export function resultParts(told: Told, t: Translate, audience: Audience): Part[] {
  const { findings, checks, corrections, qualitative, isComplete, oldDraw, summary, verdict, howMade } = told
  const isPatient = audience === 'patient'
  const isOld = oldDraw !== null
  const days = oldDraw ? anyDay(t, oldDraw) : ''
  const corrected = new Set(told.corrected)

  const rowAt = (index: number) => {
    const row = told.markers[index]
    if (!row) throw new Error(`the result has no row ${index}`)
    return row
  }
  const nameAt = (index: number) => rowAt(index).name
  const named = (row: MarkerRow) => t('bloodTests.named', { name: row.name, value: figureText(t, row) })
  const namedAt = (index: number) => named(rowAt(index))
  const of = <Kind extends Finding['kind']>(kind: Kind) =>
    findings.filter((one): one is Finding & { kind: Kind } => one.kind === kind)
  const checkOf = (id: string) => checks.find((check) => check.id === id)

  // ---------------------------------------------------------------- urgent

  const critical = of('critical').map(({ row, limit, unit, direction, isOfAge }) =>
    t('bloodTests.urgent.critical', {
      ...{ audience, name: nameAt(row ?? -1), value: figureText(t, rowAt(row ?? -1)) },
      ...{ limit: limitText(t, limit, unit), direction, isOfAge: yes(isOfAge) },
    }),
  )
  const sameDay = of('sameDay').map(({ row, times, isPrinted, high }) =>
    t('bloodTests.urgent.high', {
      ...{ audience, name: nameAt(row ?? -1), value: figureText(t, rowAt(row ?? -1)) },
      ...{ limit: isPrinted ? 'printed' : times === 1 ? 'above' : 'times', high: high ?? 0 },
    }),
  )

  function certainText(): string[] {
    if (critical.length + sameDay.length === 0) return []
    const { collectedOn } = told
    const ask = isPatient ? [t('bloodTests.urgent.oldAsk')] : []
    if (isOld) {
      return [
        ...(critical.length > 0
          ? [t('bloodTests.urgent.oldCritical', { audience, days, values: critical })]
          : []),
        ...(sameDay.length > 0 ? [t('bloodTests.urgent.oldHigh', { audience, days, values: sameDay })] : []),
        ...ask,
      ]
    }
    const show = sameDay.length > 0 ? [t('bloodTests.urgent.sameDay', { audience, values: sameDay })] : []
    if (critical.length === 0) return show
    const about = { audience, values: critical }
    return [
      collectedOn
        ? t('bloodTests.urgent.contactDrawn', { ...about, day: utcDay(collectedOn) })
        : t('bloodTests.urgent.contact', about),
      ...show,
      ...(isPatient ? [t('bloodTests.urgent.takeReport')] : []),
    ]
  }

  /** What is known of a line that may be critical. */
  function beforeText({ read, answer }: Check): string[] {
    if (!read || !isPatient) return []
    const name = cut(read.name)
    if (answer?.said === 'unreadable') return [t('bloodTests.possible.unreadable', { name })]
    if (answer) return [t('bloodTests.possible.noResult', { name })]
    if (read.otherValue === undefined) return []
    const [first = '', second = ''] = [read.value, read.otherValue].map((value) =>
      figureText(t, { value, comparator: null, unit: read.unit }),
    )
    return [t('bloodTests.possible.which', { name, first, second })]
  }

  const possible = of('possiblyCritical').flatMap((finding) => {
    const check = checkOf(finding.check)
    if (!check?.read) return []
    const about = { audience, name: cut(check.read.name), value: figureText(t, finding) }
    return [
      ...beforeText(check),
      isOld ? t('bloodTests.possible.old', { ...about, days }) : t('bloodTests.possible.now', about),
    ]
  })

  // ---------------------------------------------------------------- lines to check

  const lineText = ({ read, unread }: Check) =>
    read
      ? t('bloodTests.named', { name: cut(read.name), value: printedText(t, read) })
      : t('bloodTests.open.line', { text: cut(unread?.text ?? '') })

  const lineAt = (check: Check) =>
    check.where
      ? t('bloodTests.open.lineAt', { line: lineText(check), ...placeOf(check.where) })
      : lineText(check)

  function openText(): string[] {
    const open = checks.filter(isUnchecked)
    const some = (which: Check[], text: (check: Check) => string) => [
      ...which.slice(0, NAMED).map(text),
      ...(which.length > NAMED ? [t('bloodTests.more', { count: which.length - NAMED })] : []),
    ]
    const sentence = (id: 'unanswered' | 'unreadable', which: Check[], text: (check: Check) => string) =>
      which.length > 0
        ? [t(`bloodTests.open.${id}`, { audience, count: which.length, lines: some(which, text) })]
        : []
    return [
      ...sentence(
        'unanswered',
        open.filter(({ answer }) => answer === null),
        lineText,
      ),
      ...sentence(
        'unreadable',
        open.filter(({ answer }) => answer !== null),
        lineAt,
      ),
    ]
  }

  // ---------------------------------------------------------------- summary

  function verdictText(): string[] {
    switch (verdict) {
      case 'concerns':
        return isPatient ? [t('bloodTests.summary.concerns')] : []
      case 'none':
      case 'noOther':
        return [
          t('bloodTests.summary.none', { audience, isOther: yes(verdict === 'noOther') }),
          ...(isPatient ? [t('bloodTests.summary.keep')] : []),
        ]
      case 'nothingToCompare':
        return [t('bloodTests.summary.nothingToCompare', { audience })]
      case null:
        return []
    }
  }

  function summaryText(): string[] {
    const outside = (['high', 'low'] as const).flatMap((direction) => {
      const rows = summary[direction]
      const values = rows.slice(0, NAMED_FIRST).map(namedAt)
      const more = Math.max(0, rows.length - NAMED_FIRST)
      return rows.length > 0 ? [t('bloodTests.summary.outside', { audience, direction, values, more })] : []
    })
    const impossible = [false, true].flatMap((isCorrected) => {
      const rows = of('implausible').flatMap(({ row }) => row ?? [])
      const names = rows.filter((row) => corrected.has(row) === isCorrected).map(nameAt)
      return names.length > 0
        ? [t('bloodTests.summary.implausible', { audience, isCorrected: yes(isCorrected), names })]
        : []
    })
    const welcome = isComplete ? summary.welcome.map(namedAt) : []
    return [
      ...outside,
      ...impossible,
      ...verdictText(),
      ...(welcome.length > 0 ? [t('bloodTests.summary.welcome', { audience, values: welcome })] : []),
    ]
  }

  // ---------------------------------------------------------------- groups

  const outsideAt = new Map(of('outside').map((finding) => [finding.row, finding]))
  const inRange = (index: number) => ({
    range: rangeText(t, rowAt(index)) ?? '',
    isCorrected: yes(corrected.has(index)),
  })

  function howFar(index: number, { direction, difference, percent, unit }: Finding & { kind: 'outside' }) {
    const row = rowAt(index)
    if (row[direction] === null) {
      return t('bloodTests.finding.flagged', { flag: row.printedFlag ?? t(`bloodTests.flag.${direction}`) })
    }
    const about = { audience, direction, ...inRange(index) }
    if (difference === null) return t('bloodTests.finding.beyond', about)
    const far = figureText(t, { value: difference, comparator: null, unit })
    return t('bloodTests.finding.farBeyond', { ...about, difference: far, percent: percent ?? 0 })
  }

  /** What such a value is commonly seen with, in careful words. Nothing reassures before all lines are checked. */
  function meaning(name: string, finding: Finding & { kind: 'outside' }): string[] {
    const { direction, isWelcome, isSeenWith, marker } = finding
    if (isWelcome) return isComplete ? [t('bloodTests.finding.welcome', { audience, name })] : []
    const about = { direction, name, isPlural: yes(isPlural(name)) }
    if (!isSeenWith || marker === null) return isPatient ? [t('bloodTests.finding.unknown', about)] : []
    const causes = t(`bloodTests.marker.${markerKey(marker)}.${direction}` as MarkerMessage)
    return [t('bloodTests.finding.seenWith', { audience, ...about, causes })]
  }

  function outsideItem(index: number): string[] {
    const finding = outsideAt.get(index)
    if (!finding) return []
    const row = rowAt(index)
    const about = { name: row.name, value: figureText(t, row), howFar: howFar(index, finding) }
    return [[t('bloodTests.finding.outside', about), ...meaning(row.name, finding)].join(' ')]
  }

  const groups = told.groups.map(({ group, outside, habits, inside, unranged }): Part => {
    const advice = habits.map(({ keys, rows }) =>
      t('bloodTests.finding.habits', {
        names: rows.map(nameAt),
        habits: keys.map((key) => t(`bloodTests.habits.${key}` as HabitsMessage)).join(' '),
      }),
    )
    return {
      part: 'group',
      title: t(`bloodTests.group.${group}`),
      blocks: [
        ...listOf(outside.flatMap(outsideItem)),
        ...listOf(isPatient ? advice : []),
        ...(inside.length > 0
          ? [
              t('bloodTests.finding.inside', {
                ...{ audience, names: inside.map(nameAt), count: inside.length },
              }),
            ]
          : []),
        ...(unranged.length > 0
          ? [t('bloodTests.finding.unranged', { audience, values: unranged.map(namedAt) })]
          : []),
      ],
    }
  })

  // ---------------------------------------------------------------- questions, and what was left out

  function questionText(question: Question): string {
    switch (question.kind) {
      case 'explain':
      case 'unknown': {
        const names = question.rows.map(nameAt)
        return question.kind === 'unknown'
          ? t('bloodTests.ask.unknown', { names })
          : t('bloodTests.ask.explain', { names, count: names.length })
      }
      case 'implausible':
        return t('bloodTests.ask.implausible', {
          name: nameAt(question.row),
          value: figureText(t, rowAt(question.row)),
        })
      case 'disputed':
        return t('bloodTests.ask.disputed', { name: nameAt(question.row) })
      case 'repeat':
        return t('bloodTests.ask.repeat')
    }
  }

  /** A correction in words: "corrected by you; printed as 18 ng/mL". */
  function correctedHow({ printed, corrected: now }: Correction): string {
    if (!printed) return t('bloodTests.corrected.how.added', { audience })
    if (now === null) {
      return t('bloodTests.corrected.how.removed', { audience, printed: figureText(t, printed) })
    }
    const range = rangeText(t, printed)
    const what = t('bloodTests.corrected.printed', {
      name: printed.name === now.name ? 'same' : printed.name,
      value: figureText(t, printed),
      range: range === null || range === rangeText(t, now) ? 'same' : range,
    })
    return t('bloodTests.corrected.how.changed', { audience, printed: what })
  }

  function correctionItem(correction: Correction): string[] {
    const { printed, corrected: now, said, day } = correction
    if (said === 'unreadable') return []
    if (day) return [t('bloodTests.corrected.day', { audience, day: utcDay(day) })]
    if (!now) {
      return printed
        ? [t('bloodTests.corrected.removed', { name: printed.name, how: correctedHow(correction) })]
        : [t('bloodTests.corrected.line', { audience })]
    }
    const read = printed?.printedValue ?? printed?.value ?? ''
    const how =
      said === 'as read'
        ? t('bloodTests.corrected.confirmed', { audience, read })
        : said === 'other reading'
          ? t('bloodTests.corrected.otherReading', { audience, read })
          : correctedHow(correction)
    return [t('bloodTests.corrected.row', { name: now.name, value: figureText(t, now), how })]
  }

  function leftOutItem(left: NotRead): string[] {
    switch (left.kind) {
      case 'unchecked':
        return uncheckedItem(checkOf(left.check), t)
      case 'implausible': {
        const row = rowAt(left.row)
        const about = { name: row.name, value: figureText(t, row) }
        const correction = corrected.has(left.row)
          ? corrections.findLast((one) => one.said !== 'as read' && isSame(one.corrected, row))
          : undefined
        return [
          correction
            ? t('bloodTests.left.implausibleCorrected', { ...about, how: correctedHow(correction) })
            : t('bloodTests.left.implausible', about),
        ]
      }
      case 'disputed': {
        const row = rowAt(left.row)
        const about = { name: row.name, value: figureText(t, row), flag: row.printedFlag ?? '' }
        return [t('bloodTests.left.disputed', { ...about, ...inRange(left.row), is: row.flag ?? 'normal' })]
      }
      case 'unknown':
        return [t('bloodTests.left.unknown', { names: left.rows.map(nameAt) })]
      case 'day':
        return [
          left.days.length > 0
            ? t('bloodTests.left.days', { days: anyDay(t, left.days) })
            : t('bloodTests.left.day'),
        ]
    }
  }

  // ---------------------------------------------------------------- all together

  const part = (kind: PartKind, title: string | null, blocks: Block[]): Part[] =>
    blocks.length > 0 ? [{ part: kind, title, blocks }] : []
  const paragraph = (kind: PartKind, sentences: string[]) =>
    part(kind, null, sentences.length > 0 ? [sentences.join(' ')] : [])
  const correctedParts = part(
    'corrected',
    t('bloodTests.corrected.title', { audience }),
    listOf(corrections.flatMap(correctionItem)),
  )
  const made = t('bloodTests.made.rules', { audience, from: howMade.from })
  if (told.isEmpty) {
    return [
      ...paragraph('summary', [t('bloodTests.summary.empty', { audience })]),
      ...correctedParts,
      ...paragraph('howMade', [made]),
    ]
  }
  const inWords = qualitative.map(({ name, text, doubtful }) =>
    t('bloodTests.inWords.row', { name, text, isDoubtful: yes(doubtful) }),
  )
  return [
    ...paragraph(isOld ? 'old' : 'urgent', certainText()),
    ...paragraph(isOld ? 'old' : 'possible', possible),
    ...paragraph('open', openText()),
    ...paragraph('summary', summaryText()),
    ...(told.written ? modelParts(told.written, told.markers, t, audience) : []),
    ...groups,
    ...part(
      'inWords',
      t('bloodTests.inWords.title'),
      inWords.length > 0 ? [inWords, t('bloodTests.inWords.asPrinted')] : [],
    ),
    ...part('questions', t('bloodTests.ask.title'), isPatient ? [told.questions.map(questionText)] : []),
    ...part('leftOut', t('bloodTests.left.title'), listOf(told.notRead.flatMap(leftOutItem))),
    ...correctedParts,
    ...part('howMade', t('bloodTests.made.title', { audience }), [made]),
  ]
}

type MarkerMessage = Extract<MessageId, `bloodTests.marker.${string}`>
type HabitsMessage = Extract<MessageId, `bloodTests.habits.${string}`>

const listOf = (items: string[]): Block[] => (items.length > 0 ? [items] : [])

/** An unchecked line, for the list of what was left out. */
function uncheckedItem(check: Check | undefined, t: Translate): string[] {
  if (!check) return []
  const { read, unread, where } = check
  if (read) return [t('bloodTests.left.row', { name: read.name, value: printedText(t, read) })]
  const line = t('bloodTests.open.line', { text: cut(unread?.text ?? '') })
  return [
    where ? t('bloodTests.left.lineAt', { line, ...placeOf(where) }) : t('bloodTests.left.line', { line }),
  ]
}

/** The lines that nobody has checked, each in words. */
export const uncheckedItems = (checks: readonly Check[], t: Translate) =>
  checks.filter(isUnchecked).flatMap((check) => uncheckedItem(check, t))

/** What a model wrote about a result. A text that an earlier release stored is one paragraph. */
function modelParts(
  { model, writtenOn, summary, sections, questions }: WrittenByModel,
  markers: readonly MarkerRow[],
  t: Translate,
  audience: Audience,
): Part[] {
  const title = writtenOn
    ? t('bloodTests.made.model.titleOn', { day: utcDay(writtenOn) })
    : t('bloodTests.made.model.title')
  return [
    { part: 'model', title, blocks: [summary, t('bloodTests.made.model', { audience, model })] },
    ...sections.map((section): Part => {
      const names = [...new Set(section.rows.flatMap((index) => markers[index]?.name ?? []))]
      return {
        ...{ part: 'model', title: section.title },
        blocks: [section.text, t('bloodTests.made.model.from', { names })],
      }
    }),
    ...(questions.length > 0
      ? [{ part: 'model' as const, title: t('bloodTests.made.model.ask'), blocks: [questions] }]
      : []),
  ]
}

/**
 * The same as text: blocks separated by one blank line. `## ` begins a heading, `- ` the item of a list; any other
 * block is a paragraph.
 */
export function resultText(told: Told, t: Translate, audience: Audience): string {
  return resultParts(told, t, audience)
    .flatMap(({ title, blocks }) => [
      ...(title === null ? [] : [`## ${title}`]),
      ...blocks.map((block) =>
        typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n'),
      ),
    ])
    .join('\n\n')
}
