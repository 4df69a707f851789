// Runs before the first paint. It is a file of its own because the content security policy allows no inline script. The
// choice (light, dark, or nothing for the system's) is stored under "theme"; client/ui/theme.ts changes it.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let choice = null
    try {
      choice = localStorage.getItem('theme')
    } catch {
      // Storage may be disabled; then the system's preference applies.
    }
    const system = dark.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = choice === 'light' || choice === 'dark' ? choice : system
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('themechange', apply)
})()
