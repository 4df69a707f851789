import { describe, expect, it } from 'vitest'
import { typeset } from '../testing/typeset.ts'
import { readRows } from './rows.ts'

describe('the day', () => {
  it('the day is that above the newest column of results', () => {
    const reading = readRows([
      typeset(`
 Component    Ref range           1/5/2025    8/21/2025    4/20/2026
 Sodium       136 - 145 mmol/L    139         141          138
 Potassium    3.5 - 5.1 mmol/L    4.1         4.4          4.9

 Printed 4/22/2026`),
    ])
    expect([reading.collectedOn, reading.markers.map(({ value }) => value)]).toEqual([
      '2026-04-20',
      [138, 4.9],
    ])
  })

  it('the day is that of the label at the end of the line before', () => {
    const text = 'Reported: 29.09.2019 14:46   Received: 27.09.2019 11:26   Date and time of collection:'
    expect(readRows([typeset(`${text}\n26.09.2019 08:59`)]).collectedOn).toBe('2019-09-26')
  })

  it('the day is not that of a heading that another day is below', () => {
    const text = 'Reported 29.09.2019      Collected\n28.09.2019               26.09.2019'
    expect(readRows([typeset(text)]).collectedOn).toBe('2019-09-26')
  })

  it('the day is read where the page sets its spaces wide', () => {
    const text = 'Hier ist der Befund der Praxis am See\nProbenahme\n5.  Dezember  2023'
    expect(readRows([typeset(text)]).collectedOn).toBe('2023-12-05')
  })

  it('the day is read where its year is on the line below', () => {
    const text = 'Εισαγωγή: 24 Νοεμβρίου 2024      Αιμοληψία: 23 Νοεμβρίου\n2024'
    expect(readRows([typeset(text)]).collectedOn).toBe('2024-11-23')
  })

  it('the day is read where its month and year are on the line below', () => {
    const text = 'Réceptionné le: 8 avril 2023 09:05   Date de prélèvement: 7\navril 2023 10:17'
    expect(readRows([typeset(text)]).collectedOn).toBe('2023-04-07')
  })

  it('the day is not joined from a value and the title below it', () => {
    const text = 'Collected: 2023-04-07\n\nGlucose     7\nApril 2023'
    expect(readRows([typeset(text)]).collectedOn).toBe('2023-04-07')
  })

  const letter = (more = '') => `
 Musterstadt, den 22.01.2026
 geb. 03.07.1951, vom 12.01.2026 bis 22.01.2026 in Behandlung

 Aufnahmelabor vom 12.01.2026: Leukozyten 17.4 /nl (4.0-10.0), Natrium 131 mmol/l (136-145)${more}.`

  it('the day is that at the start of a letter’s paragraph, whose first result is read', () => {
    const reading = readRows([typeset(letter())])
    expect(reading.collectedOn).toBe('2026-01-12')
    expect(reading.markers.map(({ name }) => name)).toEqual(['Leukozyten', 'Natrium'])
  })

  it('the day is asked for where paragraphs have several', () => {
    const reading = readRows([
      typeset(`${letter()}

 Entlasslabor vom 21.01.2026: CRP 24 mg/l (< 5), Kalium 4.6 mmol/l (3.5-5.1).`),
    ])
    expect([reading.collectedOn, reading.possibleDays]).toEqual([null, ['2026-01-12', '2026-01-21']])
  })

  it('a letter’s paragraph names a ratio with a colon', () => {
    const { markers } = readRows([
      typeset(
        ' LIPIDS:Triglycerides 1.4 mmol/L; Total cholesterol:HDL ratio 3.9; LDL cholesterol 3.1 mmol/L.',
      ),
    ])
    expect(markers.map(({ name }) => name)).toEqual([
      'Triglycerides',
      'Total cholesterol:HDL ratio',
      'LDL cholesterol',
    ])
  })

  it('a letter’s paragraph has a title that touches its first result', () => {
    const { markers } = readRows([
      typeset(' HAEMATOLOGY:Total WBC Count 8600 /cumm; Platelet Distribution Width 16.2 fL; RDW 12.7 %.'),
    ])
    expect(markers.map(({ name }) => name)).toEqual(['Total WBC Count', 'Platelet Distribution Width', 'RDW'])
  })

  it('a letter’s paragraph has a known name that touches its value', () => {
    const { markers } = readRows([
      typeset(
        ' Esame: GLOBULI BIANCHI9100 /mmc / EMATOCRITO47,6 % / IgG4 45,1 mg/dl / PIASTRINE 178000 /mmc.',
      ),
    ])
    expect(markers.map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ['GLOBULI BIANCHI', 9100, '/mmc'],
      ['EMATOCRITO', 47.6, '%'],
      ['IgG4', 45.1, 'mg/dl'],
      ['PIASTRINE', 178_000, '/mmc'],
    ])
  })

  it('a letter’s paragraph begins where the print is larger', () => {
    const { words, ...page } = typeset(`
 eAG (mg/dL) = 28.7 x A1c - 46.7
 Hormone panel: Cortisol, total 18.1 mcg/dL (6.2-19.4) / Testosterone, total 467 ng/dL (264-916).`)
    const sized = words.map((word) => (word.y > 60 ? word : { ...word, y: word.y + 1, height: 7 }))
    expect(readRows([{ ...page, words: sized }]).markers.map(({ name }) => name)).toEqual([
      'Cortisol, total',
      'Testosterone, total',
    ])
  })

  it('a known name with a colon is a line to check in running text, although its unit is a word', () => {
    const { unread } = readRows([
      typeset(`
 Glucosa: 85 mg/dL, valores de referencia 70 – 99
 Sodio: 140 mmol/L, valores de referencia 135 – 145
 Tiempo de tromboplastina (TTPA): 23.7 segundos Por debajo del valor de referencia, valores de
 referencia 25.0 – 37.0`),
    ])
    expect(unread.map(({ text }) => text)).toEqual([expect.stringContaining('(TTPA): 23.7')])
  })

  it('a line to check has the words of its name at the end of the line above', () => {
    const { unread } = readRows([
      typeset(`
 Iron studies: IRON 28.5 umol/L, TIBC 55.2 umol/L, UIBC 26.7 umol/L, Transferrin 2.47 g/L, Coef. of the
 transferrin with iron 52 % ↑, FERRITIN 12 ug/L ↓.`),
    ])
    expect(unread.map(({ text }) => text)).toEqual(['Coef. of the transferrin with iron 52 % ↑,'])
  })

  it('the saturation of a letter’s pulse oximeter is no result', () => {
    const reading = readRows([typeset(letter(', Sättigung bei Entlassung 96 %'))])
    expect(reading.markers.map(({ name }) => name)).toEqual(['Leukozyten', 'Natrium'])
  })
})
