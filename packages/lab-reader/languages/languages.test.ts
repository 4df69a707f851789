import { describe, expect, it } from 'vitest'
import { growthOf, QUADRATIC } from '../../../tools/testing/growth.ts'
import { MARKERS, type UnitKind } from '../markers/knownMarkers.ts'
import { around, findMarker } from '../markers/markers.ts'
import { fold, LANGUAGES, languageOf, localNames } from './languages.ts'
import type { Language } from './schema.ts'
import { isOfBlood } from './specimens.ts'
import { alternatives } from './vocabulary.ts'

const MARKER = new Map(MARKERS.map((marker) => [marker.name, marker]))
const UNIT: Record<UnitKind, string> = {
  mass: 'mg/dL',
  molar: 'mmol/L',
  number: '10^9/L',
  percent: '%',
  units: 'U/L',
  volume: 'fL',
  weight: 'pg',
  time: 's',
  settling: 'mm/h',
  clearance: 'mL/min',
  clearancePerArea: 'mL/min/1.73m2',
  massFeu: 'ng/mL FEU',
  massDdu: 'ng/mL DDU',
  ratio: '',
  cellAmount: 'fmol',
  massPerMole: 'mg/mmol',
  massRatio: 'mg/g',
  moleRatio: 'mmol/mol',
  molePerMass: 'µmol/g',
  massPerDay: 'mg/24h',
  molarPerDay: 'mmol/24h',
  colonies: 'CFU/g',
  osmolality: 'mOsm/kg',
  pressure: 'mmHg',
}

/** Normalises a name for comparison: punctuation does not count, but "percentage" or "count" does. */
const bare = (name: string) =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}%#+]+/gu, ' ')
    .trim()
const kindsOf = (marker: string) => Object.keys(MARKER.get(marker)?.loinc ?? {}) as UnitKind[]

/** The marker of a name, where the report prints the specimen of a marker whose names need it. */
function lookedUp(marker: string, name: string, unit: string | null) {
  const { needsSpecimen, specimen } = MARKER.get(marker) ?? {}
  return findMarker(name, unit, needsSpecimen && specimen ? around(specimen) : null)
}

/** Every list of words in a language, with its name. */
function listsOf(language: Language): [string, string[]][] {
  const { words, qualitative, notATest, methods, units, dates } = language
  const { months, ...labels } = dates
  const groups = {
    names: localNames(language),
    headings: language.headings,
    flags: language.flags,
    limits: { below: language.limits.below, above: language.limits.above, between: language.limits.between },
    groups: language.groups,
    sex: language.sex,
    dates: labels,
    sections: language.sections,
    nameParts: language.nameParts,
    unitWords: language.unitWords ?? {},
    beginnings: { beginnings: language.beginnings ?? [] },
    times: language.times,
    specimens: {
      label: language.specimens.label,
      parts: language.specimens.parts,
      sure: language.specimens.sure,
      ...language.specimens.named,
    },
  }
  return [
    ...Object.entries({ words, qualitative, notATest, methods, units }),
    ...months.map((month, at): [string, string[]] => [`month ${at + 1}`, month]),
    ...Object.entries(groups).flatMap(([group, lists]) =>
      Object.entries(lists).map(([list, all]): [string, string[]] => [`${group} ${list}`, all]),
    ),
  ]
}

/** The words that occur in more than one of the lists. */
function shared(...lists: string[][]): string[] {
  const all = lists.flatMap((list) => [...new Set(list.map(fold))])
  return all.filter((word, at) => all.indexOf(word) !== at)
}

describe.each(LANGUAGES.map((language): [string, Language] => [language.name, language]))(
  '%s',
  (_name, language) => {
    const { headings, flags, qualitative } = language
    const names = localNames(language)

    it('has words in lower case, none empty, and each once in its list', () => {
      for (const [list, words] of listsOf(language)) {
        for (const word of words) expect(word, list).toBe(word.toLowerCase().trim())
        const folded = words.map(list.startsWith('names') ? bare : fold)
        expect(folded, list).not.toContain('')
        expect(
          words.filter((_, at) => folded.indexOf(folded[at] ?? '') !== at),
          list,
        ).toEqual([])
      }
    })

    it('names only markers that exist', () => {
      expect(
        Object.keys({ ...language.names, ...language.abbreviations }).filter((name) => !MARKER.has(name)),
      ).toEqual([])
    })

    it('names at least 85 % of the markers, in other letters than Latin ones those that are ordered most', () => {
      const isLatin = /^[\p{Script=Latin}\P{L}]+$/u.test(language.words.join(''))
      expect(Object.keys(language.names).length).toBeGreaterThanOrEqual(
        (isLatin ? 0.85 : 0.5) * MARKERS.filter(({ of }) => of === null).length,
      )
    })

    it('has names of which each is found as its marker, in every kind of unit of the marker', () => {
      const lost = Object.entries(names).flatMap(([marker, all]) =>
        all.flatMap((name) =>
          kindsOf(marker)
            .filter((kind) => lookedUp(marker, name, UNIT[kind])?.name !== marker)
            .map(
              (kind) =>
                `${name} (${kind}): ${lookedUp(marker, name, UNIT[kind])?.name ?? null}, not ${marker}`,
            ),
        ),
      )
      expect(lost).toEqual([])
    })

    it('has no heading for two kinds of columns', () => {
      expect(shared(...Object.values(headings))).toEqual([])
    })

    it('has one meaning for each flag, and no flag that is a heading of other columns', () => {
      const { name, unit, range, previous } = headings
      const others = [...name, ...unit, ...range, ...previous]
      expect(shared(...Object.values(flags), others)).toEqual([])
    })

    it('has no marker’s name that reads as another line of a report or a result in words', () => {
      const known = Object.values(names).flat()
      expect(shared(known, [...qualitative, ...language.notATest])).toEqual([])
    })

    it('has separate words for sexes, groups, months and kinds of dates', () => {
      const { months, ...labels } = language.dates
      expect(shared(...Object.values(language.sex))).toEqual([])
      expect(shared(...Object.values(language.groups))).toEqual([])
      expect(shared(...Object.values(labels))).toEqual([])
      expect(shared(...months)).toEqual([])
      expect(months).toHaveLength(12)
    })

    it('has separate section titles for blood and other specimens', () => {
      expect(shared(language.sections.blood, language.sections.notBlood)).toEqual([])
    })

    it('has each word for a specimen under one specimen', () => {
      const { named, material } = language.specimens
      expect(shared(...Object.values(named), ...Object.values(material))).toEqual([])
    })

    it('is identified by words that no other language here uses', () => {
      const others = LANGUAGES.filter(({ code }) => code !== language.code)
      const theirs = new Set(
        others.flatMap((other) =>
          listsOf(other)
            .filter(([list]) => list !== 'units')
            .flatMap(([, words]) => words.flatMap((word) => fold(word).split(/[^\p{L}]+/u))),
        ),
      )
      expect(language.words.filter((word) => !/^\p{L}{2,}$/u.test(word))).toEqual([])
      expect(language.words.filter((word) => theirs.has(fold(word)))).toEqual([])
      expect(language.words.length).toBeGreaterThanOrEqual(10)
    })
  },
)

describe('names of several languages', () => {
  it('names of several languages belong to several markers only where the unit distinguishes them', () => {
    const markersOf = new Map<string, Set<string>>()
    for (const language of LANGUAGES) {
      for (const [marker, all] of Object.entries(localNames(language))) {
        for (const name of all.map(bare)) markersOf.set(name, (markersOf.get(name) ?? new Set()).add(marker))
      }
    }
    const unclear = [...markersOf].filter(([, markers]) => {
      const kinds = [...markers].flatMap(kindsOf)
      return new Set(kinds).size < kinds.length
    })
    expect(unclear.map(([name, markers]) => [name, ...markers])).toEqual([])
  })

  it('names of several languages never change what an English name means', () => {
    for (const { name, synonyms, loinc } of MARKERS) {
      for (const synonym of synonyms) {
        for (const kind of Object.keys(loinc) as UnitKind[]) {
          expect(lookedUp(name, synonym, UNIT[kind])?.synonyms, synonym).toContain(synonym)
        }
        expect(lookedUp(name, synonym, null)?.synonyms, synonym).toContain(synonym)
      }
    }
  })

  it.each([
    ['Hämoglobin', 'g/dl', 'Hemoglobin'],
    ['HAEMOGLOBIN', 'g/dl', 'Hemoglobin'],
    ['GOT (ASAT)', 'U/l', 'AST'],
    ['Kreatinin (enzymatisch)', 'mg/dl', 'Creatinine'],
    ['Kreatinin im Serum', 'mg/dl', 'Creatinine'],
    ['Gesamteiweiß i.S.', 'g/dl', 'Total protein'],
    ['γ-GT', 'U/l', 'GGT'],
    ['Neutrophile', '%', 'Neutrophils'],
    ['Neutrophile', '10^9/l', 'Absolute neutrophils'],
    ['Harnstoff', 'mg/dl', 'Urea'],
    ['Harnstoff-N', 'mg/dl', 'Urea nitrogen'],
    ['Transferrin-Sätt', '%', 'Transferrin saturation'],
    ['25-OH-Vitamin D', 'ng/ml', 'Vitamin D, 25-hydroxy'],
    ['V.G.M.', 'fl', 'MCV'],
    ['Hématies', '10^12/l', 'Red blood cells'],
    ['Polynucléaires neutrophiles', '%', 'Neutrophils'],
    ['Créatinine plasmatique', 'µmol/l', 'Creatinine'],
    ['Glycémie à jeun', 'mmol/l', 'Fasting glucose'],
    ['Vitesse de sédimentation', 'mm/h', 'ESR'],
    ['Leucocitos', '10^3/µl', 'White blood cells'],
    ['Glucosa basal', 'mg/dl', 'Fasting glucose'],
    ['Ácido úrico en suero', 'mg/dl', 'Uric acid'],
    ['GPT/ALT', 'U/L', 'ALT'],
    ['Segmentados', '%', 'Neutrophils'],
    ['PIASTRINE', '10^3/µl', 'Platelets'],
    ['CONTENUTO MEDIO DI HB (MCH)', 'pg', 'MCH'],
    ['LINFOCITI #', '10^3/µl', 'Absolute lymphocytes'],
    ['Linfociti #', null, 'Absolute lymphocytes'],
    ['Azotemia', 'mg/dl', 'Urea'],
    ['VES', 'mm/h', 'ESR'],
    ['NEUT%', null, 'Neutrophils'],
    ['M.C.V.', 'fl', 'MCV'],
    ['Cholesterol/HDL', null, 'Cholesterol/HDL ratio'],
    ['Gesamtcholesterin/HDL', null, 'Cholesterol/HDL ratio'],
    ['GPT/ALT', null, 'ALT'],
    ['Total white blood count', '10*9/L', 'White blood cells'],
    ['S. Creatinine', 'mg/dL', 'Creatinine'],
    ['eGFR (CKD-EPI 2021)', 'mL/min/1.73m2', 'eGFR'],
    ['SERUM POTASSIUM (Indirect ISE)', 'mmol/l', 'Potassium'],
    ['Potasio (ISE indirecto)', 'mmol/l', 'Potassium'],
    ['RDW (CV) (Derived)', '%', 'RDW'],
    ['WBC Count(TC) (Coulter Principle)', '/cumm', 'White blood cells'],
    ['Calcium (adjusted)', 'mmol/L', 'Corrected calcium'],
    ['Leucocitos WBC', '10^9/l', 'White blood cells'],
    ['Proteína C reactiva PCR', 'mg/l', 'C-reactive protein'],
    ['Erythrozyten (RBC)', '10^12/l', 'Red blood cells'],
    ['ЛЕЙКОЦИТЫ', '10^9/л', 'White blood cells'],
    ['Нейтрофилы, %', '%', 'Neutrophils'],
    ['Нейтрофилы (общ.число)', 'тыс/мкл', 'Absolute neutrophils'],
    ['Кальций (Ca)', 'ммоль/л', 'Calcium'],
    ['Кальций ионизированный', 'ммоль/л', 'Ionized calcium'],
    ['АлАТ', 'Ед/л', 'ALT'],
    ['Т4 свободный', 'пмоль/л', 'Free T4'],
    ['Витамин В12', 'пг/мл', 'Vitamin B12'],
    ['Холестерин-ЛПНП', 'ммоль/л', 'LDL cholesterol'],
    ['СОЭ (по Вестергрену)', 'мм/ч', 'ESR'],
    ['Лейкоцити', 'Г/л', 'White blood cells'],
    ['Загальний білок', 'г/л', 'Total protein'],
    ['Хемоглобин', 'g/l', 'Hemoglobin'],
    ['Пикочна киселина', 'µmol/l', 'Uric acid'],
    ['Леукоцити', '10^9/L', 'White blood cells'],
    ['Гвожђе', 'µмол/л', 'Iron'],
    ['ΑΙΜΟΣΦΑΙΡΙΝΗ', 'g/dL', 'Hemoglobin'],
    ['Λευκά αιμοσφαίρια', 'χιλ/μL', 'White blood cells'],
    ['Τ.Κ.Ε.', 'mm/ώρα', 'ESR'],
    ['Βιταμίνη Β12', 'pg/mL', 'Vitamin B12'],
  ])('%s (%s) is %s', (name, unit, marker) => {
    expect(findMarker(name, unit)?.name).toBe(marker)
  })

  it.each([
    ['Kreatinin (Urin)', 'mg/dl'],
    ['Kreatinin (i.U.)', 'mg/dl'],
    ['Kreatinin im Urin', 'mg/dl'],
    ['Créatinine (urines)', 'mmol/l'],
    ['Creatinina en orina', 'mg/dl'],
    ['Creatinina (urine)', 'mg/dl'],
    ['Albumin/Alpha-Quotient', null],
    ['Magnesium (Vollblut/Ery, frei)', 'mmol/l'],
    ['Креатинин (моча)', 'ммоль/л'],
    ['Глюкоза в моче', 'ммоль/л'],
    ['Κρεατινίνη ούρων', 'mg/dL'],
    ['Hemoglobina A', '%'],
    ['HT', 'cm'],
    ['GR', null],
    ['Mon', null],
    ['Creatinine (Urine) (Jaffe)', 'mg/dl'],
    ['Creatinine (Jaffe) (Urine)', 'mg/dl'],
    ['Albumin %', null],
    ['Calcium (eiweiß-korr. n. Payne, korrigiert)', 'mmol/l'],
    ['Colesterol HDL colesterol', 'mg/dl'],
  ])('%s (%s) is not mistaken for a marker of blood', (name, unit) => {
    const found = findMarker(name, unit)
    expect(found === null || !isOfBlood(found.specimen)).toBe(true)
  })
})

describe('a name from outside', () => {
  it.each([
    ['brackets that never close', '('.repeat(120)],
    ['many brackets', '(a)'.repeat(40)],
    ['initials', `${'a.'.repeat(59)}!!`],
    ['words', 'leukozyten '.repeat(10)],
    ['gaps', `x${' '.repeat(118)}x`],
    ['slashes', '/ - ;'.repeat(24)],
    ['words for "in serum"', 'im in en dans '.repeat(8)],
  ])('a name from outside of %s is searched in time that grows with its length at most', (_, name) => {
    expect(growthOf(name.length, (length) => findMarker(name.slice(0, length), null))).toBeLessThan(QUADRATIC)
  })
})

describe('fold', () => {
  it.each([
    ['HÄMATOKRIT', 'hamatokrit'],
    ['Eiweiß', 'eiweiss'],
    ['Żelazo, białko', 'zelazo, bialko'],
    ['İYONİZE DEMİR', 'iyonize demir'],
    ['Kırmızı', 'kirmizi'],
    ['10³/µL', '103/ul'],
    ['10³/μL', '103/ul'],
    ['αιμοσφαιρίνης', 'αιμοσφαιρινησ'],
    ['Эритроциты', 'еритроцити'],
    ['Залізо', 'зализо'],
    ['œstradiol', 'oestradiol'],
    ['valeurs d’usage', "valeurs d'usage"],
    ['Proteïne', 'proteine'],
    ['Ferritin', 'ferritin'],
  ])('fold makes %s %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('languageOf', () => {
  it('languageOf returns the language whose words occur most', () => {
    expect(languageOf(['Untersuchung', 'Ergebnis', 'Einheit', 'Referenzbereich', 'TSH', 'mU/l'])).toBe('de')
    expect(languageOf(['Résultats', 'Prélèvement', 'du', 'laboratoire', 'PLAQUETTES'])).toBe('fr')
    expect(languageOf(['Hematíes', 'Fecha', 'de', 'extracción:', 'Recuento'])).toBe('es')
    expect(languageOf(['ESAME', 'Referto', 'Risultati', 'Piastrine'])).toBe('it')
    expect(languageOf(['the', 'blood', 'was', 'collected', 'with'])).toBe('en')
  })

  it('languageOf identifies a language by names that only it has, also without their accents', () => {
    expect(languageOf(['Acido', 'urico', 'Filtracao', 'Cadastro', 'Colheita', 'Ferro', 'serico'])).toBe('pt')
  })

  it('languageOf is null for a page without such words, and where two languages are as likely', () => {
    expect(languageOf(['TSH', '2.1', 'mU/l'])).toBeNull()
    expect(languageOf([])).toBeNull()
    expect(languageOf(['the', 'blood', 'with', 'Ergebnis', 'Einheit', 'nicht'])).toBeNull()
  })
})

describe('alternatives', () => {
  it.each<[string, (language: Language) => string[]]>([
    ['labels of dates', ({ dates }) => [...dates.collected, ...dates.other]],
    ['what is not a test', ({ notATest }) => notATest],
    ['headings', ({ headings }) => Object.values(headings).flat()],
    ['methods', ({ methods }) => methods],
  ])('alternatives match each of %s whole, with and without accents', (_list, pick) => {
    const pattern = new RegExp(alternatives(pick), 'iu')
    const words = LANGUAGES.flatMap(pick).flatMap((word) => [word, fold(word)])
    expect(words.filter((word) => pattern.exec(word)?.[0] !== word)).toEqual([])
  })

  it('alternatives match nothing where there is no word', () => {
    expect(
      new RegExp(
        alternatives(() => []),
        'iu',
      ).test('any text'),
    ).toBe(false)
  })
})
