import { zodResolver } from '@hookform/resolvers/zod'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { LOCALES } from '../../../locales/regions.ts'
import { LANGUAGES, type Language, type Locale, languageOf } from '../../../locales/translate.ts'
import {
  CLINIC_VARIABLES,
  type ClinicSettings,
  type ClinicTexts,
  type LockedSetting,
} from '../../../shared/clinic.ts'
import { clinicSettings } from '../../../shared/clinicInputs.ts'
import { MAX_ANSWER_HOURS } from '../../../shared/messageInputs.ts'
import { isFoundIn } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { SaveBar } from '../../layout/SaveBar.tsx'
import { intl, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { toastFirstError } from '../../ui/formErrors.ts'
import { languageName } from '../../ui/languageName.ts'
import { OfficeDays } from '../../ui/OfficeDays.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { Select } from '../../ui/Select.tsx'
import { ClinicPart } from './ClinicPart.tsx'
import { LogoField } from './LogoField.tsx'

type Saved = ClinicSettings & { logoUrl: string | null; locked: LockedSetting[] }
type Values = z.input<typeof clinicSettings>

const NAMES = Object.keys(clinicSettings.shape) as (keyof ClinicSettings)[]
/** Zones that the list shows at once. */
const ZONES_SHOWN = 60

const NO_TEXTS = { name: '', privacy: '', imprint: '' }
const filled = (texts: ClinicTexts = {}) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']))

/** Empty fields are stored as null. */
const shown = (saved: Saved): Values => ({
  ...saved,
  address: saved.address ?? '',
  phone: saved.phone ?? '',
  email: saved.email ?? '',
  privacy: saved.privacy ?? '',
  imprint: saved.imprint ?? '',
  translations: Object.fromEntries(
    LANGUAGES.map((language) => [language, { ...NO_TEXTS, ...filled(saved.translations[language]) }]),
  ),
})

const nowIn = (timeZone: string) =>
  intl.formatDate(new Date(), { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' })

function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const t = useT()
  const [search, setSearch] = useState('')
  const zoneOf = (id: string) => ({ id, title: id.replaceAll('_', ' '), note: '' })
  const found = ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .filter(
      (zone, n, all) => isFoundIn(zoneOf(zone).title, search.replaceAll('_', ' ')) && all.indexOf(zone) === n,
    )
    .slice(0, ZONES_SHOWN)
    .map(zoneOf)
  return (
    <Field label={t('clinic.field.timeZone')} hint={t('clinic.zone.now', { at: nowIn(value) })}>
      <SearchSelect
        value={zoneOf(value)}
        onChange={(zone) => zone && onChange(zone.id)}
        found={found}
        onSearch={setSearch}
        searching={false}
        placeholder={t('clinic.zone.search')}
      />
    </Field>
  )
}

/** The form of the clinic's settings. Saves the changed fields only; those of the environment are locked. */
export function ClinicForm({ saved }: { saved: Saved }) {
  const t = useT()
  const utils = trpc.useUtils()
  const form = useForm({ resolver: zodResolver(clinicSettings), defaultValues: shown(saved) })
  const { errors, dirtyFields } = form.formState
  const changed = NAMES.filter((name) => dirtyFields[name])
  const timeZone = useWatch({ control: form.control, name: 'timeZone' })
  const [opened, setOpened] = useState<Language | null>(null)
  const ownLocale = useWatch({ control: form.control, name: 'locale' })
  const update = trpc.admin.clinic.update.useMutation({
    meta: { errorTitle: t('clinic.notSaved'), success: [t('clinic.saved'), t('clinic.saved.note')] },
    onSuccess: async (now) => {
      form.reset(shown(now))
      await utils.admin.clinic.settings.invalidate()
    },
  })
  const save = (fields: ClinicSettings) =>
    update.mutate(Object.fromEntries(changed.map((name) => [name, fields[name]])))
  const isLocked = (name: keyof ClinicSettings): name is LockedSetting =>
    (saved.locked as string[]).includes(name)
  const hintOf = (name: 'name' | 'phone' | 'email' | 'emergencyNumber' | 'address' | 'locale') =>
    isLocked(name) ? t('clinic.locked', { variable: CLINIC_VARIABLES[name] }) : t(`clinic.hint.${name}`)
  const hourErrors = Object.fromEntries(
    form.getValues('hours').map(({ day }, n) => [`day ${day}`, errors.hours?.[n]?.until?.message]),
  )

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(save, toastFirstError)}>
      <ClinicPart part="about">
        <div className="grid gap-5 md:grid-cols-2">
          <Field label={t('clinic.field.name')} hint={hintOf('name')} error={errors.name?.message}>
            <Input autoComplete="organization" readOnly={isLocked('name')} {...form.register('name')} />
          </Field>
          <Field label={t('clinic.field.email')} hint={hintOf('email')} error={errors.email?.message}>
            <Input type="email" autoComplete="off" {...form.register('email')} />
          </Field>
          <Field
            label={t('clinic.field.address')}
            hint={hintOf('address')}
            error={errors.address?.message}
            className="md:col-span-2"
          >
            <Textarea rows={3} autoComplete="street-address" {...form.register('address')} />
          </Field>
          <Field label={t('clinic.field.phone')} hint={hintOf('phone')} error={errors.phone?.message}>
            <Input type="tel" autoComplete="off" readOnly={isLocked('phone')} {...form.register('phone')} />
          </Field>
          <Field
            label={t('clinic.field.emergencyNumber')}
            hint={hintOf('emergencyNumber')}
            error={errors.emergencyNumber?.message}
          >
            <Input
              type="tel"
              autoComplete="off"
              readOnly={isLocked('emergencyNumber')}
              {...form.register('emergencyNumber')}
            />
          </Field>
        </div>
        <LogoField logoUrl={saved.logoUrl} />
      </ClinicPart>

      <ClinicPart part="hours">
        <Controller
          control={form.control}
          name="hours"
          render={({ field }) => (
            <OfficeDays
              legend={t('clinic.field.hours')}
              hours={field.value}
              timeZone={timeZone}
              errors={hourErrors}
              onChange={field.onChange}
            />
          )}
        />
        <Field
          label={t('clinic.field.answerHours')}
          aside={t('messages.office.answer.unit')}
          hint={t('clinic.hint.answerHours')}
          error={errors.answerHours?.message}
        >
          <Controller
            control={form.control}
            name="answerHours"
            render={({ field }) => (
              <NumberInput min={1} max={MAX_ANSWER_HOURS} whole className="max-w-32" {...field} />
            )}
          />
        </Field>
      </ClinicPart>

      <ClinicPart part="language">
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => <ZoneField value={field.value} onChange={field.onChange} />}
        />
        <Field label={t('clinic.field.locale')} hint={hintOf('locale')}>
          <Controller
            control={form.control}
            name="locale"
            render={({ field }) => (
              <Select<Locale>
                value={field.value}
                onChange={field.onChange}
                disabled={isLocked('locale')}
                options={LOCALES.map((locale) => ({
                  value: locale,
                  label: intl.formatDisplayName(locale, { type: 'language' }) ?? locale,
                }))}
                placeholder={t('clinic.field.locale')}
              />
            )}
          />
        </Field>
      </ClinicPart>

      <ClinicPart part="texts">
        <Field
          label={t('clinic.field.privacy')}
          hint={t('clinic.hint.privacy')}
          error={errors.privacy?.message}
        >
          <Textarea rows={8} {...form.register('privacy')} />
        </Field>
        <Field
          label={t('clinic.field.imprint')}
          hint={t('clinic.hint.imprint')}
          error={errors.imprint?.message}
        >
          <Textarea rows={5} {...form.register('imprint')} />
        </Field>
        <div>
          {LANGUAGES.filter((language) => language !== languageOf(ownLocale)).map((language) => (
            <Fold
              key={language}
              icon={Languages}
              title={t('clinic.translation', { language: languageName(language) })}
              open={opened === language}
              onToggle={() => setOpened(opened === language ? null : language)}
            >
              {opened === language && (
                <div className="grid gap-5 py-3">
                  <Field
                    label={t('clinic.field.name')}
                    hint={t('clinic.hint.translation')}
                    error={errors.translations?.[language]?.name?.message}
                  >
                    <Input lang={language} {...form.register(`translations.${language}.name`)} />
                  </Field>
                  <Field
                    label={t('clinic.field.privacy')}
                    error={errors.translations?.[language]?.privacy?.message}
                  >
                    <Textarea
                      rows={6}
                      lang={language}
                      {...form.register(`translations.${language}.privacy`)}
                    />
                  </Field>
                  <Field
                    label={t('clinic.field.imprint')}
                    error={errors.translations?.[language]?.imprint?.message}
                  >
                    <Textarea
                      rows={4}
                      lang={language}
                      {...form.register(`translations.${language}.imprint`)}
                    />
                  </Field>
                </div>
              )}
            </Fold>
          ))}
        </div>
      </ClinicPart>

      <SaveBar changed={changed.map((name) => t(`clinic.field.${name}`))}>
        {changed.length > 0 && (
          <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
            <Button look="outline" onClick={() => form.reset()}>
              {t('clinic.discard')}
            </Button>
            <Button type="submit" busy={update.isPending}>
              {t('clinic.save')}
            </Button>
          </div>
        )}
      </SaveBar>
    </form>
  )
}
