import { useEffect, useRef } from 'react'
import { useSignOut } from '../app/useSignOut.tsx'
import { useT } from '../locale/messages.tsx'

/** Signs out when mounted; asks first if anything is unsent. Loaded on sign-out. */
export function SignOut() {
  const t = useT()
  const { leave, question } = useSignOut(t('app.signedOut'))
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    void leave()
  })
  return question
}
