import { useOnline } from '../../app/useOnline.ts'
import { useT } from '../../locale/messages.tsx'
import { refuse } from '../../ui/failures.ts'

/** Returns a function that does something that needs the server at once, or reports under `title` that it is offline. */
export function useOnlineOnly() {
  const t = useT()
  const online = useOnline()
  return (work: () => void, title: string) => {
    if (online) work()
    else refuse(title, t('consents.sign.offline'))
  }
}
