import { describe, expect, it } from 'vitest'
import type { Word } from '../page/words.ts'
import { typeset } from '../testing/typeset.ts'
import { short, words } from '../testing/typesetRows.ts'
import { readRows } from './rows.ts'

describe('a footnote above a name', () => {
  it('a footnote above a name is no part of it', () => {
    const page = typeset('\n Na      130    mmol/L   135 - 145\n K       4.1    mmol/L   3.5 - 5.1')
    const note = { ...(page.words[0] as Word), text: '01', x: 57, y: 52.7, width: 5, height: 4.6 }
    const { markers } = readRows([{ ...page, words: [note, ...page.words] }])
    expect(markers.map(({ name }) => name)).toEqual(['Na', 'K'])
  })
})

describe('the names of cards', () => {
  it('the names of cards may also be flags', () => {
    const text =
      ' Cystatin C\n Result: .88 mg/L    Ref. range: .53 - .95\n Cl\n Result: 109 mEq/L    Ref. range: 98 - 107'
    expect(short(text).map(([name]) => name)).toEqual(['Cystatin C', 'Cl'])
  })

  it('the sign of a card is not the name of the value in the next card', () => {
    expect(
      short(`
 PCR ultrasensibile              Fattore reumatoide     IgG
 3.66 mg/L               •       < 6 U/mL               1240 mg/dL
 Rif: inferiore a 3              Rif: inferiore a 14    Rif: 700 - 1600`),
    ).toEqual([
      ['PCR ultrasensibile', 3.66, 'mg/L', null, 3],
      ['Fattore reumatoide', 6, 'U/mL', null, 14],
      ['IgG', 1240, 'mg/dL', 700, 1600],
    ])
  })

  it('the names of cards may continue below with words that are also headings', () => {
    expect(
      short(`
 Serum AST level      Serum gamma-glutamyl    Serum alkaline phosphatase
                      transferase level       level
 37 U/L               197 U/L                 90 U/L
 Ref: <40             Ref: [8 - 60]           Ref: [40 - 129]`).map(([name]) => name),
    ).toContain('Serum gamma-glutamyl transferase level')
  })

  it('the names of cards may begin above, with an abbreviation', () => {
    const text = `
 Platelet count          Mean corpusc. Hb. conc.
                         (MCHC)
 199 x 10*9/L            321 g/L
 Ref: 150 - 400          Ref: 315 - 360`
    expect(short(text).map(([name]) => name)).toEqual(['Platelet count', 'Mean corpusc. Hb. conc. (MCHC)'])
  })

  it('the names of cards may begin above, with wide spaces', () => {
    const text = ' Antígeno  prostático\n específico  (PSA)\n 1.68 ng/mL\n\n Prolactina\n 3.3 ng/mL'
    expect(short(text).map(([name]) => name)).toContain('Antígeno prostático específico (PSA)')
  })

  it('the names of cards may hold a percent sign, with wide spaces, which heads no column', () => {
    const text = `
 Linfociti  %            Monociti  %             Eosinofili
 30.2 %                  8.0 %                   3.1 %
 VR: 19.0 - 48.0         VR: 3.4 - 10.0          VR: 0.5 - 6.0

 Proteine  (urine)
 Assenti`
    expect(short(text).map(([, value]) => value)).toEqual([30.2, 8, 3.1])
    expect(words(text)).toEqual([['Proteine (urine)', 'Assenti']])
  })

  it('the names of cards are not the unknown flag of the card before', () => {
    expect(
      short(`
 Relação A/G                              Bilirrubina total
 0.7                               Zk     0.47 mg/dL
 VR: 1.1 - 2.5                            VR: 0.20 - 1.20`),
    ).toEqual([
      ['Relação A/G', 0.7, null, 1.1, 2.5],
      ['Bilirrubina total', 0.47, 'mg/dL', 0.2, 1.2],
    ])
  })
})

describe('a footnote below a title', () => {
  it('a footnote below a title is no result', () => {
    expect(short(' CBC With Differential/Platelet\n    01\n WBC      5.9   x10^3/uL   4.0 - 10.0')).toEqual([
      ['WBC', 5.9, 'x10^3/uL', 4, 10],
    ])
  })
  it.each([
    ['ALT/GPT:18 UI/L (V.R.: 0-45)', ['ALT/GPT', 18, 'UI/L', 0, 45]],
    ['B12:350 pg/mL (200-900)', ['B12', 350, 'pg/mL', 200, 900]],
  ])('%s, without a space behind its colon, is a result', (line, row) => {
    expect(short(` ${line}`)).toEqual([row])
  })
  it('a count with a leading zero is a result', () => {
    expect(short(' Monocytes      05   %   02 - 10')).toEqual([['Monocytes', 5, '%', 2, 10]])
  })
})

describe('a card without a unit', () => {
  it('a card without a unit and a range is a line to check with its flag', () => {
    const text = ' EAS\n\n pH\n   8.4   H\n\n D-dímero\n   0.94 mg/L   HH'
    expect(readRows([typeset(text)]).unread.map((line) => line.text)).toContain('pH 8.4 H')
  })
})

describe('the name of a row', () => {
  it('the name of a row is not joined to that of another test above it', () => {
    const rows = `
    Wolna trójjodotyronina (FT3)    2.37    pg/ml    2.00 - 4.40
    anty-TPO                        21      U/ml     0 - 34`
    expect(short(rows).map(([name]) => name)).toEqual(['Wolna trójjodotyronina (FT3)', 'anty-TPO'])
  })

  it('the name of a row in a second panel may be known by its unit alone', () => {
    const [, ...rows] = short(`
    рСКФ          111    mL/min/1.73m²    не менее 60    СОЭ     33    мм/час    до 20`)
    expect(rows).toEqual([['СОЭ', 33, 'мм/час', null, 20]])
  })
})

describe('an ordinal', () => {
  it('an ordinal before a name that begins with a number is no value', () => {
    expect(
      short(`
 11. 25 OH vitamina D: 81.0 ng/mL, valores de referência 30.0 até 100.0
 12. Vitamina B12: 414 pg/mL, valores de referência 200 até 900
 13. Folato: 10.4 ng/mL, valores de referência 3.9 até 26.8
 14. Zinco: 62 μg/dL, valores de referência 70 até 120`)[0],
    ).toEqual(['25 OH vitamina D', 81, 'ng/mL', 30, 100])
  })
})

describe('a name that begins with a number', () => {
  it('a name that begins with a number is no value of the card beside it', () => {
    expect(
      short(`
 Cortisol (8h)        17-beta-estradiol      LH
 12.0 ug/dL           179.3 pg/mL            6.3 IU/L
 Range: 6.2 - 19.4    Range: 12.5 - 166.0    Range: 1.7 - 8.6`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['Cortisol (8h)', 12],
      ['17-beta-estradiol', 179.3],
      ['LH', 6.3],
    ])
  })
})

describe('a name that is also a method', () => {
  it('a name that is also a method has the result below it, and the title above has none', () => {
    expect(short(' Imunologia\n PCR\n Material: Soro\n Resultado: 3.2 mg/L')).toEqual([
      ['PCR', 3.2, 'mg/L', null, null],
    ])
  })
})

describe('a name that is also a flag', () => {
  it('a name that is also a flag in another language is a name below its heading', () => {
    expect(
      short(`
 Показатель      Результат     Реф. значения
 EOS             4.1 %         0.0 - 6.0
 BAS             0.7 %         0.0 - 1.5`),
    ).toEqual([
      ['EOS', 4.1, '%', 0, 6],
      ['BAS', 0.7, '%', 0, 1.5],
    ])
  })
})

describe('what a drawing took apart', () => {
  it('a power of ten without its exponent makes its row doubtful', () => {
    const { markers } = readRows([
      typeset('    Λεμφοκύτταρα (LYM%)    32.8 %    2.07 x10 /µL    19.0 - 48.0    1.00 - 4.00'),
    ])
    expect(markers.map(({ value, doubtful }) => [value, doubtful])).toContainEqual([2.07, true])
  })

  it('a bullet before a value is its sign, and the value is not passed over for an earlier one', () => {
    const { markers } = readRows([typeset('    Ferritin    • 97    15 - 150    ng/mL')])
    expect(markers).toMatchObject([{ name: 'Ferritin', value: 97, printedFlag: '•', doubtful: true }])
  })
})

describe('a name that was cut off', () => {
  it.each([
    ['Rapport cholestérol total/      2.7               (0-5)', 2.7],
    ['Rapport cholestérol total 1)    2.7               (0-5)', 2.7],
    ['VPM (volume plaquetári = 12.3 fL | Valor de referência: 7.4 - 11.5', 12.3],
    ['Concentración de hemoglobina corp. media (CHCM)34.9    g/dL   31.5 - 36.0', 34.9],
  ])('a name that was cut off has a value: %s', (text, value) => {
    expect(short(`\n Sodium                          140    mmol/L     135 - 145\n ${text}`)[1]?.[1]).toBe(
      value,
    )
  })

  it('a name that was cut off continues below with a word that has other meanings, but not with a method', () => {
    const text = `
 Sodium               140    mmol/L     135 - 145
 enzymatisch

 Platelet count -     230    x10^9/L    150 - 400
 observation

 Potassium            4.1    mmol/L     3.5 - 5.1`
    expect(short(text).map(([name]) => name)).toEqual(['Sodium', 'Platelet count - observation', 'Potassium'])
  })
})

describe('a name with a figure', () => {
  it('a name with a figure goes on behind its comma', () => {
    expect(
      short(
        '    ВИТАМИНЫ: 25-ОН витамин D, общий 254 нмоль/л + / Витамин B12 563 пмоль/л / Фолаты 21.2 нмоль/л.',
      )[0],
    ).toEqual(['25-ОН витамин D, общий', 254, 'нмоль/л', null, null])
  })
})

describe('a name with wide spaces on a line of its own', () => {
  it('a name with wide spaces on a line of its own is whole', () => {
    expect(
      short(`
    Фолликулостимулирующий   гормон (ФСГ)
    Биоматериал: Сыворотка
    Результат: 9.9 мМЕ/мл   1.5 - 12.4`),
    ).toEqual([['Фолликулостимулирующий гормон (ФСГ)', 9.9, 'мМЕ/мл', 1.5, 12.4]])
  })
})
