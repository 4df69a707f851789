import type { Check, MarkerPlace } from '../../../shared/bloodTests.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { BloodTest } from './bloodTest.ts'
import { shortReason } from './checks.ts'
import { WholePage } from './PageExcerpt.tsx'

type CheckStepsProps = { test: BloodTest; checks: Check[]; index: number; onShow: (index: number) => void }

/** Lists the lines and shows their places on the page. Each line can be opened; the current one is marked. */
export function CheckSteps({ test, checks, index, onShow }: CheckStepsProps) {
  const t = useT()
  const places = checks.flatMap(({ read, unread }): MarkerPlace[] => {
    const place = read?.place ?? unread?.place
    return place && place.height > 0 ? [place] : []
  })
  const page = (checks[index]?.read ?? checks[index]?.unread)?.place.page ?? 1
  const here = places.filter((place) => place.page === page)
  return (
    <>
      {here.length > 0 && (
        <div className="flex items-start gap-4">
          <WholePage
            test={test}
            page={page}
            places={here}
            label={t('bloodTests.page.withLines', { page })}
            className="w-26"
          />
          <p className="min-w-0 text-xs text-ink-2">{t('bloodTests.page.linesOn', { page })}</p>
        </div>
      )}
      <ol className="mt-4">
        {checks.map((check, at) => (
          <li key={check.id} className="border-t border-line">
            <button
              type="button"
              aria-current={at === index ? 'step' : undefined}
              onClick={() => onShow(at)}
              className="flex min-h-15 w-full items-center gap-3 py-2 text-left hover:text-accent-text"
            >
              <span
                aria-hidden
                className={`flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-strong ${at === index ? 'bg-accent-soft text-on-accent-soft' : 'bg-neutral-soft text-on-neutral-soft'}`}
              >
                {at + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className={`block break-words ${at === index ? 'font-strong' : ''}`}>
                  {check.read?.name ?? t('bloodTests.check.noName')}
                </span>
                <span className="block text-xs text-ink-3">{shortReason(check, t)}</span>
              </span>
              {at === index ? (
                <Badge tone="accent">{t('bloodTests.check.now')}</Badge>
              ) : (
                check.answer && <span className="text-xs text-ink-2">{t('bloodTests.check.answered')}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-3.5 text-xs text-ink-2">
        {t('bloodTests.check.stopAnyTime')}
      </p>
    </>
  )
}
