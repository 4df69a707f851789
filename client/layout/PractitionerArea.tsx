import { Outlet } from '@tanstack/react-router'
import { useSession } from '../app/session.ts'
import { Alert } from '../ui/Alert.tsx'

/** The practitioner's pages, with a notice until the clinic has verified the account. */
export function PractitionerArea() {
  const session = useSession()
  return (
    <>
      {session?.role === 'practitioner' && !session.verified && (
        <div className="content pt-6">
          <Alert tone="info" title="Your account is waiting for verification">
            An administrator of the clinic confirms new practitioners. Until then you see no patients and no
            templates of other practitioners.
          </Alert>
        </div>
      )}
      <Outlet />
    </>
  )
}
