import { zodResolver } from '@hookform/resolvers/zod'
import { Smartphone } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { Translate } from '../../../locales/translate.ts'
import type { Role } from '../../../shared/auth.ts'
import {
  DEFAULT_SETTINGS,
  isUrgentKind,
  type NoticeSettings,
  REMINDER_SLOTS,
  settingsInput,
} from '../../../shared/notices.ts'
import { outsideText } from '../../../shared/noticeText.ts'
import { usePush } from '../../app/push.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedForm } from '../../app/unsavedInput.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckChips } from '../../ui/CheckChips.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { kindsOf, type ReminderGroup, reminderGroups, type Way, waysOf, withWays } from './reminderKinds.ts'
import { browserTimeZone, timeZonesLike, zoneFound } from './timeZones.ts'

type Push = ReturnType<typeof usePush>

/** Why this device cannot get pushes; null if it can, and before that is known. */
function noPushText(state: Push['state'], t: Translate) {
  if (state === 'unsupported' || state === 'denied') return t(`account.reminders.noPush.${state}`)
  return state === 'needs-home-screen'
    ? t('account.reminders.noPush.homeScreen', { clinic: clinicName })
    : null
}

type Saved = NoticeSettings & { saved: boolean; canMail: boolean }

/** Channels and times of notifications outside the portal. */
export function Reminders() {
  const t = useT()
  const session = useSession()
  const settings = trpc.notices.settings.useQuery(undefined, {
    meta: { errorTitle: t('account.reminders.failed') },
    // The form keeps its initial values.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <ProfileSection title={t('notices.reminders')}>
      {settings.isPending && <SettingsSkeleton />}
      {settings.isError && !settings.data && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">{t('account.reminders.notLoaded')}</p>
          <Button look="outline" onClick={() => settings.refetch()}>
            {t('app.tryAgain')}
          </Button>
        </div>
      )}
      {settings.data && session && <SettingsForm saved={settings.data} role={session.role} />}
    </ProfileSection>
  )
}

function SettingsForm({ saved: { saved, canMail, ...settings }, role }: { saved: Saved; role: Role | null }) {
  const t = useT()
  const groups = reminderGroups(role)
  const hasTimes = groups.includes('doses')
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(settingsInput),
    // Before the first save, the time zone is the browser's.
    defaultValues: { ...settings, timeZone: saved ? settings.timeZone : browserTimeZone() },
  })
  const { restored, discard } = useUnsavedForm(form, 'reminders')
  const { errors, isDirty } = form.formState
  const update = trpc.notices.updateSettings.useMutation({
    meta: { errorTitle: t('account.reminders.notSaved'), success: [t('account.reminders.saved')] },
    onSuccess: (_answer, values) => {
      form.reset(values)
      discard()
      utils.notices.settings.setData(undefined, { ...values, saved: true, canMail })
    },
  })
  const quiet = form.watch('quiet')
  const push = usePush()
  const noPush = noPushText(push.state, t)
  const kinds = form.watch('kinds')
  const usesDevices = groups.some((group) => waysOf(kinds, group).includes('device'))

  async function choose(group: ReminderGroup, ways: readonly Way[]) {
    const before = form.getValues('kinds')
    const set = (next: typeof kinds) => form.setValue('kinds', next, { shouldDirty: true })
    set(withWays(before, group, ways))
    const asks = ways.includes('device') && !waysOf(before, group).includes('device') && push.state === 'off'
    if (!asks || (await push.enable())) return
    // After a refusal, other choices made meanwhile stay.
    const now = form.getValues('kinds')
    const others = waysOf(now, group).filter((way) => way !== 'device')
    set(withWays(now, group, others))
  }

  return (
    <form
      noValidate
      aria-label={t('notices.reminders')}
      className="grid gap-6"
      onSubmit={form.handleSubmit((values) => update.mutate(values), toastFirstError)}
    >
      {restored && isDirty && <Alert tone="info">{t('account.reminders.restored')}</Alert>}
      <div className="grid gap-3">
        <Alert tone="info">{t('account.reminders.discreet')}</Alert>
        <WhatIsSent groups={groups} />
        {!canMail && <p className="text-sm text-ink-2">{t('account.reminders.noMail')}</p>}
        {noPush && <p className="text-sm text-ink-2">{noPush}</p>}
      </div>
      <div className="grid">
        {groups.map((group) => (
          <div key={group} className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
            <WaysChips
              group={group}
              chosen={waysOf(kinds, group)}
              canMail={canMail}
              push={push}
              onChange={(ways) => void choose(group, ways)}
            />
          </div>
        ))}
      </div>
      {hasTimes && (
        <>
          <fieldset className="border-t border-line pt-5">
            <legend className="contents">
              <span className="text-lg font-strong">{t('account.reminders.times')}</span>
            </legend>
            <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3">
              {REMINDER_SLOTS.map((slot) => (
                <Field
                  key={slot}
                  label={t(`account.reminders.slot.${slot}`)}
                  error={errors.times?.[slot]?.message}
                >
                  <Input type="time" {...form.register(`times.${slot}`)} />
                </Field>
              ))}
            </div>
          </fieldset>
          <div className="border-t border-line pt-5">
            <Switch
              label={t('account.reminders.quiet.title')}
              hint={t('account.reminders.quiet.hint')}
              checked={quiet !== null}
              onChange={(on) =>
                form.setValue('quiet', on ? (settings.quiet ?? DEFAULT_SETTINGS.quiet) : null, {
                  shouldDirty: true,
                })
              }
            />
            {quiet && (
              <div className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3">
                <Field label={t('account.reminders.quiet.from')} error={errors.quiet?.from?.message}>
                  <Input type="time" {...form.register('quiet.from')} />
                </Field>
                <Field label={t('account.reminders.quiet.until')} error={errors.quiet?.until?.message}>
                  <Input type="time" {...form.register('quiet.until')} />
                </Field>
              </div>
            )}
          </div>
          <div className="border-t border-line pt-5">
            <Controller
              control={form.control}
              name="timeZone"
              render={({ field, fieldState }) => (
                <TimeZoneField
                  value={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          </div>
        </>
      )}
      <Devices push={push} isUsed={usesDevices} />
      <div className="flex flex-wrap justify-end gap-3">
        {isDirty && (
          <Button
            look="outline"
            onClick={() => {
              form.reset()
              discard()
            }}
          >
            {t('account.reminders.undo')}
          </Button>
        )}
        <Button type="submit" busy={update.isPending}>
          {t('account.reminders.save')}
        </Button>
      </div>
    </form>
  )
}

/** Open doses in the sample of what is sent. */
const EXAMPLE_DOSES = 3

function WhatIsSent({ groups }: { groups: readonly ReminderGroup[] }) {
  const t = useT()
  return (
    <div className="flex gap-3 rounded-md border border-line bg-paper px-3.5 py-3 text-sm">
      <Smartphone size={20} aria-hidden className="mt-0.5 text-ink-3" />
      <div>
        <p className="text-xs text-ink-3">{t('account.reminders.sample')}</p>
        <p className="mt-1 font-strong">{clinicName}</p>
        <ul>
          {groups.map((group) => (
            <li key={group}>
              <Clinical english={(t) => isUrgentKind(kindsOf(group)[0]) && outsideText(kindsOf(group)[0], t)}>
                {(t) => outsideText(kindsOf(group)[0], t, 'morning', EXAMPLE_DOSES)}
              </Clinical>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type WaysChipsProps = {
  group: ReminderGroup
  chosen: readonly Way[]
  canMail: boolean
  push: Push
  onChange: (ways: Way[]) => void
}

/** Several channels may be chosen; "Only here" clears them all. */
function WaysChips({ group, chosen, canMail, push, onChange }: WaysChipsProps) {
  const t = useT()
  const isChosen = chosen.includes('device')
  const canPush = push.state === 'on' || push.state === 'off'
  const ways: { value: Way; label: string; disabled: boolean }[] = [
    { value: 'mail', label: t('account.reminders.way.mail'), disabled: !canMail },
    // Another device may already get them: what is chosen can always be cleared.
    { value: 'device', label: t('account.thisDevice'), disabled: !canPush && !isChosen },
  ]
  return (
    <CheckChips<Way | 'here'>
      label={
        <>
          {t(`account.reminders.${group}.title`)}
          <span className="block text-xs font-text text-ink-3">{t(`account.reminders.${group}.when`)}</span>
        </>
      }
      options={[...ways, { value: 'here', label: t('account.reminders.way.here') }]}
      value={chosen.length > 0 ? chosen : ['here']}
      onChange={(next) => {
        const onlyHere = next.includes('here') && chosen.length > 0
        onChange(onlyHere ? [] : next.filter((way) => way !== 'here'))
      }}
      layout="grid max-w-110 grid-cols-[16fr_27fr_25fr] gap-1.5 md:grid-cols-3 md:gap-2"
    />
  )
}

/**
 * Devices with notifications, each with a button that removes it. If chosen (`isUsed`) but off on this device, a
 * button that adds it.
 */
function Devices({ push, isUsed }: { push: Push; isUsed: boolean }) {
  const t = useT()
  const utils = trpc.useUtils()
  const devices = trpc.notices.devices.useQuery()
  const remove = trpc.notices.removeDevice.useMutation({
    meta: { errorTitle: t('account.devices.notRemoved'), success: [t('account.devices.removed')] },
    onSettled: () => utils.notices.devices.invalidate(),
  })
  const isMissing = isUsed && push.state === 'off'
  if (!devices.data?.length && !isMissing) return null
  return (
    <section aria-labelledby="devices" className="border-t border-line pt-5">
      <h3 id="devices" className="mb-3 text-lg font-strong">
        {t('account.devices.title')}
      </h3>
      {isMissing && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">{t('account.devices.notThis')}</p>
          <Button look="outline" size="tight" busy={push.busy} onClick={() => void push.enable()}>
            {t('account.devices.addThis')}
          </Button>
        </div>
      )}
      <ul>
        {devices.data?.map(({ id, name, createdAt, current }) => (
          <li
            key={id}
            className="flex items-center gap-3.5 border-t border-line py-3 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
                <span className="font-strong">{name}</span>
                {current && <Badge tone="success">{t('account.thisDevice')}</Badge>}
              </p>
              <p className="text-xs text-ink-2">
                {t('account.devices.added', { moment: formatMomentOfYear(createdAt) })}
              </p>
            </div>
            <Button
              look="danger-plain"
              size="tight"
              className="-mx-3"
              aria-label={t('account.devices.remove', { name })}
              busy={remove.isPending && remove.variables.id === id}
              onClick={() => remove.mutate({ id })}
            >
              {t('account.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type TimeZoneFieldProps = { value: string; onChange: (zone: string) => void; error: string | undefined }

function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const t = useT()
  const [search, setSearch] = useState('')
  // A new object would replace the text that is being typed.
  const chosen = useMemo(() => zoneFound(value), [value])
  const found = useMemo(() => timeZonesLike(search), [search])
  return (
    <Field
      label={t('account.reminders.zone')}
      hint={t('account.reminders.zoneHint')}
      error={error}
      className="max-w-110"
    >
      <SearchSelect
        value={chosen}
        onChange={(zone) => zone && onChange(zone.id)}
        found={found}
        onSearch={setSearch}
        searching={false}
        placeholder={t('account.reminders.zoneSearch')}
      />
    </Field>
  )
}

function SettingsSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('app.loading')} className="grid gap-4">
      <Skeleton className="h-13 w-full rounded-md" />
      {['first', 'second', 'third'].map((key) => (
        <span key={key} className="grid gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-11 w-full max-w-110 rounded-md" />
        </span>
      ))}
    </div>
  )
}
