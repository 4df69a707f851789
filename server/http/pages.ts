import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Language, type Locale, languageOf, type Translate } from '../../locales/translate.ts'
import type { Me } from '../../shared/auth.ts'
import { addressLine, clinicIn } from '../../shared/clinic.ts'
import { type ClinicOnPage, LOGO_CLASS } from '../../shared/clinicPage.ts'
import { meOf } from '../auth/who.ts'
import type { Env } from '../config/env.ts'
import type { Clinic } from '../platform/clinic.ts'
import { escaped } from '../platform/html.ts'
import { translatorFor } from '../platform/locales.ts'
import { ROOT } from '../platform/root.ts'
import type { Services } from '../platform/services.ts'
import type { Caller } from './caller.ts'
import { MANIFEST, serveManifest } from './manifest.ts'

const CLIENT = join(ROOT, 'dist/client')
const PAGES = join(ROOT, 'dist/pages')
/** The page that the service worker stores for use without a network. Contains no personal data. */
const OFFLINE = '/offline'

/** The style-src of a page: allows exactly its own style attributes, by hash. */
function stylesOf(html: string) {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style))
  const hashes = [...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return ["'self'", ...(hashes.length > 0 ? ["'unsafe-hashes'", ...hashes] : [])].join(' ')
}

/** The reader of a page: null when signed out; undefined when unknown, so that the page must query it. */
type Asking = Me | null | undefined

/** The prerendered pages by their address, public ones and those of a patient. */
const PUBLIC_PAGES = { '/': 'landing', '/products': 'products' }
const PATIENT_PAGES = {
  '/dashboard': 'dashboard',
  '/blood-tests': 'blood-tests',
  '/health-tracking': 'health-tracking',
}

/** True for a patient whom no guard redirects. */
const isAdmitted = (me: Asking) => me?.role === 'patient' && !me.mustChangePassword && !me.needsFactor

/** The symbol drawn by client/layout/Logo.tsx, which a clinic's logo replaces. */
const MARK = /<svg viewBox="0 0 26 30"(?:[^<]|<(?!\/?svg))*<\/svg>/g
const MARKED = /\{\{mark\}\}((?:[^{]|\{(?!\{))*)\{\{\/mark\}\}/g

/** The heading of the dashboard, as the client words it. */
const welcomeOf = (t: Translate, name: string, isFirst: boolean) =>
  t('plans.dashboard.welcome', { isFirst: isFirst ? 'yes' : 'no', isKnown: 'yes', name })

/** A page of the build with a placeholder wherever data belongs. */
export const pageTemplate = (html: string, t: Translate) =>
  html
    .replace(/(<meta name="clinic" content=)("[^"]*"|'[^']*')/, '$1"{{clinic}}"')
    .replaceAll(MARK, '{{mark}}$&{{/mark}}')
    .replace(/(<title>)[^<]*/, '$1{{clinic-name}}')
    .replace(/(<meta name="me" content=")[^"]*/, '$1{{me}}')
    .replace(welcomeOf(t, '{{full-name}}', false), '{{welcome}}')
    .replace(/(<html lang=")[^"]*/, '$1{{locale}}')
    .replace(/(<meta name="description" content=")[^"]*/, `$1${escaped(t('app.description'))}`)
    .replace(/(<noscript>)[^<]*/, `$1${escaped(t('app.needsScript'))}`)
    .replace(/(<span id="unloaded-text">)[^<]*/, `$1${escaped(t('app.unloaded'))}`)
    .replace(/(<span id="unloaded-again">)[^<]*/, `$1${escaped(t('app.unloaded.again'))}`)

/** Fills a template's placeholders in one pass, so that data resembling a placeholder stay unchanged. */
export function fillPage(template: string, clinic: ClinicOnPage, me: Asking, locale: Locale | '') {
  const { name, address, phone, logo } = clinic
  const fullName = me?.user.fullName ?? ''
  const data: Record<string, string> = {
    clinic: JSON.stringify(clinic),
    locale,
    'clinic-name': name,
    'clinic-address': address ?? '',
    'clinic-phone': phone ?? '',
    me: me === undefined ? '' : JSON.stringify(me),
    'full-name': fullName,
    welcome: welcomeOf(translatorFor(locale || 'en'), fullName, me?.isFirstSession === true),
  }
  const symbol = logo && `<img src="${escaped(logo)}" alt="" class="${LOGO_CLASS}"/>`
  const drawn = template.replace(MARKED, (_all, mark: string) => symbol ?? mark)
  return drawn.replace(/\{\{([a-z-]+)\}\}/g, (all, name) => {
    const value = data[name]
    return value === undefined ? all : escaped(value)
  })
}

/** Matches the addresses of a route as the client writes it: `/products/$id`. */
function pathMatcher(route: string) {
  const wanted = route.split('/')
  return (path: string) => {
    const given = path.split('/')
    return (
      given.length === wanted.length &&
      wanted.every((part, i) => (part.startsWith('$') ? given[i] !== '' : part === given[i]))
    )
  }
}

/** Reads a language's built pages with the preload links of each route. */
async function readPagesIn(language: Language) {
  const prerendered = Object.entries({ ...PUBLIC_PAGES, ...PATIENT_PAGES })
  const files = [
    ...['index.html', 'code.json', 'messages.json'],
    ...prerendered.map(([, name]) => `${name}.${language}.html`),
  ]
  const read = await Promise.all(files.map((file) => readFile(`${PAGES}/${file}`, 'utf8')))
  const [index = '', code = '{}', messages = '{}', ...pages] = read
  const withCode = (html: string, scripts: string[]) => {
    const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    // Readable content must not wait for scripts: where a page keeps its scripts in a template, the links go there.
    const page = html.replace(/(?=<\/template>\s*<\/head>)|(?=<\/head>)/, () => links.join('\n    '))
    return { status: 200, styles: stylesOf(html), template: pageTemplate(page, translatorFor(language)) }
  }
  const drawn = Object.fromEntries(prerendered.map(([path], i) => [path, pages[i]]))
  const messagesOf: Record<string, string[]> = JSON.parse(messages)
  const routes = Object.entries<string[]>(JSON.parse(code)).map(([path, scripts]) => {
    const ofLanguage = (messagesOf[path] ?? []).map((file) => file.replace('{language}', language))
    const needed = [...scripts, ...ofLanguage]
    const plain = withCode(index, needed)
    const page = drawn[path]
    return { is: pathMatcher(path), plain, drawn: page ? withCode(page, needed) : plain }
  })
  const offline = withCode(index, [])
  return { routes, offline, unknown: { ...offline, status: 404 } }
}

/**
 * Finds the page of an address in a language. A language is read when it is first asked for: a clinic seldom needs all.
 */
function openPages(clinic: Clinic) {
  const read = new Map<Language, ReturnType<typeof readPagesIn>>()
  const pagesIn = (language: Language) => {
    const pages = read.get(language) ?? readPagesIn(language)
    read.set(language, pages)
    pages.catch(() => read.delete(language))
    return pages
  }
  return async (path: string, query: string, me: Asking, locale: Locale) => {
    const { routes, offline, unknown } = await pagesIn(languageOf(locale))
    const route = routes.find(({ is }) => is(path))
    // A query opens something else on a patient's page, such as one result.
    const isAsDrawn = !(path in PATIENT_PAGES) || (query === '' && isAdmitted(me))
    const page = (isAsDrawn ? route?.drawn : route?.plain) ?? (path === OFFLINE ? offline : unknown)
    const { template, ...rest } = page
    // The stored page is in whatever language the browser has when it is offline.
    return { ...rest, html: fillPage(template, onPage(clinic, locale), me, path === OFFLINE ? '' : locale) }
  }
}

const onPage = ({ settings, logoUrl }: Clinic, locale: Locale): ClinicOnPage => {
  const { name, emergencyNumber, address, phone } = clinicIn(settings, locale)
  return {
    name,
    emergencyNumber,
    timeZone: settings.timeZone,
    address: addressLine(address) || null,
    phone,
    logo: logoUrl,
  }
}

/** Identifies a page's reader. Undefined while the database does not answer: the page then queries it. */
async function asking(request: FastifyRequest, path: string, env: Env, caller: Caller): Promise<Asking> {
  if (path === OFFLINE) return undefined
  try {
    const who = await caller.session(request)
    // When the page asks for it, a session that is due for renewal is renewed.
    if (who?.stale) return undefined
    return who && meOf(env, who)
  } catch (error) {
    request.log.warn({ err: error }, 'the session of a page could not be read')
    return undefined
  }
}

/** Serves the client, if it is built: hashed files cached for ever and compressed at build time, pages revalidated. */
export async function serveClient(
  app: FastifyInstance,
  { env, clinic }: Pick<Services, 'env' | 'clinic'>,
  caller: Caller,
) {
  if (!existsSync(PAGES)) return
  const page = openPages(clinic)
  const files = { index: false, cacheControl: false, preCompressed: true } as const
  await app.register(fastifyStatic, {
    ...files,
    root: CLIENT,
    wildcard: false,
    globIgnore: ['assets/**', `*${MANIFEST.slice(1)}*`],
    // The pages are sent below, with the clinic's name in them.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })
  await serveManifest(app, CLIENT)
  // One route for all of them: hundreds, each with its own, would be a tenth of the start-up time.
  await app.register(fastifyStatic, {
    ...files,
    root: join(CLIENT, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/')
    if (!wantsPage)
      return reply
        .code(404)
        .send({ message: translatorFor(request.locale)('app.refused.noAddress'), refusal: 'NOT_FOUND' })
    const [path = '/', query = ''] = request.url.split('?')
    const me = await asking(request, path, env, caller)
    const { status, styles, html } = await page(path, query, me, request.locale)
    const policy = String(reply.getHeader('content-security-policy'))
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', me ? 'no-store' : 'no-cache')
      .header('vary', 'cookie, accept-language')
      .header('content-security-policy', policy.replace("style-src 'self'", `style-src ${styles}`))
      .send(html)
  })
}
