/** The first letters of the first and last name, without titles: "EH" of "Dr. Elena Hartmann". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const names = words.filter((word) => !word.endsWith('.'))
  const [first, ...others] = names.length > 0 ? names : words
  return [first, others.at(-1)]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
