/** Thrown when the portal must not start. The message names the setting to change. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
