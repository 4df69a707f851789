/** Uses the browser's storage. Returns `otherwise` without storage, and for unreadable values. */
export function inStorage<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use()
  } catch {
    return otherwise
  }
}
