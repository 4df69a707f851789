import type { WizardInput } from '../../../shared/credits.ts'
import { onUserLeft } from '../../app/session.ts'
import { randomId } from '../../lib/randomId.ts'

export type WizardText = Omit<WizardInput, 'idempotencyKey'>

const EMPTY: WizardText = { demographics: '', symptoms: '', history: '', preferences: '' }

/**
 * The form's text and the idempotency key of its run. In memory only, because it is about a patient: it survives a
 * visit to the credits page, not a reload.
 */
let saved = EMPTY
let attempt: { key: string; text: string } | null = null

onUserLeft(() => {
  saved = EMPTY
  attempt = null
})

export const savedText = () => saved

export function saveText(text: WizardText) {
  saved = text
}

/** The idempotency key for a run with this text, until the run ends or the text changes. */
export function runKey(input: WizardText): string {
  const text = JSON.stringify(input)
  if (attempt?.text !== text) attempt = { key: randomId(), text }
  return attempt.key
}

/** Ends the run: the next one gets a new key and is paid for, even with the same text. */
export function endRun() {
  attempt = null
}
