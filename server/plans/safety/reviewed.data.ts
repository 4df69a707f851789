/**
 * Pairs that need no rule, one a line: substances or classes | what they were checked against | source § section, which
 * names none of these classes. `@medicines` stands for MEDICINES; `!class` excludes a class from its side. A rule takes
 * precedence over a line of this table. A line that begins with `#` gives the day by which the lines below it must be
 * reviewed again; sources.data.ts holds the day on which each source was read.
 */
export const REVIEWED_TABLE = `
# review 2027-11-22
vitamin-c | @medicines !statin !vitamin-k-antagonist !immunosuppressant !estrogen | ods:VitaminC § Interactions with medications
vitamin-d | @medicines !statin !corticosteroid !immunosuppressant | ods:VitaminD § Interactions with medications
vitamin-e | @medicines !statin | ods:VitaminE § Interactions with medications
vitamin-k | @medicines !penicillin !macrolide | ods:VitaminK § Interactions with medications
vitamin-a | @medicines !statin | ods:VitaminA § Interactions with medications
vitamin-b1 | @medicines | ods:Thiamin § Interactions with medications
vitamin-b2 | @medicines | ods:Riboflavin § Interactions with medications
vitamin-b5 | @medicines | ods:PantothenicAcid § Interactions with medications
vitamin-b6 | @medicines | ods:VitaminB6 § Interactions with medications
vitamin-b12 | @medicines | ods:VitaminB12 § Interactions with medications
folic-acid | @medicines | ods:Folate § Interactions with medications
biotin | @medicines | ods:Biotin § Interactions with medications
magnesium | @medicines !proton-pump-inhibitor !macrolide | ods:Magnesium § Interactions with medications
zinc | @medicines !penicillin !macrolide | ods:Zinc § Interactions with medications
calcium | @medicines !proton-pump-inhibitor !corticosteroid | ods:Calcium § Interactions with medications
iron | @medicines | ods:Iron § Interactions with medications
selenium | @medicines | ods:Selenium § Interactions with medications
copper | @medicines | ods:Copper § Interactions with medications
chromium | @medicines !corticosteroid !nsaid | ods:Chromium § Interactions with medications
manganese molybdenum | @medicines | ods:Manganese § Interactions with medications
omega-3 | @medicines !corticosteroid | ods:Omega3FattyAcids § Interactions with medications
beta-carotene | @medicines !statin | ods:VitaminA § Interactions with medications
probiotic | @medicines !corticosteroid !immunosuppressant | nccih:probiotics-usefulness-and-safety § Safety
vitamin-c vitamin-d vitamin-b1 vitamin-b2 vitamin-b5 vitamin-b12 | tetracycline cephalosporin quinolone nitrofurantoin antiviral cough laxative pain-relief eye-drops topical-steroid simeticone betahistine vein-tonic finasteride antispasmodic anticholinergic muscle-relaxant fibrate | ods:MVMS § Interactions
vitamin-b1 vitamin-b2 vitamin-b5 vitamin-b12 biotin | diuretic corticosteroid antibiotic | ods:MVMS § Interactions
folic-acid biotin vitamin-b6 | tetracycline cephalosporin quinolone nitrofurantoin antiviral cough laxative eye-drops topical-steroid simeticone betahistine vein-tonic finasteride antispasmodic | ods:MVMS § Interactions
magnesium zinc calcium iron selenium omega-3 probiotic | cough simeticone eye-drops topical-steroid finasteride antispasmodic vein-tonic betahistine pain-relief | ods:MVMS § Interactions
coq10 | statin paracetamol ssri proton-pump-inhibitor penicillin thyroid-hormone antihistamine inhaled-steroid beta-agonist montelukast triptan vitamin-c vitamin-d vitamin-b1 vitamin-b2 vitamin-b6 vitamin-b12 folic-acid biotin magnesium zinc selenium calcium iron omega-3 probiotic | nccih:coenzyme-q10 § Safety
probiotic | vitamin-c vitamin-d vitamin-k vitamin-b1 vitamin-b2 vitamin-b6 vitamin-b12 folic-acid biotin magnesium zinc calcium iron selenium omega-3 psyllium | nccih:probiotics-usefulness-and-safety § Safety
creatine | paracetamol antihistamine inhaled-steroid beta-agonist penicillin proton-pump-inhibitor vitamin-c vitamin-d vitamin-b12 magnesium zinc omega-3 | ods:ExerciseAndAthleticPerformance § Creatine
milk-thistle | paracetamol penicillin proton-pump-inhibitor ssri thyroid-hormone antihistamine ace-inhibitor angiotensin-blocker inhaled-steroid beta-agonist | hmpc:silybi-mariani-fructus § 4.5 Interactions
elderberry nettle linden rose-hip thyme ivy-leaf | antihistamine cough | hmpc:herbal-monographs § 4.5 Interactions
paracetamol !opioid !nsaid !paracetamol-cold-remedy | penicillin antihistamine proton-pump-inhibitor h2-blocker ssri statin ace-inhibitor angiotensin-blocker beta-blocker calcium-blocker beta-agonist inhaled-steroid montelukast thyroid-hormone metformin triptan ibuprofen naproxen cough | dailymed:acetaminophen § Warnings
penicillin | antihistamine proton-pump-inhibitor beta-agonist inhaled-steroid montelukast ssri statin ace-inhibitor angiotensin-blocker thyroid-hormone metformin cough | dailymed:amoxicillin § 7 Drug interactions
metformin | statin ssri proton-pump-inhibitor antihistamine angiotensin-blocker | dailymed:metformin § 7 Drug interactions
ace-inhibitor | calcium-blocker statin ssri proton-pump-inhibitor antihistamine thyroid-hormone | dailymed:lisinopril § 7 Drug interactions
beta-agonist | inhaled-steroid montelukast antihistamine proton-pump-inhibitor | dailymed:albuterol § 7 Drug interactions
vitamin-c vitamin-d vitamin-b1 vitamin-b2 vitamin-b5 vitamin-b12 folic-acid omega-3 calcium zinc iron | sedative | ods:MVMS § Interactions
angiotensin-blocker !sacubitril | calcium-blocker beta-blocker proton-pump-inhibitor antihistamine ssri thyroid-hormone | dailymed:losartan § 7 Drug interactions
thyroid-hormone | calcium-blocker penicillin antihistamine | dailymed:levothyroxine § 7 Drug interactions
hawthorn | ssri metformin thyroid-hormone proton-pump-inhibitor paracetamol penicillin antihistamine | hmpc:crataegi-folium-cum-flore § 4.5 Interactions
psyllium | antihistamine proton-pump-inhibitor ssri | hmpc:plantaginis-ovatae-seminis-tegumentum § 4.5 Interactions
elderberry nettle linden rose-hip thyme | metformin | hmpc:herbal-monographs § 4.5 Interactions
chamomile | ssri snri beta-blocker ace-inhibitor angiotensin-blocker calcium-blocker statin proton-pump-inhibitor diabetes-medicine inhaled-steroid beta-agonist thyroid-hormone penicillin paracetamol nsaid | hmpc:matricariae-flos § 4.5 Interactions
peppermint thyme ivy-leaf linden fennel anise caraway rose-hip calendula rosemary pelargonium | @medicines !vitamin-k-antagonist !immunosuppressant !doac !antiplatelet | hmpc:herbal-monographs § 4.5 Interactions
lemon-balm passionflower hops lavender | ssri snri beta-blocker ace-inhibitor angiotensin-blocker calcium-blocker statin proton-pump-inhibitor diabetes-medicine inhaled-steroid beta-agonist penicillin paracetamol nsaid | hmpc:herbal-monographs § 4.5 Interactions
valerian | ssri snri beta-blocker ace-inhibitor angiotensin-blocker calcium-blocker statin proton-pump-inhibitor diabetes-medicine inhaled-steroid beta-agonist thyroid-hormone penicillin paracetamol nsaid vitamin-k-antagonist | hmpc:valerianae-radix § 4.5 Interactions
artichoke | beta-blocker ace-inhibitor angiotensin-blocker statin proton-pump-inhibitor diabetes-medicine ssri thyroid-hormone | hmpc:cynarae-folium § 4.5 Interactions
st-johns-wort | lorazepam temazepam oxazepam pravastatin fluvastatin pitavastatin paracetamol metformin ace-inhibitor angiotensin-blocker penicillin | hmpc:hyperici-herba § 4.5 Interactions
ginkgo | metformin diazepam alprazolam paracetamol | hmpc:ginkgo-folium § 4.5 Interactions
garlic | paracetamol metformin ssri proton-pump-inhibitor penicillin beta-agonist | nccih:garlic § Safety
ginger | paracetamol ssri snri statin proton-pump-inhibitor ace-inhibitor angiotensin-blocker thyroid-hormone penicillin | nccih:ginger § Safety
cranberry | ssri snri statin penicillin ace-inhibitor angiotensin-blocker beta-blocker metformin thyroid-hormone paracetamol | nccih:cranberry § Safety
melatonin | statin proton-pump-inhibitor penicillin paracetamol thyroid-hormone | nccih:melatonin-what-you-need-to-know § Safety
echinacea | paracetamol ssri penicillin ace-inhibitor angiotensin-blocker thyroid-hormone metformin proton-pump-inhibitor | nccih:echinacea § Safety
psyllium | paracetamol penicillin ace-inhibitor angiotensin-blocker statin | hmpc:plantaginis-ovatae-seminis-tegumentum § 4.5 Interactions
vitamin-c vitamin-d vitamin-b1 vitamin-b2 vitamin-b5 vitamin-b6 vitamin-b12 folic-acid biotin vitamin-e vitamin-k vitamin-a beta-carotene selenium | vitamin-c vitamin-d vitamin-b1 vitamin-b2 vitamin-b5 vitamin-b6 vitamin-b12 folic-acid biotin vitamin-e vitamin-k vitamin-a beta-carotene selenium magnesium zinc calcium iron copper omega-3 chromium manganese | ods:MVMS § Interactions
ashwagandha chamomile nettle elderberry ginger turmeric garlic echinacea valerian passionflower lemon-balm hops lavender milk-thistle peppermint rhodiola melatonin cranberry hawthorn saw-palmetto st-johns-wort thyme fennel artichoke dandelion black-cohosh chasteberry rooibos rose-hip l-theanine | vitamin-c vitamin-d vitamin-b1 vitamin-b2 vitamin-b5 vitamin-b6 vitamin-b12 folic-acid magnesium zinc selenium calcium | nccih:herbsataglance § Safety, each herb's page
elderberry nettle thyme linden fennel rose-hip | ssri snri ace-inhibitor angiotensin-blocker beta-blocker statin proton-pump-inhibitor paracetamol penicillin thyroid-hormone | hmpc:herbal-monographs § 4.5 Interactions
magnesium zinc copper selenium omega-3 chromium | magnesium zinc calcium copper selenium omega-3 chromium | ods:MVMS § Interactions
folic-acid vitamin-d iron vitamin-b12 vitamin-c vitamin-b6 calcium magnesium zinc omega-3 | condition:pregnancy condition:breastfeeding | ods:Pregnancy § Recommendations of nutrients
vitamin-c vitamin-d vitamin-b1 vitamin-b2 vitamin-b12 folic-acid biotin iron zinc magnesium calcium selenium | condition:epilepsy condition:planned-surgery condition:under-18 | ods:MVMS § Safety
vitamin-d vitamin-b1 vitamin-b2 vitamin-b12 folic-acid zinc magnesium calcium | condition:liver-disease | ods:MVMS § Safety
vitamin-b1 vitamin-b2 vitamin-b12 folic-acid biotin | condition:kidney-disease | ods:MVMS § Safety
`

/** The classes of medicines for which the interaction sections of the fact sheets were read. */
export const MEDICINES =
  'ssri snri tricyclic antihistamine beta-blocker calcium-blocker ace-inhibitor angiotensin-blocker statin ' +
  'proton-pump-inhibitor h2-blocker benzodiazepine nsaid paracetamol opioid triptan hormonal-contraceptive estrogen ' +
  'diabetes-medicine antiplatelet doac inhaled-steroid beta-agonist montelukast penicillin macrolide alpha-blocker ' +
  'pde5-inhibitor gout antipsychotic thyroid-hormone vitamin-k-antagonist corticosteroid immunosuppressant'
