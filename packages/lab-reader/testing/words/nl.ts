import { printedNames, type Words } from './words.ts'

export const dutch: Words = {
  names: printedNames(`
    White blood cells: Leukocyten | Leucocyten | LEUKOCYTEN | Leuko's
    Red blood cells: Erytrocyten | Erythrocyten | ERYTROCYTEN
    Hemoglobin: Hemoglobine | HEMOGLOBINE | Hemoglobine (Hb)
    Hematocrit: Hematocriet | HEMATOCRIET | Ht (hematocriet)
    MCV: MCV | Gemiddeld celvolume (MCV)
    MCH: MCH
    MCHC: MCHC
    RDW: RDW | RDW-CV
    Platelets: Trombocyten | Thrombocyten | TROMBOCYTEN
    MPV: MPV
    Reticulocytes: Reticulocyten
    Neutrophils: Neutrofiele granulocyten | Neutrofielen | Neutrofielen %
    Lymphocytes: Lymfocyten | Lymfocyten %
    Monocytes: Monocyten | Monocyten %
    Eosinophils: Eosinofiele granulocyten | Eosinofielen | Eosinofielen %
    Basophils: Basofiele granulocyten | Basofielen | Basofielen %
    Absolute neutrophils: Neutrofiele granulocyten | Neutrofielen absoluut | Neutrofielen abs.
    Absolute lymphocytes: Lymfocyten | Lymfocyten absoluut | Lymfocyten abs.
    Absolute monocytes: Monocyten | Monocyten absoluut | Monocyten abs.
    Absolute eosinophils: Eosinofiele granulocyten | Eosinofielen absoluut | Eosinofielen abs.
    Absolute basophils: Basofiele granulocyten | Basofielen absoluut | Basofielen abs.
    ESR: BSE | Bezinking (BSE) | Bezinkingssnelheid erytrocyten
    Glucose: Glucose | GLUCOSE | Glucose in plasma
    Fasting glucose: Glucose nuchter | Glucose (nuchter) | Nuchtere glucose
    Hemoglobin A1c: HbA1c | Hemoglobine A1c | Geglyceerd hemoglobine (HbA1c)
    Insulin: Insuline | Insuline nuchter
    C-peptide: C-peptide
    Creatinine: Kreatinine | Creatinine | KREATININE
    eGFR: eGFR (CKD-EPI) | eGFR | GFR volgens CKD-EPI
    Urea: Ureum | UREUM
    Uric acid: Urinezuur | Uraat
    Cystatin C: Cystatine C
    Sodium: Natrium | NATRIUM
    Potassium: Kalium | KALIUM
    Chloride: Chloride | CHLORIDE
    Carbon dioxide: Bicarbonaat
    Calcium: Calcium | CALCIUM | Calcium totaal
    Corrected calcium: Calcium gecorrigeerd
    Ionized calcium: Calcium geïoniseerd | Geïoniseerd calcium
    Phosphorus: Fosfaat | FOSFAAT
    Magnesium: Magnesium | MAGNESIUM
    Total protein: Totaal eiwit | Eiwit totaal
    Albumin: Albumine | ALBUMINE
    Total bilirubin: Bilirubine totaal | Totaal bilirubine | BILIRUBINE TOTAAL
    Direct bilirubin: Bilirubine geconjugeerd | Bilirubine direct
    ALT: ALAT | ALAT (GPT) | ALT (ALAT)
    AST: ASAT | ASAT (GOT) | AST (ASAT)
    GGT: Gamma-GT | Gamma GT | GGT
    Alkaline phosphatase: Alkalische fosfatase | Alk. fosfatase | AF (alkalische fosfatase)
    LDH: LD | LDH | Lactaatdehydrogenase (LD)
    Amylase: Amylase
    Lipase: Lipase
    Total cholesterol: Cholesterol | Cholesterol totaal | Totaal cholesterol
    HDL cholesterol: HDL-cholesterol | HDL cholesterol
    LDL cholesterol: LDL-cholesterol | LDL cholesterol | LDL-cholesterol (berekend)
    Non-HDL cholesterol: Non-HDL-cholesterol | Niet-HDL-cholesterol
    Triglycerides: Triglyceriden | TRIGLYCERIDEN
    Cholesterol/HDL ratio: Cholesterol/HDL-ratio | Chol/HDL ratio
    Apolipoprotein B: Apolipoproteïne B
    Iron: IJzer | IJZER
    TIBC: Totale ijzerbindingscapaciteit
    Transferrin: Transferrine
    Transferrin saturation: Transferrineverzadiging | Transferrinesaturatie | IJzerverzadiging
    Ferritin: Ferritine | FERRITINE
    Vitamin D, 25-hydroxy: 25-OH-vitamine D | Vitamine D (25-OH) | Vitamine D
    Vitamin B12: Vitamine B12 | VITAMINE B12
    Folate: Foliumzuur | FOLIUMZUUR
    Zinc: Zink
    Homocysteine: Homocysteïne
    TSH: TSH | Thyreotropine (TSH)
    Free T4: Vrij T4 | T4 vrij | FT4
    Free T3: Vrij T3 | T3 vrij
    TPO antibodies: Anti-TPO | TPO-antistoffen | Antistoffen tegen TPO
    Thyroglobulin antibodies: Anti-thyreoglobuline | Thyreoglobuline-antistoffen
    Cortisol: Cortisol
    Testosterone: Testosteron
    Estradiol: Oestradiol | Estradiol
    Progesterone: Progesteron
    FSH: FSH
    LH: LH
    Prolactin: Prolactine
    Parathyroid hormone: Parathormoon (PTH) | PTH
    PSA: PSA | PSA totaal
    C-reactive protein: CRP | C-reactief proteïne | C-reactief proteïne (CRP)
    Rheumatoid factor: Reumafactor | Reumafactor IgM
    IgG: IgG | Immuunglobuline G
    IgA: IgA | Immuunglobuline A
    IgM: IgM | Immuunglobuline M
    IgE: IgE totaal | Totaal IgE
    INR: INR | PT-INR
    aPTT: APTT
    Fibrinogen: Fibrinogeen
    D-dimer: D-dimeer
    Creatine kinase: CK | Creatinekinase (CK)
    Troponin T: Troponine T
    Ammonia: Ammoniak
    Osmolality: Osmolaliteit
    Lactate: Lactaat
    Procalcitonin: Procalcitonine
    Urine pH: pH | pH urine
    Specific gravity: Soortelijk gewicht | SOORTELIJK GEWICHT
    Calcium, whole blood: Calcium in volbloed | Calcium (volbloed)
    Magnesium, whole blood: Magnesium in volbloed | Magnesium (volbloed)
    Potassium, whole blood (total): Kalium in volbloed | Kalium (volbloed)
    Zinc, whole blood: Zink in volbloed | Zink (volbloed)
    Selenium, whole blood: Selenium in volbloed | Selenium (volbloed)
    NT-proBNP: NT-proBNP
  `),
  panels: {
    count: ['Hematologie', 'Bloedbeeld', 'HEMATOLOGIE'],
    differential: ['Leukocytendifferentiatie', 'Differentiatie'],
    sugar: ['Glucose en diabetes', 'Koolhydraten'],
    metabolic: ['Klinische chemie', 'KLINISCHE CHEMIE', 'Nierfunctie en elektrolyten'],
    liver: ['Leverfunctie', 'Enzymen'],
    lipids: ['Lipidenspectrum', 'Vetten', 'Lipiden'],
    iron: ['IJzerstatus', 'Anemie-onderzoek'],
    vitamins: ['Vitaminen', 'Vitaminen en sporenelementen'],
    thyroid: ['Schildklier', 'Schildklierfunctie'],
    hormones: ['Endocrinologie', 'Hormonen'],
    inflammation: ['Immunologie', 'Eiwitten'],
    coagulation: ['Stolling', 'Hemostase'],
    heart: ['Cardiale merkers'],
    wholeBlood: ['Mineralen in volbloed', 'VOLBLOED MINERALEN'],
    urine: ['Urineonderzoek', 'URINE'],
  },
  columns: {
    name: ['Bepaling', 'Onderzoek', 'Test', 'Omschrijving'],
    value: ['Uitslag', 'Resultaat', 'Waarde', 'UITSLAG'],
    unit: ['Eenheid', 'Eenheden', 'EENHEID'],
    range: [
      'Referentiewaarden',
      'Referentiewaarde',
      'Normaalwaarden',
      'Referentie-\nwaarden',
      'Referentiegebied',
      'Ref. waarden',
    ],
    low: ['Ondergrens', 'Laag'],
    high: ['Bovengrens', 'Hoog'],
    flag: ['', 'Vlag', 'Afw.'],
    previous: ['Vorige uitslag', 'Vorige', 'Vorige\nwaarde'],
    method: ['Methode', 'Techniek'],
    material: ['Materiaal', 'Monster'],
    status: ['Status', 'Lab'],
  },
  flags: {
    high: ['Verhoogd', 'Hoog', 'Te hoog'],
    low: ['Verlaagd', 'Laag', 'Te laag'],
    normal: ['Normaal', 'Binnen referentie'],
    phraseHigh: ['Boven de referentiewaarde', 'Hoger dan de referentiewaarde'],
    phraseLow: ['Onder de referentiewaarde', 'Lager dan de referentiewaarde'],
  },
  limits: {
    below: ['< #', '<#', 'tot #', 'lager dan #', '≤ #', 'kleiner dan #'],
    above: ['> #', '>#', 'hoger dan #', 'vanaf #', '≥ #', 'groter dan #'],
    between: ['tot'],
  },
  people: { male: 'Man', female: 'Vrouw', label: 'Geslacht', m: 'M', f: 'V', child: 'Kinderen' },
  dates: {
    collected: [
      'Afnamedatum',
      'Datum afname',
      'Afgenomen op',
      'Afname',
      'Monsterdatum',
      'Datum monsterafname',
    ],
    received: ['Ontvangen', 'Ontvangstdatum', 'Datum ontvangst'],
    reported: ['Rapportdatum', 'Datum rapport', 'Uitslagdatum', 'Gerapporteerd'],
    printed: ['Afgedrukt op', 'Printdatum'],
    born: ['Geboortedatum', 'Geb. datum', 'Geboren'],
    months: [
      'januari',
      'februari',
      'maart',
      'april',
      'mei',
      'juni',
      'juli',
      'augustus',
      'september',
      'oktober',
      'november',
      'december',
    ],
    formats: ['dd-mm-yyyy', 'dd-mm-yyyy', 'd month yyyy', 'dd/mm/yyyy', 'dd-mm-yy'],
  },
  labels: {
    report: ['Laboratoriumuitslagen', 'Uitslagen bloedonderzoek', 'LABORATORIUMRAPPORT'],
    patient: ['Patiënt', 'Naam', 'Patiëntnaam'],
    doctor: ['Aanvrager', 'Huisarts', 'Aanvragend arts'],
    order: ['Ordernummer', 'Labnummer', 'Monsternummer', 'Patiëntnummer'],
    age: ['Leeftijd'],
    page: ['Pagina # van @', 'Blad #/@', 'Pagina #'],
    phone: ['Tel.', 'Telefoon', 'Fax'],
    end: ['Einde rapport'],
    previous: ['Vorige', 'Vorige uitslag'],
    material: ['Materiaal', 'Monster'],
    method: ['Methode', 'Techniek'],
    reference: ['Referentiewaarden', 'Referentie', 'Normaal', 'Ref.'],
    result: ['Uitslag'],
  },
  places: ['6711 KD Berkenrode', '3581 GH Waterhoek', '9712 LM Noorderveld'],
  streets: ['Beukenlaan 32', 'Stationsplein 4', 'Kerkstraat 118-B'],
  laboratories: ['Medisch Laboratorium Berkenrode', 'Huisartsenlab Waterhoek', 'Ziekenhuis Noorderveld, KCL'],
  methods: ['fotometrie', 'immunoassay', 'flowcytometrie', 'enzymatisch', 'ISE', 'turbidimetrie', 'HPLC'],
  materials: ['Serum', 'EDTA-bloed', 'Heparineplasma', 'Citraatplasma'],
  qualitative: [
    ['HBsAg', ['negatief', 'positief', 'niet reactief'], 'negatief'],
    ['Anti-HCV', ['negatief', 'positief'], 'negatief'],
    ['HIV Ag/As', ['negatief', 'niet reactief'], 'negatief'],
    ['ANA-titer', ['1:80', '1:160', 'negatief'], 'negatief'],
  ],
  urine: [
    ['Eiwit in urine', ['negatief', 'positief', 'spoor'], 'negatief'],
    ['Glucose in urine', ['negatief', 'positief', 'spoor'], 'negatief'],
    ['Ketonen', ['negatief', 'positief', 'spoor'], 'negatief'],
    ['Nitriet', ['negatief', 'positief', 'spoor'], 'negatief'],
  ],
  prose: [
    'Een ferritine onder 30 µg/l wijst op een lage ijzervoorraad, ook zonder anemie.',
    'Bij een TSH van 4,5 tot 10 mU/l wordt na 8 weken herhaling geadviseerd.',
    'De eGFR is berekend met de formule CKD-EPI 2009 en geldt voor personen ouder dan 18 jaar.',
    'Streefwaarde LDL volgens de richtlijn van 2019, afhankelijk van het risico.',
    'Vragen? Bel 0317 40 18 42, op werkdagen van 8.00 tot 17.30 uur.',
    'Monsters worden 7 dagen bewaard; bijbepalen kan binnen 48 uur.',
    'Bepalingen met een ster vallen buiten accreditatie M 118 (ISO 15189:2022).',
  ],
  notes: [
    'Uitslag gecontroleerd.',
    'Graag over 3 maanden herhalen.',
    'Vervoert zuurstof in het bloed.',
    'Kan na een maaltijd stijgen.',
  ],
  guidelines: [
    {
      title: 'Beoordeling van het HbA1c',
      rows: [
        ['Normaal', '< 42 mmol/mol'],
        ['Verhoogd risico', '42 - 47 mmol/mol'],
        ['Diabetes', '>= 48 mmol/mol'],
      ],
    },
    {
      title: 'Stadia van nierschade',
      rows: [
        ['G1', '> 90'],
        ['G2', '60 - 89'],
        ['G3a', '45 - 59'],
        ['G3b', '30 - 44'],
      ],
    },
  ],
  risks: ['Gewenst', 'Grensgebied', 'Hoog'],
  formulas: ['LDL = totaal cholesterol - HDL - triglyceriden / 2,2', 'HOMA = glucose x insuline / 22,5'],
  questionnaire: {
    title: 'Vragenlijst leefstijl',
    rows: [
      ['Slaapkwaliteit (0-10)', '7'],
      ['Stress (0-10)', '4'],
      ['Totaalscore', '15 / 30'],
    ],
  },
  vitals: [
    ['Lengte', '172 cm'],
    ['Gewicht', '70 kg'],
    ['BMI', '23,7'],
  ],
  footers: [
    'AGB 50009871 - KvK 01122334 - ISO 15189',
    'Elektronisch geautoriseerd; zonder handtekening geldig.',
    'Raadpleeg uw huisarts voor de betekenis van deze uitslagen.',
  ],
}
