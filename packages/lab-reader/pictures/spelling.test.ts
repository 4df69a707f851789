import { describe, expect, it } from 'vitest'
import { inGreek, inRussian, spell } from './spelling.ts'

describe('a Russian word as the model of another language reads it', () => {
  it.each([
    ['Лейкоцить!', 'Лейкоциты'],
    ['ТРОМБОЦИТЬ', 'ТРОМБОЦИТЫ'],
    ['Нейтрофильі', 'Нейтрофилы'],
    ['Незрельіе', 'Незрелые'],
    ['зритроцитов', 'эритроцитов'],
    ['(СОЗ)', '(СОЭ)'],
    ['АсАТ', 'АсАТ'],
    ['Возинофильі', 'Эозинофилы'],
    ['Кортизол', 'Кортизол'],
  ])('%s is %s', (seen, printed) => {
    expect(inRussian(seen)).toBe(printed)
  })

  it('a Russian word that is none of the known ones stays as it was read', () => {
    expect(inRussian('Родник, 12,5')).toBe('Родник, 12,5')
  })
})

describe('a number in which letters or signs were read as others', () => {
  it.each([
    ['зо8', '308'],
    ['«41', '<41'],
    ['о', '0'],
    ['[ο--', '[0-'],
    ['1,80-΄7,50', '1,80-7,50'],
    ['0410512022', '04/05/2022'],
  ])('%s is %s, and is to be checked', (seen, text) => {
    expect(spell(seen)).toEqual({ text, changedNumber: true })
  })

  it('a unit keeps the capitals in which it is printed, and gets its power back', () => {
    expect(spell('Ед/л').text).toBe('Ед/л')
    for (const seen of ['1079/л', '1979/л', '107л9/л']) expect(spell(seen).text).toBe('10^9/л')
    expect(spell('105/л').text).toBe('10^9/L')
  })
})

describe('a limit or a unit whose signs were read as others', () => {
  it.each([
    ['<OR=5.0', '≤5.0'],
    ['>0OR=60', '≥60'],
    ['[U/L', 'IU/L'],
    ['iwL', 'IU/L'],
    ['Ul/mL', 'UI/mL'],
    ['miclU/mL', 'micIU/mL'],
    ['Inl', '/nL'],
    ['x10%hL', 'x10^9/L'],
    ['Іне', '(не'],
    ['10%pL', '10^3/uL'],
    ['S!', 'SI'],
    ['HbAlc', 'HbA1c'],
    ['HDAlc,', 'HDA1c,'],
    ['—-', '-'],
    ['-–', '-'],
    ['--', '--'],
    ['10º3/UL', '10^3/UL'],
    ['x107M12/L', 'x10^12/L'],
    ['x10E12/L', 'x10E12/L'],
    ['Colesterol!', 'Colesterol'],
    ['HDL|', 'HDL'],
    ['Achtung!', 'Achtung!'],
    ['‘+', '+'],
    ['mU/ml', 'mU/mL'],
    ['cm%', 'gm%'],
    ['me%', 'mg%'],
    ['mg%', 'mg%'],
    ['[mg/dL]', '[mg/dL]'],
  ])('%s is %s', (seen, text) => {
    expect(spell(seen)).toEqual({ text, changedNumber: false })
  })
})

describe('a word as it was printed', () => {
  it.each([
    ['Apolipoprotein', 'A1'],
    ['Omega', 'O3'],
    ['12', 'mai'],
    ['3', 'al'],
    ['reactivo'],
    ['FIBRINOGENE'],
    ['secondes'],
    ['G/l'],
    ['10⁶/µL'],
    ['10¹²/L'],
    ['7945501412', '4510512022'],
  ])('%s %s stays', (...words) => {
    for (const word of words) expect(spell(word)).toEqual({ text: word, changedNumber: false })
  })
})

describe('a Greek word with accents of older print', () => {
  it.each([
    ['ἑως', 'έως'],
    ['Ἀλβουμίνη', 'Αλβουμίνη'],
    ['Ουρικὸ', 'Ουρικό'],
    ['Ἀλκαλικἡ', 'Αλκαλική'],
    ['Ομοκυστεΐνη', 'Ομοκυστεΐνη'],
    ['Σίίδηρος', 'Σίδηρος'],
    ['ς-πεπτίδιο', 'C-πεπτίδιο'],
    ['Ο-πεπτίδιο', 'C-πεπτίδιο'],
    ['ορ\u00b5όνη', 'ορμόνη'],
    ['\u00b5έση', 'μέση'],
    ['\u00b5g/dL', '\u00b5g/dL'],
  ])('%s is %s', (seen, printed) => {
    expect(inGreek(seen)).toBe(printed)
  })
})

describe('a word of a name with a letter that looks like another', () => {
  it.each([
    ['Bazotile', 'Bazofile'],
    ['LIMTOCYTY', 'LIMFOCYTY'],
    ['Bazokile', 'Bazokile'],
    ['Homocystine', 'Homocystine'],
    ['Ferritin', 'Ferritin'],
  ])('%s is %s', (seen, printed) => {
    expect(spell(seen)).toEqual({ text: printed, changedNumber: false })
  })
})
