import { useCallback, useEffect, useRef, useState } from 'react'
import type { NoteTexts } from '../../../shared/visitNotes.ts'
import { refreshSession } from '../../app/session.ts'
import { queries, trpcClient } from '../../app/trpc.ts'
import { useAutosave } from '../../lib/useAutosave.ts'
import { readNote, storeNote } from '../../lib/waitingStorage.ts'
import { statusOf } from '../../ui/failures.ts'
import { NO_TEXTS, type NoteDraft, sameTexts } from './noteDraft.ts'

/** Autosave delay after the last key. Milliseconds. */
const SAVE_AFTER = 2_000

/** The draft as another tab or device saved it; `texts` is null if it was signed there. */
export type OtherVersion = { id: string | null; base: string | null; texts: NoteTexts | null }

type State =
  | { kind: 'idle' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'conflict'; other: OtherVersion }

/**
 * The draft of one note: typed text is stored in this browser at once, and saved two seconds later, on leaving and
 * when the network returns. A save that meets a newer draft of another tab stops until the writer has chosen.
 */
export function useNoteDraft(
  userId: string,
  patientId: string,
  start: { draft: NoteDraft; saved: NoteTexts | null },
) {
  const [draft, setShown] = useState(start.draft)
  const [state, setState] = useState<State>({ kind: 'idle' })
  // A save reads the newest text, not that of an earlier render.
  const now = useRef(start.draft)
  const saved = useRef<NoteTexts | null>(start.saved)
  const stopped = useRef(false)

  const set = useCallback((next: NoteDraft) => {
    now.current = next
    setShown(next)
  }, [])
  const isSaved = useCallback(() => saved.current !== null && sameTexts(saved.current, now.current.texts), [])
  const keep = useCallback(
    () => storeNote(userId, patientId, isSaved() ? null : now.current),
    [userId, patientId, isSaved],
  )

  const send = useCallback(async (): Promise<boolean> => {
    if (stopped.current) return false
    const { id, base, texts, unanswered } = now.current
    set({ ...now.current, unanswered: texts })
    // A sign-out may have removed it.
    if (readNote(userId, patientId)) keep()
    try {
      const answer = await trpcClient.care.notes.save.mutate({ patientId, ...(id && { id }), ...texts, base })
      saved.current = texts
      set({ ...now.current, ...answer, unanswered: null })
      keep()
      setState({ kind: 'saved', at: new Date().toISOString() })
      return true
    } catch (error) {
      const status = statusOf(error)
      if (status === 409) return resolveConflict(unanswered)
      if (status === 401) void refreshSession()
      if (status === 400 || status === 403 || status === 404) {
        stopped.current = true
        setState({ kind: 'refused', sentence: error instanceof Error ? error.message : '' })
      } else setState({ kind: 'failed' })
      return false
    }

    /** After a conflict: accepts a save whose response was lost, and otherwise waits for the writer's choice. */
    async function resolveConflict(lost: NoteTexts | null): Promise<boolean> {
      const notes = await trpcClient.care.notes.list.query({ patientId }).catch(() => null)
      if (!notes) {
        setState({ kind: 'failed' })
        return false
      }
      const other = notes.find((note) => note.own && note.signedAt === null)
      if (other && lost && sameTexts(other, lost)) {
        set({ ...now.current, id: other.id, base: other.base, unanswered: null })
        return send()
      }
      stopped.current = true
      keep()
      setState({
        kind: 'conflict',
        other: { id: other?.id ?? null, base: other?.base ?? null, texts: other ?? null },
      })
      return false
    }
  }, [userId, patientId, set, keep])

  /** Saves pending changes; true once the server has everything. */
  const save = useAutosave({ draft: draft.texts, delay: SAVE_AFTER, isSaved, send })

  useEffect(
    () => () => {
      if (!isSaved()) void save().then(() => queries.care.notes.list.invalidate({ patientId }))
    },
    [patientId, isSaved, save],
  )

  return {
    draft,
    state,
    save,
    write(field: keyof NoteTexts, value: string) {
      set({ ...now.current, texts: { ...now.current.texts, [field]: value } })
      keep()
    },
    /** After a conflict: saves this text over the other one, or as a new note if the other one was signed. */
    keepMine({ id, base }: OtherVersion) {
      stopped.current = false
      saved.current = null
      set({ ...now.current, id, base, unanswered: null })
      void save()
    },
    /** After a conflict: continues with the other text. */
    takeOther({ id, base, texts: other }: OtherVersion) {
      stopped.current = false
      saved.current = other
      set({ id, base, texts: other ?? NO_TEXTS, unanswered: null, asked: true })
      keep()
      setState({ kind: 'idle' })
    },
    /** Saves and signs the note. Returns whether it was signed; throws a refusal. */
    async sign(release: boolean): Promise<boolean> {
      // A note with only its initial facts was never saved.
      if (!now.current.base) saved.current = null
      if (!(await save())) return false
      const { id, base } = now.current
      if (!id || !base) return false
      await trpcClient.care.notes.sign.mutate({ patientId, id, base, release })
      storeNote(userId, patientId, null)
      return true
    },
  }
}
