import { z } from 'zod'
import { message } from '../locales/translate.ts'

/** Own texts of one practitioner for reviews of results. */
export const MAX_COMMENT_TEMPLATES = 20
/** Characters of a name, which is the label of a button. */
export const MAX_TEMPLATE_NAME = 40

export const templateName = z
  .string()
  .trim()
  .min(1, message('bloodTests.invalid.templateName'))
  .max(MAX_TEMPLATE_NAME, message('bloodTests.invalid.templateNameLength', { max: MAX_TEMPLATE_NAME }))

/** A text that a practitioner uses again as the comment of a review, under a name of its own. */
export const commentTemplateInput = z.object({
  name: templateName,
  text: z
    .string()
    .trim()
    .min(1, message('bloodTests.invalid.templateText'))
    .max(4_000, message('bloodTests.invalid.comment')),
})
export type CommentTemplate = z.infer<typeof commentTemplateInput>
