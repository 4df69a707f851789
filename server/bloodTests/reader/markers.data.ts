/**
 * The markers that we know. LOINC codes with their official names were looked up in public tables (the Synthea R4
 * sample data, the LOINC lists of laboratory catalogues) and stand by the kind of quantity that the printed unit
 * measures; where no table showed a code it is null. What a value can be stands in `bounds.data.ts`. Ranges are never
 * taken from here: only the report's own count.
 */

export const GROUPS = [
  'Blood count',
  'Iron',
  'Sugar metabolism',
  'Lipids',
  'Liver and pancreas',
  'Kidney',
  'Electrolytes and minerals',
  'Thyroid',
  'Vitamins',
  'Inflammation and immunity',
  'Hormones',
  'Coagulation',
  'Heart and muscle',
] as const
type Group = (typeof GROUPS)[number]

/** What a unit measures; a marker has another LOINC code for each. `ratio` includes a missing unit where one is usual. */
export type UnitKind =
  | 'mass'
  | 'molar'
  | 'number'
  | 'percent'
  | 'units'
  | 'volume'
  | 'weight'
  | 'cellAmount'
  | 'time'
  | 'settling'
  | 'clearance'
  | 'osmolality'
  | 'moleRatio'
  | 'massPerMole'
  | 'massRatio'
  | 'ratio'

export type Marker = {
  name: string
  group: Group
  /** Other names, lower case, as laboratories print them; the name itself belongs to them. */
  synonyms: string[]
  /** Every kind of unit that the marker is measured in, with its code; null where we know none. */
  loinc: Partial<Record<UnitKind, string | null>>
  /** What a value above its range is often seen with; empty where it rarely means anything. */
  high: string
  low: string
  /** What food and habits have to do with it, by the side on which a value lies outside. */
  lifestyle: { high: string; low: string }
  /** High is welcome, as with HDL. */
  highIsGood: boolean
  mayBeNegative: boolean
}

type Details = {
  high?: string
  low?: string
  /** For both sides. */
  lifestyle?: string
  lifestyleWhenHigh?: string
  highIsGood?: boolean
  mayBeNegative?: boolean
}

const table: Marker[] = []

function add(
  group: Group,
  name: string,
  synonyms: string,
  loinc: Marker['loinc'],
  details: Details = {},
): void {
  const others = synonyms === '' ? [] : synonyms.split('|')
  table.push({
    name,
    group,
    synonyms: [name.toLowerCase(), ...others],
    loinc,
    high: details.high ?? '',
    low: details.low ?? '',
    lifestyle: { high: details.lifestyle ?? details.lifestyleWhenHigh ?? '', low: details.lifestyle ?? '' },
    highIsGood: details.highIsGood ?? false,
    mayBeNegative: details.mayBeNegative ?? false,
  })
}

const BLOOD_FORMATION = 'Iron, vitamin B12, folate and enough protein are what the body builds blood from.'

// Blood count
add(
  'Blood count',
  'White blood cells',
  'white blood cell count|white blood cell|wbc|wbc count|total wbc count|total wbc|leukocytes|leukocyte count|total leukocyte count|tlc|white cell count|white blood count',
  { number: '6690-2' },
  {
    high: 'infection, inflammation, stress, smoking or cortisone medicines',
    low: 'a recent viral infection, some medicines, or a lack of vitamin B12, folate or copper',
    lifestyleWhenHigh: 'Smoking, hard training shortly before the blood draw and poor sleep can raise it.',
  },
)
add(
  'Blood count',
  'Red blood cells',
  'red blood cell count|red blood cell|rbc|rbc count|total rbc count|total rbc|erythrocytes|erythrocyte count|red cell count|red blood count',
  { number: '789-8' },
  {
    high: 'too little fluid, smoking, living at altitude or sleep apnea',
    low: 'blood loss, or a lack of iron, vitamin B12 or folate',
    lifestyle: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'Hemoglobin',
  'hgb|hb|hemoglobin hb|hemoglobin hgb|hemoglobin estimation',
  { mass: '718-7', molar: null },
  {
    high: 'too little fluid, smoking or living at altitude',
    low: 'a lack of iron, blood loss, or a lack of vitamin B12 or folate',
    lifestyle: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'Hematocrit',
  'hct|packed cell volume|pcv|packed cell volume pcv',
  { percent: '4544-3', ratio: null },
  {
    high: 'too little fluid, smoking or living at altitude',
    low: 'blood loss, or a lack of iron, vitamin B12 or folate',
    lifestyleWhenHigh: 'Drinking enough before a blood draw keeps it from reading high.',
  },
)
add(
  'Blood count',
  'MCV',
  'mean corpuscular volume|mean cell volume|mean corpuscular volume mcv',
  { volume: '787-2' },
  {
    high: 'a lack of vitamin B12 or folate, regular alcohol or some medicines',
    low: 'a lack of iron, or an inherited form of hemoglobin',
    lifestyle:
      'Alcohol and a diet poor in B12 or folate enlarge red cells; too little iron makes them small.',
  },
)
add(
  'Blood count',
  'MCH',
  'mean corpuscular hemoglobin|mean cell hemoglobin|mean corpuscular hemoglobin mch',
  { weight: '785-6', cellAmount: null },
  {
    high: 'a lack of vitamin B12 or folate',
    low: 'a lack of iron',
    lifestyle: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'MCHC',
  'mean corpuscular hemoglobin concentration|mean cell hemoglobin concentration|mean corpuscular hemoglobin conc|mean corpuscular hb conc|mean corpuscular hemoglobin',
  { mass: '786-4', percent: null, molar: null },
  {
    high: 'a sample that was damaged on its way, or some rarer blood conditions',
    low: 'a lack of iron',
    lifestyle: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'RDW',
  'red cell distribution width|red blood cell distribution width|rdw cv|rdwcv|erythrocyte distribution width|rbc distribution width|red cell distribution width cv',
  { percent: '788-0' },
  {
    high: 'a mix of small and large red cells, as when iron, B12 or folate run short',
    low: '',
    lifestyle: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'RDW-SD',
  'rdw sd|red cell distribution width sd|rdw',
  { volume: '21000-5' },
  {
    high: 'a mix of small and large red cells, as when iron, B12 or folate run short',
    lifestyle: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'Platelets',
  'platelet count|plt|platelet|thrombocytes|thrombocyte count',
  { number: '777-3' },
  {
    high: 'inflammation, a lack of iron, or the time after an infection or operation',
    low: 'clumping in the tube, a viral infection, alcohol or some medicines',
    lifestyle: 'Alcohol can lower it; correcting a lack of iron often normalizes a high count.',
  },
)
add(
  'Blood count',
  'MPV',
  'mean platelet volume',
  { volume: '32623-1' },
  { high: 'many young platelets in the blood', low: 'fewer young platelets in the blood' },
)
add(
  'Blood count',
  'PDW',
  'platelet distribution width',
  { volume: '32207-3', percent: null },
  { high: 'platelets of very different size' },
)
add('Blood count', 'Plateletcrit', 'pct|platelet crit', { percent: null }, {})
const NEUTROPHILS = {
  high: 'bacterial infection, inflammation, stress, smoking or cortisone medicines',
  low: 'a recent viral infection, some medicines, or a lack of B12 or folate',
}
add(
  'Blood count',
  'Neutrophils',
  'neutrophil|neutrophils %|neutrophils percent|segmented neutrophils|polymorphs|polymorphonuclear|neuts|seg neutrophils|segs',
  { percent: '770-8' },
  NEUTROPHILS,
)
add(
  'Blood count',
  'Absolute neutrophils',
  'absolute neutrophil count|neutrophils absolute|neutrophil absolute|neutrophils abs|anc|neutrophils|neutrophil|neutrophil count',
  { number: '751-8' },
  NEUTROPHILS,
)
const LYMPHOCYTES = { high: 'a viral infection', low: 'stress, cortisone medicines or a recent infection' }
add(
  'Blood count',
  'Lymphocytes',
  'lymphocyte|lymphocytes %|lymphocytes percent|lymphs',
  { percent: '736-9' },
  LYMPHOCYTES,
)
add(
  'Blood count',
  'Absolute lymphocytes',
  'absolute lymphocyte count|lymphocytes absolute|lymphocyte absolute|lymphs absolute|lymphocytes abs|alc|lymphocytes|lymphocyte|lymphs|lymphocyte count',
  { number: '731-0' },
  LYMPHOCYTES,
)
const MONOCYTES = {
  high: 'recovery from an infection, or lasting inflammation',
  low: 'stress or cortisone medicines',
}
add('Blood count', 'Monocytes', 'monocyte|monocytes %|monocytes percent', { percent: '5905-5' }, MONOCYTES)
add(
  'Blood count',
  'Absolute monocytes',
  'absolute monocyte count|monocytes absolute|monocytes abs|monocytes|monocyte|monocyte count',
  { number: '742-7' },
  MONOCYTES,
)
const EOSINOPHILS = {
  high: 'allergy, asthma, eczema, some medicines or parasites',
  low: '',
  lifestyleWhenHigh: 'Pollen season and foods one reacts to can raise it.',
}
add(
  'Blood count',
  'Eosinophils',
  'eosinophil|eosinophils %|eosinophils percent|eos',
  { percent: '713-8' },
  EOSINOPHILS,
)
add(
  'Blood count',
  'Absolute eosinophils',
  'absolute eosinophil count|eosinophils absolute|eos absolute|eosinophils abs|aec|eosinophils|eosinophil|eos|eosinophil count',
  { number: '711-2' },
  EOSINOPHILS,
)
const BASOPHILS = { high: 'allergy or lasting inflammation', low: '' }
add(
  'Blood count',
  'Basophils',
  'basophil|basophils %|basophils percent|basos',
  { percent: '706-2' },
  BASOPHILS,
)
add(
  'Blood count',
  'Absolute basophils',
  'absolute basophil count|basophils absolute|baso absolute|basophils abs|abc|basophils|basophil|basos|basophil count',
  { number: '704-7' },
  BASOPHILS,
)
add(
  'Blood count',
  'Immature granulocytes',
  'immature granulocyte|immature grans|ig',
  { percent: null, number: null },
  { high: 'infection or inflammation' },
)
add(
  'Blood count',
  'Band neutrophils',
  'bands|band cells|neutrophils band form|stab cells',
  { percent: '26508-2', number: '26507-4' },
  { high: 'bacterial infection' },
)
add(
  'Blood count',
  'Reticulocytes',
  'reticulocyte count|retic count|retic|reticulocyte',
  { percent: '17849-1', number: null },
  {
    high: 'new blood being formed, as after blood loss or when iron is replaced',
    low: 'too little material (iron, B12, folate) for new blood',
    lifestyle: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'Nucleated red blood cells',
  'nrbc|nucleated rbc|nucleated red cells',
  { percent: null, number: null, ratio: '58413-6' },
  { high: 'strong demand for new blood' },
)

// Iron
const IRON_FOOD =
  'Meat, legumes and green vegetables bring iron; vitamin C helps its uptake, tea and coffee with meals hinder it.'
add(
  'Iron',
  'Iron',
  'serum iron|iron serum|total iron|iron total|fe',
  { mass: '2498-4', molar: '14798-3' },
  {
    high: 'iron supplements taken before the draw, iron overload or liver inflammation',
    low: 'a lack of iron or inflammation',
    lifestyle: IRON_FOOD,
  },
)
add(
  'Iron',
  'TIBC',
  'total iron binding capacity|iron binding capacity|total iron binding capacity tibc|iron binding capacity total',
  { mass: '2500-7', molar: '14800-7' },
  {
    high: 'a lack of iron, pregnancy or the contraceptive pill',
    low: 'inflammation, iron overload or low protein',
    lifestyle: IRON_FOOD,
  },
)
add(
  'Iron',
  'UIBC',
  'unsaturated iron binding capacity|unbound iron binding capacity|iron binding capacity unsaturated',
  { mass: null, molar: '22753-8' },
  {
    high: 'a lack of iron',
    low: 'iron overload or inflammation',
    lifestyle: IRON_FOOD,
  },
)
add(
  'Iron',
  'Transferrin saturation',
  'iron saturation|% saturation|iron % saturation|tsat|saturation|percent saturation|% iron saturation|transferrin sat',
  { percent: '2502-3', ratio: null },
  {
    high: 'iron supplements or iron overload',
    low: 'a lack of iron or inflammation',
    lifestyle: IRON_FOOD,
  },
)
add(
  'Iron',
  'Transferrin',
  '',
  { mass: null, molar: null },
  {
    high: 'a lack of iron, pregnancy or the contraceptive pill',
    low: 'inflammation, liver disease or low protein',
    lifestyle: IRON_FOOD,
  },
)
add(
  'Iron',
  'Ferritin',
  'serum ferritin',
  { mass: '2276-4', molar: null },
  {
    high: 'inflammation, fatty liver, regular alcohol or iron overload',
    low: 'empty iron stores',
    lifestyle: IRON_FOOD,
  },
)

// Sugar metabolism
const SUGAR_FOOD =
  'Sweet drinks, white flour and little movement raise it; fiber, a walk after meals, sleep and weight loss where there is excess weight commonly lower it.'
const GLUCOSE = {
  high: 'a recent meal, stress, cortisone medicines, or a disturbed sugar metabolism',
  low: 'a long fast, hard exercise, alcohol or glucose-lowering medicines',
  lifestyleWhenHigh: SUGAR_FOOD,
}
add(
  'Sugar metabolism',
  'Glucose',
  'blood glucose|blood sugar|glucose random|random glucose|random blood sugar|rbs|glucose serum|plasma glucose|glu',
  { mass: '2345-7', molar: '14749-6' },
  GLUCOSE,
)
add(
  'Sugar metabolism',
  'Fasting glucose',
  'glucose fasting|fasting blood sugar|fasting blood glucose|fasting plasma glucose|fbs|fbg|blood sugar fasting|glucose f|plasma glucose fasting',
  { mass: '1558-6', molar: '14771-0' },
  GLUCOSE,
)
add(
  'Sugar metabolism',
  'Hemoglobin A1c',
  'hba1c|a1c|hgb a1c|hb a1c|glycated hemoglobin|glycosylated hemoglobin|glycohemoglobin|hemoglobin a1c hba1c|hba1c glycated hemoglobin|glycosylated hemoglobin hba1c',
  { percent: '4548-4', moleRatio: '59261-8' },
  {
    high: 'higher blood sugar over the last two to three months; a lack of iron can also raise it a little',
    low: 'a shorter life of red cells, as after blood loss, or low sugar under treatment',
    lifestyleWhenHigh: SUGAR_FOOD,
  },
)
add(
  'Sugar metabolism',
  'Estimated average glucose',
  'eag|average glucose|mean blood glucose|estimated average glucose eag|mean plasma glucose',
  { mass: null, molar: '53553-4' },
  {
    high: 'higher blood sugar over the last two to three months',
    lifestyleWhenHigh: SUGAR_FOOD,
  },
)
add(
  'Sugar metabolism',
  'Insulin',
  'insulin fasting|fasting insulin|insulin serum|insulin fasting serum',
  { units: '20448-7', molar: null, mass: null },
  {
    high: 'a recent meal, or tissues that respond less to insulin',
    low: 'a long fast, or a pancreas that makes little insulin',
    lifestyleWhenHigh: SUGAR_FOOD,
  },
)
add(
  'Sugar metabolism',
  'C-peptide',
  'c peptide|cpeptide',
  { mass: '1986-9', molar: null },
  {
    high: 'a recent meal, or tissues that respond less to insulin',
    low: 'a pancreas that makes little insulin',
    lifestyleWhenHigh: SUGAR_FOOD,
  },
)
add(
  'Sugar metabolism',
  'HOMA-IR',
  'homa ir|homa index|homa',
  { ratio: null },
  { high: 'tissues that respond less to insulin', lifestyleWhenHigh: SUGAR_FOOD },
)
add(
  'Sugar metabolism',
  'Fructosamine',
  '',
  { molar: null },
  {
    high: 'higher blood sugar over the last two to three weeks',
    low: 'low protein',
    lifestyleWhenHigh: SUGAR_FOOD,
  },
)

// Lipids
const FAT_FOOD =
  'Oats, legumes, nuts, olive oil and fish in place of fatty meat and butter, movement and not smoking are commonly recommended.'
add(
  'Lipids',
  'Total cholesterol',
  'cholesterol|cholesterol total|chol|serum cholesterol|tc',
  { mass: '2093-3', molar: '14647-2' },
  {
    high: 'inherited tendency, diet, an underactive thyroid or the menopause',
    low: 'an overactive thyroid, low food intake or liver disease',
    lifestyleWhenHigh: FAT_FOOD,
  },
)
add(
  'Lipids',
  'HDL cholesterol',
  'hdl|hdl c|cholesterol hdl|high density lipoprotein|high density lipoprotein cholesterol|hdl chol|hdl cholesterol direct|hdl direct',
  { mass: '2085-9', molar: '14646-4' },
  {
    high: '',
    low: 'little movement, smoking, excess weight or high triglycerides',
    lifestyle: 'Movement, not smoking and unsaturated fats commonly raise it.',
    highIsGood: true,
  },
)
add(
  'Lipids',
  'LDL cholesterol',
  'ldl|ldl c|cholesterol ldl|low density lipoprotein|low density lipoprotein cholesterol|ldl chol|ldl cholesterol direct|ldl direct|ldl chol calc',
  { mass: '2089-1', molar: '22748-8' },
  {
    high: 'inherited tendency, saturated fat in the diet or an underactive thyroid',
    low: '',
    lifestyleWhenHigh: FAT_FOOD,
  },
)
add(
  'Lipids',
  'LDL cholesterol, calculated',
  'ldl cholesterol calculated|ldl calculated|ldl cholesterol calc|ldl calc|ldl chol calc nih',
  { mass: '13457-7', molar: '39469-2' },
  {
    high: 'inherited tendency, saturated fat in the diet or an underactive thyroid',
    low: '',
    lifestyleWhenHigh: FAT_FOOD,
  },
)
add(
  'Lipids',
  'VLDL cholesterol',
  'vldl|vldl c|cholesterol vldl|very low density lipoprotein|vldl cholesterol cal|vldl cholesterol calc|very low density lipoprotein cholesterol',
  { mass: '13458-5', molar: '25371-6' },
  {
    high: 'high triglycerides',
    low: '',
    lifestyleWhenHigh: 'Less sugar and alcohol and more movement commonly lower it.',
  },
)
add(
  'Lipids',
  'Non-HDL cholesterol',
  'non hdl cholesterol|non hdl|non hdl c|cholesterol non hdl|non hdl chol',
  { mass: '43396-1', molar: '70204-3' },
  {
    high: 'inherited tendency, diet or an underactive thyroid',
    low: '',
    lifestyleWhenHigh: FAT_FOOD,
  },
)
add(
  'Lipids',
  'Triglycerides',
  'triglyceride|tg|trigs|serum triglycerides',
  { mass: '2571-8', molar: '14927-8' },
  {
    high: 'a recent meal, sugar, alcohol, excess weight or a disturbed sugar metabolism',
    low: '',
    lifestyleWhenHigh:
      'Less sugar, white flour and alcohol, more movement and oily fish commonly lower them.',
  },
)
add(
  'Lipids',
  'Cholesterol/HDL ratio',
  'cholesterol hdl ratio|total cholesterol hdl ratio|chol hdl ratio|tc hdl ratio|chol hdlc ratio|t chol hdl ratio|total cholesterol hdl|tc hdl cholesterol ratio|cholesterol hdl',
  { ratio: '9830-1' },
  { high: 'much LDL against little HDL', low: '', lifestyleWhenHigh: FAT_FOOD },
)
add(
  'Lipids',
  'LDL/HDL ratio',
  'ldl hdl ratio|ldl hdl cholesterol ratio|ldl hdl',
  { ratio: null },
  { high: 'much LDL against little HDL', lifestyleWhenHigh: FAT_FOOD },
)
add(
  'Lipids',
  'Triglycerides/HDL ratio',
  'triglycerides hdl ratio|tg hdl ratio|trig hdl ratio',
  { ratio: null },
  {
    high: 'high triglycerides against little HDL',
    lifestyleWhenHigh: 'Less sugar and alcohol and more movement commonly lower it.',
  },
)
add(
  'Lipids',
  'Apolipoprotein B',
  'apo b|apob|apolipoprotein b 100',
  { mass: '1884-6' },
  {
    high: 'many particles that carry LDL cholesterol',
    low: '',
    lifestyleWhenHigh: FAT_FOOD,
  },
)
add(
  'Lipids',
  'Apolipoprotein A1',
  'apo a1|apoa1|apolipoprotein a i|apolipoprotein a 1',
  { mass: null },
  {
    low: 'little HDL',
    highIsGood: true,
    lifestyle: 'Movement and not smoking commonly raise it.',
  },
)
add(
  'Lipids',
  'Lipoprotein(a)',
  'lipoprotein a|lp a|lpa',
  { mass: null, molar: null },
  { high: 'an inherited tendency that diet hardly changes' },
)

// Liver and pancreas
const LIVER_CARE =
  'Alcohol, excess weight, acetaminophen and some supplements strain the liver; coffee, movement and weight loss where there is excess weight commonly help it.'
add(
  'Liver and pancreas',
  'ALT',
  'alanine aminotransferase|sgpt|alanine transaminase|gpt|alt sgpt|alat|alanine aminotransferase alt|alanine amino transferase',
  { units: '1742-6' },
  {
    high: 'fatty liver, alcohol, some medicines or liver inflammation',
    low: '',
    lifestyleWhenHigh: LIVER_CARE,
  },
)
add(
  'Liver and pancreas',
  'AST',
  'aspartate aminotransferase|sgot|aspartate transaminase|got|ast sgot|asat|aspartate aminotransferase ast|aspartate amino transferase',
  { units: '1920-8' },
  {
    high: 'hard exercise, fatty liver, alcohol or some medicines',
    low: '',
    lifestyleWhenHigh: LIVER_CARE,
  },
)
add(
  'Liver and pancreas',
  'AST/ALT ratio',
  'ast alt ratio|sgot sgpt ratio|de ritis ratio|ast alt|sgot sgpt',
  { ratio: null },
  { high: 'alcohol or longer liver strain', lifestyleWhenHigh: LIVER_CARE },
)
add(
  'Liver and pancreas',
  'Alkaline phosphatase',
  'alp|alk phos|alkaline phosphatase alp|alk phosphatase|alkaline phosphatase serum',
  { units: '6768-6' },
  {
    high: 'bile flow, bone growth or repair, a lack of vitamin D, or pregnancy',
    low: 'a lack of zinc, magnesium or protein',
    lifestyle: 'Vitamin D, zinc and magnesium in the diet play a part.',
  },
)
add(
  'Liver and pancreas',
  'GGT',
  'gamma gt|gamma glutamyl transferase|ggtp|gamma glutamyl transpeptidase|gamma glutamyltransferase|g g t p',
  { units: '2324-2' },
  {
    high: 'alcohol, fatty liver, bile flow or some medicines',
    low: '',
    lifestyleWhenHigh: LIVER_CARE,
  },
)
const BILIRUBIN = {
  high: 'a harmless inherited trait, fasting, bile flow, or faster breakdown of red cells',
  low: '',
  lifestyleWhenHigh: 'Long fasting and too little fluid raise it.',
}
add(
  'Liver and pancreas',
  'Total bilirubin',
  'bilirubin total|bilirubin|t bilirubin|bilirubin total serum|serum bilirubin|bilirubin t',
  { mass: '1975-2', molar: '14631-6' },
  BILIRUBIN,
)
add(
  'Liver and pancreas',
  'Direct bilirubin',
  'bilirubin direct|conjugated bilirubin|bilirubin conjugated|d bilirubin|bilirubin d',
  { mass: '1968-7', molar: '14629-0' },
  { ...BILIRUBIN, high: 'slowed bile flow or liver inflammation' },
)
add(
  'Liver and pancreas',
  'Indirect bilirubin',
  'bilirubin indirect|unconjugated bilirubin|bilirubin unconjugated',
  { mass: null, molar: '14630-8' },
  BILIRUBIN,
)
const PROTEIN = {
  lifestyle: 'Enough fluid, and protein from legumes, eggs, fish, meat or dairy, support it.',
}
add(
  'Liver and pancreas',
  'Total protein',
  'protein total|protein|serum protein|total proteins|t protein|protein total serum',
  { mass: '2885-2' },
  {
    ...PROTEIN,
    high: 'too little fluid or lasting inflammation',
    low: 'little protein in the diet, or loss through gut or kidneys',
  },
)
add(
  'Liver and pancreas',
  'Albumin',
  'serum albumin|alb',
  { mass: '1751-7', molar: null },
  {
    ...PROTEIN,
    high: 'too little fluid',
    low: 'inflammation, little protein in the diet, or loss through gut or kidneys',
  },
)
add(
  'Liver and pancreas',
  'Globulin',
  'globulins|total globulin|globulin total|globulin calculated',
  { mass: '10834-0' },
  {
    ...PROTEIN,
    high: 'lasting inflammation or an active immune system',
    low: 'an immune system that makes few antibodies',
  },
)
add(
  'Liver and pancreas',
  'Albumin/globulin ratio',
  'a g ratio|ag ratio|albumin globulin ratio|alb glob ratio|a g',
  { ratio: '1759-0' },
  {
    high: 'low globulins',
    low: 'low albumin or high globulins',
    lifestyle: PROTEIN.lifestyle,
  },
)
add(
  'Liver and pancreas',
  'Prealbumin',
  'transthyretin',
  { mass: '14338-8' },
  { low: 'little food or inflammation' },
)
add(
  'Liver and pancreas',
  'LDH',
  'lactate dehydrogenase|ldh total|lactic dehydrogenase',
  { units: '2532-0' },
  {
    high: 'hard exercise, a sample damaged on its way, or strain of liver, muscle or blood',
    low: '',
    lifestyleWhenHigh: 'Hard training in the days before the blood draw raises it.',
  },
)
add(
  'Liver and pancreas',
  'Amylase',
  'serum amylase',
  { units: '1798-8' },
  {
    high: 'strain of the pancreas or the salivary glands',
    low: '',
    lifestyleWhenHigh: 'Alcohol strains the pancreas.',
  },
)
add(
  'Liver and pancreas',
  'Lipase',
  'serum lipase',
  { units: '3040-3' },
  {
    high: 'strain of the pancreas or some medicines',
    low: '',
    lifestyleWhenHigh: 'Alcohol and very high triglycerides strain the pancreas.',
  },
)
add(
  'Liver and pancreas',
  'Ammonia',
  'plasma ammonia',
  { mass: '22763-7', molar: '16362-6' },
  { high: 'a sample that stood too long, or a strained liver' },
)

// Kidney
const KIDNEY_CARE =
  'Enough fluid, a good blood pressure and few anti-inflammatory painkillers protect the kidneys.'
add(
  'Kidney',
  'Creatinine',
  'serum creatinine|creat|creatinine serum',
  { mass: '2160-0', molar: '14682-9' },
  {
    high: 'kidneys that filter less, much muscle, much meat, creatine powder or too little fluid',
    low: 'little muscle or pregnancy',
    lifestyle: KIDNEY_CARE,
  },
)
add(
  'Kidney',
  'eGFR',
  'egfr non african american|estimated gfr|gfr estimated|estimated glomerular filtration rate|glomerular filtration rate|gfr|egfr ckd epi|egfr mdrd|egfr ckd epi 2021|estimated glomerular filtration rate egfr',
  { clearance: '33914-3' },
  {
    high: '',
    low: 'kidneys that filter less',
    lifestyle: KIDNEY_CARE,
    highIsGood: true,
  },
)
add(
  'Kidney',
  'Urea nitrogen',
  'blood urea nitrogen|bun|urea nitrogen bun|blood urea nitrogen bun|urea nitrogen blood',
  { mass: '3094-0', molar: null },
  {
    high: 'too little fluid, much protein, or kidneys that filter less',
    low: 'little protein in the diet, much fluid, or pregnancy',
    lifestyle: KIDNEY_CARE,
  },
)
add(
  'Kidney',
  'Urea',
  'blood urea|serum urea|urea serum',
  { mass: null, molar: null },
  {
    high: 'too little fluid, much protein, or kidneys that filter less',
    low: 'little protein in the diet, much fluid, or pregnancy',
    lifestyle: KIDNEY_CARE,
  },
)
add(
  'Kidney',
  'BUN/creatinine ratio',
  'bun creatinine ratio|urea nitrogen creatinine ratio|bun creat ratio|bun creatinine|bun crea ratio',
  { ratio: '3097-3' },
  {
    high: 'too little fluid or much protein',
    low: 'little protein in the diet',
    lifestyle: KIDNEY_CARE,
  },
)
add(
  'Kidney',
  'Uric acid',
  'urate|serum uric acid',
  { mass: '3084-1', molar: '14933-6' },
  {
    high: 'meat, offal, beer, sweet drinks, excess weight, or kidneys that excrete less',
    low: '',
    lifestyleWhenHigh: 'Less beer, sweet drinks, offal and meat, and more water commonly lower it.',
  },
)
add(
  'Kidney',
  'Cystatin C',
  'cystatin',
  { mass: null },
  { high: 'kidneys that filter less', lifestyle: KIDNEY_CARE },
)
add(
  'Kidney',
  'Urine albumin/creatinine ratio',
  'microalbumin creatinine ratio|albumin creatinine ratio|acr|uacr|microalb creat ratio|urine albumin creatinine ratio|microalbumin creat ratio',
  { massRatio: '14959-1', massPerMole: '30000-4', ratio: null },
  { high: 'hard exercise, fever, or kidneys that let protein through', lifestyle: KIDNEY_CARE },
)
add(
  'Kidney',
  'Microalbumin, urine',
  'microalbumin|microalbumin urine|urine microalbumin|urinary albumin',
  { mass: '14957-5' },
  { high: 'hard exercise, fever, or kidneys that let protein through', lifestyle: KIDNEY_CARE },
)

// Electrolytes and minerals
add(
  'Electrolytes and minerals',
  'Sodium',
  'na|serum sodium|sodium na|na+|sodium serum',
  { molar: '2951-2' },
  {
    high: 'too little fluid',
    low: 'much plain water, water tablets or other medicines',
    lifestyle: 'Fluid counts more than salt for this value.',
  },
)
add(
  'Electrolytes and minerals',
  'Potassium',
  'k|serum potassium|potassium k|k+|potassium serum',
  { molar: '2823-3' },
  {
    high: 'a sample damaged on its way, some blood-pressure medicines, or kidneys that excrete less',
    low: 'water tablets, vomiting or diarrhea',
    lifestyle: 'Vegetables, fruit and legumes are rich in it; salt substitutes can contain much.',
  },
)
add(
  'Electrolytes and minerals',
  'Chloride',
  'cl|serum chloride|cl|chloride serum',
  { molar: '2075-0' },
  { high: 'too little fluid or much salt solution', low: 'vomiting or water tablets' },
)
add(
  'Electrolytes and minerals',
  'Carbon dioxide',
  'co2|bicarbonate|hco3|total co2|carbon dioxide total|tco2|co2 total|carbon dioxide co2|bicarbonate hco3',
  { molar: '2028-9' },
  {
    high: 'vomiting, water tablets or slow breathing',
    low: 'fast breathing, diarrhea, or acid building up',
  },
)
add(
  'Electrolytes and minerals',
  'Anion gap',
  '',
  { molar: '33037-3' },
  {
    mayBeNegative: true,
    high: 'acid building up, or too little fluid',
    low: 'low albumin',
  },
)
add(
  'Electrolytes and minerals',
  'Calcium',
  'serum calcium|calcium total|total calcium|ca|calcium serum',
  { mass: '17861-6', molar: '2000-8' },
  {
    high: 'too little fluid, supplements, or active parathyroid glands',
    low: 'low albumin, or a lack of vitamin D or magnesium',
    lifestyle: 'Dairy, mineral water, green vegetables and vitamin D support it.',
  },
)
add(
  'Electrolytes and minerals',
  'Corrected calcium',
  'calcium corrected|adjusted calcium|albumin corrected calcium',
  { mass: null, molar: '29265-6' },
  {
    high: 'supplements or active parathyroid glands',
    low: 'a lack of vitamin D or magnesium',
  },
)
add(
  'Electrolytes and minerals',
  'Ionized calcium',
  'calcium ionized|ionised calcium|free calcium|calcium ionised',
  { molar: '1995-0', mass: null },
  {
    high: 'supplements or active parathyroid glands',
    low: 'a lack of vitamin D or magnesium',
  },
)
add(
  'Electrolytes and minerals',
  'Phosphorus',
  'phosphate|inorganic phosphorus|serum phosphorus|phosphorous|phosphorus inorganic|phos',
  { mass: '2777-1', molar: '14879-1' },
  {
    high: 'kidneys that excrete less, or much processed food',
    low: 'a lack of vitamin D or little food',
    lifestyle: 'Cola and processed food are rich in phosphate.',
  },
)
add(
  'Electrolytes and minerals',
  'Magnesium',
  'serum magnesium|mg|magnesium serum|mg++',
  { mass: '19123-9', molar: '2601-3' },
  {
    high: 'supplements or kidneys that excrete less',
    low: 'little in the diet, alcohol, acid blockers or water tablets',
    lifestyle: 'Nuts, seeds, whole grains and legumes are rich in it.',
  },
)
add(
  'Electrolytes and minerals',
  'Red cell magnesium',
  'magnesium rbc|rbc magnesium|magnesium red cell',
  { mass: null, molar: null },
  {
    low: 'little in the diet, alcohol, acid blockers or water tablets',
    lifestyle: 'Nuts, seeds, whole grains and legumes are rich in it.',
  },
)
add(
  'Electrolytes and minerals',
  'Zinc',
  'serum zinc|zinc serum|zinc plasma',
  { mass: null, molar: null },
  {
    high: 'supplements',
    low: 'little in the diet, or poor uptake',
    lifestyle: 'Meat, seafood, pumpkin seeds and legumes are rich in it.',
  },
)
add(
  'Electrolytes and minerals',
  'Copper',
  'serum copper',
  { mass: null, molar: null },
  { high: 'inflammation, pregnancy or the contraceptive pill', low: 'long use of zinc, or poor uptake' },
)
add(
  'Electrolytes and minerals',
  'Selenium',
  'serum selenium',
  { mass: null, molar: null },
  { high: 'supplements', low: 'little in the diet', lifestyle: 'Fish, eggs and Brazil nuts are rich in it.' },
)
add(
  'Electrolytes and minerals',
  'Osmolality',
  'serum osmolality|osmolality calculated',
  { osmolality: '2692-2' },
  { high: 'too little fluid', low: 'much plain water' },
)
add(
  'Electrolytes and minerals',
  'Base excess',
  'base excess blood',
  { molar: '11555-0' },
  { mayBeNegative: true },
)

// Thyroid
const THYROID_CARE =
  'Biotin supplements disturb many thyroid tests; iodine and selenium from the diet are what the gland builds hormone from.'
add(
  'Thyroid',
  'TSH',
  'thyroid stimulating hormone|thyrotropin|thyroid stimulating hormone tsh|tsh ultrasensitive|tsh 3rd generation|ultrasensitive tsh|s tsh|tsh 3rd gen',
  { units: '3016-3' },
  {
    high: 'a thyroid that makes little hormone, or the time after an illness',
    low: 'a thyroid that makes much hormone, or too high a dose of thyroid hormone',
    lifestyle: THYROID_CARE,
  },
)
add(
  'Thyroid',
  'Free T4',
  'ft4|t4 free|free thyroxine|thyroxine free|free t4 ft4|free thyroxine ft4|t4 free ft4|thyroxine t4 free',
  { mass: '3024-7', molar: '14920-3' },
  {
    high: 'much thyroid hormone',
    low: 'little thyroid hormone',
    lifestyle: THYROID_CARE,
  },
)
add(
  'Thyroid',
  'Free T3',
  'ft3|t3 free|free triiodothyronine|triiodothyronine free|free t3 ft3|triiodothyronine t3 free',
  { mass: '3051-0', molar: '14928-6' },
  {
    high: 'much thyroid hormone',
    low: 'illness, fasting or little thyroid hormone',
    lifestyle: THYROID_CARE,
  },
)
add(
  'Thyroid',
  'Total T4',
  't4|thyroxine|thyroxine t4|t4 total|t4 thyroxine|thyroxine total',
  { mass: '3026-2', molar: '14921-1' },
  {
    high: 'much thyroid hormone, pregnancy or the contraceptive pill',
    low: 'little thyroid hormone',
    lifestyle: THYROID_CARE,
  },
)
add(
  'Thyroid',
  'Total T3',
  't3|triiodothyronine|triiodothyronine t3|t3 total|tri iodothyronine|triiodothyronine total',
  { mass: '3053-6', molar: '14930-2' },
  {
    high: 'much thyroid hormone, pregnancy or the contraceptive pill',
    low: 'illness, fasting or little thyroid hormone',
    lifestyle: THYROID_CARE,
  },
)
add(
  'Thyroid',
  'Reverse T3',
  't3 reverse|rt3|reverse triiodothyronine',
  { mass: null, molar: null },
  { high: 'illness, fasting or stress', lifestyle: THYROID_CARE },
)
add(
  'Thyroid',
  'T3 uptake',
  't3 resin uptake|t uptake',
  { percent: '3050-2', ratio: null },
  { high: 'much thyroid hormone', low: 'little thyroid hormone', lifestyle: THYROID_CARE },
)
add(
  'Thyroid',
  'Free thyroxine index',
  'fti|free t4 index|t7',
  { ratio: '32215-6' },
  { high: 'much thyroid hormone', low: 'little thyroid hormone', lifestyle: THYROID_CARE },
)
add(
  'Thyroid',
  'TPO antibodies',
  'anti tpo|thyroid peroxidase antibodies|thyroid peroxidase antibody|tpo ab|thyroid peroxidase ab|anti tpo antibodies|tpo antibody|thyroid peroxidase tpo ab|anti thyroid peroxidase',
  { units: '8099-4' },
  {
    high: 'an immune reaction against the thyroid',
    low: '',
    lifestyle: 'High doses of iodine are usually avoided when it is high.',
  },
)
add(
  'Thyroid',
  'Thyroglobulin antibodies',
  'thyroglobulin antibody|anti thyroglobulin|tg ab|thyroglobulin ab|anti tg',
  { units: null },
  { high: 'an immune reaction against the thyroid' },
)
add('Thyroid', 'Thyroglobulin', '', { mass: null }, { high: 'an enlarged or irritated thyroid' })

// Vitamins
add(
  'Vitamins',
  'Vitamin D, 25-hydroxy',
  'vitamin d 25 hydroxy|vitamin d|25 hydroxy vitamin d|25 oh vitamin d|vitamin d 25 oh|25 hydroxyvitamin d|vitamin d total|vitamin d 25 hydroxy total|vitamin d 25 oh total|vit d 25 hydroxy|vit d|25 oh vit d|calcidiol|vitamin d3 25 hydroxy|25 hydroxy cholecalciferol|vitamin d 25 hydroxy d2 d3',
  { mass: '62292-8', molar: null },
  {
    high: 'high-dose supplements',
    low: 'little sun, winter, covered skin or poor uptake',
    lifestyle: 'Sun, oily fish and supplements are its sources.',
  },
)
add(
  'Vitamins',
  'Vitamin D, 1,25-dihydroxy',
  'vitamin d 1 25 dihydroxy|1 25 dihydroxy vitamin d|calcitriol|vitamin d 1 25 oh',
  { mass: null, molar: null },
  { high: 'active parathyroid glands or some inflammations', low: 'kidneys that activate little of it' },
)
add(
  'Vitamins',
  'Vitamin B12',
  'b12|cobalamin|vit b12|vitamin b 12|cyanocobalamin|vitamin b12 level',
  { mass: '2132-9', molar: '14685-2' },
  {
    high: 'supplements or injections',
    low: 'a plant-only diet, acid blockers, metformin or poor uptake',
    lifestyle: 'Meat, fish, eggs and dairy are its natural sources; a plant-only diet needs a supplement.',
  },
)
add(
  'Vitamins',
  'Holotranscobalamin',
  'active b12|active vitamin b12|holotc',
  { molar: null },
  { low: 'vitamin B12 running short', lifestyle: 'Meat, fish, eggs and dairy are its natural sources.' },
)
add(
  'Vitamins',
  'Folate',
  'folic acid|folate folic acid|serum folate|folate serum|vitamin b9|folic acid serum|folate serum folic acid',
  { mass: '2284-8', molar: '14732-2' },
  {
    high: 'supplements',
    low: 'few vegetables, alcohol or some medicines',
    lifestyle: 'Green vegetables, legumes and whole grains are rich in it.',
  },
)
add(
  'Vitamins',
  'Red cell folate',
  'folate rbc|rbc folate',
  { mass: null, molar: null },
  {
    low: 'few vegetables, alcohol or some medicines',
    lifestyle: 'Green vegetables, legumes and whole grains are rich in it.',
  },
)
add(
  'Vitamins',
  'Vitamin A',
  'retinol|vitamin a retinol',
  { mass: null, molar: null },
  { high: 'supplements or much liver', low: 'little in the diet, or poor uptake of fat' },
)
add(
  'Vitamins',
  'Vitamin E',
  'alpha tocopherol|tocopherol|vitamin e alpha tocopherol',
  { mass: null, molar: null },
  { high: 'supplements', low: 'poor uptake of fat' },
)
add(
  'Vitamins',
  'Vitamin C',
  'ascorbic acid',
  { mass: null, molar: null },
  { low: 'little fruit and vegetables, or smoking' },
)
add(
  'Vitamins',
  'Vitamin B1',
  'thiamine|thiamin|vitamin b1 thiamine',
  { mass: null, molar: null },
  { low: 'alcohol or a one-sided diet' },
)
add(
  'Vitamins',
  'Vitamin B6',
  'pyridoxal phosphate|pyridoxine|pyridoxal 5 phosphate|vitamin b6 pyridoxine',
  { mass: null, molar: null },
  { high: 'supplements; too much can harm nerves', low: 'alcohol or a one-sided diet' },
)
add(
  'Vitamins',
  'Methylmalonic acid',
  'mma',
  { molar: null, mass: null },
  { high: 'vitamin B12 running short in the cells, or kidneys that filter less' },
)
add(
  'Vitamins',
  'Homocysteine',
  'homocysteine total|plasma homocysteine',
  { molar: '13965-9', mass: null },
  {
    high: 'a lack of folate, B12 or B6, smoking, or kidneys that filter less',
    low: '',
    lifestyle: 'Green vegetables and legumes (folate) and sources of B12 commonly lower it.',
  },
)

// Inflammation and immunity
const CALM = 'Infections, gum disease, excess weight, smoking and poor sleep keep inflammation up.'
add(
  'Inflammation and immunity',
  'C-reactive protein',
  'crp|c reactive protein|c reactive protein crp|c reactive protein quantitative|crp quantitative',
  { mass: '1988-5' },
  {
    high: 'infection, injury or inflammation',
    low: '',
    lifestyleWhenHigh: CALM,
  },
)
add(
  'Inflammation and immunity',
  'hs-CRP',
  'hs crp|hscrp|high sensitivity crp|high sensitivity c reactive protein|c reactive protein high sensitivity|c reactive protein cardiac|cardio crp|crp high sensitivity|c reactive protein hs|hs c reactive protein',
  { mass: '30522-7' },
  {
    high: 'infection, injury or low-grade inflammation',
    low: '',
    lifestyleWhenHigh: CALM,
  },
)
add(
  'Inflammation and immunity',
  'ESR',
  'erythrocyte sedimentation rate|sedimentation rate|sed rate|esr westergren|sed rate by modified westergren|erythrocyte sedimentation rate esr|sedimentation rate westergren',
  { settling: '30341-2' },
  {
    high: 'infection, inflammation, anemia, age or pregnancy',
    low: '',
    lifestyleWhenHigh: CALM,
  },
)
add(
  'Inflammation and immunity',
  'Procalcitonin',
  'pct|procalcitonin pct',
  { mass: null },
  { high: 'bacterial infection' },
)
add(
  'Inflammation and immunity',
  'Interleukin-6',
  'il 6|interleukin 6|il6',
  { mass: null },
  { high: 'infection or inflammation', lifestyleWhenHigh: CALM },
)
add(
  'Inflammation and immunity',
  'Fibrinogen',
  'fibrinogen activity',
  { mass: '3255-7', molar: null },
  {
    high: 'inflammation, smoking or pregnancy',
    low: 'a strained liver or heavy clotting',
    lifestyleWhenHigh: CALM,
  },
)
add(
  'Inflammation and immunity',
  'Rheumatoid factor',
  'rf|ra factor|rheumatoid factor rf',
  { units: '11572-5' },
  { high: 'an immune reaction in the joints, or age' },
)
add(
  'Inflammation and immunity',
  'Anti-CCP',
  'anti ccp|ccp antibodies|cyclic citrullinated peptide|ccp antibodies igg|cyclic citrullinated peptide ab',
  { units: null },
  { high: 'an immune reaction in the joints' },
)
add(
  'Inflammation and immunity',
  'IgG',
  'immunoglobulin g|igg total',
  { mass: '2465-3' },
  {
    high: 'lasting inflammation or an active immune system',
    low: 'an immune system that makes few antibodies',
  },
)
add(
  'Inflammation and immunity',
  'IgA',
  'immunoglobulin a|iga total',
  { mass: '2458-8' },
  { high: 'inflammation of mucous membranes or liver strain', low: 'a common inherited trait' },
)
add(
  'Inflammation and immunity',
  'IgM',
  'immunoglobulin m|igm total',
  { mass: '2472-9' },
  { high: 'a recent infection', low: 'an immune system that makes few antibodies' },
)
add(
  'Inflammation and immunity',
  'IgE',
  'immunoglobulin e|ige total|total ige',
  { units: null },
  { high: 'allergy, eczema or parasites' },
)
add(
  'Inflammation and immunity',
  'tTG IgA antibodies',
  'ttg iga|tissue transglutaminase iga|t transglutaminase iga|tissue transglutaminase antibody iga',
  { units: '31017-7' },
  {
    high: 'an immune reaction to gluten',
    lifestyle: 'Changing the gluten in the diet before it is clarified disturbs the tests.',
  },
)

// Hormones
add(
  'Hormones',
  'Cortisol',
  'cortisol am|cortisol a m|morning cortisol|cortisol serum|cortisol total',
  { mass: '2143-6', molar: '14675-3' },
  {
    high: 'stress, the hour of the draw, estrogen pills or cortisone',
    low: 'the hour of the draw, recent cortisone, or adrenal glands that make little',
    lifestyle: 'The hour of the draw, sleep and stress count most.',
  },
)
add(
  'Hormones',
  'Testosterone',
  'testosterone total|total testosterone|serum testosterone',
  { mass: '2986-8', molar: '14913-8' },
  {
    high: 'supplements or active ovaries or adrenal glands',
    low: 'poor sleep, excess weight, illness, age or the hour of the draw',
    lifestyle: 'Sleep, strength training and a healthy weight support it.',
  },
)
add(
  'Hormones',
  'Free testosterone',
  'testosterone free|free testosterone direct',
  { mass: null, molar: '14914-6' },
  {
    high: 'supplements or active ovaries or adrenal glands',
    low: 'poor sleep, excess weight, illness or age',
    lifestyle: 'Sleep, strength training and a healthy weight support it.',
  },
)
add(
  'Hormones',
  'Estradiol',
  'e2|estradiol e2|serum estradiol|17 beta estradiol',
  { mass: '2243-4', molar: '14715-7' },
  {
    high: 'the day of the cycle, hormones taken or excess weight',
    low: 'the day of the cycle, the menopause or little body fat',
  },
)
add(
  'Hormones',
  'Progesterone',
  'serum progesterone',
  { mass: null, molar: '14890-8' },
  {
    high: 'the second half of the cycle or pregnancy',
    low: 'the first half of the cycle or a cycle without ovulation',
  },
)
add(
  'Hormones',
  'FSH',
  'follicle stimulating hormone|follitropin|follicle stimulating hormone fsh',
  { units: '15067-2' },
  { high: 'the middle of the cycle or the menopause', low: 'stress, low weight or hormones taken' },
)
add(
  'Hormones',
  'LH',
  'luteinizing hormone|lutropin|luteinising hormone|luteinizing hormone lh',
  { units: '10501-5' },
  { high: 'the middle of the cycle or the menopause', low: 'stress, low weight or hormones taken' },
)
add(
  'Hormones',
  'Prolactin',
  'serum prolactin',
  { mass: '2842-3', units: null },
  { high: 'stress, breastfeeding, some medicines or a small growth of the pituitary gland', low: '' },
)
add(
  'Hormones',
  'DHEA-sulfate',
  'dhea s|dhea sulfate|dheas|dehydroepiandrosterone sulfate|dhea so4',
  { mass: '2191-5', molar: null },
  { high: 'supplements or active adrenal glands', low: 'age, cortisone or long strain' },
)
add(
  'Hormones',
  'SHBG',
  'sex hormone binding globulin',
  { molar: null },
  { high: 'estrogen pills, an active thyroid or age', low: 'excess weight or a disturbed sugar metabolism' },
)
add(
  'Hormones',
  'IGF-1',
  'igf 1|insulin like growth factor 1|igf i|somatomedin c',
  { mass: '2484-4', molar: null },
  { high: 'much growth hormone', low: 'little food, liver strain or little growth hormone' },
)
add(
  'Hormones',
  'Parathyroid hormone',
  'pth|pth intact|intact pth|parathyroid hormone intact|parathyroid hormone pth|ipth',
  { mass: '2731-8', molar: '14866-8' },
  {
    high: 'a lack of vitamin D or calcium, or active parathyroid glands',
    low: 'much calcium, or little magnesium',
    lifestyle: 'Vitamin D and calcium in the diet play a part.',
  },
)
add(
  'Hormones',
  'PSA',
  'prostate specific antigen|psa total|total psa|prostate specific antigen psa|prostate specific ag',
  { mass: '2857-1' },
  {
    high: 'an enlarged or irritated prostate, cycling, or other changes of the prostate',
    low: '',
    lifestyleWhenHigh: 'Cycling and ejaculation in the two days before the draw can raise it.',
  },
)

// Coagulation
add(
  'Coagulation',
  'INR',
  'pt inr|prothrombin time inr|international normalized ratio|inr pt|international normalised ratio',
  { ratio: '6301-6' },
  {
    high: 'anticoagulants, a lack of vitamin K or a strained liver',
    low: '',
    lifestyle: 'Green vegetables are rich in vitamin K; with anticoagulants, keep their amount steady.',
  },
)
add(
  'Coagulation',
  'Prothrombin time',
  'pt|protime|prothrombin time pt',
  { time: '5902-2' },
  { high: 'anticoagulants, a lack of vitamin K or a strained liver', low: '' },
)
add(
  'Coagulation',
  'aPTT',
  'ptt|activated partial thromboplastin time|partial thromboplastin time|aptt ratio|activated ptt',
  { time: '14979-9' },
  { high: 'heparin, or a clotting factor that is low', low: '' },
)
add(
  'Coagulation',
  'D-dimer',
  'd dimer|d dimer quantitative|fibrin d dimer|ddimer',
  { mass: null },
  { high: 'clotting, inflammation, age or pregnancy', low: '' },
)

// Heart and muscle
add(
  'Heart and muscle',
  'Creatine kinase',
  'ck|cpk|creatine phosphokinase|ck total|creatine kinase total|ck nac|creatine kinase ck',
  { units: '2157-6' },
  {
    high: 'hard exercise, an injection into muscle, or some medicines',
    low: '',
    lifestyleWhenHigh: 'Hard training in the days before the blood draw raises it.',
  },
)
add(
  'Heart and muscle',
  'CK-MB',
  'ck mb|ckmb|creatine kinase mb',
  { mass: '13969-1', units: null },
  { high: 'strain of the heart or of other muscle' },
)
add(
  'Heart and muscle',
  'Troponin I',
  'cardiac troponin i|troponin i high sensitivity|hs troponin i|troponin i cardiac',
  { mass: '10839-9' },
  { high: 'strain of the heart' },
)
add(
  'Heart and muscle',
  'Troponin T',
  'cardiac troponin t|troponin t high sensitivity|hs troponin t|troponin t cardiac',
  { mass: '6598-7' },
  { high: 'strain of the heart' },
)
add(
  'Heart and muscle',
  'NT-proBNP',
  'nt probnp|n terminal probnp|probnp|nt pro bnp|pro bnp',
  { mass: '33762-6', molar: null },
  { high: 'strain of the heart, age, or kidneys that filter less' },
)
add(
  'Heart and muscle',
  'BNP',
  'brain natriuretic peptide|b type natriuretic peptide|natriuretic peptide b',
  { mass: '30934-4', molar: null },
  { high: 'strain of the heart, age, or kidneys that filter less' },
)
add(
  'Heart and muscle',
  'Lactate',
  'lactic acid|lactate plasma',
  { molar: '2524-7', mass: null },
  { high: 'exercise, a tight tourniquet, or tissue short of oxygen' },
)

/** Every marker, in the order in which an analysis speaks of them. */
export const MARKERS: readonly Marker[] = table
