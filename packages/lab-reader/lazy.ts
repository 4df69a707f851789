/**
 * A value that is made when it is first used. Patterns of the words of all languages take long to compile, and a portal that
 * starts needs none of them yet.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
