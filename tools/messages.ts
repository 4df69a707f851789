import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { idPattern, idsIn } from '../client/build/messageIds.ts'
import { sentencesIn } from './sentences.ts'

/**
 * Checks the catalogues of messages and the sentences outside them. `--write` sorts the catalogues, and writes the types
 * of the messages' arguments to locales/messages.ts.
 */
const LOCALES = 'locales'
const TYPES = `${LOCALES}/messages.ts`
const SOURCES = ['server', 'client', 'shared', 'drizzle/functions']
const TESTS = /\.test\.tsx?$|^server\/test\//
const isWriting = process.argv.includes('--write')
const problems: string[] = []

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`${LOCALES}/${language}.json`, 'utf8'))
const sorted = (messages: Record<string, string>) =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.keys(messages)
        .sort()
        .map((id) => [id, messages[id]]),
    ),
    null,
    2,
  )}\n`

/** The arguments of a message with their types in TypeScript. */
function argumentsOf(elements: readonly MessageFormatElement[], into: Record<string, string> = {}) {
  for (const element of elements) {
    if (element.type === TYPE.argument) into[element.value] ??= 'string | number'
    if (element.type === TYPE.number) into[element.value] = 'number'
    if (element.type === TYPE.date || element.type === TYPE.time) into[element.value] = 'Date'
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.keys(element.options)
      const known = options.filter((option) => option !== 'other').map((option) => `'${option}'`)
      const isOpen = options.length > known.length
      into[element.value] =
        element.type === TYPE.plural ? 'number' : [...known, ...(isOpen ? ['(string & {})'] : [])].join(' | ')
      for (const { value } of Object.values(element.options)) argumentsOf(value, into)
    }
    if (element.type === TYPE.tag) {
      into[element.value] = 'Tag'
      argumentsOf(element.children, into)
    }
  }
  return into
}

/** The arguments of each message of a language; notes what cannot be parsed. */
function parsed(language: string, messages: Record<string, string>) {
  const found = new Map<string, Record<string, string>>()
  for (const [id, text] of Object.entries(messages)) {
    try {
      found.set(id, argumentsOf(parse(text)))
    } catch (error) {
      problems.push(`${language}: ${id}: ${(error as Error).message}`)
    }
  }
  return found
}

/** Pseudo-locales are made, not written. */
const languages = readdirSync(LOCALES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
const english = read('en')
const values = parsed('en', english)

for (const language of languages) {
  const messages = read(language)
  if (isWriting) writeFileSync(`${LOCALES}/${language}.json`, sorted(messages))
  else if (readFileSync(`${LOCALES}/${language}.json`, 'utf8') !== sorted(messages)) {
    problems.push(`locales/${language}.json is not sorted: run make messages`)
  }
  if (language === 'en') continue
  for (const [id, given] of parsed(language, messages)) {
    const wanted = values.get(id)
    if (!wanted) problems.push(`${language}: ${id} is not in the English catalogue`)
    else if (!isDeepStrictEqual(Object.keys(given).sort(), Object.keys(wanted).sort())) {
      problems.push(`${language}: ${id} has other arguments than in English`)
    }
  }
}

const types = `/** Written by \`make messages\` from en.json: each message with its arguments. */
export interface Messages {
${[...values]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([id, given]) => {
    const entries = Object.entries(given).filter(([, type]) => type !== 'Tag')
    return `  '${id}': { ${entries.map(([name, type]) => `${name}: ${type}`).join('; ')} }`.replace(
      '{  }',
      'Record<never, never>',
    )
  })
  .join('\n')}
}

export type MessageId = keyof Messages
`
if (isWriting) writeFileSync(TYPES, types)
else if (readFileSync(TYPES, 'utf8') !== types) problems.push(`${TYPES} is not current: run make messages`)

const files = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(tsx?|sql)$/.test(file) && !TESTS.test(file))
const used = new Set<string>()
const isId = idPattern(Object.keys(english))
for (const file of files) {
  const code = readFileSync(file, 'utf8')
  for (const id of idsIn(code, isId)) used.add(id)
  if (file.endsWith('.sql')) continue
  for (const { line, text } of sentencesIn(file, code)) {
    problems.push(`${file}:${line}: a sentence outside the catalogue: ${text}`)
  }
}
for (const id of Object.keys(english)) if (!used.has(id)) problems.push(`en: ${id} is used nowhere`)

for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
