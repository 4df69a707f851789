import type { ClinicalTranslate } from '../../../locales/translate.ts'
import { isSpelledOtherwise } from '../../../shared/markers.ts'
import { explanationOf, explanationText } from '../../../shared/resultText.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import type { BloodTest } from './bloodTest.ts'
import { PageExcerpt } from './PageExcerpt.tsx'

type ExplanationProps = {
  test: BloodTest
  /** The row's index. */
  row: number
  /** Opens the row to correct it. */
  onCorrect: () => void
}

/**
 * One row explained: its meaning, what moves it, what to ask, and the printed line. Includes the texts of all markers.
 */
export function Explanation({ test, row: index, onCorrect }: ExplanationProps) {
  const t = useT()
  const row = test.markers[index]
  if (!row) return null
  const partsIn = (t: ClinicalTranslate) => {
    const { means, moves, ask } = explanationOf(test, t, index)
    return [
      { title: t('bloodTests.story.what'), texts: means },
      { title: t('bloodTests.story.moves'), texts: moves },
      { title: t('bloodTests.story.ask'), texts: ask },
    ].filter(({ texts }) => texts.length > 0)
  }
  return (
    <div className="rounded-md bg-paper px-4 py-4 text-sm md:px-4.5">
      <Clinical fold="open" english={(t) => explanationText(test, t, index)}>
        {(t) => (
          <div className="mb-3.5 grid gap-x-5 gap-y-2.5 empty:hidden md:grid-flow-col md:auto-cols-fr">
            {partsIn(t).map(({ title, texts }) => (
              <div key={title} className="min-w-0">
                <h3 className="font-strong">{title}</h3>
                {texts.map((text) => (
                  <p key={text} className="text-ink-2 not-last:mb-1.5">
                    {text}
                  </p>
                ))}
              </div>
            ))}
          </div>
        )}
      </Clinical>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-5 text-xs text-ink-2">
        <span>{t('bloodTests.story.onPage', { page: row.place.page })}</span>
        {isSpelledOtherwise(row, t) && <span>{t('bloodTests.story.alsoCalled', { name: row.name })}</span>}
      </p>
      <PageExcerpt test={test} place={row.place} label={t('bloodTests.page.line', { line: row.name })} />
      <div className="-mb-2 -ml-3 flex flex-wrap print:hidden">
        <Button look="plain" size="tight" onClick={onCorrect}>
          {t('bloodTests.story.correctThis')}
        </Button>
        {row.marker && !row.doubtful && (
          <LinkButton to="/blood-tests/markers" search={{ marker: row.marker }} look="plain" size="tight">
            {t('bloodTests.story.values')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
