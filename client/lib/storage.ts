/** Uses the browser's storage. Returns `otherwise` without storage, and for unreadable values. */
export function inStorage<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use()
  } catch {
    return otherwise
  }
}

export const keysOf = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix))

/** Stores a value as JSON; null removes it. Returns false, and logs the error, where the browser has no storage or no room. */
export function store(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    console.error('The browser could not store input', error)
    return false
  }
}
