import { printedNames, type Words } from './words.ts'

export const spanish: Words = {
  names: printedNames(`
    White blood cells: Leucocitos | LEUCOCITOS | Glóbulos blancos | Recuento de leucocitos
    Red blood cells: Hematíes | HEMATIES | Eritrocitos | Glóbulos rojos
    Hemoglobin: Hemoglobina | HEMOGLOBINA | Hemoglobina (Hb)
    Hematocrit: Hematocrito | HEMATOCRITO | Hematocrito (Hto)
    MCV: VCM | V.C.M. | Volumen corpuscular medio | Volumen Corpuscular Medio (VCM)
    MCH: HCM | H.C.M. | Hemoglobina corpuscular media | Hemoglobina Corpuscular Media (HCM)
    MCHC: CHCM | C.H.C.M. | Concentración de hemoglobina corp. media (CHCM)
    RDW: ADE | RDW | Ancho de distribución eritrocitaria | R.D.W.
    Platelets: Plaquetas | PLAQUETAS | Recuento de plaquetas
    MPV: VPM | Volumen plaquetario medio | V.P.M.
    PDW: PDW
    Reticulocytes: Reticulocitos
    Neutrophils: Neutrófilos % | Neutrófilos | Neutrófilos segmentados | NEUTROFILOS %
    Lymphocytes: Linfocitos % | Linfocitos | LINFOCITOS %
    Monocytes: Monocitos % | Monocitos | MONOCITOS %
    Eosinophils: Eosinófilos % | Eosinófilos | EOSINOFILOS %
    Basophils: Basófilos % | Basófilos | BASOFILOS %
    Absolute neutrophils: Neutrófilos absolutos | Neutrófilos (abs) | Neutrófilos
    Absolute lymphocytes: Linfocitos absolutos | Linfocitos (abs) | Linfocitos
    Absolute monocytes: Monocitos absolutos | Monocitos (abs) | Monocitos
    Absolute eosinophils: Eosinófilos absolutos | Eosinófilos (abs) | Eosinófilos
    Absolute basophils: Basófilos absolutos | Basófilos (abs) | Basófilos
    ESR: Velocidad de sedimentación globular | VSG 1ª hora | VSG | V.S.G.
    Glucose: Glucosa | GLUCOSA | Glucemia
    Fasting glucose: Glucosa en ayunas | Glucemia basal | Glucosa basal
    Hemoglobin A1c: Hemoglobina glicosilada (HbA1c) | Hemoglobina glicada HbA1c | HbA1c
    Estimated average glucose: Glucosa media estimada
    Insulin: Insulina | Insulina basal
    HOMA-IR: Índice HOMA | HOMA-IR
    C-peptide: Péptido C
    Creatinine: Creatinina | CREATININA | Creatinina en suero
    eGFR: Filtrado glomerular (CKD-EPI) | Filtrado glomerular estimado | FG estimado (CKD-EPI)
    Urea: Urea | UREA | Urea en suero
    Uric acid: Ácido úrico | ACIDO URICO
    Sodium: Sodio | SODIO | Sodio (Na)
    Potassium: Potasio | POTASIO | Potasio (K)
    Chloride: Cloro | Cloruro | CLORO
    Calcium: Calcio | CALCIO | Calcio total
    Corrected calcium: Calcio corregido
    Ionized calcium: Calcio iónico
    Phosphorus: Fósforo | FOSFORO | Fósforo inorgánico
    Magnesium: Magnesio | MAGNESIO
    Total protein: Proteínas totales | PROTEINAS TOTALES
    Albumin: Albúmina | ALBUMINA
    Globulin: Globulinas
    Albumin/globulin ratio: Cociente albúmina/globulina | Relación A/G
    Total bilirubin: Bilirrubina total | BILIRRUBINA TOTAL
    Direct bilirubin: Bilirrubina directa | BILIRRUBINA DIRECTA
    Indirect bilirubin: Bilirrubina indirecta
    ALT: GPT (ALT) | ALT (GPT) | ALT/GPT | Alanina aminotransferasa (ALT)
    AST: GOT (AST) | AST (GOT) | AST/GOT | Aspartato aminotransferasa (AST)
    GGT: GGT | Gamma-GT | Gamma glutamil transferasa (GGT)
    Alkaline phosphatase: Fosfatasa alcalina | FOSFATASA ALCALINA
    LDH: LDH | Lactato deshidrogenasa (LDH)
    Amylase: Amilasa
    Lipase: Lipasa
    Total cholesterol: Colesterol total | COLESTEROL TOTAL | Colesterol
    HDL cholesterol: Colesterol HDL | HDL colesterol | COLESTEROL HDL
    LDL cholesterol: Colesterol LDL | LDL colesterol | Colesterol LDL (calculado)
    VLDL cholesterol: Colesterol VLDL
    Non-HDL cholesterol: Colesterol no HDL
    Triglycerides: Triglicéridos | TRIGLICERIDOS
    Cholesterol/HDL ratio: Índice aterogénico (CT/HDL) | Cociente colesterol/HDL
    Apolipoprotein B: Apolipoproteína B
    Lipoprotein(a): Lipoproteína (a)
    Iron: Hierro | HIERRO | Sideremia
    TIBC: Capacidad total de fijación de hierro | TIBC
    Transferrin: Transferrina | TRANSFERRINA
    Transferrin saturation: Índice de saturación de transferrina | Saturación de transferrina | IST
    Ferritin: Ferritina | FERRITINA
    Vitamin D, 25-hydroxy: 25-OH vitamina D | Vitamina D (25-hidroxi) | 25-hidroxivitamina D
    Vitamin B12: Vitamina B12 | VITAMINA B12
    Folate: Ácido fólico | ACIDO FOLICO | Folato sérico
    Zinc: Zinc | Cinc
    Homocysteine: Homocisteína
    TSH: TSH | Tirotropina (TSH) | TSH (hormona estimulante del tiroides)
    Free T4: T4 libre | Tiroxina libre (T4L) | T4L
    Free T3: T3 libre | Triyodotironina libre (T3L)
    TPO antibodies: Ac. anti-TPO | Anticuerpos antiperoxidasa | Ac. antiperoxidasa tiroidea
    Thyroglobulin antibodies: Ac. antitiroglobulina | Anticuerpos antitiroglobulina
    Cortisol: Cortisol | Cortisol basal
    Testosterone: Testosterona | Testosterona total
    Estradiol: Estradiol | 17-beta-estradiol
    Progesterone: Progesterona
    FSH: FSH
    LH: LH
    Prolactin: Prolactina
    DHEA-sulfate: DHEA-sulfato | DHEA-S
    Parathyroid hormone: PTH intacta | Paratohormona
    PSA: PSA total | Antígeno prostático específico (PSA)
    C-reactive protein: Proteína C reactiva | PCR | Proteína C reactiva (PCR)
    hs-CRP: PCR ultrasensible
    Rheumatoid factor: Factor reumatoide
    IgG: Inmunoglobulina G | IgG
    IgA: Inmunoglobulina A | IgA
    IgM: Inmunoglobulina M | IgM
    IgE: IgE total
    Prothrombin time: Tiempo de protrombina
    INR: INR
    aPTT: TTPA | Tiempo de tromboplastina parcial activada (TTPA) | APTT
    Fibrinogen: Fibrinógeno
    D-dimer: Dímero D
    Creatine kinase: Creatina quinasa (CK) | CPK
    Troponin I: Troponina I
    Troponin T: Troponina T
    Ammonia: Amonio | Amoniaco
    Osmolality: Osmolalidad | Osmolalidad sérica
    Lactate: Lactato | Ácido láctico
    Procalcitonin: Procalcitonina
    Urine pH: pH | pH orina
    Specific gravity: Densidad | Densidad orina
    Calcium, whole blood: Calcio en sangre total | Calcio (sangre total)
    Magnesium, whole blood: Magnesio en sangre total | Magnesio (sangre total)
    Potassium, whole blood (total): Potasio en sangre total | Potasio (sangre total)
    Zinc, whole blood: Zinc en sangre total | Zinc (sangre total)
    Selenium, whole blood: Selenio en sangre total | Selenio (sangre total)
    NT-proBNP: NT-proBNP
  `),
  panels: {
    count: ['Hemograma', 'HEMATOLOGÍA', 'HEMOGRAMA', 'Serie roja y blanca'],
    differential: ['Fórmula leucocitaria', 'Serie blanca'],
    sugar: ['Metabolismo hidrocarbonado', 'Diabetes'],
    metabolic: ['BIOQUÍMICA', 'Bioquímica general', 'Química sanguínea'],
    liver: ['Perfil hepático', 'Función hepática'],
    lipids: ['Perfil lipídico', 'Lípidos'],
    iron: ['Metabolismo del hierro', 'Perfil férrico'],
    vitamins: ['Vitaminas', 'Vitaminas y oligoelementos'],
    thyroid: ['Perfil tiroideo', 'Función tiroidea', 'HORMONAS TIROIDEAS'],
    hormones: ['Hormonas', 'HORMONAS'],
    inflammation: ['Inmunología', 'Proteínas específicas'],
    coagulation: ['Coagulación', 'HEMOSTASIA'],
    heart: ['Marcadores cardíacos'],
    wholeBlood: ['Minerales en sangre total', 'MINERALES EN SANGRE TOTAL'],
    urine: ['Sistemático de orina', 'ORINA', 'Examen general de orina'],
  },
  columns: {
    name: ['Prueba', 'Determinación', 'Análisis', 'Estudio', 'PRUEBA', 'Examen'],
    value: ['Resultado', 'RESULTADO', 'Valor', 'Resultados'],
    unit: ['Unidades', 'Unidad', 'UNIDADES', 'Uds.'],
    range: [
      'Valores de referencia',
      'Intervalo de referencia',
      'V. Referencia',
      'Rango de\nreferencia',
      'Valores\nde referencia',
      'Valores normales',
    ],
    low: ['Mínimo', 'Lím. inf.'],
    high: ['Máximo', 'Lím. sup.'],
    flag: ['', 'Alerta', 'Indicador'],
    previous: ['Resultado anterior', 'Anterior', 'Previo', 'Histórico'],
    method: ['Método', 'Técnica'],
    material: ['Muestra', 'Tipo de muestra'],
    status: ['Estado', 'Lab.'],
    inside: ['Dentro de\nrango', 'Normal'],
    outside: ['Fuera de\nrango', 'Anormal'],
  },
  flags: {
    high: ['Alto', 'ALTO', 'Elevado'],
    low: ['Bajo', 'BAJO', 'Disminuido'],
    normal: ['Normal', 'NORMAL'],
    phraseHigh: ['Por encima del valor de referencia', 'Superior al rango de referencia'],
    phraseLow: ['Por debajo del valor de referencia', 'Inferior al rango de referencia'],
  },
  limits: {
    below: ['< #', '<#', 'hasta #', 'Menor de #', 'menor que #', 'Inferior a #', '≤ #'],
    above: ['> #', '>#', 'Mayor de #', 'mayor que #', 'Superior a #', '≥ #'],
    between: ['a'],
  },
  people: { male: 'Hombre', female: 'Mujer', label: 'Sexo', m: 'H', f: 'F', child: 'Niños' },
  dates: {
    collected: [
      'Fecha de extracción',
      'Fecha extracción',
      'Fecha de toma',
      'Toma de muestra',
      'Extracción',
      'Fecha de toma de muestra',
    ],
    received: ['Fecha de recepción', 'Recibido', 'Fecha de registro', 'Recepción'],
    reported: ['Fecha de informe', 'Fecha de validación', 'Fecha de resultado', 'Informe'],
    printed: ['Fecha de impresión', 'Impreso'],
    born: ['Fecha de nacimiento', 'F. Nacimiento', 'F. Nac.', 'Nacimiento'],
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    formats: ['dd/mm/yyyy', 'dd/mm/yyyy', 'dd-mm-yyyy', 'dd/mm/yy', 'dd.mm.yyyy'],
  },
  labels: {
    report: [
      'Informe de laboratorio',
      'INFORME DE RESULTADOS',
      'Informe analítico',
      'Resultados de laboratorio',
    ],
    patient: ['Paciente', 'Nombre', 'PACIENTE'],
    doctor: ['Médico', 'Dr./Dra.', 'Solicitante', 'Médico solicitante'],
    order: ['N.º de petición', 'Petición', 'Folio', 'Nº Historia', 'N.º de muestra'],
    age: ['Edad'],
    page: ['Página # de @', 'Pág. #/@', 'Hoja # de @'],
    phone: ['Tel.', 'Teléfono', 'Fax'],
    end: ['Fin del informe'],
    previous: ['Anterior', 'Previo'],
    material: ['Muestra', 'Tipo de muestra'],
    method: ['Método', 'Técnica'],
    reference: ['Valores de referencia', 'Referencia', 'V.R.', 'Rango normal'],
    result: ['Resultado'],
  },
  places: ['28710 Villaclara', '46185 Montesol', '64000 Santa Lucía'],
  streets: ['Calle de los Olmos 15', 'Av. de la Constitución 220', 'C/ Mayor 8, bajo'],
  laboratories: ['Laboratorios Villaclara', 'Análisis Clínicos Montesol', 'Laboratorio Clínico Santa Lucía'],
  methods: [
    'Espectrofotometría',
    'Quimioluminiscencia',
    'Potenciometría',
    'Citometría de flujo',
    'Cálculo',
    'HPLC',
    'Turbidimetría',
  ],
  materials: ['Suero', 'Sangre total EDTA', 'Plasma', 'Plasma citratado'],
  qualitative: [
    ['HBsAg', ['Negativo', 'Positivo', 'No reactivo'], 'Negativo'],
    ['Anticuerpos VHC', ['Negativo', 'Positivo'], 'Negativo'],
    ['VIH 1/2 Ag-Ac', ['Negativo', 'No reactivo'], 'Negativo'],
    ['Anticuerpos antinucleares', ['1/80', '1/160', 'Negativo'], 'Negativo'],
    ['VDRL', ['No reactivo', 'Reactivo'], 'No reactivo'],
  ],
  urine: [
    ['Proteínas en orina', ['Negativo', 'Positivo', 'Trazas', 'Indicios'], 'Negativo'],
    ['Glucosa en orina', ['Negativo', 'Positivo', 'Trazas', 'Indicios'], 'Negativo'],
    ['Cuerpos cetónicos', ['Negativo', 'Positivo', 'Trazas', 'Indicios'], 'Negativo'],
    ['Nitritos', ['Negativo', 'Positivo', 'Trazas', 'Indicios'], 'Negativo'],
  ],
  prose: [
    'Una ferritina por debajo de 30 ng/mL indica depósitos de hierro bajos aun sin anemia.',
    'Con una TSH de 4,5 a 10 µUI/mL se aconseja repetir a las 8 semanas.',
    'El filtrado glomerular se calcula con la ecuación CKD-EPI 2009 para mayores de 18 años.',
    'Objetivo de LDL según la guía europea de 2019, en función del riesgo cardiovascular.',
    'Consultas en el teléfono 910 018 442, de lunes a viernes de 8:00 a 17:30 h.',
    'Las muestras se conservan 7 días. Puede solicitar pruebas adicionales en 48 horas.',
    'Los ensayos marcados no están amparados por la acreditación 1187/LE2204.',
    'Se recomienda un ayuno de 12 horas antes de la extracción.',
  ],
  notes: [
    'Resultado comprobado.',
    'Repetir en 3 meses.',
    'Transporta el oxígeno en la sangre.',
    'Puede aumentar después de comer.',
    'Refleja los depósitos de hierro.',
  ],
  guidelines: [
    {
      title: 'Interpretación de la HbA1c (guía 2023)',
      rows: [
        ['No diabético', '< 5,7 %'],
        ['Prediabetes', '5,7 - 6,4 %'],
        ['Diabetes', '>= 6,5 %'],
      ],
    },
    {
      title: 'Clasificación del filtrado glomerular',
      rows: [
        ['G1 normal', '> 90'],
        ['G2 leve', '60 - 89'],
        ['G3 moderado', '30 - 59'],
        ['G4 grave', '15 - 29'],
      ],
    },
  ],
  risks: ['Deseable', 'Límite', 'Alto'],
  formulas: ['LDL = colesterol total - HDL - triglicéridos / 5', 'HOMA = glucosa x insulina / 405'],
  questionnaire: {
    title: 'Cuestionario de estilo de vida',
    rows: [
      ['Calidad del sueño (0-10)', '7'],
      ['Nivel de estrés (0-10)', '5'],
      ['Puntuación total', '16 / 30'],
    ],
  },
  vitals: [
    ['Talla', '172 cm'],
    ['Peso', '70 kg'],
    ['IMC', '23,7'],
  ],
  footers: [
    'Director técnico: Dra. L. Montesol - N.º de colegiado 28/09987',
    'Informe validado electrónicamente; no requiere firma.',
    'Acreditado ISO 15189:2023',
  ],
}
