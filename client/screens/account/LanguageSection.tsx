import { REGIONS } from '../../../locales/regions.ts'
import { type Locale, languageOf } from '../../../locales/translate.ts'
import { chooseLocale } from '../../app/locale.ts'
import { LanguageTiles } from '../../layout/LanguageTiles.tsx'
import { intl, useLocale, useT } from '../../locale/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** A laboratory's value and a price, as examples of how the region writes numbers. */
const EXAMPLE_VALUE = 6.4
const EXAMPLE_PRICE = 1086.9

/** The language of the portal and of what it sends, and the region that days and numbers follow. */
export function LanguageSection() {
  const t = useT()
  const locale = useLocale()
  const language = languageOf(locale)
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const [usual] = REGIONS[language]
  const example = [
    formatInstant(new Date().toISOString()),
    `${intl.formatNumber(EXAMPLE_VALUE)} mmol/L`,
    intl.formatNumber(EXAMPLE_PRICE, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
  ]
  return (
    <ProfileSection title={t('app.language')}>
      <fieldset>
        <legend className="mb-3 text-sm text-ink-2">{t('account.language.text')}</legend>
        <LanguageTiles />
      </fieldset>
      <div className="mt-5 max-w-80">
        <Field label={t('account.language.region')}>
          <Select<Locale>
            value={locale.includes('-') ? locale : (`${language}-${usual}` as const)}
            onChange={(chosen) => void chooseLocale(chosen)}
            placeholder=""
            options={REGIONS[language].map((region) => ({
              value: `${language}-${region}` as const,
              label: regions.of(region) ?? region,
            }))}
          />
        </Field>
      </div>
      <p className="mt-3 text-sm">
        <span className="text-ink-2">{t('account.language.example')} </span>
        <span className="font-strong">{example.join(', ')}</span>
      </p>
      <p className="mt-3 text-sm text-ink-3">{t('account.language.stays')}</p>
    </ProfileSection>
  )
}
