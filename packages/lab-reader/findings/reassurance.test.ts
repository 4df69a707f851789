/** Nothing reassures beside a line that is critical, positive, marked, doubtful, or not read. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { english as t, textOf } from '../../../tools/testing/resultText.ts'
import { LANGUAGES } from '../languages/languages.ts'
import { readRows } from '../rows/rows.ts'
import { markerRow, rowWithoutRange } from '../testing/markerRow.ts'
import { typeset } from '../testing/typeset.ts'
import type { MarkerRow, QualitativeRow, ReportReading, UnreadLine } from '../types.ts'
import { conclusionsOf } from './conclusions.ts'
import table from './positive.json' with { type: 'json' }

const place = { page: 1, x: 0.1, y: 0.1, width: 0.8, height: 0.02 }
const today = '2026-11-22'

type Parts = { markers?: MarkerRow[]; qualitative?: QualitativeRow[]; unread?: UnreadLine[] }

const inWords = (name: string, text: string, doubtful = false): Parts => ({
  qualitative: [{ name, text, page: 1, doubtful, place }],
})
const row = (name: string, value: number, unit: string | null, over: Partial<MarkerRow> = {}): Parts => ({
  markers: [rowWithoutRange(name, value, unit, over)],
})

/** What needs no attention. */
const fine: fc.Arbitrary<Parts> = fc.constantFrom(
  row('Ferritin', 80, 'ng/mL', { low: 30, high: 150, flag: 'normal' }),
  row('Sodium', 140, 'mmol/L', { low: 135, high: 145, flag: 'normal' }),
  row('HDL cholesterol', 70, 'mg/dL', { low: 40, high: 60, flag: 'high' }),
  inWords('Nitrite', 'negative'),
  inWords('Colour', 'yellow'),
  inWords('Blutgruppe', 'A Rh positiv'),
)

const words = LANGUAGES.flatMap(({ meanings }) => meanings.positive).filter((word) => !word.includes('*'))
const telephoned = table.findings
  .filter((rule) => !('with' in rule))
  .flatMap(({ names }) => Object.values(names).flat())
  .map((name) => name.replaceAll('*', ''))

/** What a person must see first. */
const serious: fc.Arbitrary<Parts> = fc.oneof(
  fc.constantFrom(
    row('Potassium', 6.9, 'mmol/L', { low: 3.5, high: 5.1, flag: 'high' }),
    row('Potassium', 6.9, 'mmol/L', { low: 3.5, high: 8, flag: 'normal' }),
    row('Potassium', 6.9, 'mmol/L', { doubtful: true }),
    row('D-dimer', 0.9, 'mg/L FEU', { low: 0, high: 0.5, flag: 'high' }),
    row('Zinc', 14, 'umol/L', { low: 10, high: 20, flag: 'normal', doubtful: true }),
    row('Blasten', 35, '%', { marker: null }),
    row('Parasitémie', 2, '%', { marker: null }),
    row('Some antibody', 12, 'U/mL', { marker: null, printedFlag: 'ABNORMAL' }),
    row('Some antibody', 12, 'U/mL', { marker: null, printedFlag: '*' }),
    { unread: [{ text: 'Quick 9 %', page: 1, place }] },
    { unread: [{ text: 'Blasten 35 % 0', page: 1, place }] },
    { unread: [{ text: 'Verdacht auf akute Leukämie', page: 1, place }] },
    { unread: [{ text: 'Result telephoned to Dr Smith', page: 1, place }] },
    { unread: [{ text: 'Blood film: blasts seen', page: 1, place }] },
  ),
  fc
    .tuple(fc.constantFrom('ANA', 'Nitrite', 'SARS-CoV-2'), fc.constantFrom(...words))
    .map((both) => inWords(...both)),
  fc.tuple(fc.constantFrom(...telephoned), fc.constantFrom(...words)).map((both) => inWords(...both)),
  fc.constantFrom('2+', '+', '1:640', 'abnormal').map((text) => inWords('ANA', text)),
  fc.constant(inWords('Erythrocytes', 'xk vv', true)),
)

const readingOf = (parts: readonly Parts[]): ReportReading => ({
  ...{ collectedOn: '2026-11-20', possibleDays: [], language: null },
  markers: parts.flatMap(({ markers = [] }) => markers),
  qualitative: parts.flatMap(({ qualitative = [] }) => qualitative),
  unread: parts.flatMap(({ unread = [] }) => unread),
})

/** The sentences that reassure, in the words of the catalogue. */
const REASSURING = (['patient', 'practitioner'] as const).flatMap((audience) => [
  ...['yes', 'no'].map((isOther) => t('bloodTests.summary.none', { audience, isOther })),
  t('bloodTests.summary.keep'),
])
const reassures = (reading: ReportReading) =>
  (['patient', 'practitioner'] as const).some((audience) => {
    const text = textOf(reading, [], { today, audience })
    return REASSURING.some((sentence) => text.includes(sentence))
  })

const pageWith = (line: string) =>
  readRows([
    typeset(`Test                  Result    Unit      Reference range
Sodium                140       mmol/L    135 - 145
Ferritin              80        ng/mL     30 - 150
${line}`),
  ])

describe('reassurance', () => {
  it('reassurance is possible where everything is fine', () => {
    const reading = readingOf([{ markers: [markerRow({ value: 80, flag: 'normal' })] }])
    expect(conclusionsOf(reading, [], { today }).verdict).toBe('none')
    expect(reassures(reading)).toBe(true)
  })

  it('reassurance never stands beside a line that is critical, positive, marked, doubtful or unread', () => {
    fc.assert(
      fc.property(
        fc.array(fine, { maxLength: 6 }),
        fc.array(serious, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        (harmless, lines, turn) => {
          const parts = [...harmless]
          for (const line of lines) parts.splice(turn % (parts.length + 1), 0, line)
          const reading = readingOf(parts)
          expect(['none', 'noOther']).not.toContain(conclusionsOf(reading, [], { today }).verdict)
          expect(reassures(reading)).toBe(false)
        },
      ),
      { numRuns: 400, seed: 39 },
    )
  })

  it('reassurance gives way to the names of what is positive', () => {
    fc.assert(
      fc.property(fc.constantFrom(...telephoned), fc.constantFrom(...words), (name, text) => {
        const reading = readingOf([
          row('Sodium', 140, 'mmol/L', { low: 135, high: 145, flag: 'normal' }),
          inWords(name, text),
        ])
        const { urgency } = conclusionsOf(reading, [], { today })
        expect(urgency).not.toBe('none')
        for (const audience of ['patient', 'practitioner'] as const) {
          const [opening = ''] = textOf(reading, [], { today, audience }).split('\n\n')
          expect(opening).toContain(name)
        }
      }),
      { numRuns: 200, seed: 39 },
    )
  })

  describe('a report that tells a positive result in free text', () => {
    const told = [
      ['Blood culture: Staphylococcus aureus', 'today'],
      ['Blood culture         Gram-positive cocci in clusters', 'today'],
      ['Blutkultur: Wachstum von E. coli', 'today'],
      ['Hémoculture : Staphylococcus aureus', 'today'],
      ['Gram stain: Gram-negative rods', 'sameDay'],
      ['Malaria (Dicker Tropfen): Plasmodium falciparum', 'today'],
      ['Malaria               Plasmodium falciparum', 'today'],
    ] as const
    it.each(told)('%s is a positive result', (line, urgency) => {
      expect(conclusionsOf(pageWith(line), [], { today })).toMatchObject({ urgency, verdict: null })
    })

    it.each([
      'Blood culture Gram-positive cocci in clusters',
      'Stool culture: Campylobacter jejuni detected',
      'Stuhlkultur: Salmonella nachgewiesen',
      'Frotis: trofozoítos de Plasmodium',
      'Blood film: blasts seen',
    ])('%s is to be checked', (line) => {
      const reading = pageWith(line)
      expect(reading.unread).toMatchObject([{ text: line }])
      expect(reassures(reading)).toBe(false)
    })

    it.each([
      'Blood culture         No growth after 5 days',
      'Blutkultur: kein Wachstum',
      'Hepatitis B Profile',
      'HIV serology',
      'HIV: a negative result does not exclude a recent infection',
      'Troponin T is measured by ECLIA',
      'Interpretation: positive values suggest an infection',
      'Comment: please correlate clinically',
    ])('%s is no positive result', (line) => {
      expect(conclusionsOf(pageWith(line), [], { today }).urgency).toBe('none')
      expect(reassures(pageWith(line))).toBe(true)
    })
  })

  it.each([
    'Tests requested: HIV, Hepatitis B',
    'Requested: Malaria smear',
    'Auftrag: Blutkultur, HIV',
    'Indication: suspected malaria',
    'Indikation: Verdacht auf Malaria',
    'Diagnosis: HIV infection',
    'Tests ordered         HIV, Malaria',
  ])('%s is no result, and nothing urgent', (line) => {
    expect(conclusionsOf(pageWith(line), [], { today }).urgency).toBe('none')
  })

  it.each(['Kalium 7,2 mmol/l   hämolytisch', 'Potassium 7.2 mmol/L   haemolysed'])(
    '%s is a value with a remark, beside which nothing reassures',
    (line) => {
      expect(reassures(pageWith(line))).toBe(false)
    },
  )

  it.each(['Schistocytes ++', 'Auer rods +', 'Toxische Granulation +++'])(
    '%s is a positive result, beside which nothing reassures',
    (line) => {
      expect(reassures(pageWith(line))).toBe(false)
    },
  )
  it.each([
    'ANA: 1:1280 homogeen',
    'ANA 1:640 gespikkeld',
    'Strongyloides stercoralis: larvas',
    'Fattore V Leiden eterozigote',
    'JAK2 V617F mutiert',
    'Beta-hCG 25000',
    'Leukozyten 125000',
    'Ferritina 12500',
    'Stool culture Salmonella typhi',
    'Urinkultur E. coli',
    'Blutausstrich Target-Zellen',
    'Coproscopie : kystes de Giardia',
    'Karyotype 47,XXY',
    'Hb-Elektrophorese: HbS-Variante',
    'Paraproteïne IgG-lambda',
    'Parvovirus B19 DNA 5 log',
    'Rubella IgM grenzwertig',
    'MRSA drager',
    'Liquor: 450 Zellen',
    'Loa loa microfilariae',
    'Haptoglobine <0,1',
    'PR3-ANCA 120',
    'Myositis-antistoffen: Jo-1',
    'CH50 onmeetbaar laag',
    'Fibrinogène indosable',
    'İdrar kültürü: E. coli 100000 CFU',
    'Philadelphia-Chromosom: t(9;22)',
    'Plaquettes en amas',
    'Geldrollenbildung ausgeprägt',
    'Howell-Jolly-Körperchen',
    'Plasmodium ovale',
    'Monoklonale Bande in Gamma',
  ])('%s is a result among others, beside which nothing reassures', (line) => {
    expect(reassures(pageWith(line))).toBe(false)
  })
  it.each([
    'Rozmaz automatyczny',
    'Stool culture: no pathogens',
    'Urinkultur: steril',
    'Urine culture',
    'Materiale: siero',
    'Validated by: Dr Smith',
    'Klinische Angaben: Müdigkeit',
    'Sample 125000',
    'ANA: <1:80',
    'Optimal < 100',
    'Schistozyten: keine',
    'No platelet clumps seen',
    'Vitamine und Spurenelemente',
  ])('%s tells nothing that needs a look', (line) => {
    expect(reassures(pageWith(line))).toBe(true)
  })
  it.each([
    'Blood culture         Staphylococcus aureus isolated',
    'Blood culture         Gram-negative rods in both bottles',
    'Blood culture                     Staphylococcus aureus',
    'Blood culture                                 Staphylococcus aureus',
    'Malaria film          Plasmodium falciparum seen in film',
    'Blood film             Blasts seen, suspect acute leukaemia',
    'Blood culture                 Positive',
    'Liquor grampreparaat   gramnegatieve diplokokken',
  ])('%s is no rest of the range above, and needs a doctor today', (line) => {
    const above = 'CRP                   3         mg/L      0 - 5'
    for (const lines of [line, `${above}\n${line}`])
      expect(conclusionsOf(pageWith(lines), [], { today }).urgency).toBe('today')
  })

  it.each([
    'Stuhlkultur                      Salmonella Enteritidis',
    'Immunfixation                 monoklonales IgG kappa',
    'Zytologie Aszites            maligne Zellen',
    'Protein electrophoresis        M-protein in gamma region',
    'ANA                           1:2560, nukleolär',
    'Quick                 nicht messbar',
    'Haptoglobin nicht nachweisbar',
    'Fibrinogen: not detectable',
  ])('%s is for a person to read', (line) => {
    expect(reassures(pageWith(line))).toBe(false)
  })

  it.each([
    'Cytology pleural fluid   malignant cells',
    'Pleural fluid cytology       adenocarcinoma',
    'Coprocultivo   Se aísla Salmonella Typhi',
    'PCR Bordetella pertussis   ADN détecté   Ct 19',
    'Komentarz laboratorium   Wynik krytyczny przekazano',
    'Observação   Valor confirmado em segunda amostra',
    'Liquor-PCR   Enterovirus-RNA',
    'Some examination   words that no list holds',
    'Anti-Hu antistoffen aangetoond in serum',
    'BCR-ABL1 transcrit b2a2 mis en évidence',
    'Dodatni wynik posiewu: Haemophilus influenzae',
    'Se informan células atípicas en orina',
    'Klebsiella oxytoca isolada no sangue',
    'Carcinoma squamocellulare moderatamente differenziato',
    'Cold agglutinin titre 1:4096',
    'Remarks: mild anaemia',
    'Prélèvement rectal, TAAN   Chlamydia trachomatis positif   sérovar L2',
    'Serviks biyopsisi     CIN 3 / HSIL, endoservikal bez tutulumu',
    'Uzman yorumu    acil nefroloji konsültasyonu gerekir',
    'Exame direto: hifas septadas em seio maxilar',
    'POSITIVE - Campylobacter jejuni, faeces PCR panel',
    'Mammastanze links B5b',
    'NPM1-transcript opnieuw meetbaar, moleculair recidief AML',
    'Scabies mites and eggs seen in skin scrapings',
    'Biopsia osteomidollare con quadro di aplasia severa',
    'TTPA incoagulável, acima de 180 s',
    'Neonatal total bilirubin 412 umol/L',
    'Weefsel toont infiltratief groeiend gezwel',
    'Serum free haemoglobin grossly raised, haemolysis likely',
    'Tissue culture grew Mucorales, probable mould infection',
    'FISH: TP53 deletion in 74 % of nuclei',
    'Graag direct contact opnemen met de behandelaar',
    'Urine cytology   High-grade urothelial carcinoma (category V)',
    'Glucose (POCT)      LO      mg/dL      70 - 110',
    'Synovial crystals      intracellular, neg. birefringent',
    'Pleuravocht: gramkleuring      kokken in trosjes',
    'Coproculture      Campylobacter sp. (sérotypage en cours)',
    'FIT Darmkrebs-Screening      Cut-off überschritten',
    'iFOBT Dickdarm-Screening     Cut-off überschritten',
    'Cilindros hemáticos      4-6/campo',
    'Sedyment moczu: wałeczki      erytrocytarne 5-8 wpw',
    'Agoaspirato nodulo      TIR5',
    'Core biopsy, right breast      B5a',
    'Drug screen   ☐ AMP  ☒ MET  ☐ COC',
    'Kreuzprobe      EK 0731: +++ im Coombs',
    'BRCA2 NM_000059.4: c.5946delT p.(Ser1982fs)      class 5',
    'Factor V Leiden (G1691A)      homocigoto mutado A/A',
    '6400     /mm³      %80 PMNL   BOS hücre sayımı',
    '1:8192      probable chronic infection   Q fever phase I IgG',
    'Uitslag uitstrijkje     KOPAC K4 O3 P8 A4 C5',
  ])('%s, among results, is for a person to read whatever its words', (line) => {
    const { unread, qualitative } = pageWith(line)
    expect(unread.length + qualitative.length).toBe(1)
    expect(reassures(pageWith(line))).toBe(false)
  })
  it.each([
    'Pleuravocht     leukocyten 96 duizend, troebel, geen kristallen',
    'Synovial fluid     WBC 96 000/µl     no crystals',
    'Urinekweek     10^5 kve/ml E. coli     gisten negatief',
    'Toxoplasmose IgM     indice 7,1     IgG négatif',
  ])('%s does not reassure, although its last words deny', (line) => {
    expect(reassures(pageWith(line))).toBe(false)
    expect(conclusionsOf(pageWith(line), [], { today }).verdict).not.toBe('noOther')
  })
  it.each([
    'VITAMINS AND TRACE ELEMENTS',
    'Vitamin D, 25-Hydroxy   Serum Sample',
    'Comment: please correlate clinically',
    'Comment: no abnormal cells seen',
    'Increased in infections, leukaemia and lymphoma',
    'Vervoert zuurstof in het bloed.',
    'Kann nach dem Essen erhöht sein.',
    'Wert durch Wiederholung bestätigt.',
    'grenzwertig: 99 - 119',
    'LDL = total cholesterol - HDL - triglycerides / 5',
    'FULL BLOOD COUNT - FBC',
  ])('%s is a title, or says nothing of its own', (line) => {
    expect(reassures(pageWith(line))).toBe(true)
  })

  it.each(['TSH receptor antibodies: not detectable', 'Anti-PF4 nicht nachweisbar', 'TSH: normal'])(
    '%s is good news',
    (line) => {
      expect(reassures(pageWith(line))).toBe(true)
    },
  )

  it('a denial is no part of a name', () => {
    expect(pageWith('HIV RNA not detectable').qualitative).toMatchObject([
      { name: 'HIV RNA', text: 'not detectable' },
    ])
    expect(conclusionsOf(pageWith('HIV RNA not detectable'), [], { today }).urgency).toBe('none')
  })

  it.each(['HIV-1/2 Reactive - confirmation pending', 'HIV Reactive, confirmation pending'])(
    '%s is reactive',
    (line) => {
      expect(conclusionsOf(pageWith(line), [], { today }).urgency).toBe('sameDay')
    },
  )

  it('a list of what was found is listed to its end', () => {
    const lines = [
      'Giardia: cysts',
      'Stool culture Salmonella typhi',
      'Heinz bodies',
      'Howell-Jolly bodies',
      'Ascaris: eggs',
    ]
    expect(pageWith(lines.join('\n')).unread.map(({ text }) => text)).toEqual(lines)
  })

  /** A name and its answer, as reports set them below a table or among its rows. */
  const LAYOUTS = {
    'in two columns': (name: string, answer: string) => `${name}   ${answer}`,
    'before the usual result': (name: string, answer: string) =>
      `${name.padEnd(22)}${answer.padEnd(40)}negative`,
    'behind a colon': (name: string, answer: string) => `${name}: ${answer}`,
    'between bars': (name: string, answer: string) => `| ${name} | ${answer} | |`,
    'one below the other': (name: string, answer: string) => `${name}\n  ${answer}`,
    'in the column of results below': (name: string, answer: string) =>
      `${name}\n                      ${answer}`,
    'below a method': (name: string, answer: string) => `${name}\n(ELISA)\n                      ${answer}`,
    'behind a label': (name: string, answer: string) => `${name}\n  Method: PCR\n  Result: ${answer}`,
    'apart from the results': (name: string, answer: string) =>
      `\n\n\nMicrobiology\n\n${name}\n${answer}\n\nValidated by the laboratory`,
    'beside another row': (name: string, answer: string) =>
      `${name}   ${answer}        Potassium   4.1   mmol/L   3.5 - 5.1`,
  }
  const FINDINGS = [
    ['Duodenal biopsy', 'Tubular adenocarcinoma, moderately differentiated'],
    ['Wundabstrich', 'Pseudomonas aeruginosa, reichlich'],
    ['Anticorps antinoyaux', 'fortement positifs'],
    ['Examen de heces', 'Trofozoítos de Giardia lamblia'],
    ['Test quantiferon', 'Positivo'],
    ['Cervixcytologie', 'Plaveiselcelcarcinoom'],
    ['Posiew moczu', 'Wyhodowano Proteus mirabilis'],
  ] as const
  describe.each(Object.entries(LAYOUTS))('a finding %s', (_, set) => {
    it.each(FINDINGS)('%s: %s does not reassure', (name, answer) => {
      expect(reassures(pageWith(set(name, answer)))).toBe(false)
    })
  })

  it.each([
    'Commento\n                      Da rivalutare oggi stesso in ambulatorio',
    '| Kommentar | Bitte heute noch vorstellen | |',
    'Cariotipo: 46,XY,t(9;22)(q34;q11.2)',
    'Karyotype 47,XX,+21[20]',
    'Karyotyp 45,X',
    'Listeria monocytogenes in Blutkultur, Ergebnis telefonisch an Station 4B',
    'Haemolysis in the sample after transfusion, clerical check: wrong blood in tube',
    'Work-up of the transfusion reaction -- haemolysis in the sample, clerical check: wrong blood in tube, confirmed by a second sample',
    'Plomb sanguin   1 180 µg/L   < 50',
    'Troponine T hs   1 842 ng/L   < 14',
    'Ferritine   1 450 µg/L   30 - 300',
    'INR (Quick-Test)\n(ELISA)\n                      9.4',
    'Komentarz   Wynik przekazano telefonicznie lekarzowi        Potassium   4.1   mmol/L   3.5 - 5.1',
  ])('%s does not reassure', (line) => {
    expect(reassures(pageWith(line))).toBe(false)
  })

  it.each(['4.1   ng/mL   Digoxin', '2.6   mmol/L   Lithium, serum', '7.08   pH'])(
    'a value before its name is a line to check: %s',
    (line) => {
      expect(pageWith(line).unread.map(({ text }) => text)).toEqual([line.replaceAll(/ +/g, ' ')])
    },
  )

  it('a plus behind a measured marker is only its flag', () => {
    expect(readRows([typeset('Sodium +')]).qualitative).toEqual([])
  })

  it('good news is left out beside what needs a doctor', () => {
    const hdl = row('HDL cholesterol', 70, 'mg/dL', { low: 40, high: 60, flag: 'high' })
    const welcome = (parts: Parts[]) =>
      conclusionsOf(readingOf(parts), [], { today }).summary.welcome.length > 0 &&
      textOf(readingOf(parts), [], { today }).includes(
        t('bloodTests.finding.welcome', { audience: 'patient', name: 'HDL cholesterol' }),
      )
    expect(welcome([hdl])).toBe(true)
    expect(welcome([hdl, inWords('HIV', 'reactive')])).toBe(false)
  })
})
