import { z } from 'zod'
import { day } from '../../shared/auth.ts'

/** `linkId`s per call; more than a questionnaire has questions. */
const MOST_NAMES = 400

const ofPatient = { patientId: z.uuid() }

/** A page of a list, after the row `cursor`. */
export const pageInput = z.object({ cursor: z.uuid().optional() })
export const retireInput = z.object({ id: z.uuid(), retired: z.boolean() })
export const forNewPatientsInput = z.object({ id: z.uuid(), on: z.boolean() })
export const sendInput = z.object({ ...ofPatient, formId: z.uuid(), dueOn: day.nullish() })
export const takeBackInput = z.object({ ...ofPatient, id: z.uuid() })

/** Answers by `linkId`, checked against the form's own questions: `checkAnswers`. */
const answers = z
  .record(z.string().max(64), z.unknown())
  .refine((all) => Object.keys(all).length <= MOST_NAMES)

export const answerInput = z.object({
  id: z.uuid(),
  answers,
  base: z.number().int().min(0),
  saidAt: z
    .record(z.string().max(64), z.iso.datetime())
    .refine((all) => Object.keys(all).length <= MOST_NAMES)
    .optional(),
})
export const submitInput = z.object({ id: z.uuid(), answers })
export type SendForm = z.infer<typeof sendInput>
export type AnswerForm = z.infer<typeof answerInput>
export type SubmitForm = z.infer<typeof submitInput>
