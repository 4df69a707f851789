import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Check, HandHelping } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { isSameName, SIGNING_TOKEN } from '../../../shared/consents.ts'
import { trpc, trpcClient } from '../../app/trpc.ts'
import { Mark } from '../../layout/Logo.tsx'
import { changeLocale } from '../../locale/changeLocale.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { statusOf } from '../../ui/failures.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { DEVICE_DOCUMENTS, type HandedOver, newLinks } from './consent.ts'
import { DeviceDocument } from './DeviceDocument.tsx'

const COVER_AFTER_MS = 3 * 60_000

/** The clinic's name, whose documents these are, and the way back to the desk. */
function Frame({ about, action, children }: { about?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="top-0 z-20 border-b border-line bg-surface md:sticky">
        <div className="mx-auto flex w-full max-w-200 flex-wrap items-center gap-3 px-5 py-3">
          <Mark />
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-strong break-words">{clinicName}</p>
            {about && <p className="text-sm break-words text-ink-2">{about}</p>}
          </div>
          {action}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <div className="mx-auto grid w-full max-w-200 gap-5 px-5 py-6">{children}</div>
      </main>
    </div>
  )
}

/** The end of signing: shows no patient's data, and lets the practice sign in again. */
function Ended({ done }: { done: boolean }) {
  const t = useT()
  return (
    <Frame>
      <Card className="grid justify-items-start gap-3 p-5 md:p-7">
        <h1 className="font-display text-2xl font-title text-balance">{t('consents.device.endedTitle')}</h1>
        <p className="text-base text-ink-2">
          {t(done ? 'consents.device.allDone' : 'consents.device.endedText')}
        </p>
        <LinkButton to="/practitioner-auth" look="outline" className="mt-2">
          {t('consents.device.toSignIn')}
        </LinkButton>
      </Card>
    </Frame>
  )
}

/** Covers the documents until the patient's name is typed. Any other name ends the session. */
function Covered({ patient, onName }: { patient: string; onName: (isPatient: boolean) => void }) {
  const t = useT()
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onName(isSameName(name, patient))
  }
  return (
    <Frame>
      <Card className="p-5 md:p-7">
        <h1 className="font-display text-2xl font-title text-balance">{t('consents.device.coveredTitle')}</h1>
        <form noValidate onSubmit={submit} className="mt-3 grid max-w-measure justify-items-start gap-4">
          <p className="text-base text-ink-2">{t('consents.device.coveredText')}</p>
          <Field label={t('consents.device.coveredName')} className="w-full">
            <Input
              autoComplete="off"
              maxLength={120}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Button type="submit">{t('consents.device.goOn')}</Button>
        </form>
      </Card>
    </Frame>
  )
}

/** The documents in order; the current one is named to screen readers too. */
function Steps({ documents, current }: { documents: HandedOver['documents']; current: string }) {
  const t = useT()
  return (
    <ol aria-label={t('consents.device.steps')} className="flex flex-wrap gap-x-5 gap-y-2">
      {documents.map(({ id, title, state }, index) => {
        const [isDone, isCurrent] = [state !== 'asked', id === current]
        return (
          <li
            key={id}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex min-w-0 items-center gap-2 text-sm ${isCurrent ? 'font-strong' : 'text-ink-2'}`}
          >
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-full border text-xs ${isCurrent ? 'border-accent bg-accent text-on-accent' : 'border-line-strong'}`}
            >
              {isDone ? <Check size={16} aria-label={t('consents.device.stepDone')} /> : index + 1}
            </span>
            <span className="min-w-0 break-words">{title}</span>
          </li>
        )
      })}
    </ol>
  )
}

/**
 * A patient's documents on a device of the practice. The link's token is the fragment of the address, which no
 * address of a request has. It opens nothing else, covers itself after three minutes and when it is loaded again, and
 * ends with another name than the patient's.
 */
export function SignOnDevice() {
  const t = useT()
  const token = useLocation({ select: ({ hash }) => hash })
  const [ended, setEnded] = useState<'handed-back' | 'done' | null>(null)
  // Reloading must not show what is covered.
  const { idle, wake } = useIdle(COVER_AFTER_MS, !newLinks.has(token))
  const isOpen = ended === null && SIGNING_TOKEN.test(token)
  const list = useQuery({
    queryKey: [DEVICE_DOCUMENTS, token],
    queryFn: () => trpcClient.consents.device.documents.mutate({ token }),
    enabled: isOpen,
    retry: false,
    gcTime: 0,
    meta: { silent: true },
  })
  // The device forgets the documents in any case: a link that has ended already needs no end.
  const handBack = trpc.consents.device.handBack.useMutation({ meta: { silent: true } })
  const isLast = list.data?.documents.every(({ state }) => state !== 'asked')
  const locale = list.data?.locale
  useEffect(() => {
    if (locale) void changeLocale(locale)
  }, [locale])
  const end = (how: 'handed-back' | 'done') => {
    setEnded(how)
    handBack.mutate({ token })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends once, after the last document
  useEffect(() => {
    if (isLast && ended === null) end('done')
  }, [isLast])
  const isGone = list.isError && [400, 404].includes(statusOf(list.error) ?? 0)
  if (!isOpen || isGone) return <Ended done={ended === 'done'} />
  if (!list.data) {
    return (
      <Frame>
        <LoadState query={list} error={t('consents.read.notLoaded')} loading="h-80 w-full rounded-lg" />
      </Frame>
    )
  }
  const { patient, practitioner, documents } = list.data
  if (idle) {
    return <Covered patient={patient} onName={(isPatient) => (isPatient ? wake() : end('handed-back'))} />
  }
  const current = documents.find(({ state }) => state === 'asked')
  return (
    <Frame
      about={t('consents.device.only', { patient })}
      action={
        <Button look="outline" onClick={() => end('handed-back')}>
          <HandHelping size={18} aria-hidden />
          {t('consents.device.handBack')}
        </Button>
      }
    >
      {current && documents.length > 1 && <Steps documents={documents} current={current.id} />}
      {current && (
        <DeviceDocument key={current.id} token={token} practitioner={practitioner} document={current} />
      )}
    </Frame>
  )
}

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focusin'] as const

/** Whether the page had no input for the given time in milliseconds, or began so. `wake` restarts the timer. */
function useIdle(milliseconds: number, beginsIdle: boolean): { idle: boolean; wake: () => void } {
  const [idle, setIdle] = useState(beginsIdle)
  useEffect(() => {
    if (idle) return
    let timer: ReturnType<typeof setTimeout>
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), milliseconds)
    }
    restart()
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, restart, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, restart)
    }
  }, [idle, milliseconds])
  return { idle, wake: () => setIdle(false) }
}
