import { printedNames, type Words } from './words.ts'

/** English, of American laboratories; British and Indian ones differ below. */
export const english: Words = {
  names: printedNames(`
    White blood cells: WBC | White Blood Cell Count | Leukocytes | WHITE BLOOD CELL COUNT | WBC Count
    Red blood cells: RBC | Red Blood Cell Count | RED BLOOD CELL COUNT | Erythrocytes | RBC Count
    Hemoglobin: Hemoglobin | HEMOGLOBIN | Hgb | Hemoglobin (Hgb) | HGB
    Hematocrit: Hematocrit | HEMATOCRIT | HCT | Hct | Hematocrit (HCT)
    MCV: MCV | Mean Corpuscular Volume | MCV (Mean Corpuscular Volume)
    MCH: MCH | Mean Corpuscular Hemoglobin | Mean Cell Hemoglobin
    MCHC: MCHC | Mean Corpuscular Hgb Conc | Mean Corpuscular Hemoglobin Concentration
    RDW: RDW | RDW-CV | Red Cell Distribution Width
    RDW-SD: RDW-SD | RDW SD
    Platelets: Platelets | PLATELET COUNT | Platelet Count | PLT
    MPV: MPV | Mean Platelet Volume
    PDW: PDW | Platelet Distribution Width
    Plateletcrit: PCT (Plateletcrit) | Plateletcrit
    P-LCR: P-LCR | Platelet Large Cell Ratio
    Reticulocytes: Reticulocyte Count | Retic % | Reticulocytes
    Neutrophils: Neutrophils | Neutrophils % | NEUTROPHILS | Segmented Neutrophils | Neut %
    Lymphocytes: Lymphocytes | Lymphocytes % | LYMPHOCYTES | Lymphs | Lymph %
    Monocytes: Monocytes | Monocytes % | MONOCYTES | Mono %
    Eosinophils: Eosinophils | Eosinophils % | EOSINOPHILS | Eos | Eos %
    Basophils: Basophils | Basophils % | BASOPHILS | Baso %
    Absolute neutrophils: Absolute Neutrophils | ABSOLUTE NEUTROPHILS | Neutrophils (Absolute) | Neutrophils, Abs
    Absolute lymphocytes: Absolute Lymphocytes | ABSOLUTE LYMPHOCYTES | Lymphs (Absolute) | Lymphocytes, Abs
    Absolute monocytes: Absolute Monocytes | ABSOLUTE MONOCYTES | Monocytes(Absolute) | Monocytes, Abs
    Absolute eosinophils: Absolute Eosinophils | ABSOLUTE EOSINOPHILS | Eos (Absolute) | Eosinophils, Abs
    Absolute basophils: Absolute Basophils | ABSOLUTE BASOPHILS | Baso (Absolute) | Basophils, Abs
    ESR: Sed Rate by Modified Westergren | ESR | Erythrocyte Sedimentation Rate
    Glucose: Glucose | GLUCOSE | Glucose, Serum | Glucose, Random
    Fasting glucose: Glucose, Fasting | Fasting Glucose | Fasting Blood Sugar | Glucose (Fasting)
    Hemoglobin A1c: Hemoglobin A1c | HbA1c | HEMOGLOBIN A1c | Glycated Hemoglobin (HbA1c) | A1C
    Estimated average glucose: Estimated Average Glucose | eAG | Estimated Average Glucose (eAG)
    Insulin: Insulin | Insulin, Fasting | INSULIN
    HOMA-IR: HOMA-IR | HOMA IR Index
    C-peptide: C-Peptide | C-PEPTIDE
    Creatinine: Creatinine | CREATININE | Creatinine, Serum
    eGFR: eGFR | eGFR (CKD-EPI 2021) | EGFR | eGFR If NonAfricn Am
    Urea nitrogen: BUN | UREA NITROGEN (BUN) | Urea Nitrogen | Blood Urea Nitrogen
    Urea: Urea | Blood Urea
    BUN/creatinine ratio: BUN/Creatinine Ratio | BUN/CREATININE RATIO
    Uric acid: Uric Acid | URIC ACID | Uric Acid, Serum
    Cystatin C: Cystatin C | CYSTATIN C
    Sodium: Sodium | SODIUM | Sodium, Serum | Na
    Potassium: Potassium | POTASSIUM | Potassium, Serum | K
    Chloride: Chloride | CHLORIDE | Chloride, Serum | Cl
    Carbon dioxide: Carbon Dioxide, Total | CARBON DIOXIDE | CO2 | Carbon Dioxide (CO2)
    Anion gap: Anion Gap | ANION GAP
    Calcium: Calcium | CALCIUM | Calcium, Total | Calcium, Serum
    Corrected calcium: Calcium, Corrected | Corrected Calcium | Calcium (Albumin Corrected)
    Ionized calcium: Calcium, Ionized | Ionized Calcium
    Phosphorus: Phosphorus | PHOSPHATE (AS PHOSPHORUS) | Phosphate | Phosphorus, Serum
    Magnesium: Magnesium | MAGNESIUM | Magnesium, Serum
    Total protein: Protein, Total | PROTEIN, TOTAL | Total Protein
    Albumin: Albumin | ALBUMIN | Albumin, Serum
    Globulin: Globulin | GLOBULIN | Globulin, Total
    Albumin/globulin ratio: A/G Ratio | ALBUMIN/GLOBULIN RATIO | Albumin/Globulin Ratio
    Total bilirubin: Bilirubin, Total | BILIRUBIN, TOTAL | Total Bilirubin
    Direct bilirubin: Bilirubin, Direct | BILIRUBIN, DIRECT | Direct Bilirubin
    Indirect bilirubin: Bilirubin, Indirect | Indirect Bilirubin
    ALT: ALT | ALT (SGPT) | Alanine Aminotransferase | SGPT (ALT)
    AST: AST | AST (SGOT) | Aspartate Aminotransferase | SGOT (AST)
    GGT: GGT | Gamma Glutamyl Transferase | Gamma GT
    Alkaline phosphatase: Alkaline Phosphatase | ALKALINE PHOSPHATASE | Alk Phos | Alkaline Phosphatase (ALP)
    LDH: LDH | Lactate Dehydrogenase (LDH) | LD
    Amylase: Amylase | AMYLASE | Amylase, Serum
    Lipase: Lipase | LIPASE | Lipase, Serum
    Total cholesterol: Cholesterol, Total | CHOLESTEROL, TOTAL | Total Cholesterol
    HDL cholesterol: HDL Cholesterol | HDL CHOLESTEROL | HDL-C | Cholesterol, HDL
    LDL cholesterol: LDL Cholesterol | LDL CHOLESTEROL | LDL-C | LDL Chol Calc (NIH) | LDL-CHOLESTEROL
    VLDL cholesterol: VLDL Cholesterol | VLDL Cholesterol Cal | VLDL
    Non-HDL cholesterol: Non-HDL Cholesterol | NON HDL CHOLESTEROL | Non-HDL-C
    Triglycerides: Triglycerides | TRIGLYCERIDES | Triglyceride
    Cholesterol/HDL ratio: CHOL/HDLC RATIO | T. Chol/HDL Ratio | Cholesterol/HDL Ratio
    Apolipoprotein B: Apolipoprotein B | Apo B | APOLIPOPROTEIN B
    Lipoprotein(a): Lipoprotein (a) | Lp(a) | LIPOPROTEIN (a)
    Iron: Iron | IRON, TOTAL | Iron, Serum | Serum Iron
    TIBC: TIBC | IRON BINDING CAPACITY | Iron Bind.Cap.(TIBC) | Total Iron Binding Capacity
    UIBC: UIBC | UIBC (Unsaturated)
    Transferrin: Transferrin | TRANSFERRIN
    Transferrin saturation: Iron Saturation | % SATURATION | Transferrin Saturation
    Ferritin: Ferritin | FERRITIN | Ferritin, Serum
    Vitamin D, 25-hydroxy: Vitamin D, 25-Hydroxy | VITAMIN D,25-OH,TOTAL | 25-Hydroxyvitamin D | Vitamin D (25-OH)
    Vitamin B12: Vitamin B12 | VITAMIN B12 | Cobalamin (Vitamin B12)
    Folate: Folate | FOLATE, SERUM | Folate (Folic Acid), Serum | Folic Acid
    Zinc: Zinc | ZINC | Zinc, Plasma
    Homocysteine: Homocysteine | HOMOCYSTEINE | Homocyst(e)ine
    TSH: TSH | Thyroid Stimulating Hormone | TSH W/REFLEX TO FT4 | TSH, 3rd Generation
    Free T4: T4, Free | T4, FREE | Free T4 | T4,Free(Direct)
    Free T3: T3, Free | T3, FREE | Free T3 | Triiodothyronine, Free
    TPO antibodies: Thyroid Peroxidase Antibodies | THYROID PEROXIDASE AB | TPO Antibodies | Anti-TPO
    Thyroglobulin antibodies: Thyroglobulin Antibodies | THYROGLOBULIN ANTIBODIES | Anti-Thyroglobulin
    Cortisol: Cortisol | CORTISOL, TOTAL | Cortisol, AM
    Testosterone: Testosterone, Total | TESTOSTERONE, TOTAL | Testosterone
    Estradiol: Estradiol | ESTRADIOL | Estradiol (E2)
    Progesterone: Progesterone | PROGESTERONE
    FSH: FSH | Follicle Stimulating Hormone
    LH: LH | Luteinizing Hormone
    Prolactin: Prolactin | PROLACTIN
    DHEA-sulfate: DHEA-Sulfate | DHEA SULFATE | DHEA-S
    Parathyroid hormone: PTH, Intact | PTH, INTACT | Parathyroid Hormone
    PSA: PSA, Total | PSA | Prostate Specific Antigen
    C-reactive protein: C-Reactive Protein | CRP | C-REACTIVE PROTEIN | C-Reactive Protein (CRP)
    hs-CRP: hs-CRP | HS CRP | C-Reactive Protein, Cardiac
    Rheumatoid factor: Rheumatoid Factor | RHEUMATOID FACTOR | RA Factor
    IgG: Immunoglobulin G | IgG | IMMUNOGLOBULIN G
    IgA: Immunoglobulin A | IgA | IMMUNOGLOBULIN A
    IgM: Immunoglobulin M | IgM | IMMUNOGLOBULIN M
    IgE: Immunoglobulin E | IgE, Total | IMMUNOGLOBULIN E
    Prothrombin time: Prothrombin Time | PT | PROTHROMBIN TIME
    INR: INR | PT-INR
    aPTT: aPTT | PTT | Activated Partial Thromboplastin Time
    Fibrinogen: Fibrinogen | FIBRINOGEN | Fibrinogen Activity
    D-dimer: D-Dimer | D-DIMER, QUANTITATIVE
    Creatine kinase: Creatine Kinase | CK, Total | CREATINE KINASE, TOTAL
    Troponin I: Troponin I | TROPONIN I
    Troponin T: Troponin T | Troponin T, High Sensitivity
    Ammonia: Ammonia | Ammonia, Plasma
    Osmolality: Osmolality | Osmolality, Serum
    Lactate: Lactate | Lactic Acid
    Procalcitonin: Procalcitonin
    Urine pH: pH | Urine pH
    Specific gravity: Specific Gravity | SPECIFIC GRAVITY
    Calcium, whole blood: Calcium, whole blood | Calcium (Whole Blood)
    Magnesium, whole blood: Magnesium, whole blood | Magnesium (Whole Blood)
    Potassium, whole blood (total): Potassium, whole blood | Potassium (Whole Blood)
    Zinc, whole blood: Zinc, whole blood | Zinc (Whole Blood)
    Selenium, whole blood: Selenium, whole blood | Selenium (Whole Blood)
    NT-proBNP: NT-proBNP | NT PROBNP | proBNP, N-terminal
  `),
  panels: {
    count: ['Complete Blood Count', 'CBC', 'CBC With Differential/Platelet', 'HEMATOLOGY'],
    differential: ['Differential', 'WBC Differential', 'Differential Count'],
    sugar: ['Diabetes Panel', 'Glucose Metabolism', 'GLYCEMIC CONTROL'],
    metabolic: [
      'Comp. Metabolic Panel (14)',
      'COMPREHENSIVE METABOLIC PANEL',
      'Basic Metabolic Panel',
      'CHEMISTRY',
    ],
    liver: ['Hepatic Function Panel', 'Liver Function', 'HEPATIC PANEL'],
    lipids: ['Lipid Panel', 'LIPID PANEL, STANDARD', 'Lipid Profile'],
    iron: ['Iron Studies', 'IRON, TIBC AND FERRITIN PANEL', 'Iron Panel'],
    vitamins: ['Vitamins', 'VITAMINS AND TRACE ELEMENTS', 'Nutritional Markers'],
    thyroid: ['Thyroid Panel', 'THYROID FUNCTION', 'Thyroid'],
    hormones: ['Hormones', 'ENDOCRINOLOGY', 'Hormone Panel'],
    inflammation: ['Inflammation and Immunity', 'IMMUNOLOGY', 'Inflammatory Markers'],
    coagulation: ['Coagulation', 'COAGULATION STUDIES', 'Coagulation Profile'],
    heart: ['Cardiac Markers', 'CARDIAC PANEL', 'Cardiac Enzymes'],
    wholeBlood: ['Whole Blood Minerals', 'Minerals in Whole Blood'],
    urine: ['Urinalysis', 'URINALYSIS', 'Urine Examination'],
  },
  columns: {
    name: [
      'Test Name',
      'Test',
      'TESTS',
      'Analyte',
      'Component',
      'Investigation',
      'Test Description',
      'Parameter',
    ],
    value: [
      'Result',
      'RESULT',
      'Value',
      'Your Value',
      'Observed\nValue',
      'Current Result',
      'Results',
      'Your Result',
    ],
    unit: ['Units', 'UNITS', 'Unit', 'UoM', 'Unit of\nMeasure'],
    range: [
      'Reference Range',
      'Reference Interval',
      'REFERENCE\nINTERVAL',
      'Standard Range',
      'Normal Range',
      'Ref. Range',
      'Biological Ref.\nInterval',
      'Expected Values',
    ],
    low: ['Low', 'Lower Limit', 'Ref Low', 'Min'],
    high: ['High', 'Upper Limit', 'Ref High', 'Max'],
    flag: ['Flag', 'FLAG', 'Abnormal', 'Abn', 'Status'],
    previous: ['Previous Result', 'Previous', 'Prior Result', 'Prev. Result\nand Date', 'Last Result'],
    method: ['Method', 'METHOD', 'Methodology', 'Technique'],
    material: ['Specimen', 'Sample Type', 'Sample'],
    status: ['Lab', 'Site', 'LAB'],
    inside: ['In Range', 'IN RANGE'],
    outside: ['Out Of Range', 'OUT OF RANGE', 'Out of\nRange'],
  },
  flags: {
    high: ['High', 'HIGH', 'Above Range', 'Elevated', 'Abnormal High'],
    low: ['Low', 'LOW', 'Below Range', 'Decreased', 'Abnormal Low'],
    normal: ['Normal', 'NORMAL', 'In Range', 'Within range'],
    phraseHigh: ['Above high normal', 'Above high reference limit', 'Value is above the reference range'],
    phraseLow: ['Below low normal', 'Below low reference limit', 'Value is below the reference range'],
  },
  limits: {
    below: ['<#', '< #', 'Up to #', '< OR = #', '≤ #', 'Less than #', '<= #'],
    above: ['>#', '> #', '> OR = #', '≥ #', 'More than #', '>= #', 'At least #'],
    between: ['to'],
  },
  people: { male: 'Male', female: 'Female', label: 'Sex', m: 'M', f: 'F', child: 'Children' },
  dates: {
    collected: [
      'Collected',
      'Date Collected',
      'Collection Date',
      'Specimen Collected',
      'Sample Collected',
      'Collected On',
      'Date of Collection',
      'Drawn',
    ],
    received: ['Received', 'Date Received', 'Sample Received'],
    reported: ['Reported', 'Date Reported', 'Report Date', 'Reported On', 'Final Report'],
    printed: ['Printed', 'Print Date', 'Printed On'],
    born: ['DOB', 'Date of Birth', 'Birth Date', 'D.O.B.'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    formats: ['mm/dd/yyyy', 'mon dd, yyyy', 'month d, yyyy', 'yyyy-mm-dd', 'm/d/yyyy'],
  },
  labels: {
    report: ['Laboratory Report', 'LABORATORY REPORT', 'Test Results', 'Patient Report', 'Final Report'],
    patient: ['Patient', 'Patient Name', 'Name', 'PATIENT'],
    doctor: ['Ordering Physician', 'Physician', 'Referred By', 'Provider', 'Requested by'],
    order: ['Accession', 'Specimen ID', 'Requisition', 'Lab No', 'Order Number', 'Patient ID', 'MRN'],
    age: ['Age', 'AGE'],
    page: ['Page # of @', 'Page # / @', 'Page: #'],
    phone: ['Phone', 'Tel', 'Fax', 'Customer Service'],
    end: ['End of Report', '*** END OF REPORT ***', '-- End of Report --'],
    previous: ['Previous', 'Last result', 'Prior'],
    material: ['Specimen', 'Sample type'],
    method: ['Method', 'Methodology'],
    reference: ['Reference range', 'Ref', 'Normal range', 'Ref. range', 'Normal'],
    result: ['Result', 'Your result'],
  },
  places: ['Cedar Falls, OH 44102', 'Maple Grove, IL 60613', 'San Tadeo, CA 94016', 'Port Alder, TX 77005'],
  streets: ['1420 Orchard Avenue, Suite 210', '88 Mill Street', '5075 W Harbor Blvd'],
  laboratories: [
    'Northgate Clinical Laboratories',
    'Bluewater Diagnostics',
    'Prairie Reference Lab, Inc.',
    'Harbor Medical Center Laboratory',
  ],
  methods: [
    'Spectrophotometry',
    'Immunoassay',
    'Calculated',
    'Enzymatic',
    'ISE Indirect',
    'Electrochemiluminescence',
    'Flow cytometry',
    'Hexokinase',
  ],
  materials: ['Serum', 'EDTA whole blood', 'Plasma', 'Blood'],
  qualitative: [
    ['HBsAg Screen', ['Negative', 'Non-Reactive', 'Reactive'], 'Negative'],
    ['Hepatitis C Antibody', ['Non Reactive', 'NON-REACTIVE', 'Reactive'], 'Non Reactive'],
    ['HIV Screen 4th Generation', ['Non Reactive', 'Negative'], 'Non Reactive'],
    ['ANA Titer', ['1:40', '1:160', 'Negative'], 'Negative'],
    ['RPR', ['Non Reactive', 'Reactive'], 'Non Reactive'],
    ['Heterophile Antibody', ['Negative', 'Positive'], 'Negative'],
  ],
  urine: [
    ['Urine Protein', ['Negative', 'Positive', 'Trace', '1+'], 'Negative'],
    ['Urine Glucose', ['Negative', 'Positive', 'Trace', '1+'], 'Negative'],
    ['Ketones', ['Negative', 'Positive', 'Trace', '1+'], 'Negative'],
    ['Nitrite', ['Negative', 'Positive', 'Trace', '1+'], 'Negative'],
    ['Leukocyte Esterase', ['Negative', 'Positive', 'Trace', '1+'], 'Negative'],
    ['Occult Blood', ['Negative', 'Positive', 'Trace', '1+'], 'Negative'],
  ],
  prose: [
    'Ferritin below 30 ng/mL suggests low iron stores even without anemia.',
    'A TSH between 4.5 and 10 uIU/mL with a normal free T4 is often checked again after 8 weeks.',
    'For most adults an LDL of 70 mg/dL or less is the goal after a heart attack.',
    'The eGFR was calculated with the 2021 CKD-EPI equation, which does not include race, and applies to adults aged 18 to 85.',
    'Fasting samples are drawn after 8 to 12 hours without food; values may rise by 10 to 20 percent after a meal.',
    'Results marked by the laboratory lie outside the range that 95% of healthy adults have.',
    'For questions call 1-800-555-0142 between 8:00 and 17:30, Monday to Friday.',
    'This test was developed and its performance determined by the laboratory; see form 2210-B, version 7.',
    'Biotin above 5 mg a day can disturb these assays; stop it 72 hours before the next draw.',
    'According to the guideline of 2018 (J Cardiol 73:3168) the goal depends on the personal risk.',
    'Specimens are kept for 7 days. Additional tests can be ordered within 48 hours under number 90-4412.',
  ],
  notes: [
    'Carries oxygen from the lungs through the body.',
    'Helps to tell how well the kidneys filter the blood.',
    'May be raised after a meal or during an infection.',
    'Shows how much iron the body has in store.',
    'Please repeat in 3 months if symptoms go on.',
    'Verified by repeat analysis.',
  ],
  guidelines: [
    {
      title: 'Interpretation of HbA1c (guideline 2023)',
      rows: [
        ['Non-diabetic', '< 5.7 %'],
        ['Prediabetes', '5.7 - 6.4 %'],
        ['Diabetes', '>= 6.5 %'],
      ],
    },
    {
      title: 'Stages of chronic kidney disease',
      rows: [
        ['G1 normal or high', '>= 90'],
        ['G2 mildly decreased', '60 - 89'],
        ['G3a', '45 - 59'],
        ['G4 severely decreased', '15 - 29'],
      ],
    },
    {
      title: 'Cholesterol classification, adults',
      rows: [
        ['Desirable', '< 200 mg/dL'],
        ['Borderline high', '200 - 239 mg/dL'],
        ['High', '>= 240 mg/dL'],
      ],
    },
  ],
  risks: ['Desirable', 'Borderline high', 'High'],
  formulas: [
    'LDL = total cholesterol - HDL - triglycerides / 5',
    'HOMA-IR = glucose (mg/dL) x insulin (uIU/mL) / 405',
    'eAG (mg/dL) = 28.7 x A1c - 46.7',
  ],
  questionnaire: {
    title: 'Lifestyle questionnaire',
    rows: [
      ['Sleep quality (0-10)', '6'],
      ['Stress level (0-10)', '4'],
      ['Servings of vegetables a day', '3'],
      ['Total score', '13 / 30'],
    ],
  },
  vitals: [
    ['Height', '172 cm'],
    ['Weight', '70 kg'],
    ['BMI', '23.7'],
  ],
  footers: [
    'Laboratory Director: R. Halvorsen, MD - CLIA 05D2099871',
    'This report is confidential and meant for the patient named above.',
    'Electronically released; valid without a signature.',
  ],
}

export const british: Words = {
  ...english,
  names: {
    ...english.names,
    ...printedNames(`
    White blood cells: White blood cell count | Total white cell count | WBC | White Cell Count
    Red blood cells: Red blood cell count | RBC | Red Cell Count
    Hemoglobin: Haemoglobin | Haemoglobin estimation | Haemoglobin concentration | Hb
    Hematocrit: Haematocrit | HCT | Haematocrit (PCV)
    MCV: Mean cell volume | MCV | Mean corpuscular volume (MCV)
    MCH: Mean cell haemoglobin | MCH | Mean corpusc. haemoglobin (MCH)
    MCHC: Mean corpusc. Hb. conc. (MCHC) | MCHC | Mean cell haemoglobin concentration
    Platelets: Platelet count | Platelets | Platelet count - observation
    Neutrophils: Neutrophils % | Percentage neutrophils
    Absolute neutrophils: Neutrophil count | Neutrophils
    Absolute lymphocytes: Lymphocyte count | Lymphocytes
    Absolute monocytes: Monocyte count | Monocytes
    Absolute eosinophils: Eosinophil count | Eosinophils
    Absolute basophils: Basophil count | Basophils
    Creatinine: Serum creatinine level | Creatinine | Serum creatinine
    eGFR: eGFRcreat (CKD-EPI)/1.73 m*2 | eGFR | GFR calculated abbreviated MDRD | Estimated GFR
    Urea: Serum urea level | Urea | Serum urea
    Sodium: Serum sodium level | Sodium | Serum sodium
    Potassium: Serum potassium level | Potassium | Serum potassium
    Chloride: Serum chloride level | Chloride
    Carbon dioxide: Serum bicarbonate level | Bicarbonate
    Corrected calcium: Serum adjusted calcium concentration | Adjusted calcium
    Calcium: Serum calcium level | Calcium | Serum total calcium
    Phosphorus: Serum inorganic phosphate level | Phosphate
    Magnesium: Serum magnesium level | Magnesium
    Total protein: Serum total protein level | Total protein
    Albumin: Serum albumin level | Albumin | Serum albumin
    Globulin: Serum globulin level | Globulin
    Total bilirubin: Serum total bilirubin level | Total bilirubin | Bilirubin
    ALT: Serum ALT level | ALT | Alanine transaminase
    AST: Serum AST level | AST | Aspartate transaminase
    GGT: Serum gamma-glutamyl transferase level | Gamma GT
    Alkaline phosphatase: Serum alkaline phosphatase level | ALP | Alkaline phosphatase
    Total cholesterol: Serum cholesterol level | Cholesterol | Total cholesterol
    HDL cholesterol: Serum HDL cholesterol level | HDL cholesterol
    LDL cholesterol: Calculated LDL cholesterol level | LDL cholesterol
    Non-HDL cholesterol: Non-HDL cholesterol level | Non HDL cholesterol
    Cholesterol/HDL ratio: Total cholesterol:HDL ratio | Serum cholesterol/HDL ratio
    Triglycerides: Serum triglyceride levels | Triglycerides
    Hemoglobin A1c: HbA1c level - IFCC standardised | HbA1c (IFCC) | Haemoglobin A1c level
    Glucose: Plasma glucose level | Glucose
    Fasting glucose: Plasma fasting glucose level | Fasting glucose
    Ferritin: Serum ferritin level | Ferritin | Serum ferritin
    Iron: Serum iron level | Serum iron
    Transferrin saturation: Transferrin saturation index | Transferrin saturation
    Vitamin B12: Serum vitamin B12 | Vitamin B12 | Serum vitamin B12 level
    Folate: Serum folate level | Folate | Serum folate
    Vitamin D, 25-hydroxy: Serum total 25-hydroxy vitamin D level | 25-OH vitamin D | Total 25-hydroxyvitamin D
    TSH: Serum TSH level | TSH | Thyroid stimulating hormone
    Free T4: Serum free T4 level | Free T4
    Free T3: Serum free T3 level | Free T3
    C-reactive protein: Serum C reactive protein level | CRP | C reactive protein
    ESR: Erythrocyte sedimentation rate | ESR
    Estradiol: Serum oestradiol level | Oestradiol
  `),
  },
  panels: {
    ...english.panels,
    count: ['Full blood count', 'FULL BLOOD COUNT - FBC', 'Haematology'],
    metabolic: ['Urea and electrolytes', 'RENAL PROFILE', 'U&Es'],
    liver: ['Liver function tests', 'LFT', 'Liver profile'],
    iron: ['Haematinics', 'Iron studies'],
    lipids: ['Lipid profile', 'Serum lipids'],
  },
  columns: {
    ...english.columns,
    name: ['Test', 'Investigation', 'Analyte', 'Test name'],
    value: ['Result', 'Value', 'Results'],
    range: ['Reference range', 'Normal range', 'Reference Interval', 'Ref. range'],
  },
  flags: {
    ...english.flags,
    phraseHigh: ['Above high reference limit', 'Outside reference range', 'Above range'],
    phraseLow: ['Below low reference limit', 'Outside reference range', 'Below range'],
  },
  dates: {
    ...english.dates,
    collected: [
      'Sample collected',
      'Collected',
      'Date of sample',
      'Specimen taken',
      'Sample date',
      'Collection Date',
    ],
    formats: ['dd/mm/yyyy', 'dd-mon-yyyy', 'd month yyyy', 'dd mon yyyy'],
  },
  places: ['Ashbourne AB3 1XY', 'Kettleby LE14 3QT', 'Wexcombe SN8 3SG'],
  streets: ['Meadow Road', '14 Abbey Lane'],
  laboratories: [
    'Millbrook Hospitals NHS Trust Pathology',
    'Fenland Pathology Partnership',
    'Kingsmead Surgery',
  ],
  prose: [
    'A ferritin below 30 ug/L suggests low iron stores even without anaemia.',
    'eGFR is calculated with the CKD-EPI equation of 2009 and is not valid under 18 years or in pregnancy.',
    'A result of 48 mmol/mol or more on two occasions is consistent with diabetes.',
    'For advice ring the duty biochemist on 01632 960 417, bleep 2214, from 9 am to 5 pm.',
    'Please repeat in 3 months together with a urine sample (NG203, 2021).',
    'Acute kidney injury: no alert was raised for this sample against the last 365 days.',
  ],
  footers: [
    'UKAS accredited medical laboratory No. 9187',
    'Reported electronically; no signature is needed.',
  ],
}

export const indian: Words = {
  ...english,
  // An American laboratory's licence is never on an Indian report.
  footers: ['NABL accredited medical laboratory MC-4821', ...english.footers.slice(1)],
  names: {
    ...english.names,
    ...printedNames(`
    White blood cells: Total Leucocyte Count (TLC) | Total WBC Count | TLC | WBC Count | Total Leukocyte Count
    Red blood cells: RBC Count | Total RBC Count | Erythrocyte Count
    Hemoglobin: Haemoglobin (Hb) | Hemoglobin | HAEMOGLOBIN | Haemoglobin
    Hematocrit: Packed Cell Volume (PCV) | PCV | Hematocrit (PCV) | PCV / Hematocrit
    MCV: MCV | Mean Corpuscular Volume (MCV) | Mean Cell Volume
    MCH: MCH | Mean Corp. Hemoglobin (MCH)
    MCHC: MCHC | Mean Corp. Hb. Conc. (MCHC)
    RDW: RDW-CV | Red Cell Distribution Width (RDW-CV) | RDW
    Platelets: Platelet Count | PLATELET COUNT | Platelets
    Neutrophils: Neutrophils | Polymorphs | Segmented Neutrophils
    Absolute neutrophils: Absolute Neutrophil Count | Absolute Neutrophil Count (ANC)
    Absolute lymphocytes: Absolute Lymphocyte Count
    Absolute monocytes: Absolute Monocyte Count
    Absolute eosinophils: Absolute Eosinophil Count (AEC) | Absolute Eosinophil Count
    Absolute basophils: Absolute Basophil Count
    ESR: ESR | Erythrocyte Sedimentation Rate (ESR) | E.S.R. (Westergren)
    Fasting glucose: Glucose Fasting (FBS) | Fasting Blood Sugar | Blood Sugar Fasting | Plasma Glucose - Fasting
    Glucose: Blood Glucose Random | Random Blood Sugar | Plasma Glucose Random
    Hemoglobin A1c: HbA1c (Glycosylated Hemoglobin) | Glycated Haemoglobin (HbA1c) | HbA1c
    Estimated average glucose: Estimated Average Glucose (eAG) | Mean Plasma Glucose
    Creatinine: Serum Creatinine | Creatinine | S. Creatinine | CREATININE, SERUM
    Urea: Blood Urea | Serum Urea | Urea
    Urea nitrogen: Blood Urea Nitrogen (BUN) | BUN
    Uric acid: Serum Uric Acid | Uric Acid | S. Uric Acid
    Sodium: Sodium (Na+) | Serum Sodium | SODIUM
    Potassium: Potassium (K+) | Serum Potassium | POTASSIUM
    Chloride: Chloride (Cl-) | Serum Chloride | CHLORIDE
    Calcium: Serum Calcium | Calcium Total | S. Calcium
    Total protein: Total Proteins | Total Protein | Serum Total Protein
    Albumin: Serum Albumin | Albumin | S. Albumin
    Total bilirubin: Bilirubin Total | Total Bilirubin | Serum Bilirubin (Total)
    Direct bilirubin: Bilirubin Direct | Conjugated Bilirubin (Direct) | Serum Bilirubin (Direct)
    Indirect bilirubin: Bilirubin Indirect | Serum Bilirubin (Indirect)
    ALT: SGPT (ALT) | SGPT | ALT/SGPT | Alanine Transaminase (ALT/SGPT)
    AST: SGOT (AST) | SGOT | AST/SGOT | Aspartate Transaminase (AST/SGOT)
    Total cholesterol: Total Cholesterol | Cholesterol Total | Serum Cholesterol
    Triglycerides: Triglycerides | Serum Triglycerides | S. Triglyceride
    HDL cholesterol: HDL Cholesterol | HDL Cholesterol Direct | Cholesterol - HDL
    LDL cholesterol: LDL Cholesterol | Cholesterol - LDL | LDL Cholesterol (Direct)
    VLDL cholesterol: VLDL Cholesterol | V.L.D.L. Cholesterol
    Vitamin D, 25-hydroxy: 25-OH Vitamin D (Total) | Vitamin D 25 Hydroxy | Vitamin D Total (25-OH)
    Vitamin B12: Vitamin B12 | Vitamin B-12 (Cyanocobalamin)
    TSH: TSH (Ultrasensitive) | Thyroid Stimulating Hormone (TSH) | TSH
  `),
  },
  panels: {
    ...english.panels,
    count: ['COMPLETE BLOOD COUNT (CBC)', 'Haemogram', 'HAEMATOLOGY'],
    differential: ['Differential Leucocyte Count (DLC)', 'DIFFERENTIAL COUNT'],
    metabolic: ['KIDNEY FUNCTION TEST (KFT)', 'Renal Function Test', 'BIOCHEMISTRY'],
    liver: ['LIVER FUNCTION TEST (LFT)', 'Liver Function Test'],
    lipids: ['LIPID PROFILE', 'Lipid Profile'],
    thyroid: ['THYROID PROFILE', 'Thyroid Function Test (TFT)'],
  },
  columns: {
    ...english.columns,
    name: ['Test Name', 'Investigation', 'TEST DESCRIPTION', 'Test Description', 'Parameter'],
    value: ['Result', 'Observed\nValue', 'Observed Value', 'Value(s)', 'RESULT', 'Observation'],
    range: [
      'Bio. Ref. Interval',
      'Biological Reference\nInterval',
      'Reference Range',
      'Normal Range',
      'Bio. Ref. Range.',
    ],
    unit: ['Unit', 'Units', 'Unit(s)', 'UNITS'],
  },
  dates: {
    ...english.dates,
    collected: ['Sample Collected On', 'Collected On', 'Sample Collection', 'Collection Date', 'Collected'],
    received: ['Sample Received On', 'Received On', 'Registered On', 'Registration Date'],
    reported: ['Report Released On', 'Reported On', 'Report Date', 'Approved On'],
    formats: ['dd/mm/yyyy', 'dd-mon-yyyy', 'dd/mon/yyyy', 'dd-mm-yyyy', 'dd mon yyyy'],
  },
  labels: {
    ...english.labels,
    doctor: ['Ref. By', 'Referred By', 'Ref Doctor', 'Consultant'],
    order: ['Lab ID', 'Barcode No.', 'UHID', 'Visit ID', 'SIN No', 'Patient ID'],
  },
  places: ['Sector 44, Navapur - 122003', 'Lake Road, Madhopur - 560011', 'Anand Nagar, Suryagarh 411004'],
  streets: ['Plot No. 17-18, Industrial Estate', '2nd Floor, Ganga Complex, MG Road'],
  laboratories: ['Arogya Diagnostics Pvt. Ltd.', 'Suraksha Path Labs', 'Nidaan Diagnostic Centre'],
  methods: [
    'Photometry',
    'Jaffe Kinetic',
    'CLIA',
    'ECLIA',
    'Electrical Impedance',
    'Calculated',
    'HPLC',
    'GOD-POD',
    'Indirect ISE',
    'Biuret',
    'IFCC without P5P',
  ],
  materials: ['Serum', 'EDTA Whole Blood', 'Sodium Fluoride Plasma', 'Citrated Plasma'],
}
