import { getRouteApi, useBlocker } from '@tanstack/react-router'
import { CircleAlert, Copy, Eye, Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { flawsOf } from '../../../shared/formInputs.ts'
import { type FormItem, flatten } from '../../../shared/forms.ts'
import { useSession } from '../../app/session.ts'
import { trpc, type trpcClient } from '../../app/trpc.ts'
import { LeaveQuestion } from '../../layout/LeaveQuestion.tsx'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { SaveStatus } from '../../ui/SaveStatus.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { toast } from '../../ui/toast.ts'
import { inParts, itemOf, numbersOf, placeOf } from './draftItems.ts'
import { EditingProvider, focusWords } from './editing.ts'
import { FormChanges } from './FormChanges.tsx'
import { FormParts } from './FormParts.tsx'
import { FormTrial, PartPreview } from './FormPreview.tsx'
import { changesBetween } from './formChanges.ts'
import { NameDialog } from './NameDialog.tsx'
import { useCopyForm } from './newForm.ts'
import { PartTabs } from './PartTabs.tsx'
import { useFormDraft } from './useFormDraft.ts'

const route = getRouteApi('/portal/screens/practitioner/forms/$formId')
type Form = Awaited<ReturnType<typeof trpcClient.forms.get.query>>

/** A form of the clinic: its author edits it, everyone else reads it. */
export function FormEditor() {
  const t = useT()
  const { formId } = route.useParams()
  // A stale response could contain a draft that was saved since.
  const query = trpc.forms.get.useQuery(
    { id: formId },
    { meta: { silent: true }, refetchOnMount: 'always', refetchOnWindowFocus: false },
  )
  const form = query.isFetchedAfterMount ? query.data : undefined
  return (
    <div className="content pt-6 pb-16 md:pt-8">
      <BackLink to="/practitioner/forms">{t('app.page.forms')}</BackLink>
      {!form && (
        <LoadState
          query={{ ...query, isPending: !query.isError && !form, data: form }}
          error={t('forms.edit.failed')}
          loading="mt-4 h-96 w-full rounded-lg"
        />
      )}
      {form && (form.isOwn ? <OwnForm key={form.id} form={form} /> : <OthersForm form={form} />)}
    </div>
  )
}

/** Which version is in use, and since when. */
function useVersionLine({ version, publishedAt, submitted, retiredAt }: Form, isChanged: boolean) {
  const t = useT()
  const draft = isChanged || version === null
  return t('forms.edit.version', {
    draft: draft ? (version ?? 0) + 1 : 0,
    state: version === null ? 'none' : retiredAt ? 'retired' : 'used',
    version: version ?? 0,
    day: publishedAt ? formatInstant(publishedAt) : '',
    count: submitted,
  })
}

function OthersForm({ form }: { form: Form }) {
  const t = useT()
  const line = useVersionLine(form, false)
  const copy = useCopyForm()
  return (
    <>
      <PageHeading
        title={form.title}
        subtitle={line}
        action={
          <Button busy={copy.isPending} onClick={() => copy.mutate({ id: form.id })}>
            <Copy size={18} />
            {t('forms.edit.copyToChange')}
          </Button>
        }
      />
      <Alert tone="info" className="mt-6">
        {t('forms.edit.readOnly', { author: form.author })}
      </Alert>
      <Card className="mt-5 p-5 md:p-7">
        <FormParts
          questionnaire={form.published?.questionnaire ?? form.questionnaire}
          language={form.language}
        />
      </Card>
    </>
  )
}

function OwnForm({ form }: { form: Form }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [start] = useState(() => ({
    title: form.title,
    language: form.language,
    questionnaire: { item: inParts(form.questionnaire.item, t('forms.edit.firstPart')) },
  }))
  const { draft, state, save, isSaved, rename, edit } = useFormDraft(form.id, start)
  const { title, language, questionnaire } = draft
  const items = questionnaire.item
  const numbers = useMemo(() => numbersOf(items), [items])
  const flaws = useMemo(() => flawsOf(questionnaire), [questionnaire])
  const changes = useMemo(
    () => (form.published ? changesBetween(form.published, { title, questionnaire }) : []),
    [form.published, title, questionnaire],
  )
  const [partId, setPart] = useState(items[0]?.linkId ?? null)
  const part = items.find(({ linkId }) => linkId === partId) ?? items[0]
  const [openId, setOpen] = useState<string | null>(null)
  const open = useMemo(() => pathTo(items, openId), [items, openId])
  const [dialog, setDialog] = useState<'name' | 'trial' | null>(null)
  const publish = trpc.forms.publish.useMutation({
    meta: { errorTitle: t('forms.edit.notPublished') },
    onSuccess: ({ version }) => toast.success(t('forms.edit.published', { version })),
    onSettled: () => utils.forms.invalidate(),
  })
  const leaving = useLeaving(save, isSaved)
  // The language is no change of a question, and may have been published in another one.
  const isOtherLanguage = useMemo(
    () => form.changed && form.published !== null && changesBetween(form.published, form).length === 0,
    [form],
  )
  const isChanged =
    form.published === null || changes.length > 0 || language !== form.language || isOtherLanguage
  const next = (form.version ?? 0) + 1
  const showFlaw = () => {
    const [linkId] = orderedFlaws(items, flaws)
    const root = linkId && rootOf(items, linkId)
    if (!linkId || !root) return
    setPart(root)
    if (root !== linkId) setOpen(linkId)
    setTimeout(() => focusWords(linkId))
  }
  const flawCount = Object.keys(flaws).length
  const line = useVersionLine(form, isChanged)
  return (
    <EditingProvider value={{ items, numbers, flaws, open, setOpen, onPart: setPart, edit }}>
      <PageHeading
        title={title}
        action={
          <div className="flex flex-wrap gap-3 max-md:w-full">
            <Button look="outline" className="max-md:flex-1" onClick={() => setDialog('name')}>
              <Pencil size={18} />
              {t('forms.edit.rename')}
            </Button>
            <Button look="outline" className="max-md:flex-1" onClick={() => setDialog('trial')}>
              <Eye size={18} />
              {t('forms.edit.preview')}
            </Button>
            <Button
              className="max-md:w-full"
              aria-describedby="publish-note"
              busy={publish.isPending}
              disabled={flawCount > 0 || !isChanged}
              onClick={() => void save().then((done) => done && publish.mutate({ id: form.id }))}
            >
              {t('forms.edit.publish', { version: next })}
            </Button>
          </div>
        }
      />
      <div className="mt-2 flex min-h-tap flex-wrap items-center gap-x-6 gap-y-1">
        <p className="text-base text-pretty text-ink-2">{line}</p>
        <SaveStatus
          state={state}
          saved="forms.edit.saved"
          failed="forms.edit.notSaved"
          onRetry={() => void save()}
        />
        <div id="publish-note" className="ml-auto text-sm text-ink-2">
          {flawCount > 0 ? (
            <FlawNote flaws={flaws} items={items} numbers={numbers} onShow={showFlaw} />
          ) : (
            !isChanged && t('forms.edit.unchanged')
          )}
        </div>
      </div>
      {state.kind === 'refused' && (
        <Alert tone="danger" title={t('forms.edit.refused')} className="mt-2">
          {state.sentence}
        </Alert>
      )}
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" aria-label={t('forms.edit.questions')}>
          <PartTabs part={part} />
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-21 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
          {part && (
            <SectionCard title={t('forms.edit.asPatient')} className="p-5">
              <div className="mt-3 rounded-md border border-line bg-paper p-4">
                <PartPreview {...{ questionnaire, language, open }} part={part.linkId} />
              </div>
            </SectionCard>
          )}
          {form.published && (
            <Card as="section" aria-labelledby="changes" className="p-5">
              <h2 id="changes" className="mb-3 text-lg font-strong">
                {t('forms.edit.changes')}
              </h2>
              {changes.length === 0 ? (
                <p className="text-sm text-ink-2">{t('forms.edit.unchanged')}</p>
              ) : (
                <FormChanges changes={changes} />
              )}
              <p className="mt-4 text-xs text-ink-3">
                {t('forms.edit.keeps', { version: form.version ?? 0, count: form.open })}
              </p>
            </Card>
          )}
        </div>
      </div>
      {dialog === 'name' && (
        <NameDialog
          heading={t('forms.edit.rename')}
          action={t('forms.edit.take')}
          start={{ title, language }}
          onName={(named) => {
            rename(named)
            setDialog(null)
          }}
          onClose={() => setDialog(null)}
        />
      )}
      <Dialog
        open={dialog === 'trial'}
        onClose={() => setDialog(null)}
        title={title}
        description={t('forms.edit.trial')}
      >
        <FormTrial questionnaire={questionnaire} language={language} />
      </Dialog>
      <LeaveQuestion leaving={leaving} />
    </EditingProvider>
  )
}

/** Saves before the page is left, and asks when that failed. */
function useLeaving(save: () => Promise<boolean>, isSaved: () => boolean) {
  const session = useSession()
  return useBlocker({
    shouldBlockFn: async () => session !== null && !isSaved() && !(await save()),
    enableBeforeUnload: () => !isSaved(),
    withResolver: true,
  })
}

/** An item and the groups around it. */
function pathTo(items: readonly FormItem[], linkId: string | null): Set<string> {
  const path = new Set<string>()
  for (let at = linkId; at; at = placeOf(items, at)?.parent ?? null) path.add(at)
  return path
}

/** The part with this id, or the one that contains the item. */
const rootOf = (items: readonly FormItem[], linkId: string) => [...pathTo(items, linkId)].at(-1)

const orderedFlaws = (items: readonly FormItem[], flaws: { readonly [linkId: string]: unknown }) =>
  flatten(items).flatMap(({ linkId }) => (flaws[linkId] ? [linkId] : []))

type FlawNoteProps = {
  flaws: ReturnType<typeof flawsOf>
  items: readonly FormItem[]
  numbers: ReadonlyMap<string, string>
  onShow: () => void
}

/** What prevents publishing: the first flaw, with a link to its question, and the number of flaws. */
function FlawNote({ flaws, items, numbers, onShow }: FlawNoteProps) {
  const t = useT()
  const [linkId] = orderedFlaws(items, flaws)
  const flaw = linkId ? flaws[linkId] : flaws['']
  if (!flaw) return null
  const others = Object.keys(flaws).filter((one) => one !== '').length - 1
  const number = linkId && itemOf(items, linkId) ? numbers.get(linkId) : undefined
  const words = number
    ? t('forms.edit.flawOf', { number, flaw: t(`forms.flaw.${flaw}`) })
    : t(`forms.flaw.${flaw}`)
  return number ? (
    <Button look="danger-plain" size="tight" className="-mr-3 text-left" onClick={onShow}>
      <CircleAlert size={18} aria-hidden className="shrink-0" />
      {others > 0 ? t('forms.edit.flawMore', { first: words, count: others }) : words}
    </Button>
  ) : (
    words
  )
}
