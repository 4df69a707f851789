/**
 * The first paragraphs of a blood test result in words, for the patient or for a practitioner: what is urgent, what is
 * not certain yet, and a summary. `resultText.ts` has the rest, with the texts of all markers.
 */
import { type ClinicalTranslate, type Translate, utcDay } from '../locales/translate.ts'
import {
  type Check,
  type Conclusions,
  type Correction,
  type CriticalLimit,
  type Finding,
  isUnchecked,
  type MarkerRow,
  type Neighbours,
  type QualitativeRow,
  type WrittenByModel,
} from './bloodTests.ts'
import { type Audience, anyDay, figureText, limitText } from './careText.ts'
import { displayName } from './markers.ts'

/** A paragraph, or the items of a list. */
export type Block = string | string[]

/** The subject of a part, which determines its place on the page. */
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
  | 'limits'
  | 'howMade'
export type Part = { part: PartKind; title: string | null; blocks: Block[] }

/** Whether a part of a result is about a value that is, may be or was critical: it is shown first and never folded. */
export const isUrgentPart = ({ part }: Part) => part === 'urgent' || part === 'possible' || part === 'old'

/** Whether the findings give a result parts that are urgent. */
export const hasUrgentPart = (findings: readonly Finding[]) =>
  findings.some((one) => (one.kind === 'positive' ? one.urgency !== 'none' : URGENT.has(one.kind)))

/** Whether a part explains a result by our own clinical sentences, beyond what is urgent. */
export const isExplanation = ({ part }: Part) =>
  part === 'summary' || part === 'group' || part === 'questions'

/** A result and what follows from it. */
export type ConcludedResult = Conclusions & {
  markers: readonly MarkerRow[]
  checks: readonly Check[]
  corrections: readonly Correction[]
  qualitative: readonly QualitativeRow[]
  /** A model's text. */
  written?: WrittenByModel | null
}

/** Results named per direction in the summary; the groups below name all. */
const NAMED_FIRST = 4
/** Lines named in a sentence; the list below has all. */
const NAMED = 5
/** Positive results named in a sentence; the lists below have all. */
const NAMED_POSITIVE = 12
/** Characters quoted of a printed line or name. */
const QUOTED = 60

export const cut = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text)
export const yes = (is: boolean) => (is ? 'yes' : 'no')
/** A row's value as printed, with its unit: "6,4 mmol/l". */
export function printedText(t: Translate, { printedValue, comparator, value, unit }: MarkerRow): string {
  if (printedValue === undefined) return figureText(t, { comparator, value, unit })
  const sign = comparator !== null && !/^[<>≤≥=]/.test(printedValue) ? comparator : ''
  return unit ? `${sign}${printedValue} ${unit}` : `${sign}${printedValue}`
}

/** Where a line is printed, as messages take it. */
export const placeOf = ({ above, below }: Neighbours) => ({
  place: above && below ? 'between' : above ? 'below' : 'above',
  above: above ?? '',
  below: below ?? '',
})

/** Whether a result may reassure: every line is certain, and nothing needs a doctor soon. */
export const mayReassure = ({ isComplete, findings }: Pick<ConcludedResult, 'isComplete' | 'findings'>) =>
  isComplete &&
  !findings.some((one) => URGENT.has(one.kind) || (one.kind === 'positive' && one.urgency !== 'none'))
const URGENT: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>([
  'critical',
  'possiblyCritical',
  'sameDay',
  'urgentLine',
])

/** The rows, findings and checks of a result, by what refers to them. */
export function lookup(concluded: ConcludedResult, t: ClinicalTranslate) {
  const rowAt = (index: number) => {
    const row = concluded.markers[index]
    if (!row) throw new Error(`the result has no row ${index}`)
    return row
  }
  return {
    rowAt,
    nameAt: (index: number) => displayName(rowAt(index), t),
    namedAt: (index: number) => {
      const row = rowAt(index)
      return t('bloodTests.named', { name: displayName(row, t), value: figureText(t, row) })
    },
    /** The name of a positive result, and what is printed. */
    positiveAt: ({ row, inWords }: Finding & { kind: 'positive' }) => {
      const said = concluded.qualitative[inWords ?? -1]
      if (said) return { name: cut(said.name), value: cut(said.text) }
      const number = rowAt(row ?? -1)
      const isMark = number.flag === null && number.printedFlag !== null
      return {
        name: cut(displayName(number, t)),
        value: [printedText(t, number), ...(isMark ? [number.printedFlag] : [])].join(' '),
      }
    },
    of: <Kind extends Finding['kind']>(kind: Kind) =>
      concluded.findings.filter((one): one is Finding & { kind: Kind } => one.kind === kind),
    checkOf: (id: string) => concluded.checks.find((check) => check.id === id),
    corrected: new Set(concluded.corrected),
  }
}

export const partOf = (part: PartKind, title: string | null, blocks: Block[]): Part[] =>
  blocks.length > 0 ? [{ part, title, blocks }] : []
export const paragraph = (part: PartKind, sentences: string[]) =>
  partOf(part, null, sentences.length > 0 ? [sentences.join(' ')] : [])

/** The first, untitled paragraphs: urgent ones first. */
export function openingParts(concluded: ConcludedResult, t: ClinicalTranslate, audience: Audience): Part[] {
  const { checks, oldDraw, summary, verdict } = concluded
  const { rowAt, nameAt, namedAt, positiveAt, of, checkOf, corrected } = lookup(concluded, t)
  const isPatient = audience === 'patient'
  const isOld = oldDraw !== null
  const days = oldDraw ? anyDay(t, oldDraw) : ''

  // ---------------------------------------------------------------- urgent

  const positive = (isNow: boolean, isSure: boolean) =>
    of('positive')
      .filter((one) => one.urgency === (isNow ? 'today' : 'sameDay') && one.isSure === isSure)
      .map((one) => positiveAt(one))
  const telephoned = (isNow: boolean) =>
    positive(isNow, true).map((about) => t('bloodTests.urgent.positive', { audience, ...about }))
  const named = ({ row }: Finding) => ({
    ...{ audience, name: nameAt(row ?? -1), value: figureText(t, rowAt(row ?? -1)) },
  })
  const beyond = (finding: Extract<Finding, { limit: CriticalLimit }>) => ({
    ...named(finding),
    ...{ limit: limitText(t, finding.limit, finding.unit), isOfAge: yes(finding.isOfAge) },
    ...{ isOfPregnancy: yes(finding.isOfPregnancy), isAgeMissing: yes(finding.isAgeMissing) },
  })
  const critical = of('critical').map((finding) =>
    t('bloodTests.urgent.critical', { ...beyond(finding), direction: finding.direction }),
  )
  critical.push(...telephoned(true))
  const tooHigh = of('sameDay').flatMap((finding) =>
    finding.limit === null
      ? t('bloodTests.urgent.high', {
          ...named(finding),
          limit: finding.isPrinted ? 'printed' : finding.times === 1 ? 'above' : 'times',
          high: finding.high ?? 0,
        })
      : [],
  )
  const soon = of('sameDay').flatMap((finding) =>
    finding.limit === null ? [] : t('bloodTests.urgent.soon', beyond(finding)),
  )
  soon.push(...telephoned(false))
  const sameDay = [...tooHigh, ...soon]

  function certainText(): string[] {
    if (critical.length + sameDay.length === 0) return []
    const { collectedOn } = concluded
    const ask = isPatient ? [t('bloodTests.urgent.oldAsk')] : []
    if (isOld) {
      return [
        ...(critical.length > 0
          ? [t('bloodTests.urgent.oldCritical', { audience, days, values: critical })]
          : []),
        ...(tooHigh.length > 0 ? [t('bloodTests.urgent.oldHigh', { audience, days, values: tooHigh })] : []),
        ...(soon.length > 0 ? [t('bloodTests.urgent.oldSoon', { audience, days, values: soon })] : []),
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

  const inLines = (isNow: boolean) =>
    of('urgentLine')
      .filter(({ name, urgency }) => name !== '' && urgency === (isNow ? 'today' : 'sameDay'))
      .map(({ name, said }) => ({ name: cut(name), value: cut(said) }))
  for (const isNow of [true, false])
    for (const about of [...positive(isNow, false), ...inLines(isNow)])
      possible.push(
        isOld
          ? t('bloodTests.possible.old', { audience, ...about, days })
          : t(isNow ? 'bloodTests.possible.now' : 'bloodTests.possible.sameDay', { audience, ...about }),
      )

  const comments = of('urgentLine')
    .filter(({ name }) => name === '')
    .map(({ said }) => t('bloodTests.open.line', { text: cut(said) }))
  if (comments.length > 0)
    possible.push(t('bloodTests.possible.comment', { audience, lines: comments, isOld: yes(isOld), days }))

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
    const { barelyRead } = concluded
    return [
      ...(barelyRead.length > 0
        ? [t('bloodTests.open.pages', { audience, count: barelyRead.length, pages: barelyRead.map(String) })]
        : []),
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
      case 'toRead':
      case null:
        return []
    }
  }

  /** Positive results that are not urgent, and what is hard to read. */
  function wordsText(): string[] {
    const values = of('positive')
      .filter(({ urgency }) => urgency === 'none')
      .map((one) => t('bloodTests.named', positiveAt(one)))
    const names = concluded.doubtfulWords.flatMap((index) => cut(concluded.qualitative[index]?.name ?? ''))
    const some = (texts: string[]) => [
      ...texts.slice(0, NAMED_POSITIVE),
      ...(texts.length > NAMED_POSITIVE
        ? [t('bloodTests.more', { count: texts.length - NAMED_POSITIVE })]
        : []),
    ]
    return [
      ...(values.length > 0 ? [t('bloodTests.summary.positive', { audience, values: some(values) })] : []),
      ...(names.length > 0 ? [t('bloodTests.summary.doubtfulWords', { audience, names: some(names) })] : []),
    ]
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
    const welcome = mayReassure(concluded) ? summary.welcome.map(namedAt) : []
    return [
      ...outside,
      ...impossible,
      ...wordsText(),
      ...verdictText(),
      ...(welcome.length > 0 ? [t('bloodTests.summary.welcome', { audience, values: welcome })] : []),
    ]
  }

  if (concluded.isEmpty) return paragraph('summary', [t('bloodTests.summary.empty', { audience })])
  return [
    ...paragraph(isOld ? 'old' : 'urgent', certainText()),
    ...paragraph(isOld ? 'old' : 'possible', possible),
    ...paragraph('open', openText()),
    ...paragraph('summary', summaryText()),
  ]
}
