import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { Controller, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Translate } from '../../../locales/translate.ts'
import { type EntryInput, entryInput, FUTURE } from '../../../shared/healthInputs.ts'
import type { WaitingEntry } from '../../app/outbox.ts'
import { type Outcome, resubmitEntry, submitEntry } from '../../app/outboxSync.ts'
import { trpc, trpcClient } from '../../app/trpc.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useEmergencies } from '../../lib/useEmergencies.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { EmergencyLine } from '../../ui/EmergencyLine.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { toast } from '../../ui/toast.ts'
import type { Entry } from './days.ts'
import { EnergySlider } from './EnergySlider.tsx'
import type { GoalField } from './Goals.tsx'
import { MoodChoice } from './MoodChoice.tsx'

/** A new day, an entry on the server, or an unsent entry in this browser. */
export type Editing =
  | { kind: 'new' }
  | { kind: 'edit'; entry: Entry }
  | { kind: 'waiting'; item: WaitingEntry }

type Values = z.input<typeof entryInput>

/** The number fields, with what the shared schema accepts. */
const NUMBERS = {
  sleepHours: { aside: 'health.entry.hours', label: 'health.field.sleep', max: 24, step: 0.5, whole: false },
  waterIntake: { aside: 'health.entry.glasses', label: 'health.field.water', max: 100, step: 1, whole: true },
  exerciseMinutes: {
    aside: 'health.entry.minutes',
    label: 'health.field.exercise',
    max: 1440,
    step: 1,
    whole: true,
  },
} as const

/** Validates with the shared schema, and refuses a date after today in the patient's time zone. */
const resolverOf = (today: string): Resolver<Values, unknown, EntryInput> =>
  zodResolver(entryInput.refine(({ date }) => date <= today, { path: ['date'], message: FUTURE }))

function startOf(editing: Editing, userId: string, today: string): Values {
  const empty: Values = {
    date: today,
    mood: null,
    energyLevel: null,
    sleepHours: null,
    waterIntake: null,
    exerciseMinutes: null,
    symptoms: '',
    notes: '',
  }
  if (editing.kind === 'new') return { ...empty, ...readStored<Values>(userId, 'draft') }
  const { date, mood, energyLevel, sleepHours, waterIntake, exerciseMinutes, symptoms, notes } =
    editing.kind === 'edit' ? editing.entry : editing.item.entry
  const numbers = { energyLevel, sleepHours, waterIntake, exerciseMinutes }
  return { ...empty, date, mood, ...numbers, symptoms: symptoms ?? '', notes: notes ?? '' }
}

async function write(editing: Editing, userId: string, entry: EntryInput): Promise<Outcome> {
  if (editing.kind === 'new') return submitEntry(userId, entry)
  if (editing.kind === 'waiting') {
    resubmitEntry(editing.item.key, entry)
    return 'waiting'
  }
  const { date: _stays, ...fields } = entry
  await trpcClient.health.editEntry.mutate({ id: editing.entry.id, ...fields })
  return 'updated'
}

function showToast(outcome: Outcome, t: Translate) {
  if (outcome === 'added') toast.success(t('health.entry.added'), t('health.entry.earned'))
  else if (outcome === 'updated') toast.success(t('health.entry.updated'))
  else toast.info(t('health.entry.waiting'), t('health.entry.waitingText'))
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls to the form and focuses the requested field, each time `focus` is a new object. */
function useFocus(focus: FormFocus) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const name = focus.field ?? 'date'
    const field =
      form.current?.querySelector<HTMLElement>(`[name="${name}"]:checked`) ??
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)
    field?.focus({ preventScroll: true })
    const target = focus.field ? field : form.current
    target?.scrollIntoView({
      block: focus.field ? 'center' : 'start',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })
  }, [focus])
  return form
}

/** The field to focus; a new object focuses it again. */
export type FormFocus = { field: GoalField | null }

type EntryFormProps = {
  userId: string
  today: string
  editing: Editing
  focus: FormFocus
  /** Days that already have an entry. */
  taken: ReadonlySet<string>
  onClose: () => void
}

/** The form for one day. An unfinished new entry survives a reload. */
export function EntryForm({ userId, today, editing, focus, taken, onClose }: EntryFormProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const formRef = useFocus(focus)
  const resolver = useMemo(() => resolverOf(today), [today])
  const form = useForm<Values, unknown, EntryInput>({
    resolver,
    defaultValues: startOf(editing, userId, today),
  })
  const { register, subscribe, watch, setValue } = form
  const { errors } = form.formState
  const isNew = editing.kind === 'new'

  useEffect(() => {
    if (!isNew) return
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeStored(userId, 'draft', values),
    })
  }, [isNew, subscribe, userId])

  const save = useMutation({
    mutationFn: (entry: EntryInput) => write(editing, userId, entry),
    // Runs without a network too: the entry is then queued in the browser.
    networkMode: 'always',
    onSuccess: async (outcome) => {
      if (isNew) writeStored(userId, 'draft', null)
      showToast(outcome, t)
      onClose()
      await utils.health.invalidate()
    },
  })

  const emergencies = useEmergencies(watch('symptoms'), watch('notes'))
  const errorOf = (name: keyof Values) => errors[name]?.message
  const numberField = (name: keyof typeof NUMBERS) => {
    const { label, aside, ...limits } = NUMBERS[name]
    return (
      <Field label={t(label)} aside={t(aside)} error={errorOf(name)}>
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => <NumberInput min={0} {...limits} {...field} />}
        />
      </Field>
    )
  }
  const adds = isNew && taken.has(watch('date'))

  return (
    <Card as="section" aria-labelledby="entry-form" className="p-5 md:p-6">
      <form
        ref={formRef}
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((entry) => save.mutate(entry), toastFirstError)}
      >
        <h2 id="entry-form" className="font-display text-xl font-title">
          {t(isNew ? 'health.entry.new' : 'health.entry.edit')}
        </h2>
        <div className="grid gap-5 md:grid-cols-2">
          <Field
            label={t('health.field.date')}
            error={errorOf('date')}
            hint={adds ? t('health.entry.merges') : undefined}
          >
            <Controller
              control={form.control}
              name="date"
              render={({ field }) => (
                <DateField today={today} max={today} readOnly={editing.kind === 'edit'} {...field} />
              )}
            />
          </Field>
          <EnergySlider
            value={watch('energyLevel') ?? null}
            onChange={(energy) => setValue('energyLevel', energy)}
          />
        </div>
        <MoodChoice
          field={register('mood')}
          error={errorOf('mood')}
          onClear={watch('mood') ? () => setValue('mood', null) : null}
        />
        <div className="grid gap-5 md:grid-cols-3 md:gap-4">
          {numberField('sleepHours')}
          {numberField('waterIntake')}
          {numberField('exerciseMinutes')}
        </div>
        <div className="grid gap-5 md:grid-cols-2">
          <Field label={t('health.field.symptoms')} error={errorOf('symptoms')}>
            <Textarea placeholder={t('health.entry.symptomsHint')} {...register('symptoms')} />
          </Field>
          <Field label={t('health.field.notes')} error={errorOf('notes')}>
            <Textarea {...register('notes')} />
          </Field>
        </div>
        <EmergencyLine kinds={emergencies} />
        <div className="flex justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t('health.entry.discard')}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t('health.entry.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
