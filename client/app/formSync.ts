import { checkAnswers, type Questionnaire } from '../../shared/forms.ts'
import { afterStoring, draftOf, type FormDraft, hasUnsent, type MyForm } from '../lib/formDrafts.ts'
import { readForm, storeForm, unsentForms } from '../lib/waitingStorage.ts'
import { t } from '../locale/messages.tsx'
import { report } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { loadSession } from './session.ts'
import { queries, trpcClient } from './trpc.ts'

/** Request timeout. Milliseconds. */
const REQUEST_TIMEOUT = 15_000
/** Retry delay while the page is open. Milliseconds. */
const RETRY_AFTER = 30_000

type Asked = { id: string; questionnaire: Questionnaire }

/** Sends a draft. Invalid answers stay in this browser. Throws the server's refusal. */
export function sendDraft({ id, questionnaire }: Asked, { answers, base, saidAt }: FormDraft) {
  return trpcClient.forms.answer.mutate(
    { id, answers: checkAnswers(questionnaire, answers, false).answers, base, saidAt },
    { signal: AbortSignal.timeout(REQUEST_TIMEOUT) },
  )
}

/** A form in its page sends its answers itself. */
const isOpenHere = (id: string) => location.pathname === `/forms/${id}`

async function sendKept(userId: string, form: MyForm) {
  const kept = readForm<FormDraft>(userId, form.id)
  if (!kept) return false
  const sent = draftOf(form, kept)
  const stored = await sendDraft(form, sent)
  const { draft } = afterStoring(readForm<FormDraft>(userId, form.id) ?? sent, sent, stored)
  storeForm(userId, form.id, hasUnsent(draft) ? draft : null)
  return true
}

let retryTimer: ReturnType<typeof setTimeout> | undefined

/** Sends answers given offline. */
async function sendForms() {
  clearTimeout(retryTimer)
  const me = await loadSession().catch(() => null)
  if (!me || !navigator.onLine) return
  const userId = me.user.id
  const ids = unsentForms(userId).filter((id) => !isOpenHere(id))
  if (ids.length === 0) return
  try {
    // Someone else may have signed in, in any tab.
    if ((await trpcClient.auth.me.query())?.user.id !== userId) return
    const forms: MyForm[] = await trpcClient.forms.mine.query()
    let count = 0
    for (const id of ids) {
      const form = forms.find((one) => one.id === id)
      // Sent from another device, declined, or taken back.
      if (form?.state !== 'sent' && form?.state !== 'begun') storeForm(userId, id, null)
      else if (await sendKept(userId, form)) count += 1
    }
    if (count > 0) toast.success(t('forms.fill.sentLater'), t('forms.fill.sentLaterText'))
    await queries.forms.mine.invalidate()
  } catch (cause) {
    report(cause, { errorTitle: t('app.unsentFailed'), silent: true })
    retryTimer = setTimeout(() => void sendForms(), RETRY_AFTER)
  }
}

let hasStarted = false

/** Sends unsent answers now, and whenever the network returns. */
export function startSendingForms() {
  void sendForms()
  if (hasStarted) return
  hasStarted = true
  addEventListener('online', () => void sendForms())
}
