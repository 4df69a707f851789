import { useState } from 'react'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { chooseTheme, THEME_CHOICES, themeChoice } from '../../ui/theme.ts'

/** Stored in this browser only. */
export function Appearance() {
  const t = useT()
  const [choice, setChoice] = useState(themeChoice)
  return (
    <Card as="section" className="gap-x-8 p-5 md:p-7 lg:grid lg:grid-cols-[14rem_1fr]">
      <h2 className="font-display text-xl font-title">{t('account.appearance.title')}</h2>
      <fieldset className="mt-4 lg:mt-0">
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
    </Card>
  )
}
