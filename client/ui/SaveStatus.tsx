import { Cloud, CloudOff } from 'lucide-react'
import { useT } from '../locale/messages.tsx'
import { Button } from './Button.tsx'
import { formatTime } from './format.ts'

type SaveStatusProps = {
  state: { kind: 'saved'; at: string } | { kind: 'idle' | 'failed' | 'refused' | 'conflict' }
  saved: 'care.note.saved' | 'forms.edit.saved'
  failed: 'care.note.notSaved' | 'forms.edit.notSaved'
  onRetry: () => void
}

/** Whether a draft is saved, with a button that tries again. */
export function SaveStatus({ state, saved, failed, onRetry }: SaveStatusProps) {
  const t = useT()
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p aria-live="polite" className="flex items-center gap-2.5 text-sm text-ink-2">
        {state.kind === 'saved' && (
          <>
            <Cloud size={18} className="shrink-0" />
            {t(saved, { time: formatTime(state.at) })}
          </>
        )}
        {state.kind === 'failed' && (
          <>
            <CloudOff size={18} className="shrink-0 text-warning" />
            {t(failed)}
          </>
        )}
      </p>
      {state.kind === 'failed' && (
        <Button look="plain" size="tight" onClick={onRetry}>
          {t('app.tryAgain')}
        </Button>
      )}
    </div>
  )
}
