import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check, itemsOf, type Question } from '../check.ts'
import { readDose, unitsADayOf } from '../dose.ts'
import { factsOf } from '../facts.ts'
import { LIMITS } from '../limits.ts'
import { allergiesIn, distance, isNotSwallowed, keyOf, recognise } from '../recognise.ts'
import { coverageOf, READ_ON, REVIEWED, RULES, rulesFor, sourceOf } from '../rules.ts'
import { type Schedule, untimed } from '../schedule.ts'
import { ALLERGEN_LIST, SUBSTANCES, type Substance } from '../substances.ts'
import { TABLES } from '../tables.ts'
import { NAMES, PAIRS } from './fixtures.ts'

const words = SUBSTANCES.flatMap(({ names }) => names)
const item = fc.oneof(
  fc.constantFrom(...words),
  fc
    .tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 900 }))
    .map(([word, mg]) => `${word} ${mg} mg`),
  fc.string({ maxLength: 12 }),
)
const list = fc.array(item, { maxLength: 8 })
const told = (question: Question) => check(question).warnings.map((warning) => JSON.stringify(warning))
const idsOf = (medications: string[], more: Partial<Question> = {}) =>
  check({ medications, taken: [], allergies: [], ...more }).warnings.map(({ id }) => id)

const mustWarn = PAIRS.filter(({ expected }) => expected === 'warns')
const mustNotWarn = PAIRS.filter(({ expected }) => expected === 'silent')

/** Whether a check of the two items warns of an interaction, an allergy or a condition. */
function warns(one: string, other: string) {
  const [kind, said] = /^(condition|allergy):(.*)$/.exec(other)?.slice(1) ?? []
  const { warnings } = check({
    medications: kind ? [one] : [one, other],
    taken: [],
    allergies: kind === 'allergy' ? [said ?? ''] : [],
    conditions: kind === 'condition' ? [said as 'pregnancy'] : [],
  })
  return warnings.some(({ kind, id }) => kind !== 'limit' && id !== 'biotin-tests')
}

describe('the safety tables', () => {
  it('the safety tables contain every id once, and every name is recognised as its substance', () => {
    expect(SUBSTANCES.length).toBeGreaterThan(700)
    expect(SUBSTANCES.filter(({ kind }) => kind === 'group').length).toBeGreaterThan(45)
    const all = [...SUBSTANCES, ...ALLERGEN_LIST].map(({ id }) => id)
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([])
    const lost = SUBSTANCES.flatMap(({ id, names }) =>
      names.filter((name) => !recognise(`${name} 25 mg`).includes(id)).map((name) => `${id}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it('the safety tables contain rules with unique ids, two known sides, and a source with section, day and review', () => {
    const facets = new Set([...SUBSTANCES, ...ALLERGEN_LIST].flatMap(({ facets }) => [...facets]))
    expect(RULES.length).toBeGreaterThan(200)
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
    for (const { id, one, other, evidence, url, title, read, review } of RULES) {
      expect({ id, url, title, read, review, evidence }).toEqual({
        id,
        url: expect.stringMatching(/^https:\/\/\S+$/),
        title: expect.stringMatching(/: .{3,}/),
        read,
        review: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        evidence: expect.stringMatching(/^[ABC]$/),
      })
      expect(read === null || read < review, id).toBe(true)
      const said = [...one, ...other].map((facet) => facet.replace('allergy:', ''))
      expect(
        said.filter((facet) => !facets.has(facet) && !/^(condition|always):|^any(-medicine)?$/.test(facet)),
        id,
      ).toEqual([])
    }
    for (const { one, except, other, otherExcept } of REVIEWED) {
      expect(
        [...one, ...except, ...other, ...otherExcept].filter(
          (f) => !facets.has(f) && !f.startsWith('condition:'),
        ),
      ).toEqual([])
    }
  })

  it('the safety tables state a reading day only for sources that were opened, and cite each of these', () => {
    const cited = [
      ...TABLES.rules,
      ...TABLES.reviewed,
      ...TABLES.limits,
      ...TABLES['limit-days'],
      ...TABLES.apart,
      ...TABLES['least-amounts'],
    ].map(({ source }) => source)
    const sources = [...READ_ON]
    expect(sources.length).toBeGreaterThanOrEqual(200)
    for (const [source, day] of sources) {
      expect(cited, source).toContain(source)
      expect(day, source).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(sourceOf(source).read).toBe(day)
    }
    expect(sourceOf('ods:Zinc § A section that nobody opened').read).toBeNull()
    const [told] = check({ medications: ['Saffron', 'Sertraline'], taken: [], allergies: [] }).warnings
    expect(told).toMatchObject({ id: 'saffron-antidepressant', sourceTitle: expect.any(String), read: null })
    const [opened] = check({
      medications: ["St John's wort", 'Warfarin'],
      taken: [],
      allergies: [],
    }).warnings
    expect(opened).toMatchObject({ id: 'wort-warfarin', read: '2026-11-22' })
  })

  it('the safety tables refuse a source whose publisher is not allowed', () => {
    expect(() => sourceOf('drugs.com:warfarin § Interactions')).toThrow('not an allowed source')
    expect(() => sourceOf('ods:Zinc')).toThrow('not an allowed source')
  })
})

describe('the recognition of substances', () => {
  it('the recognition of substances recognises at least 90 % of 240 names: medicines, supplements, brands, five languages, misspellings', () => {
    const missed = NAMES.filter(({ id, name }) => !recognise(name).includes(id))
    const known = NAMES.length - missed.length
    console.info(`Names recognised: ${known} of ${NAMES.length}`, missed)
    expect(NAMES.length).toBeGreaterThanOrEqual(240)
    expect(known / NAMES.length).toBeGreaterThanOrEqual(0.9)
  })

  it.each([
    ["St. John's Wort 300 mg", ['st-johns-wort']],
    ['ST JOHN’S WORT', ['st-johns-wort']],
    ['Fish oil, 1 g', ['omega-3']],
    ['Café Ginkgo', ['ginkgo']],
    ['Losartan potassium 50 mg', ['losartan']],
    ['Losartan-Kalium', ['losartan']],
    ['losartán potásico', ['losartan']],
    ['Atorvastatin calcium', ['atorvastatin']],
    ['Magnesium citrate', ['magnesium']],
    ['Potassium chloride', ['potassium-chloride']],
    ['Lithium carbonate', ['lithium']],
    ['Sodium valproate', ['valproate']],
    ["St John's wort and sertraline", ['st-johns-wort', 'sertraline']],
    ['D3+K2', ['vitamin-d', 'vitamin-k']],
    ['Vitamins A, D and E', ['vitamin-a', 'vitamin-d', 'vitamin-e']],
    ['D and E', ['vitamin-d', 'vitamin-e']],
    ['ibuprofen/famotidine', ['ibuprofen', 'famotidine']],
    ['Cal-Mag-Zinc', ['calcium', 'magnesium', 'zinc']],
    ['Vitamin D calcium', ['vitamin-d', 'calcium']],
    ['Magnesiumcitrat', ['magnesium']],
    ['Johanniskrauttee', ['st-johns-wort']],
    ['calcium channel blocker', ['calcium-channel-blockers']],
    ['Hydralazine', ['hydralazine']],
    ['Hydroxyzine', ['hydroxyzine']],
    ['Thyroxine', ['levothyroxine']],
    ['Tyrosine', ['l-tyrosine']],
    ['Vitamin C', ['vitamin-c']],
    ['Vitamin K', ['vitamin-k']],
    ['no aspirin', []],
    ['perindopril arginine 5 mg', ['perindopril']],
    ['ibuprofen lysine', ['ibuprofen']],
    ['Kohletabletten', ['activated-charcoal']],
    ['Magne B6', ['magnesium', 'vitamin-b6']],
    // When and how something is taken names no substance.
    ['Sertraline 50 mg with a meal', ['sertraline']],
    ['Ibuprofen 400 mg alle 8 Stunden nach dem Essen', ['ibuprofen']],
    ['Zolpidem 10 mg alla sera', ['zolpidem']],
    ['Waran var åttonde timme', ['warfarin']],
    ['saline nasal spray', []],
    ['egg whites', []],
    ['clinically proven', []],
    ['vite rossa', []],
    ['fish oils', ['omega-3']],
    ['Bärlauch', ['garlic']],
    ['Symbicort', ['budesonide', 'formoterol']],
    ['Relvar Ellipta', ['fluticasone', 'vilanterol']],
    ['Trimbow', ['beclometasone', 'formoterol', 'glycopyrrolate']],
    ['Stalevo', ['levodopa', 'entacapone', 'carbidopa']],
    ['Arthotec', ['diclofenac', 'misoprostol']],
    ['Twynsta', ['telmisartan', 'amlodipine']],
    ['Co-Diovan', ['valsartan', 'hydrochlorothiazide']],
    ['Percocet', ['paracetamol', 'oxycodone']],
    ['Termalgin', ['paracetamol']],
    ['Serenase 5 mg', ['haloperidol']],
    ['Timoferol', ['iron', 'vitamin-c']],
    ['Targin 10/5', ['oxycodone', 'naloxone']],
    ['Eklira Genuair', ['aclidinium']],
    ['Trelegy Ellipta', ['fluticasone', 'vilanterol', 'umeclidinium']],
    ['Victan', ['ethyl-loflazepate']],
    ['Lamaline', ['paracetamol', 'opium', 'caffeine']],
    ['Microgynon 30', ['ethinylestradiol', 'levonorgestrel']],
    ['Valette', ['ethinylestradiol', 'dienogest']],
    ['Zoely', ['estradiol', 'nomegestrol']],
    ['Hyzaar', ['losartan', 'hydrochlorothiazide']],
    ['Buscopan Plus', ['paracetamol', 'butylscopolamine']],
    ['Gripex Hot', ['paracetamol-cold-remedy', 'phenylephrine', 'vitamin-c']],
    ['Canephron N', ['rosemary', 'centaury', 'lovage']],
    ['Emtricitabine', ['emtricitabine']],
    ['Kalcipos', ['calcium']],
    ['Kytta-Sedativum', ['valerian', 'hops', 'passionflower']],
    ['Co-Prestarium 5/5', ['perindopril', 'amlodipine']],
    ['Norco 10-325', ['paracetamol', 'hydrocodone']],
    ['Pepcidine', ['famotidine']],
    ['Minomycin', ['minocycline']],
    ['Aggrenox ret.', ['aspirin', 'dipyridamole']],
    ['Guaranteed energy, guarantee of quality', []],
    // A homeopathic potency contains none of the substance; D2 and D3 are vitamins.
    ['Kalium phosphoricum D6', []],
    ['Hypericum perforatum C30', []],
    ['Arnica 30C', []],
    ['Hypericum D4', ['st-johns-wort']],
    ['Calcium D3', ['calcium', 'vitamin-d']],
    ['Magnesium vitamin C 500', ['magnesium', 'vitamin-c']],
    ['Iron 12 capsules', ['iron']],
    ['iron-free multivitamin', ['multivitamin']],
    ['multivitamin without iron', ['multivitamin']],
    ['Moonwort', []],
  ])('the recognition of substances reads %s as %s', (text, substances) => {
    expect(recognise(text)).toEqual(substances)
  })

  it('the recognition of substances finds no name inside another word, and no medicine in everyday words', () => {
    const everyday =
      'environmental gingerbread tablets morning protein meditation time exercise breakfast lemon balance'
    expect(recognise(everyday)).toEqual([])
  })

  it('the recognition of substances never mistakes one medicine of the table for another', () => {
    const single = SUBSTANCES.filter(({ kind }) => kind === 'drug').flatMap(({ id, names }) =>
      names.filter((name) => /^\p{L}+$/u.test(name)).map((name) => ({ id, name })),
    )
    // A brand that contains two medicines is listed with both.
    const named = new Map(SUBSTANCES.map(({ id, names }) => [id, names]))
    const wrong = single.filter(
      ({ id, name }) => !recognise(name).every((found) => found === id || named.get(found)?.includes(name)),
    )
    expect(wrong).toEqual([])
  })

  it('the recognition of substances corrects one wrong letter in six, but not where two substances are equally close', () => {
    expect(recognise('sertralime')).toEqual(['sertraline'])
    expect(recognise('prednisolome')).toEqual(['prednisolone'])
    expect(recognise('nevastatin')).toEqual([])
    expect(distance('abcd', 'abdc', 2)).toBe(1)
    expect(distance('abcdef', 'xbcdefyz', 2)).toBe(3)
    expect(keyOf('chlorthalidone')).toBe(keyOf('clortalidona'))
  })

  it('the recognition of substances finishes on hostile texts of any length', () => {
    expect(recognise('ashwagandho '.repeat(4_000))).toEqual(['ashwagandha'])
    expect(recognise('a'.repeat(1_000_000))).toEqual([])
    expect(recognise('(((-++ '.repeat(100_000))).toEqual([])
    expect(recognise('b1 '.repeat(100_000))).toEqual(['vitamin-b1'])
  })

  it.each([
    ['no zinc allergy', []],
    ['none known', []],
    ['No known allergies', []],
    ['iron deficiency', []],
    ['Eisenmangel', []],
    ['keine', []],
    ['not allergic to soy', []],
    ['zinc allergy', ['zinc']],
    ['NKDA', []],
    ['keine bekannt', []],
    ['tolerates chamomile', []],
    ['Zinc allergy: negative', []],
    ['no allergy to zinc', []],
    ['does not tolerate zinc', ['zinc']],
    ['zinc (rash, not anaphylaxis)', ['zinc']],
    ['Zinc: no anaphylaxis', ['zinc']],
    ['not severe: zinc', ['zinc']],
    ['Zinc allergy (no anaphylaxis)', ['zinc']],
    ['not sure whether allergic to zinc', ['zinc']],
    ['keine Zinkallergie', []],
    ['Allergic to bees', ['bee-allergen']],
    ["pas d'allergie au zinc", []],
    ['zinc - no allergy', []],
    ['zinc allergy ruled out', []],
    ['allergic to zinc but not to soy', ['zinc']],
    ['allergic to zinc but not sure about lactose', ['zinc', 'lactose-allergen']],
    ['tolerates zinc but not lactose', ['lactose-allergen']],
  ])('the recognition of substances reads the allergy %s as %s', (text, substances) => {
    expect(allergiesIn([text]).flatMap((one) => one.substances.map(({ id }) => id))).toEqual(substances)
  })

  it('the recognition of substances keeps the allergies that a denial excepts', () => {
    const ids = allergiesIn(['No allergies except penicillin']).flatMap(({ substances }) => substances)
    expect(ids.map(({ id }) => id)).toContain('penicillin-allergen')
  })

  it.each([
    ['Zinc 25 mg', [['zinc', 25, 'mg']]],
    ['25 mg zinc', [['zinc', 25, 'mg']]],
    ['Vitamin D3 10,000 IU', [['vitamin-d', 10_000, 'iu']]],
    ['Vitamin D3 1.000 I.E.', [['vitamin-d', 1_000, 'iu']]],
    ['Selen 200 µg', [['selenium', 200, 'ug']]],
    ['Zinc 15 mg twice a day', [['zinc', 30, 'mg']]],
    ['Zinc 15 mg b.i.d.', [['zinc', 30, 'mg']]],
    ['Zink 15 mg 1-0-1', [['zinc', 30, 'mg']]],
    ['Zink 15 mg 1-0-0', [['zinc', 15, 'mg']]],
    ['Zinc 15 mg, 3 capsules daily', [['zinc', 45, 'mg']]],
    ['Vitamin D3 10 000 IU', [['vitamin-d', 10_000, 'iu']]],
    ['Vitamin D3 7000 IU weekly', [['vitamin-d', 1_000, 'iu']]],
    ['Vitamin D3 7.000 IE pro Woche', [['vitamin-d', 1_000, 'iu']]],
    ['B12 2 500 µg', [['vitamin-b12', 2_500, 'ug']]],
    [
      'Zinc 15 mg + copper 1 mg',
      [
        ['zinc', 15, 'mg'],
        ['copper', 1, 'mg'],
      ],
    ],
    ['Zinc', []],
  ])('the recognition of substances reads the amounts of %s', (text, amounts) => {
    const { doses, frequency } = readDose(text)
    const perDay = unitsADayOf(frequency) * frequency.share
    expect(doses.map(({ substance, value, unit }) => [substance.id, value * perDay, unit])).toEqual(amounts)
  })
})

describe('the safety rules, measured with the corpus', () => {
  it('the safety rules, measured with the corpus warn of at least 95 % of the pairs that must warn', () => {
    const pairs = mustWarn
    const missed = pairs.filter(({ one, other }) => !warns(one, other))
    const recall = 1 - missed.length / pairs.length
    console.info(`Recall: ${(recall * 100).toFixed(1)} % of ${pairs.length} pairs`, missed)
    expect(pairs.length).toBeGreaterThanOrEqual(300)
    expect(recall).toBeGreaterThanOrEqual(0.95)
  })

  it('the safety rules, measured with the corpus give a false alarm for at most 3 % of the pairs that must not warn', () => {
    const pairs = mustNotWarn
    const alarms = pairs.filter(({ one, other }) => warns(one, other))
    const share = alarms.length / pairs.length
    console.info(`False alarms: ${(share * 100).toFixed(1)} % of ${pairs.length} pairs`, alarms)
    expect(pairs.length).toBeGreaterThanOrEqual(300)
    expect(share).toBeLessThanOrEqual(0.03)
  })

  it('the safety rules, measured with the corpus cover most of the harmless pairs, which are the commonest', () => {
    const pairs = mustNotWarn.filter(({ other }) => !/^(?:allergy|condition):/.test(other))
    const open = pairs.filter(({ one, other }) => {
      const finding = check({ medications: [one], taken: [other], allergies: [] })
      return finding.unreviewed.length > 0
    })
    console.info(`Not reviewed: ${open.length} of ${pairs.length} harmless pairs`)
    expect(open.length / pairs.length).toBeLessThan(0.1)
  })

  it('the safety rules, measured with the corpus have an allowed source for every pair of the corpus', () => {
    for (const { source } of PAIRS) expect(() => sourceOf(source)).not.toThrow()
  })
})

describe('check of what is not swallowed', () => {
  it.each([
    ['Psyllium', 'latanoprost eye drops'],
    ['Flohsamenschalen', 'Timolol Augentropfen'],
    ['Psyllium', 'Salbutamol inhaler'],
    ['Lavender oil bath', 'lorazepam'],
    ['Rizinusölwickel', 'Levothyroxin'],
  ])('check does not warn of %s beside %s', (item, taken) => {
    expect(check({ medications: [item], taken: [taken], allergies: [] }).warnings).toEqual([])
  })
})

describe('every substance, checked against every class,', () => {
  /** The classes that substances are checked against, each with one member. */
  const members = new Map<string, Substance>()
  for (const substance of SUBSTANCES)
    for (const facet of substance.facets)
      if (facet !== substance.id && !members.has(facet) && substance.kind !== 'group')
        members.set(facet, substance)
  /** The names as a plan would contain them. Where one means two substances, there is no single answer. */
  const planned = new Map(
    SUBSTANCES.flatMap((substance) => {
      const [name = ''] = substance.names
      // Rules about whatever else is taken leave out what is not swallowed.
      return recognise(name).length === 1 && !isNotSwallowed(name) ? [[substance, name] as const] : []
    }),
  )

  it('every substance, checked against every class, has a rule or a review, or is shown as not reviewed', () => {
    const counts = { rule: 0, reviewed: 0, 'not covered': 0 }
    const unlike: string[] = []
    for (const one of SUBSTANCES) {
      for (const [facet, other] of members) {
        if (one.id === other.id) continue
        const coverage = coverageOf(one, other)
        counts[coverage]++
        const [a, b] = [planned.get(one), planned.get(other)]
        if (a === undefined || b === undefined || recognise(a)[0] === recognise(b)[0]) continue
        const { warnings, unreviewed } = check({ medications: [a, b], taken: [], allergies: [] })
        const spoken = warnings.some(({ kind }) => kind === 'interaction')
        const shown = spoken ? 'rule' : unreviewed.length > 0 ? 'not covered' : 'reviewed'
        if (shown !== coverage) unlike.push(`${one.id} against ${facet}: ${coverage}, shown as ${shown}`)
      }
    }
    console.info(`${SUBSTANCES.length} substances against ${members.size} classes`, counts)
    expect(unlike).toEqual([])
    expect(counts.reviewed).toBeGreaterThan(500)
  }, 300_000)
})

describe('check', () => {
  it('check does not depend on the order of items', () => {
    fc.assert(
      fc.property(list, list, list, (medications, taken, allergies) => {
        const turned = {
          medications: [...medications].reverse(),
          taken: [...taken].reverse(),
          allergies: [...allergies].reverse(),
        }
        expect(told(turned)).toEqual(told({ medications, taken, allergies }))
      }),
    )
  })

  it('check never loses a warning when an item is added, at any position', () => {
    fc.assert(
      fc.property(list, list, list, item, (medications, taken, allergies, more) => {
        // A further item with the same substance adds to the sum of a limit's warning.
        const withoutSum = (question: Parameters<typeof check>[0]) =>
          check(question).warnings.map((warning) =>
            warning.kind === 'limit' ? { ...warning, sum: null } : warning,
          )
        const before = withoutSum({ medications, taken, allergies })
        for (const after of [
          withoutSum({ medications: [...medications, more], taken, allergies }),
          withoutSum({ medications, taken: [...taken, more], allergies }),
          withoutSum({ medications, taken, allergies: [...allergies, more] }),
        ]) {
          expect(after).toEqual(expect.arrayContaining(before))
        }
      }),
      { examples: [[['feosol 41 mg'], [], [], 'ferro 1 mg']] },
    )
  })

  it('checks the herb of a plan against the medicine of a profile, and the other way round', () => {
    const wort = ["St John's Wort 300 mg"]
    const sertraline = ['sertraline 50 mg']
    for (const question of [
      { medications: wort, taken: sertraline },
      { medications: sertraline, taken: wort },
      { medications: [...wort, ...sertraline], taken: [] },
    ]) {
      expect(check({ ...question, allergies: [] }).warnings).toMatchObject([
        { id: 'wort-antidepressant', severity: 'serious' },
      ])
    }
    expect(idsOf(['Zinc'], { taken: [...wort, ...sertraline] })).toEqual([])
  })

  it('check warns of two substances within one item, and names them', () => {
    const { warnings } = check({
      medications: ["St John's wort and sertraline"],
      taken: [],
      allergies: [],
    })
    expect(warnings).toMatchObject([
      { id: 'wort-antidepressant', within: ["St John's wort", 'Sertraline'], severity: 'serious' },
    ])
    expect(idsOf(['Cal-Mag-Zinc', 'Valerian and hops'])).toEqual([])
  })

  it('check warns of relatives of an allergen, and of items listed among the allergies', () => {
    const ids = (medications: string[], allergies: string) =>
      idsOf(medications, { allergies: itemsOf(allergies) })
    expect(ids(['Chamomile tea'], 'Penicillin; ragweed')).toEqual(['allergy-ragweed'])
    expect(ids(['Bee pollen capsules'], 'bee pollen')).toEqual(['allergy-listed'])
    expect(ids(['Goat whey'], 'oat')).toEqual([])
    expect(ids(['Zinc'], 'no zinc allergy, iron deficiency')).toEqual([])
  })

  it('check lists the items it does not recognise: in the plan, taken besides it, and among the allergies', () => {
    const finding = check({
      medications: ['Zinc', 'Moonwort'],
      taken: ['Foobarin'],
      allergies: ['Quuxweed', 'ragweed'],
    })
    expect(finding).toMatchObject({
      recognised: ['Zinc'],
      unrecognised: ['Moonwort'],
      unrecognisedBeside: ['Foobarin'],
      unreadAllergies: ['Quuxweed'],
    })
  })

  it.each(['zinc', 'allergic to valerian', 'metformin', 'uczulenie na cynk', 'Quuxweed'])(
    'check lists "%s" among the allergies that no rule is about, known or not',
    (allergy) => {
      const { warnings, unreadAllergies } = check({
        medications: ['Vitamin D'],
        taken: [],
        allergies: [allergy, 'fish'],
      })
      expect({ warnings, unreadAllergies }).toEqual({ warnings: [], unreadAllergies: [allergy] })
    },
  )

  it('check lists known conditions that no rule is about', () => {
    const conditions = ['insomnia', 'pregnancy']
    const { withoutRules } = check({ medications: ['Zinc'], taken: [], allergies: [], conditions })
    expect(withoutRules).toEqual(['insomnia'])
  })

  it('every allergen of the tables has a rule that compares it', () => {
    const { unreadAllergies } = check({
      medications: ['Vitamin D'],
      taken: [],
      allergies: TABLES.allergens.map(({ label }) => label),
    })
    expect(unreadAllergies).toEqual([])
  })

  it.each([
    'none',
    'None known',
    'n/a',
    'N/A',
    '-',
    'keine',
    'Keine Medikamente',
    'no regular medication',
    'aucun',
    'ninguno',
    'nessuno',
  ])('check reads "%s" in a profile as "takes nothing"', (nothing) => {
    const { warnings, unrecognisedBeside, unreadAllergies } = check({
      medications: ['Vitamin D'],
      taken: [nothing],
      allergies: [nothing],
    })
    expect({ warnings, unrecognisedBeside, unreadAllergies }).toEqual({
      warnings: [],
      unrecognisedBeside: [],
      unreadAllergies: [],
    })
    expect(recognise(nothing)).toEqual([])
  })

  it.each(['?', 'unknown', 'no medication that I remember', 'No medications. Allergic to penicillin'])(
    'does not read "%s" as "takes nothing"',
    (text) => {
      const { unrecognisedBeside } = check({ medications: ['Vitamin D'], taken: [text], allergies: [] })
      expect(unrecognisedBeside).toEqual([text])
    },
  )

  it('check lists unreviewed pairs within one item, and no reviewed ones', () => {
    expect(check({ medications: ['Warfarin and lutein'], taken: [], allergies: [] }).unreviewed).toEqual([
      { item: 'Warfarin', other: 'Lutein' },
    ])
    for (const item of ['Metformin + vitamin D', 'Zinc with copper and lutein', 'ibuprofen/famotidine'])
      expect(check({ medications: [item], taken: [], allergies: [] }).unreviewed).toEqual([])
  })

  it('check lists unreviewed pairs and conditions, and no reviewed ones', () => {
    const of = (medications: string[], more: Partial<Question> = {}) =>
      check({ medications, taken: [], allergies: [], ...more }).unreviewed
    expect(of(['Vitamin C', 'Sertraline'])).toEqual([])
    expect(of(['Rhodiola', 'Sertraline'])).toEqual([])
    expect(of(['Lion’s mane', 'Lisinopril'])).toEqual([{ item: 'Lion’s mane', other: 'Lisinopril' }])
    expect(of(['Lion’s mane'], { taken: ['Lisinopril'] })).toEqual([
      { item: 'Lion’s mane', other: 'Lisinopril' },
    ])
    expect(of(['Lion’s mane'], { conditions: ['pregnancy'] })).toEqual([
      { item: 'Lion’s mane', condition: 'pregnancy' },
    ])
    expect(of(['Moonwort', 'Lisinopril'])).toEqual([])
    expect(of(['Vitamin B1', 'Statin'])).toEqual([{ item: 'Statin', other: 'Vitamin B1' }])
  })

  it('check counts the pairs of known items, with what else is taken and the conditions', () => {
    const of = (medications: string[], more: Partial<Question> = {}) => {
      const { pairs, unreviewed } = check({ medications, taken: [], allergies: [], ...more })
      return [pairs, unreviewed.length]
    }
    expect(of([])).toEqual([0, 0])
    expect(of(['Vitamin C', 'Sertraline'])).toEqual([1, 0])
    expect(of(['Vitamin C', 'Sertraline', 'Lisinopril', 'Lion’s mane'])).toEqual([6, 3])
    // Nothing is said about what the rules do not know.
    expect(of(['Moonwort', 'Lisinopril'])).toEqual([0, 0])
    expect(of(['Lion’s mane'], { taken: ['Lisinopril', 'Moonwort'], conditions: ['pregnancy'] })).toEqual([
      2, 2,
    ])
    expect(of(['Warfarin and lutein'])).toEqual([1, 1])
  })

  it('checks items against conditions and an age under 18', () => {
    expect(idsOf(['Feverfew'], { conditions: ['pregnancy'] })).toEqual(['pregnancy-herb'])
    expect(idsOf(['Red yeast rice'], { conditions: ['pregnancy'] })).toContain('pregnancy-medicine')
    expect(idsOf(['Aspirin'], { conditions: ['under-18'] })).toEqual(['under18-medicine'])
    expect(idsOf(['Vitamin D'], { conditions: ['pregnancy', 'epilepsy', 'under-18'] })).toEqual([])
  })

  it('check warns that biotin disturbs blood tests', () => {
    expect(idsOf(['Biotin'])).toEqual(['biotin-tests'])
    expect(idsOf(['Biotin 10 mg'])).toEqual(['biotin-tests'])
  })

  it.each<[string[], number]>([
    [['Biotin 30 µg'], 0],
    [['Vitamin B7 0.9 mg'], 0],
    [['Biotin 1 mg'], 1],
    [['Biotin 5000 mcg'], 1],
    [['Biotin 600 µg', 'Biotina 0,5 mg'], 2],
    [['Biotin 30 µg', 'Biotin forte'], 1],
    [['Biotin 300 µg twice daily'], 0],
    [['Biotin 300 µg 4 times a day'], 1],
  ])(
    'check warns that biotin disturbs blood tests from 1 mg a day on, or where the amount is not known: %j',
    (items, warned) => {
      expect(idsOf(items)).toEqual(Array(warned).fill('biotin-tests'))
    },
  )

  it('factsOf leaves out biotin in an amount that disturbs no test', () => {
    const facts = (...taken: string[]) =>
      factsOf({ conditions: [], history: [], taken, today: '2026-11-28' }).includes('biotin')
    expect(facts('Biotin 30 µg')).toBe(false)
    expect(facts('Biotin 10 mg')).toBe(true)
    expect(facts('Biotin')).toBe(true)
  })

  it('check counts the biotin of a schedule, and of what is taken besides', () => {
    const schedule = (units: number): Schedule => ({
      ...untimed('Biotin 300 µg'),
      ...{ slots: ['morning'], units, unitName: 'tablet' },
    })
    const warned = (more: Partial<Question>) => idsOf(['Biotin 300 µg'], more)
    expect(warned({ items: [schedule(2)] })).toEqual([])
    expect(warned({ items: [schedule(4)] })).toEqual(['biotin-tests'])
    expect(warned({ taken: ['Biotin 900 µg'] })).toEqual(['biotin-tests'])
    expect(warned({ taken: ['Biotin 100 µg'] })).toEqual([])
  })

  it('check adds up the amounts of all items, and warns above EFSA’s daily limit, not at it', () => {
    expect(idsOf(['Zinc 25 mg'])).toEqual([])
    expect(idsOf(['Zinc 15 mg', 'Zinc picolinate 15 mg'])).toEqual(['limit-zinc', 'limit-zinc'])
    expect(idsOf(['Zinc 15 mg'], { taken: ['Zink 15 mg'] })).toEqual(['limit-zinc'])
    expect(idsOf(['Vitamin D3 4000 IU'])).toEqual([])
    expect(idsOf(['Vitamin D3 5000 IU'])).toEqual(['limit-vitamin-d'])
    expect(idsOf(['Vitamin B6 50 mg'])).toEqual(['limit-vitamin-b6'])
    expect(idsOf(['Ferrous sulfate 200 mg'])).toEqual([])
    const [{ kind, ...limit } = { kind: null }] = check({
      medications: ['Vitamin D3 5000 IU'],
      taken: [],
      allergies: [],
    }).warnings
    expect(kind).toBe('limit')
    expect(limit).toMatchObject({ substance: 'vitamin-d', amount: 100, unit: 'ug', iu: 4000, under18: false })
    expect(new Set(LIMITS.map(({ substance }) => substance)).size).toBeGreaterThanOrEqual(19)
  })

  it('check does not treat a mixture as the medicine that was reviewed alone', () => {
    const uncovered = (one: string) =>
      check({ medications: [one], taken: ['Sertraline'], allergies: [] }).unreviewed
    expect(uncovered('Paracetamol')).toEqual([])
    expect(uncovered('Co-codamol')).toEqual([{ item: 'Co-codamol', other: 'Sertraline' }])
    expect(uncovered('Lemsip')).toEqual([{ item: 'Lemsip', other: 'Sertraline' }])
  })

  it('check marks a rule whose review is overdue', () => {
    const overdueOn = (today: string) =>
      check({ medications: ['Ginkgo', 'Warfarin'], taken: [], allergies: [], today }).warnings[0]?.overdue
    expect(overdueOn('2026-11-23')).toBe(false)
    expect(overdueOn('2099-01-01')).toBe(true)
    const uncovered = (today: string) =>
      check({ medications: ['Vitamin C', 'Sertraline'], taken: [], allergies: [], today }).unreviewed
    expect(uncovered('2026-11-23')).toEqual([])
    expect(uncovered('2099-01-01')).toEqual([{ item: 'Sertraline', other: 'Vitamin C' }])
  })

  it('check does not warn of medicines that the herb does not affect', () => {
    for (const medicine of ['Lorazepam', 'Temazepam', 'Pravastatin'])
      expect(idsOf(["St John's wort", medicine]), medicine).toEqual([])
    expect(idsOf(['Atorvastatin calcium', 'Levothyroxine'])).toEqual([])
    expect(rulesFor(new Set(['lorazepam']), new Set(['st-johns-wort']))).toEqual([])
  })
})
