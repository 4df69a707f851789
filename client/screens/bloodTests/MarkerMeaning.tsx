import type { ClinicalTranslate } from '../../../locales/translate.ts'
import { explanationOf, explanationText } from '../../../shared/resultText.ts'
import { useT } from '../../locale/messages.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageExcerpt } from './PageExcerpt.tsx'
import { useOpenedTest } from './useOpenedTest.ts'

type MarkerMeaningProps = { marker: string; testId: string; patientId: string | undefined }

/** The meaning of a marker's newest value, and its line on the report. Includes the texts of all markers. */
export function MarkerMeaning({ marker, testId, patientId }: MarkerMeaningProps) {
  const t = useT()
  const { test, failed } = useOpenedTest(testId, undefined, patientId)
  if (failed) return <LoadError onRetry={failed}>{t('bloodTests.list.resultNotLoaded')}</LoadError>
  if (!test) return <Skeleton className="h-32" />
  const index = test.markers.findIndex((row) => row.marker === marker && !row.doubtful)
  const row = test.markers[index]
  if (!row) return null
  const partsIn = (t: ClinicalTranslate) => {
    const { means, moves, ask } = explanationOf(test, t, index)
    return [
      { title: null, texts: means },
      { title: t('bloodTests.story.moves'), texts: moves },
      { title: t('bloodTests.story.ask'), texts: ask },
    ].filter(({ texts }) => texts.length > 0)
  }
  return (
    <div className="grid gap-2.5 text-sm">
      <Clinical fold="open" english={(t) => explanationText(test, t, index)}>
        {(t) =>
          partsIn(t).map(({ title, texts }) => (
            <div key={title}>
              {title && <h3 className="font-strong">{title}</h3>}
              {texts.map((text) => (
                <p key={text} className="text-ink-2 not-last:mb-1.5">
                  {text}
                </p>
              ))}
            </div>
          ))
        }
      </Clinical>
      <p className="text-xs text-ink-2">{t('bloodTests.story.onPage', { page: row.place.page })}</p>
      <PageExcerpt test={test} place={row.place} label={t('bloodTests.page.line', { line: row.name })} />
    </div>
  )
}
