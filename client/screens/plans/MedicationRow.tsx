import { BookCheck, ChevronDown, CircleAlert, Trash2, TriangleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'
import { textOf } from '../../../locales/translate.ts'
import { type PlanItem, partChanges } from '../../../shared/planItems.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { ItemFields } from './ItemFields.tsx'
import { type EditedItem, isReadFromWords, problemOf, rowSentence } from './planText.ts'

function SafetyBadge({ tone }: { tone: Tone }) {
  const t = useT()
  if (tone === 'danger') {
    return (
      <Badge tone="danger" icon={TriangleAlert}>
        {t('safety.severity.serious')}
      </Badge>
    )
  }
  if (tone === 'warning') {
    return (
      <Badge tone="warning" icon={CircleAlert}>
        {t('safety.severity.caution')}
      </Badge>
    )
  }
  if (tone === 'success') {
    return (
      <span title={t('safety.known')} className="text-success">
        <BookCheck size={18} aria-hidden />
        <span className="sr-only">{t('safety.known')}</span>
      </span>
    )
  }
  return <Badge tone="neutral">{t('plans.row.unknown')}</Badge>
}

type MedicationRowProps = {
  item: EditedItem
  /** The same medication in the saved plan; null if new, undefined without a saved plan. */
  before: PlanItem | null | undefined
  /** The safety check's result; undefined before a patient is chosen. */
  tone: Tone | undefined
  today: string
  open: boolean
  onToggle: () => void
  onChange: (item: EditedItem) => void
  onRemove: () => void
  onFurtherDays: () => void
  errorAt: (path: string) => string | undefined
  toggle: Ref<HTMLButtonElement>
}

/** A medication of the form that expands to its fields. */
export function MedicationRow({
  item,
  before,
  tone,
  today,
  open,
  onToggle,
  onChange,
  onRemove,
  onFurtherDays,
  errorAt,
  toggle,
}: MedicationRowProps) {
  const t = useT()
  const panel = useId()
  const planned = { ...item, productId: item.productId ?? null }
  const problem = problemOf(item)
  const schedule = rowSentence(planned, today)
  const wrongName = errorAt('text')
  const changed = before && !problem && partChanges(before, planned).length > 0
  return (
    <li
      className={
        open
          ? 'my-2.5 rounded-md border border-line bg-paper px-4 [&+li]:border-t-0'
          : 'border-t border-line last:border-b'
      }
    >
      <div className="relative flex min-h-15 items-center gap-2.5">
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={onToggle}
          className="flex min-h-tap min-w-0 grow flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md py-1.5 text-left after:absolute after:inset-0"
        >
          <span className="min-w-0 grow basis-56">
            <span className={`block break-words ${open ? 'text-lg font-strong' : 'text-base font-medium'}`}>
              {item.text}
            </span>
            {!open && (
              <span className={`block text-xs ${problem ? 'font-strong text-danger' : 'text-ink-3'}`}>
                {problem
                  ? textOf(t, problem)
                  : !before && isReadFromWords(item)
                    ? t('plans.row.readFromWords', { schedule })
                    : schedule}
              </span>
            )}
          </span>
          {before === null && <Badge tone="success">{t('plans.row.new')}</Badge>}
          {changed && <Badge tone="info">{t('plans.row.changed')}</Badge>}
          {tone && <SafetyBadge tone={tone} />}
        </button>
        {open && (
          <button
            type="button"
            aria-label={t('plans.row.remove', { item: item.text })}
            onClick={onRemove}
            className="relative z-1 -mr-2 flex size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-danger"
          >
            <Trash2 size={18} />
          </button>
        )}
        <ChevronDown
          size={20}
          aria-hidden
          className={`pointer-events-none text-ink-2 transition-transform duration-(--dur-2) ${open ? 'ml-3 rotate-180' : 'mx-3'}`}
        />
      </div>
      {open && (
        <div id={panel} className="pt-1 pb-4.5">
          {wrongName && <p className="mb-3 text-xs font-strong text-danger">{textOf(t, wrongName)}</p>}
          <ItemFields
            item={item}
            isNew={!before}
            onChange={onChange}
            onFurtherDays={onFurtherDays}
            errorAt={errorAt}
          />
        </div>
      )}
    </li>
  )
}
