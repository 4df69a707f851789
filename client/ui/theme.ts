export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The theme chosen on My Profile; `system` when nothing is stored. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem('theme')
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Stores the choice. public/theme.js applies it, in this tab and the others. */
export function chooseTheme(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', choice)
  } catch (error) {
    console.error('The theme could not be stored', error)
  }
  dispatchEvent(new Event('themechange'))
}
