import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_COMMENT_TEMPLATES } from '../../shared/commentTemplates.ts'
import { translatorFor } from '../platform/locales.ts'
import { signUp } from '../test/caller.ts'
import { startPortal, type TestPortal } from '../test/portal.ts'

const t = translatorFor('en')
let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
})
afterAll(() => portal.close())

describe('comment templates', () => {
  it('comment templates belong to one practitioner, are overwritten by name, and are removed', async () => {
    const [elena, jonas] = [await signUp(portal, 'practitioner'), await signUp(portal, 'practitioner')]
    const { saveCommentTemplate: save, removeCommentTemplate: remove } = elena.api.bloodTests
    await save({ name: ' See me ', text: ' Please book a visit. ' })
    await save({ name: 'All fine', text: 'Everything is in range.' })
    await save({ name: 'See me', text: 'Please book a visit this week.' })
    expect(await elena.api.bloodTests.commentTemplates()).toEqual([
      { name: 'All fine', text: 'Everything is in range.' },
      { name: 'See me', text: 'Please book a visit this week.' },
    ])
    expect(await jonas.api.bloodTests.commentTemplates()).toEqual([])
    await jonas.api.bloodTests.removeCommentTemplate({ name: 'See me' })
    expect(await elena.api.bloodTests.commentTemplates()).toHaveLength(2)
    await remove({ name: 'See me' })
    await remove({ name: 'See me' })
    expect(await elena.api.bloodTests.commentTemplates()).toMatchObject([{ name: 'All fine' }])
    await expect(save({ name: ' ', text: 'x' })).rejects.toThrow('bloodTests.invalid.templateName')
    await expect(save({ name: 'Empty', text: ' ' })).rejects.toThrow('bloodTests.invalid.templateText')
  })

  it('comment templates are at most twenty, also of two tabs, and one that is there can still change', async () => {
    const { api } = await signUp(portal, 'practitioner')
    const save = (at: number) => api.bloodTests.saveCommentTemplate({ name: `T ${at}`, text: 'x' })
    for (let at = 1; at < MAX_COMMENT_TEMPLATES; at += 1) await save(at)
    const both = await Promise.allSettled([save(100), save(101)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(save(102)).rejects.toThrow(t('bloodTests.refused.templates', { max: MAX_COMMENT_TEMPLATES }))
    await save(1)
    expect(await api.bloodTests.commentTemplates()).toHaveLength(MAX_COMMENT_TEMPLATES)
  })
})
