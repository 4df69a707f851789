import { CALL_TODAY, CONTACT_TODAY, SHOW_TODAY } from '../findings/wording.ts'

/** Whether a paragraph of an analysis says that help is, or may be, needed today. */
export const isUrgent = (text: string) =>
  [CONTACT_TODAY, CALL_TODAY, SHOW_TODAY].some((words) => text.includes(words))
