import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Copy, FilePlus2, Plus } from 'lucide-react'
import { useState } from 'react'
import { languageOf } from '../../../locales/translate.ts'
import { trpc, type trpcClient } from '../../app/trpc.ts'
import { useLive } from '../../app/useLive.ts'
import emptyPlans from '../../art/empty-plans.svg'
import { useLocale, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { languageName } from '../../ui/languageName.ts'
import { Menu } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import { freshLinkId } from './draftItems.ts'
import { NameDialog } from './NameDialog.tsx'
import { useBegin, useCopyForm } from './newForm.ts'
import { StartDialog } from './StartDialog.tsx'

type Listed = Awaited<ReturnType<typeof trpcClient.forms.list.query>>[number]

export function FormList() {
  const t = useT()
  const utils = trpc.useUtils()
  const language = languageOf(useLocale())
  const query = trpc.forms.list.useQuery(undefined, { meta: { silent: true } })
  useLive(trpc.forms.onChange, () => void utils.forms.list.invalidate())
  const [dialog, setDialog] = useState<'new' | 'start' | null>(null)
  const begin = useBegin()
  const isEmpty = query.data?.length === 0
  const used = query.data?.filter(({ retiredAt }) => retiredAt === null) ?? []
  const retired = query.data?.filter(({ retiredAt }) => retiredAt !== null) ?? []
  return (
    <Page
      title={t('app.page.forms')}
      subtitle={t('forms.list.text')}
      action={
        <div className="flex flex-wrap gap-3 max-md:w-full">
          <Button look="outline" className="max-md:flex-1" onClick={() => setDialog('start')}>
            <FilePlus2 size={18} />
            {t('forms.list.startFrom')}
          </Button>
          <Button
            look={isEmpty ? 'outline' : 'primary'}
            className="max-md:flex-1"
            onClick={() => setDialog('new')}
          >
            <Plus size={18} />
            {t('forms.list.new')}
          </Button>
        </div>
      }
    >
      <LoadState query={query} error={t('forms.list.failed')} loading="h-72 w-full rounded-lg" />
      {isEmpty && (
        <EmptyCard
          art={emptyPlans}
          ground="leaf"
          title={t('forms.list.none')}
          action={
            <Button
              busy={begin.isPending}
              onClick={() =>
                void import('../../../shared/shippedForms/shippedForm.ts')
                  .then(({ shippedForm }) => shippedForm('firstVisit', language))
                  .then((form) => begin.mutate({ ...form, language }))
              }
            >
              {t('forms.list.startFirst')}
            </Button>
          }
        >
          {t('forms.list.none.text')}
        </EmptyCard>
      )}
      <FormCards forms={used} label={t('forms.list.used')} />
      {retired.length > 0 && (
        <section aria-labelledby="retired" className="mt-8">
          <h2 id="retired" className="mb-3 text-lg font-strong">
            {t('forms.list.retired')}
          </h2>
          <FormCards forms={retired} label={t('forms.list.retired')} />
        </section>
      )}
      {dialog === 'start' && <StartDialog onClose={() => setDialog(null)} />}
      {dialog === 'new' && (
        <NameDialog
          heading={t('forms.list.new')}
          action={t('forms.list.begin')}
          start={{ title: '', language }}
          busy={begin.isPending}
          onName={(named) =>
            begin.mutate({
              ...named,
              questionnaire: {
                item: [{ linkId: freshLinkId(), text: t('forms.edit.firstPart'), type: 'group', item: [] }],
              },
            })
          }
          onClose={() => setDialog(null)}
        />
      )}
    </Page>
  )
}

const FormCards = ({ forms, label }: { forms: readonly Listed[]; label: string }) =>
  forms.length > 0 && (
    <Card>
      <ul aria-label={label} className="divide-y divide-line">
        {forms.map((form) => (
          <FormRow key={form.id} form={form} />
        ))}
      </ul>
    </Card>
  )

function FormRow({ form }: { form: Listed }) {
  const t = useT()
  const utils = trpc.useUtils()
  const language = languageOf(useLocale())
  const reloading = { onSettled: () => utils.forms.list.invalidate() }
  const notChanged = { meta: { errorTitle: t('forms.list.notChanged') } }
  const copy = useCopyForm()
  const retire = trpc.forms.retire.useMutation({
    ...notChanged,
    onSuccess: (_answer, { retired }) =>
      toast.success(t(retired ? 'forms.list.didRetire' : 'forms.list.didUse', { title: form.title })),
    ...reloading,
  })
  const forNew = trpc.forms.setForNewPatients.useMutation({ ...notChanged, ...reloading })
  const isOn = forNew.isPending ? (forNew.variables?.on ?? form.forNewPatients) : form.forNewPatients
  const { id, version, retiredAt } = form
  const isForeign = form.language !== language
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4 md:flex-nowrap md:px-6">
      <div className="min-w-0 flex-[1_1_16rem]">
        <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/practitioner/forms/$formId"
            params={{ formId: id }}
            lang={form.language}
            className="inline-flex min-h-tap items-center text-lg font-strong text-pretty break-words hover:text-accent-text hover:underline"
          >
            {form.title}
          </Link>
          {retiredAt ? (
            <Badge tone="neutral">{t('forms.list.badge.retired')}</Badge>
          ) : version === null ? (
            <Badge tone="warning">{t('forms.list.badge.draft')}</Badge>
          ) : (
            <Badge tone="success">{t('forms.list.badge.used')}</Badge>
          )}
          {version !== null && form.changed && <Badge tone="info">{t('forms.list.badge.changed')}</Badge>}
        </div>
        <p className="text-sm text-ink-2">
          {t('forms.list.line', {
            version: version ?? 0,
            day: form.publishedAt ? formatInstant(form.publishedAt) : '',
            count: form.submitted,
          })}
        </p>
        {(!form.isOwn || isForeign) && (
          <p className="text-xs text-ink-3">
            {t('forms.list.origin', {
              isOwn: form.isOwn ? 'yes' : 'no',
              author: form.author,
              isForeign: isForeign ? 'yes' : 'no',
              language: languageName(form.language),
            })}
          </p>
        )}
      </div>
      {form.isOwn && version !== null && retiredAt === null && (
        <Switch
          label={t('forms.list.forNew')}
          hint={t('forms.list.forNewHint')}
          checked={isOn}
          onChange={(on) => forNew.mutate({ id, on })}
        />
      )}
      <span className="ml-auto">
        <Menu
          label={t('forms.list.menu', { title: form.title })}
          actions={[
            { label: t('forms.list.copy'), icon: Copy, onSelect: () => copy.mutate({ id }) },
            form.isOwn && {
              label: t(retiredAt ? 'forms.list.use' : 'forms.list.retire'),
              icon: retiredAt ? ArchiveRestore : Archive,
              onSelect: () => retire.mutate({ id, retired: !retiredAt }),
            },
          ]}
        />
      </span>
    </li>
  )
}
