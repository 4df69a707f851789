import { WifiOff } from 'lucide-react'
import { useOnline } from '../../app/useOnline.ts'
import { useT } from '../../locale/messages.tsx'

/** Stands beside a button that needs the server at once, while the browser is offline: the button then does nothing. */
export function OfflineNote() {
  const t = useT()
  const online = useOnline()
  return (
    <p role="status" className="text-sm font-strong text-warning empty:hidden">
      {!online && (
        <span className="flex items-start gap-1.5">
          <WifiOff size={18} aria-hidden className="mt-0.5 shrink-0" />
          {t('consents.sign.offline')}
        </span>
      )}
    </p>
  )
}
