/** A random 128-bit id as hex. Used because `crypto.randomUUID` is missing when a clinic is reached without https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
