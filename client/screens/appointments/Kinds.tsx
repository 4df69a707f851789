import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { kindInput } from '../../../shared/appointmentInputs.ts'
import { type AppointmentKind, PLACES } from '../../../shared/appointments.ts'
import { trpc } from '../../app/trpc.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceTiles } from '../../ui/ChoiceTiles.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'

type Form = Omit<AppointmentKind, 'id' | NumberName> & Record<NumberName, number | null>
const NUMBERS = ['minutes', 'gapBefore', 'gapAfter', 'earliestHours', 'latestDays'] as const
type NumberName = (typeof NUMBERS)[number]

const NEW: Form = {
  name: '',
  minutes: 45,
  gapBefore: 0,
  gapAfter: 0,
  place: 'practice',
  newPatients: false,
  earliestHours: 24,
  latestDays: 60,
  active: true,
  link: null,
  formId: null,
}

type KindFormProps = {
  /** Absent for a new kind. */
  saved: AppointmentKind | undefined
  onClose: () => void
}

function KindForm({ saved, onClose }: KindFormProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const [form, setForm] = useState<Form>(saved ?? NEW)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = trpc.appointments.saveKind.useMutation({
    meta: { errorTitle: t('appointments.kind.notSaved'), success: [t('appointments.kind.saved')] },
    onSuccess: () => {
      onClose()
      return utils.appointments.invalidate()
    },
  })
  const set = (part: Partial<Form>) => setForm({ ...form, ...part })
  const submit = () => {
    const input = kindInput.safeParse({ ...form, ...(saved && { id: saved.id }) })
    if (input.success) save.mutate(input.data)
    else
      setErrors(Object.fromEntries(input.error.issues.map(({ path, message }) => [path.join('.'), message])))
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={t('appointments.kind.name')} error={errors.name}>
        <Input
          ref={focusField}
          maxLength={60}
          value={form.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-strong">{t('appointments.kind.place')}</legend>
        <ChoiceTiles
          value={form.place}
          onChange={(place) => set({ place })}
          options={PLACES.map((value) => ({ value, label: t(`appointments.week.place.${value}`) }))}
        />
      </fieldset>
      {form.place === 'video' && (
        <Field
          label={t('appointments.kind.link')}
          aside={t('appointments.week.optional')}
          hint={t('appointments.kind.linkHint')}
          error={errors.link}
        >
          <Input
            type="url"
            maxLength={500}
            value={form.link ?? ''}
            onChange={({ target }) => set({ link: target.value })}
          />
        </Field>
      )}
      <FormField value={form.formId} onChange={(formId) => set({ formId })} />
      <div className="grid items-end gap-4 md:grid-cols-3">
        {NUMBERS.map((name) => (
          <Field key={name} label={t(`appointments.kind.${name}`)} error={errors[name]}>
            <NumberInput
              min={0}
              max={1440}
              whole
              value={form[name]}
              onChange={(value) => set({ [name]: value })}
            />
          </Field>
        ))}
      </div>
      <div>
        <Switch
          label={t('appointments.kind.newPatients')}
          hint={t('appointments.kind.newPatientsHint')}
          checked={form.newPatients}
          onChange={(newPatients) => set({ newPatients })}
        />
        <Switch
          label={t('appointments.kind.active')}
          hint={t('appointments.kind.activeHint')}
          checked={form.active}
          onChange={(active) => set({ active })}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {t('appointments.kind.save')}
        </Button>
      </div>
    </form>
  )
}

const NO_FORM = 'none'

type FormFieldProps = { value: string | null; onChange: (formId: string | null) => void }

/** The published form that patients fill in before this kind of appointment. */
function FormField({ value, onChange }: FormFieldProps) {
  const t = useT()
  const forms = trpc.forms.list.useQuery(undefined, { meta: { silent: true } })
  const offered = (forms.data ?? []).filter(
    ({ id, version, retiredAt }) => id === value || (version !== null && retiredAt === null),
  )
  if (offered.length === 0 && value === null) return null
  return (
    <Field label={t('appointments.kind.form')} hint={t('appointments.kind.formHint')}>
      <Select
        value={value ?? NO_FORM}
        onChange={(chosen) => onChange(chosen === NO_FORM ? null : chosen)}
        options={[
          { value: NO_FORM, label: t('appointments.kind.noForm') },
          ...offered.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        placeholder=""
      />
    </Field>
  )
}

export function Kinds({ practitionerId }: { practitionerId: string }) {
  const t = useT()
  const [edited, setEdited] = useState<{ kind?: AppointmentKind } | null>(null)
  const query = trpc.appointments.kinds.useQuery({ practitionerId }, { meta: { silent: true } })
  if (edited) return <KindForm saved={edited.kind} onClose={() => setEdited(null)} />
  return (
    <>
      <LoadState query={query} error={t('appointments.kind.failed')} loading="h-40 w-full rounded-md" />
      {query.data?.length === 0 && <p className="text-sm text-ink-2">{t('appointments.kind.none')}</p>}
      <ul>
        {query.data?.map((kind) => (
          <li
            key={kind.id}
            className="flex items-center justify-between gap-3 border-b border-line py-2 text-sm"
          >
            <span className="min-w-0">
              <span className="font-strong">{kind.name}</span>{' '}
              {!kind.active && <Badge tone="neutral">{t('appointments.kind.off')}</Badge>}
              <span className="block text-ink-2">
                {t('appointments.kind.line', {
                  minutes: kind.minutes,
                  place: t(`appointments.week.place.${kind.place}`),
                  who: kind.newPatients ? 'everybody' : 'linked',
                })}
              </span>
            </span>
            <Button
              look="plain"
              size="tight"
              aria-label={t('appointments.kind.changeNamed', { name: kind.name })}
              onClick={() => setEdited({ kind })}
            >
              <Pencil size={18} />
              {t('appointments.kind.change')}
            </Button>
          </li>
        ))}
      </ul>
      {query.data && (
        <Button look="plain" size="tight" className="mt-2 -ml-3" onClick={() => setEdited({})}>
          <Plus size={18} />
          {t('appointments.kind.add')}
        </Button>
      )}
    </>
  )
}
