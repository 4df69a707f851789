/** Thrown when the portal must not start. The message tells the operator what to change. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
