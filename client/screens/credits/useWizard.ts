import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc, trpcClient } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { refusalOf } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'
import { endRun, runKey, type WizardText } from './wizardForm.ts'

/** The bar's steps in percent during the wait after a run without recommendations, 2 seconds in all. */
const STEPS = [40, 55, 70, 85, 100]
const STEP_MS = 400

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP_MS))

type Answer = Awaited<ReturnType<typeof trpcClient.credits.runWizard.mutate>>

/** Starts a run, or repeats the request if its response was lost. Null if the credits do not suffice. */
async function start(text: WizardText): Promise<Answer | null> {
  try {
    return await trpcClient.credits.runWizard.mutate({ ...text, idempotencyKey: runKey(text) })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === 'INSUFFICIENT_CREDITS') return null
    if (refusal !== 'KEY_REUSED') throw error
    // The run with this key failed and was refunded: start a new one.
    endRun()
    return start(text)
  }
}

/** Runs the wizard, one run at a time. Returns the mutation and its progress in percent. */
export function useWizard() {
  const t = useT()
  const utils = trpc.useUtils()
  const [percent, setPercent] = useState(0)
  const run = useMutation({
    mutationFn: async (text: WizardText) => {
      setPercent(25)
      const answer = await start(text)
      if (!answer) return null
      endRun()
      if (answer.recommendation !== null) return answer
      for (const step of STEPS) {
        await pause()
        setPercent(step)
      }
      return answer
    },
    // Without a network the mutation fails at once, so that it is not sent, and paid for, later.
    networkMode: 'always',
    meta: { fallback: t('credits.wizard.failed') },
    onSuccess: async (answer) => {
      await utils.credits.balance.invalidate()
      if (!answer) return
      if (answer.recommendation !== null) await utils.credits.wizardHistory.invalidate()
      else toast.info(t('credits.wizard.soon.title'), t('credits.wizard.soon.text'))
    },
  })
  return { run, percent }
}
