import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Switch } from '../../ui/Switch.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** Consent to AI analyses by a model outside the clinic. Renders nothing if no such model is configured. */
export function ModelConsent() {
  const t = useT()
  const utils = trpc.useUtils()
  const consent = trpc.bloodTests.modelConsent.useQuery(undefined, { meta: { silent: true } })
  const set = trpc.bloodTests.setModelConsent.useMutation({
    meta: { errorTitle: t('account.profile.notSaved') },
    onSettled: () => utils.bloodTests.modelConsent.invalidate(),
  })
  const { since, matters } = consent.data ?? {}
  // Consent can be withdrawn even after the model was removed.
  if (!matters && !since) return null
  const agreed = set.isPending ? set.variables.agreed : Boolean(since)
  return (
    <ProfileSection title={t('account.consent.title')}>
      <Switch
        label={t('account.consent.label')}
        hint={since ? t('account.consent.since', { day: formatInstant(since) }) : t('account.consent.off')}
        checked={agreed}
        onChange={(next) => set.mutate({ agreed: next })}
      />
      <p className="mt-3 max-w-measure text-sm text-ink-2">{t('account.consent.text')}</p>
    </ProfileSection>
  )
}
