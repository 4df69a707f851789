// Imported by the service worker: shows what the portal pushes to this device. A push without anything to show would
// end the subscription in some browsers, so one that cannot be read is shown in general words.
const NEWS = {
  en: 'There is news in the portal.',
  de: 'Im Portal gibt es etwas Neues.',
  fr: 'Il y a du nouveau sur le portail.',
  es: 'Hay novedades en el portal.',
}

async function read(data) {
  try {
    return data.json()
  } catch {
    // Kept by messages.js.
    const kept = await caches.match('/messages/language')
    const body = NEWS[await kept?.text()] ?? NEWS.en
    return { title: 'Verbena', body, tag: 'news', path: '/dashboard' }
  }
}

async function show(data) {
  const { title, body, tag, path } = await read(data)
  const icon = '/icons/icon-192.png'
  // A notification of the same tag is replaced.
  await self.registration.showNotification(title, { body, tag, icon, data: { path } })
}
self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

// Leads to the page: in a tab that shows it already, or else in a new one, since another tab may hold unsaved input.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { origin } = self.location
  let page = new URL('/dashboard', origin)
  try {
    const asked = new URL(event.notification.data.path, origin)
    if (asked.origin === origin) page = asked
  } catch {
    // The dashboard then.
  }
  const open = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const tab = tabs.find(({ url }) => url.startsWith(origin) && new URL(url).pathname === page.pathname)
    return tab ? tab.focus() : self.clients.openWindow(page)
  }
  event.waitUntil(open())
})
