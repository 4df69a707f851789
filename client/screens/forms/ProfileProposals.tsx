import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { profileText } from '../../../shared/formText.ts'
import { type Answers, trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { toast } from '../../ui/toast.ts'

type Proposal = Answers['care']['proposals'][number]

const FACT = 'grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 text-sm'

/** Proposals for the profile, each to accept, edit or leave; of a patient in care, or the reader's own. */
export function ProfileProposals({ patientId }: { patientId?: string }) {
  const t = useT()
  const query = trpc.care.proposals.useQuery(patientId ? { patientId } : undefined, {
    meta: { errorTitle: t('forms.proposals.failed') },
  })
  const list = query.data
  if (list?.length === 0) return null
  const decided = list?.filter(({ state }) => state !== 'open').length ?? 0
  return (
    <Card as="section" className="p-5 md:p-6" aria-labelledby="into-the-profile">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="into-the-profile" className="font-display text-xl font-title">
          {t('forms.proposals.title')}
        </h2>
        {list && (
          <p className="text-xs text-ink-2">{t('forms.proposals.decided', { decided, all: list.length })}</p>
        )}
      </div>
      <p className="mt-1 text-sm text-pretty text-ink-2">
        {t(patientId ? 'forms.proposals.text' : 'forms.proposals.ownText')}
      </p>
      <LoadState query={query} error={t('forms.proposals.failed')} loading="mt-4 h-40 w-full rounded-md" />
      {list && (
        <ul className="mt-4 grid gap-4">
          {list.map((proposal) => (
            <ProposalLine key={proposal.id} proposal={proposal} {...(patientId && { patientId })} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ProposalLine({ proposal, patientId }: { proposal: Proposal; patientId?: string }) {
  const t = useT()
  const utils = trpc.useUtils()
  const { id, field, value, state, now, after, decidedBy, decidedAt, canUndo, form } = proposal
  const [edited, setEdited] = useState<string | null>(null)
  const decide = trpc.care.decideProposal.useMutation({
    meta: { errorTitle: t('forms.proposals.notDecided') },
    onSuccess: ({ state: next }) => {
      setEdited(null)
      if (next === 'open') toast.success(t('forms.proposals.undone'))
    },
    onSettled: () =>
      Promise.all([
        utils.care.proposals.invalidate(),
        utils.care.counts.invalidate(),
        utils.auth.patients.profile.invalidate(),
        utils.auth.profile.invalidate(),
      ]),
  })
  const whose = { id, ...(patientId && { patientId }) }
  const name = t(`account.field.${field}`)
  const shown = profileText(t, field, value)
  /** A button's accessible name: its label, then the field and the value. */
  const nameOf = (action: string) => t('forms.proposals.named', { action, field: name, value: shown })
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-strong">{name}</h3>
      <dl className="grid gap-1">
        {state === 'open' && (
          <div className={FACT}>
            <dt className="text-ink-2">{t('forms.proposals.now')}</dt>
            <dd className="break-words whitespace-pre-line">
              {now ? profileText(t, field, now) : t('forms.proposals.nothing')}
            </dd>
          </div>
        )}
        <div className={FACT}>
          <dt className="text-ink-2">{t('forms.proposals.fromForm')}</dt>
          <dd className="min-w-0">
            <span className="rounded-sm bg-success-soft px-1.5 py-0.5 font-strong break-words text-on-success-soft">
              {shown}
            </span>
            <span className="block pt-0.5 text-xs text-ink-3">{form}</span>
          </dd>
        </div>
      </dl>
      {state === 'open' && edited === null && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="tight"
            busy={decide.isPending && decide.variables.decision === 'accept'}
            disabled={decide.isPending}
            aria-label={nameOf(t('forms.proposals.accept'))}
            onClick={() => decide.mutate({ ...whose, decision: 'accept' })}
          >
            <Check size={16} aria-hidden />
            {t('forms.proposals.accept')}
          </Button>
          <Button
            size="tight"
            look="outline"
            disabled={decide.isPending}
            aria-label={nameOf(t('forms.proposals.leave'))}
            onClick={() => decide.mutate({ ...whose, decision: 'leave' })}
          >
            {t('forms.proposals.leave')}
          </Button>
          {field !== 'conditions' && (
            <Button
              size="tight"
              look="plain"
              disabled={decide.isPending}
              aria-label={nameOf(t('forms.proposals.edit'))}
              onClick={() => setEdited(value)}
            >
              {t('forms.proposals.edit')}
            </Button>
          )}
        </div>
      )}
      {edited !== null && (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            decide.mutate({ ...whose, decision: 'accept', value: edited })
          }}
        >
          <Field label={t('forms.proposals.editLabel', { field: name })}>
            <Textarea rows={2} value={edited} onChange={(event) => setEdited(event.target.value)} />
          </Field>
          <div className="flex gap-2">
            <Button type="submit" size="tight" busy={decide.isPending} disabled={edited.trim() === ''}>
              {t('forms.proposals.accept')}
            </Button>
            <Button size="tight" look="outline" onClick={() => setEdited(null)}>
              {t('app.cancel')}
            </Button>
          </div>
        </form>
      )}
      {state !== 'open' && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          <span>
            {t('forms.proposals.decidedBy', {
              state,
              name: decidedBy ?? '',
              moment: decidedAt ? formatMomentOfYear(decidedAt) : '',
            })}
            {state === 'accepted' && after && after !== value && (
              <span className="block text-xs whitespace-pre-line text-ink-3">
                {t('forms.proposals.after', { text: profileText(t, field, after) })}
              </span>
            )}
          </span>
          {canUndo && (
            <Button
              size="tight"
              look="plain"
              busy={decide.isPending}
              aria-label={nameOf(t('forms.proposals.undo'))}
              onClick={() => decide.mutate({ ...whose, decision: 'undo' })}
            >
              <Undo2 size={16} aria-hidden />
              {t('forms.proposals.undo')}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
