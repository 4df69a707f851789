import { readFileSync } from 'node:fs'
import Papa from 'papaparse'

const linesOf = <Line>(file: string) =>
  Papa.parse<Line>(readFileSync(new URL(file, import.meta.url), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data

/** Pairs with their source, written from the sources and not from the rules. */
export const PAIRS = linesOf<{ expected: 'warns' | 'silent'; one: string; other: string; source: string }>(
  './corpus.csv',
)

/** Names that must be recognised, from the lists of RxNorm and of shops, not from the tables. */
export const NAMES = linesOf<{ section: string; id: string; name: string }>('./names.csv')
