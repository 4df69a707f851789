import type { Ratio } from '../../../shared/bloodTests.ts'

/** What changed since the test before, in sentences; nothing where there was none. */
export function Changes({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <>
      <h3 className="mt-8 mb-1.5 text-lg font-strong">Since the last test</h3>
      <ul className="grid max-w-measure list-disc gap-1 pl-5 marker:text-accent-mark">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

const inputText = ({ name, value, unit, how }: Ratio['inputs'][number]) =>
  `${name} ${value}${unit ? ` ${unit}` : ''}${how ? ` (${how})` : ''}`

/** Numbers that the report does not print, each with its formula and the rows that went in. */
export function Ratios({ ratios }: { ratios: Ratio[] }) {
  if (ratios.length === 0) return null
  return (
    <>
      <h3 className="mt-8 mb-1.5 text-lg font-strong">Calculated from these rows</h3>
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {ratios.map((ratio) => (
          <div key={ratio.name}>
            <dt className="flex items-baseline justify-between gap-4">
              {ratio.name}
              <span className="whitespace-nowrap">
                <span className="font-strong">{ratio.value}</span>{' '}
                <span className="text-xs text-ink-2">{ratio.unit}</span>
              </span>
            </dt>
            <dd className="text-xs text-ink-2">
              {ratio.formula}: {ratio.inputs.map(inputText).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
