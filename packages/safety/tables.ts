import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Tables } from './schema.ts'

/** The lines of a table by their column names. A test validates them against `schema.ts`. */
const parsed = <Row>(csv: string) => Papa.parse<Row>(csv, { header: true, skipEmptyLines: true }).data

// The build replaces each `readFileSync(…)` by the file's content: see server/vite.config.ts.
export const TABLES: Tables = {
  medicines: parsed(readFileSync(new URL('./data/medicines.csv', import.meta.url), 'utf8')),
  supplements: parsed(readFileSync(new URL('./data/supplements.csv', import.meta.url), 'utf8')),
  groups: parsed(readFileSync(new URL('./data/groups.csv', import.meta.url), 'utf8')),
  allergens: parsed(readFileSync(new URL('./data/allergens.csv', import.meta.url), 'utf8')),
  rules: parsed(readFileSync(new URL('./data/rules.csv', import.meta.url), 'utf8')),
  reviewed: parsed(readFileSync(new URL('./data/reviewed.csv', import.meta.url), 'utf8')),
  sources: parsed(readFileSync(new URL('./data/sources.csv', import.meta.url), 'utf8')),
  limits: parsed(readFileSync(new URL('./data/limits.csv', import.meta.url), 'utf8')),
  apart: parsed(readFileSync(new URL('./data/apart.csv', import.meta.url), 'utf8')),
  'limit-days': parsed(readFileSync(new URL('./data/limit-days.csv', import.meta.url), 'utf8')),
  'least-amounts': parsed(readFileSync(new URL('./data/least-amounts.csv', import.meta.url), 'utf8')),
  conditions: parsed(readFileSync(new URL('./data/conditions.csv', import.meta.url), 'utf8')),
  units: parsed(readFileSync(new URL('./data/units.csv', import.meta.url), 'utf8')),
  'not-names': parsed(readFileSync(new URL('./data/not-names.csv', import.meta.url), 'utf8')),
  words: parsed(readFileSync(new URL('./data/words.csv', import.meta.url), 'utf8')),
  salts: parsed(readFileSync(new URL('./data/salts.csv', import.meta.url), 'utf8')),
}
