import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { TABLES as SCHEMAS } from '../schema.ts'
import { TABLES } from '../tables.ts'

describe('data/*.csv', () => {
  it.each(Object.entries(SCHEMAS))('%s.csv follows its schema', (name, schema) => {
    expect(z.array(schema).safeParse(TABLES[name as keyof typeof TABLES]).error).toBeUndefined()
  })

  it('each file has a schema', () => {
    const files = readdirSync(new URL('../data', import.meta.url)).map((file) => file.replace('.csv', ''))
    expect(files.sort()).toEqual(Object.keys(SCHEMAS).sort())
  })

  it('the README counts the rules by how their source is known', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const { rules } = TABLES
    const counts = ['opened', 'cited', 'class'].map((is) => rules.filter(({ kind }) => kind === is).length)
    expect(readme).toContain(`| source opened, cited, by class | ${counts.join(', ')} |`)
    expect(readme).toContain(`by class or not | ${rules.filter(({ read }) => read !== '').length} |`)
    expect(readme).toContain(`| distinct sources opened, limits included | ${TABLES.sources.length} |`)
  })
})
