import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import critical from '../findings/critical.json' with { type: 'json' }
import * as findings from '../findings/schema.ts'
import { LANGUAGES } from '../languages/languages.ts'
import { language } from '../languages/schema.ts'
import bounds from '../markers/bounds.json' with { type: 'json' }
import markers from '../markers/markers.json' with { type: 'json' }
import * as schema from '../markers/schema.ts'
import units from '../markers/units.json' with { type: 'json' }
import variation from '../markers/variation.json' with { type: 'json' }

const NAMES = markers.map(({ name }) => name)
const unknown = (names: string[]) => names.filter((name) => !NAMES.includes(name))

describe('the data files', () => {
  const files: [string, z.ZodType, unknown][] = [
    ['markers/markers.json', schema.markers, markers],
    ['markers/units.json', schema.units, units],
    ['markers/bounds.json', schema.boundsFile, bounds],
    ['markers/variation.json', schema.variation, variation],
    ['findings/critical.json', findings.critical, critical],
    ...LANGUAGES.map((words): [string, z.ZodType, unknown] => [
      `languages/${words.code}.json`,
      language,
      words,
    ]),
  ]
  it.each(files)('%s follows its schema', (_file, expected, content) => {
    expect(expected.safeParse(content).error).toBeUndefined()
  })

  it('the data files name only markers of markers.json, each once', () => {
    expect(new Set(NAMES).size).toBe(NAMES.length)
    expect(unknown([...Object.keys(units.factors), ...Object.keys(units.formulas)])).toEqual([])
    expect(unknown([...Object.keys(bounds.ranges), ...Object.keys(bounds.values)])).toEqual([])
    expect(unknown(Object.keys(variation.markers))).toEqual([])
    expect(unknown([...critical.limits, ...critical.sameDay].flatMap(({ markers }) => markers))).toEqual([])
  })

  it('the data files name only sources that they list, and use each', () => {
    const limits = [...critical.limits, ...critical.sameDayLimits]
    const others = limits.flatMap((limit): readonly { source: string }[] =>
      'differs' in limit ? (limit.differs ?? []) : [],
    )
    const unprinted = critical.sameDay.flatMap((limit) =>
      [limit.unprinted?.source ?? [], limit.pregnant?.source ?? []].flat(),
    )
    for (const [listed, used] of [
      [units.sources, ['iupac', ...Object.values(units.factors).map(({ source }) => source)]],
      [variation.sources, Object.values(variation.markers).map(({ source }) => source)],
      [
        critical.sources,
        [...limits, ...critical.sameDay, ...others].map(({ source }) => source).concat(unprinted),
      ],
    ] as const)
      expect([...new Set(used)].sort()).toEqual(Object.keys(listed).sort())
  })
})
