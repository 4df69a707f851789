import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Tabs } from '../../ui/Tabs.tsx'
import { SignInForm } from './SignInForm.tsx'

type AuthTabsProps = {
  /** The page that keeps the open tab in its address. */
  page: '/auth' | '/practitioner-auth'
  tab: 'sign-up' | undefined
  signUp: ReactNode
}

export function AuthTabs({ page, tab, signUp }: AuthTabsProps) {
  const navigate = useNavigate({ from: page })
  return (
    <Tabs
      label="Sign in or sign up"
      value={tab ?? 'sign-in'}
      onChange={(chosen) =>
        navigate({
          search: ({ next }) => ({ next, ...(chosen === 'sign-up' && { tab: chosen }) }),
          replace: true,
        })
      }
      tabs={[
        { value: 'sign-in', title: 'Sign In', panel: <SignInForm /> },
        { value: 'sign-up', title: 'Sign Up', panel: signUp },
      ]}
    />
  )
}
