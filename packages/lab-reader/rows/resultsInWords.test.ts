import { describe, expect, it } from 'vitest'
import { typeset } from '../testing/typeset.ts'
import { short, words } from '../testing/typesetRows.ts'
import { readRows } from './rows.ts'

describe('results in words', () => {
  it('results in words have a name whose first letters stand apart and mean something else', () => {
    expect(words(' Pr zeciwciała anty-HCV      niereaktywny      ujemny')).toEqual([
      ['Przeciwciała anty-HCV', 'niereaktywny'],
    ])
  })

  it('results in words may be a sign beside another result', () => {
    expect(
      words(`
 Blutzucker       96      mg/dl     70 - 99        Leukozyten       negativ
 HbA1c            4.8     %         4.0 - 5.6      Ketone           +`),
    ).toContainEqual(['Ketone', '+'])
  })

  it('results in words are no usual ones above values whose flags may begin a range', () => {
    expect(
      words(`
 Cuerpos cetónicos       Trazas                    Negativo
 Ferritina               Bajo 12.7 ng/mL
 T3 libre                Bajo 1.45 pg/mL`),
    ).toEqual([['Cuerpos cetónicos', 'Trazas']])
  })

  it('results in words are no sign behind a number', () => {
    expect(words(' Cociente      2.8   +     (1.1 - 2.5)')).toEqual([])
  })

  it.each(['Proteína C reactiva (PCR)', 'Protéine C réactive', 'Rif: Assenti', 'Ref: negative'])(
    'results in words are no part of a name or of a range: %s',
    (text) => {
      const { qualitative } = readRows([typeset(`\n Resultado\n ${text}\n 4.3 mg/L`)])
      expect(qualitative).toEqual([])
    },
  )

  it('results in words are no headings, and no title of a section', () => {
    const { qualitative } = readRows([
      typeset(`
 Análisis                  Normal            Anormal         Valores de referencia
 Glucosa                   90                                70 - 99 mg/dL
 Nitritos                  Negativo                          Negativo`),
    ])
    expect(qualitative.map(({ name }) => name)).toEqual(['Nitritos'])
  })

  it('results in words behind their label stand below their name, beside the usual result', () => {
    expect(
      words(`
 Urine protein
   Your result: Positive            Ref. range: Negative

 HIV Screen 4th Generation
   Your result: Negative            Ref. range: Non Reactive`),
    ).toEqual([
      ['Urine protein', 'Positive'],
      ['HIV Screen 4th Generation', 'Negative'],
    ])
  })

  it('results in words side by side on cards are no usual results, where ranges are below one of them', () => {
    expect(
      words(`
 Urine pH                  Density
 5.9                       1.019
 Range: 5.0 - 8.0          Range: 1.005 - 1.030

 Glucose                   Leukocytes
 120 mg/dL                 5.1 K/uL
 Range: 70 - 99            Range: 4.0 - 10.0

 Urine protein             Ketones
 Negative                  Trace
 Range: Negative`),
    ).toEqual([
      ['Urine protein', 'Negative'],
      ['Ketones', 'Trace'],
    ])
  })

  it('results in words touch a long name under the heading of values, and are no rest of the name above', () => {
    expect(
      words(`
 Analyse             Valeur       Normes
 pH urinaire         6.4          5.0 - 8.0
 Anti-HCV            Non réactif  Non réactif
 Nitrites            Absence      Négatif
 Protéines urinaires Traces`),
    ).toEqual([
      ['Anti-HCV', 'Non réactif'],
      ['Nitrites', 'Absence'],
      ['Protéines urinaires', 'Traces'],
    ])
  })

  it('results in words continue on the line below beside the rest of the name', () => {
    expect(
      words(`
 Investigation         Observed   Unit
 HIV Screen 4th        Non                    Non Reactive
 Generation            Reactive`),
    ).toEqual([['HIV Screen 4th Generation', 'Non Reactive']])
  })

  it('results in words side by side on cards have names with wide spaces', () => {
    expect(
      words(`
 Bu rapor yalnız tedavi eden hekim için yazıldı, sonuçlar tanı değildir

 İdrarda  protein          İdrarda  glukoz
 Pozitif                   Negatif`),
    ).toEqual([
      ['İdrarda protein', 'Pozitif'],
      ['İdrarda glukoz', 'Negatif'],
    ])
  })

  it('results in words have no part of the sign that marks them, beside their usual result', () => {
    const table = `
Analyse              Ergebnis      Einheit   Referenzbereich
Ferritin             80            µg/l      30 - 300
Anti-HCV           * reaktiv                 negativ`
    expect(words(table)).toEqual([['Anti-HCV', 'reaktiv']])
  })

  it('results in words in their column belong to the name alone in the line above', () => {
    const table = `
Analyse              Ergebnis      Einheit   Referenzbereich
Ferritin             80            µg/l      30 - 300
Anti-HCV
                     reaktiv                 negativ
Anti-HBs
                   * reaktiv`
    expect(words(table)).toEqual([
      ['Anti-HCV', 'reaktiv'],
      ['Anti-HBs', 'reaktiv'],
    ])
  })

  it('results in words that no list has are lines to check below the name of an examination', () => {
    const page = typeset(`
Ferritin             80            µg/l      30 - 300
Blutkultur
Material: Blut
                     Staphylococcus aureus
Urinkultur
                     E. coli 10^5 KBE/ml
Malaria
      negativ`)
    const { unread, qualitative } = readRows([page])
    expect(unread.map(({ text }) => text)).toEqual([
      'Blutkultur Staphylococcus aureus',
      'Urinkultur E. coli 10^5 KBE/ml',
    ])
    expect(qualitative.map(({ name, text }) => [name, text])).toEqual([['Malaria', 'negativ']])
  })

  it.each([
    ['INR (Quick-Test)', '9,4'],
    ['Pleurapunktat', 'Maligne Zellen vereinbar mit Adenokarzinom'],
    ['Etanol w surowicy', '3,9  promilowych'],
  ])('what stands in the column of results below a name is a line to check: %s', (name, text) => {
    const page = typeset(`
Analyse              Ergebnis      Einheit   Referenzbereich
Ferritin             80            µg/l      30 - 300
${name}
                     ${text}`)
    expect(readRows([page]).unread.map(({ text }) => text)).toEqual([
      `${name} ${text.replaceAll(/ +/g, ' ')}`,
    ])
  })

  it('a number in the column of results is a line to check where the row above took its name', () => {
    const page = typeset(`
Test                  Result      Unit        Reference range
Sodium                140         mmol/L      135 - 145
CRP                   3           mg/L        0 - 5
pH arterial
                      7.08`)
    expect(readRows([page]).unread.map(({ text }) => text)).toEqual(['7.08'])
  })

  it.each([
    'Anti-HCV                                     negativ\n                     reaktiv',
    'Anti-HCV\n\n                     reaktiv',
    'Anti-HCV   ECLIA\n                     reaktiv',
    '                     reaktiv\nAnti-HCV',
  ])('a positive result in words without a name of its own is a line to check: %j', (lines) => {
    const page = typeset(`Ferritin             80            µg/l      30 - 300\n${lines}`)
    expect(readRows([page]).unread.map(({ text }) => text)).toEqual(['reaktiv'])
  })

  it('results in words continue on the line below, as their usual results do', () => {
    expect(
      words(`
 HBs-Antigen           nicht             nicht
                       reaktiv           reaktiv`),
    ).toEqual([['HBs-Antigen', 'nicht reaktiv']])
  })

  it('results in words have a name that continues after its comma', () => {
    expect(words(' Przeciwciała ANA,     1:320')).toEqual([['Przeciwciała ANA,', '1:320']])
  })

  it('results in words are behind the column of usual results where ranges show it', () => {
    expect(
      words(`
 Dichte              1.005-1.030       1.016
 pH                  5.0-8.0           6.5
 Ketone              negativ           Spur
 Nitrit                                negativ`),
    ).toEqual([
      ['Ketone', 'Spur'],
      ['Nitrit', 'negativ'],
    ])
  })

  it('results in words are behind usual results that are centred or end below one another', () => {
    expect(
      words(`
 Плотность                          1.005 - 1.030             1.040
 pH                                   5.0 - 8.0                 4.9
 Глюкоза в моче                     Не обнаружено            Следы`),
    ).toEqual([['Глюкоза в моче', 'Следы']])
  })

  it('results in words are behind usual results that continue centred on the line below', () => {
    expect(
      words(`
 Исследование                     Референсный       Значение
 pH мочи                           5.0 - 8.0             6.0
 Нитриты                              Не        Отрицательно
                                  обнаружены`),
    ).toEqual([['Нитриты', 'Отрицательно']])
  })

  it('results in words beside their usual result have the name above, which is no range of the result before', () => {
    const text = `
 IgE total
   61 U/mL
 HIV 1 e 2
   Negativo                 Valor de referência: Não reagente`
    expect(short(text)).toEqual([['IgE total', 61, 'U/mL', null, null]])
    expect(words(text)).toEqual([['HIV 1 e 2', 'Negativo']])
  })

  it('results in words before the paragraph of a letter are its own', () => {
    const { qualitative } = readRows([
      typeset(`
 Laborbefund
 Phagozytoseindex: reaktiv
 Hormone: Kortisol 492 nmol/l (171 - 536); Estradiol 273 pmol/l (46 - 609);
 FSH 3.5 IU/l (1.5 - 12.4).`),
    ])
    expect(qualitative.map(({ name, text }) => [name, text])).toEqual([['Phagozytoseindex', 'reaktiv']])
  })

  it('results in words may be below the usual ones', () => {
    expect(words('\n Anti-HCV\n Normaal: negatief\n negatief')).toEqual([['Anti-HCV', 'negatief']])
  })

  it('results in words are behind the column of usual results where its ranges go on below', () => {
    expect(
      words(`
 FSH       E/l       [1.5 -      10.9
                     12.4]
 LH        E/l       [1.7 -      5.8
                     8.6]
 Nitriet             negatief    spoor`),
    ).toEqual([['Nitriet', 'spoor']])
  })

  it('results in words beside other ones are doubtful where no range shows which are usual', () => {
    const { qualitative } = readRows([
      typeset(' Nitrite     Negative     Trace\n Ketones     Negative     Negative\n Blood       Trace'),
    ])
    expect(qualitative.map(({ name, doubtful }) => [name, doubtful])).toEqual([
      ['Nitrite', true],
      ['Ketones', false],
      ['Blood', false],
    ])
  })

  it('results in words are behind the types of a virus', () => {
    expect(words(' Anti-HIV  1/2        Negative')).toEqual([['Anti-HIV 1/2', 'Negative']])
  })

  it('numbers among results in words are lines to check', () => {
    const { unread } = readRows([
      typeset(`
 Urinalysis
 pH †                     7.4
 Verified by repeat analysis.
 Specific Gravity †       1.023
 Occult Blood             Negative
 Nitrite                  Trace`),
    ])
    expect(unread.map(({ text }) => text)).toEqual(['pH † 7.4', 'Specific Gravity † 1.023'])
  })
})

describe('a name that a line of a letter ends in the middle', () => {
  it('"1/2" is a part of it, no titre', () => {
    const text = `Inmunología: Procalcitonina 0.07 ng/mL (Menor de 0.10), IgA 184 mg/dL (70-400), VIH 1/2
Ag-Ac No reactivo.`
    const { qualitative } = readRows([typeset(text, { width: 900 })])
    expect(qualitative.map(({ name, text }) => [name, text])).toEqual([['VIH 1/2 Ag-Ac', 'No reactivo']])
  })
})
