import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../../locale/messages.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { SignInForm } from './SignInForm.tsx'

type AuthTabsProps = {
  /** The page that keeps the open tab in its address. */
  page: '/auth' | '/practitioner-auth'
  tab: 'sign-up' | undefined
  signUp: ReactNode
}

export function AuthTabs({ page, tab, signUp }: AuthTabsProps) {
  const t = useT()
  const navigate = useNavigate({ from: page })
  return (
    <Tabs
      label={t('auth.tabs')}
      value={tab ?? 'sign-in'}
      onChange={(chosen) =>
        navigate({
          search: ({ next }) => ({ next, ...(chosen === 'sign-up' && { tab: chosen }) }),
          replace: true,
        })
      }
      tabs={[
        { value: 'sign-in', title: t('auth.signIn'), panel: <SignInForm /> },
        { value: 'sign-up', title: t('auth.signUp'), panel: signUp },
      ]}
    />
  )
}
