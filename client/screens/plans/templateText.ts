import { scheduleOf } from '../../../shared/planItems.ts'
import type { Answers } from '../../app/trpc.ts'
import type { PlanContent } from './planContent.ts'
import { type PlanText, planInputOf, type ShopProduct } from './planText.ts'

/** A template of the library as the server returns it. */
export type LibraryTemplate = Answers['plans']['library']['list'][number]

/** The fields of the form of a template, with empty text instead of null. */
export type TemplateText = Omit<PlanText, 'patientId' | 'reason'> & {
  name: string
  folder: string
  shared: boolean
}

/** Initial fields: of a saved template, of a plan that becomes one, or empty. */
export const templateText = (
  from: (PlanContent & Partial<Pick<LibraryTemplate, 'name' | 'folder' | 'shared'>>) | null,
): TemplateText => ({
  name: from?.name ?? from?.title ?? '',
  folder: from?.folder ?? '',
  shared: from?.shared ?? false,
  title: from?.title ?? '',
  description: from?.description ?? '',
  items: from ? scheduleOf(from) : [],
  dosageInstructions: from?.dosageInstructions ?? '',
  duration: from?.duration ?? '',
  notes: from?.notes ?? '',
})

/** The form as the input of `plans.library.save`, still without the id. */
export const templateInputOf = (form: TemplateText, products: ShopProduct[]) =>
  planInputOf({ ...form, patientId: '', reason: '' }, products)
