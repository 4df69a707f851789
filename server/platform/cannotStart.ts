/** The portal must not start: the message tells the operator what to change. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
