import { printedNames, type Words } from './words.ts'

export const german: Words = {
  names: printedNames(`
    White blood cells: Leukozyten | Leukozyten (WBC) | LEUKOZYTEN | Leukos
    Red blood cells: Erythrozyten | Erythrozyten (RBC) | ERYTHROZYTEN | Erys
    Hemoglobin: Hämoglobin | Hämoglobin (Hb) | Hb | HÄMOGLOBIN
    Hematocrit: Hämatokrit | Hkt | Hämatokrit (HKT)
    MCV: MCV | MCV (mittl. Zellvolumen)
    MCH: MCH | MCH (HbE) | HbE (MCH)
    MCHC: MCHC
    RDW: RDW | EVB (RDW) | Ery-Verteilungsbreite
    RDW-SD: RDW-SD
    Platelets: Thrombozyten | Thrombozyten (PLT) | THROMBOZYTEN | Thrombos
    MPV: MPV | Mittl. Thrombozytenvolumen
    PDW: PDW
    Plateletcrit: Thrombokrit (PCT)
    P-LCR: P-LCR
    Reticulocytes: Retikulozyten
    Neutrophils: Neutrophile | Neutrophile Granulozyten | Segmentkernige | Neutrophile %
    Lymphocytes: Lymphozyten | Lymphozyten %
    Monocytes: Monozyten | Monozyten %
    Eosinophils: Eosinophile | Eosinophile Granulozyten | Eosinophile %
    Basophils: Basophile | Basophile Granulozyten | Basophile %
    Absolute neutrophils: Neutrophile absolut | Neutrophile abs.
    Absolute lymphocytes: Lymphozyten absolut | Lymphozyten abs.
    Absolute monocytes: Monozyten absolut | Monozyten abs.
    Absolute eosinophils: Eosinophile absolut | Eosinophile abs.
    Absolute basophils: Basophile absolut | Basophile abs.
    ESR: BSG 1 Std. | Blutsenkung (1h) | BKS
    Glucose: Glukose | Glucose | Glukose i. S. | Blutzucker
    Fasting glucose: Glukose nüchtern | Nüchternglukose | Glucose (nüchtern) | Blutzucker nüchtern
    Hemoglobin A1c: HbA1c | HbA1c (NGSP) | Glykohämoglobin HbA1c
    Estimated average glucose: Mittlere Blutglukose (eAG)
    Insulin: Insulin | Insulin nüchtern
    HOMA-IR: HOMA-Index | HOMA-IR
    C-peptide: C-Peptid
    Creatinine: Kreatinin | Kreatinin (enzymatisch) | Kreatinin i. S. | KREATININ
    eGFR: eGFR (CKD-EPI) | GFR (CKD-EPI) | GFR berechnet | eGFR
    Urea: Harnstoff | Harnstoff i. S. | HARNSTOFF
    Uric acid: Harnsäure | Harnsäure i. S.
    Cystatin C: Cystatin C
    Sodium: Natrium | Natrium i. S. | NATRIUM
    Potassium: Kalium | Kalium i. S. | KALIUM
    Chloride: Chlorid | Chlorid i. S.
    Calcium: Calcium | Kalzium | Calcium gesamt
    Corrected calcium: Calcium korrigiert | Calcium (albuminkorrigiert)
    Ionized calcium: Calcium ionisiert | Ionisiertes Calcium
    Phosphorus: Phosphat | Phosphat anorganisch | Phosphor
    Magnesium: Magnesium | Magnesium i. S.
    Total protein: Gesamteiweiß | Eiweiß gesamt | Gesamtprotein
    Albumin: Albumin | Albumin i. S.
    Total bilirubin: Bilirubin gesamt | Gesamt-Bilirubin | Bilirubin ges.
    Direct bilirubin: Bilirubin direkt | Direktes Bilirubin
    Indirect bilirubin: Bilirubin indirekt
    ALT: GPT (ALT) | ALAT (GPT) | GPT | ALT (GPT)
    AST: GOT (AST) | ASAT (GOT) | GOT | AST (GOT)
    GGT: Gamma-GT | GGT | γ-GT | Gamma-GT (GGT)
    Alkaline phosphatase: Alkalische Phosphatase | AP | Alk. Phosphatase
    LDH: LDH | Laktatdehydrogenase (LDH)
    Amylase: Amylase | Alpha-Amylase
    Lipase: Lipase
    Total cholesterol: Cholesterin gesamt | Cholesterin | Gesamtcholesterin
    HDL cholesterol: HDL-Cholesterin | HDL | Cholesterin HDL
    LDL cholesterol: LDL-Cholesterin | LDL | LDL-Cholesterin (berechnet)
    Non-HDL cholesterol: Non-HDL-Cholesterin | Nicht-HDL-Cholesterin
    Triglycerides: Triglyceride | Triglyzeride | Neutralfette (Triglyceride)
    Cholesterol/HDL ratio: Cholesterin/HDL-Quotient
    Apolipoprotein B: Apolipoprotein B
    Lipoprotein(a): Lipoprotein (a) | Lp(a)
    Iron: Eisen | Eisen i. S. | Serumeisen
    TIBC: Totale Eisenbindungskapazität
    Transferrin: Transferrin
    Transferrin saturation: Transferrinsättigung | Transferrin-Sättigung
    Ferritin: Ferritin | FERRITIN
    Vitamin D, 25-hydroxy: 25-OH-Vitamin D | Vitamin D (25-OH) | 25-Hydroxy-Vitamin D | Vitamin D3 (25-OH)
    Vitamin B12: Vitamin B12 | Vitamin B12 (Cobalamin)
    Folate: Folsäure | Folsäure i. S. | Folat
    Zinc: Zink | Zink i. S.
    Homocysteine: Homocystein
    TSH: TSH basal | TSH | TSH (basal)
    Free T4: fT4 | freies T4 | Freies Thyroxin (fT4)
    Free T3: fT3 | freies T3 | Freies Trijodthyronin (fT3)
    TPO antibodies: TPO-Antikörper | Anti-TPO (MAK) | TPO-AK
    Thyroglobulin antibodies: TG-Antikörper | Thyreoglobulin-AK (TAK)
    Cortisol: Cortisol | Kortisol
    Testosterone: Testosteron | Testosteron gesamt
    Estradiol: Östradiol | Estradiol (E2) | 17-beta-Östradiol
    Progesterone: Progesteron
    FSH: FSH
    LH: LH
    Prolactin: Prolaktin | Prolactin
    DHEA-sulfate: DHEA-Sulfat | DHEAS
    Parathyroid hormone: Parathormon intakt | Parathormon
    PSA: PSA gesamt | PSA
    C-reactive protein: CRP | C-reaktives Protein | CRP quantitativ
    hs-CRP: CRP hochsensitiv | hs-CRP
    Rheumatoid factor: Rheumafaktor | Rheumafaktor quant.
    IgG: Immunglobulin G | IgG
    IgA: Immunglobulin A | IgA
    IgM: Immunglobulin M | IgM
    IgE: IgE gesamt | Gesamt-IgE
    INR: INR | INR (Quick)
    aPTT: aPTT | PTT | Part. Thromboplastinzeit
    Fibrinogen: Fibrinogen
    D-dimer: D-Dimere | D-Dimer
    Creatine kinase: CK gesamt | Creatinkinase (CK) | CK
    Troponin T: Troponin T hs | hs-Troponin T
    Troponin I: Troponin I
    Ammonia: Ammoniak
    Osmolality: Osmolalität
    Lactate: Laktat | Lactat
    Procalcitonin: Procalcitonin | Procalcitonin (PCT)
    Urine pH: pH-Wert | pH
    Specific gravity: Spezifisches Gewicht | Dichte
    Calcium, whole blood: Calcium im Vollblut | Calcium (Vollblut)
    Magnesium, whole blood: Magnesium im Vollblut | Magnesium (Vollblut)
    Potassium, whole blood (total): Kalium im Vollblut | Kalium (Vollblut)
    Zinc, whole blood: Zink im Vollblut | Zink (Vollblut)
    Selenium, whole blood: Selen im Vollblut | Selen (Vollblut)
    NT-proBNP: NT-proBNP
  `),
  panels: {
    count: ['Kleines Blutbild', 'Blutbild', 'Hämatologie', 'HÄMATOLOGIE'],
    differential: ['Differentialblutbild', 'Diff.-Blutbild'],
    sugar: ['Zuckerstoffwechsel', 'Diabetesdiagnostik'],
    metabolic: ['Klinische Chemie', 'KLINISCHE CHEMIE', 'Niere und Elektrolyte', 'Elektrolyte'],
    liver: ['Leberwerte', 'Enzyme', 'Leber / Galle'],
    lipids: ['Fettstoffwechsel', 'Lipide', 'Lipidstatus'],
    iron: ['Eisenstoffwechsel', 'Eisenstatus'],
    vitamins: ['Vitamine und Spurenelemente', 'Vitamine'],
    thyroid: ['Schilddrüse', 'Schilddrüsendiagnostik'],
    hormones: ['Hormone', 'Endokrinologie'],
    inflammation: ['Entzündung und Immunologie', 'Proteine', 'Immunologie'],
    coagulation: ['Gerinnung', 'Hämostaseologie'],
    heart: ['Herzdiagnostik', 'Herzmarker'],
    wholeBlood: ['Mineralstoffe im Vollblut', 'Vollblut-Mineralanalyse'],
    urine: ['Urinstatus', 'Urin'],
  },
  columns: {
    name: ['Analyse', 'Parameter', 'Untersuchung', 'Messgröße', 'Bezeichnung'],
    value: ['Ergebnis', 'Wert', 'Messwert', 'Resultat', 'Ihr Wert'],
    unit: ['Einheit', 'Dimension', 'Einh.', 'EH'],
    range: [
      'Referenzbereich',
      'Normbereich',
      'Referenz-\nbereich',
      'Ref.-Bereich',
      'Normalbereich',
      'Normwerte',
    ],
    low: ['untere\nGrenze', 'von', 'Min.'],
    high: ['obere\nGrenze', 'bis', 'Max.'],
    flag: ['', 'Flag', 'Bew.', 'Abw.', '+/-'],
    previous: ['Vorwert', 'Vorbefund', 'Vorwert\nDatum', 'Letzter Wert'],
    method: ['Methode', 'Verfahren'],
    material: ['Material', 'Probe'],
    status: ['Status', 'Labor'],
  },
  flags: {
    high: ['erhöht', 'hoch', 'zu hoch'],
    low: ['erniedrigt', 'niedrig', 'zu niedrig', 'vermindert'],
    normal: ['normal', 'im Normbereich', 'o.B.'],
    phraseHigh: ['oberhalb des Referenzbereichs', 'über dem Referenzbereich'],
    phraseLow: ['unterhalb des Referenzbereichs', 'unter dem Referenzbereich'],
  },
  limits: {
    below: ['< #', '<#', 'bis #', 'unter #', '≤ #', 'kleiner #'],
    above: ['> #', '>#', 'über #', 'ab #', '≥ #', 'größer #'],
    between: ['bis'],
  },
  people: { male: 'männlich', female: 'weiblich', label: 'Geschlecht', m: 'm', f: 'w', child: 'Kinder' },
  dates: {
    collected: [
      'Entnahme',
      'Entnahmedatum',
      'Abnahme',
      'Probenentnahme',
      'Blutentnahme',
      'Abnahmedatum',
      'Probenahme',
      'Entnahme am',
    ],
    received: ['Eingang', 'Probeneingang', 'Eingangsdatum'],
    reported: ['Befunddatum', 'Ausgang', 'Befund vom', 'Berichtsdatum'],
    printed: ['Druckdatum', 'Ausdruck', 'Gedruckt am'],
    born: ['geb.', 'Geburtsdatum', 'Geb.-Datum', 'geb. am'],
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
    formats: ['dd.mm.yyyy', 'dd.mm.yy', 'd. month yyyy', 'dd.mm.yyyy'],
  },
  labels: {
    report: ['Laborbefund', 'Endbefund', 'LABORBEFUND', 'Befundbericht', 'Ärztlicher Befundbericht'],
    patient: ['Patient', 'Name', 'Patientin / Patient'],
    doctor: ['Einsender', 'Arzt', 'Zuweisender Arzt', 'Auftraggeber'],
    order: ['Auftragsnummer', 'Labornummer', 'Auftrag', 'Tagesnummer', 'Pat.-Nr.', 'Barcode'],
    age: ['Alter'],
    page: ['Seite # von @', 'Seite #/@', '- # -'],
    phone: ['Tel.', 'Telefon', 'Fax'],
    end: ['Ende des Befundes', '--- Befundende ---'],
    previous: ['Vorwert', 'Vorbefund'],
    material: ['Material', 'Probenmaterial'],
    method: ['Methode', 'Verfahren'],
    reference: ['Referenzbereich', 'Norm', 'Ref.', 'Normbereich'],
    result: ['Ergebnis', 'Wert'],
  },
  places: ['79117 Seefelden', '31840 Bergheim', '04177 Auental'],
  streets: ['Lindenallee 27', 'Am Stadtgraben 4-6', 'Bahnhofplatz 11'],
  laboratories: [
    'MVZ Labordiagnostik Seefelden GmbH',
    'Labor Dr. Ahorn & Kollegen',
    'Medizinisches Labor Auental',
  ],
  methods: ['Photometrie', 'ECLIA', 'Durchflusszytometrie', 'enzymatisch', 'ISE', 'Turbidimetrie', 'HPLC'],
  materials: ['Serum', 'EDTA-Blut', 'Citratplasma', 'NaF-Blut'],
  qualitative: [
    ['HBs-Antigen', ['negativ', 'nicht reaktiv', 'reaktiv'], 'negativ'],
    ['Anti-HCV', ['negativ', 'reaktiv'], 'negativ'],
    ['ANA-Titer', ['1:80', '1:160', '< 1:80'], '< 1:80'],
    ['Borrelien-IgG', ['negativ', 'positiv', 'grenzwertig'], 'negativ'],
    ['HIV 1/2 Suchtest', ['negativ', 'nicht reaktiv'], 'negativ'],
  ],
  urine: [
    ['Eiweiß im Urin', ['negativ', 'positiv', 'Spur', '+'], 'negativ'],
    ['Glukose im Urin', ['negativ', 'positiv', 'Spur', '+'], 'negativ'],
    ['Ketone', ['negativ', 'positiv', 'Spur', '+'], 'negativ'],
    ['Nitrit', ['negativ', 'positiv', 'Spur', '+'], 'negativ'],
    ['Leukozyten-Esterase', ['negativ', 'positiv', 'Spur', '+'], 'negativ'],
  ],
  prose: [
    'Ein Ferritin unter 30 ng/ml spricht auch ohne Anämie für leere Eisenspeicher.',
    'Bei einem TSH zwischen 4,5 und 10 mU/l wird meist nach 8 Wochen kontrolliert.',
    'Die eGFR wurde nach der CKD-EPI-Formel von 2021 berechnet und gilt für Erwachsene ab 18 Jahren.',
    'Zielwert nach der Leitlinie von 2019: je nach Risiko unter 55 bis 116 mg/dl.',
    'Rückfragen bitte unter 07661 / 904 18-0, montags bis freitags von 8 bis 18 Uhr.',
    'Die Proben werden 7 Tage aufbewahrt; Nachforderungen sind innerhalb von 48 Stunden möglich.',
    'Die mit einem Stern bezeichneten Untersuchungen wurden in einem Partnerlabor durchgeführt (DIN EN ISO 15189).',
    'Biotin über 5 mg am Tag kann die Messung stören; bitte 3 Tage vor der Abnahme absetzen.',
    'Abrechnung nach GOÄ Ziffer 3550 und 3562.H1, Faktor 1,15.',
  ],
  notes: [
    'Roter Blutfarbstoff, der den Sauerstoff trägt.',
    'Kann nach dem Essen erhöht sein.',
    'Bitte in 3 Monaten kontrollieren.',
    'Wert durch Wiederholung bestätigt.',
    'Zeigt die Eisenspeicher des Körpers an.',
  ],
  guidelines: [
    {
      title: 'Beurteilung des HbA1c (Leitlinie 2023)',
      rows: [
        ['kein Diabetes', '< 5,7 %'],
        ['erhöhtes Risiko', '5,7 - 6,4 %'],
        ['Diabetes mellitus', '>= 6,5 %'],
      ],
    },
    {
      title: 'Stadien der Niereninsuffizienz',
      rows: [
        ['Stadium 1', '> 90 ml/min'],
        ['Stadium 2', '60 - 89 ml/min'],
        ['Stadium 3', '30 - 59 ml/min'],
      ],
    },
    {
      title: 'Vitamin-D-Versorgung',
      rows: [
        ['Mangel', '< 20 ng/ml'],
        ['unzureichend', '20 - 29 ng/ml'],
        ['ausreichend', '30 - 70 ng/ml'],
      ],
    },
  ],
  risks: ['optimal', 'grenzwertig', 'erhöht'],
  formulas: ['LDL = Cholesterin - HDL - Triglyceride / 5', 'HOMA-Index = Insulin x Glukose / 405'],
  questionnaire: {
    title: 'Fragebogen zum Lebensstil',
    rows: [
      ['Schlafqualität (0-10)', '7'],
      ['Stress (0-10)', '5'],
      ['Portionen Gemüse am Tag', '3'],
      ['Gesamtpunktzahl', '15 / 30'],
    ],
  },
  vitals: [
    ['Größe', '172 cm'],
    ['Gewicht', '70 kg'],
    ['BMI', '23,7'],
  ],
  footers: [
    'Geschäftsführung: Dr. med. A. Ahorn · HRB 70231 · IBAN DE00 1234 5678 9012 3456 00',
    'Dieser Befund wurde elektronisch freigegeben und ist ohne Unterschrift gültig.',
    'Akkreditiert nach DIN EN ISO 15189:2023, D-ML-10022-01-00',
  ],
}
