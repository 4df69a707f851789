/**
 * A blood test result in words, for the patient or for a practitioner, from its conclusions. `detailParts` gives the
 * titled parts behind the opening, `resultText` all as plain text.
 */
import type { MessageId } from '../locales/messages.ts'
import { type ClinicalTranslate, type Translate, utcDay } from '../locales/translate.ts'
import {
  type Check,
  type Correction,
  type Finding,
  isUnchecked,
  type MarkerRow,
  type NotRead,
  type Question,
  type ReadWith,
  type WrittenByModel,
} from './bloodTests.ts'
import { type Audience, anyDay, figureText, limitText, rangeText as printedRange } from './careText.ts'
import { displayName, isPlural } from './markers.ts'
import {
  type Block,
  type ConcludedResult,
  cut,
  lookup,
  mayReassure,
  openingParts,
  type Part,
  paragraph,
  partOf,
  placeOf,
  printedText,
  yes,
} from './resultOpening.ts'

/** The part of a marker's message ids: "vitamin-d-25-hydroxy". */
export const markerKey = (marker: string) =>
  marker
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function rangeText(t: ClinicalTranslate, { low, high }: Pick<MarkerRow, 'low' | 'high'>): string | null {
  return low !== null && high === null
    ? t('bloodTests.figure.atLeast', { low })
    : printedRange(t, { low, high })
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Sentences about single rows: how far they are outside, what is commonly seen with them, and what they are read with.
 */
function explainer(concluded: ConcludedResult, t: ClinicalTranslate, audience: Audience) {
  const { rowAt, nameAt, namedAt, of, corrected } = lookup(concluded, t)
  const isPatient = audience === 'patient'
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

  /** What such a value is commonly seen with, in careful words. No reassurance before all lines are checked. */
  function meaning(name: string, finding: Finding & { kind: 'outside' }, isLevel: boolean): string[] {
    const { direction, isWelcome, isSeenWith, marker } = finding
    if (isWelcome) return mayReassure(concluded) ? [t('bloodTests.finding.welcome', { audience, name })] : []
    if (isLevel) return []
    const about = { direction, name, isPlural: yes(isPlural(name)) }
    if (!isSeenWith || marker === null) return isPatient ? [t('bloodTests.finding.unknown', about)] : []
    const causes = t(`bloodTests.marker.${markerKey(marker)}.${direction}` as MarkerMessage)
    return [t('bloodTests.finding.seenWith', { audience, ...about, causes })]
  }

  function outsideItem(index: number, isLevel: boolean): string[] {
    const finding = outsideAt.get(index)
    if (!finding) return []
    const row = rowAt(index)
    const about = { name: displayName(row, t), value: figureText(t, row), howFar: howFar(index, finding) }
    return [[t('bloodTests.finding.outside', about), ...meaning(about.name, finding, isLevel)].join(' ')]
  }

  /** What rows are read with: a rule, its other values, and those missing from the report. */
  function readWithItem({ kind, rows, with: partners, missing }: ReadWith): string {
    const names = rows.map(nameAt)
    return [
      t(`bloodTests.readWith.${kind}` as 'bloodTests.readWith.ferritin', {
        ...{ audience, names, count: names.length },
      }),
      ...(partners.length > 0 ? [t('bloodTests.readWith.present', { values: partners.map(namedAt) })] : []),
      ...(missing.length > 0
        ? [t('bloodTests.readWith.missing', { names: missing.map((name) => t.marker(name)) })]
        : []),
    ].join(' ')
  }

  const habitsText = (keys: string[]) =>
    keys.map((key) => t(`bloodTests.habits.${key}` as HabitsMessage)).join(' ')
  return { inRange, outsideAt, outsideItem, readWithItem, habitsText }
}

/** One row explained to the patient: each part is a list of sentences, empty where nothing is known. */
export type Explanation = { means: string[]; moves: string[]; ask: string[] }

/** What a row means, what moves it and what to ask about it, for the patient; by the row's index. */
export function explanationOf(concluded: ConcludedResult, t: ClinicalTranslate, index: number): Explanation {
  const { outsideAt, outsideItem, readWithItem, habitsText } = explainer(concluded, t, 'patient')
  const group = concluded.groups.find(({ outside, inside, unranged }) =>
    [outside, inside, unranged].some((rows) => rows.includes(index)),
  )
  const isLevel = group?.group === 'drugLevels'
  const isAbout = ({ rows }: { rows: number[] }) => rows.includes(index)
  const questions = concluded.questions.filter((one) =>
    'rows' in one ? isAbout(one) : one.kind !== 'repeat' && one.row === index,
  )
  return {
    means: [
      ...outsideItem(index, isLevel),
      ...(isLevel && outsideAt.has(index)
        ? [t('bloodTests.finding.drugLevels', { audience: 'patient' })]
        : []),
      ...(group?.readWith.filter(isAbout).map(readWithItem) ?? []),
    ],
    moves: group?.habits.filter(isAbout).map(({ keys }) => habitsText(keys)) ?? [],
    ask: questions.map((one) => questionText(concluded, t, 'rows' in one ? { ...one, rows: [index] } : one)),
  }
}

/** The same as one paragraph. */
export function explanationText(concluded: ConcludedResult, t: ClinicalTranslate, index: number): string {
  const { means, moves, ask } = explanationOf(concluded, t, index)
  return [...means, ...moves, ...ask].join(' ')
}

/** The questions to ask about a whole result. */
const questionTexts = (concluded: ConcludedResult, t: ClinicalTranslate) =>
  concluded.questions.map((question) => questionText(concluded, t, question))

function questionText(concluded: ConcludedResult, t: ClinicalTranslate, question: Question): string {
  const { rowAt, nameAt } = lookup(concluded, t)
  switch (question.kind) {
    case 'level': {
      const names = question.rows.map(nameAt)
      return t('bloodTests.ask.level', { names, count: names.length })
    }
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

/** What a result shows in detail: by group, what to ask, what was left out, and how it was made. */
export function detailParts(concluded: ConcludedResult, t: ClinicalTranslate, audience: Audience): Part[] {
  const { corrections, qualitative, howMade } = concluded
  const { rowAt, nameAt, namedAt, checkOf, corrected } = lookup(concluded, t)
  const { inRange, outsideItem, readWithItem, habitsText } = explainer(concluded, t, audience)
  const isPatient = audience === 'patient'

  // ---------------------------------------------------------------- groups

  const groups = concluded.groups.map(({ group, outside, habits, readWith, inside, unranged }): Part => {
    const isLevel = group === 'drugLevels'
    const advice = habits.map(({ keys, rows }) =>
      t('bloodTests.finding.habits', {
        names: rows.map(nameAt),
        habits: habitsText(keys),
      }),
    )
    return {
      part: 'group',
      title: t(`bloodTests.group.${group}`),
      blocks: [
        ...listOf(outside.flatMap((index) => outsideItem(index, isLevel))),
        ...(isLevel ? [t('bloodTests.finding.drugLevels', { audience })] : []),
        ...listOf(readWith.map(readWithItem)),
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

  // ---------------------------------------------------------------- what was left out

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
    return [t('bloodTests.corrected.row', { name: displayName(now, t), value: figureText(t, now), how })]
  }

  function leftOutItem(left: NotRead): string[] {
    switch (left.kind) {
      case 'unchecked':
        return uncheckedItem(checkOf(left.check), t)
      case 'implausible': {
        const row = rowAt(left.row)
        const about = { name: displayName(row, t), value: figureText(t, row) }
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
        const about = { name: displayName(row, t), value: figureText(t, row), flag: row.printedFlag ?? '' }
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

  // ---------------------------------------------------------------- where limits are from

  /** The source of the limit that an urgent value exceeds, and other sources' limits. */
  function limitItem(finding: Finding): string[] {
    if (finding.kind !== 'critical' && finding.kind !== 'sameDay') return []
    const { row, limit, unit } = finding
    if (limit === null) return []
    const about = {
      ...{ name: nameAt(row ?? -1), limit: limitText(t, limit, unit) },
      ...{ source: finding.from.source, isOpened: yes(finding.from.isOpened) },
    }
    const others = finding.differs.map(({ source, isOpened, limit: other }) =>
      t('bloodTests.limits.other', { limit: limitText(t, other, unit), source, isOpened: yes(isOpened) }),
    )
    return [
      others.length > 0
        ? t('bloodTests.limits.differs', { ...about, others })
        : t('bloodTests.limits.from', about),
    ]
  }

  // ---------------------------------------------------------------- all together

  const correctedParts = partOf(
    'corrected',
    t('bloodTests.corrected.title', { audience }),
    listOf(corrections.flatMap(correctionItem)),
  )
  const made = t('bloodTests.made.rules', { audience, from: howMade.from })
  if (concluded.isEmpty) return [...correctedParts, ...paragraph('howMade', [made])]
  const inWords = qualitative.map(({ name, text, doubtful }) =>
    t('bloodTests.inWords.row', { name, text, isDoubtful: yes(doubtful) }),
  )
  return [
    ...(concluded.written ? modelParts(concluded.written, concluded.markers, t, audience) : []),
    ...groups,
    ...partOf(
      'inWords',
      t('bloodTests.inWords.title'),
      inWords.length > 0 ? [inWords, t('bloodTests.inWords.asPrinted')] : [],
    ),
    ...partOf('questions', t('bloodTests.ask.title'), isPatient ? [questionTexts(concluded, t)] : []),
    ...partOf('leftOut', t('bloodTests.left.title'), listOf(concluded.notRead.flatMap(leftOutItem))),
    ...partOf('limits', t('bloodTests.limits.title'), listOf(concluded.findings.flatMap(limitItem))),
    ...correctedParts,
    ...partOf('howMade', t('bloodTests.made.title', { audience }), [made]),
  ]
}

export const resultParts = (concluded: ConcludedResult, t: ClinicalTranslate, audience: Audience): Part[] => [
  ...openingParts(concluded, t, audience),
  ...detailParts(concluded, t, audience),
]

type MarkerMessage = Extract<MessageId, `bloodTests.marker.${string}`>
type HabitsMessage = Extract<MessageId, `bloodTests.habits.${string}`>

const listOf = (items: string[]): Block[] => (items.length > 0 ? [items] : [])

/** An unchecked line, for the list of what was left out. */
function uncheckedItem(check: Check | undefined, t: Translate): string[] {
  if (!check) return []
  const { read, unread, where, answer } = check
  if (read) {
    const isAnswered = yes(answer !== null)
    return [t('bloodTests.left.row', { name: read.name, value: printedText(t, read), isAnswered })]
  }
  const line = t('bloodTests.open.line', { text: cut(unread?.text ?? '') })
  return [
    where ? t('bloodTests.left.lineAt', { line, ...placeOf(where) }) : t('bloodTests.left.line', { line }),
  ]
}

/** Unchecked lines in words. */
export const uncheckedItems = (checks: readonly Check[], t: Translate) =>
  checks.filter(isUnchecked).flatMap((check) => uncheckedItem(check, t))

const named = (row: MarkerRow | undefined, t: ClinicalTranslate) => (row ? displayName(row, t) : [])

/** A model's text about a result. One stored by an earlier release is a single paragraph. */
function modelParts(
  { model, writtenOn, summary, sections, questions }: WrittenByModel,
  markers: readonly MarkerRow[],
  t: ClinicalTranslate,
  audience: Audience,
): Part[] {
  const title = writtenOn
    ? t('bloodTests.made.model.titleOn', { day: utcDay(writtenOn) })
    : t('bloodTests.made.model.title')
  return [
    { part: 'model', title, blocks: [summary, t('bloodTests.made.model', { audience, model })] },
    ...sections.map((section): Part => {
      const names = [...new Set(section.rows.flatMap((index) => named(markers[index], t)))]
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
export function resultText(concluded: ConcludedResult, t: ClinicalTranslate, audience: Audience): string {
  return resultParts(concluded, t, audience)
    .flatMap(({ title, blocks }) => [
      ...(title === null ? [] : [`## ${title}`]),
      ...blocks.map((block) =>
        typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n'),
      ),
    ])
    .join('\n\n')
}
