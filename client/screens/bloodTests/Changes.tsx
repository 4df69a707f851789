import type { Ratio } from '../../../shared/bloodTests.ts'

/** Lists what changed since the previous test; renders nothing for a first test. */
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

/** Values calculated from the report's rows, each with its formula and inputs. */
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
