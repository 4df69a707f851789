import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { optionalText } from './auth.ts'
import { consistent, fields } from './plans.ts'

/** Templates of one practitioner. */
export const MAX_TEMPLATES = 200
/** Characters of a template's name, and of a folder's. */
const MAX_NAME = 80

/** The form of a template: a plan without a patient, with a name, a folder and whether other practitioners have it too. */
export const planTemplateInput = consistent(
  fields.omit({ patientId: true }).extend({
    id: z.uuid().optional(),
    /** The own plan that the texts came from: its patient's name is masked in them. */
    fromPlan: z.uuid().optional(),
    name: z
      .string(message('plans.invalid.templateName'))
      .trim()
      .min(1, message('plans.invalid.templateName'))
      .max(MAX_NAME, message('plans.invalid.templateNameLength', { most: MAX_NAME })),
    folder: optionalText(MAX_NAME),
    shared: z.boolean().default(false),
  }),
)
export type PlanTemplate = z.output<typeof planTemplateInput>
