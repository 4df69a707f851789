import { printedNames, type Words } from './words.ts'

export const portuguese: Words = {
  names: printedNames(`
    White blood cells: Leucócitos | LEUCÓCITOS | Leucócitos totais | Glóbulos brancos
    Red blood cells: Eritrócitos | Hemácias | HEMÁCIAS | Hemácias (eritrócitos)
    Hemoglobin: Hemoglobina | HEMOGLOBINA | Hemoglobina (Hb)
    Hematocrit: Hematócrito | HEMATÓCRITO | Hematócrito (Ht)
    MCV: VCM | V.C.M. | Volume corpuscular médio (VCM)
    MCH: HCM | H.C.M. | Hemoglobina corpuscular média (HCM)
    MCHC: CHCM | C.H.C.M. | Concentração de Hb corpuscular média (CHCM)
    RDW: RDW | R.D.W. | RDW-CV
    Platelets: Plaquetas | PLAQUETAS | Contagem de plaquetas
    MPV: VPM | Volume plaquetário médio | VPM (volume plaquetário médio)
    Reticulocytes: Reticulócitos
    Neutrophils: Neutrófilos | Segmentados | NEUTRÓFILOS
    Lymphocytes: Linfócitos | LINFÓCITOS | Linfócitos típicos
    Monocytes: Monócitos | MONÓCITOS
    Eosinophils: Eosinófilos | EOSINÓFILOS
    Basophils: Basófilos | BASÓFILOS
    Absolute neutrophils: Neutrófilos absolutos | Neutrófilos (abs.) | Neutrófilos
    Absolute lymphocytes: Linfócitos absolutos | Linfócitos (abs.) | Linfócitos
    Absolute monocytes: Monócitos absolutos | Monócitos (abs.) | Monócitos
    Absolute eosinophils: Eosinófilos absolutos | Eosinófilos (abs.) | Eosinófilos
    Absolute basophils: Basófilos absolutos | Basófilos (abs.) | Basófilos
    ESR: VHS | Velocidade de hemossedimentação | VHS (1ª hora)
    Glucose: Glicose | GLICOSE | Glicemia
    Fasting glucose: Glicose em jejum | Glicemia de jejum | GLICEMIA DE JEJUM
    Hemoglobin A1c: Hemoglobina glicada (HbA1c) | Hemoglobina glicada | HbA1c | HEMOGLOBINA GLICADA
    Estimated average glucose: Glicose média estimada | Glicemia média estimada
    Insulin: Insulina | Insulina basal
    HOMA-IR: Índice HOMA-IR | HOMA-IR
    C-peptide: Peptídeo C
    Creatinine: Creatinina | CREATININA | Creatinina sérica
    eGFR: Taxa de filtração glomerular (CKD-EPI) | TFG estimada | Ritmo de filtração glomerular estimado
    Urea: Ureia | UREIA | Uréia
    Uric acid: Ácido úrico | ÁCIDO ÚRICO
    Sodium: Sódio | SÓDIO | Sódio sérico
    Potassium: Potássio | POTÁSSIO | Potássio sérico
    Chloride: Cloro | Cloretos | CLORO
    Calcium: Cálcio | Cálcio total | CÁLCIO
    Corrected calcium: Cálcio corrigido
    Ionized calcium: Cálcio iônico
    Phosphorus: Fósforo | FÓSFORO
    Magnesium: Magnésio | MAGNÉSIO
    Total protein: Proteínas totais | PROTEÍNAS TOTAIS
    Albumin: Albumina | ALBUMINA
    Globulin: Globulina | Globulinas
    Albumin/globulin ratio: Relação albumina/globulina | Relação A/G
    Total bilirubin: Bilirrubina total | BILIRRUBINA TOTAL
    Direct bilirubin: Bilirrubina direta | BILIRRUBINA DIRETA
    Indirect bilirubin: Bilirrubina indireta
    ALT: TGP (ALT) | ALT (TGP) | Transaminase pirúvica (TGP) | ALT/TGP
    AST: TGO (AST) | AST (TGO) | Transaminase oxalacética (TGO) | AST/TGO
    GGT: Gama GT | GAMA GT | Gama-glutamil transferase (GGT)
    Alkaline phosphatase: Fosfatase alcalina | FOSFATASE ALCALINA
    LDH: LDH | Desidrogenase láctica (LDH)
    Amylase: Amilase
    Lipase: Lipase
    Total cholesterol: Colesterol total | COLESTEROL TOTAL
    HDL cholesterol: Colesterol HDL | HDL colesterol | COLESTEROL HDL
    LDL cholesterol: Colesterol LDL | LDL colesterol | COLESTEROL LDL
    VLDL cholesterol: Colesterol VLDL | VLDL colesterol
    Non-HDL cholesterol: Colesterol não HDL | Colesterol não-HDL
    Triglycerides: Triglicerídeos | TRIGLICERÍDEOS | Triglicérides
    Apolipoprotein B: Apolipoproteína B
    Lipoprotein(a): Lipoproteína (a)
    Iron: Ferro sérico | Ferro | FERRO SÉRICO
    TIBC: Capacidade total de ligação do ferro | Capacidade ferropéxica total
    Transferrin: Transferrina
    Transferrin saturation: Saturação da transferrina | Índice de saturação da transferrina
    Ferritin: Ferritina | FERRITINA
    Vitamin D, 25-hydroxy: 25-hidroxivitamina D | Vitamina D (25-OH) | 25 OH vitamina D
    Vitamin B12: Vitamina B12 | VITAMINA B12
    Folate: Ácido fólico | ÁCIDO FÓLICO | Folato
    Zinc: Zinco
    Homocysteine: Homocisteína
    TSH: TSH | TSH ultrassensível | Hormônio tireoestimulante (TSH)
    Free T4: T4 livre | Tiroxina livre (T4L) | T4 LIVRE
    Free T3: T3 livre | Triiodotironina livre (T3L)
    TPO antibodies: Anticorpos anti-TPO | Anti-TPO | Anticorpo antiperoxidase
    Thyroglobulin antibodies: Anticorpos antitireoglobulina | Anti-tireoglobulina
    Cortisol: Cortisol | Cortisol basal
    Testosterone: Testosterona total | Testosterona
    Estradiol: Estradiol
    Progesterone: Progesterona
    FSH: FSH
    LH: LH
    Prolactin: Prolactina
    DHEA-sulfate: SDHEA | Sulfato de DHEA
    Parathyroid hormone: Paratormônio (PTH) | PTH intacto
    PSA: PSA total | PSA
    C-reactive protein: Proteína C reativa | PCR | Proteína C reativa (PCR)
    hs-CRP: PCR ultrassensível
    Rheumatoid factor: Fator reumatoide
    IgG: Imunoglobulina G | IgG
    IgA: Imunoglobulina A | IgA
    IgM: Imunoglobulina M | IgM
    IgE: IgE total
    Prothrombin time: Tempo de protrombina
    INR: INR | RNI
    aPTT: TTPA | Tempo de tromboplastina parcial ativada
    Fibrinogen: Fibrinogênio
    D-dimer: D-dímero | Dímero D
    Creatine kinase: CPK | Creatinofosfoquinase (CPK)
    Troponin I: Troponina I
    Troponin T: Troponina T
    Ammonia: Amônia
    Osmolality: Osmolalidade
    Lactate: Lactato | Ácido lático
    Procalcitonin: Procalcitonina
    Urine pH: pH | pH urinário
    Specific gravity: Densidade | DENSIDADE
    Calcium, whole blood: Cálcio no sangue total | Cálcio (sangue total)
    Magnesium, whole blood: Magnésio no sangue total | Magnésio (sangue total)
    Potassium, whole blood (total): Potássio no sangue total | Potássio (sangue total)
    Zinc, whole blood: Zinco no sangue total | Zinco (sangue total)
    Selenium, whole blood: Selênio no sangue total | Selênio (sangue total)
    NT-proBNP: NT-proBNP
  `),
  panels: {
    count: ['Hemograma', 'HEMOGRAMA', 'Eritrograma', 'HEMOGRAMA COMPLETO'],
    differential: ['Leucograma', 'LEUCOGRAMA'],
    sugar: ['Glicemia e insulina', 'Diabetes'],
    metabolic: ['BIOQUÍMICA', 'Bioquímica', 'Função renal'],
    liver: ['Função hepática', 'Perfil hepático'],
    lipids: ['Perfil lipídico', 'LIPIDOGRAMA'],
    iron: ['Perfil do ferro', 'Cinética do ferro'],
    vitamins: ['Vitaminas', 'VITAMINAS'],
    thyroid: ['Função tireoidiana', 'TIREOIDE'],
    hormones: ['Hormônios', 'HORMÔNIOS'],
    inflammation: ['Imunologia', 'IMUNOLOGIA'],
    coagulation: ['Coagulograma', 'COAGULAÇÃO'],
    heart: ['Marcadores cardíacos'],
    wholeBlood: ['Minerais no sangue total', 'MINERAIS EM SANGUE TOTAL'],
    urine: ['Urina tipo I', 'SUMÁRIO DE URINA', 'EAS'],
  },
  columns: {
    name: ['Exame', 'Análise', 'EXAME', 'Parâmetro', 'Analito'],
    value: ['Resultado', 'RESULTADO', 'Resultados', 'Valor'],
    unit: ['Unidade', 'Unidades', 'Unid.', 'UNIDADE'],
    range: [
      'Valores de referência',
      'Valor de referência',
      'VALORES DE REFERÊNCIA',
      'Referência',
      'Intervalo de\nreferência',
      'Valores\nde referência',
    ],
    low: ['Mínimo', 'Mín.'],
    high: ['Máximo', 'Máx.'],
    flag: ['', 'Alerta', 'Situação'],
    previous: ['Resultado anterior', 'Anterior', 'Resultados\nanteriores', 'Histórico'],
    method: ['Método', 'Metodologia'],
    material: ['Material', 'Amostra'],
    status: ['Unid. exec.', 'Status'],
  },
  flags: {
    high: ['Alto', 'Elevado', 'ALTO', 'Acima'],
    low: ['Baixo', 'BAIXO', 'Abaixo'],
    normal: ['Normal', 'NORMAL'],
    phraseHigh: ['Acima do valor de referência', 'Resultado acima da referência'],
    phraseLow: ['Abaixo do valor de referência', 'Resultado abaixo da referência'],
  },
  limits: {
    below: ['< #', 'Até #', 'até #', 'Inferior a #', 'Menor que #', 'inferior a #', '≤ #'],
    above: ['> #', 'Superior a #', 'Maior que #', 'superior a #', '≥ #', 'acima de #'],
    between: ['a'],
  },
  people: { male: 'Masculino', female: 'Feminino', label: 'Sexo', m: 'M', f: 'F', child: 'Crianças' },
  dates: {
    collected: [
      'Data da coleta',
      'Coleta',
      'Coletado em',
      'Data de colheita',
      'Colheita',
      'Data/hora da coleta',
    ],
    received: ['Recebido em', 'Data de entrada', 'Cadastro', 'Data do cadastro'],
    reported: ['Liberado em', 'Emissão', 'Data do resultado', 'Data de emissão'],
    printed: ['Impresso em', 'Data de impressão'],
    born: ['Data de nascimento', 'Nascimento', 'DN', 'Dt. Nasc.'],
    months: [
      'janeiro',
      'fevereiro',
      'março',
      'abril',
      'maio',
      'junho',
      'julho',
      'agosto',
      'setembro',
      'outubro',
      'novembro',
      'dezembro',
    ],
    formats: ['dd/mm/yyyy', 'dd/mm/yyyy', 'dd/mm/yy', 'dd-mm-yyyy'],
  },
  labels: {
    report: ['Resultados de exames', 'LAUDO', 'Relatório de análises', 'Boletim de análises clínicas'],
    patient: ['Paciente', 'Nome', 'Utente'],
    doctor: ['Médico', 'Solicitante', 'Médico solicitante', 'Dr(a)'],
    order: ['Protocolo', 'Pedido', 'Código', 'N.º do processo', 'Ficha'],
    age: ['Idade'],
    page: ['Página # de @', 'Pág. #/@', 'Página: #'],
    phone: ['Tel.', 'Telefone', 'Fax'],
    end: ['Fim do laudo'],
    previous: ['Anterior', 'Resultado anterior'],
    material: ['Material', 'Amostra'],
    method: ['Método', 'Metodologia'],
    reference: ['Valores de referência', 'Referência', 'VR', 'Valor de referência'],
    result: ['Resultado'],
  },
  places: ['Campo Sereno - SP, 13084-012', 'Vila Formosa - MG, 30140-071', '4450-718 Porto Claro'],
  streets: ['Rua das Acácias, 240', 'Av. Brasil, 1875, sala 12', 'Rua do Carmo 18'],
  laboratories: ['Laboratório Campo Sereno', 'Análises Clínicas Porto Claro', 'LabVida Medicina Diagnóstica'],
  methods: [
    'Automatizado',
    'Quimioluminescência',
    'Cinético',
    'Enzimático colorimétrico',
    'HPLC',
    'Imunoturbidimetria',
    'Eletrodo seletivo',
  ],
  materials: ['Soro', 'Sangue total com EDTA', 'Plasma', 'Plasma citratado'],
  qualitative: [
    ['HBsAg', ['Não reagente', 'Reagente', 'Negativo'], 'Não reagente'],
    ['Anti-HCV', ['Não reagente', 'Reagente'], 'Não reagente'],
    ['HIV 1 e 2', ['Não reagente', 'Negativo'], 'Não reagente'],
    ['FAN (fator antinúcleo)', ['1:80', '1:160', 'Não reagente'], 'Não reagente'],
    ['VDRL', ['Não reagente', 'Reagente'], 'Não reagente'],
  ],
  urine: [
    ['Proteínas na urina', ['Negativo', 'Ausente', 'Positivo', 'Traços'], 'Negativo'],
    ['Glicose na urina', ['Negativo', 'Ausente', 'Positivo', 'Traços'], 'Negativo'],
    ['Corpos cetônicos', ['Negativo', 'Ausente', 'Positivo', 'Traços'], 'Negativo'],
    ['Nitrito', ['Negativo', 'Ausente', 'Positivo', 'Traços'], 'Negativo'],
  ],
  prose: [
    'Ferritina abaixo de 30 ng/mL sugere reservas de ferro baixas mesmo sem anemia.',
    'Com TSH de 4,5 a 10 µUI/mL recomenda-se repetir em 8 semanas.',
    'A taxa de filtração glomerular foi calculada pela equação CKD-EPI 2021 e vale para maiores de 18 anos.',
    'Metas de LDL conforme a diretriz de 2017, de acordo com o risco cardiovascular.',
    'Dúvidas pelo telefone (11) 4002-1842, de segunda a sexta das 7h às 18h30.',
    'As amostras ficam guardadas por 7 dias; novos exames podem ser pedidos em 48 horas.',
    'Laboratório registrado no CRBM sob o número 2204/09, CNES 0099871.',
    'Recomenda-se jejum de 12 horas antes da coleta.',
  ],
  notes: [
    'Resultado confirmado.',
    'Repetir em 3 meses.',
    'Transporta o oxigênio no sangue.',
    'Pode aumentar depois das refeições.',
  ],
  guidelines: [
    {
      title: 'Interpretação da hemoglobina glicada',
      rows: [
        ['Normal', '< 5,7 %'],
        ['Pré-diabetes', '5,7 a 6,4 %'],
        ['Diabetes', '>= 6,5 %'],
      ],
    },
    {
      title: 'Vitamina D - faixas',
      rows: [
        ['Deficiência', '< 20 ng/mL'],
        ['População saudável', '20 a 60 ng/mL'],
        ['Grupos de risco', '30 a 60 ng/mL'],
      ],
    },
  ],
  risks: ['Desejável', 'Limítrofe', 'Alto'],
  formulas: ['LDL = colesterol total - HDL - triglicerídeos / 5', 'HOMA-IR = glicose x insulina / 405'],
  questionnaire: {
    title: 'Questionário de hábitos',
    rows: [
      ['Qualidade do sono (0-10)', '6'],
      ['Nível de estresse (0-10)', '5'],
      ['Pontuação total', '15 / 30'],
    ],
  },
  vitals: [
    ['Altura', '172 cm'],
    ['Peso', '70 kg'],
    ['IMC', '23,7'],
  ],
  footers: [
    'Responsável técnico: Dra. M. Acácia - CRF 09871 - CNPJ 00.112.233/0001-44',
    'Laudo assinado eletronicamente; dispensa assinatura manual.',
    'A interpretação do resultado deve ser feita pelo seu médico.',
  ],
}
