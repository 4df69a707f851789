import { analysisBlocks, type HealthReading, type WrittenReading } from '../../../shared/healthReading.ts'
import { useT } from '../../locale/messages.tsx'

type Analysis = {
  reading: HealthReading | null
  written: WrittenReading | null
  model: string | null
  /** As text. */
  analysis: string | null
}

/** A finished analysis, worded from its facts; as text where an earlier version stored no facts. */
export function HealthAnalysis({ analysis: { reading, written, model, analysis } }: { analysis: Analysis }) {
  const t = useT()
  if (!reading) {
    return (
      <>
        <p className="mb-3 text-sm text-ink-2">{t('health.analysis.stored')}</p>
        <p className="text-base whitespace-pre-line">{analysis}</p>
      </>
    )
  }
  return (
    <div className="grid gap-3 text-base">
      {analysisBlocks({ reading, written, model }, t).map((block) =>
        'text' in block ? (
          <p key={block.text}>{block.text}</p>
        ) : (
          <section key={block.title} className="group grid gap-3">
            <h3 className="mt-2 text-lg font-strong group-first:mt-0">{block.title}</h3>
            <ul className="grid list-disc gap-1 pl-5">
              {block.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}
