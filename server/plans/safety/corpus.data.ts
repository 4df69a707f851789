/**
 * Pairs for measuring the rules, written from the sources and not from the rules. A line `publisher:page § section`
 * applies to the lines below it; each of them is one item and, after the colon, the items and conditions it is checked
 * against.
 */
export const MUST_WARN = `
= nccih:providers/digest/herb-drug-interactions § Herbal supplement and potential interactions
Cat's claw: lisinopril, warfarin, clopidogrel
= ods:Copper § Interactions with medications
Copper: penicillamine
= dailymed:deferoxamine § Precautions: vitamin C
Vitamin C: deferoxamine
= dailymed:warfarin § 7 Botanical products and foods
Warfarin: boldo, black seed oil, spinach extract, alfalfa
= ods:Potassium § Interactions with medications
Nu-Salt: telmisartan
= dailymed:sofosbuvir § 7 P-gp inducers
St John's wort: Maviret
= nccih:bitter-orange § Safety
Ephedra: salbutamol
= dailymed:clopidogrel § 7.1 CYP2C19 inhibitors
Clopidogrel: omeprazole, Nexium, Losec
= dailymed:paroxetine § 5 Reduced efficacy of tamoxifen
Tamoxifen: paroxetine, Prozac
= dailymed:colchicine § 7 Drug interactions
Colchicine: clarithromycin, ciclosporin, verapamil
= dailymed:verapamil § Drug interactions: beta-blockers
Verapamil: metoprolol, bisoprolol
= dailymed:simvastatin § 7 Drug interactions
Simvastatin: amiodarone, diltiazem, clarithromycin
= dailymed:digoxin § 7 Drug interactions
Digoxin: amiodarone, verapamil
= dailymed:rifampin § 7 Drug interactions
Rifampicin: the pill, warfarin, Xarelto
Carbamazepine: Microgynon, Eliquis
= dailymed:theophylline § Drug interactions
Theophylline: ciprofloxacin, fluvoxamine
= dailymed:tizanidine § 4 Contraindications
Tizanidine: ciprofloxacin
= dailymed:lamotrigine § 5 Serious skin rashes
Lamictal: valproate, Microgynon
= dailymed:warfarin § 7 Botanical products and foods
Evening primrose oil: warfarin
Policosanol: warfarin
Danshen: warfarin
Cranberry juice: Marcumar
Black seed oil: metformin
= ods:Potassium § Interactions with medications
K-Dur: Inspra
Salt substitute: candesartan
= hmpc:hyperici-herba § 4.3 and 4.5
St John's wort: Kaletra, Paxlovid, voriconazole, Nexplanon
Hierba de San Juan: Anafranil
= nccih:bitter-orange § Safety
Bitter orange: phenelzine
Ephedra: methylphenidate
= nccih:yohimbe § Safety
Yohimbe: clonidine
= hmpc:liquiritiae-radix § 4.5
Süßholz: amlodipine
= dailymed:charcoal § Drug interactions
Activated charcoal: lamotrigine
= dailymed:warfarin § 7.2 CYP450 interactions, 7.4 Antibiotics and antifungals
Warfarin: fluconazole, metronidazole, amiodarone, Bactrim, clarithromycin, ciprofloxacin
= dailymed:methotrexate § 7 Drug interactions
Methotrexate: trimethoprim, Cotrim
= dailymed:azathioprine § Drug interactions: allopurinol
Azathioprine: allopurinol, Zyloric
Mercaptopurine: allopurinol, febuxostat
= dailymed:naproxen § 5 Gastrointestinal bleeding
Prednisone: ibuprofen, naproxen
= dailymed:anastrozole § 7.2 Estrogen
DHEA: anastrozole, letrozole, Nolvadex
= dailymed:bismuth subsalicylate § Warnings: blood thinners
Pepto-Bismol: warfarin, Eliquis, allergy:aspirin
= dailymed:dextromethorphan § Warnings: MAO inhibitors
NyQuil: phenelzine
= hmpc:hyperici-herba § 4.3 and 4.5
St Johns: morning-after pill, hormone patch
= ods:Iodine § Health risks from excessive iodine
Kelp: allergy:iodine
= hmpc:salviae-officinalis-folium § 4.6 Fertility, pregnancy and lactation
Sage: condition:pregnancy
= dailymed:carbidopa and levodopa § Information for patients
Whey protein: Stalevo, Madopar
= dailymed:atazanavir § 7
Omeprazole: Reyataz
= dailymed:levothyroxine § 7
Thyrex: Zink
Novothyral: Eisen
= ods:Potassium § Interactions with medications
Kaliumcitrat: Coaprovel
= hmpc:hyperici-herba § 4.3 and 4.5
Johanniskraut: Lanitop, Yasminelle, Duoplavin, Leios
= dailymed:methotrexate § 7 Drug interactions
Metoject: trimethoprim
= nccih:bromelain § Safety
Bromelain: allergy:pineapple
= efsa:10.2903/j.efsa.2014.3894 § Milk
Colostrum: allergy:cow's milk
= ods:Potassium § Interactions with medications
Potassium: lisinopril, Ramipril 5 mg, Enalapril, Vasotec, Zestril, Losartan potassium 50 mg, Cozaar, Valsartan, Diovan, Candesartan, Telmisartan, Micardis, irbésartan
Kaliumcitrat: Perindopril, Olmesartan
Salt substitute: Captopril, Tritace
= dailymed:spironolactone § 7.1
Potassium chloride: spironolactone, Aldactone, eplerenone, Inspra, amiloride, triamterene
Kalinor: Spironolacton, Bactrim
Potassium gluconate 99 mg: trimethoprim, Cotrim
= hmpc:hyperici-herba § 4.3 and 4.5
St John's wort: warfarin, Coumadin, Marcumar, phenprocoumon, Sintrom, apixaban, Eliquis, Xarelto, Pradaxa, Lixiana, Microgynon, Nexplanon, desogestrel, the pill, levonorgestrel, tacrolimus, Prograf, ciclosporin, Sandimmun, sirolimus, everolimus, digoxin, indinavir, Norvir, darunavir, irinotecan, imatinib, Glivec, tamoxifen, docetaxel, methadone, oxycodone, OxyContin, verapamil, Isoptin, nifedipine, simvastatin, atorvastatin calcium, midazolam, alprazolam, Xanax, omeprazole, theophylline, ivabradine, finasteride, fexofenadine
Johanniskraut: Antibabypille, Marcumar, Ciclosporin, Eliquis, Sertralin
Millepertuis: warfarine, pilule, sertraline
Hierba de San Juan: warfarina, anticonceptivos, fluoxetina
Iperico: pillola anticoncezionale, paroxetina
= dailymed:sertraline § 7 Serotonergic medicines
St John's wort: sertraline, Zoloft, fluoxetine, Prozac, citalopram, Cipralex, venlafaxine, Effexor, duloxetine, Cymbalta, amitriptyline, nortriptyline, mirtazapine, Remeron, trazodone, phenelzine, moclobemide, bupropion
5-HTP 100 mg: sertraline, escitalopram, Effexor, amitriptyline, phenelzine, tramadol
SAMe 400 mg: fluoxetine, duloxetine, imipramine
L-tryptophan: paroxetine, Lexapro, sumatriptan
Rhodiola: sertraline, citalopram
= dailymed:sumatriptan § 7
St John's wort: sumatriptan, Imigran, rizatriptan, Maxalt, tramadol, Ultram, tapentadol, buspirone, lithium
= dailymed:warfarin § 7 Botanical products and foods
Warfarin: cranberry juice, vitamin E 400 IU, vitamin A, CoQ10, feverfew, nattokinase, bromelain, devil's claw, melatonin, turmeric, curcumin, ginger, garlic, ginkgo biloba, ibuprofen, aspirin, naproxen, vitamin K2, fish oil, dong quai, chamomile tea, ginseng, willow bark, danshen, goji berries, saw palmetto
Marcumar: Ingwer, Knoblauch, Ginkgo, Kurkuma, Vitamin K, Teufelskralle, Nattokinase, Weidenrinde
Coumadin: Ubiquinol, Nurofen, cranberry
= dailymed:rivaroxaban § 7
Xarelto: ginkgo, garlic capsules, ibuprofen, Aspirin 100 mg, nattokinase, turmeric, fish oil, feverfew, ginger, naproxen
Apixaban: Ginkgo biloba extract, curcumin, Voltaren, clopidogrel, willow bark, vitamin E, devil's claw, melatonin, bromelain
Dabigatran: diclofenac, ginkgo, garlic
= nccih:ginkgo § Safety
Ginkgo: aspirin, Plavix, ibuprofen, phenytoin, valproate
= nccih:red-yeast-rice § Safety
Red yeast rice: simvastatin, atorvastatin, Crestor, pravastatin, ciclosporin, gemfibrozil, Sandimmun
Roter Reis: Simvastatin, Sortis
= ods:Niacin § Interactions with medications
Niacin 1000 mg: simvastatin, atorvastatin, rosuvastatin, metformin
= dailymed:simvastatin § 7
Grapefruit juice: simvastatin, Zocor, atorvastatin, lovastatin, ciclosporin, felodipine, amiodarone, tacrolimus, nifedipine, buspirone
Berberine: ciclosporin, simvastatin, tacrolimus, atorvastatin
= dailymed:levothyroxine § 7
Levothyroxine: calcium carbonate, iron, magnesium, soy protein, Metamucil, zinc, ferrous sulfate
Euthyrox: Eisen, Kalzium, Soja, Flohsamen
Synthroid: Caltrate, Slow Fe, coffee
L-Thyroxin: Magnesium 300 mg, Calcium
= dailymed:ciprofloxacin § 7
Ciprofloxacin: magnesium, zinc, calcium, iron, Tums
Levofloxacin: magnesium citrate, iron bisglycinate, zinc picolinate
Moxifloxacin: calcium, magnesium
Doxycycline: iron, calcium, magnesium, zinc
Minocycline: iron, zinc gluconate
Tetracycline: magnesium oxide, calcium citrate
= dailymed:alendronate § 7
Fosamax: calcium, iron, magnesium, Zinc
Risedronate: calcium carbonate, magnesium
= dailymed:dolutegravir § 7
Tivicay: calcium, iron, magnesium, zinc
Biktarvy: Calcium, iron
= dailymed:mycophenolate mofetil § 7
CellCept: iron, magnesium
= nccih:kava § Safety
Kava: paracetamol, Tylenol, methotrexate, alcohol, lorazepam, Xanax, alprazolam, zolpidem, valproate, levodopa
= nccih:green-tea § Safety
Green tea extract: methotrexate, acetaminophen, isoniazid, alcohol
Black cohosh: isoniazid, methotrexate, ketoconazole, tamoxifen
Ashwagandha: methotrexate, amiodarone, ciclosporin, tacrolimus, methimazole, carbimazole, levothyroxine, metformin, lorazepam, sertraline, lisinopril
= hmpc:echinaceae-purpureae-herba § 4.4
Echinacea: ciclosporin, tacrolimus, azathioprine, prednisone, Humira, methotrexate
Astragalus: tacrolimus, mycophenolate, prednisolone
= ods:VitaminA § Interactions with medications
Vitamin A 10000 IU: isotretinoin, Roaccutane, acitretin
Cod liver oil: isotretinoin
= ods:Iodine § Interactions with medications
Kelp: methimazole, Thiamazol, carbimazole
Potassium iodide: propylthiouracil, lisinopril, spironolactone
= hmpc:liquiritiae-radix § 4.5
Licorice: hydrochlorothiazide, furosemide, Lasix, digoxin, prednisolone, lisinopril, amlodipine, ramipril
Süßholz: Torasemid, Digoxin
= hmpc:valerianae-radix § 4.5
Valerian: lorazepam, zolpidem, diazepam, alcohol, oxycodone
Baldrian: Lorazepam, Zopiclon
Lorazepam: oxycodone, zolpidem, melatonin, hops
Passionflower: clonazepam, Temazepam
= nccih:diabetes-and-dietary-supplements § Safety
Metformin: cinnamon, chromium picolinate, berberine, bitter melon, fenugreek, alpha lipoic acid
Insulin: chromium, berberine, Gymnema
Glipizide: cinnamon, bitter melon, Panax ginseng
Ozempic: Berberin
= dailymed:ibuprofen § 7
Ibuprofen: aspirin, lisinopril, lithium, furosemide, sertraline
= ods:Iron § Interactions
Iron: calcium, zinc, levodopa, Sinemet, omeprazole
= ods:Folate § Interactions with medications
Folic acid: methotrexate, phenytoin
= dailymed:sildenafil § 4
Sildenafil: nitroglycerin, isosorbide mononitrate
L-arginine: sildenafil
= nccih:bitter-orange § Safety
Bitter orange: lisinopril, methylphenidate, phenelzine
= hmpc:herbal-monographs § 4.6
Feverfew: condition:pregnancy
Black cohosh: condition:pregnancy, condition:liver-disease, condition:breastfeeding
Isotretinoin: condition:pregnancy
Vitamin A: condition:pregnancy
Warfarin: condition:pregnancy, condition:planned-surgery
Lisinopril: condition:pregnancy
Valproate: condition:pregnancy, condition:liver-disease
St John's wort: condition:pregnancy, condition:breastfeeding, condition:planned-surgery, condition:under-18
Kava: condition:liver-disease, condition:pregnancy, condition:under-18
Green tea extract: condition:liver-disease
Ashwagandha: condition:pregnancy, condition:liver-disease
Potassium: condition:kidney-disease
Magnesium: condition:kidney-disease
Ibuprofen: condition:kidney-disease, condition:pregnancy, condition:planned-surgery
Ginkgo: condition:epilepsy, condition:planned-surgery
Evening primrose oil: condition:epilepsy
Bupropion: condition:epilepsy
Garlic: condition:planned-surgery
Fish oil: condition:planned-surgery
Valerian: condition:planned-surgery, condition:under-18
Aspirin: condition:under-18, condition:planned-surgery
Codeine: condition:breastfeeding, condition:under-18
Licorice: condition:kidney-disease, condition:pregnancy
= nccih:chamomile § Safety
Chamomile: allergy:ragweed, allergy:daisies, allergy:mugwort
Echinacea: allergy:ragweed, allergy:Compositae
Feverfew: allergy:chamomile, allergy:ragweed
Milk thistle: allergy:daisies
Fish oil: allergy:fish
Glucosamine: allergy:shellfish, allergy:shrimp
Krill oil: allergy:crustaceans
White willow bark: allergy:aspirin
Propolis: allergy:bee stings
Royal jelly: allergy:bees
Bee pollen: allergy:ragweed
Soy isoflavones: allergy:soya
Amoxicillin: allergy:penicillin
Augmentin: allergy:Penicillin
Naproxen: allergy:aspirin
Zinc: allergy:zinc
`

/** Pairs for which sources of the same kind name no interaction, or say that there is none. */
export const MUST_NOT_WARN = `
= nccih:homeopathy § What is homeopathy: dilutions
Kalium phosphoricum D6: ramipril, spironolactone
Hypericum perforatum C30: warfarin, sertraline
Ferrum phosphoricum D12: levothyroxine
= ods:VitaminA § Interactions with medications
Lisinopril with a meal: warfarin, isotretinoin
= hmpc:hyperici-herba § 4.5: broken down another way
St John's wort: lorazepam, temazepam, oxazepam, pravastatin, fluvastatin, paracetamol, metformin, lisinopril, amoxicillin, vitamin C, vitamin D, magnesium, zinc, levothyroxine, losartan, famotidine, salbutamol, cetirizine
= dailymed:losartan § 11 Description: a salt of potassium is no supplement of it
Losartan potassium: metformin, amlodipine, atorvastatin, metoprolol, levothyroxine, omeprazole, vitamin D, magnesium
Atorvastatin calcium: levothyroxine, ciprofloxacin, doxycycline, alendronate, iron, zinc, lisinopril, metformin
Rosuvastatin calcium: levothyroxine, levofloxacin, iron, dolutegravir
Esomeprazole magnesium: levothyroxine, amlodipine, lisinopril, sertraline
Diclofenac potassium: amlodipine, metformin, levothyroxine
Penicillin V potassium: lisinopril, losartan, ramipril, spironolactone
Montelukast sodium: lisinopril, sertraline
= ods:VitaminC § Interactions with medications
Vitamin C 500 mg: sertraline, fluoxetine, lisinopril, losartan, amlodipine, metoprolol, metformin, levothyroxine, omeprazole, pantoprazole, ibuprofen, paracetamol, salbutamol, cetirizine, gabapentin, amoxicillin, zinc, magnesium, vitamin D, iron
Acerola vitamin C: Ramipril, Citalopram
= ods:VitaminD § Interactions with medications
Vitamin D3 1000 IU: sertraline, citalopram, lisinopril, ramipril, losartan, valsartan, amlodipine, metoprolol, bisoprolol, metformin, levothyroxine, omeprazole, ibuprofen, paracetamol, warfarin, apixaban, clopidogrel, tramadol, zolpidem, lorazepam, salbutamol, montelukast, ethinylestradiol, tamsulosin, allopurinol, magnesium, vitamin K2, calcium, zinc, omega-3
= ods:Magnesium § Interactions with medications
Magnesium glycinate 200 mg: sertraline, escitalopram, lisinopril, losartan, metoprolol, metformin, atorvastatin, simvastatin, ibuprofen, paracetamol, warfarin, apixaban, salbutamol, cetirizine, tramadol, sumatriptan, vitamin D, vitamin B6, melatonin, valerian, ashwagandha, chamomile
= ods:Zinc § Interactions with medications
Zinc 15 mg: sertraline, fluoxetine, lisinopril, metformin, atorvastatin, amlodipine, metoprolol, omeprazole, ibuprofen, paracetamol, warfarin, apixaban, vitamin C, vitamin D, elderberry, echinacea, magnesium
= ods:Calcium § Interactions with medications
Calcium: sertraline, lisinopril, metformin, atorvastatin, amlodipine, metoprolol, ibuprofen, paracetamol, warfarin, apixaban, salbutamol, zopiclone, losartan
= ods:Iron § Interactions with medications
Iron bisglycinate 25 mg: sertraline, citalopram, lisinopril, losartan, metformin, atorvastatin, amlodipine, metoprolol, ibuprofen, paracetamol, warfarin, salbutamol, cetirizine, vitamin C, folic acid, vitamin B12
= ods:VitaminB12 § Interactions with medications
Vitamin B12: sertraline, lisinopril, losartan, amlodipine, atorvastatin, metoprolol, levothyroxine, ibuprofen, warfarin, apixaban, salbutamol, folic acid, vitamin D, iron
= ods:Folate § Interactions with medications
Folic acid 400 µg: sertraline, lisinopril, metformin, levothyroxine, atorvastatin, amlodipine, ibuprofen, warfarin, omeprazole, ethinylestradiol, vitamin D
= ods:Omega3FattyAcids § Interactions with medications
Omega-3: sertraline, lisinopril, losartan, amlodipine, metformin, atorvastatin, levothyroxine, metoprolol, omeprazole, salbutamol, vitamin D, magnesium, cetirizine, zolpidem
= ods:Selenium § Interactions with medications
Selenium 55 µg: sertraline, lisinopril, metformin, levothyroxine, atorvastatin, amlodipine, warfarin, omeprazole
= ods:Thiamin § Interactions with medications
Vitamin B1: sertraline, metformin, lisinopril, levothyroxine, warfarin, atorvastatin
Riboflavin: sertraline, propranolol, sumatriptan, topiramate, amitriptyline
= nccih:probiotics-usefulness-and-safety § Safety
Probiotic: sertraline, lisinopril, metformin, levothyroxine, atorvastatin, omeprazole, ibuprofen, warfarin, cetirizine
= hmpc:matricariae-flos § 4.5 Interactions: none reported
Chamomile: lisinopril, atorvastatin, levothyroxine, omeprazole, paracetamol, salbutamol, sertraline, amoxicillin
= hmpc:herbal-monographs § 4.5 Interactions: none reported
Thyme: sertraline, lisinopril, metformin, levothyroxine, amoxicillin
Ivy leaf: sertraline, lisinopril, salbutamol, paracetamol
Linden: sertraline, lisinopril, metformin
Fennel tea: lisinopril, sertraline, omeprazole, metformin
Peppermint tea: sertraline, lisinopril, metformin, levothyroxine
Lemon balm: lisinopril, metformin, omeprazole, sertraline
Lavender: lisinopril, metformin, atorvastatin
Hops: lisinopril, metformin, omeprazole
Calendula: sertraline, lisinopril
Pelargonium: sertraline, lisinopril, amoxicillin, metformin
Elderberry syrup: sertraline, lisinopril, metformin, levothyroxine, paracetamol
Hawthorn: sertraline, metformin, levothyroxine, omeprazole, paracetamol
Cranberry: sertraline, lisinopril, metformin, levothyroxine, amoxicillin
Psyllium: paracetamol, amoxicillin, cetirizine
Ginger: sertraline, metformin, lisinopril, levothyroxine, omeprazole
Garlic: sertraline, metformin, omeprazole, paracetamol
Melatonin: omeprazole, levothyroxine, atorvastatin
Valerian: lisinopril, metformin, atorvastatin, omeprazole
Milk thistle: lisinopril, sertraline, levothyroxine, omeprazole
= dailymed:metformin § 7: names none of these
Metformin: lisinopril, atorvastatin, levothyroxine, sertraline, amlodipine, paracetamol, vitamin B12
Sertraline: lisinopril, levothyroxine, atorvastatin, amoxicillin
Levothyroxine: lisinopril, amlodipine, metoprolol, vitamin D3, vitamin C, folic acid
= dailymed:penicillin § 4: another family
Azithromycin: allergy:penicillin
Doxycycline: allergy:penicillin
Ciprofloxacin: allergy:penicillin
Paracetamol: allergy:aspirin
Peppermint: allergy:ragweed
Valerian: allergy:ragweed
Zinc: allergy:no zinc allergy, allergy:none known, allergy:zinc deficiency
Iron: allergy:iron deficiency, allergy:iron deficiency anaemia, allergy:Eisenmangel
Chamomile: allergy:no known allergies, allergy:penicillin, allergy:pollen of birch
Penicillin V: allergy:no known drug allergies
Algal oil: allergy:fish
Vitamin D: allergy:soy, allergy:shellfish, condition:pregnancy, condition:epilepsy, condition:under-18
Folic acid: condition:pregnancy, condition:breastfeeding, condition:liver-disease
Iron: condition:pregnancy, condition:epilepsy
Vitamin B12: condition:kidney-disease, condition:planned-surgery, condition:pregnancy
Zinc: condition:liver-disease, condition:planned-surgery
Magnesium: condition:epilepsy, condition:liver-disease
Paracetamol: condition:pregnancy, condition:planned-surgery, condition:kidney-disease
= nccih:coenzyme-q10 § Safety
CoQ10: atorvastatin, rosuvastatin, paracetamol, sertraline, magnesium, vitamin D
= nccih:probiotics-usefulness-and-safety § Safety
Probiotic: magnesium, vitamin D, vitamin C, zinc, psyllium
= ods:MVMS § Interactions
Vitamin C: doxycycline, salbutamol, budesonide, montelukast, insulin, clopidogrel
Vitamin D: nitrofurantoin, famotidine, allopurinol, loratadine, pantoprazole
Vitamin B12: doxycycline, furosemide, cefalexin
Vitamin B1: furosemide
Magnesium: montelukast, sumatriptan, insulin, losartan
Zinc: loratadine, salbutamol
= dailymed:acetaminophen § Warnings
Paracetamol: amoxicillin, ibuprofen, cetirizine, omeprazole, salbutamol, atorvastatin, ramipril
= dailymed:amoxicillin § 7 Drug interactions
Amoxicillin: loratadine, omeprazole, salbutamol, metformin
= dailymed:metformin § 7 Drug interactions
Metformin: simvastatin, losartan potassium, omeprazole
= dailymed:lisinopril § 7 Drug interactions
Ramipril: amlodipine, simvastatin
= dailymed:albuterol § 7 Drug interactions
Salbutamol: budesonide, montelukast
= hmpc:silybi-mariani-fructus § 4.5 Interactions
Milk thistle: paracetamol, cetirizine
= hmpc:herbal-monographs § 4.5 Interactions
Nettle: loratadine
Elderberry: cetirizine
= ods:ExerciseAndAthleticPerformance § Creatine
Creatine: cetirizine, vitamin D
`
