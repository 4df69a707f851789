/**
 * The known markers. LOINC codes with their official names were looked up in public tables (the Synthea R4 sample data,
 * FHIR value sets, dumps of the LOINC table, laboratories' catalogues); each is given for the kind of quantity that the
 * printed unit measures, and is null where no table showed a code with its name. `bounds.data.ts` holds the possible
 * values. Reference ranges are never taken from here: only the report's own count.
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
  'Heavy metals',
] as const
type Group = (typeof GROUPS)[number]

/**
 * The quantity that a unit measures; a marker has another LOINC code for each. `ratio` includes a missing unit where
 * one is usual. Fibrin is measured as fibrinogen (FEU) or as D-dimer itself (DDU), so it has two kinds of mass.
 */
export type UnitKind =
  | 'mass'
  | 'massFeu'
  | 'massDdu'
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
  | 'clearancePerArea'
  | 'osmolality'
  | 'moleRatio'
  | 'massPerMole'
  | 'massRatio'
  | 'ratio'

/** `words` is searched in the printed name, in lower case and without punctuation; the first match counts. */
type NamedCodes = { words: RegExp; loinc: Partial<Record<UnitKind, string>> }

export type Marker = {
  name: string
  group: Group
  /** All names as laboratories print them, in lower case, including the marker's own name. */
  synonyms: string[]
  /** Every kind of unit in which the marker is measured, with its LOINC code; null where none is known. */
  loinc: Partial<Record<UnitKind, string | null>>
  /** LOINC codes of the same marker by other methods or formulas, where the printed name mentions one. */
  named: readonly NamedCodes[]
  /** What a value above its range is often seen with; empty where a high value rarely means anything. */
  high: string
  low: string
  /** How food, habits and supplements affect it, for values above and below the range. */
  lifestyle: { high: string; low: string }
  /** Up to which value a result above its range is welcome, such as HDL. */
  goodUpTo: { value: number; unit: string } | null
  mayBeNegative: boolean
}

type Details = {
  named?: readonly NamedCodes[]
  high?: string
  low?: string
  lifestyleWhenHigh?: string
  lifestyleWhenLow?: string
  /** How much biotin in the blood changes the marker's result, see `BIOTIN`. */
  biotin?: 'high' | 'low'
  goodUpTo?: Marker['goodUpTo']
  mayBeNegative?: boolean
}

/**
 * Many immunoassays bind their antibodies with biotin. With much biotin in the blood, sandwich assays read too low
 * (proteins: TSH, PTH, ferritin), and competitive assays read too high (small molecules: thyroid and steroid hormones,
 * vitamins). https://doi.org/10.1515/cclm-2016-0606 and https://academic.oup.com/jalm/article/5/3/575/5700349, read on
 * 2026-11-22.
 */
const BIOTIN = {
  high: "With much biotin from supplements shortly before the draw, some laboratories' tests read too high.",
  low: "With much biotin from supplements shortly before the draw, some laboratories' tests read too low.",
}
const sentences = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ')

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
    named: details.named ?? [],
    high: details.high ?? '',
    low: details.low ?? '',
    lifestyle: {
      high: sentences(details.lifestyleWhenHigh, details.biotin === 'high' ? BIOTIN.high : ''),
      low: sentences(details.lifestyleWhenLow, details.biotin === 'low' ? BIOTIN.low : ''),
    },
    goodUpTo: details.goodUpTo ?? null,
    mayBeNegative: details.mayBeNegative ?? false,
  })
}

const BLOOD_FORMATION = 'The body builds blood from iron, vitamin B12, folate and enough protein.'

// Blood count
add(
  'Blood count',
  'White blood cells',
  'white blood cell count|white blood cell|wbc|wbc count|total wbc count|total wbc|leukocytes|leukocyte count|total leukocyte count|tlc|white cell count|white blood count|white cell count wcc|total white cell count|total white blood count|total white blood cell count|total leukocytes|total leukocytes count|white cells|white blood cells wbc|wbc total|total count wbc|wbc white blood cells',
  { number: '6690-2' },
  {
    high: 'infection, inflammation, stress, smoking, cortisone medicines, or more rarely a disorder of the blood',
    low: 'a recent viral infection, some medicines, an inherited trait, or a lack of vitamin B12, folate or copper',
    lifestyleWhenHigh: 'Smoking, hard training shortly before the blood draw and poor sleep can raise it.',
  },
)
add(
  'Blood count',
  'Red blood cells',
  'red blood cell count|red blood cell|rbc|rbc count|total rbc count|total rbc|erythrocytes|erythrocyte count|red cell count|red blood count|red cell count rcc|red cells|total red blood cell count|red blood cells rbc|erythrocyte rbc count|total erythrocyte count|rbc red blood cells',
  { number: '789-8' },
  {
    high: 'too little fluid, smoking, living at altitude, sleep apnea, taking testosterone, or a disorder of the bone marrow',
    low: 'blood loss, a lack of iron, vitamin B12 or folate, or lasting inflammation or kidney disease',
    lifestyleWhenHigh: 'Drinking enough before a blood draw keeps it from reading high.',
    lifestyleWhenLow: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'Hemoglobin',
  'hgb|hb|hemoglobin hb|hemoglobin hgb|hemoglobin estimation|hemoglobin concentration|hb concentration|hgb hemoglobin|total hemoglobin|hemoglobin total|hemoglobin level|blood hemoglobin',
  { mass: '718-7', molar: '59260-0' },
  {
    high: 'too little fluid, smoking, living at altitude, sleep apnea, taking testosterone, or a disorder of the bone marrow',
    low: 'blood loss, a lack of iron, vitamin B12 or folate, or lasting inflammation or kidney disease',
    lifestyleWhenHigh: 'Drinking enough before a blood draw keeps it from reading high.',
    lifestyleWhenLow: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'Hematocrit',
  'hct|packed cell volume|pcv|packed cell volume pcv|hct hematocrit|hematocrit hct|hematocrit pcv|pcv hematocrit',
  { percent: '4544-3', ratio: '4544-3' },
  {
    high: 'too little fluid, smoking, living at altitude, sleep apnea, taking testosterone, or a disorder of the bone marrow',
    low: 'blood loss, a lack of iron, vitamin B12 or folate, or lasting inflammation or kidney disease',
    lifestyleWhenHigh: 'Drinking enough before a blood draw keeps it from reading high.',
    lifestyleWhenLow: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'MCV',
  'mean corpuscular volume|mean cell volume|mean corpuscular volume mcv|mean corp volume|mean cell volume mcv|mean red cell volume|mcv mean corpuscular volume',
  { volume: '787-2' },
  {
    high: 'a lack of vitamin B12 or folate, regular alcohol, an underactive thyroid, liver disease or some medicines',
    low: 'a lack of iron, lasting inflammation, or an inherited form of hemoglobin',
    lifestyleWhenHigh: 'Alcohol and a diet poor in vitamin B12 or folate enlarge red cells.',
    lifestyleWhenLow: 'Too little iron makes red cells small.',
  },
)
add(
  'Blood count',
  'MCH',
  'mean corpuscular hemoglobin|mean cell hemoglobin|mean corpuscular hemoglobin mch|mean corp hemoglobin|mean corp hb|mean cell hemoglobin mch|mean corpuscular hb|mean cell hb|mch mean corpuscular hemoglobin',
  { weight: '785-6', cellAmount: '59468-9' },
  {
    high: 'a lack of vitamin B12 or folate, regular alcohol or some medicines',
    low: 'a lack of iron, or an inherited form of hemoglobin',
    lifestyleWhenHigh: 'Alcohol and a diet poor in vitamin B12 or folate enlarge red cells.',
    lifestyleWhenLow: 'Too little iron makes red cells pale.',
  },
)
add(
  'Blood count',
  'MCHC',
  'mean corpuscular hemoglobin concentration|mean cell hemoglobin concentration|mean corpuscular hemoglobin conc|mean corpuscular hb conc|mean corpuscular hemoglobin|mean corp hb conc|mean corp hemoglobin conc|mean cell hemoglobin conc|mean cell hb conc|mean cell hb concentration|mean corpuscular hb concentration|mean cell hemoglobin concentration mchc|mean corpuscular hemoglobin concentration mchc|mean red cell hemoglobin concentration',
  { mass: '786-4', percent: null, molar: '59467-1' },
  {
    high: 'a sample that was damaged in transport, or some rarer blood conditions',
    low: 'a lack of iron',
    lifestyleWhenLow: 'Too little iron makes red cells pale.',
  },
)
add(
  'Blood count',
  'RDW',
  'red cell distribution width|red blood cell distribution width|rdw cv|rdwcv|erythrocyte distribution width|rbc distribution width|red cell distribution width cv|rdw cv red cell distribution width|red cell distribution width rdw|red cell distribution width rdw cv|red cell dist width|red blood cell distribution width rdw|red cell width',
  { percent: '788-0' },
  {
    high: 'a mix of small and large red cells, as when iron, B12 or folate run short',
    lifestyleWhenHigh: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'RDW-SD',
  'rdw sd|red cell distribution width sd|rdw|red cell distribution width|red blood cell distribution width|red cell distribution width rdw|rdwsd|red cell distribution width rdw sd|red blood cell distribution width sd|rdw sd red cell distribution width',
  { volume: '21000-5' },
  {
    high: 'a mix of small and large red cells, as when iron, B12 or folate run short',
    lifestyleWhenHigh: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'Platelets',
  'platelet count|plt|platelet|thrombocytes|thrombocyte count|platelets count|plt count|total platelet count|platelet count plt|platelet estimate count|blood platelets|plts',
  { number: '777-3' },
  {
    high: 'inflammation, a lack of iron, the time after an infection or operation, or more rarely a disorder of the bone marrow',
    low: 'clumping in the tube, a viral infection, alcohol, liver disease, an immune reaction or some medicines',
    lifestyleWhenHigh: 'Correcting a lack of iron often normalizes a high count.',
    lifestyleWhenLow: 'Alcohol can lower it.',
  },
)
add(
  'Blood count',
  'MPV',
  'mean platelet volume|mean platelet volume mpv|mpv mean platelet volume|mean plt volume',
  { volume: '32623-1' },
  { high: 'many young platelets in the blood', low: 'fewer young platelets in the blood' },
)
add(
  'Blood count',
  'PDW',
  'platelet distribution width|platelet distribution width pdw|pdw platelet distribution width|pdw sd|pdw cv',
  { volume: '32207-3', percent: '51631-0' },
  { high: 'platelets of very different size' },
)
add(
  'Blood count',
  'Plateletcrit',
  'pct|platelet crit|plateletcrit pct|pct plateletcrit|thrombocrit',
  { percent: '51637-7' },
  {},
)
const NEUTROPHILS = {
  high: 'bacterial infection, inflammation, stress, smoking or cortisone medicines',
  low: 'a recent viral infection, some medicines, an inherited trait, or a lack of B12 or folate',
}
add(
  'Blood count',
  'Neutrophils',
  'neutrophil|neutrophils %|neutrophils percent|segmented neutrophils|polymorphs|polymorphonuclear|neuts|seg neutrophils|segs|neut|neutrophil percentage|neutrophil relative|neutrophils relative|percent neutrophils|polymorphonuclear leukocytes|polys|pmns|granulocytes neutrophils|segmented neutrophil|neutrophils segmented|relative neutrophils',
  { percent: '770-8' },
  NEUTROPHILS,
)
add(
  'Blood count',
  'Absolute neutrophils',
  'absolute neutrophil count|neutrophils absolute|neutrophil absolute|neutrophils abs|anc|neutrophils|neutrophil|neutrophil count|neut|neut abs|abs neutrophils|abs neutrophil count|neutrophil absolute count|neutrophils absolute count|neutrophil abs|neutro abs|neuts|absolute neutrophil|absolute neutrophils count|polymorphs|absolute polymorphs|neutrophils abs count|absolute neutrophil count anc|segmented neutrophils|neutrophils number',
  { number: '751-8' },
  NEUTROPHILS,
)
const LYMPHOCYTES = { high: 'a viral infection', low: 'stress, cortisone medicines or a recent infection' }
add(
  'Blood count',
  'Lymphocytes',
  'lymphocyte|lymphocytes %|lymphocytes percent|lymphs|lymph|lymphocyte percentage|lymphocytes relative|percent lymphocytes|relative lymphocytes',
  { percent: '736-9' },
  LYMPHOCYTES,
)
add(
  'Blood count',
  'Absolute lymphocytes',
  'absolute lymphocyte count|lymphocytes absolute|lymphocyte absolute|lymphs absolute|lymphocytes abs|alc|lymphocytes|lymphocyte|lymphs|lymphocyte count|lymph|abs lymphocytes|abs lymphocyte count|abs lymphs|lymph abs|lymphocyte absolute count|lymphocytes absolute count|lymphocyte abs|lympho abs|absolute lymphs|absolute lymphocyte|absolute lymphocytes count|absolute lymphocyte count alc',
  { number: '731-0' },
  LYMPHOCYTES,
)
const MONOCYTES = {
  high: 'recovery from an infection, or lasting inflammation',
  low: 'stress or cortisone medicines',
}
add(
  'Blood count',
  'Monocytes',
  'monocyte|monocytes %|monocytes percent|mono|monos|monocyte percentage|monocytes relative|percent monocytes|relative monocytes',
  { percent: '5905-5' },
  MONOCYTES,
)
add(
  'Blood count',
  'Absolute monocytes',
  'absolute monocyte count|monocytes absolute|monocytes abs|monocytes|monocyte|monocyte count|mono|monos|abs monocytes|abs monocyte count|mono abs|monos abs|monocyte absolute|monocyte absolute count|monocytes absolute count|monocyte abs|absolute monos|absolute monocyte|absolute monocytes count|absolute monocyte count amc|monos absolute',
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
  'eosinophil|eosinophils %|eosinophils percent|eos|eosino|eosinophil percentage|eosinophils relative|percent eosinophils|relative eosinophils',
  { percent: '713-8' },
  EOSINOPHILS,
)
add(
  'Blood count',
  'Absolute eosinophils',
  'absolute eosinophil count|eosinophils absolute|eos absolute|eosinophils abs|aec|eosinophils|eosinophil|eos|eosinophil count|eosino|abs eosinophils|abs eosinophil count|eos abs|abs eos|eo abs|eosinophil absolute|eosinophil absolute count|eosinophils absolute count|eosinophil abs|absolute eos|absolute eosinophil|absolute eosinophils count|absolute eosinophil count aec',
  { number: '711-2' },
  EOSINOPHILS,
)
const BASOPHILS = { high: 'allergy or lasting inflammation', low: '' }
add(
  'Blood count',
  'Basophils',
  'basophil|basophils %|basophils percent|basos|baso|basophil percentage|basophils relative|percent basophils|relative basophils',
  { percent: '706-2' },
  BASOPHILS,
)
add(
  'Blood count',
  'Absolute basophils',
  'absolute basophil count|basophils absolute|baso absolute|basophils abs|abc|basophils|basophil|basos|basophil count|baso|abs basophils|abs basophil count|baso abs|abs basos|basos absolute|basophil absolute|basophil absolute count|basophils absolute count|basophil abs|absolute basos|absolute basophil|absolute basophils count|absolute basophil count abc|absolute baso',
  { number: '704-7' },
  BASOPHILS,
)
add(
  'Blood count',
  'Immature granulocytes',
  'immature granulocyte|immature grans|ig|immature grans abs|immature granulocytes absolute|immature granulocytes abs|absolute immature granulocytes|abs immature granulocytes|immature granulocyte count|immature granulocyte percentage|immature granulocytes ig|absolute immature granulocyte count|abs immature grans|immature gran|ig absolute|ig abs|imm granulocytes',
  { percent: '71695-1', number: '53115-2' },
  { high: 'infection or inflammation' },
)
add(
  'Blood count',
  'Band neutrophils',
  'bands|band cells|neutrophils band form|stab cells|band|band forms|neutrophil bands|band neutrophil|absolute band neutrophils|absolute bands|bands absolute|bands abs|neutrophils band|stabs|stab forms|stab neutrophils|band cells stab',
  { percent: '26508-2', number: '26507-4' },
  { high: 'bacterial infection' },
)
add(
  'Blood count',
  'Reticulocytes',
  'reticulocyte count|retic count|retic|reticulocyte|retics|absolute reticulocyte count|reticulocytes absolute|reticulocyte count absolute|absolute reticulocytes|abs reticulocyte count|abs retic count|reticulocyte absolute count|reticulocyte percentage|retic absolute',
  { percent: '17849-1', number: '60474-4' },
  {
    high: 'new blood being formed, as after blood loss, when iron is replaced, or when red cells break down faster',
    low: 'too little material (iron, B12, folate) for new blood, kidney disease, or a bone marrow that makes little',
    lifestyleWhenLow: BLOOD_FORMATION,
  },
)
add(
  'Blood count',
  'Nucleated red blood cells',
  'nrbc|nucleated rbc|nucleated red cells|nucleated rbcs|nrbcs|absolute nrbc|nrbc absolute|nrbc abs|absolute nucleated red blood cells|nucleated red blood cell|nucleated red blood cells nrbc|nucleated rbc absolute|nrbc count|abs nrbc',
  { percent: '58413-6', number: '771-6', ratio: '58413-6' },
  { high: 'strong demand for new blood' },
)

// Iron
const IRON_FOOD =
  'Meat, legumes and green vegetables contain iron; vitamin C helps its uptake, tea and coffee with meals reduce it.'
add(
  'Iron',
  'Iron',
  'serum iron|iron serum|total iron|iron total|fe|iron fe|iron level|fe iron|serum iron fe',
  { mass: '2498-4', molar: '14798-3' },
  {
    high: 'iron supplements taken before the draw, iron overload, liver inflammation, or a sample damaged in transport',
    low: 'a lack of iron or inflammation',
    lifestyleWhenHigh: 'Iron supplements raise it for some hours.',
    lifestyleWhenLow: IRON_FOOD,
  },
)
add(
  'Iron',
  'TIBC',
  'total iron binding capacity|iron binding capacity|total iron binding capacity tibc|iron binding capacity total|iron bind cap tibc|iron bind cap|total iron bind cap|total iron bind capacity|tibc total iron binding capacity|iron binding capacity tibc|total binding capacity',
  { mass: '2500-7', molar: '14800-7' },
  {
    high: 'a lack of iron, pregnancy or the contraceptive pill',
    low: 'inflammation, iron overload, liver disease or low protein',
    lifestyleWhenHigh: IRON_FOOD,
  },
)
add(
  'Iron',
  'UIBC',
  'unsaturated iron binding capacity|unbound iron binding capacity|iron binding capacity unsaturated|unsaturated iron binding capacity uibc|unsat iron binding capacity|unsat iron bind cap|latent iron binding capacity|uibc unsaturated iron binding capacity',
  { mass: '2501-5', molar: '22753-8' },
  {
    high: 'a lack of iron, pregnancy or the contraceptive pill',
    low: 'iron overload or inflammation',
    lifestyleWhenHigh: IRON_FOOD,
  },
)
add(
  'Iron',
  'Transferrin saturation',
  'iron saturation|% saturation|iron % saturation|tsat|saturation|percent saturation|% iron saturation|transferrin sat|iron saturation index|transferrin saturation index|iron sat|% transferrin saturation|% iron sat|saturation of transferrin|transferrin saturation tsat|percent iron saturation|percentage saturation|percentage iron saturation|percent transferrin saturation|iron saturation percentage|transferrin iron saturation|fe saturation',
  { percent: '2502-3', ratio: null },
  {
    high: 'iron supplements, iron overload or liver disease',
    low: 'a lack of iron or inflammation',
    lifestyleWhenHigh: 'Iron supplements raise it for some hours.',
    lifestyleWhenLow: IRON_FOOD,
  },
)
add(
  'Iron',
  'Transferrin',
  'serum transferrin',
  { mass: '3034-6', molar: '22674-6' },
  {
    high: 'a lack of iron, pregnancy or the contraceptive pill',
    low: 'inflammation, liver disease, iron overload or low protein',
    lifestyleWhenHigh: IRON_FOOD,
  },
)
add(
  'Iron',
  'Ferritin',
  'serum ferritin|ferritin serum|ferritin level',
  { mass: '2276-4', molar: '14723-1' },
  {
    high: 'inflammation, fatty liver, regular alcohol, liver disease or iron overload',
    low: 'empty iron stores',
    lifestyleWhenHigh: 'Alcohol, excess weight and iron supplements raise it.',
    lifestyleWhenLow: IRON_FOOD,
    biotin: 'low',
  },
)

// Sugar metabolism
const SUGAR_FOOD =
  'Sweet drinks, white flour and little exercise raise it; fiber, a walk after meals, sleep and weight loss where there is excess weight commonly lower it.'
const GLUCOSE = {
  high: 'a recent meal, stress, cortisone medicines, or a disturbed sugar metabolism',
  low: 'a long fast, hard exercise, alcohol, glucose-lowering medicines, or a tube that stood too long',
  lifestyleWhenHigh: SUGAR_FOOD,
}
add(
  'Sugar metabolism',
  'Glucose',
  'blood glucose|blood sugar|glucose random|random glucose|random blood sugar|rbs|glucose serum|plasma glucose|glu|blood sugar random|rbs random blood sugar|blood glucose random|plasma glucose random|random plasma glucose|glucose level|glucose lab|glucose plasma|glucose blood|casual glucose|gluc',
  { mass: '2345-7', molar: '14749-6' },
  GLUCOSE,
)
add(
  'Sugar metabolism',
  'Fasting glucose',
  'glucose fasting|fasting blood sugar|fasting blood glucose|fasting plasma glucose|fbs|fbg|blood sugar fasting|glucose f|plasma glucose fasting|blood glucose fasting|fasting sugar|plasma fasting glucose|glucose fasting plasma|sugar fasting|glucose fasting fbs|blood sugar fasting fbs|fbs fasting blood sugar|fasting blood sugar fbs|fasting plasma glucose fpg|blood sugar f',
  { mass: '1558-6', molar: '14771-0' },
  GLUCOSE,
)
add(
  'Sugar metabolism',
  'Hemoglobin A1c',
  'hba1c|a1c|hgb a1c|hb a1c|glycated hemoglobin|glycosylated hemoglobin|glycohemoglobin|hemoglobin a1c hba1c|hba1c glycated hemoglobin|glycosylated hemoglobin hba1c|hemoglobin a1c ngsp|hba1c ngsp|hba1c ifcc|hba1c dcct|glyco hemoglobin|hemoglobin glycated|hemoglobin glycosylated|hgba1c|gly hb|glycated hb|glycosylated hb|hba1c hplc|hba1c level|glycohemoglobin a1c|glyco hb|glycated hemoglobin hba1c|hba1c glycosylated hemoglobin|hb a1c glycated hemoglobin|a1c hemoglobin',
  { percent: '4548-4', moleRatio: '59261-8' },
  {
    high: 'higher blood sugar over the last two to three months; a lack of iron, vitamin B12 or folate can also raise it a little',
    low: 'a shorter life of red cells, as after blood loss or with some inherited forms of hemoglobin, or low sugar under treatment',
    lifestyleWhenHigh: SUGAR_FOOD,
  },
)
add(
  'Sugar metabolism',
  'Estimated average glucose',
  'eag|average glucose|mean blood glucose|estimated average glucose eag|mean plasma glucose|est average glucose|estimated avg glucose|avg glucose|est avg glucose|average blood glucose|estimated average blood glucose|average estimated glucose|average plasma glucose|mean blood glucose eag|estimated mean glucose|average blood sugar|mean glucose|estimated average glucose calculated|abg average blood glucose',
  { mass: '27353-2', molar: '53553-4' },
  {
    high: 'higher blood sugar over the last two to three months',
    lifestyleWhenHigh: SUGAR_FOOD,
  },
)
add(
  'Sugar metabolism',
  'Insulin',
  'insulin fasting|fasting insulin|insulin serum|insulin fasting serum|insulin level|insulin f|insulin total|serum insulin',
  { units: '20448-7', molar: '14796-7', mass: null },
  {
    high: 'a recent meal, taking insulin, or tissues that respond less to insulin',
    low: 'a long fast, or a pancreas that makes little insulin',
    lifestyleWhenHigh: SUGAR_FOOD,
    biotin: 'low',
  },
)
add(
  'Sugar metabolism',
  'C-peptide',
  'c peptide|cpeptide|c peptide fasting|fasting c peptide|c peptide serum|connecting peptide',
  { mass: '1986-9', molar: null },
  {
    high: 'a recent meal, tissues that respond less to insulin, or kidneys that filter less',
    low: 'a long fast, or a pancreas that makes little insulin',
    lifestyleWhenHigh: SUGAR_FOOD,
    biotin: 'low',
  },
)
add(
  'Sugar metabolism',
  'HOMA-IR',
  'homa ir|homa index|homa|homa ir index|homa insulin resistance|homa score|insulin resistance homa|insulin resistance homa ir|homa ir calculated',
  { ratio: null },
  { high: 'tissues that respond less to insulin', lifestyleWhenHigh: SUGAR_FOOD },
)
add(
  'Sugar metabolism',
  'Fructosamine',
  'fructosamine serum|serum fructosamine',
  { molar: '15069-8' },
  {
    high: 'higher blood sugar over the last two to three weeks',
    low: 'low protein',
    lifestyleWhenHigh: SUGAR_FOOD,
  },
)

// Lipids
/**
 * Above this value men's mortality rises instead of falling; it is used for everybody, because the sex is not known
 * here. https://doi.org/10.1093/eurheartj/ehx163, abstract, read on 2026-11-22.
 */
const HDL_WELCOME = { value: 1.9, unit: 'mmol/l' }
const FAT_FOOD =
  'Oats, legumes, nuts, olive oil and fish in place of fatty meat and butter, exercise and not smoking are commonly recommended.'
add(
  'Lipids',
  'Total cholesterol',
  'cholesterol|cholesterol total|chol|serum cholesterol|tc|total chol|t cholesterol|cholesterol level|total cholesterol tc|chol total|cholesterol serum|t chol',
  { mass: '2093-3', molar: '14647-2' },
  {
    high: 'inherited tendency, diet, an underactive thyroid, the menopause, or kidneys that lose protein',
    low: 'an overactive thyroid, low food intake, medicines that lower it, or liver disease',
    lifestyleWhenHigh: FAT_FOOD,
  },
)
add(
  'Lipids',
  'HDL cholesterol',
  'hdl|hdl c|cholesterol hdl|high density lipoprotein|high density lipoprotein cholesterol|hdl chol|hdl cholesterol direct|hdl direct|hdlc|chol hdl|serum hdl cholesterol|good cholesterol hdl|high density lipoprotein hdl|hdl cholesterol hdl c|hdl high density lipoprotein|hdl cholesterol serum|cholesterol hdl direct|direct hdl|direct hdl cholesterol',
  { mass: '2085-9', molar: '14646-4' },
  {
    goodUpTo: HDL_WELCOME,
    high: 'an inherited tendency, regular exercise, alcohol or estrogen; very high values do not protect further',
    low: 'little exercise, smoking, excess weight or high triglycerides',
    lifestyleWhenLow: 'Exercise, not smoking and unsaturated fats commonly raise it.',
  },
)
add(
  'Lipids',
  'LDL cholesterol',
  'ldl|ldl c|cholesterol ldl|low density lipoprotein|low density lipoprotein cholesterol|ldl chol|ldl cholesterol direct|ldl direct|ldl chol calc|ldlc|serum ldl cholesterol|low density lipoprotein ldl|direct ldl|direct ldl cholesterol|ldl cholesterol ldl c|ldl low density lipoprotein|cholesterol ldl direct|ldl cholesterol serum|bad cholesterol ldl',
  { mass: '2089-1', molar: '22748-8' },
  {
    high: 'inherited tendency, saturated fat in the diet or an underactive thyroid',
    low: 'medicines that lower it, an overactive thyroid or an inherited trait',
    lifestyleWhenHigh: FAT_FOOD,
  },
)
add(
  'Lipids',
  'LDL cholesterol, calculated',
  'ldl cholesterol calculated|ldl calculated|ldl cholesterol calc|ldl calc|ldl chol calc nih|calculated ldl cholesterol|calculated ldl cholesterol level|calculated ldl|ldl c calculated|ldl c calc|ldl cholesterol friedewald|cholesterol ldl calculated|cholesterol ldl calc|ldl cholesterol derived|ldl chol calculated|ldl calculation',
  { mass: '13457-7', molar: '39469-2' },
  {
    high: 'inherited tendency, saturated fat in the diet or an underactive thyroid',
    low: 'medicines that lower it, an overactive thyroid or an inherited trait',
    lifestyleWhenHigh: FAT_FOOD,
  },
)
add(
  'Lipids',
  'VLDL cholesterol',
  'vldl|vldl c|cholesterol vldl|very low density lipoprotein|vldl cholesterol cal|vldl cholesterol calc|very low density lipoprotein cholesterol|vldl chol|vldlc|very low density lipoprotein vldl|vldl cholesterol calculated|vldl calculated|vldl calc|vldl chol calc|cholesterol vldl calculated|serum vldl cholesterol',
  { mass: '13458-5', molar: '25371-6' },
  {
    high: 'high triglycerides',
    low: '',
    lifestyleWhenHigh: 'Less sugar and alcohol and more exercise commonly lower it.',
  },
)
add(
  'Lipids',
  'Non-HDL cholesterol',
  'non hdl cholesterol|non hdl|non hdl c|cholesterol non hdl|non hdl chol|non high density lipoprotein cholesterol|non hdlc|non hdl cholesterol calculated|non hdl cholesterol calc|serum non hdl cholesterol|se non hdl cholesterol|non hdl chol calc|nonhdl cholesterol|nhdl cholesterol|non hdl c calculated',
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
  'triglyceride|tg|trigs|serum triglycerides|trig|triglycerides tg|triglycerides level|triglyceride level|trigl|serum triglyceride',
  { mass: '2571-8', molar: '14927-8' },
  {
    high: 'a recent meal, sugar, alcohol, excess weight, a disturbed sugar metabolism or some medicines',
    lifestyleWhenHigh:
      'Less sugar, white flour and alcohol, more exercise and oily fish commonly lower them.',
  },
)
add(
  'Lipids',
  'Cholesterol/HDL ratio',
  'cholesterol hdl ratio|total cholesterol hdl ratio|chol hdl ratio|tc hdl ratio|chol hdlc ratio|t chol hdl ratio|total cholesterol hdl|tc hdl cholesterol ratio|cholesterol hdl|total cholesterol to hdl ratio|tc hdl|chol hdl|total cholesterol hdl cholesterol ratio|cholesterol to hdl ratio|cholesterol hdl cholesterol ratio|total chol hdl ratio|cardiac risk ratio|t cholesterol hdl ratio|total hdl cholesterol ratio|tc hdl c ratio|total chol hdl cholesterol ratio|chol hdl cholesterol ratio|t chol hdl chol ratio|ratio of total cholesterol hdl',
  { ratio: '9830-1' },
  { high: 'a high LDL relative to HDL', low: '', lifestyleWhenHigh: FAT_FOOD },
)
add(
  'Lipids',
  'LDL/HDL ratio',
  'ldl hdl ratio|ldl hdl cholesterol ratio|ldl hdl|ldl to hdl ratio|ldl c hdl c ratio|ldl cholesterol hdl cholesterol ratio|ldl hdl risk ratio',
  { ratio: '11054-4' },
  { high: 'a high LDL relative to HDL', lifestyleWhenHigh: FAT_FOOD },
)
add(
  'Lipids',
  'Triglycerides/HDL ratio',
  'triglycerides hdl ratio|tg hdl ratio|trig hdl ratio|triglyceride hdl ratio|tg hdl cholesterol ratio|trig hdl c ratio|triglycerides to hdl ratio|triglyceride to hdl ratio|triglycerides hdl cholesterol ratio|tg hdl c ratio',
  { ratio: null },
  {
    high: 'high triglycerides relative to HDL',
    lifestyleWhenHigh: 'Less sugar and alcohol and more exercise commonly lower it.',
  },
)
add(
  'Lipids',
  'Apolipoprotein B',
  'apo b|apob|apolipoprotein b 100|apo b 100|apolipoprotein b apob|apolipoproteins b|apolipoprotein b serum|apo lipoprotein b',
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
  'apo a1|apoa1|apolipoprotein a i|apolipoprotein a 1|apo a 1|apo a i|apo ai|apolipoprotein ai|apolipoprotein a1 apoa1|apo lipoprotein a1',
  { mass: '1869-7' },
  {
    high: 'much HDL, estrogen or alcohol',
    low: 'little HDL',
    lifestyleWhenLow: 'Exercise and not smoking commonly raise it.',
  },
)
add(
  'Lipids',
  'Lipoprotein(a)',
  'lipoprotein a|lp a|lpa|lipoprotein a lpa|lipoprotein little a|lipo a|lipoprotein a lp a',
  { mass: '10835-7', molar: '43583-4' },
  { high: 'an inherited tendency that diet hardly changes' },
)

// Liver and pancreas
const LIVER_CARE =
  'Alcohol, excess weight, acetaminophen and some supplements strain the liver; coffee, exercise and weight loss where there is excess weight commonly help it.'
add(
  'Liver and pancreas',
  'ALT',
  'alanine aminotransferase|sgpt|alanine transaminase|gpt|alt sgpt|alat|alanine aminotransferase alt|alanine amino transferase|alanine aminotransferase alt sgpt|alanine transaminase alt|alanine transaminase sgpt|alt alanine aminotransferase|sgpt alt|alanine aminotransferase sgpt|gpt alt|alt alat|sgpt alanine aminotransferase|serum glutamic pyruvic transaminase|alat sgpt|serum glutamate pyruvate transaminase|alat gpt|alanine amino transferase alt',
  { units: '1742-6' },
  {
    high: 'fatty liver, alcohol, some medicines or supplements, hard exercise, or liver inflammation',
    lifestyleWhenHigh: LIVER_CARE,
  },
)
add(
  'Liver and pancreas',
  'AST',
  'aspartate aminotransferase|sgot|aspartate transaminase|got|ast sgot|asat|aspartate aminotransferase ast|aspartate amino transferase|aspartate aminotransferase ast sgot|aspartate transaminase ast|aspartate transaminase sgot|ast aspartate aminotransferase|sgot ast|aspartate aminotransferase sgot|got ast|ast asat|sgot aspartate aminotransferase|serum glutamic oxaloacetic transaminase|asat sgot|serum glutamate oxaloacetate transaminase|asat got|aspartate amino transferase ast',
  { units: '1920-8' },
  {
    high: 'hard exercise or injured muscle, fatty liver, alcohol, liver inflammation or some medicines',
    lifestyleWhenHigh: LIVER_CARE,
  },
)
add(
  'Liver and pancreas',
  'AST/ALT ratio',
  'ast alt ratio|sgot sgpt ratio|de ritis ratio|ast alt|sgot sgpt|ast to alt ratio|ast sgot alt sgpt ratio|ast alt de ritis ratio|got gpt ratio',
  { ratio: '1916-6' },
  { high: 'alcohol or longer liver strain', lifestyleWhenHigh: LIVER_CARE },
)
add(
  'Liver and pancreas',
  'Alkaline phosphatase',
  'alp|alk phos|alkaline phosphatase alp|alk phosphatase|alkaline phosphatase serum|alkp|alk p|alkaline phosphatase total|alkaline phos|alp alkaline phosphatase|s alp|alk phosph|alkaline phosphotase|ap alkaline phosphatase|total alkaline phosphatase|alkaline phosphatase alkp',
  { units: '6768-6' },
  {
    high: 'bile flow, liver disease, bone growth or repair, a lack of vitamin D, or pregnancy',
    low: 'a lack of zinc, magnesium or protein, an underactive thyroid, or an inherited trait',
    lifestyleWhenHigh: 'Too little vitamin D can raise it.',
    lifestyleWhenLow: 'Too little zinc, magnesium or protein in the diet can lower it.',
  },
)
add(
  'Liver and pancreas',
  'GGT',
  'gamma gt|gamma glutamyl transferase|ggtp|gamma glutamyl transpeptidase|gamma glutamyltransferase|g g t p|gammagt|gamma g t|ggt gamma gt|gamma gt ggt|gamma glutamyl transferase ggt|gamma glutamyltransferase ggt|ggt gamma glutamyl transferase|gamma glutamyl transpeptidase ggt|γ glutamyl transferase|γ glutamyltransferase|ggtp gamma gt|gamma glutamyl transpeptidase ggtp',
  { units: '2324-2' },
  {
    high: 'alcohol, fatty liver, bile flow or some medicines',
    low: '',
    lifestyleWhenHigh: LIVER_CARE,
  },
)
add(
  'Liver and pancreas',
  'Total bilirubin',
  'bilirubin total|bilirubin|t bilirubin|bilirubin total serum|serum bilirubin|bilirubin t|tbil|t bil|tbili|t bili|total bili|bili total|bilirubin tot|serum total bilirubin|bilirubin total t bil|bil total',
  { mass: '1975-2', molar: '14631-6' },
  {
    high: 'liver disease, blocked bile flow, faster breakdown of red cells, or a harmless inherited trait (Gilbert)',
    lifestyleWhenHigh: 'Long fasting raises it.',
  },
)
add(
  'Liver and pancreas',
  'Direct bilirubin',
  'bilirubin direct|conjugated bilirubin|bilirubin conjugated|d bilirubin|bilirubin d|dbil|d bil|dbili|d bili|direct bili|bili direct|serum direct bilirubin|bilirubin direct conjugated|conjugated bilirubin direct|direct bilirubin conjugated|bilirubin conjugated direct|bil direct|serum conjugated bilirubin',
  { mass: '1968-7', molar: '14629-0' },
  { high: 'liver disease, blocked bile flow or some medicines' },
)
add(
  'Liver and pancreas',
  'Indirect bilirubin',
  'bilirubin indirect|unconjugated bilirubin|bilirubin unconjugated|i bilirubin|ibil|i bil|indirect bili|bili indirect|serum indirect bilirubin|bilirubin indirect unconjugated|unconjugated bilirubin indirect|indirect bilirubin unconjugated|bilirubin unconjugated indirect|bilirubin i|bil indirect|bilirubin indirect calculated|serum unconjugated bilirubin',
  { mass: '1971-1', molar: '14630-8' },
  {
    high: 'a harmless inherited trait (Gilbert), fasting, faster breakdown of red cells, or liver disease',
    lifestyleWhenHigh: 'Long fasting raises it.',
  },
)
const PROTEIN_FOOD = 'Protein from legumes, eggs, fish, meat or dairy supports it.'
add(
  'Liver and pancreas',
  'Total protein',
  'protein total|protein|serum protein|total proteins|t protein|protein total serum|serum total protein|tp total protein|t proteins|proteins total|total protein serum|proteins|total serum protein|serum proteins|protein serum|tprot|total prot',
  { mass: '2885-2' },
  {
    high: 'too little fluid, lasting inflammation, or a single antibody made in excess',
    low: 'loss through kidneys or gut, liver disease, or little protein in the diet',
    lifestyleWhenHigh: 'Drinking enough before a blood draw keeps it from reading high.',
    lifestyleWhenLow: PROTEIN_FOOD,
  },
)
add(
  'Liver and pancreas',
  'Albumin',
  'serum albumin|alb|albumin serum|plasma albumin|albumin level|albumin bcg|albumin alb',
  { mass: '1751-7', molar: '54347-0' },
  {
    high: 'too little fluid',
    low: 'inflammation, liver disease, loss through kidneys or gut, pregnancy, or little protein in the diet',
    lifestyleWhenHigh: 'Drinking enough before a blood draw keeps it from reading high.',
    lifestyleWhenLow: PROTEIN_FOOD,
  },
)
add(
  'Liver and pancreas',
  'Globulin',
  'globulins|total globulin|globulin total|globulin calculated|serum globulin|globulin serum|globulins total|calculated globulin|globulin calc|glob|globulin level',
  { mass: '10834-0' },
  {
    high: 'lasting inflammation, an active immune system, liver disease, or a single antibody made in excess',
    low: 'an immune system that makes few antibodies, or loss through kidneys or gut',
  },
)
add(
  'Liver and pancreas',
  'Albumin/globulin ratio',
  'a g ratio|ag ratio|albumin globulin ratio|alb glob ratio|a g|albumin to globulin ratio|albumin globulin a g ratio|albumin globulin|a g ratio albumin globulin|alb globulin ratio|serum albumin globulin ratio|ratio a g',
  { ratio: '1759-0' },
  { high: 'low globulins', low: 'low albumin or high globulins' },
)
add(
  'Liver and pancreas',
  'Prealbumin',
  'transthyretin|pre albumin|prealbumin transthyretin|transthyretin prealbumin',
  { mass: '14338-8' },
  { low: 'little food, inflammation or liver disease' },
)
add(
  'Liver and pancreas',
  'LDH',
  'lactate dehydrogenase|ldh total|lactic dehydrogenase|lactic acid dehydrogenase|lactate dehydrogenase ldh|lactic dehydrogenase ldh|ldh lactate dehydrogenase|ld ldh|lactate dehydrogenase ld|ld total|s ldh',
  { units: '2532-0' },
  {
    high: 'hard exercise, a sample damaged in transport, or strain of liver, muscle or blood',
    lifestyleWhenHigh: 'Hard training in the days before the blood draw raises it.',
  },
)
add(
  'Liver and pancreas',
  'Amylase',
  'serum amylase|amylase total|total amylase|alpha amylase|α amylase|amylase serum',
  { units: '1798-8' },
  {
    high: 'strain of the pancreas or the salivary glands, or kidneys that filter less',
    lifestyleWhenHigh: 'Alcohol strains the pancreas.',
  },
)
add(
  'Liver and pancreas',
  'Lipase',
  'serum lipase|lipase serum|lip lipase',
  { units: '3040-3' },
  {
    high: 'strain of the pancreas, kidneys that filter less, or some medicines',
    lifestyleWhenHigh: 'Alcohol and very high triglycerides strain the pancreas.',
  },
)
add(
  'Liver and pancreas',
  'Ammonia',
  'plasma ammonia|ammonia plasma|ammonium|ammonia nh3|blood ammonia',
  { mass: '22763-7', molar: '16362-6' },
  { high: 'a sample that stood too long, or a strained liver' },
)

// Kidney
const KIDNEY_CARE =
  'Enough fluid, a good blood pressure and few anti-inflammatory painkillers protect the kidneys.'
add(
  'Kidney',
  'Creatinine',
  'serum creatinine|creat|creatinine serum|crea|plasma creatinine|creatinine level|creatinine enzymatic|creatinine jaffe|s creat|serum creat|creatinine blood|creatinine plasma',
  { mass: '2160-0', molar: '14682-9' },
  {
    high: 'kidneys that filter less, much muscle, much meat, creatine powder or too little fluid',
    low: 'little muscle or pregnancy',
    lifestyleWhenHigh: KIDNEY_CARE,
  },
)
add(
  'Kidney',
  'eGFR',
  'egfr non african american|estimated gfr|gfr estimated|estimated glomerular filtration rate|glomerular filtration rate|gfr|egfr ckd epi|egfr mdrd|egfr ckd epi 2021|estimated glomerular filtration rate egfr|egfr if nonafricn am|egfr if non african american|egfr non afr american|egfr nonafrican american|egfr non black|gfr calculated abbreviated mdrd|egfrcreat ckd epi 1 73 m 2|egfrcreat ckd epi|egfrcreat|egfrcr|egfr cr|egfr creatinine|egfr using creatinine ckd epi per 1 73 square metres|egfr using creatinine ckd epi|gfr estimated ckd epi|estimated glomerular filtration rate ckd epi|gfr ckd epi|gfr ckd epi 2021|ckd epi gfr|egfr ckd epi 2009|egfr 2021 ckd epi|mdrd egfr|gfr mdrd|estimated gfr ckd epi|estimated gfr mdrd|egfr estimated|egfr estimated glomerular filtration rate|e gfr|est gfr|glomerular filtration rate estimated|glomerular filtration rate egfr|estimated gfr egfr|gfr calculated|egfr calculated|egfr creatinine ckd epi|estimated glomerular filtration rate gfr|estimated glomerular filtration',
  { clearancePerArea: '69405-9', clearance: null },
  {
    named: [
      { words: /\b2021\b/, loinc: { clearancePerArea: '98979-8' } },
      { words: /\b2009\b/, loinc: { clearancePerArea: '62238-1' } },
      { words: /\bmdrd\b/, loinc: { clearancePerArea: '33914-3' } },
    ],
    high: 'little muscle, pregnancy, or kidneys that filter more than usual, as early in diabetes',
    low: 'kidneys that filter less, too little fluid, much muscle or a meal of meat',
    lifestyleWhenLow: KIDNEY_CARE,
  },
)
add(
  'Kidney',
  'Urea nitrogen',
  'blood urea nitrogen|bun|urea nitrogen bun|blood urea nitrogen bun|urea nitrogen blood|bun blood urea nitrogen|urea nitrogen serum|serum urea nitrogen|blood urea nitrogen serum|bun urea nitrogen|urea n|s bun',
  { mass: '3094-0', molar: '14937-7' },
  {
    high: 'too little fluid, much protein, kidneys that filter less, or bleeding in the stomach',
    low: 'little protein in the diet, much fluid, pregnancy or liver disease',
    lifestyleWhenHigh: KIDNEY_CARE,
  },
)
add(
  'Kidney',
  'Urea',
  'blood urea|serum urea|urea serum|urea level|plasma urea|urea blood|urea plasma',
  { mass: '3091-6', molar: '22664-7' },
  {
    high: 'too little fluid, much protein, kidneys that filter less, or bleeding in the stomach',
    low: 'little protein in the diet, much fluid, pregnancy or liver disease',
    lifestyleWhenHigh: KIDNEY_CARE,
  },
)
add(
  'Kidney',
  'BUN/creatinine ratio',
  'bun creatinine ratio|urea nitrogen creatinine ratio|bun creat ratio|bun creatinine|bun crea ratio|bun to creatinine ratio|bun cr ratio|urea nitrogen creatinine|bun serum creatinine ratio|bun crea|blood urea nitrogen creatinine ratio',
  { ratio: '3097-3' },
  {
    high: 'too little fluid, much protein, or bleeding in the stomach',
    low: 'little protein in the diet or liver disease',
    lifestyleWhenHigh: 'Drinking enough before a blood draw keeps it from reading high.',
  },
)
add(
  'Kidney',
  'Uric acid',
  'urate|serum uric acid|uric acid serum|urate serum|uric acid level|ua uric acid|serum urate|plasma urate|plasma uric acid|s uric acid',
  { mass: '3084-1', molar: '14933-6' },
  {
    high: 'meat, offal, beer, sweet drinks, excess weight, some medicines, or kidneys that excrete less',
    low: 'medicines that lower it',
    lifestyleWhenHigh: 'Less beer, sweet drinks, offal and meat, and more water commonly lower it.',
  },
)
add(
  'Kidney',
  'Cystatin C',
  'cystatin|cystatin c serum|serum cystatin c',
  { mass: '33863-2' },
  {
    high: 'kidneys that filter less, cortisone medicines, an active thyroid or inflammation',
    lifestyleWhenHigh: KIDNEY_CARE,
  },
)
add(
  'Kidney',
  'Urine albumin/creatinine ratio',
  'microalbumin creatinine ratio|albumin creatinine ratio|acr|uacr|microalb creat ratio|urine albumin creatinine ratio|microalbumin creat ratio|albumin creatinine ratio urine|urine albumin to creatinine ratio|albumin to creatinine ratio|urinary albumin creatinine ratio|microalbumin creatinine ratio urine|albumin creat ratio|urine acr|acr urine|alb creat ratio|albumin creatinine ratio acr|urine albumin creatinine ratio uacr|urine microalbumin creatinine ratio|malb creat ratio|urine alb creat ratio|albumin creatinine ratio random urine|alb creatinine ratio|albumin creatinine ratio spot urine',
  { massRatio: '14959-1', massPerMole: '30000-4', ratio: null },
  { high: 'hard exercise, fever, or kidneys that let protein through', lifestyleWhenHigh: KIDNEY_CARE },
)
add(
  'Kidney',
  'Microalbumin, urine',
  'microalbumin|microalbumin urine|urine microalbumin|urinary albumin|urine albumin|albumin urine|microalbumin ur|albumin random urine|urine microalbumin level|random urine microalbumin|urinary microalbumin|microalbumin random urine|albumin spot urine|microalbumin spot urine|urine albumin level|albumin ur',
  { mass: '14957-5' },
  { high: 'hard exercise, fever, or kidneys that let protein through', lifestyleWhenHigh: KIDNEY_CARE },
)

// Electrolytes and minerals
add(
  'Electrolytes and minerals',
  'Sodium',
  'na|serum sodium|sodium na|na+|sodium serum|sodium level|plasma sodium|s sodium|sodium na+|na+ sodium|sodium plasma|na sodium',
  { molar: '2951-2' },
  {
    high: 'too little fluid, or fluid lost by vomiting, diarrhea, fever or water tablets',
    low: 'water tablets, some antidepressants and other medicines, much plain water, or disease of the heart, liver, kidneys or adrenal glands',
    lifestyleWhenHigh: 'Drinking too little affects it more than salty food does.',
  },
)
add(
  'Electrolytes and minerals',
  'Potassium',
  'k|serum potassium|potassium k|k+|potassium serum|potassium level|plasma potassium|s potassium|potassium k+|k+ potassium|potassium plasma|k potassium',
  { molar: '2823-3' },
  {
    high: 'a sample damaged in transport, kidneys that excrete less, some blood-pressure medicines, or taking potassium',
    low: 'water tablets, laxatives, vomiting, diarrhea, much licorice, or too little magnesium',
    lifestyleWhenHigh: 'Salt substitutes can contain much potassium.',
    lifestyleWhenLow: 'Vegetables, fruit and legumes are rich in it.',
  },
)
add(
  'Electrolytes and minerals',
  'Chloride',
  'cl|serum chloride|cl|chloride serum|chlorides|chloride cl|chloride level|plasma chloride|serum chlorides|cl chloride|s chloride|chloride plasma',
  { molar: '2075-0' },
  { high: 'too little fluid, diarrhea or much salt solution', low: 'vomiting or water tablets' },
)
add(
  'Electrolytes and minerals',
  'Carbon dioxide',
  'co2|bicarbonate|hco3|total co2|carbon dioxide total|tco2|co2 total|carbon dioxide co2|bicarbonate hco3|bicarb|serum bicarbonate|bicarbonate serum|bicarbonate level|hco3 bicarbonate|carbon dioxide total co2|tco2 bicarbonate|total carbon dioxide|co2 bicarbonate|plasma bicarbonate|bicarbonate total co2|venous bicarbonate|carbon dioxide bicarbonate|carbon dioxide serum|serum co2',
  { molar: '2028-9' },
  {
    // The other names mean all carbon dioxide in the sample.
    named: [{ words: /b[iy][ck]arb|hco3|hydrogen[ck]arb/, loinc: { molar: '1963-8' } }],
    high: 'vomiting, water tablets or slow breathing',
    low: 'fast breathing, diarrhea, kidneys that filter less, or acid building up',
  },
)
add(
  'Electrolytes and minerals',
  'Anion gap',
  'anion gap calculated|serum anion gap|agap|a gap',
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
  'serum calcium|calcium total|total calcium|ca|calcium serum|calcium ca|calcium level|plasma calcium|ca calcium|s calcium|calcium serum total|ca total|serum total calcium|calcium total serum|calcium plasma',
  { mass: '17861-6', molar: '2000-8' },
  {
    high: 'too little fluid, active parathyroid glands, vitamin D or calcium supplements, some medicines, or a disease that should be looked for',
    low: 'low albumin, a lack of vitamin D or magnesium, kidneys that filter less, or parathyroid glands that make little hormone',
    lifestyleWhenHigh:
      'Calcium and vitamin D supplements can raise it: tell your practitioner what you take.',
    lifestyleWhenLow: 'Dairy, mineral water, green vegetables and vitamin D support it.',
  },
)
add(
  'Electrolytes and minerals',
  'Corrected calcium',
  'calcium corrected|adjusted calcium|albumin corrected calcium|calcium adjusted|calcium albumin adjusted|calcium adjusted for albumin|adjusted calcium concentration|calcium corrected for albumin|corrected calcium albumin|calcium albumin corrected|albumin adjusted calcium|calcium adj|adj calcium|ca corrected|corrected ca|serum adjusted calcium|serum corrected calcium|calcium corrected albumin',
  { mass: null, molar: '29265-6' },
  {
    high: 'active parathyroid glands, vitamin D or calcium supplements, some medicines, or a disease that should be looked for',
    low: 'a lack of vitamin D or magnesium, kidneys that filter less, or parathyroid glands that make little hormone',
    lifestyleWhenHigh:
      'Calcium and vitamin D supplements can raise it: tell your practitioner what you take.',
    lifestyleWhenLow: 'Dairy, mineral water, green vegetables and vitamin D support it.',
  },
)
add(
  'Electrolytes and minerals',
  'Ionized calcium',
  'calcium ionized|ionised calcium|free calcium|calcium ionised|ionised calcium ca++|ionic calcium|calcium ionic|ca ionized|ionized ca|free ionized calcium|calcium ionized serum|ca++ ionized|ionised ca|calcium ion',
  { molar: '1995-0', mass: '17863-2' },
  {
    high: 'active parathyroid glands, vitamin D or calcium supplements, some medicines, or a disease that should be looked for',
    low: 'a lack of vitamin D or magnesium, kidneys that filter less, or parathyroid glands that make little hormone',
    lifestyleWhenHigh:
      'Calcium and vitamin D supplements can raise it: tell your practitioner what you take.',
    lifestyleWhenLow: 'Dairy, mineral water, green vegetables and vitamin D support it.',
  },
)
add(
  'Electrolytes and minerals',
  'Phosphorus',
  'phosphate|inorganic phosphorus|serum phosphorus|phosphorous|phosphorus inorganic|phos|inorganic phosphate|phosphate inorganic|serum phosphate|phosphorus serum|phosphorus level|phosphate serum|plasma phosphate|serum inorganic phosphate|serum inorganic phosphorus|phosphorus po4|phosphate level|phosphorus p|phosphorous serum|serum phosphorous|inorganic phosphorous',
  { mass: '2777-1', molar: '14879-1' },
  {
    high: 'kidneys that excrete less, a sample damaged in transport, parathyroid glands that make little hormone, or much processed food',
    low: 'a lack of vitamin D, little food, alcohol, antacids or active parathyroid glands',
    lifestyleWhenHigh: 'Cola and processed food are rich in phosphate.',
    lifestyleWhenLow: 'Dairy, fish, meat and legumes are rich in it.',
  },
)
add(
  'Electrolytes and minerals',
  'Magnesium',
  'serum magnesium|mg|magnesium serum|mg++|magnesium mg|magnesium level|plasma magnesium|mg magnesium|s magnesium|magnesium plasma',
  { mass: '19123-9', molar: '2601-3' },
  {
    high: 'supplements, laxatives or antacids with magnesium, or kidneys that excrete less',
    low: 'little in the diet, alcohol, diarrhea, acid blockers or water tablets',
    lifestyleWhenHigh: 'Magnesium supplements, laxatives and antacids can raise it.',
    lifestyleWhenLow: 'Nuts, seeds, whole grains and legumes are rich in it.',
  },
)
add(
  'Electrolytes and minerals',
  'Red cell magnesium',
  'magnesium rbc|rbc magnesium|magnesium red cell|magnesium rbcs|erythrocyte magnesium|magnesium erythrocyte|magnesium erythrocytes',
  { mass: null, molar: '2597-3' },
  {
    low: 'little in the diet, alcohol, diarrhea, acid blockers or water tablets',
    lifestyleWhenLow: 'Nuts, seeds, whole grains and legumes are rich in it.',
  },
)
add(
  'Electrolytes and minerals',
  'Zinc',
  'serum zinc|zinc serum|zinc plasma|zinc level|plasma zinc|zinc zn|zinc blood',
  { mass: '5763-8', molar: null },
  {
    high: 'supplements',
    low: 'little in the diet, inflammation, or poor uptake',
    lifestyleWhenLow: 'Meat, seafood, pumpkin seeds and legumes are rich in it.',
  },
)
add(
  'Electrolytes and minerals',
  'Copper',
  'serum copper|copper serum|plasma copper|copper cu|copper level',
  { mass: '5631-7', molar: '14665-4' },
  {
    high: 'inflammation, pregnancy or the contraceptive pill',
    low: 'long use of zinc, poor uptake, or an inherited disorder',
  },
)
add(
  'Electrolytes and minerals',
  'Selenium',
  'serum selenium|selenium serum|plasma selenium|selenium plasma|selenium level',
  { mass: '5724-0', molar: null },
  {
    high: 'supplements',
    low: 'little in the diet',
    lifestyleWhenLow: 'Fish, eggs and Brazil nuts are rich in it.',
  },
)
add(
  'Electrolytes and minerals',
  'Osmolality',
  'serum osmolality|osmolality calculated|calculated osmolality|osmolality serum|osmolality calc|plasma osmolality|serum osmolarity|osmolarity|osmolality measured|osmolarity calculated|osmo',
  { osmolality: '2692-2' },
  {
    high: 'too little fluid, high blood sugar or alcohol',
    low: 'much plain water, water tablets or other medicines',
  },
)
add(
  'Electrolytes and minerals',
  'Base excess',
  'base excess blood|be base excess|base excess be|base excess venous|base excess arterial|be ecf',
  { molar: '11555-0' },
  { mayBeNegative: true },
)

// Thyroid
add(
  'Thyroid',
  'TSH',
  'thyroid stimulating hormone|thyrotropin|thyroid stimulating hormone tsh|tsh ultrasensitive|tsh 3rd generation|ultrasensitive tsh|s tsh|tsh 3rd gen|thyroid function test tsh|tsh level|ultra sensitive tsh|tsh ultra sensitive|thyroid stimulating hormone ultra sensitive|thyroid stimulating hormone ultrasensitive|tsh third generation|tsh high sensitivity|tsh hs|hs tsh|tsh sensitive|sensitive tsh|thyroid stimulating hormone 3rd generation|thyrotropin tsh|tsh thyrotropin|tsh thyroid stimulating hormone|ultrasensitive thyroid stimulating hormone|tsh us|tsh w reflex to ft4|tsh reflex|tsh with reflex|thyroid stimulating hormone level|tsh reflex to ft4|u tsh',
  { units: '3016-3' },
  {
    high: 'a thyroid that makes little hormone, taking too little thyroid hormone, or the time after an illness',
    low: 'a thyroid that makes much hormone, taking too much thyroid hormone, early pregnancy, or an illness',
    lifestyleWhenHigh: 'Both too little and too much iodine can slow the gland.',
    biotin: 'low',
  },
)
add(
  'Thyroid',
  'Free T4',
  'ft4|t4 free|free thyroxine|thyroxine free|free t4 ft4|free thyroxine ft4|t4 free ft4|thyroxine t4 free|t4 free direct|free t4 direct|ft4 free thyroxine|ft4 free t4|free t4 thyroxine|thyroxine free t4|thyroxine ft4|t 4 free|free t4 level|free thyroxine t4|thyroxine free ft4|thyroxine t4 free direct|t4 free non dialysis|free t 4|free thyroxine level|thyroxine free direct|t4 free thyroxine|t4 free serum',
  { mass: '3024-7', molar: '14920-3' },
  {
    high: 'a thyroid that makes much hormone, or taking too much thyroid hormone',
    low: 'a thyroid that makes little hormone, or a pituitary gland that does not drive it',
    lifestyleWhenLow: 'Too little iodine in the diet can lower it.',
    biotin: 'high',
  },
)
add(
  'Thyroid',
  'Free T3',
  'ft3|t3 free|free triiodothyronine|triiodothyronine free|free t3 ft3|triiodothyronine t3 free|ft3 free triiodothyronine|ft3 free t3|free t3 triiodothyronine|triiodothyronine free t3|triiodothyronine ft3|t 3 free|free t3 level|free tri iodothyronine|free triiodothyronine t3|triiodothyronine free ft3|tri iodothyronine free|free triiodothyronine ft3|free t 3|t3 free ft3|triiodothyronine free serum|t3 free triiodothyronine|t3 free serum',
  { mass: '3051-0', molar: '14928-6' },
  {
    high: 'a thyroid that makes much hormone, or taking too much thyroid hormone',
    low: 'illness, fasting or a thyroid that makes little hormone',
    lifestyleWhenLow: 'Long fasting lowers it.',
    biotin: 'high',
  },
)
add(
  'Thyroid',
  'Total T4',
  't4|thyroxine|thyroxine t4|t4 total|t4 thyroxine|thyroxine total|total t4 thyroxine|total thyroxine|thyroxine t4 total|total thyroxine t4|t4 total thyroxine|thyroxine total t4|t 4|t4 thyroxine total|t4 serum|l thyroxine|total thyroxine tt4',
  { mass: '3026-2', molar: '14921-1' },
  {
    high: 'much thyroid hormone, pregnancy or the contraceptive pill',
    low: 'little thyroid hormone, or little of the protein that carries it',
    lifestyleWhenLow: 'Too little iodine in the diet can lower it.',
    biotin: 'high',
  },
)
add(
  'Thyroid',
  'Total T3',
  't3|triiodothyronine|triiodothyronine t3|t3 total|tri iodothyronine|triiodothyronine total|total t3 triiodothyronine|total triiodothyronine|triiodothyronine t3 total|total triiodothyronine t3|t3 total triiodothyronine|triiodothyronine total t3|t 3|t3 triiodothyronine|tri iodothyronine t3|total tri iodothyronine|t3 serum|total triiodothyronine tt3|tri iodothyronine total',
  { mass: '3053-6', molar: '14930-2' },
  {
    high: 'much thyroid hormone, pregnancy or the contraceptive pill',
    low: 'illness, fasting or little thyroid hormone',
    lifestyleWhenLow: 'Long fasting lowers it.',
    biotin: 'high',
  },
)
add(
  'Thyroid',
  'Reverse T3',
  't3 reverse|rt3|reverse triiodothyronine|reverse t3 rt3|rt3 reverse|triiodothyronine reverse|t3 reverse serum|reverse t3 lc ms ms',
  { mass: '3052-8', molar: null },
  { high: 'illness, fasting or stress', lifestyleWhenHigh: 'Long fasting raises it.' },
)
add(
  'Thyroid',
  'T3 uptake',
  't3 resin uptake|t uptake|t3 uptake ratio',
  { percent: '3050-2', ratio: null },
  {
    high: 'much thyroid hormone, or little of the protein that carries it',
    low: 'little thyroid hormone, pregnancy or the contraceptive pill',
  },
)
add(
  'Thyroid',
  'Free thyroxine index',
  'fti|free t4 index|t7|ft4i|free t4 index fti|free thyroxine index fti|thyroxine index free|free thyroxine index calculated|fti free thyroxine index',
  { ratio: '32215-6' },
  { high: 'much thyroid hormone', low: 'little thyroid hormone' },
)
add(
  'Thyroid',
  'TPO antibodies',
  'anti tpo|thyroid peroxidase antibodies|thyroid peroxidase antibody|tpo ab|thyroid peroxidase ab|anti tpo antibodies|tpo antibody|thyroid peroxidase tpo ab|anti thyroid peroxidase|thyroid peroxidase antibodies tpo|anti thyroid peroxidase antibody|anti thyroid peroxidase antibodies|anti thyroid peroxidase tpo|anti tpo antibody|anti tpo ab|tpo abs|thyroid peroxidase ab tpo|antithyroid peroxidase|antithyroid peroxidase antibodies|antithyroid peroxidase antibody|thyroid peroxidase antibody tpo|thyroid peroxidase antibody anti tpo|anti microsomal antibody tpo|thyroid peroxidase antibody concentration|thyroid peroxidase autoantibodies|anti thyroperoxidase|anti thyroperoxidase antibody|thyroperoxidase antibody|thyroid peroxidase|thyroid peroxidase anti tpo|atpo|anti tpo thyroid peroxidase antibody|thyroperoxidase antibodies|anti thyroid peroxidase ab|thyroid microsomal antibody tpo',
  { units: '8099-4' },
  {
    high: 'an immune reaction against the thyroid',
    lifestyleWhenHigh: 'Much iodine can worsen such a reaction.',
    biotin: 'high',
  },
)
add(
  'Thyroid',
  'Thyroglobulin antibodies',
  'thyroglobulin antibody|anti thyroglobulin|tg ab|thyroglobulin ab|anti tg|anti thyroglobulin antibody|anti thyroglobulin antibodies|anti thyroglobulin ab|thyroglobulin abs|antithyroglobulin antibody|antithyroglobulin antibodies|antithyroglobulin|antithyroglobulin ab|tgab|anti tg antibodies|thyroglobulin antibodies tg|thyroglobulin antibody tgab|anti tg antibody|anti tg ab|tg antibodies|tg antibody|thyroglobulin autoantibodies|thyroglobulin antibody tg ab',
  { units: '8098-6' },
  { high: 'an immune reaction against the thyroid', biotin: 'high' },
)
add(
  'Thyroid',
  'Thyroglobulin',
  'thyroglobulin tg|thyroglobulin serum|serum thyroglobulin|thyroglobulin quantitative|thyroglobulin tumor marker',
  { mass: '3013-0' },
  { high: 'an enlarged or irritated thyroid', biotin: 'low' },
)

// Vitamins
add(
  'Vitamins',
  'Vitamin D, 25-hydroxy',
  'vitamin d 25 hydroxy|vitamin d|25 hydroxy vitamin d|25 oh vitamin d|vitamin d 25 oh|25 hydroxyvitamin d|vitamin d total|vitamin d 25 hydroxy total|vitamin d 25 oh total|vit d 25 hydroxy|vit d|25 oh vit d|calcidiol|vitamin d3 25 hydroxy|25 hydroxy cholecalciferol|vitamin d 25 hydroxy d2 d3|25 hydroxyvitamin d total|25 hydroxyvitamin d3|25 hydroxy vitamin d3|total 25 hydroxy vitamin d|total 25 hydroxyvitamin d|total vitamin d|vitamin d3|vitamin d 25 hydroxyvitamin d|25 oh d|25 oh vitamin d total|25 oh vitamin d3|25 hydroxy vitamin d total|vitamin d 25 oh vitamin d|vitamin d total 25 hydroxy|vitamin d total 25 oh|25 oh vit d3|vit d 25 oh|vitamin d 25 oh d2 d3|25ohd|25 ohd|25 hydroxy vit d|vitamin d 25 hydroxyvitamin|vit d total|vitamin d level|vitamin d3 25 oh|vitamin d 25 hydroxy vitamin d|25 oh vit d total|25 hydroxy vitamin d 25 oh d|total 25 oh vitamin d|25 hydroxyvitamin d d2 d3|25 oh vitamin d d2 d3|vitamin d 25 d2 d3|vitamin d 25 hydroxy lc ms ms|vitamin d 25 oh d3|25 hydroxycalciferol|25 hydroxycholecalciferol|vit d3|vitamin d 25|vitamin d 25 hydroxycholecalciferol',
  { mass: '62292-8', molar: null },
  {
    named: [
      { words: /\bd2\b|total/, loinc: {} },
      { words: /\bd3\b|c[ho]+lecalciferol/, loinc: { mass: '1989-3', molar: '14635-7' } },
    ],
    high: 'supplements',
    low: 'little sun, winter, covered skin, excess weight or poor uptake',
    lifestyleWhenHigh: 'Supplements are the usual cause: tell your practitioner what you take.',
    lifestyleWhenLow: 'Sun and oily fish are its natural sources.',
    biotin: 'high',
  },
)
add(
  'Vitamins',
  'Vitamin D, 1,25-dihydroxy',
  'vitamin d 1 25 dihydroxy|1 25 dihydroxy vitamin d|calcitriol|vitamin d 1 25 oh|calcitriol 1 25 di oh vit d|1 25 dihydroxyvitamin d|1 25 dihydroxy vitamin d3|1 25 oh 2 vitamin d|1 25 dihydroxyvitamin d3|vitamin d 1 25 oh 2|1 25 oh vitamin d|calcitriol 1 25 dihydroxy vitamin d|1 25 di oh vitamin d|vit d 1 25 dihydroxy|vitamin d 1 25 dihydroxy total|1 25 oh 2 vitamin d3|vitamin d 1 25 dioh',
  { mass: '1649-3', molar: null },
  {
    high: 'active parathyroid glands, pregnancy or some inflammations',
    low: 'kidneys that activate little of it',
  },
)
add(
  'Vitamins',
  'Vitamin B12',
  'b12|cobalamin|vit b12|vitamin b 12|cyanocobalamin|vitamin b12 level|vitamin b12 cobalamin|cobalamin vitamin b12|vitamin b12 cyanocobalamin|serum vitamin b12|serum b12|vitamin b12 serum|b12 vitamin|vit b 12|vit b12 level|vitamin b12 total|b 12|cobalamin b12|total vitamin b12|vitamin b12 assay|b12 level',
  { mass: '2132-9', molar: '14685-2' },
  {
    high: 'supplements or injections, and otherwise liver disease, kidneys that excrete less, or a disorder of the blood',
    low: 'a plant-only diet, acid blockers, metformin, an immune reaction of the stomach, or poor uptake',
    lifestyleWhenLow:
      'Meat, fish, eggs and dairy are its natural sources; a plant-only diet needs a supplement.',
    biotin: 'high',
  },
)
add(
  'Vitamins',
  'Holotranscobalamin',
  'active b12|active vitamin b12|holotc|active b12 holotranscobalamin|holotranscobalamin active b12|vitamin b12 active|holotranscobalamin holotc|active vitamin b12 holotranscobalamin|holo transcobalamin|vitamin b12 holotranscobalamin',
  { molar: null },
  {
    low: 'vitamin B12 running short',
    lifestyleWhenLow: 'Meat, fish, eggs and dairy are its natural sources.',
  },
)
add(
  'Vitamins',
  'Folate',
  'folic acid|folate folic acid|serum folate|folate serum|vitamin b9|folic acid serum|folate serum folic acid|folic acid folate|serum folic acid|folate level|vitamin b9 folic acid|folate vitamin b9|folic acid vitamin b9|folates|folate folic acid serum|plasma folate|vitamin b9 folate|folic acid level',
  { mass: '2284-8', molar: '14732-2' },
  {
    high: 'supplements or enriched food, and sometimes a lack of vitamin B12',
    low: 'few vegetables, alcohol, poor uptake or some medicines',
    lifestyleWhenLow: 'Green vegetables, legumes and whole grains are rich in it.',
    biotin: 'high',
  },
)
add(
  'Vitamins',
  'Red cell folate',
  'folate rbc|rbc folate|red blood cell folate|folate red cell|erythrocyte folate|folate rbcs|folate red blood cell|folate erythrocytes|folate rbc calculated|red cell folate level',
  { mass: '2283-0', molar: '14731-4' },
  {
    low: 'few vegetables, alcohol or some medicines',
    lifestyleWhenLow: 'Green vegetables, legumes and whole grains are rich in it.',
  },
)
add(
  'Vitamins',
  'Vitamin A',
  'retinol|vitamin a retinol|vitamin a serum|retinol vitamin a|vit a|serum retinol',
  { mass: '2923-1', molar: null },
  {
    high: 'supplements, much liver, or kidneys that filter less',
    low: 'little in the diet, or poor uptake of fat',
  },
)
add(
  'Vitamins',
  'Vitamin E',
  'alpha tocopherol|tocopherol|vitamin e alpha tocopherol|vitamin e serum|α tocopherol|alpha tocopherol vitamin e|vit e|vitamin e tocopherol|tocopherol alpha|vitamin e α tocopherol',
  { mass: '1823-4', molar: null },
  { high: 'supplements', low: 'poor uptake of fat' },
)
add(
  'Vitamins',
  'Vitamin C',
  'ascorbic acid|vitamin c ascorbic acid|ascorbic acid vitamin c|vit c|ascorbate|vitamin c plasma',
  { mass: '1903-4', molar: '14622-5' },
  { low: 'little fruit and vegetables, or smoking' },
)
add(
  'Vitamins',
  'Vitamin B1',
  'thiamine|thiamin|vitamin b1 thiamine|thiamine vitamin b1|vit b1|thiamin vitamin b1|vitamin b1 whole blood|thiamine diphosphate|thiamine pyrophosphate|vitamin b1 thiamin',
  { mass: null, molar: null },
  {
    named: [
      {
        words: /whole blood|vollblut|sang total|sangre total|sangue intero/,
        loinc: { mass: '2998-3', molar: '32554-8' },
      },
    ],
    low: 'alcohol or a one-sided diet',
  },
)
add(
  'Vitamins',
  'Vitamin B6',
  'pyridoxal phosphate|pyridoxine|pyridoxal 5 phosphate|vitamin b6 pyridoxine|vitamin b6 pyridoxal 5 phosphate|vitamin b6 pyridoxal phosphate|vit b6|pyridoxal phosphate vitamin b6|vitamin b6 plasma|pyridoxine vitamin b6|pyridoxal 5 phosphate vitamin b6|vitamin b6 plp',
  { mass: null, molar: null },
  { high: 'supplements; too much can harm nerves', low: 'alcohol or a one-sided diet' },
)
add(
  'Vitamins',
  'Methylmalonic acid',
  'mma|methylmalonate|methylmalonic acid mma|mma methylmalonic acid|methyl malonic acid',
  { molar: '13964-2', mass: null },
  { high: 'vitamin B12 running short in the cells, or kidneys that filter less' },
)
add(
  'Vitamins',
  'Homocysteine',
  'homocysteine total|plasma homocysteine|homocyst e ine|total homocysteine|homocysteine serum|homocysteine cardiac|homocysteine level|serum homocysteine|homocystine|homocysteine cardiovascular',
  { molar: '13965-9', mass: '2428-1' },
  {
    high: 'a lack of folate, B12 or B6, smoking, an underactive thyroid, or kidneys that filter less',
    lifestyleWhenHigh: 'Green vegetables and legumes (folate) and sources of B12 commonly lower it.',
  },
)

// Inflammation and immunity
const CALM = 'Infections, gum disease, excess weight, smoking and poor sleep keep inflammation up.'
add(
  'Inflammation and immunity',
  'C-reactive protein',
  'crp|c reactive protein|c reactive protein crp|c reactive protein quantitative|crp quantitative|crp c reactive protein|c reactive prot|c reactive protein level|creactive protein|c reactive protein quant|crp quant|crp non cardiac|crp level|serum crp|serum c reactive protein',
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
  'hs crp|hscrp|high sensitivity crp|high sensitivity c reactive protein|c reactive protein high sensitivity|c reactive protein cardiac|cardio crp|crp high sensitivity|c reactive protein hs|hs c reactive protein|high sensitive crp|crp hs|crp high sensitive|c reactive protein hs crp|hs crp high sensitivity crp|high sensitivity c reactive protein hs crp|high sensitive c reactive protein|c reactive protein high sensitive|cardiac crp|crp cardiac|c reactive protein high sensitivity hs crp|hs crp cardiac|crp ultrasensitive|ultrasensitive crp|ultra sensitive crp|crp ultra sensitive|us crp|highly sensitive crp|highly sensitive c reactive protein|hs crp high sensitivity|high sensitivity crp hs crp|hscrp high sensitivity|crp hs cardiac|c reactive protein ultrasensitive|c reactive protein hs cardiac',
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
  'erythrocyte sedimentation rate|sedimentation rate|sed rate|esr westergren|sed rate by modified westergren|erythrocyte sedimentation rate esr|sedimentation rate westergren|esr 1 hr|esr 1st hour|esr 1 hour|esr 1st hr|erythrocyte sedimentation rate westergren|esr erythrocyte sedimentation rate|esr modified westergren|sed rate westergren|sedimentation rate esr|sedimentation rate rbc|westergren esr|esr automated|erythrocytes sedimentation rate|erythrocyte sed rate|sedimentation rate erythrocyte|red cell sedimentation rate|erythrocyte sedimentation|sedimentation|esr after 1 hour|esr first hour|sed rate by westergren|blood sedimentation rate',
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
  'pct|procalcitonin pct|pct procalcitonin',
  { mass: '33959-8' },
  { high: 'bacterial infection' },
)
add(
  'Inflammation and immunity',
  'Interleukin-6',
  'il 6|interleukin 6|il6|interleukin 6 il 6|il 6 interleukin 6|interleukin 6 serum',
  { mass: '26881-3' },
  { high: 'infection or inflammation', lifestyleWhenHigh: CALM },
)
add(
  'Inflammation and immunity',
  'Fibrinogen',
  'fibrinogen activity|fibrinogen clauss|clauss fibrinogen|plasma fibrinogen|fibrinogen level|derived fibrinogen|fibrinogen derived|fibrinogen quantitative',
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
  'rf|ra factor|rheumatoid factor rf|ra factor quantitative|rheumatoid factor ra|rheumatoid factor quantitative|rheumatoid arthritis factor|rf quantitative|rheumatoid factor igm|ra factor rf|rheumatoid factor quant|rf igm|rheumatoid factor ra factor|rheumatoid factor serum|rheumatoid arthritis factor rf',
  { units: '11572-5' },
  { high: 'an immune reaction in the joints, or age' },
)
add(
  'Inflammation and immunity',
  'Anti-CCP',
  'anti ccp|ccp antibodies|cyclic citrullinated peptide|ccp antibodies igg|cyclic citrullinated peptide ab|anti ccp antibodies|anti ccp antibody|ccp antibody|ccp ab|ccp igg|anti cyclic citrullinated peptide|anti cyclic citrullinated peptide antibody|anti cyclic citrullinated peptide antibodies|cyclic citrullinated peptide antibody|cyclic citrullinated peptide antibodies|anti ccp ab|anti ccp igg|ccp antibodies igg iga|cyclic citrul peptide ab|acpa|anti citrullinated protein antibody|anti citrullinated protein antibodies|anti ccp cyclic citrullinated peptide|cyclic citrullinated peptide ccp ab|cyclic citrullinated peptide ab igg|cyclic citrullinated peptide ccp antibody|anti ccp2',
  { units: '33935-8' },
  { high: 'an immune reaction in the joints' },
)
add(
  'Inflammation and immunity',
  'IgG',
  'immunoglobulin g|igg total|immunoglobulin g igg|total igg|igg immunoglobulin g|serum igg|immunoglobulin g qn|immunoglobulin g qn serum|immunoglobulins igg|immunoglobulin igg',
  { mass: '2465-3' },
  {
    high: 'lasting inflammation or an active immune system',
    low: 'an immune system that makes few antibodies',
  },
)
add(
  'Inflammation and immunity',
  'IgA',
  'immunoglobulin a|iga total|immunoglobulin a iga|total iga|iga immunoglobulin a|serum iga|immunoglobulin a qn|immunoglobulin a qn serum|immunoglobulins iga|immunoglobulin iga',
  { mass: '2458-8' },
  { high: 'inflammation of mucous membranes or liver strain', low: 'a common inherited trait' },
)
add(
  'Inflammation and immunity',
  'IgM',
  'immunoglobulin m|igm total|immunoglobulin m igm|total igm|igm immunoglobulin m|serum igm|immunoglobulin m qn|immunoglobulin m qn serum|immunoglobulins igm|immunoglobulin igm',
  { mass: '2472-9' },
  { high: 'a recent infection', low: 'an immune system that makes few antibodies' },
)
add(
  'Inflammation and immunity',
  'IgE',
  'immunoglobulin e|ige total|total ige|immunoglobulin e ige|ige immunoglobulin e|serum ige|immunoglobulin e total|immunoglobulin e ige total|total immunoglobulin e|serum total ige|ige total serum|immunoglobulin ige|total serum ige|total ige antibodies',
  { units: '19113-0' },
  { high: 'allergy, eczema or parasites' },
)
add(
  'Inflammation and immunity',
  'tTG IgA antibodies',
  'ttg iga|tissue transglutaminase iga|t transglutaminase iga|tissue transglutaminase antibody iga|anti ttg iga|t transglutaminase ttg iga|ttg antibody iga|ttg ab iga|tissue transglutaminase antibodies iga|transglutaminase iga|tissue transglutaminase ab iga|anti tissue transglutaminase iga|anti tissue transglutaminase antibody iga|tissue transglutaminase ttg iga|ttg iga antibody|iga ttg|tissue transglutaminase iga antibody|ttg antibodies iga|ttg iga ab|anti transglutaminase iga|anti tissue transglutaminase antibodies iga|tissue transglutaminase iga ttg iga|iga tissue transglutaminase|iga anti ttg|tissue transglutaminase iga antibodies|anti ttg antibody iga',
  { units: '31017-7' },
  {
    high: 'an immune reaction to gluten',
    lifestyleWhenHigh:
      'Changing the amount of gluten in the diet before the cause is clear distorts the tests.',
  },
)

// Hormones
add(
  'Hormones',
  'Cortisol',
  'cortisol am|cortisol a m|morning cortisol|cortisol serum|cortisol total|cortisol morning|serum cortisol|cortisol 8 am|cortisol 9am|cortisol 8am|cortisol 9 am|cortisol random|random cortisol|plasma cortisol|cortisol plasma|am cortisol|total cortisol|cortisol a m serum|cortisol fasting|cortisol baseline|cortisol total serum|cortisol level',
  { mass: '2143-6', molar: '14675-3' },
  {
    high: 'stress, illness, the time of day, estrogen pills or cortisone',
    low: 'the time of day, recent cortisone, also as a spray or cream, or adrenal glands that make little hormone',
    lifestyleWhenHigh: 'The time of day, sleep and stress affect it most.',
    lifestyleWhenLow: 'The time of day affects it most.',
    biotin: 'high',
  },
)
add(
  'Hormones',
  'Testosterone',
  'testosterone total|total testosterone|serum testosterone|testosterone serum|testosterone level|testosterone total serum|total testosterone serum|testosterone total lc ms ms|plasma testosterone|testosterone total ms',
  { mass: '2986-8', molar: '14913-8' },
  {
    high: 'taking testosterone, and in women active ovaries or adrenal glands',
    low: 'poor sleep, excess weight, illness, opioids, age or the time of day in men, and the time after the menopause in women',
    lifestyleWhenLow: 'In men, sleep, strength training and a healthy weight support it.',
    biotin: 'high',
  },
)
add(
  'Hormones',
  'Free testosterone',
  'testosterone free|free testosterone direct|calculated free testosterone|free testosterone calculated|testosterone free calculated|free testosterone serum|testosterone free direct|testosterone free serum|ft free testosterone|free testosterone calc|free testo|testosterone free calc',
  { mass: '2991-8', molar: '14914-6' },
  {
    high: 'taking testosterone, and in women active ovaries or adrenal glands',
    low: 'poor sleep, excess weight, illness, opioids or age in men, and the time after the menopause in women',
    lifestyleWhenLow: 'In men, sleep, strength training and a healthy weight support it.',
  },
)
add(
  'Hormones',
  'Estradiol',
  'e2|estradiol e2|serum estradiol|17 beta estradiol|17 β estradiol|estradiol level|estradiol serum|17 beta estradiol e2|plasma estradiol|e2 estradiol|estradiol e2 serum|estradiol 17 beta|estradiol sensitive|estradiol ultrasensitive|17b estradiol|estradiol lc ms ms|estradiol ultra sensitive|17β estradiol|17 estradiol',
  { mass: '2243-4', molar: '14715-7' },
  {
    high: 'the day of the cycle, pregnancy or hormones taken in women, and excess weight, alcohol or hormones taken in men',
    low: 'the day of the cycle, the menopause, little body fat or hormones taken in women, and little testosterone in men',
    biotin: 'high',
  },
)
add(
  'Hormones',
  'Progesterone',
  'serum progesterone|progesterone level|progesterone serum|plasma progesterone|p4 progesterone|progesterone p4',
  { mass: '2839-9', molar: '14890-8' },
  {
    high: 'the second half of the cycle, pregnancy or hormones taken in women',
    low: 'the first half of the cycle, a cycle without ovulation, or the menopause in women',
    biotin: 'high',
  },
)
add(
  'Hormones',
  'FSH',
  'follicle stimulating hormone|follitropin|follicle stimulating hormone fsh|serum fsh|fsh serum|fsh level|fsh follicle stimulating hormone|plasma fsh|follicular stimulating hormone|follicular stimulating hormone fsh|follicle stimulating hormone serum|follitropin fsh|follicle stim hormone',
  { units: '15067-2' },
  {
    high: 'the middle of the cycle or the menopause in women, and testes that make little hormone or sperm in men',
    low: 'stress, low weight, hormones taken, or a pituitary gland that makes little hormone',
    biotin: 'low',
  },
)
add(
  'Hormones',
  'LH',
  'luteinizing hormone|lutropin|luteinising hormone|luteinizing hormone lh|serum lh|lh serum|lh level|lh luteinizing hormone|luteinising hormone lh|plasma lh|leutinising hormone|leutinizing hormone|luteinizing hormone serum|lutropin lh|luteinizing horm',
  { units: '10501-5' },
  {
    high: 'the middle of the cycle or the menopause in women, and testes that make little hormone in men',
    low: 'stress, low weight, hormones taken, or a pituitary gland that makes little hormone',
    biotin: 'low',
  },
)
add(
  'Hormones',
  'Prolactin',
  'serum prolactin|prolactin prl|prolactin serum|prolactin level|plasma prolactin|prl prolactin',
  { mass: '2842-3', units: '20568-2' },
  {
    high: 'stress, pregnancy, breastfeeding, medicines for mental illness or against nausea, an underactive thyroid, kidneys that excrete less, or a mostly benign growth of the pituitary gland',
    low: 'some medicines, or a pituitary gland that makes little hormone',
    biotin: 'low',
  },
)
add(
  'Hormones',
  'DHEA-sulfate',
  'dhea s|dhea sulfate|dheas|dehydroepiandrosterone sulfate|dhea so4|dehydroepiandrosterone sulfate dheas|dehydroepiandrosterone sulfate dhea s|dheas dhea sulfate|dhea sulfate dheas|dhea sulfate serum|dheaso4|dhea s dhea sulfate|dhea sulfate dhea s|dhea s dehydroepiandrosterone sulfate|dhea s serum|serum dhea sulfate|dehydroepiandrosterone s|dehydroepiandrosterone so4',
  { mass: '2191-5', molar: '14688-6' },
  {
    high: 'supplements, or active adrenal glands',
    low: 'age, cortisone, or adrenal glands that make little hormone',
    biotin: 'high',
  },
)
add(
  'Hormones',
  'SHBG',
  'sex hormone binding globulin|sex horm binding glob|sex hormone binding globulin shbg|sex horm binding globulin|sex hormone bind globulin|shbg sex hormone binding globulin|sex binding globulin|sex hormone binding glob|serum sex hormone binding globulin|serum shbg',
  { molar: '13967-5' },
  {
    high: 'estrogen pills, an active thyroid, liver disease or age',
    low: 'excess weight, a disturbed sugar metabolism, an underactive thyroid or taking testosterone',
    biotin: 'low',
  },
)
add(
  'Hormones',
  'IGF-1',
  'igf 1|insulin like growth factor 1|igf i|somatomedin c|insulin like growth factor i|insulin like growth factor 1 igf 1|igf 1 insulin like growth factor|insulin like growth factor|somatomedin c igf 1|igf1|igf i lc ms|igf 1 somatomedin c|insulin like growth factor i igf i|insulin like growth factor 1 igf1|igf 1 lc ms',
  { mass: '2484-4', molar: null },
  {
    high: 'much growth hormone, growth or pregnancy',
    low: 'little food, liver disease, age or little growth hormone',
  },
)
add(
  'Hormones',
  'Parathyroid hormone',
  'pth|pth intact|intact pth|parathyroid hormone intact|parathyroid hormone pth|ipth|intact parathyroid hormone|parathyroid hormone pth intact|parathyroid hormone intact pth|intact parathormone|parathormone|intact pth ipth|pth parathyroid hormone|plasma parathyroid hormone|plasma pth|serum pth|pth serum|i pth|parathyroid hormone level|intact parathyroid hormone pth|parathyroid hormone ipth|pth plasma|serum parathyroid hormone|pth intact parathyroid hormone|intact parathyroid hormone ipth',
  { mass: '2731-8', molar: '14866-8' },
  {
    high: 'a lack of vitamin D or calcium, kidneys that filter less, lithium, or active parathyroid glands',
    low: 'much calcium, little magnesium, or parathyroid glands that were removed or make little hormone',
    lifestyleWhenHigh: 'Too little vitamin D or calcium in the diet can raise it.',
    biotin: 'low',
  },
)
add(
  'Hormones',
  'PSA',
  'prostate specific antigen|psa total|total psa|prostate specific antigen psa|prostate specific ag|prostate specific antigen total|prostate specific antigen total psa|psa prostate specific antigen|serum psa|psa screen|prostate specific antigen psa total|psa serum|total prostate specific antigen|psa level|tpsa|psa total serum|prostatic specific antigen|prostate specific antigen psa screen|prostate specific antigen level|psa diagnostic|psa screening|total psa prostate specific antigen|prostate specific antigen serum|prostatic specific antigen psa|serum prostate specific antigen',
  { mass: '2857-1' },
  {
    high: 'an enlarged, irritated or inflamed prostate, cycling, or other changes of the prostate',
    low: 'medicines that shrink the prostate',
    lifestyleWhenHigh: 'Cycling and ejaculation in the two days before the draw can raise it.',
    biotin: 'low',
  },
)

// Coagulation
add(
  'Coagulation',
  'INR',
  'pt inr|prothrombin time inr|international normalized ratio|inr pt|international normalised ratio|international normalised ratio inr|international normalized ratio inr|inr international normalized ratio|prothrombin time with inr|intl normalized ratio|inr ratio|inr value|pt inr ratio|prothrombin inr|international ratio inr|pt international normalized ratio',
  { ratio: '6301-6' },
  {
    high: 'anticoagulants such as warfarin, a lack of vitamin K or a strained liver',
    low: 'much vitamin K, or a medicine or herb that weakens warfarin, where that is taken',
    lifestyleWhenHigh:
      'With warfarin, a sudden change in green vegetables, alcohol or other medicines can raise it.',
    lifestyleWhenLow:
      'With warfarin, suddenly more green vegetables, which are rich in vitamin K, can lower it.',
  },
)
add(
  'Coagulation',
  'Prothrombin time',
  'pt|protime|prothrombin time pt|prothrombin time patient|pt patient|patient pt|pt test|pt sec|pt seconds|prothrombin time test|prothrombin time seconds|patient prothrombin time|patient value pt|patient time pt|protime pt|pro time|prothrombin time sec|prothrombin time p t|pt patient value|prothrombin time patient value',
  { time: '5902-2' },
  { high: 'anticoagulants, a lack of vitamin K or a strained liver', low: '' },
)
add(
  'Coagulation',
  'aPTT',
  'ptt|activated partial thromboplastin time|partial thromboplastin time|aptt ratio|activated ptt|aptt patient|patient aptt|activated partial thromboplastin time aptt|aptt test|aptt sec|aptt seconds|partial thromboplastin time ptt|partial thromboplastin time aptt|partial thromboplastin time activated|partial thromboplastin time activated aptt|a ptt|activated partial thromboplastin|activated partial thrombo time|aptt activated partial thromboplastin time|ptt activated|ptt sec|aptt patient value|part thromboplastin time|thromboplastin time partial|activated partial thromboplastin time patient|activated part thromboplastin time',
  { time: '14979-9' },
  {
    high: 'heparin or other anticoagulants, a clotting factor that is low, or antibodies that disturb the test',
  },
)
add(
  'Coagulation',
  'D-dimer',
  'd dimer|d dimer quantitative|fibrin d dimer|ddimer|d dimer level|fibrin d dimers|d dimers|plasma d dimer|d dimer plasma|d dimer assay|d dimer quant|d dimer test|d dimer hs|d dimer high sensitivity',
  { mass: '30240-6', massFeu: '48065-7', massDdu: '48066-5' },
  { high: 'a clot, inflammation, an injury or operation, age or pregnancy' },
)

// Heart and muscle
add(
  'Heart and muscle',
  'Creatine kinase',
  'ck|cpk|creatine phosphokinase|ck total|creatine kinase total|ck nac|creatine kinase ck|cpk total|ck cpk|creatine phosphokinase cpk|total ck|total cpk|cpk creatine phosphokinase|creatine kinase cpk|creatine kinase ck cpk|ck creatine kinase|creatinine kinase|total creatine kinase|serum creatine kinase|cpk ck|cpk creatine kinase|creatinine phosphokinase|creatine phospho kinase|creatine phosphokinase total|serum cpk|creatine kinase level|s cpk|ck serum|serum ck|creatine kinase ck total|creatine kinase serum|creatine kinase total ck',
  { units: '2157-6' },
  {
    high: 'hard exercise, an injection into muscle, statins and other medicines, an underactive thyroid, or muscle disease',
    lifestyleWhenHigh: 'Hard training in the days before the blood draw raises it.',
  },
)
add(
  'Heart and muscle',
  'CK-MB',
  'ck mb|ckmb|creatine kinase mb|ck mb mass|cpk mb|creatine kinase mb ck mb|ck mb activity|cpkmb|creatine kinase mb isoenzyme|creatine kinase mb fraction|creatine phosphokinase mb|creatine kinase mb mass',
  { mass: '13969-1', units: '32673-6' },
  { high: 'strain of the heart or of other muscle', biotin: 'low' },
)
const HEART_DAMAGE = 'damage to the heart muscle, and also kidneys that filter less or very hard exercise'
/** Names of high-sensitivity assays, in the languages of the reports. */
const HIGH_SENSITIVITY = /\bhs\b|sensitiv|sensib/
add(
  'Heart and muscle',
  'Troponin I',
  'cardiac troponin i|troponin i high sensitivity|hs troponin i|troponin i cardiac|high sensitivity troponin i|troponin i hs|hs tni|hstni|troponin i high sensitive|high sensitive troponin i|ctni|troponin i high sensitivity hs tni|troponin i cardiac high sensitivity|trop i|troponin i quantitative|troponin i ultrasensitive|hs ctni|troponin i plasma|troponin i hs tni|high sensitivity cardiac troponin i|hs trop i|troponin i ths|cardiac troponin i ctni',
  { mass: '10839-9' },
  { named: [{ words: HIGH_SENSITIVITY, loinc: { mass: '89579-7' } }], high: HEART_DAMAGE, biotin: 'low' },
)
add(
  'Heart and muscle',
  'Troponin T',
  'cardiac troponin t|troponin t high sensitivity|hs troponin t|troponin t cardiac|high sensitivity troponin t|troponin t hs|hs tnt|hstnt|troponin t high sensitive|high sensitive troponin t|ctnt|troponin t cardiac high sensitivity|trop t|troponin t quantitative|hs ctnt|troponin t plasma|high sensitivity cardiac troponin t|hs trop t|troponin t gen 5|cardiac troponin t ctnt|troponin t high sensitivity hs tnt',
  { mass: '6598-7' },
  { named: [{ words: HIGH_SENSITIVITY, loinc: { mass: '67151-1' } }], high: HEART_DAMAGE, biotin: 'low' },
)
add(
  'Heart and muscle',
  'NT-proBNP',
  'nt probnp|n terminal probnp|probnp|nt pro bnp|pro bnp|n terminal pro bnp|nt probnp n terminal pro bnp|nt pro bnp n terminal pro bnp|pro bnp nt|n terminal pro b type natriuretic peptide|nt pro b type natriuretic peptide|probnp n terminal|pro b type natriuretic peptide|n terminal pro brain natriuretic peptide|ntprobnp|nt probnp level|pro bnp n terminal|n terminal pro bnp nt probnp|b type natriuretic peptide nt pro|serum nt probnp|pro brain natriuretic peptide|nt pro brain natriuretic peptide|serum nt pro bnp|plasma nt probnp|bnp nt pro|pro bnp n terminal nt probnp|n terminal probnp nt probnp',
  { mass: '33762-6', molar: '33763-4' },
  { high: 'strain of the heart, age, or kidneys that filter less', biotin: 'low' },
)
add(
  'Heart and muscle',
  'BNP',
  'brain natriuretic peptide|b type natriuretic peptide|natriuretic peptide b|brain natriuretic peptide bnp|b type natriuretic peptide bnp|bnp brain natriuretic peptide|b natriuretic peptide|b natriuretic peptide bnp|b type natriuretic factor|plasma bnp|serum bnp|bnp b type natriuretic peptide|natriuretic peptide brain',
  { mass: '30934-4', molar: '47092-2' },
  { high: 'strain of the heart, age, or kidneys that filter less' },
)
add(
  'Heart and muscle',
  'Lactate',
  'lactic acid|lactate plasma|blood lactate|plasma lactate|lactate blood|lactic acid lactate|lactate venous|lactic acid plasma|serum lactate|lactate lactic acid|venous lactate|lactate level|lactic acid blood',
  { molar: '2524-7', mass: '14118-4' },
  { high: 'exercise, a tight tourniquet, or tissue short of oxygen' },
)

// Heavy metals
add(
  'Heavy metals',
  'Lead',
  'blood lead|lead blood|lead level|blood lead level|lead pb|pb blood|lead whole blood|lead venous|lead venous blood|whole blood lead',
  { mass: '5671-3', molar: '14807-2' },
  { high: 'lead at work, in old paint, pipes or glazed dishes, or in some traditional remedies' },
)
add(
  'Heavy metals',
  'Mercury',
  'blood mercury|mercury blood|mercury level|mercury hg|hg blood|mercury whole blood|whole blood mercury',
  { mass: '5685-3', molar: '25170-2' },
  { high: 'large sea fish in the days before, mercury at work or in some skin creams' },
)
add(
  'Heavy metals',
  'Cadmium',
  'blood cadmium|cadmium blood|cadmium level|cadmium cd|cd blood|cadmium whole blood|whole blood cadmium',
  { mass: '5609-3', molar: null },
  { high: 'smoking, or cadmium at work' },
)
add(
  'Heavy metals',
  'Arsenic',
  'blood arsenic|arsenic blood|arsenic level|arsenic as|as blood|arsenic total|total arsenic|arsenic whole blood|whole blood arsenic',
  { mass: null, molar: null },
  { high: 'fish and seafood in the days before, well water, or arsenic at work' },
)

/** Every marker, in the order in which an analysis names them. */
export const MARKERS: readonly Marker[] = table
