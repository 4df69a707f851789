import { conclusionsOf, markerNamed, readReport } from '@verbena/lab-reader'
import { expect, it } from 'vitest'
import { demoReports } from './reports.ts'
import { sayIn } from './texts.ts'

it('the demo patient has one result with a critical value', async () => {
  const critical: unknown[] = []
  for (const { draw } of demoReports) {
    const reading = await readReport(await draw(), 'application/pdf')
    expect(reading.markers.filter(({ doubtful, plausible }) => doubtful || !plausible)).toEqual([])
    const { urgency, findings } = conclusionsOf(reading)
    if (urgency !== 'none') critical.push([urgency, findings[0]])
  }
  expect(critical).toEqual([
    ['today', expect.objectContaining({ kind: 'critical', marker: 'Potassium', value: 6.3, unit: 'mmol/L' })],
  ])
})

it('the demo retests name markers as the reader does', () => {
  const named = demoReports.flatMap(({ retests = [] }) => retests.map(([marker]) => marker))
  expect(named).toHaveLength(3)
  expect(named.map((marker) => markerNamed(marker)?.name)).toEqual(named)
})

it.each(['de', 'fr', 'es'] as const)('the demo’s reports have names in %s', (language) => {
  for (const { name } of demoReports) expect(sayIn(language)(name)).not.toBe(name)
})
