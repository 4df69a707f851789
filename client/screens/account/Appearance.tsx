import { useState } from 'react'
import { useT } from '../../locale/messages.tsx'
import { ChoiceTiles } from '../../ui/ChoiceTiles.tsx'
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
        <div className="mt-3">
          <ChoiceTiles
            value={choice}
            onChange={(theme) => {
              chooseTheme(theme)
              setChoice(theme)
            }}
            options={THEME_CHOICES.map((value) => ({ value, label: t(`account.theme.${value}`) }))}
          />
        </div>
      </fieldset>
    </ProfileSection>
  )
}
