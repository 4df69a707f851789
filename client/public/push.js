// Imported by the service worker: shows what the portal pushes to this device. A push without anything to show would
// end the subscription in some browsers, so one that cannot be read is shown in general words.
const read = (data) => {
  try {
    return data.json()
  } catch {
    return { title: 'Verbena', body: 'There is news in the portal.', tag: 'news', path: '/dashboard' }
  }
}

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = read(event.data)
  const icon = '/icons/icon-192.png'
  // A notification of the same tag is replaced.
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { path } }))
})

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
