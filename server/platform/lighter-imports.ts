import { registerHooks } from 'node:module'

/** What signs passkeys is 300 files, of which most clinics' days need none: they are imported at the first passkey. */
const WEBAUTHN = '@simplewebauthn/server'
const CALLED = [
  'generateAuthenticationOptions',
  'generateRegistrationOptions',
  'verifyAuthenticationResponse',
  'verifyRegistrationResponse',
]
const atFirstCall = (url: string) => {
  const calls = CALLED.map(
    (name) => `export const ${name} = async (...given) => (await library()).${name}(...given)`,
  )
  return [`const library = () => import(${JSON.stringify(url)})`, ...calls].join('\n')
}

// Node asks for the package of every .js file that it imports and then reads the package's list of exports anew. Drizzle's
// list has 130 kB and Drizzle 400 files: without this, importing it takes nine times as long and leaves 150 MB behind.
// Inside Drizzle every relative import is a module of its own folder, so that there is nothing to look up.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (specifier === WEBAUTHN && context.parentURL?.includes('/@better-auth/passkey/')) {
      const source = encodeURIComponent(atFirstCall(next(specifier, context).url))
      return { url: `data:text/javascript,${source}`, format: 'module', shortCircuit: true }
    }
    return next(specifier, context)
  },
})
