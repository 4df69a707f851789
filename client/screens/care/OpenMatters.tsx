import { useState } from 'react'
import { LineAction, LineIcon, LineSentence } from '../../layout/now/WorklistLine.tsx'
import { useOpenMatters } from '../../layout/useOpenMatters.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Section } from './Section.tsx'
import { keyOf } from './worklist.ts'

/** Lines before "Show all". */
const FIRST = 5

/** A patient's open matters, the most serious first. */
export function OpenMatters({ patientId }: { patientId: string }) {
  const t = useT()
  const today = useToday()
  const [all, setAll] = useState(false)
  const open = useOpenMatters(patientId)
  const lines = open.data
  return (
    <Section
      title={t('care.open.title')}
      action={
        lines &&
        lines.length > 0 && (
          <p className="text-xs text-ink-2">{t('care.open.count', { count: lines.length })}</p>
        )
      }
    >
      {open.isPending && <Skeleton className="h-40 w-full" />}
      {open.isError && !lines && (
        <>
          <p className="text-sm">{t('care.open.notLoaded')}</p>
          <Button look="outline" className="mt-3" onClick={() => void open.refetch()}>
            {t('app.tryAgain')}
          </Button>
        </>
      )}
      {lines?.length === 0 && <p className="text-ink-2">{t('care.open.none')}</p>}
      {lines && lines.length > 0 && (
        <ul aria-label={t('care.open.title')}>
          {(all ? lines : lines.slice(0, FIRST)).map((line) => (
            <li
              key={keyOf(line)}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3 border-t border-line py-1 first:border-t-0 md:grid-cols-[1.25rem_minmax(0,1fr)_auto]"
            >
              <LineIcon line={line} />
              <div className="py-1.5">
                <LineSentence line={line} today={today} />
              </div>
              <div className="-ml-3 max-md:col-start-2 md:-mr-3 md:ml-0">
                <LineAction line={line} plain />
              </div>
            </li>
          ))}
        </ul>
      )}
      {!all && lines && lines.length > FIRST && (
        <Button look="plain" size="tight" className="-ml-3" onClick={() => setAll(true)}>
          {t('care.worklist.showAll', { count: lines.length })}
        </Button>
      )}
    </Section>
  )
}
