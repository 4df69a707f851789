import type { WizardInput } from '../../../shared/credits.ts'
import { onUserLeft } from '../../app/session.ts'
import { randomId } from '../../lib/randomId.ts'

export type WizardText = Omit<WizardInput, 'idempotencyKey'>

const EMPTY: WizardText = { demographics: '', symptoms: '', history: '', preferences: '' }

/**
 * What is typed and the key of its run. In memory only, because it speaks of a patient: it outlives the way to the
 * credits page and back, and nothing more.
 */
let typed = EMPTY
let attempt: { key: string; text: string } | null = null

onUserLeft(() => {
  typed = EMPTY
  attempt = null
})

export const typedText = () => typed

export function keepText(text: WizardText) {
  typed = text
}

/** The key of a run of this text: the same one until the run is known to have ended or the text is another. */
export function runKey(input: WizardText): string {
  const text = JSON.stringify(input)
  if (attempt?.text !== text) attempt = { key: randomId(), text }
  return attempt.key
}

/** The run has ended; the next one, be it of the same text, is another and is paid for. */
export function endRun() {
  attempt = null
}
