import { useState } from 'react'
import { useT } from '../../locale/messages.tsx'
import { chooseTheme, THEME_CHOICES, themeChoice } from '../../ui/theme.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** Stored in this browser only. */
export function Appearance() {
  const t = useT()
  const [choice, setChoice] = useState(themeChoice)
  return (
    <ProfileSection title={t('account.appearance.title')}>
      <fieldset>
        <legend className="text-sm text-ink-2">{t('account.appearance.text')}</legend>
        <div className="mt-3 grid max-w-110 grid-cols-3 gap-2">
          {THEME_CHOICES.map((theme) => (
            <label
              key={theme}
              className="flex min-h-tap cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong text-sm font-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:focus-ring"
            >
              <input
                type="radio"
                name="theme"
                className="sr-only"
                checked={choice === theme}
                onChange={() => {
                  chooseTheme(theme)
                  setChoice(theme)
                }}
              />
              {t(`account.theme.${theme}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </ProfileSection>
  )
}
