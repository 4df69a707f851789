import type { Ratio } from '../../../shared/bloodTests.ts'
import { useT } from '../../locale/messages.tsx'
import { withUnit } from './markers.ts'

/** Lists what changed since the previous test; renders nothing for a first test. */
export function Changes({ sentences }: { sentences: string[] }) {
  const t = useT()
  if (sentences.length === 0) return null
  return (
    <>
      <h3 className="mt-8 mb-1.5 text-lg font-strong">{t('bloodTests.change.title')}</h3>
      <ul className="grid max-w-measure list-disc gap-1 pl-5 marker:text-accent-mark">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

/** Values calculated from the report's rows, each with its formula and inputs. */
export function Ratios({ ratios, isTitled = true }: { ratios: Ratio[]; isTitled?: boolean }) {
  const t = useT()
  if (ratios.length === 0) return null
  const inputText = ({ name, value, unit, how }: Ratio['inputs'][number]) =>
    t('bloodTests.ratio.input', {
      ...{ name, value: withUnit(String(value), unit) },
      ...{ isConverted: how === '' ? 'no' : 'yes', how },
    })
  return (
    <>
      {isTitled && <h3 className="mt-8 mb-1.5 text-lg font-strong">{t('bloodTests.ratio.title')}</h3>}
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {ratios.map(({ id, value, unit, inputs }) => (
          <div key={id}>
            <dt className="flex items-baseline justify-between gap-4">
              {t(`bloodTests.ratio.${id}.name`)}
              <span className="whitespace-nowrap">
                <span className="font-strong">{value}</span>{' '}
                <span className="text-xs text-ink-2">{unit}</span>
              </span>
            </dt>
            <dd className="text-xs text-ink-2">
              {t('bloodTests.ratio.from', {
                formula: t(`bloodTests.ratio.${id}.formula`),
                inputs: inputs.map(inputText).join(', '),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
