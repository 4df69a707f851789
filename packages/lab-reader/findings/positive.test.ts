import { describe, expect, it } from 'vitest'
import { rowWithoutRange } from '../testing/markerRow.ts'
import type { Urgency } from '../types.ts'
import { meaningOf } from './meaning.ts'
import table from './positive.json' with { type: 'json' }
import { positiveFindings } from './positive.ts'
import { positive } from './schema.ts'

const place = { page: 1, x: 0, y: 0, width: 0, height: 0 }
const urgencyOf = (name: string, text: string): Urgency | null =>
  positiveFindings([], [{ name, text, page: 1, doubtful: false, place }])[0]?.urgency ?? null

describe('positive.json', () => {
  const data = positive.parse(table)

  it('positive.json has one rule of each id, and a source for each', () => {
    const ids = data.findings.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(data.findings.filter(({ source }) => !data.sources[source])).toEqual([])
    const used = new Set(data.findings.map(({ source }) => source))
    expect(Object.keys(data.sources).filter((source) => !used.has(source))).toEqual([])
  })

  it('positive.json finds each rule by each of its names', () => {
    const beside = (rule: (typeof data.findings)[number]) => (rule.with ? ' Gram' : '')
    const missed = data.findings.flatMap((rule) =>
      Object.values(rule.names)
        .flatMap((words) => words ?? [])
        .map((name) => `${name.replaceAll('*', '')}${beside(rule)}`)
        .filter((name) => (urgencyOf(name, 'positive') ?? 'none') === 'none')
        .map((name) => `${rule.id}: ${name}`),
    )
    expect(missed).toEqual([])
  })
})

describe('positiveFindings', () => {
  it.each<[string, string, Urgency]>([
    ['Malaria-Parasiten (Dicker Tropfen)', 'positiv', 'today'],
    ['Malaria thick film', 'Plasmodium falciparum seen', 'today'],
    ['Recherche de paludisme', 'Présence de Plasmodium falciparum', 'today'],
    ['Gota gruesa', 'Se observan trofozoítos de P. vivax', 'today'],
    ['Pesquisa de Plasmodium', 'Positivo', 'today'],
    ['Sıtma (kalın damla)', 'görüldü', 'today'],
    ['Blutkultur aerob', 'Staphylococcus aureus', 'today'],
    ['Hémoculture 1', 'Positive à Escherichia coli', 'today'],
    ['Hemocultivo', 'Crecimiento de Klebsiella pneumoniae', 'today'],
    ['Emocoltura', 'positiva', 'today'],
    ['Posiew krwi', 'Wyhodowano: Escherichia coli', 'today'],
    ['Bloedkweek', 'groei van Streptococcus pneumoniae', 'today'],
    ['Kan kültürü', 'Staphylococcus aureus üredi', 'today'],
    ['Blood culture', 'Gram-negative rods', 'today'],
    ['CSF Gram stain', 'Gram-positive diplococci', 'today'],
    ['Liquor-Kultur', 'Neisseria meningitidis', 'today'],
    ['Blasten', 'vereinzelt', 'today'],
    ['Blastes', 'présents', 'today'],
    ['HIV 1/2 Ag/Ab combo', 'REACTIVE', 'sameDay'],
    ['HIV-Suchtest', 'reaktiv', 'sameDay'],
    ['VIH 1/2', 'grenzwertig', 'sameDay'],
    ['Anti-HIV', 'dodatni', 'sameDay'],
    ['HBsAg', 'positief', 'sameDay'],
    ['AgHBs', 'Réactif', 'sameDay'],
    ['Hepatitis B surface antigen', 'Detected', 'sameDay'],
    ['HBs antijeni', 'Reaktif', 'sameDay'],
    ['HCV-RNA PCR', 'nachweisbar', 'sameDay'],
    ['Treponema pallidum Ak', 'positiv', 'sameDay'],
    ['VDRL', '1:16', 'sameDay'],
    ['Troponin T Schnelltest', 'positiv', 'today'],
    ['Acid-fast bacilli', '2+', 'today'],
    ['Baciloscopia', 'Positivo (++)', 'today'],
    ['Legionella antigen, urine', 'Positive', 'today'],
    ['Cryptococcal antigen', 'Positive 1:64', 'today'],
    ['Clostridioides difficile toxin', 'detected', 'sameDay'],
    ['Carbapenemase', 'OXA-48', 'sameDay'],
    ['Methanol', 'detected', 'today'],
    ['ANA', '1:640', 'none'],
    ['Nitrite', '+', 'none'],
    ['Helicobacter pylori antigen', 'positive', 'none'],
    ['SARS-CoV-2 PCR', 'detected', 'none'],
    ['Anti-HBs', 'positive', 'none'],
    ['Morphology', 'abnormal', 'none'],
  ])('positiveFindings calls %s "%s" urgent: %s', (name, text, expected) => {
    expect(urgencyOf(name, text)).toBe(expected)
  })

  it.each([
    ['Malaria', 'Keine Parasiten nachweisbar'],
    ['Malaria', 'no parasites seen'],
    ['Blutkultur', 'kein Wachstum'],
    ['Hémoculture', 'stérile'],
    ['Hémocultures', 'stériles à J5'],
    ['Stool culture', 'No Salmonella, Shigella or Campylobacter isolated'],
    ['Hemocultivo', 'Pendiente'],
    ['Kan kültürü', 'üreme olmadı'],
    ['HIV 1/2', 'Non-reactive (Non-reactive)'],
    ['HIV', 'não reagente'],
    ['HBsAg', 'negativ'],
    ['HCV RNA', 'not detected'],
    ['CSF culture', 'No growth'],
    ['Gram stain', 'No organisms seen'],
    ['TPHA', '<1:80'],
    ['Blutgruppe', 'A Rh positiv'],
    ['Rh factor', 'positive'],
    ['Colour', 'yellow'],
    ['Nitrite', 'ujemny'],
  ])('positiveFindings says nothing of %s "%s"', (name, text) => {
    expect(urgencyOf(name, text)).toBeNull()
  })

  const number = (name: string, value: number, more: object = {}) =>
    positiveFindings([{ ...rowWithoutRange(name, value, null), marker: null, ...more }], [])[0]?.urgency ??
    null

  it('positiveFindings counts the numbers of some names', () => {
    expect(number('Blasten', 35, { unit: '%' })).toBe('today')
    expect(number('Blasten', 0, { unit: '%' })).toBeNull()
    expect(number('Blasts (bone marrow)', 2, { high: 5, flag: 'normal' })).toBeNull()
    expect(number('Parasitémie', 2, { unit: '%' })).toBe('today')
    expect(number('Parasitaemia', 0.1, { comparator: '<' })).toBeNull()
    expect(number('HCV RNA', 120_000, { unit: 'IU/mL' })).toBe('sameDay')
    expect(number('HIV Ag/Ab index', 25, { high: 1, flag: 'high' })).toBe('sameDay')
    expect(number('HIV Ag/Ab index', 0.2, { high: 1, flag: 'normal' })).toBeNull()
    expect(number('HIV Ag/Ab index', 25, { printedFlag: 'Reactive' })).toBe('sameDay')
    expect(number('Some antibody', 25, { printedFlag: 'Abnormal' })).toBe('none')
    expect(number('Blasten', 35, { plausible: false })).toBeNull()
  })

  it('positiveFindings is unsure of a doubtful row', () => {
    const row = { ...rowWithoutRange('Blasten', 35, '%'), marker: null, doubtful: true }
    expect(positiveFindings([row], [])).toMatchObject([{ urgency: 'today', isSure: false }])
    expect(meaningOf('positive')).toBe('positive')
  })
})
