import { useCallback, useRef, useState } from 'react'
import type { Language } from '../../../locales/translate.ts'
import type { FormItem, Questionnaire } from '../../../shared/forms.ts'
import { refreshSession } from '../../app/session.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useAutosave } from '../../lib/useAutosave.ts'
import { statusOf } from '../../ui/failures.ts'
import { sameValue } from './draftItems.ts'

/** The draft is saved so long after the last change. Milliseconds. */
const SAVE_AFTER = 1000

type Draft = { title: string; language: Language; questionnaire: Questionnaire }
export type DraftState =
  | { kind: 'idle' | 'failed' }
  | { kind: 'saved'; at: string }
  /** A sentence of the server. */
  | { kind: 'refused'; sentence: string }

/** A form's draft, which is saved a second after each change, when the page is left, and when the network returns. */
export function useFormDraft(id: string, start: Draft) {
  const [draft, show] = useState(start)
  const [state, setState] = useState<DraftState>({ kind: 'idle' })
  // A save takes the newest draft, not that of an earlier render.
  const now = useRef(start)
  const saved = useRef(start)

  const isSaved = useCallback(() => sameValue(saved.current, now.current), [])

  const send = useCallback(async (): Promise<boolean> => {
    const sent = now.current
    try {
      await trpcClient.forms.save.mutate({ id, ...sent })
      saved.current = sent
      setState({ kind: 'saved', at: new Date().toISOString() })
      return true
    } catch (error) {
      const status = statusOf(error)
      if (status === 401) void refreshSession()
      const isRefused = status !== null && status >= 400 && status < 500 && status !== 401 && status !== 429
      setState(
        isRefused
          ? { kind: 'refused', sentence: error instanceof Error ? error.message : '' }
          : { kind: 'failed' },
      )
      return false
    }
  }, [id])

  const save = useAutosave({ draft, delay: SAVE_AFTER, isSaved, send })

  const change = (next: Draft) => {
    now.current = next
    show(next)
  }
  return {
    draft,
    state,
    save,
    isSaved,
    rename: (named: Pick<Draft, 'title' | 'language'>) => change({ ...now.current, ...named }),
    /** Changes the items as they are now, also from a handler of an earlier render. */
    edit: (edit: (items: FormItem[]) => FormItem[]) =>
      change({ ...now.current, questionnaire: { item: edit(now.current.questionnaire.item) } }),
  }
}
