import { Check as CheckIcon, LoaderCircle, ZoomIn, ZoomOut } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Translate } from '../../../locales/translate.ts'
import type { Check, PrintedPage } from '../../../shared/bloodTests.ts'
import { trpc } from '../../app/trpc.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { BloodTest } from './bloodTest.ts'
import { lineName } from './checks.ts'
import { type LineFields, parseLine } from './lineForm.ts'
import { rowText } from './markers.ts'
import { usePageImage } from './pageImage.ts'
import {
  type Box,
  cellOf,
  type Mark,
  marksOf,
  nearest,
  nextOpen,
  type OpenMark,
  placeOfWords,
  runsOf,
  wordBox,
} from './pageMarks.ts'
import { usePrinted } from './usePrinted.ts'

type PageFinderProps = {
  test: BloodTest
  /** Opens the question about a line. */
  onCheck: (check: Check) => void
  /** Called before a row is saved. */
  onAdd: () => void
}

type FieldName = keyof LineFields
/** A number being made into a row: its fields, their words on the page, and the field that the next tap fills. */
type Draft = { mark: OpenMark; fields: LineFields; words: number[]; target: FieldName | null }

function draftOf(mark: OpenMark): Draft {
  const { name, value, unit, range, words } = mark.number
  return { mark, fields: { name, value, unit, range }, words, target: name === '' ? 'name' : null }
}

/** Widths of the page, in rem. */
const ZOOMS = [44, 66, 88] as const

/**
 * The pages of a report, marking what was read, what is doubtful and which numbers are neither. A number becomes a row
 * with the name, unit and range proposed by its line, or tapped or typed by the reader.
 */
export function PageFinder({ test, onCheck, onAdd }: PageFinderProps) {
  const t = useT()
  const printed = usePrinted(test.id)
  const pages = printed.data?.map(({ page }) => page) ?? [1]
  const [chosen, setChosen] = useState<number | null>(null)
  const first = (test.checks.find(({ answer }) => answer === null)?.read ?? test.checks[0]?.unread)?.place
    .page
  const page = chosen ?? (pages.includes(first ?? 1) ? (first ?? 1) : (pages[0] ?? 1))
  const words = printed.data?.find((one) => one.page === page)
  const adding = useAdding(test, words, onAdd)
  const marks = marksOf(test, page, words, adding.words)
  const [draft, setDraft] = useState<Draft | null>(null)
  const action = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const count = (kind: Mark['kind']) => marks.filter((mark) => mark.kind === kind).length

  const open = (mark: OpenMark | null) => {
    flushSync(() => setDraft(mark && draftOf(mark)))
    const focused = mark ? action.current : heading.current
    focused?.focus({ preventScroll: true })
    // The fields are seen together with the page above them.
    if (mark) action.current?.form?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (mark: Mark) => {
    if (mark.kind === 'open') open(mark)
    if (mark.kind === 'doubtful') onCheck(mark.check)
  }
  const pick = (at: number) => {
    if (!draft?.target || !words) return
    const { target, fields, mark } = draft
    const taken = target === 'value' ? [at] : cellOf(words, at)
    const text = taken.map((word) => words.words[word]?.text ?? '').join(' ')
    const next = { ...fields, [target]: text }
    const isFirst = draft.words === mark.number.words
    setDraft({
      ...draft,
      fields: next,
      words: [...(isFirst ? [mark.number.at] : draft.words), ...taken],
      target: target === 'name' && next.unit === '' ? 'unit' : null,
    })
    action.current?.focus({ preventScroll: true })
  }
  return (
    <Card as="section" aria-labelledby="whole-page" className="min-w-0 scroll-mt-22 p-5 md:p-6" id="page">
      <h2
        ref={heading}
        id="whole-page"
        tabIndex={-1}
        className="font-display text-xl font-title outline-none [box-shadow:none]"
      >
        {t('bloodTests.find.title')}
      </h2>
      <p className="mt-0.5 max-w-measure text-sm text-ink-2">{t('bloodTests.find.hint')}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {(['read', 'doubtful', 'open'] as const)
          .filter((kind) => kind === 'open' || count(kind) > 0)
          .map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <span aria-hidden className={`size-4 rounded-sm ${LOOKS[kind]} bg-white`} />
              {kind === 'open' && printed.isPending
                ? t('bloodTests.find.looking')
                : t(`bloodTests.find.legend.${kind}`, { count: count(kind) })}
            </li>
          ))}
      </ul>
      {printed.isError && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          {t('bloodTests.find.failed')}
          <Button look="plain" size="tight" onClick={() => void printed.refetch()}>
            {t('app.tryAgain')}
          </Button>
        </p>
      )}
      {pages.length > 1 && (
        <div className="mt-3">
          <Segments
            label={t('bloodTests.find.pages')}
            value={page}
            onChange={(one) => {
              setChosen(one)
              setDraft(null)
            }}
            options={pages.map((one) => ({ value: one, title: t('bloodTests.page.title', { page: one }) }))}
          />
        </div>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <MarkedPage
          key={page}
          test={test}
          page={page}
          words={words}
          marks={marks}
          draft={draft}
          onChoose={choose}
          onPick={pick}
          onCancel={() => setDraft((now) => (now?.target ? { ...now, target: null } : null))}
        />
        <div className="grid gap-3">
          {draft && words && (
            <DraftForm
              key={draft.mark.key}
              draft={draft}
              action={action}
              onChange={setDraft}
              onNext={() => open(nextOpen(marks, draft.mark))}
              onAdd={(row) => {
                adding.add(draft.mark, row, placeOfWords(words, draft.words))
                open(nextOpen(marks, draft.mark))
              }}
              onCancel={() => open(null)}
            />
          )}
          <p role="status" className="min-h-6 text-sm text-ink-2">
            {adding.last && (
              <span className="flex flex-wrap items-center gap-x-2">
                <CheckIcon size={18} className="text-success" />
                {t('bloodTests.find.added', { row: adding.last.text })}
                <Button look="plain" size="tight" className="-my-2.5" onClick={adding.undo}>
                  <Rich id="bloodTests.find.undo" values={{ row: adding.last.text }} />
                </Button>
              </span>
            )}
            {!draft && adding.last && count('open') > 0 && t('bloodTests.find.none')}
          </p>
        </div>
      </div>
    </Card>
  )
}

/** Milliseconds within which an added row can be undone. */
const UNDO_LASTS = 10_000

/** Saves rows one after the other in the background, and offers to undo the last one. */
function useAdding(test: BloodTest, page: PrintedPage | undefined, onAdd: () => void) {
  const t = useT()
  const utils = trpc.useUtils()
  const [words, setWords] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<{ at: string; text: string } | null>(null)
  const answered = useRef(new Set<string>())
  // In one scope they are sent in turn, so that the last one added is also the last one saved.
  const options = { scope: { id: 'added rows' }, meta: { errorTitle: t('bloodTests.find.notAdded') } }
  const correct = trpc.bloodTests.correct.useMutation(options)
  const answer = trpc.bloodTests.answerCheck.useMutation(options)
  const withdraw = trpc.bloodTests.withdraw.useMutation({
    meta: { errorTitle: t('bloodTests.find.notUndone') },
    onSettled: () => utils.bloodTests.invalidate(),
  })
  useEffect(() => {
    if (!last) return
    const clock = setTimeout(() => setLast(null), UNDO_LASTS)
    return () => clearTimeout(clock)
  }, [last])

  type Row = NonNullable<ReturnType<typeof parseLine>['row']>
  const save = (mark: OpenMark, row: Row, place: ReturnType<typeof placeOfWords>) => {
    const { check } = mark
    // A line has one answer: a second number on it is a row of its own.
    if (!check || check.answer?.said === 'typed' || answered.current.has(check.id)) {
      return correct.mutateAsync({ id: test.id, row: null, seen: null, change: row, place })
    }
    answered.current.add(check.id)
    const seen = check.answer?.at ?? null
    return answer.mutateAsync({ id: test.id, check: check.id, seen, said: 'typed', row, place })
  }
  const add = async (mark: OpenMark, row: Row, place: ReturnType<typeof placeOfWords>) => {
    onAdd()
    const taken = page?.numbers.flatMap(({ at }) => (mark.number.at === at ? at : [])) ?? []
    setWords((now) => new Set([...now, ...taken]))
    const done = () => setWords((now) => new Set([...now].filter((at) => !taken.includes(at))))
    try {
      const { at } = await save(mark, row, place)
      setLast({ at, text: rowText({ ...row, marker: null }, t) })
    } catch {
      if (mark.check) answered.current.delete(mark.check.id)
    }
    await utils.bloodTests.invalidate()
    done()
  }
  const undo = () => {
    if (!last) return
    answered.current.clear()
    withdraw.mutate({ id: test.id, at: last.at })
    setLast(null)
  }
  return { words, last, add, undo }
}

/** The looks of marks on white paper, in both themes: green with a full line, amber and dashed, only outlined. */
const LOOKS = {
  read: 'border-2 border-[#226844]',
  doubtful: 'border-2 border-dashed border-[#7d6009]',
  open: 'border-2 border-[#1d2a25]',
} as const
const FILLS = {
  read: 'bg-[#bfe3cb] opacity-60 mix-blend-multiply',
  doubtful: 'bg-[#f3d674] opacity-60 mix-blend-multiply',
  open: '',
} as const
const SIGNS = { read: '✓', doubtful: '?', open: '' } as const
const CHOSEN = 'border-3 border-[#1d5f43] bg-[#1d5f43]/15'

function labelOf(mark: Mark, t: Translate): string {
  if (mark.kind === 'open') {
    const { name, value } = mark.number
    return t('bloodTests.find.mark.open', { isNamed: name === '' ? 'no' : 'yes', name, value })
  }
  if (mark.kind === 'doubtful') return t('bloodTests.find.mark.doubtful', { line: lineName(mark.check, t) })
  const { row } = mark
  return t('bloodTests.find.mark.read', { row: 'value' in row ? rowText(row, t) : `${row.name} ${row.text}` })
}

/** Pixels around a mark in which a tap counts. */
const REACH = 24
/** How much wider than its words a mark is, as a share of their height. */
const AROUND = 0.15

const styleOf = ({ x, y, width, height }: Box) => ({
  left: `calc(${100 * x}% - 3px)`,
  top: `${100 * (y - height * AROUND)}%`,
  width: `calc(${100 * width}% + 6px)`,
  height: `${100 * height * (1 + 2 * AROUND)}%`,
})

type Target = {
  key: string
  box: Box
  label: string
  look: string
  fill: string
  sign: string
  act: () => void
}

type MarkedPageProps = {
  test: BloodTest
  page: number
  words: PrintedPage | undefined
  marks: readonly Mark[]
  draft: Draft | null
  onChoose: (mark: Mark) => void
  onPick: (word: number) => void
  onCancel: () => void
}

/** The picture of a page under its marks; while a field waits for a tap, under its words. Arrow keys move between them. */
function MarkedPage({ test, page, words, marks, draft, onChoose, onPick, onCancel }: MarkedPageProps) {
  const t = useT()
  const source = usePageImage(test, page)
  const [isLoaded, setIsLoaded] = useState(false)
  const [zoom, setZoom] = useState(0)
  const [active, setActive] = useState<string | null>(null)
  const frame = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const isPicking = draft !== null && draft.target !== null
  const targets: Target[] =
    isPicking && words
      ? words.words.map(({ text }, at) => ({
          ...{ key: `word-${at}`, box: wordBox(words, at), label: text, sign: '', fill: '' },
          ...{ look: 'border border-dotted border-[#1d5f43]', act: () => onPick(at) },
        }))
      : marks.map((mark) => ({
          ...{ key: mark.key, box: mark.box, label: labelOf(mark, t), sign: SIGNS[mark.kind] },
          ...{ look: LOOKS[mark.kind], fill: FILLS[mark.kind], act: () => onChoose(mark) },
        }))
  const at = Math.max(
    0,
    targets.findIndex(({ key }) => key === active),
  )
  // The number that becomes a row stays in view.
  const chosen = draft?.mark
  useEffect(() => {
    const [box, view, whole] = [chosen?.box, frame.current, sheet.current]
    if (!box || !view || !whole) return
    view.scrollTo({
      top: box.y * whole.clientHeight - view.clientHeight / 2,
      left: Math.max(0, box.x * whole.clientWidth - view.clientWidth * 0.75),
    })
  }, [chosen])
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onCancel()
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? targets.length - 1 : at + (step ?? Number.NaN)
    const target = targets[to]
    if (!target) return
    event.preventDefault()
    setActive(target.key)
    sheet.current?.querySelectorAll<HTMLElement>('button')[to]?.focus()
  }
  const tap = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const point = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    nearest(targets, point, { width, height }, REACH)?.act()
  }
  if (source === null) return null
  const marked = draft && words ? runsOf(words, draft.words) : []
  return (
    <div className="min-w-0">
      <section
        ref={frame}
        aria-label={t('bloodTests.page.ofReport', { page })}
        className="max-h-[40dvh] overflow-auto rounded-sm border border-line-strong bg-white md:max-h-[50dvh] lg:max-h-[58dvh]"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap beside a mark means the nearest one; each is a button */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons have the keys */}
        <div ref={sheet} className="relative" style={{ width: `${ZOOMS[zoom]}rem` }} onClick={tap}>
          {source ? (
            <img
              src={source}
              alt={t('bloodTests.page.ofReport', { page })}
              className="block w-full"
              onLoad={() => setIsLoaded(true)}
            />
          ) : (
            <Skeleton className="aspect-[1/1.414] w-full" />
          )}
          {isLoaded && (
            // biome-ignore lint/a11y/useSemanticElements: not a group of a form
            <div
              role="group"
              aria-label={t(isPicking ? 'bloodTests.find.words' : 'bloodTests.find.marks', { page })}
              onKeyDown={move}
            >
              {targets.map(({ key, box, label, look, fill, sign, act }, index) => (
                <button
                  key={key}
                  type="button"
                  aria-label={label}
                  aria-pressed={chosen && !isPicking ? key === chosen.key : undefined}
                  tabIndex={index === at ? 0 : -1}
                  className={`absolute rounded-sm ${look}`}
                  style={styleOf(box)}
                  onFocus={() => setActive(key)}
                  onClick={act}
                >
                  <span aria-hidden className={`absolute inset-0 ${fill}`} />
                  {sign && (
                    <span
                      aria-hidden
                      className="absolute top-1/2 right-full mr-0.5 -translate-y-1/2 text-2xs font-strong text-[#1d2a25]"
                    >
                      {sign}
                    </span>
                  )}
                </button>
              ))}
              {marked.map((box) => (
                <span
                  key={`${box.x} ${box.y}`}
                  aria-hidden
                  className={`pointer-events-none absolute rounded-sm ${CHOSEN}`}
                  style={styleOf(box)}
                />
              ))}
            </div>
          )}
        </div>
      </section>
      <div className="mt-1 flex items-center gap-1">
        <Button look="plain" size="tight" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut size={18} />
          {t('bloodTests.find.smaller')}
        </Button>
        <Button
          look="plain"
          size="tight"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn size={18} />
          {t('bloodTests.find.larger')}
        </Button>
        {!words && isLoaded && (
          <LoaderCircle
            aria-hidden
            size={18}
            className="animate-spin text-ink-3 motion-reduce:animate-none"
          />
        )}
      </div>
    </div>
  )
}

type DraftFormProps = {
  draft: Draft
  action: React.RefObject<HTMLButtonElement | null>
  onChange: (draft: Draft) => void
  onNext: () => void
  onAdd: (row: NonNullable<ReturnType<typeof parseLine>['row']>) => void
  onCancel: () => void
}

const FIELDS = ['name', 'value', 'unit', 'range'] as const

/** The row made from a number. The next tap on the page fills the field with the focus, or with the last one. */
function DraftForm({ draft, action, onChange, onNext, onAdd, onCancel }: DraftFormProps) {
  const t = useT()
  const [errors, setErrors] = useState<Partial<LineFields>>({})
  const form = useRef<HTMLFormElement>(null)
  const { fields, target } = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = parseLine(fields, t)
    flushSync(() => setErrors(read.errors ?? {}))
    if (read.row) onAdd(read.row)
    else form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="rounded-md border border-line-strong p-4">
      <p role="status" className="font-strong">
        {t(target ? `bloodTests.find.tap.${target}` : 'bloodTests.find.row')}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
        {FIELDS.map((key) => (
          <Field key={key} label={t(`bloodTests.check.field.${key}`)} error={errors[key]} className="min-w-0">
            <Input
              value={fields[key]}
              autoComplete="off"
              className={target === key ? 'border-accent!' : ''}
              onFocus={() => onChange({ ...draft, target: key })}
              onChange={(event) => onChange({ ...draft, fields: { ...fields, [key]: event.target.value } })}
            />
          </Field>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button ref={action} type="submit">
          {t('bloodTests.find.add')}
        </Button>
        <Button look="outline" onClick={onNext}>
          {t('bloodTests.find.next')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('bloodTests.find.cancel')}
        </Button>
      </div>
    </form>
  )
}
