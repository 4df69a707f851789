import { trpc } from '../../app/trpc.ts'
import { Card } from '../../ui/Card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Switch } from '../../ui/Switch.tsx'

/** Consent to AI analyses by a model outside the clinic. Renders nothing if no such model is configured. */
export function ModelConsent() {
  const utils = trpc.useUtils()
  const consent = trpc.bloodTests.modelConsent.useQuery(undefined, { meta: { silent: true } })
  const set = trpc.bloodTests.setModelConsent.useMutation({
    meta: { errorTitle: 'Error updating profile' },
    onSettled: () => utils.bloodTests.modelConsent.invalidate(),
  })
  const { since, matters } = consent.data ?? {}
  // Consent can be withdrawn even after the model was removed.
  if (!matters && !since) return null
  const agreed = set.isPending ? set.variables.agreed : Boolean(since)
  return (
    <Card as="section" className="gap-x-8 p-5 md:p-7 lg:grid lg:grid-cols-[14rem_1fr]">
      <h2 className="font-display text-xl font-title">AI analysis</h2>
      <div className="mt-4 lg:mt-0">
        <Switch
          label="Let an AI model outside the clinic write my analyses"
          hint={since ? `Agreed on ${formatInstant(since)}` : 'Off: they are written by fixed rules'}
          checked={agreed}
          onChange={(next) => set.mutate({ agreed: next })}
        />
        <p className="mt-3 max-w-measure text-sm text-ink-2">
          For a blood test, the model receives the names of known markers with their values, units and ranges.
          For an analysis of your health entries, which only a practitioner who cares for you can request, it
          receives averages, changes and groups of symptoms over 30 days. Your name, your date of birth, your
          own words, the report and its file are never sent. You can withdraw at any time.
        </p>
      </div>
    </Card>
  )
}
