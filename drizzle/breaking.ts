/** Clauses of `alter table` that the previous release cannot work with. */
const CLAUSES: [pattern: RegExp, change: string][] = [
  [/^rename\b/, 'renames'],
  [/^drop (?!constraint\b)/, 'drops a column'],
  [/^alter (?:column )?\S+ (?:set data )?type\b/, 'changes a type'],
  [/^alter (?:column )?\S+ drop default\b/, 'drops a default'],
  [/^alter (?:column )?\S+ set not null\b/, 'adds a not-null'],
  [/^add (?!.*\b(?:default|not valid)\b).*\bnot null\b/, 'adds a not-null'],
  [/^add (?!.*\bnot valid\b).*\b(?:check|foreign key|references|exclude)\b/, 'adds a check'],
]
const STATEMENTS: [pattern: RegExp, change: string][] = [
  [/^alter (?!table\b).*\brename\b/, 'renames'],
  [/^drop (?:table|function|procedure|view|type|sequence|schema)\b/, 'drops'],
]

/** Matches function bodies and comments, whose words change no table, and literals. */
const TEXTS = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*/g
const NAME = /"([^"]*)"/g
const PARENTHESES = /\([^()]*\)/g
const ALTER = /^alter table (?:if exists )?(?:only )?(?:public\.)?(\S+) (.*)/
const CREATE = /^create table (?:if not exists )?(?:public\.)?([^\s(]+)/

function withoutParentheses(sql: string): string {
  const less = sql.replace(PARENTHESES, ' ')
  return less === sql ? sql : withoutParentheses(less)
}

/**
 * The changes of a migration that the previous release cannot work with: drops, renames, and rules that present or
 * its new rows may break. A table that the migration itself creates is free.
 */
export function breakingChanges(migration: string): string[] {
  const statements = withoutParentheses(migration.replace(TEXTS, ' ').replace(NAME, '$1'))
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
  const made = new Set(statements.map((statement) => CREATE.exec(statement)?.[1]))
  const found = (of: typeof CLAUSES, text: string) =>
    of.filter(([pattern]) => pattern.test(text)).map(([, change]) => `${change}: ${text}`)
  return statements.flatMap((statement) => {
    const [, table, clauses] = ALTER.exec(statement) ?? []
    if (!clauses) return found(STATEMENTS, statement)
    if (made.has(table)) return []
    return clauses.split(', ').flatMap((clause) => found(CLAUSES, clause).map((one) => `${table} ${one}`))
  })
}
