import { zodResolver } from '@hookform/resolvers/zod'
import { Smartphone } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { Role } from '../../../shared/auth.ts'
import {
  DEFAULT_SETTINGS,
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
import { clinicName } from '../../ui/clinic.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { type ReminderGroup, reminderGroups, type Way, waysOf, withWays } from './reminderKinds.ts'
import { browserTimeZone, timeZonesLike, zoneFound } from './timeZones.ts'

/** Why this device cannot be chosen. */
const NO_PUSH: Partial<Record<NonNullable<Push['state']>, string>> = {
  unsupported: 'This browser cannot show notifications, so “This device” cannot be chosen.',
  'needs-home-screen': `Add ${clinicName} to your home screen first and open it there. Then “This device” can be chosen.`,
  denied:
    'This browser blocks notifications. Allow them for this address in the settings of your browser, then “This device” can be chosen.',
}
const ONLY_HERE = { value: 'here' as const, label: 'Only here' }

const SLOT_LABELS = {
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
  night: 'Night',
  entry: 'Health entry',
}

type Push = ReturnType<typeof usePush>
type Saved = NoticeSettings & { saved: boolean; canMail: boolean }

/** Channels and times of notifications outside the portal. */
export function Reminders() {
  const session = useSession()
  const settings = trpc.notices.settings.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load your reminders' },
    // The form keeps its initial values.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <ProfileSection title="Reminders" id="reminders">
      {settings.isPending && <SettingsSkeleton />}
      {settings.isError && !settings.data && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">Your reminders could not be loaded.</p>
          <Button look="outline" onClick={() => settings.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {settings.data && session && <SettingsForm saved={settings.data} role={session.role} />}
    </ProfileSection>
  )
}

function SettingsForm({ saved: { saved, canMail, ...settings }, role }: { saved: Saved; role: Role | null }) {
  const groups = reminderGroups(role)
  const hasTimes = groups.some(({ kinds }) => kinds.includes('doses'))
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(settingsInput),
    // Before the first save, the time zone is the browser's.
    defaultValues: { ...settings, timeZone: saved ? settings.timeZone : browserTimeZone() },
  })
  const { restored, discard } = useUnsavedForm(form, 'reminders')
  const { errors, isDirty } = form.formState
  const update = trpc.notices.updateSettings.useMutation({
    meta: { errorTitle: 'Error updating reminders' },
    onSuccess: (_answer, values) => {
      form.reset(values)
      discard()
      utils.notices.settings.setData(undefined, { ...values, saved: true, canMail })
      toast.success('Reminders updated')
    },
  })
  const quiet = form.watch('quiet')
  const push = usePush()
  const noPush = push.state && NO_PUSH[push.state]
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
      aria-label="Reminders"
      className="grid gap-6"
      onSubmit={form.handleSubmit((values) => update.mutate(values), toastFirstError)}
    >
      {restored && isDirty && <Alert tone="info">Your last changes here are not saved yet.</Alert>}
      <div className="grid gap-3">
        <Alert tone="info">Reminders never name a remedy or a result outside this portal.</Alert>
        <WhatIsSent groups={groups} />
        {!canMail && (
          <p className="text-sm text-ink-2">This portal sends no e-mail, so “Mail” cannot be chosen.</p>
        )}
        {noPush && <p className="text-sm text-ink-2">{noPush}</p>}
      </div>
      <div className="grid">
        {groups.map((group) => (
          <div key={group.title} className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
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
              <span className="text-lg font-strong">Times of the day</span>
            </legend>
            <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3">
              {REMINDER_SLOTS.map((slot) => (
                <Field key={slot} label={SLOT_LABELS[slot]} error={errors.times?.[slot]?.message}>
                  <Input type="time" {...form.register(`times.${slot}`)} />
                </Field>
              ))}
            </div>
          </fieldset>
          <div className="border-t border-line pt-5">
            <Switch
              label="Quiet hours"
              hint="Reminders of doses and entries are left out then; all other notices are sent"
              checked={quiet !== null}
              onChange={(on) =>
                form.setValue('quiet', on ? (settings.quiet ?? DEFAULT_SETTINGS.quiet) : null, {
                  shouldDirty: true,
                })
              }
            />
            {quiet && (
              <div className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3">
                <Field label="From" error={errors.quiet?.from?.message}>
                  <Input type="time" {...form.register('quiet.from')} />
                </Field>
                <Field label="Until" error={errors.quiet?.until?.message}>
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
            Undo changes
          </Button>
        )}
        <Button type="submit" busy={update.isPending}>
          Save Reminders
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
        <p className="text-xs text-ink-3">This is sent, with a link to the portal:</p>
        <p className="mt-1 font-strong">{clinicName}</p>
        <ul>
          {groups.map(({ kinds: [kind] }) => (
            <li key={kind}>{outsideText(kind, t, 'morning', EXAMPLE_DOSES)}</li>
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
  const isChosen = chosen.includes('device')
  const canPush = push.state === 'on' || push.state === 'off'
  const ways: { value: Way; label: string; disabled: boolean }[] = [
    { value: 'mail', label: 'Mail', disabled: !canMail },
    // Another device may already get them: what is chosen can always be cleared.
    { value: 'device', label: 'This device', disabled: !canPush && !isChosen },
  ]
  return (
    <CheckChips<Way | 'here'>
      label={
        <>
          {group.title}
          <span className="block text-xs font-text text-ink-3">{group.hint}</span>
        </>
      }
      options={[...ways, ONLY_HERE]}
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
  const utils = trpc.useUtils()
  const devices = trpc.notices.devices.useQuery()
  const remove = trpc.notices.removeDevice.useMutation({
    meta: { errorTitle: 'Failed to remove the device' },
    onSuccess: () => toast.success('Device removed'),
    onSettled: () => utils.notices.devices.invalidate(),
  })
  const isMissing = isUsed && push.state === 'off'
  if (!devices.data?.length && !isMissing) return null
  return (
    <section aria-labelledby="devices" className="border-t border-line pt-5">
      <h3 id="devices" className="mb-3 text-lg font-strong">
        Devices that get notifications
      </h3>
      {isMissing && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">This device gets no notifications yet.</p>
          <Button look="outline" size="tight" busy={push.busy} onClick={() => void push.enable()}>
            Add this device
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
                {current && <Badge tone="success">This device</Badge>}
              </p>
              <p className="text-xs text-ink-2">Added {formatMomentOfYear(createdAt)}</p>
            </div>
            <Button
              look="danger-plain"
              size="tight"
              className="-mx-3"
              aria-label={`Remove ${name}`}
              busy={remove.isPending && remove.variables.id === id}
              onClick={() => remove.mutate({ id })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type TimeZoneFieldProps = { value: string; onChange: (zone: string) => void; error: string | undefined }

function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const [search, setSearch] = useState('')
  // A new object would replace the text that is being typed.
  const chosen = useMemo(() => zoneFound(value), [value])
  const found = useMemo(() => timeZonesLike(search), [search])
  return (
    <Field label="Time zone" hint="The times above are in this zone." error={error} className="max-w-110">
      <SearchSelect
        value={chosen}
        onChange={(zone) => zone && onChange(zone.id)}
        found={found}
        onSearch={setSearch}
        searching={false}
        placeholder="Search for a city"
      />
    </Field>
  )
}

function SettingsSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
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
