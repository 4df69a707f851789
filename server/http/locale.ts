import type { FastifyInstance } from 'fastify'
import type { Locale } from '../../locales/translate.ts'
import type { Clinic } from '../platform/clinic.ts'
import { localeOf } from '../platform/locales.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account's language, once the session has been read; null without one. */
    accountLocale: Locale | null
    /** The language of the answer: the account's, else the browser's, else the clinic's. */
    readonly locale: Locale
  }
}

/** Sets the language of each request. */
export function readLocales(app: FastifyInstance, clinic: Pick<Clinic, 'settings'>) {
  app.decorateRequest('accountLocale', null)
  app.decorateRequest('locale', {
    getter() {
      return this.accountLocale ?? localeOf(this.headers, clinic.settings.locale)
    },
  })
}
