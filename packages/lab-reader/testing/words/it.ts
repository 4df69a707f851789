import { printedNames, type Words } from './words.ts'

export const italian: Words = {
  names: printedNames(`
    White blood cells: Globuli bianchi | GLOBULI BIANCHI | Leucociti | S-Leucociti (WBC)
    Red blood cells: Globuli rossi | GLOBULI ROSSI | Eritrociti | Eritrociti (RBC)
    Hemoglobin: Emoglobina | EMOGLOBINA | Emoglobina (Hb)
    Hematocrit: Ematocrito | EMATOCRITO | Ematocrito (HCT)
    MCV: MCV | Volume globulare medio | VOLUME CORPUSCOLARE MEDIO (MCV)
    MCH: MCH | Contenuto medio di Hb (MCH) | Emoglobina corpuscolare media
    MCHC: MCHC | Concentrazione media di Hb (MCHC) | Conc. emoglobinica corpuscolare media
    RDW: RDW | RDW-CV | Ampiezza distribuzione eritrocitaria (RDW)
    Platelets: Piastrine | PIASTRINE | Piastrine (PLT)
    MPV: MPV | Volume piastrinico medio
    PDW: PDW
    Plateletcrit: Piastrinocrito (PCT)
    Reticulocytes: Reticolociti
    Neutrophils: Neutrofili | Neutrofili % | NEUTROFILI | Granulociti neutrofili
    Lymphocytes: Linfociti | Linfociti % | LINFOCITI
    Monocytes: Monociti | Monociti % | MONOCITI
    Eosinophils: Eosinofili | Eosinofili % | EOSINOFILI | Granulociti eosinofili
    Basophils: Basofili | Basofili % | BASOFILI | Granulociti basofili
    Absolute neutrophils: Neutrofili # | Neutrofili (val. ass.) | Neutrofili assoluti
    Absolute lymphocytes: Linfociti # | Linfociti (val. ass.) | Linfociti assoluti
    Absolute monocytes: Monociti # | Monociti (val. ass.) | Monociti assoluti
    Absolute eosinophils: Eosinofili # | Eosinofili (val. ass.) | Eosinofili assoluti
    Absolute basophils: Basofili # | Basofili (val. ass.) | Basofili assoluti
    ESR: VES | V.E.S. (1a ora) | Velocità di eritrosedimentazione
    Glucose: Glucosio | Glicemia | GLICEMIA
    Fasting glucose: Glicemia a digiuno | Glucosio a digiuno | GLICEMIA BASALE
    Hemoglobin A1c: Emoglobina glicata | Emoglobina glicata (HbA1c) | HbA1c | EMOGLOBINA GLICOSILATA
    Insulin: Insulina | Insulina basale
    HOMA-IR: Indice HOMA | HOMA-IR
    C-peptide: Peptide C
    Creatinine: Creatinina | CREATININA | Creatinina sierica | S-Creatinina
    eGFR: eGFR (CKD-EPI) | Filtrato glomerulare stimato | VFG stimata (CKD-EPI)
    Urea: Urea | AZOTEMIA (UREA) | Urea sierica
    Uric acid: Acido urico | ACIDO URICO | Uricemia
    Cystatin C: Cistatina C
    Sodium: Sodio | SODIO | Sodio (Na) | Sodiemia
    Potassium: Potassio | POTASSIO | Potassio (K) | Potassiemia
    Chloride: Cloro | CLORO | Cloruri
    Calcium: Calcio | CALCIO | Calcemia | Calcio totale
    Corrected calcium: Calcio corretto
    Ionized calcium: Calcio ionizzato
    Phosphorus: Fosforo | FOSFORO | Fosforo inorganico
    Magnesium: Magnesio | MAGNESIO
    Total protein: Proteine totali | PROTEINE TOTALI | Protidemia totale
    Albumin: Albumina | ALBUMINA
    Globulin: Globuline
    Albumin/globulin ratio: Rapporto A/G
    Total bilirubin: Bilirubina totale | BILIRUBINA TOTALE
    Direct bilirubin: Bilirubina diretta | BILIRUBINA DIRETTA | Bilirubina coniugata
    Indirect bilirubin: Bilirubina indiretta
    ALT: ALT (GPT) | GPT (ALT) | Transaminasi GPT (ALT) | ALT/GPT
    AST: AST (GOT) | GOT (AST) | Transaminasi GOT (AST) | AST/GOT
    GGT: Gamma GT | GAMMA-GT | Gamma glutamil transferasi (GGT)
    Alkaline phosphatase: Fosfatasi alcalina | FOSFATASI ALCALINA
    LDH: LDH | Latticodeidrogenasi (LDH)
    Amylase: Amilasi | Amilasi totale
    Lipase: Lipasi
    Total cholesterol: Colesterolo totale | COLESTEROLO TOTALE | Colesterolo
    HDL cholesterol: Colesterolo HDL | COLESTEROLO HDL | HDL colesterolo
    LDL cholesterol: Colesterolo LDL | COLESTEROLO LDL | Colesterolo LDL (calcolato)
    Non-HDL cholesterol: Colesterolo non HDL
    Triglycerides: Trigliceridi | TRIGLICERIDI
    Cholesterol/HDL ratio: Rapporto colesterolo tot./HDL
    Apolipoprotein B: Apolipoproteina B
    Lipoprotein(a): Lipoproteina (a)
    Iron: Ferro | Sideremia | SIDEREMIA | Ferro sierico
    TIBC: Capacità totale legante il ferro (TIBC) | TIBC
    Transferrin: Transferrina | TRANSFERRINA
    Transferrin saturation: Saturazione transferrina | Saturazione della transferrina
    Ferritin: Ferritina | FERRITINA
    Vitamin D, 25-hydroxy: 25-OH Vitamina D | Vitamina D (25-OH) | Vitamina D 25 idrossi
    Vitamin B12: Vitamina B12 | VITAMINA B12
    Folate: Folati | Acido folico | ACIDO FOLICO
    Zinc: Zinco
    Homocysteine: Omocisteina
    TSH: TSH | TSH reflex | Ormone tireotropo (TSH)
    Free T4: FT4 | T4 libera (FT4) | Tiroxina libera (FT4)
    Free T3: FT3 | T3 libera (FT3) | Triiodotironina libera (FT3)
    TPO antibodies: Anticorpi anti-TPO | Ab anti tireoperossidasi | Anti-TPO
    Thyroglobulin antibodies: Anticorpi anti-tireoglobulina | Ab anti tireoglobulina
    Cortisol: Cortisolo | Cortisolo (ore 8)
    Testosterone: Testosterone | Testosterone totale
    Estradiol: Estradiolo | 17-beta-estradiolo
    Progesterone: Progesterone
    FSH: FSH
    LH: LH
    Prolactin: Prolattina
    DHEA-sulfate: DHEA-S | DHEA solfato
    Parathyroid hormone: Paratormone (PTH) | Paratormone intatto
    PSA: PSA totale | PSA
    C-reactive protein: Proteina C reattiva | PCR | Proteina C reattiva (PCR)
    hs-CRP: PCR ultrasensibile
    Rheumatoid factor: Fattore reumatoide
    IgG: Immunoglobuline G | IgG
    IgA: Immunoglobuline A | IgA
    IgM: Immunoglobuline M | IgM
    IgE: IgE totali
    INR: INR | PT (INR)
    aPTT: aPTT | PTT (tempo di tromboplastina parziale)
    Fibrinogen: Fibrinogeno | FIBRINOGENO
    D-dimer: D-dimero | D-Dimero
    Creatine kinase: CPK | Creatinchinasi (CK)
    Troponin I: Troponina I
    Troponin T: Troponina T
    Ammonia: Ammonio | Ammoniemia
    Osmolality: Osmolalità | Osmolalità sierica
    Lactate: Lattato | Acido lattico
    Procalcitonin: Procalcitonina
    Urine pH: pH | pH urine
    Specific gravity: Peso specifico | PESO SPECIFICO
    Calcium, whole blood: Calcio nel sangue intero | Calcio (sangue intero)
    Magnesium, whole blood: Magnesio nel sangue intero | Magnesio (sangue intero)
    Potassium, whole blood (total): Potassio nel sangue intero | Potassio (sangue intero)
    Zinc, whole blood: Zinco nel sangue intero | Zinco (sangue intero)
    Selenium, whole blood: Selenio nel sangue intero | Selenio (sangue intero)
    NT-proBNP: NT-proBNP
  `),
  panels: {
    count: ['Esame emocromocitometrico', 'ESAME EMOCROMOCITOMETRICO', 'Emocromo', 'EMATOLOGIA'],
    differential: ['Formula leucocitaria', 'FORMULA LEUCOCITARIA'],
    sugar: ['Metabolismo glucidico'],
    metabolic: ['CHIMICA CLINICA', 'Chimica clinica', 'BIOCHIMICA CLINICA', 'Elettroliti e rene'],
    liver: ['Funzionalità epatica', 'Enzimi'],
    lipids: ['Assetto lipidico', 'Profilo lipidico'],
    iron: ['Assetto marziale', 'Metabolismo del ferro'],
    vitamins: ['Vitamine', 'Vitamine e oligoelementi'],
    thyroid: ['Funzionalità tiroidea', 'ORMONI TIROIDEI'],
    hormones: ['Ormoni', 'IMMUNOMETRIA'],
    inflammation: ['Proteine specifiche', 'Immunologia'],
    coagulation: ['Coagulazione', 'COAGULAZIONE'],
    heart: ['Marcatori cardiaci'],
    wholeBlood: ['Minerali nel sangue intero', 'MINERALI SANGUE INTERO'],
    urine: ['Esame urine', 'ESAME DELLE URINE'],
  },
  columns: {
    name: ['Analisi', 'Esame', 'Esami', 'Descrizione esame', 'ESAME'],
    value: ['Risultato', 'Risultati', 'Esito', 'RISULTATO', 'Valore'],
    unit: ['U. M.', 'Unità di\nmisura', 'Unità', 'U.M.', 'Unità di misura'],
    range: [
      'Valori di riferimento',
      'Intervallo di riferimento',
      'Valori di\nriferimento',
      'Val. Rif.',
      'Intervalli di riferimento',
      'Valori normali',
    ],
    low: ['Min', 'Da'],
    high: ['Max', 'A'],
    flag: ['', '*', 'Flag'],
    previous: ['Precedente', 'Risultato precedente', 'Ris. prec.', 'Esito\nprecedente'],
    method: ['Metodo', 'Metodica'],
    material: ['Materiale', 'Campione'],
    status: ['Sede', 'Lab.'],
  },
  flags: {
    high: ['Alto', 'ALTO', 'Elevato'],
    low: ['Basso', 'BASSO', 'Ridotto'],
    normal: ['Normale', 'Nella norma'],
    phraseHigh: ['Superiore ai valori di riferimento', 'Sopra il limite superiore'],
    phraseLow: ['Inferiore ai valori di riferimento', 'Sotto il limite inferiore'],
  },
  limits: {
    below: ['< #', '<#', 'fino a #', 'Fino a #', 'inferiore a #', 'minore di #', '≤ #'],
    above: ['> #', '>#', 'superiore a #', 'maggiore di #', '≥ #'],
    between: ['a'],
  },
  people: { male: 'Maschio', female: 'Femmina', label: 'Sesso', m: 'M', f: 'F', child: 'Bambini' },
  dates: {
    collected: [
      'Data prelievo',
      'Prelievo del',
      'Data del prelievo',
      'Data/ora prelievo',
      'Prelievo',
      'Data campione',
    ],
    received: ['Data accettazione', 'Accettazione del', 'Accettato il', 'Ricevuto il'],
    reported: ['Data referto', 'Referto del', 'Data refertazione', 'Refertato il'],
    printed: ['Stampato il', 'Data stampa'],
    born: ['Data di nascita', 'Nato/a il', 'Nato il'],
    months: [
      'gennaio',
      'febbraio',
      'marzo',
      'aprile',
      'maggio',
      'giugno',
      'luglio',
      'agosto',
      'settembre',
      'ottobre',
      'novembre',
      'dicembre',
    ],
    formats: ['dd/mm/yyyy', 'dd/mm/yyyy', 'dd-mm-yyyy', 'dd.mm.yyyy', 'dd/mm/yy'],
  },
  labels: {
    report: ['Referto di laboratorio', 'REFERTO', 'Referto analisi cliniche', 'Rapporto di prova'],
    patient: ['Paziente', 'Cognome e nome', 'Sig./Sig.ra', 'Nome'],
    doctor: ['Medico richiedente', 'Medico curante', 'Richiedente'],
    order: ['Richiesta n.', 'N. accettazione', 'Codice paziente', 'Cod. Etichetta', 'Referto n.'],
    age: ['Età'],
    page: ['Pagina # di @', 'Pag. #/@', 'Pag. # di @'],
    phone: ['Tel.', 'Telefono', 'Fax'],
    end: ['Fine del referto'],
    previous: ['Precedente', 'Prec.'],
    material: ['Materiale', 'Campione'],
    method: ['Metodo', 'Metodica'],
    reference: ['Valori di riferimento', 'Rif.', 'V.R.', 'Valori normali'],
    result: ['Risultato'],
  },
  places: ['40061 Borgofiore (BO)', '10072 Collealto (TO)', '80014 Rivachiara (NA)'],
  streets: ['Via dei Platani, 18', 'Corso Garibaldi, 230', 'Piazza del Duomo, 5'],
  laboratories: [
    'Laboratorio Analisi Borgofiore',
    'Centro Diagnostico Collealto S.r.l.',
    'Ospedale di Rivachiara',
  ],
  methods: [
    'Spettrofotometria',
    'Chemiluminescenza',
    'Enzimatico',
    'Potenziometria',
    'Citofluorimetria',
    'HPLC',
    'Calcolo',
  ],
  materials: ['Siero', 'Sangue intero EDTA', 'Plasma', 'Plasma citrato'],
  qualitative: [
    ['HBsAg', ['Negativo', 'Positivo', 'Non reattivo'], 'Negativo'],
    ['Anticorpi anti HCV', ['Negativo', 'Assenti', 'Positivo'], 'Negativo'],
    ['Anti HIV 1/2', ['Negativo', 'Non reattivo'], 'Negativo'],
    ['ANA (anticorpi anti nucleo)', ['1:80', '1:160', 'Negativo'], 'Negativo'],
  ],
  urine: [
    ['Proteine (urine)', ['Assenti', 'Assente', 'Tracce', 'Negativo'], 'Assenti'],
    ['Glucosio (urine)', ['Assenti', 'Assente', 'Tracce', 'Negativo'], 'Assenti'],
    ['Corpi chetonici', ['Assenti', 'Assente', 'Tracce', 'Negativo'], 'Assenti'],
    ['Nitriti', ['Assenti', 'Assente', 'Tracce', 'Negativo'], 'Assenti'],
  ],
  prose: [
    'Una ferritina inferiore a 30 ng/mL indica scarse riserve di ferro anche senza anemia.',
    'Con un TSH da 4,5 a 10 µUI/mL si consiglia un controllo dopo 8 settimane.',
    'Il filtrato glomerulare è calcolato con la formula CKD-EPI 2021 ed è valido per adulti oltre 18 anni.',
    'Obiettivi di LDL secondo le linee guida ESC 2019 in base al rischio cardiovascolare.',
    'Per informazioni tel. 051 009 1842, dal lunedì al venerdì dalle 8.00 alle 17.30.',
    'I campioni sono conservati per 7 giorni; esami aggiuntivi entro 48 ore.',
    'Gli esami contrassegnati sono eseguiti presso altra sede (ISO 15189, cert. n. 9001-22).',
    'Si consiglia il digiuno di 12 ore prima del prelievo.',
  ],
  notes: [
    'Risultato verificato.',
    'Da ripetere fra 3 mesi.',
    'Trasporta l’ossigeno nel sangue.',
    'Può aumentare dopo i pasti.',
    'Riflette le riserve di ferro.',
  ],
  guidelines: [
    {
      title: 'Interpretazione della HbA1c',
      rows: [
        ['Non diabetico', '< 5,7 %'],
        ['Prediabete', '5,7 - 6,4 %'],
        ['Diabete', '>= 6,5 %'],
      ],
    },
    {
      title: 'Stato della vitamina D',
      rows: [
        ['Carenza', '< 20 ng/mL'],
        ['Insufficienza', '20 - 30 ng/mL'],
        ['Sufficienza', '30 - 100 ng/mL'],
      ],
    },
  ],
  risks: ['Desiderabile', 'Borderline', 'Alto'],
  formulas: ['LDL = colesterolo totale - HDL - trigliceridi / 5', 'HOMA = glicemia x insulina / 405'],
  questionnaire: {
    title: 'Questionario sullo stile di vita',
    rows: [
      ['Qualità del sonno (0-10)', '6'],
      ['Livello di stress (0-10)', '5'],
      ['Punteggio totale', '15 / 30'],
    ],
  },
  vitals: [
    ['Altezza', '172 cm'],
    ['Peso', '70 kg'],
    ['IMC', '23,7'],
  ],
  footers: [
    'Direttore sanitario: Dott.ssa P. Borgo - P. IVA 00129870377 - Codice Fiscale BRGPLA00A00A000A',
    'Documento firmato digitalmente ai sensi del D.Lgs. 82/2005.',
    '* valori fuori dall’intervallo di riferimento',
  ],
}
