import { deviceOf } from '../lib/device.ts'
import { get, post, sessionChanged } from './session.ts'

/** Whether this browser can make and use passkeys: on HTTPS or localhost, in every browser since 2025. */
export const knowsPasskeys =
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** True where the person closed the browser's dialog: that is an answer, and no failure. */
export const cancelled = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

/** True where the device keeps a passkey of this account already. */
export const hasOneHere = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/** Has the browser make a passkey, and the server keep its public half. */
export async function addPasskey() {
  const options = await get<PublicKeyCredentialCreationOptionsJSON>('passkey/generate-register-options')
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  })
  await post('passkey/verify-registration', { response: made, name: deviceOf(navigator.userAgent).name })
}

/** Signs in with a passkey that the person chooses in the browser's dialog. */
export async function signInWithPasskey() {
  const options = await get<PublicKeyCredentialRequestOptionsJSON>('passkey/generate-authenticate-options')
  const chosen = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  })
  await post('passkey/verify-authentication', { response: chosen })
  await sessionChanged()
}
