import { deviceOf } from '../lib/device.ts'
import { get, post, sessionChanged } from './session.ts'

/** Whether this browser can create and use passkeys: on HTTPS or localhost, in every browser since 2025. */
export const supportsPasskeys =
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Whether the person closed the browser's dialog, which is no error. */
export const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError'

/** Whether the device already has a passkey for this account. */
export const isAlreadyRegistered = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/** Creates a passkey in the browser and stores its public key on the server. */
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
