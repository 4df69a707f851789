import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Switch } from '../../ui/Switch.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/**
 * Consent to a model outside the clinic: to AI analyses, and to comparing what is read of reports. Renders nothing if no
 * such model is configured.
 */
export function ModelConsent() {
  const t = useT()
  const utils = trpc.useUtils()
  const consent = trpc.bloodTests.modelConsent.useQuery(undefined, { meta: { silent: true } })
  const set = trpc.bloodTests.setModelConsent.useMutation({
    meta: { errorTitle: t('account.profile.notSaved') },
    onSettled: () => utils.bloodTests.modelConsent.invalidate(),
  })
  const { pictures, ...rows } = consent.data ?? {}
  const subjects = [
    {
      ...{ to: 'rows' as const, ...rows },
      label: t('account.consent.label'),
      off: t('account.consent.off'),
      text: t('account.consent.text'),
    },
    {
      ...{ to: 'pictures' as const, ...pictures },
      label: t('account.consent.pictures.label'),
      off: t('account.consent.pictures.off'),
      text: t('account.consent.pictures.text'),
    },
  ]
  // Consent can be withdrawn even after the model was removed.
  const shown = subjects.filter(({ since, matters }) => matters || since)
  if (shown.length === 0) return null
  const isAgreed = (to: 'rows' | 'pictures', since: string | null | undefined) =>
    set.isPending && set.variables.to === to ? set.variables.agreed : Boolean(since)
  return (
    <ProfileSection title={t('account.consent.title')}>
      <div className="grid gap-6">
        {shown.map(({ to, since, label, off, text }) => (
          <div key={to}>
            <Switch
              label={label}
              hint={since ? t('account.consent.since', { day: formatInstant(since) }) : off}
              checked={isAgreed(to, since)}
              onChange={(agreed) => set.mutate({ agreed, to })}
            />
            <p className="mt-3 max-w-measure text-sm text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </ProfileSection>
  )
}
