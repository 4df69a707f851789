import { Outlet } from '@tanstack/react-router'
import { useSession } from '../app/session.ts'
import { useT } from '../locale/messages.tsx'
import { Alert } from '../ui/Alert.tsx'

/** The practitioner's pages, with a notice until the clinic has verified the account. */
export function PractitionerArea() {
  const t = useT()
  const session = useSession()
  return (
    <>
      {session?.role === 'practitioner' && !session.verified && (
        <div className="content pt-6">
          <Alert tone="info" title={t('app.unverified.title')}>
            {t('app.unverified.text')}
          </Alert>
        </div>
      )}
      <Outlet />
    </>
  )
}
