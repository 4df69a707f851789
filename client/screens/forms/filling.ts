import type { Answers } from '../../../shared/forms.ts'
import { sendDraft, startSendingForms } from '../../app/formSync.ts'
import { refreshSession } from '../../app/session.ts'
import { queries } from '../../app/trpc.ts'
import {
  afterStoring,
  draftOf,
  type FormDraft,
  hasUnsent,
  joined,
  type MyForm,
  metBy,
} from '../../lib/formDrafts.ts'
import { formKey, readForm, storeForm } from '../../lib/waitingStorage.ts'
import { statusOf } from '../../ui/failures.ts'
import { createFormStore, type FormStore } from './answers.ts'

/** Autosave delay after the last change. Milliseconds. */
const SAVE_AFTER = 1_000
/** Retry delay after a failure. Milliseconds. */
const RETRY_AFTER = 10_000

/** `kept`: in this browser only, without a network. `failed`: tried again. `refused`: not tried again. */
export type Saving =
  | { kind: 'idle' | 'kept' | 'failed' }
  | { kind: 'saved'; at: string }
  | { kind: 'refused'; sentence: string }

export type DraftState = {
  saving: Saving
  /** Questions that another device answered later, and those that both answered while this one was not heard. */
  taken: readonly string[]
  twice: readonly string[]
}

/** The answers of one form while they are given: kept in this browser at once, and saved a second later. */
export type Filling = {
  store: FormStore
  subscribe: (listener: () => void) => () => void
  state: () => DraftState
  /** Saves what is unsent; true once the server has everything that fits its question. */
  save: () => Promise<boolean>
  /** Takes over what another device changed. */
  meet: (form: MyForm) => void
  /** Takes the news about other devices away. */
  dismiss: () => void
  /** Ends the draft, once the form is sent or declined. */
  end: () => void
  /** Starts to save by itself. Returns what ends it. */
  start: () => () => void
}

export function createFilling(userId: string, form: MyForm): Filling {
  const { id, questionnaire } = form
  const listeners = new Set<() => void>()
  let draft = draftOf(form, readForm<FormDraft>(userId, id))
  let state: DraftState = { saving: { kind: 'idle' }, taken: [], twice: [] }
  let flight: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isStarted = false

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const keep = () => isOver || storeForm(userId, id, hasUnsent(draft) ? draft : null)
  const saveIn = (delay: number) => {
    clearTimeout(timer)
    if (isStarted) timer = setTimeout(() => void save(), delay)
  }
  const store = createFormStore(questionnaire, draft.answers, (linkId) => {
    draft = {
      ...draft,
      answers: store.answers(),
      saidAt: { ...draft.saidAt, [linkId]: new Date().toISOString() },
    }
    keep()
    saveIn(SAVE_AFTER)
  })
  /** Shows another draft, and names what others changed. */
  const take = (next: FormDraft, taken: readonly string[], twice: readonly string[] = []) => {
    draft = next
    if (taken.length > 0) store.replace(draft.answers)
    if (taken.length + twice.length === 0) return
    set({
      taken: [...new Set([...state.taken, ...taken])],
      twice: [...new Set([...state.twice, ...twice])],
    })
  }

  async function send(): Promise<boolean> {
    if (!navigator.onLine) {
      set({ saving: { kind: keep() ? 'kept' : 'failed' } })
      return false
    }
    const sent = draft
    try {
      const stored = await sendDraft(form, sent)
      if (isOver) return true
      const { draft: next, taken } = afterStoring(draft, sent, stored)
      take(next, taken)
      keep()
      set({ saving: { kind: 'saved', at: new Date().toISOString() } })
      return !hasUnsent(draft)
    } catch (error) {
      const status = statusOf(error)
      if (status === 401) void refreshSession()
      if (status === 400 || status === 403 || status === 404 || status === 409) {
        set({ saving: { kind: 'refused', sentence: error instanceof Error ? error.message : '' } })
        // It was sent or declined on another device.
        if (status === 409) void queries.forms.mine.invalidate()
        return false
      }
      set({ saving: { kind: status === null && !navigator.onLine ? 'kept' : 'failed' } })
      saveIn(RETRY_AFTER)
      return false
    }
  }

  async function save(): Promise<boolean> {
    while (flight) await flight
    if (isOver || !hasUnsent(draft)) return true
    clearTimeout(timer)
    flight = send().finally(() => {
      flight = null
    })
    return flight
  }

  const meet = (server: { base: number; answers: Answers }) => {
    const met = metBy(draft, server)
    take(met.draft, met.taken, met.twice)
  }
  /** After a time without a network: first what others changed, then what is unsent here. */
  const join = async () => {
    const forms: MyForm[] | null = await queries.forms.mine
      .fetch(undefined, { staleTime: 0 })
      .catch(() => null)
    const server = forms?.find((one) => one.id === id)
    if (server && !flight) meet(server)
    await save()
  }

  return {
    store,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    save,
    meet: (server) => {
      // The answer of a save on its way brings the same.
      if (!flight) meet(server)
    },
    dismiss: () => set({ taken: [], twice: [] }),
    end: () => {
      isOver = true
      clearTimeout(timer)
      storeForm(userId, id, null)
    },
    start: () => {
      isStarted = true
      const online = () => void join()
      const offline = () => set({ saving: { kind: 'kept' } })
      const leave = () => {
        if (document.visibilityState === 'hidden') void save()
      }
      const otherTab = ({ key, newValue }: StorageEvent) => {
        if (key !== formKey(userId, id) || newValue === null) return
        const other = readForm<FormDraft>(userId, id)
        if (!other) return
        draft = joined(draft, other)
        store.replace(draft.answers)
      }
      addEventListener('online', online)
      addEventListener('offline', offline)
      addEventListener('storage', otherTab)
      document.addEventListener('visibilitychange', leave)
      if (hasUnsent(draft)) void join()
      else if (!navigator.onLine) offline()
      return () => {
        removeEventListener('online', online)
        removeEventListener('offline', offline)
        removeEventListener('storage', otherTab)
        document.removeEventListener('visibilitychange', leave)
        clearTimeout(timer)
        isStarted = false
        // What cannot be sent now is sent by the portal's other pages.
        void save().then((isSaved) => isSaved || startSendingForms())
      }
    },
  }
}
