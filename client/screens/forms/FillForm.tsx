import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { Me } from '../../../shared/auth.ts'
import { checkAnswers, type Part, type Problems, questionsOf } from '../../../shared/forms.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import type { MyForm } from '../../lib/formDrafts.ts'
import { t as translate, useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { refuse } from '../../ui/failures.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { OfflineNote, OtherDevices, UrgentNote } from './Banners.tsx'
import { ClosedView } from './ClosedView.tsx'
import { FocusFrame } from './FocusFrame.tsx'
import { useParts } from './FormParts.tsx'
import { createFilling } from './filling.ts'
import { PartView } from './PartView.tsx'
import { minutesOf, openQuestions, problemsOf } from './progress.ts'
import { FormLanguage } from './QuestionFrame.tsx'
import { ReadAgain } from './ReadAgain.tsx'
import { StartView } from './StartView.tsx'
import { isOpen, useMyForms } from './useMyForms.ts'

export function FillForm() {
  const { formId } = useParams({ from: '/focus/forms/$formId' })
  const me = useSession()
  return me ? <FormOf key={formId} me={me} formId={formId} /> : null
}

function FormOf({ me, formId }: { me: Me; formId: string }) {
  const t = useT()
  const { query, forms } = useMyForms(me)
  const form = forms?.find(({ id }) => id === formId)
  if (form && isOpen(form)) return <Filling form={form} userId={me.user.id} />
  return (
    <FocusFrame
      saving={{ kind: 'idle' }}
      progress={null}
      actions={
        <LinkButton to="/forms" look="outline">
          {t('forms.fill.toForms')}
        </LinkButton>
      }
    >
      {!forms && (
        <LoadState query={query} error={t('forms.mine.notLoaded')} loading="h-80 w-full rounded-lg" />
      )}
      {form && <ClosedView form={form} />}
      {forms && !form && (
        <>
          <h1 className="font-display text-2xl font-title">{t('forms.fill.gone')}</h1>
          <p className="mt-1 text-base text-ink-2">{t('forms.fill.goneText')}</p>
        </>
      )}
    </FocusFrame>
  )
}

/** Where the person is: at the start, in a part, or reading again. */
type View = { at: 'start' } | { at: 'part'; index: number; part: Part } | { at: 'again' }

/** `part` by its `linkId`. */
type Search = { part?: string; view?: string }
/** As `view`: the form is read again as a whole. */
const AGAIN = 'again'

function viewOf(parts: readonly Part[], search: Search): View {
  if (search.view === AGAIN) return { at: 'again' }
  const index = parts.findIndex(({ linkId }) => linkId === search.part)
  const part = parts[index]
  return part ? { at: 'part', index, part } : { at: 'start' }
}

/** Scrolls up and focuses the heading after each change of the view, unless a field has taken the focus. */
function useHeadingFocus(view: string) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    scrollTo(0, 0)
    const main = document.querySelector('main')
    if (!main?.contains(document.activeElement)) main?.querySelector('h1')?.focus({ preventScroll: true })
  }, [view])
}

function Filling({ form, userId }: { form: MyForm; userId: string }) {
  const t = useT()
  const online = useOnline()
  const navigate = useNavigate()
  const partForm = useId()
  const [filling] = useState(() => createFilling(userId, form))
  const state = useSyncExternalStore(filling.subscribe, filling.state)
  const search = useSearch({ from: '/focus/forms/$formId' })
  const { questionnaire, from, language } = form
  const { store } = filling
  const parts = useParts(store, questionnaire)
  const view = viewOf(parts, search)
  const [declining, setDeclining] = useState(false)
  useEffect(() => filling.start(), [filling])
  useEffect(() => filling.meet(form), [filling, form])
  useHeadingFocus(view.at === 'part' ? view.part.linkId : view.at)

  const go = (to: Search) => {
    void filling.save()
    // The button that leads on disappears or changes its meaning.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void navigate({ to: '/forms/$formId', params: { formId: form.id }, search: to })
  }
  const goTo = (index: number) => {
    const part = parts[index]
    go(part ? { part: part.linkId } : index < 0 ? {} : { view: AGAIN })
  }
  const { submit, send, decline } = useClosing(form, filling, (problems) => {
    store.showProblems(problems)
    const found = parts.find((part) => Object.keys(problemsOf(part, store.shown(), problems)).length > 0)
    if (found) go({ part: found.linkId })
    return found !== undefined
  })

  const shown = store.shown()
  const isBegun = form.state === 'begun' || Object.keys(shown).length > 0
  const begin = () => {
    const [first] = openQuestions(parts, shown)
    const index = parts.findIndex(({ items }) => first && questionsOf(items, shown).includes(first))
    goTo(isBegun && index < 0 ? parts.length : Math.max(0, index))
  }
  const back = (
    <Button look="outline" onClick={() => goTo(view.at === 'again' ? parts.length - 1 : index - 1)}>
      {t('forms.fill.back')}
    </Button>
  )
  const index = view.at === 'part' ? view.index : parts.length
  return (
    <FormLanguage value={language}>
      <FocusFrame
        saving={state.saving}
        progress={
          view.at === 'start'
            ? null
            : view.at === 'again'
              ? { title: t('forms.again'), rest: t('forms.again.almost'), percent: 97 }
              : {
                  title: view.part.title
                    ? t('forms.fill.partTitled', {
                        number: index + 1,
                        count: parts.length,
                        title: view.part.title,
                      })
                    : t('forms.fill.part', { number: index + 1, count: parts.length }),
                  rest: t('forms.fill.minutes', {
                    minutes: minutesOf(openQuestions(parts.slice(index), shown)),
                  }),
                  percent: ((index + 0.5) / parts.length) * 100,
                }
        }
        actions={
          view.at === 'start' ? (
            <>
              <Button look="outline" onClick={() => setDeclining(true)}>
                {t('forms.decline')}
              </Button>
              <Button className="flex-1" onClick={begin}>
                {t(isBegun ? 'forms.mine.goOn' : 'forms.start')}
              </Button>
            </>
          ) : view.at === 'part' ? (
            <>
              {back}
              <Button key={view.part.linkId} type="submit" form={partForm} className="flex-1">
                {t('forms.fill.next')}
              </Button>
            </>
          ) : (
            <>
              {back}
              <Button className="min-w-0 flex-1" disabled={!online} busy={submit.isPending} onClick={send}>
                {online ? t('forms.again.send', { from }) : t('forms.again.needsNet')}
              </Button>
            </>
          )
        }
      >
        <OfflineNote />
        <OtherDevices {...{ filling, state, questionnaire }} />
        <UrgentNote {...{ filling, questionnaire }} />
        {view.at === 'start' && (
          <StartView
            form={form}
            parts={parts.length}
            minutes={minutesOf(questionsOf(questionnaire.item, shown))}
          />
        )}
        {view.at === 'part' && (
          <PartView
            key={view.part.linkId}
            id={partForm}
            {...{ part: view.part, store, questionnaire }}
            untitled={t('forms.fill.part', { number: index + 1, count: parts.length })}
            onNext={() => goTo(index + 1)}
          />
        )}
        {view.at === 'again' && (
          <ReadAgain {...{ parts, shown, from }} onOpen={({ linkId }) => go({ part: linkId })} />
        )}
      </FocusFrame>
      <AlertDialog
        open={declining}
        onClose={() => setDeclining(false)}
        title={t('forms.decline.question')}
        description={t('forms.decline.text', { from })}
        cancel={t('forms.decline.keep')}
        action={t('forms.decline')}
        busy={decline.isPending}
        onConfirm={() => decline.mutate({ id: form.id })}
      />
    </FormLanguage>
  )
}

/** Sends or declines the form. `onProblems` shows problems, and returns whether it has found their part. */
function useClosing(
  form: MyForm,
  filling: ReturnType<typeof createFilling>,
  onProblems: (problems: Problems) => boolean,
) {
  const t = useT()
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const { id, questionnaire, from } = form
  const closed = async () => {
    filling.end()
    await utils.forms.mine.invalidate()
    void utils.care.invalidate()
  }
  const submit = trpc.forms.submit.useMutation({
    meta: { errorTitle: t('forms.again.notSent') },
    onSuccess: closed,
    onError: () => utils.forms.mine.invalidate(),
  })
  const decline = trpc.forms.decline.useMutation({
    meta: {
      errorTitle: t('forms.decline.failed'),
      success: [t('forms.decline.done'), t('forms.decline.doneText', { from })],
    },
    onSuccess: async () => {
      filling.end()
      await navigate({ to: '/forms' })
      await closed()
    },
  })
  const send = async () => {
    const given = filling.store.answers()
    const { problems } = checkAnswers(questionnaire, given, true)
    const count = Object.keys(problems).length
    if (count > 0) {
      onProblems(problems)
      refuse(translate('forms.again.notSent'), translate('forms.fill.missing', { count }))
      return
    }
    // What another device answered in the meantime comes first.
    if (await filling.save()) submit.mutate({ id, answers: filling.store.answers() })
  }
  return { submit, decline, send }
}
