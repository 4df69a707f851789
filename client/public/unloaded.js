// A script of the page that does not arrive, or does not run, leaves the page empty or without its buttons. Then the page
// is loaded once more; if that does not help, it says so. client/main.tsx tells when the page has started.
;(() => {
  const failed = () => {
    ended.abort()
    const [visit] = performance.getEntriesByType('navigation')
    if (visit?.type !== 'reload') return location.reload()
    const notice = document.getElementById('unloaded')
    notice.querySelector('button').addEventListener('click', () => location.reload())
    notice.hidden = false
  }
  const ended = new AbortController()
  const { signal } = ended
  addEventListener('started', () => ended.abort(), { signal })
  // Only when captured does the window hear of elements.
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) failed()
    },
    { capture: true, signal },
  )
  addEventListener('unhandledrejection', failed, { signal })
})()
