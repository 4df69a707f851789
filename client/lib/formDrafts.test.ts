import { describe, expect, it } from 'vitest'
import { afterStoring, draftOf, type FormDraft, joined, metBy } from './formDrafts.ts'

const AT = { nine: '2026-11-28T09:00:00.000Z', ten: '2026-11-28T10:00:00.000Z' }
const draft = (more: Partial<FormDraft> = {}): FormDraft => ({
  ...{ answers: { sleep: 'bad', pain: 'knee' }, base: 3 },
  ...{ saved: { sleep: 'good', pain: 'knee' }, saidAt: { sleep: AT.nine } },
  ...more,
})

describe('draftOf', () => {
  it('draftOf lays unsent answers over the newer ones of the server, from the old base', () => {
    const form = { answers: { sleep: 'good', pain: 'back', work: 'baker' }, base: 5 }
    expect(draftOf(form, draft())).toMatchObject({
      answers: { sleep: 'bad', pain: 'back', work: 'baker' },
      base: 3,
    })
  })

  it('draftOf leaves out an answer that was taken back and not sent', () => {
    const kept = draft({ answers: {} })
    expect(draftOf({ answers: { sleep: 'good' }, base: 3 }, kept).answers).toEqual({})
  })

  it('draftOf has only the answers of the server where nothing is unsent', () => {
    const form = { answers: { sleep: 'good' }, base: 4 }
    expect(draftOf(form, draft({ saidAt: {} })).answers).toEqual({ sleep: 'good' })
  })
})

describe('metBy', () => {
  it('metBy ignores answers that are not newer', () => {
    const own = draft()
    expect(metBy(own, { base: 3, answers: { sleep: 'x' } })).toEqual({ draft: own, taken: [], twice: [] })
  })

  it('metBy takes what changed elsewhere, and keeps and names what is unsent', () => {
    const met = metBy(draft(), { base: 4, answers: { sleep: 'middling', pain: 'back' } })
    expect(met).toMatchObject({ taken: ['pain'], twice: ['sleep'] })
    expect(met.draft).toMatchObject({ answers: { sleep: 'bad', pain: 'back' }, base: 3 })
  })

  it('metBy names no question that was answered in the same way, in whatever order its parts stand', () => {
    const own = draft({ answers: { teas: [{ name: 'Sage', often: 2 }] }, saved: {}, saidAt: {} })
    const met = metBy(own, { base: 4, answers: { teas: [{ often: 2, name: 'Sage' }] } })
    expect(met).toMatchObject({ taken: [], twice: [], draft: { base: 4 } })
  })
})

describe('afterStoring', () => {
  it('afterStoring leaves unsent what was answered while the draft was on its way', () => {
    const sent = draft()
    const now = draft({
      answers: { sleep: 'worse', pain: 'knee' },
      saidAt: { sleep: AT.ten },
    })
    const stored = { base: 4, answers: sent.answers, changed: [] }
    expect(afterStoring(now, sent, stored).draft).toEqual({
      ...{ answers: now.answers, base: 4, saved: sent.answers, saidAt: { sleep: AT.ten } },
    })
  })

  it('afterStoring takes a later answer of another device', () => {
    const sent = draft()
    const stored = { base: 9, answers: { sleep: 'fine' }, changed: ['sleep', 'pain'] }
    const { draft: next, taken } = afterStoring(sent, sent, stored)
    expect(next).toMatchObject({ answers: { sleep: 'fine' }, base: 9, saidAt: {} })
    expect(taken).toEqual(['sleep', 'pain'])
  })
})

it('joined takes the later answer of two tabs, whichever tab gave it', () => {
  const one = draft({ answers: { sleep: 'bad', pain: 'knee' }, saidAt: { sleep: AT.nine, pain: AT.ten } })
  const other = draft({ answers: { sleep: 'fine', pain: 'back' }, saidAt: { sleep: AT.ten, pain: AT.nine } })
  expect(joined(one, other)).toMatchObject({
    answers: { sleep: 'fine', pain: 'knee' },
    saidAt: { sleep: AT.ten, pain: AT.ten },
  })
})
