import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { translatorFor } from '../platform/locales.ts'

export const MANIFEST = '/manifest.webmanifest'

/** Serves the manifest of the built client, which describes the app, in the language of the request. */
export async function serveManifest(app: FastifyInstance, folder: string) {
  const built: object = JSON.parse(await readFile(`${folder}${MANIFEST}`, 'utf8'))
  app.get(MANIFEST, ({ locale }, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language')
      .send(
        JSON.stringify({ ...built, lang: locale, description: translatorFor(locale)('app.description') }),
      ),
  )
}
