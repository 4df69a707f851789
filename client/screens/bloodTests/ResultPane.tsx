import { CalendarCheck, FileText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import type { Trends } from '../../../shared/bloodTests.ts'
import { omissionText } from '../../../shared/bloodTestText.ts'
import { semicolons } from '../../../shared/listText.ts'
import { isUrgentPart, openingParts } from '../../../shared/resultOpening.ts'
import type { Retest } from '../../../shared/retests.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { BloodTest } from './bloodTest.ts'
import { Changes, Ratios } from './Changes.tsx'
import { CheckedByPatient } from './CheckedByPatient.tsx'
import { ClinicalParts } from './ClinicalParts.tsx'
import { Counts } from './Counts.tsx'
import { FileLinks } from './FileLinks.tsx'
import { MarkerTable } from './MarkerTable.tsx'
import { changesOf } from './markers.ts'
import { NotFinished } from './NotFinished.tsx'
import { QualitativeResults } from './QualitativeResults.tsx'
import { RemovedRows } from './RemovedRows.tsx'
import { UrgentAlerts } from './UrgentAlerts.tsx'

/** Has the texts of all markers. */
const ResultDetails = lazy(async () => ({ default: (await import('./ResultDetails.tsx')).ResultDetails }))

type ResultPaneProps = {
  test: BloodTest
  /** Undefined until loaded. */
  trends: Trends | undefined
  /** The patient's name. */
  patient: string
  /** The retests that this result closed. */
  closes: Retest[]
}

/** A patient's result for her practitioner: the findings as text and charts, or why there are none yet. */
export function ResultPane({ test, trends, patient, closes }: ResultPaneProps) {
  const t = useT()
  return (
    <Card as="article" aria-labelledby="result" className="min-w-0 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h2 id="result" className="sr-only print:not-sr-only">
            {test.collectedOn
              ? t('bloodTests.review.test', { day: utcDay(test.collectedOn) })
              : t('bloodTests.result.title')}
          </h2>
          <p className="text-xs break-words text-ink-2">
            {t('bloodTests.result.file', { file: test.fileName, at: formatInstant(test.createdAt) })}
          </p>
        </div>
        <Counts test={test} />
      </div>
      <div className="mt-4">
        {test.status === 'completed' ? (
          <Findings test={test} trends={trends} patient={patient} closes={closes} />
        ) : (
          <NotFinished test={test} />
        )}
      </div>
      <div className="mt-6 -mb-2 -ml-3 flex flex-wrap gap-x-2 border-t border-line pt-3 print:hidden">
        <FileLinks test={test} />
      </div>
    </Card>
  )
}

function Findings({ test, trends, patient, closes }: ResultPaneProps) {
  const t = useT()
  const notice = test.omissions?.map((omission) => omissionText(omission, t)).join(' ') ?? test.notice
  return (
    <>
      <UrgentAlerts
        parts={(t) => openingParts(test, t, 'practitioner').filter(isUrgentPart)}
        checks={test.checks}
        audience="practitioner"
        patient={patient}
      />
      {notice && (
        <Alert tone="info" className="mb-4">
          {notice}
        </Alert>
      )}
      <ClosedRetests closes={closes} />
      <MarkerTable test={test} trends={trends?.trends ?? []} patient={patient} />
      <RemovedRows test={test} />
      <QualitativeResults rows={test.qualitative} findings={test.findings} />
      <CheckedByPatient test={test} patient={patient} />
      <Changes sentences={changesOf(trends?.trends ?? [], test.id, t)} />
      <Ratios ratios={test.ratios} />
      <div className="mt-6">
        <Fold icon={FileText} title={t('bloodTests.review.inWords')}>
          <ClinicalParts fold="open">
            {(t) => openingParts(test, t, 'practitioner').filter((part) => !isUrgentPart(part))}
          </ClinicalParts>
          <Suspense fallback={<Skeleton className="mt-8 h-40" />}>
            <ResultDetails test={test} audience="practitioner" />
          </Suspense>
        </Fold>
      </div>
    </>
  )
}

export function ClosedRetests({ closes }: { closes: Retest[] }) {
  const t = useT()
  if (closes.length === 0) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <Badge tone="success" icon={CalendarCheck}>
        {t('bloodTests.retest.done')}
      </Badge>
      {semicolons(
        t,
        closes.map(({ marker, by }) => t('bloodTests.retest.askedBy', { marker, by })),
      )}
    </p>
  )
}
