/**
 * What the FHIR R4 resources of all nouns have in common (https://hl7.org/fhir/R4), and how a noun declares its own: see
 * docs/decisions/record.md.
 */
import { createHash } from 'node:crypto'
import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Language, Locale, Translate } from '../../locales/translate.ts'
import type { Fields } from './cursor.ts'

export const STRUCTURES = 'http://hl7.org/fhir/StructureDefinition'
export const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem'
export const LOINC = 'http://loinc.org'
export const UCUM = 'http://unitsofmeasure.org'

/** Members that are null, undefined or empty are not written. */
export type Resource = { resourceType: string; id: string; [element: string]: unknown }
export type Reference = { reference: string; display?: string }

/** How resources of a bundle refer to each other. `id` is a UUID. */
export const urn = (id: string) => `urn:uuid:${id}`

/**
 * Derives a UUID from a row's own and a name that distinguishes its resources: the same at every export (version 5 of
 * RFC 9562, with the row's UUID as its namespace).
 */
export function derivedId(id: string, ...parts: (string | number)[]): string {
  const hash = createHash('sha1')
    .update(Buffer.from(id.replaceAll('-', ''), 'hex'))
    .update(parts.join('\n'))
  const bytes = hash.digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Text within XHTML, without control characters and unpaired surrogates, which XML does not allow. */
export const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The text for people that each resource has, one paragraph a line. Lines that are null or empty are left out. */
export const narrative = (lines: readonly (string | null | undefined)[], language?: Language) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml"${language ? ` lang="${language}" xml:lang="${language}"` : ''}>${lines
    .filter(Boolean)
    .map((line) => `<p>${escaped(line ?? '')}</p>`)
    .join('')}</div>`,
})

/** An instant of a row, as FHIR writes it. */
export const instant = (text: string) => new Date(text).toISOString()

export const concept = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display && { display }) }],
  ...(display && { text: display }),
})

/** Returns FHIR's data-absent-reason in place of an unknown or declined element. */
export const absent = (code: 'unknown' | 'asked-declined') => ({
  extension: [{ url: `${STRUCTURES}/data-absent-reason`, valueCode: code }],
})

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Removes what FHIR's JSON forbids: control characters, blank strings, empty objects and arrays. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') {
    return value
      .toWellFormed()
      .replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ')
      .trim()
  }
  if (Array.isArray(value)) return value.map(cleaned).filter((one) => !isEmpty(one))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, cleaned(member)] as const)
  return Object.fromEntries(members.filter(([, member]) => !isEmpty(member)))
}

export const entryOf = (resource: Resource) => ({
  fullUrl: urn(resource.id),
  resource: cleaned(resource) as Resource,
})

// ---------------------------------------------------------------- what a noun declares

/** Whose record is written. */
export type RecordOwner = {
  id: string
  subject: Reference
  /** The owner's own: names of things that have no code are worded in it. */
  locale: Locale
  t: Translate
  /** The portal's address, without a slash. */
  portal: string
  /** The time of the export. */
  at: Date
  /**
   * Refers to the owner, or to another person by name alone: each of those becomes a Practitioner of the bundle under an id
   * that no other record has.
   */
  person: (id: string, name: string) => Reference
}

/** The rows of one person, and the resources that each of them makes. */
export type RecordPart<Row> = {
  fields: Fields
  /** What follows `from`, for the person of this id. */
  rows: (owner: string) => SQL
  resources: (row: Row, owner: RecordOwner) => Resource[] | Promise<Resource[]>
  /** Rows that are read at once, where one may be large. */
  step?: number
}

/** A noun's rows as FHIR. A test refuses a column of the schema that no noun decides on, or two. */
export type NounInFhir<Parts extends Record<string, RecordPart<never>> = Record<string, RecordPart<never>>> =
  {
    /** The element of a resource that each column is exported to. */
    columns: readonly [element: string, ...PgColumn[]][]
    notExported: readonly [why: string, ...(PgTable | PgColumn)[]][]
    parts: Parts
  }

/** A table's columns except these. */
export function columnsExcept<Table extends PgTable, Name extends keyof Table['_']['columns']>(
  table: Table,
  ...names: Name[]
): Omit<Table['_']['columns'], Name> {
  const columns = { ...getTableColumns(table) }
  for (const name of names) delete columns[name]
  return columns
}

/** A row as the database writes it as JSON: instants are texts. */
export type JsonRow<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name]
}
