import { markerNamed, readReport } from '@verbena/lab-reader'
import { expect, it } from 'vitest'
import { isUrgent } from '../../shared/bloodTests.ts'
import { demoReports } from './reports.ts'

it('the demo patient has one result with a critical value', async () => {
  const openings: string[] = []
  for (const { draw } of demoReports) {
    const { reading, analysis } = await readReport(await draw(), 'application/pdf')
    expect(reading.markers.filter(({ doubtful, plausible }) => doubtful || !plausible)).toEqual([])
    const [opening = ''] = analysis.split('\n\n')
    if (isUrgent(opening)) openings.push(opening)
  }
  expect(openings).toEqual([expect.stringMatching(/^Contact a doctor.*: Potassium \(6\.3 mmol\/L; /)])
})

it('the demo retests name markers as the reader does', () => {
  const named = demoReports.flatMap(({ retests = [] }) => retests.map(([marker]) => marker))
  expect(named).toHaveLength(3)
  expect(named.map((marker) => markerNamed(marker)?.name)).toEqual(named)
})
