import { zodResolver } from '@hookform/resolvers/zod'
import { getRouteApi } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { type Role, signUpInput } from '../../../shared/auth.ts'
import { INVITE_TOKEN } from '../../../shared/invites.ts'
import { sessionChanged, useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import valerian from '../../art/valerian.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { refusalOf, statusOf } from '../../ui/failures.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { NewAccountFields } from './NewAccountFields.tsx'

const route = getRouteApi('/entry/invite/$token')

/** Where each role begins. */
const HOMES = { patient: '/dashboard', practitioner: '/dashboard', admin: '/admin' } as const

/** The target of an invitation's link. */
export function AcceptInvite() {
  const t = useT()
  const { token } = route.useParams()
  // Part of a link is not looked up.
  const isToken = INVITE_TOKEN.test(token)
  const invite = trpc.auth.invite.useQuery(
    { token },
    { enabled: isToken, retry: false, staleTime: Number.POSITIVE_INFINITY, meta: { silent: true } },
  )
  const hasEnded = !isToken || (invite.isError && statusOf(invite.error) === 404)
  return (
    <AuthPage
      title={t('app.page.invite')}
      subtitle={t('auth.invite.subtitle', { clinic: clinicName })}
      art={valerian}
      ground="leaf"
    >
      {hasEnded ? (
        <>
          <Alert tone="warning" title={t('auth.invite.ended.title')}>
            {t('auth.invite.ended.text')}
          </Alert>
          <LinkButton to="/auth" className="mt-5 self-start">
            {t('auth.reset.toSignIn')}
          </LinkButton>
        </>
      ) : (
        <LoadState
          query={invite}
          error={t('auth.invite.failed')}
          loading={<Skeletons className="grid gap-5" bars={['h-16', 'h-16', 'h-16', 'h-11']} />}
        />
      )}
      {invite.data && <InviteForm token={token} invite={invite.data} />}
    </AuthPage>
  )
}

type Invite = { role: Role; fullName: string | null; email: string | null; practitioner: string | null }

function InviteForm({ token, invite }: { token: string; invite: Invite }) {
  const t = useT()
  const me = useSession()
  const utils = trpc.useUtils()
  const navigate = route.useNavigate()
  const { role, practitioner } = invite
  const form = useForm({
    resolver: zodResolver(signUpInput),
    defaultValues: { fullName: invite.fullName ?? '', email: invite.email ?? '', password: '' },
  })
  const accept = trpc.auth.acceptInvite.useMutation({
    meta: {
      errorTitle: t('auth.notCreated'),
      success: [t('auth.created'), t('auth.invite.welcome', { clinic: clinicName })],
    },
    onSuccess: async () => {
      await sessionChanged()
      await navigate({ to: HOMES[role] })
    },
    onError: (error) => {
      if (refusalOf(error) === 'EMAIL_TAKEN') form.setError('email', { message: error.message })
      // Used or revoked in the meantime.
      else if (statusOf(error) === 404) void utils.auth.invite.reset()
    },
    gcTime: 0,
  })
  return (
    <>
      <Alert tone="info" className="mb-5">
        <p>{practitioner ? t('auth.invite.patientOf', { practitioner }) : t(`auth.invite.${role}`)}</p>
        {me && <p className="mt-1">{t('auth.invite.signedIn', { name: me.user.fullName })}</p>}
      </Alert>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((values) => accept.mutate({ token, ...values }), toastFirstError)}
      >
        <NewAccountFields form={form} action={t('auth.patient.create')} busy={accept.isPending} />
      </form>
    </>
  )
}
