/** A backup cannot be made or restored: the message tells the operator why. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
