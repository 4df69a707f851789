import { describe, expect, it } from 'vitest'
import { check, itemsOf, type Question } from '../check.ts'
import { CONDITIONS } from '../conditions.ts'
import { isStopped, readHistory } from '../history.ts'

const today = '2026-11-25'
const read = (text: string) => readHistory([text], today)
const finding = (item: string, history: string, more: Partial<Question> = {}) =>
  check({ medications: [item], taken: [], allergies: [], history: [history], today, ...more })

describe('readHistory', () => {
  it('the vocabulary has at least 150 conditions, and each of its names is read as the condition', () => {
    expect(CONDITIONS.length).toBeGreaterThanOrEqual(150)
    const lost = CONDITIONS.flatMap(({ id, names }) =>
      names.filter((name) => !read(name).conditions.includes(id)).map((name) => `${id}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it.each([
    ['Hypertension since 2010', ['hypertension']],
    ['arterielle Hypertonie, Diabetes mellitus Typ 2', ['hypertension', 'diabetes']],
    ['Morbus Basedow', ['graves']],
    ['Maladie de Crohn, calculs rénaux', ['inflammatory-bowel', 'kidney-stones']],
    ['Trastorno bipolar', ['bipolar']],
    ['Emocromatosi', ['haemochromatosis']],
    ['Borstkanker (2015)', ['breast-cancer']],
    ['Nadciśnienie tętnicze i jaskra', ['hypertension', 'glaucoma']],
    ['Padaczka', ['epilepsy']],
    ['Doença renal crônica', ['kidney-disease']],
    ['Migren, astım', ['migraine', 'asthma']],
    ['G6PD-Mangel', ['g6pd']],
    ['Nierenentzündung, Pemphigus', ['kidney-disease', 'autoimmune']],
    ['épisode maniaque', ['bipolar']],
    ['Hämosiderose', ['haemochromatosis']],
    ['Ösophagitis', ['reflux']],
    ['Z.n. Myokardinfarkt 2018, art. Hypertonie, DM Typ 2', ['coronary-disease', 'hypertension', 'diabetes']],
    ['Schilddrüsenunterfunktion (Hashimoto)', ['hypothyroidism', 'hashimoto']],
    ['Nierentransplantation 2018', ['transplant']],
    ['Non-Hodgkin lymphoma 2012', ['cancer']],
    ['hypertenshion', ['hypertension']],
    ['Pregnant, 12 weeks', ['pregnancy']],
    ['Operation on the knee planned for spring', ['planned-surgery']],
    ['hypertension, not well controlled', ['hypertension']],
    ['no diabetes but hypertension', ['hypertension']],
    ['Keine Allergien. Bluthochdruck', ['hypertension']],
    ['Gallensteine; keine Operation', ['gallstones']],
    ['Ösophagusstenose', ['dysphagia']],
    ['Wolff-Parkinson-White-Syndrom', ['arrhythmia']],
    ['Optic neuritis 2024', ['neuropathy']],
    ['hiatus hernia', ['reflux']],
    ['Diabetes insipidus', ['pituitary-disease']],
    ['Phäochromozytom', ['phaeochromocytoma']],
    ['Eileiterschwangerschaft', ['miscarriage']],
    ['Autoimmunhepatitis', ['autoimmune-hepatitis']],
    ['Uterus myomatosus', ['fibroids']],
    ['Leber hereditary optic neuropathy', ['leber-optic-neuropathy']],
    ['rétinite pigmentaire', ['retinitis-pigmentosa']],
    ['gastroparesia', ['gastroparesis']],
    ['Phénomène de Raynaud', ['raynaud']],
    ['Nesselsucht', ['urticaria']],
    ['Nephrokalzinose', ['kidney-stones']],
    ['Tourette-Syndrom', ['tic-disorder']],
    ['aspirin-exacerbated respiratory disease', ['asthma']],
  ])('readHistory reads %s', (text, ids) => {
    expect(read(text).conditions).toEqual(ids)
  })

  it.each([
    'Operation in 5 days',
    'surgery in two weeks',
    'OP in 5 Tagen',
    'Knie-OP in drei Wochen',
    'Hüftoperation in 5 Tagen',
    'Zahnextraktion nächste Woche',
    'ambulanter Eingriff am 3.12.2026',
    'knieoperatie over 2 weken',
    'operação em 5 dias',
    'dental extraction in 3 days',
    'OP am 3.12.2026',
    'Surgery on 2026-12-03',
    'steht vor einer Operation',
    'opération dans 5 jours',
    'va être opérée',
    'operación dentro de 5 días',
    'intervento tra 5 giorni',
    'operatie over 5 dagen',
    'operacja za 5 dni',
    'cirurgia em 5 dias',
    '5 gün sonra ameliyat',
    'OP am 3. Dezember',
    'OP am 3. Dezember 2026',
    'OP am 3. 12. 2026',
    'OP am 3.12.',
    'OP am 03.12.26',
    'Operation 12/2026',
    'Kaiserschnitt am 3. Januar',
    'wird am Montag operiert',
    'sera opérée le 12 janvier',
    'OP im Januar',
    'Hüftersatz Anfang Dezember',
    'Eingriff am Montag',
    'Surgery on Monday',
    'Surgery on December 3rd',
    'Surgery on December 3, 2026',
    'Surgery 3 Dec 2026',
    'Knee replacement on 3 January',
    'Cholecystectomy scheduled next week',
    'surgery in May',
    'opération le 3 décembre',
    'intervention le 1er février 2027',
    'chirurgie lundi',
    'operación el 3 de diciembre',
    'cirugía el 3 de diciembre de 2026',
    'operación el próximo lunes',
    'intervento il 3 dicembre',
    'operatie op 3 december',
    'operatie op maandag',
    'operacja 3 grudnia',
    'operacja w środę',
    'cirurgia em 3 de dezembro',
    '3 Aralık’ta ameliyat',
  ])('readHistory takes "%s" for an operation to come', (text) => {
    const { conditions, notCompared } = read(text)
    expect(conditions).toContain('planned-surgery')
    expect(notCompared).toEqual([])
  })

  it.each([
    'Surgery 5 days ago',
    'OP vor 5 Tagen',
    'opération il y a 5 jours',
    'OP am 3.10.2026',
    'Surgery in 2015',
    'no operation in the next 5 weeks',
    'Mother: operation in 5 days',
    'recovery from surgery over 5 months',
    'cooperation in 5 days',
    'Kooperation geplant',
    'OP am 3. Oktober',
    'OP am 3.10.',
    'Surgery on December 3, 2024',
    'OP im Dezember 2024',
    'OP im September',
    'OP am 3.12.97',
    'Operation in March 2026 went well',
    'surgery may help',
    'Surgery last Monday',
    'OP letzten Montag',
    'opération lundi dernier',
    'operación el lunes pasado',
    'operación el 3 de octubre',
    'Surgery on Monday 5 January 2015',
  ])('readHistory does not take "%s" for an operation to come', (text) => {
    expect(read(text).conditions).not.toContain('planned-surgery')
  })

  it.each([
    'No hypertension',
    'no history of diabetes',
    'Denies epilepsy, asthma',
    'No diabetes, asthma or epilepsy',
    'kein Diabetes',
    'Keine Hypertonie, keine Epilepsie',
    'Epilepsie ausgeschlossen',
    "pas d'hypertension",
    'sin diabetes',
    'senza ipertensione',
    'geen hoge bloeddruk',
    'brak nadciśnienia',
    'sem hipertensão',
    'Diabetes: no',
    'HIV negative',
    'Hepatitis B negativ',
    'never had cancer',
    'Mother had breast cancer',
    'Family history: hypertension, glaucoma',
    'Mutter: Brustkrebs',
    'two pregnancies (2010, 2013)',
    'pregnant in 2019',
    'non-smoker',
    'enfermedad grave',
    'maladie grave',
    'Schwager',
    'single',
    'gouttes',
    'dezelfde manière',
    'crushing pain',
    'Nichtraucher',
  ])('readHistory does not take "%s" for a present condition of the person', (text) => {
    expect(read(text).conditions.filter((id) => id !== 'ex-smoker')).toEqual([])
  })

  it('readHistory ends no sentence within a day, and one after a number', () => {
    expect(read('Diabetes type 2. Wilson spectrum')).toMatchObject({
      conditions: ['diabetes'],
      notCompared: ['Wilson spectrum'],
    })
    expect(read('Zellweger spectrum since 3. März 2020').notCompared).toEqual([
      'Zellweger spectrum since 3. März 2020',
    ])
  })

  it('readHistory lists what it does not know, and nothing of what it read or what says that nothing is known', () => {
    const { notCompared } = read('Hypertension since 2010, Moonwort syndrome. Otherwise healthy')
    expect(notCompared).toEqual(['Moonwort syndrome'])
    expect(read('Mother had breast cancer').notCompared).toEqual(['Mother had breast cancer'])
    for (const text of [
      'none',
      'keine',
      'No known illnesses',
      'No significant past medical history',
      'Brak chorób przewlekłych',
      'healthy',
      '',
      '-',
      'no diabetes',
    ])
      expect(read(text).notCompared, text).toEqual([])
    expect(finding('Zinc', 'Zellweger spectrum').notCompared).toEqual(['Zellweger spectrum'])
  })
})

describe('isStopped', () => {
  it.each([
    'Sertraline (stopped in 2019)',
    'Sertraline until 2019',
    'Sertralin abgesetzt 2019',
    'Sertralin bis 2019',
    'sertraline arrêtée en 2019',
    "sertraline jusqu'en 2019",
    'sertralina hasta 2019',
    'sertralina sospesa',
    'sertraline gestopt in 2019',
    'sertralina odstawiona w 2019',
    'sertralina até 2019',
    'Sertraline 2015–2019',
    'no longer takes sertraline',
    'Sertraline until 03/2026',
  ])('%s is not taken now', (item) => {
    expect(isStopped(item, today)).toBe(true)
  })

  it.each([
    'Sertraline 50 mg',
    'Sertraline since 2019',
    'Sertraline until 2027',
    'Amoxicillin until 30.11.2027',
    'Prednisolone until symptoms improve',
    'Sertraline stopped in 2019, restarted 2024',
    'not stopped: sertraline',
    'Sertralin seit 2019, morgens bis abends',
  ])('%s is taken now', (item) => {
    expect(isStopped(item, today)).toBe(false)
  })

  it('check does not compare what was stopped, and says so', () => {
    const taken = itemsOf('Sertraline, stopped in 2019, Zinc')
    expect(taken).toEqual(['Sertraline, stopped in 2019', 'Zinc'])
    const { warnings, stopped } = check({ medications: ["St John's wort"], taken, allergies: [], today })
    expect(warnings).toEqual([])
    expect(stopped).toEqual(['Sertraline, stopped in 2019'])
    for (const history of ['takes warfarin for atrial fibrillation', 'warfarin for AF'])
      expect(finding("St John's wort", history).warnings).toMatchObject([{ id: 'wort-warfarin' }])
  })
})

describe('check of the history', () => {
  it('check compares an allergy that only the history names, and lists one that it does not know', () => {
    expect(finding('Chamomile', 'ragweed allergy').warnings).toMatchObject([{ id: 'allergy-ragweed' }])
    expect(finding('Chamomile', 'allergic to quuxweed').unreadAllergies).toEqual(['allergic to quuxweed'])
    expect(finding('Zinc', 'no known allergies').unreadAllergies).toEqual([])
  })

  it.each([
    ['Licorice', 'Bluthochdruck'],
    ["St John's wort", 'bipolar disorder'],
    ['Iron 15 mg', 'hémochromatose'],
    ['Soy isoflavones', 'Brustkrebs, hormonabhängig'],
    ['Vitamin C 1000 mg', 'G6PD deficiency'],
    ['Vitamin C 1000 mg', 'kidney stones'],
    ['Kelp', 'Hashimoto'],
    ['Artichoke leaf', 'gallstones'],
    ['Ginkgo', 'Epilepsie'],
    ['Ephedra', 'glaucoma'],
    ['Ginkgo', 'haemophilia'],
    ['Echinacea', 'kidney transplant'],
    ['Magnesium', 'myasthenia gravis'],
    ['Senna', 'Morbus Crohn'],
    ['Echinacea', 'multiple sclerosis'],
    ['Ashwagandha', 'Morbus Basedow'],
    ['Potassium', 'hyperkaliémie'],
    ['Devil’s claw', 'stomach ulcer'],
    ['Saccharomyces boulardii', 'central venous catheter'],
    ['Beta carotene', 'smoker'],
    ['Yohimbe', 'panic attacks'],
    ['Copper 2 mg', 'Morbus Wilson'],
    ['DHEA', 'prostate cancer'],
    ['Psyllium', 'dysphagia'],
    ['Propranolol', 'asthma'],
    ['Ibuprofen', 'heart failure'],
    ['Vitamin D', 'sarcoidosis'],
    ['Peppermint oil', 'gallstones'],
    ['Niacin', 'gout'],
    ['Kava', 'Parkinson'],
  ])('check warns of %s with %s', (item, history) => {
    expect(finding(item, history).warnings.some(({ kind }) => kind === 'condition')).toBe(true)
  })

  it.each([
    ['Vitamin D', 'hypertension'],
    ['Magnesium', 'migraine'],
    ['Chamomile', 'hypertension'],
    ['Iron', 'iron deficiency'],
    ['Vitamin B12', 'Hashimoto'],
    ['Zinc', 'asthma'],
    ['Omega-3', 'depression'],
    ['Valerian', 'insomnia'],
    ['Psyllium', 'constipation'],
    ['Milk thistle', 'diabetes'],
    ['Cranberry', 'cystitis'],
    ['Peppermint tea', 'irritable bowel'],
    ['Glucosamine', 'osteoarthritis'],
    ['Calcium', 'osteoporosis'],
    ['Selenium', 'Hashimoto'],
    ['Licorice', 'no hypertension'],
    ['Feverfew', 'migraine'],
    ['Saw palmetto', 'enlarged prostate'],
    ['Hawthorn', 'high cholesterol'],
    ['Folic acid', 'anaemia'],
  ])('check does not warn of %s with %s', (item, history) => {
    expect(finding(item, history).warnings).toEqual([])
  })
})
