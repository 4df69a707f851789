import { zodResolver } from '@hookform/resolvers/zod'
import { Fragment } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type ProfileFields, profileInput } from '../../../shared/auth.ts'
import { refreshSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { SaveBar } from '../../layout/SaveBar.tsx'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConditionsField } from '../../ui/ConditionsField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'

type Values = z.input<typeof profileInput>
type SavedProfile = ProfileFields & { email: string }

const SECTIONS = ['personal', 'emergency', 'medical'] as const

type TextField = {
  section: (typeof SECTIONS)[number]
  /** Makes it a field of several lines. */
  rows?: number
  type?: 'tel' | 'date'
  autoComplete?: string
  /** Spans its section's width. */
  wide?: boolean
}

/**
 * The form's fields in display order. TypeScript refuses a missing field of `profileInput`; the conditions are
 * checkboxes.
 */
const TEXT_FIELDS: Record<Exclude<keyof Values, 'conditions'>, TextField> = {
  fullName: { section: 'personal', autoComplete: 'name' },
  phone: { section: 'personal', type: 'tel', autoComplete: 'tel' },
  dateOfBirth: { section: 'personal', type: 'date', autoComplete: 'bday' },
  address: { section: 'personal', rows: 2, autoComplete: 'street-address', wide: true },
  emergencyContactName: { section: 'emergency', autoComplete: 'off' },
  emergencyContactPhone: { section: 'emergency', type: 'tel', autoComplete: 'off' },
  medicalHistory: { section: 'medical', rows: 3, wide: true },
  allergies: { section: 'medical', rows: 3 },
  currentMedications: { section: 'medical', rows: 3 },
}
type TextName = keyof typeof TEXT_FIELDS
const TEXT_NAMES = Object.keys(TEXT_FIELDS) as TextName[]
const FIELDS = [...TEXT_NAMES, 'conditions'] as const

/** Empty fields are stored as null. */
const shown = (profile: SavedProfile) =>
  ({
    ...Object.fromEntries(TEXT_NAMES.map((name) => [name, profile[name] ?? ''])),
    conditions: profile.conditions ?? [],
  }) as Values

/** Saves all fields at once. */
export function ProfileForm({ saved }: { saved: SavedProfile }) {
  const t = useT()
  const utils = trpc.useUtils()
  const today = useToday()
  const form = useForm({ resolver: zodResolver(profileInput), defaultValues: shown(saved) })
  const { errors, dirtyFields } = form.formState
  const changed = FIELDS.filter((name) => dirtyFields[name])
  const update = trpc.auth.updateProfile.useMutation({
    meta: { errorTitle: t('account.profile.notSaved'), success: [t('account.profile.saved')] },
    onSuccess: async (_answer, fields) => {
      form.reset(shown({ ...saved, ...fields }))
      await Promise.all([utils.auth.profile.invalidate(), refreshSession()])
    },
  })
  const textField = (name: TextName) => {
    const { rows, type, autoComplete, wide } = TEXT_FIELDS[name]
    return (
      <Field
        label={t(`account.field.${name}`)}
        error={errors[name]?.message}
        className={wide ? 'md:col-span-2' : ''}
      >
        {type === 'date' ? (
          <Controller
            control={form.control}
            name={name}
            render={({ field: { value, ...field } }) => (
              <DateField
                today={today}
                max={today}
                autoComplete={autoComplete ?? 'off'}
                {...field}
                value={value ?? ''}
              />
            )}
          />
        ) : rows ? (
          <Textarea rows={rows} autoComplete={autoComplete} {...form.register(name)} />
        ) : (
          <Input type={type} autoComplete={autoComplete} {...form.register(name)} />
        )}
      </Field>
    )
  }

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={form.handleSubmit((fields) => update.mutate(fields), toastFirstError)}
    >
      {SECTIONS.map((section) => (
        <Card as="section" key={section} className="p-5 md:p-7">
          <h2 className="font-display text-xl font-title">{t(`account.section.${section}`)}</h2>
          <div className="mt-5 grid gap-5 md:grid-cols-2">
            {TEXT_NAMES.filter((name) => TEXT_FIELDS[name].section === section).map((name) => (
              <Fragment key={name}>
                {textField(name)}
                {name === 'fullName' && (
                  <Field label={t('auth.field.email')} hint={t('account.profile.emailFixed')}>
                    <Input type="email" readOnly value={saved.email} />
                  </Field>
                )}
              </Fragment>
            ))}
            {section === 'medical' && (
              <Controller
                control={form.control}
                name="conditions"
                render={({ field }) => (
                  <ConditionsField
                    value={field.value ?? []}
                    onChange={field.onChange}
                    hint={t('account.profile.conditionsHint')}
                    className="md:col-span-2"
                  />
                )}
              />
            )}
          </div>
        </Card>
      ))}
      <SaveBar changed={changed.map((name) => t(`account.field.${name}`))}>
        <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
          <LinkButton to="/dashboard" look="outline">
            {t('app.cancel')}
          </LinkButton>
          <Button type="submit" busy={update.isPending}>
            {t('account.profile.save')}
          </Button>
        </div>
      </SaveBar>
    </form>
  )
}
