// Imported by the service worker: caches the messages of one language, that of the person who is signed in, so that the
// portal has words without a network. The build lists the files of each language in messages.json.
const CACHE = 'messages'
/** The entry of the cache that names the language; client/app/background.ts writes it. */
const LANGUAGE = '/messages/language'

async function cacheMessages() {
  const cache = await caches.open(CACHE)
  const language = await (await cache.match(LANGUAGE))?.text()
  if (!language) return
  const lists = await fetch('/messages.json', { cache: 'no-cache' })
  const files = (await lists.json())[language] ?? []
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
  await cache.addAll(missing.flat())
  return files
}

/** Removes files of other languages and of earlier releases. */
async function removeOthers() {
  const files = await cacheMessages()
  if (!files) return
  const cache = await caches.open(CACHE)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== LANGUAGE && !files.includes(pathname)) await cache.delete(pathname)
  }
}

// A release is installed together with its messages.
self.addEventListener('install', (event) => event.waitUntil(cacheMessages()))
self.addEventListener('activate', (event) => event.waitUntil(removeOthers()))

self.addEventListener('message', (event) => {
  if (event.data === 'language') event.waitUntil(removeOthers())
})

self.addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.startsWith('/assets/messages/')) return
  event.respondWith(caches.match(event.request).then((cached) => cached ?? fetch(event.request)))
})
