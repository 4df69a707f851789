import { SYMPTOMS, type Symptom } from '../../shared/symptoms.ts'

/**
 * The groups, each with the words people write for it, in British and American spelling and with usual misspellings.
 * `nouns` follow "no" ("no headache"), `states` follow "not" ("not dizzy"); a list keeps to one of the two, which
 * distinguishes "no headache, tired" from "no headache, nausea". Words are lower case and without apostrophes.
 */
const GROUPS = {
  headache: {
    nouns:
      'headache|headaches|headach|head ache|head aches|migraine|migraines|migrane|migranes|migraine attack|tension headache|sore head|head pain|pain head|thumping head|pounding head',
    states:
      'headachy|migrainous|head hurts|head hurt|head hurting|head aching|head is aching|head is pounding|head was pounding',
  },
  dizziness: {
    nouns:
      'dizziness|dizzyness|dizzines|dizzy spell|dizzy spells|lightheadedness|light headedness|vertigo|giddiness|wooziness|unsteadiness',
    states: 'dizzy|lightheaded|light headed|giddy|woozy|unsteady on feet|room was spinning|room spinning',
  },
  fainting: {
    nouns: 'fainting|fainting spell|blackout|blackouts',
    states: 'fainted|passed out|feel faint|felt faint|feeling faint|blacked out',
  },
  nausea: {
    nouns:
      'nausea|nausia|nausiea|queasiness|vomiting|vomit|throwing up|sickness|morning sickness|sick feeling',
    states:
      'nauseous|nauseated|nauseas|queasy|vomited|throw up|threw up|thrown up|feel sick|feels sick|feeling sick|felt sick|been sick|was sick|being sick|sick to stomach|sick stomach',
  },
  fatigue: {
    nouns:
      'fatigue|fatigues|tiredness|exhaustion|lethargy|weariness|low energy|no energy|lack of energy|little energy|energy crash|energy slump|afternoon slump',
    states:
      'tired|fatigued|exhausted|lethargic|weary|drained|worn out|knackered|shattered|sluggish|burned out|burnt out|run down|wiped out|dead tired|overtired',
  },
  weakness: { nouns: 'weakness|feebleness', states: 'weak|feel feeble|felt feeble' },
  bloating: {
    nouns:
      'bloating|bloat|bloatedness|swollen belly|swollen stomach|swollen abdomen|distended belly|abdominal distension|abdominal distention',
    states: 'bloated|blown up belly|belly is swollen|belly was swollen',
  },
  stomachPain: {
    nouns:
      'stomach pain|stomach pains|stomach ache|stomach aches|stomachache|stomachaches|stomach cramp|stomach cramps|tummy ache|tummyache|tummy pain|belly ache|bellyache|belly pain|belly pains|belly cramps|abdominal pain|abdominal pains|abdominal cramps|gut pain|sore stomach|upset stomach|stomach upset|cramps in stomach|pain in stomach|pain in belly',
    states: 'stomach hurts|stomach hurt|tummy hurts|tummy hurt|belly hurts|belly hurt|stomach aches',
  },
  constipation: {
    nouns: 'constipation|constipations|no bowel movement|no bowel movements|hard stool|hard stools',
    states: 'constipated',
  },
  diarrhoea: {
    nouns:
      'diarrhoea|diarrhea|diarrhoe|diarrhia|diarhea|diarhoea|diarreah|diarrea|diahrrea|loose stool|loose stools|loose bowels|watery stool|watery stools|the runs|loose motions',
    states: '',
  },
  gas: {
    nouns: 'gas|gases|flatulence|trapped wind|wind in belly|intestinal gas',
    states: 'gassy|flatulent|windy belly',
  },
  heartburn: {
    nouns: 'heartburn|heart burn|acid reflux|reflux|gerd|acid stomach|stomach acid',
    states: 'acid came up',
  },
  indigestion: { nouns: 'indigestion|dyspepsia|burping|belching', states: '' },
  lossOfAppetite: {
    nouns: 'loss of appetite|no appetite|poor appetite|lack of appetite|low appetite',
    states: 'lost appetite|off food',
  },
  cravings: { nouns: 'craving|cravings|sugar craving|sugar cravings|food cravings', states: '' },
  rash: {
    nouns: 'rash|rashes|skin rash|hives|urticaria|nettle rash|red spots|eczema|red patches',
    states: 'broke out in spots',
  },
  itching: {
    nouns: 'itching|itch|itches|itchiness|itchy skin|itchy eyes|pruritus|skin itching',
    states: 'itchy|itched',
  },
  acne: { nouns: 'acne|pimple|pimples|breakout|breakouts|zits', states: '' },
  drySkin: { nouns: 'dry skin|flaky skin|skin dryness', states: 'skin is dry|skin was dry' },
  hairLoss: { nouns: 'hair loss|losing hair|hair falling out|hair fall', states: 'lost hair' },
  palpitations: {
    nouns:
      'palpitation|palpitations|palpatations|heart palpitation|heart palpitations|racing heart|heart racing|pounding heart|heart pounding|heart flutter|heart fluttering|heart flutters|fluttering heart|skipped heartbeat|skipped heartbeats|irregular heartbeat|fast heartbeat',
    states: 'heart raced|heart pounded|heart fluttered|heart races|heart skipped a beat',
  },
  chestPain: {
    nouns:
      'chest pain|chest pains|pain in chest|chest tightness|tight chest|tightness in chest|chest pressure',
    states: 'chest hurts|chest hurt',
  },
  shortnessOfBreath: {
    nouns:
      'shortness of breath|breathlessness|trouble breathing|difficulty breathing|breathing difficulties|breathing problems|dyspnoea|dyspnea',
    states:
      'short of breath|breathless|out of breath|cant breathe|couldnt breathe|cannot breathe|could not breathe',
  },
  insomnia: {
    nouns:
      'insomnia|insomnea|sleeplessness|sleepless night|sleepless nights|no sleep|lack of sleep|poor sleep|bad sleep|broken sleep|trouble sleeping|trouble falling asleep|trouble staying asleep|difficulty sleeping|difficulty falling asleep|difficulties sleeping|problems sleeping|hard to fall asleep|sleep problems|sleep problem|bad night|waking at night|night waking',
    states:
      'sleepless|cant sleep|couldnt sleep|cannot sleep|could not sleep|can not sleep|didnt sleep|did not sleep|not sleeping|havent slept|hardly slept|barely slept|hardly sleep|barely sleep|slept badly|slept bad|slept poorly|slept terribly|unable to sleep|awake all night|up all night|lay awake|lying awake|woke up several times|kept waking up',
  },
  anxiety: {
    nouns:
      'anxiety|anxieties|anxiousness|anxiety attack|anxiety attacks|panic attack|panic attacks|panic|nervousness|inner unrest|restlessness',
    states: 'anxious|panicky|panicked|panicking|nervous|on edge|jittery|restless',
  },
  stress: { nouns: 'stress', states: 'stressed|stressed out' },
  lowMood: {
    nouns: 'low mood|bad mood|depressed mood|depression|sadness|low spirits|the blues|hopelessness',
    states:
      'depressed|sad|hopeless|tearful|weepy|feel low|feels low|feeling low|felt low|feel down|feels down|feeling down|felt down|mood is low|mood was low|in tears',
  },
  irritability: {
    nouns: 'irritability|mood swings|mood swing|moodiness|short temper',
    states: 'irritable|irritated|moody|short tempered|snappy|grumpy',
  },
  brainFog: {
    nouns:
      'brain fog|brainfog|fogginess|foggy brain|foggy head|fuzzy head|mental fog|foggy mind|poor concentration|lack of concentration|trouble concentrating|difficulty concentrating|problems concentrating|hard to concentrate|hard to focus|poor focus|forgetfulness|memory problems',
    states:
      'foggy|brain foggy|cant concentrate|couldnt concentrate|cannot concentrate|could not concentrate|cant focus|couldnt focus|cannot focus|could not focus|unfocused|unfocussed|forgetful',
  },
  jointPain: {
    nouns:
      'joint pain|joint pains|joint ache|joint aches|painful joint|painful joints|aching joint|aching joints|sore joint|sore joints|stiff joint|stiff joints|swollen joints|joint stiffness|pain in joints|arthralgia|knee pain|knee pains|knee ache|sore knee|sore knees|hip pain|sore hip|shoulder pain|sore shoulder|elbow pain|wrist pain|finger pain|ankle pain',
    states:
      'joints hurt|joints ache|joints are sore|joints were sore|joints are stiff|joints were stiff|knee hurts|knees hurt|hip hurts|shoulder hurts|achy joints',
  },
  muscleCramps: {
    nouns:
      'muscle cramp|muscle cramps|cramp|cramps|cramping|leg cramp|leg cramps|calf cramp|calf cramps|foot cramp|foot cramps|muscle spasm|muscle spasms|charley horse|cramps in legs|cramp in leg|cramp in calf',
    states: 'cramped up',
  },
  musclePain: {
    nouns:
      'muscle pain|muscle pains|muscle ache|muscle aches|sore muscle|sore muscles|aching muscles|muscle soreness|myalgia|body ache|body aches|leg pain|aching legs',
    states: 'muscles hurt|muscles ache|muscles are sore|muscles were sore|legs ache|legs hurt|achy',
  },
  backPain: {
    nouns:
      'back pain|back pains|backpain|backache|backaches|back ache|back aches|lower back pain|low back pain|sore back|stiff back|bad back|pain in back|lumbago|sciatica',
    states: 'back hurts|back hurt|back is hurting|back is aching|back is sore|back was sore',
  },
  neckPain: {
    nouns: 'neck pain|neck pains|neck ache|stiff neck|sore neck|neck stiffness|pain in neck',
    states: 'neck hurts|neck hurt|neck is stiff|neck was stiff',
  },
  periodPain: {
    nouns:
      'period pain|period pains|period cramp|period cramps|menstrual cramps|menstrual cramp|menstrual pain|painful period|painful periods|dysmenorrhoea|dysmenorrhea',
    states: '',
  },
  cough: { nouns: 'cough|coughs|coughing|dry cough|coughing fit|coughing fits', states: 'coughed' },
  soreThroat: {
    nouns:
      'sore throat|sore throats|throat pain|scratchy throat|throat ache|throat infection|itchy throat|pain in throat|raw throat',
    states: 'throat hurts|throat hurt|throat is sore|throat was sore|throat is scratchy',
  },
  blockedNose: {
    nouns:
      'blocked nose|stuffy nose|stuffed nose|runny nose|congestion|nasal congestion|sinus pressure|sniffles|sneezing|running nose',
    states: 'congested|sneezed|nose is blocked|nose was blocked|nose is running|nose was running',
  },
  fever: { nouns: 'fever|fevers|high temperature|chills|shivers', states: 'feverish|shivery' },
  hotFlushes: {
    nouns: 'hot flush|hot flushes|hot flash|hot flashes|hotflush|hotflushes|hotflash|hotflashes|flushing',
    states: 'flushed',
  },
  nightSweats: {
    nouns: 'night sweat|night sweats|nightsweats|sweating at night',
    states: 'sweated at night',
  },
  numbness: {
    nouns: 'numbness|tingling|pins and needles|tingle|numb fingers|numb hands|numb feet',
    states: 'numb|tingly',
  },
  swelling: {
    nouns: 'swelling|swollen ankles|swollen legs|swollen feet|swollen hands|oedema|edema|water retention',
    states: 'swollen|puffy',
  },
  tinnitus: { nouns: 'tinnitus|ringing in ears|ringing ears|ear ringing', states: 'ears are ringing' },
} satisfies Record<Symptom, { nouns: string; states: string }>

/** Words that look like a symptom and are none. */
const NO_SYMPTOMS =
  'tired of|sick of|not only|not just|no energy dip|no energy dips|no energy crash|no energy slump|no energy problems|no sleep problems|no sleep problem|no sleep issues|no sleep trouble|didnt sleep badly|did not sleep badly|didnt sleep bad|did not sleep bad|gas station|stress test'

const wordsOf = (list: string) => list.split(' ')
/** Small words that may occur within a phrase: "felt very sick", "pain in my back". */
const INSIDE = new Set(
  wordsOf(
    'a an the my his her very so really quite too rather pretty extremely bit little slightly all more some both -',
  ),
)
/** Negate the next symptom. A determiner ("no") may have one unknown word before the symptom. */
const NEGATIONS = new Set(
  wordsOf(
    'no not never without none nor neither zero nil denies deny denied denying anti absence dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wont cant cannot couldnt wouldnt aint dint',
  ),
)
/** Negate, and undo a negation before them: "not without nausea", "no day without headache". */
const REVERSALS = new Set(wordsOf('without free rid'))
/** A negation reaches over these to the symptom. */
const FILLERS = new Set([
  ...INSIDE,
  ...wordsOf(
    'any of from as or either one single much many even have has had having get gets got getting feel feels feeling felt be been being am is was were experience experienced experiencing notice noticed suffer suffered suffering any at kind sort type form sign signs hint trace symptom symptoms evidence complaint complaints feelings longer further other new real bad major severe strong noticeable significant serious usual typical slight slightest mild this that these those particularly especially overly anymore single what whatsoever day days night nights morning evening afternoon problem problems issue issues with :',
  ),
])
/** End a negation. */
const ENDS = new Set(
  wordsOf(
    'but however though although yet except just only merely because since due despite when while after before still instead then now today yesterday tonight relief change changes improvement better worse help break rest escape reason idea clue cause sure well good great fine ok okay such until help helped stop stand bear shake control ignore i',
  ),
)
/** Negate the symptom before them: "headache is gone". */
const GONE = new Set(
  wordsOf(
    'gone disappeared vanished resolved stopped ended subsided cleared faded absent nil none zero 0 free passed',
  ),
)
/** Make a `GONE` word mean less or something else: "nearly gone", "stopped me", "passed out". */
const NOT_QUITE = new Set(
  wordsOf('nearly almost mostly partly half somewhat barely hardly quite completely yet'),
)
const OBJECTS = new Set(wordsOf('me us my him her out on'))
/** After "headache not" or "headache never": it was not there. */
const PRESENT = new Set(
  wordsOf('there present here come came return returned returning back happen occur anymore today'),
)

/** How many words after a symptom may report its end: "headache from this morning is now gone". */
const REACH_BACK = 5
/** Words between a negation and its symptom. */
const REACH = 8

type Form = 'noun' | 'state'
/** A part of the text: a symptom, a word, a comma-like link, or an end of a clause. */
type Part =
  | { kind: 'symptom'; symptom: Symptom; form: Form }
  | { kind: 'word'; word: string }
  | { kind: 'link'; word: string }
  | { kind: 'break'; word?: string }
type Phrase = { words: string[]; symptom: Symptom | null; form: Form }

/** The phrases by their first word, longest first. */
const PHRASES = new Map<string, Phrase[]>()
function addPhrases(list: string, symptom: Symptom | null, form: Form) {
  for (const text of list.split('|').filter(Boolean)) {
    const words = text.split(' ')
    const first = words[0] ?? ''
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { words, symptom, form }])
  }
}
for (const symptom of SYMPTOMS) {
  addPhrases(GROUPS[symptom].nouns, symptom, 'noun')
  addPhrases(GROUPS[symptom].states, symptom, 'state')
}
addPhrases(NO_SYMPTOMS, null, 'noun')
for (const phrases of PHRASES.values()) phrases.sort((a, b) => b.words.length - a.words.length)

/** The end of a phrase that begins at `at`; null when it does not occur there. */
function endOf({ words }: Phrase, tokens: readonly string[], at: number): number | null {
  let next = at
  for (const word of words) {
    // At most four small words between two words of a phrase, so that a text is read in linear time.
    for (let skipped = 0; next > at && skipped < 4 && tokens[next] !== word; skipped++) {
      if (!INSIDE.has(tokens[next] ?? '')) break
      next++
    }
    if (tokens[next] !== word) return null
    next++
  }
  return next
}

const LINKS = new Set([',', '/', '&', '+', 'and', 'or', 'nor'])
const IS_WORD = /^[\p{L}\p{N}]/u

function partsOf(text: string): Part[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/[ \t][-–—]+[ \t]/g, ' – ')
  const tokens = plain.match(/[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)?|[^\p{L}\p{M}\p{N} \t]/gu) ?? []
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? ''
    let end: number | null = null
    for (const phrase of PHRASES.get(token) ?? []) {
      end = endOf(phrase, tokens, at)
      if (end === null) continue
      const { symptom, form } = phrase
      parts.push(symptom ? { kind: 'symptom', symptom, form } : { kind: 'break' })
      break
    }
    if (end !== null) {
      at = end
      continue
    }
    if (LINKS.has(token)) parts.push({ kind: 'link', word: token })
    else if (IS_WORD.test(token) || token === '-' || token === ':') parts.push({ kind: 'word', word: token })
    else parts.push({ kind: 'break', word: token })
    at++
  }
  return parts
}

const endsThought = (part: Part | undefined) => !part || part.kind === 'break' || part.kind === 'link'

/** For each part, whether a negation before it covers it. */
function negatedBefore(parts: readonly Part[]): boolean[] {
  /** None; looking for what is negated; or behind a negated symptom, where a list may go on. */
  let state: 'none' | 'seeking' | 'list' = 'none'
  let link = ''
  let form: Form = 'noun'
  let words = 0
  let unknown = 0
  return parts.map((part, at) => {
    const before = parts[at - 1]
    if (part.kind === 'symptom') {
      const bare = part.form === form && endsThought(parts[at + 1])
      const goesOn = state === 'list' && before?.kind === 'link' && (link === 'or' || bare)
      const negated = state === 'seeking' || goesOn
      state = negated ? 'list' : 'none'
      form = part.form
      return negated
    }
    if (part.kind === 'break') state = 'none'
    else if (part.kind === 'link') {
      link = part.word === 'nor' ? 'or' : part.word
      if (state === 'list' && link === 'or') [state, words, unknown] = ['seeking', 0, 0]
      else if (state === 'seeking' && link === ',') state = 'none'
    } else if (REVERSALS.has(part.word) && part.word !== 'without') {
      const next = parts[at + 1]
      const isCue = next?.kind === 'word' && (next.word === 'of' || next.word === 'from')
      if (isCue) [state, words, unknown] = [state === 'seeking' ? 'none' : 'seeking', 0, 0]
    } else if (NEGATIONS.has(part.word)) {
      const undone = REVERSALS.has(part.word) && state === 'seeking'
      ;[state, words, unknown] = [undone ? 'none' : 'seeking', 0, 0]
    } else if (state === 'seeking') {
      words++
      if (!FILLERS.has(part.word)) unknown++
      if (ENDS.has(part.word) || words > REACH || unknown > 1) state = 'none'
    }
    return false
  })
}

/** Whether the words after the symptom at `at` state that it is over or was absent. */
function isOver(parts: readonly Part[], at: number): boolean {
  let negation: string | null = null
  let weakened = false
  for (let next = at + 1, seen = 0; seen < REACH_BACK; next++) {
    const part = parts[next]
    // "headache – none", "headache? No."
    if (next === at + 1 && part?.kind === 'break' && (part.word === '–' || part.word === '?')) continue
    if (!part || part.kind === 'link' || part.kind === 'symptom' || part.kind === 'break') {
      // "headache: no", and nothing else.
      return negation === 'no' && part?.kind !== 'symptom'
    }
    const { word } = part
    if (word === '-' || word === ':') continue
    seen++
    const after = parts[next + 1]
    const afterWord = after?.kind === 'word' ? after.word : ''
    if (GONE.has(word)) return !negation && !weakened && !OBJECTS.has(afterWord)
    if ((word === 'went' || word === 'go' || word === 'goes') && afterWord === 'away')
      return !negation && word !== 'go'
    if (negation && (PRESENT.has(word) || (negation === 'no' && (word === 'more' || word === 'longer'))))
      return true
    if (NEGATIONS.has(word)) negation = word === 'none' ? 'no' : word
    else if (NOT_QUITE.has(word)) weakened = true
    else if (ENDS.has(word) && word !== 'now' && word !== 'today' && word !== 'after') return false
    else if (negation === 'no') return false
  }
  return false
}

/**
 * Returns the symptoms in a text, each once, in the order of the list. Counts whole words that are not negated: "no
 * headache or nausea", "without dizziness", "headache is gone", "nausea-free". If a negation is doubtful, the symptom
 * counts. Linear in the length of the text.
 */
export function symptomsIn(text: string): Symptom[] {
  const parts = partsOf(text)
  const negated = negatedBefore(parts)
  const named = new Set<Symptom>()
  // Backwards, because "headache and nausea are gone" speaks of both.
  let over = false
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at]
    if (part?.kind !== 'symptom') continue
    const link = parts[at + 1]
    const joined = link?.kind === 'link' && link.word !== ',' && parts[at + 2]?.kind === 'symptom'
    over = isOver(parts, at) || (over && joined)
    if (!over && !negated[at]) named.add(part.symptom)
  }
  return SYMPTOMS.filter((symptom) => named.has(symptom))
}
