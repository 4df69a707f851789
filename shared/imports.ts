/** What a file may hold. */
export const IMPORT_KINDS = ['patients', 'products'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** The fields that a column may become. A given and a family name are joined to the full name. */
export const IMPORT_FIELDS = {
  patients: ['externalId', 'fullName', 'givenName', 'familyName', 'email', 'phone', 'dateOfBirth'],
  products: ['externalId', 'name', 'price', 'stock', 'category', 'description', 'unitsPerPack'],
} as const satisfies Record<ImportKind, readonly string[]>
export type ImportField = (typeof IMPORT_FIELDS)[ImportKind][number]

/** The field of each column, by the column's name; null for a column that is left out. */
export type ImportMapping = Record<string, ImportField | null>

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]
export const DELIMITERS = [',', ';', '\t', '|', ':', '^', '~'] as const
export type Delimiter = (typeof DELIMITERS)[number]
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]
export const DECIMALS = ['.', ','] as const
export type Decimal = (typeof DECIMALS)[number]

/** The admin's choices about a file's format, overriding the detected ones. */
export type FormatChoice = {
  encoding?: Encoding | undefined
  delimiter?: Delimiter | undefined
  dayOrder?: DayOrder | undefined
  decimal?: Decimal | undefined
}
/** How a file is read. Null where the file has no such thing: an XLSX file has no delimiter. */
export type ImportFormat = {
  type: 'csv' | 'xlsx'
  encoding: Encoding | null
  delimiter: Delimiter | null
  dayOrder: DayOrder | null
  decimal: Decimal | null
  /** What could not be detected and needs an admin's choice. */
  unsure: ('dayOrder' | 'decimal')[]
}

/** What importing a line would do. `conflict`: an existing row has other values. */
export const LINE_STATES = ['new', 'same', 'conflict', 'refused'] as const
export type LineState = (typeof LINE_STATES)[number]
export type ImportCounts = Record<LineState, number> & {
  /** Conflicts whose values were taken from the file. */
  taken?: number
}

/** Decisions about conflicts, by line number. Without one, the existing values stay. */
export type ImportDecisions = Record<string, 'keep' | 'take'>

/** Lines of a file after its first one. */
export const MOST_LINES = 20_000

export const IMPORT_UPLOAD = '/api/imports'
/** The address of the refused lines as CSV. */
export const refusedPath = (id: string) => `/api/imports/${id}/refused.csv`
