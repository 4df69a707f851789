import { eq } from 'drizzle-orm'
import { profileProposals, profiles } from '../../drizzle/schema.ts'
import type { Language } from '../../locales/translate.ts'
import { CONDITIONS } from '../../shared/conditions.ts'
import {
  type Answer,
  type Answers,
  type Entry,
  type FormItem,
  isDeclined,
  isEntries,
  type ProfileField,
  type Questionnaire,
} from '../../shared/forms.ts'
import { entryText, valueText } from '../../shared/formText.ts'
import type { Tx } from '../platform/db.ts'
import { translatorFor } from '../platform/locales.ts'

/** A value that an answer proposes for a profile field. `path` is its question, or `group.0` for an entry. */
type Proposed = { path: string; field: ProfileField; value: string }

/** Characters of a proposed value; a field of the profile has several. */
const MAX_VALUE = 2000

/**
 * The profile changes that a form's answers propose: the text of an answer or entry whose question names a field, the
 * codes of chosen conditions, and "none known" for a list's yes-or-no question answered with no.
 */
function proposalsIn({ item: items }: Questionnaire, answers: Answers, language: Language): Proposed[] {
  const t = translatorFor(language)
  const proposed = (item: FormItem, path: string, answer: Answer): Proposed[] => {
    const { profile: field } = item
    if (!field || isDeclined(answer)) return []
    if (field === 'conditions') {
      const chosen = [answer].flat()
      return (item.answerOption ?? []).flatMap(({ valueString, condition }) =>
        condition && chosen.includes(valueString) ? [{ path, field, value: condition }] : [],
      )
    }
    if (item.type === 'boolean') {
      return answer === false ? [{ path, field, value: t('forms.profile.noneKnown') }] : []
    }
    const single = { ...item, repeats: false }
    return [answer].flat().map((value) => ({ path, field, value: valueText(t, single, value) }))
  }
  const look = (list: readonly FormItem[], from: Answers | Entry, path: string): Proposed[] =>
    list.flatMap((item) => {
      const answer = from[item.linkId]
      if (item.type === 'group' && !item.repeats) return look(item.item ?? [], from, path)
      if (answer === undefined) return []
      const at = `${path}${item.linkId}`
      if (!isEntries(answer)) return proposed(item, at, answer)
      const { profile: field } = item
      return answer.flatMap((entry, index) =>
        field
          ? [{ path: `${at}.${index}`, field, value: entryText(t, item, entry) }]
          : look(item.item ?? [], entry, `${at}.${index}.`),
      )
    })
  return look(items, answers, '').map((one) => ({ ...one, value: one.value.slice(0, MAX_VALUE) }))
}

const caseless = (text: string) => text.normalize('NFC').toLowerCase()

/** Records what a form's answers would change in the patient's profile; values already there are left out. */
export async function propose(
  tx: Tx,
  patientId: string,
  sentFormId: string,
  { questionnaire, language }: { questionnaire: Questionnaire; language: Language },
  answers: Answers,
) {
  const proposed = proposalsIn(questionnaire, answers, language)
  if (proposed.length === 0) return
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, patientId))
  if (!profile) return
  const noneKnown = translatorFor(language)('forms.profile.noneKnown')
  const isNews = ({ field, value }: Proposed) => {
    if (field === 'conditions') {
      return CONDITIONS.some((one) => one === value) && !profile.conditions.some((one) => one === value)
    }
    const now = profile[field] ?? ''
    return value === noneKnown ? now === '' : !caseless(now).includes(caseless(value))
  }
  const news = proposed.filter(isNews)
  if (news.length > 0) {
    await tx.insert(profileProposals).values(news.map((one) => ({ ...one, patientId, sentFormId })))
  }
}
