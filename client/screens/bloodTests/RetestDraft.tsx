import { X } from 'lucide-react'
import { retestWindow, windowText } from '../../../shared/retests.ts'
import { useT } from '../../locale/messages.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { WeekChips } from '../../ui/WeekChips.tsx'

/** The retests of a review that is being written: the markers, all in the same number of weeks. */
export type Draft = { markers: string[]; weeks: number }

type RetestDraftProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  /** The markers that may be added. */
  offered: readonly string[]
  /** The day (yyyy-MM-dd) from which the weeks count. */
  start: string
}

/** Selects the markers of a retest, and when. */
export function RetestDraft({ draft, onChange, offered, start }: RetestDraftProps) {
  const t = useT()
  const { markers, weeks } = draft
  const left = offered.filter((marker) => !markers.includes(marker))
  return (
    <section aria-label={t('bloodTests.retest.title')} className="mt-6">
      <h3 className="text-sm font-strong">{t('bloodTests.retest.title')}</h3>
      {markers.map((marker, at) => (
        <div key={marker} className={at === 0 ? 'mb-3' : 'border-t border-line'}>
          <div className="flex items-center justify-between gap-3">
            <p className="min-w-0 break-words">
              {at === 0
                ? t('bloodTests.retest.first', { marker, weeks })
                : t('bloodTests.retest.withIt', { marker })}
            </p>
            <IconButton
              icon={X}
              look="plain"
              className="-mr-3"
              label={t('bloodTests.retest.leaveOut', { marker })}
              onClick={() => onChange({ ...draft, markers: markers.filter((one) => one !== marker) })}
            />
          </div>
          {at === 0 && (
            <>
              <p className="mb-3 text-xs text-ink-3">
                {t('bloodTests.retest.windowIs', { window: windowText(retestWindow(start, weeks), t) })}
              </p>
              <WeekChips
                label={t('bloodTests.retest.whichWeek')}
                value={weeks}
                onChange={(chosen) => onChange({ ...draft, weeks: chosen })}
              />
            </>
          )}
        </div>
      ))}
      {left.length > 0 && (
        <div className="mt-2">
          <PlainSelect
            aria-label={t('bloodTests.retest.addMarker.label')}
            value=""
            onChange={(marker) => onChange({ ...draft, markers: [...markers, marker] })}
            options={[
              { value: '', label: t('bloodTests.retest.addMarker') },
              ...left.map((value) => ({ value, label: value })),
            ]}
          />
        </div>
      )}
    </section>
  )
}
