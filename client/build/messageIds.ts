/** Finds the message ids in code: `'plans.today.title'`, or several by a template, `` `care.line.${kind}` ``. */
export type Ids = { ids: readonly string[]; literal: RegExp }

/** Prepares the search for the ids of a catalogue. */
export function idPattern(ids: readonly string[]): Ids {
  const nouns = [...new Set(ids.map((id) => id.slice(0, id.indexOf('.'))))]
  return {
    ids,
    literal: new RegExp(`['"\`]((?:${nouns.join('|')})\\.(?:[\\w.-]|\\$\\{[^}]*\\})+)['"\`]`, 'g'),
  }
}

/** The ids that a file's code names, in the order of the catalogue. */
export function idsIn(code: string, { ids, literal }: Ids): string[] {
  const exact = new Set<string>()
  const patterns: RegExp[] = []
  for (const [, found = ''] of code.matchAll(literal)) {
    if (!found.includes('${')) exact.add(found)
    else {
      const parts = found.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
      patterns.push(new RegExp(`^${parts.join('[\\w.-]+')}$`))
    }
  }
  return ids.filter((id) => exact.has(id) || patterns.some((pattern) => pattern.test(id)))
}
