import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Me } from '../../shared/auth.ts'
import type { ClinicOnPage } from '../../shared/clinicPage.ts'
import { translatorFor } from '../platform/locales.ts'
import { fillPage, pageTemplate } from './pages.ts'

const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta name="clinic" content="{}" />
    <meta name="me" content="" />
    <title>Verbena</title>
  </head>
  <body><div id="root"><p class="clinic">{{clinic-name}}</p><h1 title="{{full-name}}">{{full-name}}</h1></div></body>
</html>`
const PARTS =
  /<meta name="clinic" content="([^"]*)" \/>\s*<meta name="me" content="([^"]*)" \/>\s*<title>([^<]*)<\/title>[\s\S]*<p class="clinic">([^<]*)<\/p><h1 title="([^"]*)">([^<]*)<\/h1><\/div><\/body>/

const t = translatorFor('en')
const clinicOf = (name: string, logo: string | null = null): ClinicOnPage => ({
  ...{
    name,
    logo,
    address: `${name}\n12345 Utrecht`,
    phone: '08-465 004 00',
    emergencyNumber: '112',
    timeZone: 'UTC',
  },
})
const meOf = (fullName: string): Me => ({
  user: { id: 'an-id', email: 'maya@test.clinic', fullName },
  locale: null,
  role: 'patient',
  verified: false,
  credits: 0,
  mustChangePassword: false,
  needsFactor: false,
  isFirstSession: false,
})
/** What a browser reads in place of character references. */
const read = (html = '') => html.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))

/** Names of whatever could be expanded, end an attribute, an element or a script, or stand for a part of a pattern. */
const hostile = fc.string({
  unit: fc.constantFrom(
    ...['{{full-name}}', '{{clinic-name}}', '{{me}}', '{{', '}}', '$&', '$1', "$'", '$`', '&#34;', '&quot;'],
    ...[
      '"',
      "'",
      '<',
      '>',
      '&',
      '</title>',
      '</script>',
      '<meta name="me" content="">',
      '<!--',
      '\u2028',
      '\\',
      'a',
    ],
  ),
  maxLength: 8,
})

describe('fillPage', () => {
  it('fillPage writes the names of the clinic and of the person as they are, whatever they hold', () => {
    fc.assert(
      fc.property(hostile, hostile, (clinic, fullName) => {
        const html = fillPage(pageTemplate(BUILT, t), clinicOf(clinic), meOf(fullName), 'de-AT')
        const [inMeta, me = '', title, shown, attribute, text] = PARTS.exec(html)?.slice(1).map(read) ?? []
        expect(JSON.parse(inMeta ?? '')).toEqual(clinicOf(clinic))
        expect([title, shown]).toEqual([clinic, clinic])
        expect([attribute, text]).toEqual([fullName, fullName])
        expect(JSON.parse(me)).toEqual(meOf(fullName))
        // Nothing that data may hold begins or ends an element.
        expect(html.match(/</g)).toHaveLength(BUILT.match(/</g)?.length ?? 0)
        expect(html.match(/>/g)).toHaveLength(BUILT.match(/>/g)?.length ?? 0)
      }),
    )
  })

  it.each([
    ['somebody signed out', null, 'null'],
    ['an unknown person', undefined, ''],
  ])('fillPage names nobody for %s', (_who, me, written) => {
    const html = fillPage(pageTemplate(BUILT, t), clinicOf('Green Door'), me, 'en')
    expect(PARTS.exec(html)?.slice(2)).toEqual([written, 'Green Door', 'Green Door', '', ''])
  })

  it('fillPage draws the logo in place of the symbol, and the symbol without one', () => {
    const symbol = '<svg viewBox="0 0 26 30" width="26"><path d="M1"></path></svg>'
    const template = pageTemplate(BUILT.replace('<p class="clinic">', `${symbol}<p class="clinic">`), t)
    expect(fillPage(template, clinicOf('Green Door'), null, 'en')).toContain(`<div id="root">${symbol}<p`)
    const html = fillPage(template, clinicOf('Green Door', '/api/clinic/logo?v="x'), null, 'en')
    expect(html).toContain('<div id="root"><img src="/api/clinic/logo?v=&#34;x" alt="" class="')
    expect(html).not.toContain('<svg')
  })

  it.each([
    ['en', true],
    ['en', false],
    ['de', true],
  ] as const)('fillPage greets in %s, first session %s', (language, isFirstSession) => {
    const words = translatorFor(language)
    const greeting = (isFirst: string, name: string) =>
      words('plans.dashboard.welcome', { isFirst, isKnown: 'yes', name })
    const built = BUILT.replace('{{clinic-name}}', greeting('no', '{{full-name}}'))
    const me = { ...meOf('Maya & Co'), isFirstSession }
    const html = fillPage(pageTemplate(built, words), clinicOf('x'), me, language)
    const shown = greeting(isFirstSession ? 'yes' : 'no', 'Maya &#38; Co')
    expect(html).toContain(`<p class="clinic">${shown}</p>`)
  })
})
