/**
 * Names that must be recognised, with their substance: `id: name, name`. Taken from the lists of RxNorm and of shops,
 * not from the tables.
 */
export const NAMES = `
= medicines
atorvastatin: Atorvastatin 20 mg
lisinopril: lisinopril
metformin: Metformin HCl ER 500mg
amlodipine: amlodipine besylate
metoprolol: metoprolol succinate
omeprazole: omeprazole DR
losartan: losartan potassium
albuterol=salbutamol: albuterol HFA
gabapentin: gabapentin 300
hydrochlorothiazide: HCTZ
sertraline: sertraline hydrochloride
simvastatin: simvastatin
montelukast: montelukast sodium
escitalopram: escitalopram oxalate
rosuvastatin: rosuvastatin calcium
bupropion: bupropion XL
furosemide: furosemide
pantoprazole: pantoprazole
trazodone: trazodone
fluticasone: fluticasone nasal spray
tramadol: tramadol
duloxetine: duloxetine
prednisone: prednisone
tamsulosin: tamsulosin
meloxicam: meloxicam
citalopram: citalopram
fluoxetine: fluoxetine
carvedilol: carvedilol
clopidogrel: clopidogrel bisulfate
potassium-chloride: potassium chloride ER
warfarin: warfarin sodium
lorazepam: lorazepam
clonazepam: clonazepam
levothyroxine: levothyroxine sodium
venlafaxine: venlafaxine XR
allopurinol: allopurinol
zolpidem: zolpidem tartrate
amoxicillin: amoxicillin
azithromycin: azithromycin
ibuprofen: ibuprofen 800
paracetamol: acetaminophen
cetirizine: cetirizine
loratadine: loratadine
spironolactone: spironolactone
lamotrigine: lamotrigine
quetiapine: quetiapine
topiramate: topiramate
apixaban: apixaban
rivaroxaban: rivaroxaban
famotidine: famotidine
methotrexate: methotrexate
hydroxychloroquine: hydroxychloroquine
semaglutide: semaglutide
empagliflozin: empagliflozin
valsartan: valsartan/hydrochlorothiazide
bisoprolol: bisoprolol
ramipril: ramipril
torasemide: torasemide
metamizole: metamizole
tacrolimus: tacrolimus
= supplements
vitamin-d: Vitamin D3 2000 IU
vitamin-c: Ascorbic acid
magnesium: Magnesium bisglycinate
zinc: Zinc picolinate
iron: Ferrous fumarate
calcium: Calcium citrate
omega-3: Fish oil softgels
probiotic: Lactobacillus rhamnosus GG
vitamin-b12: Methylcobalamin
folic-acid: L-methylfolate
biotin: Biotin 10,000 mcg
coq10: Ubiquinol
turmeric: Curcumin C3
ashwagandha: KSM-66
rhodiola: Rhodiola rosea
valerian: Valerian root
melatonin: Melatonin 3 mg
5-htp: 5-HTP
same: SAM-e
st-johns-wort: Hypericum perforatum
ginkgo: Ginkgo biloba
ginseng: Panax ginseng
echinacea: Echinacea purpurea
elderberry: Sambucus nigra
garlic: Aged garlic extract
ginger: Zingiber officinale
milk-thistle: Silymarin
saw-palmetto: Serenoa repens
black-cohosh: Cimicifuga
chasteberry: Vitex agnus-castus
red-clover: Trifolium pratense
dong-quai: Angelica sinensis
licorice: Glycyrrhiza glabra
kava: Piper methysticum
passionflower: Passiflora incarnata
lemon-balm: Melissa officinalis
chamomile: Matricaria recutita
hawthorn: Crataegus
horse-chestnut: Aesculus hippocastanum
devils-claw: Harpagophytum procumbens
boswellia: Boswellia serrata
willow-bark: White willow bark
feverfew: Tanacetum parthenium
nettle: Urtica dioica
dandelion: Taraxacum officinale
artichoke: Cynara scolymus
berberine: Berberine HCl
red-yeast-rice: Red yeast rice
alpha-lipoic-acid: ALA
nac: N-acetyl cysteine
glucosamine: Glucosamine & MSM
collagen: Collagen peptides
creatine: Creatine monohydrate
l-theanine: L-theanine
psyllium: Psyllium husk
spirulina: Spirulina
kelp: Bladderwrack
evening-primrose: Evening primrose oil
cranberry: Cranberry extract
green-tea-extract: EGCG
= brands
atorvastatin: Lipitor, Sortis, Tahor
levothyroxine: Synthroid, Euthyrox, Levoxyl
warfarin: Coumadin, Waran
phenprocoumon: Marcumar
apixaban: Eliquis
rivaroxaban: Xarelto
sertraline: Zoloft, Lustral
fluoxetine: Prozac
escitalopram: Lexapro, Cipralex
venlafaxine: Effexor, Trevilor
duloxetine: Cymbalta
alprazolam: Xanax
lorazepam: Ativan, Tavor
zolpidem: Ambien, Stilnox
omeprazole: Prilosec, Mopral
esomeprazole: Nexium
ibuprofen: Advil, Nurofen, Ipren
paracetamol: Tylenol, Panadol, Doliprane, Alvedon, Tachipirina
aspirin: Kardegic, Adiro
diclofenac: Voltaren
clopidogrel: Plavix
metformin: Glucophage
semaglutide: Ozempic
insulin: Lantus
tacrolimus: Prograf
ciclosporin: Neoral
isotretinoin: Roaccutane
amoxicillin-clavulanate: Augmentin
ciprofloxacin: Cipro
alendronate: Fosamax
ethinylestradiol: Yasmin
etonogestrel: Nexplanon
pregabalin: Lyrica
levetiracetam: Keppra
sildenafil: Viagra
losartan: Cozaar
lisinopril: Zestril
ramipril: Delix
furosemide: Lasix
spironolactone: Aldactone
metoprolol: Beloc
bisoprolol: Concor
iron: Floradix
magnesium: Biolectra
vitamin-d: Vigantol
multivitamin: Centrum
st-johns-wort: Jarsin
ginkgo: Tebonin
= languages
st-johns-wort: Johanniskraut, millepertuis, hierba de San Juan, erba di San Giovanni
blood-thinners: Blutverdünner, anticoagulants, anticoagulante, anticoagulanti
the-pill: Antibabypille, pilule, píldora anticonceptiva, pillola
iron: Eisen, fer, hierro, ferro, Ferrum
zinc: Zink, cinc, zinco
potassium: Kalium, potasio, potassio
magnesium: magnésium, magnesio
garlic: Knoblauch, ail, ajo, aglio
ginger: Ingwer, gingembre, jengibre, zenzero
turmeric: Kurkuma, cúrcuma
licorice: Süßholz, réglisse, regaliz, liquirizia
valerian: Baldrian, valériane, valeriana
chamomile: Kamille, camomille, manzanilla, camomilla
omega-3: Fischöl, huile de poisson, aceite de pescado, olio di pesce
levothyroxine: L-Thyroxin, lévothyroxine, levotiroxina
folic-acid: Folsäure, acide folique, ácido fólico, acido folico
aspirin: Acetylsalicylsäure, acide acétylsalicylique
ibuprofen: ibuprofène, ibuprofeno
omeprazole: oméprazole, omeprazolo
hydrochlorothiazide: idroclorotiazide, hidroclorotiazida
simvastatin: simvastatine, simvastatina
chamomile: Matricariae flos
willow-bark: Weidenrinde, saule blanc
= brands and names of the second reading
mirtazapine: Remergil
furosemide: Lasilix
bisoprolol: Emconcor, Congescor
aspirin: Godamed, acetylsalicylsyra
ketoprofen: Oki
iron: Maltofer
turmeric: gurkmeja
red-yeast-rice: levadura roja de arroz
cranberry: Preiselbeere
activated-charcoal: Kohle, Kohletabletten
berberine: Oregon grape
aristolochia: Aristolochia
blood-thinners: blood thinning tablets
HIV-medicines: HIV meds
the-pill: contraception
= slips
feverfew: feverfue
sertraline: sertaline, sertralin
levothyroxine: levothyroxin, levothroxine
atorvastatin: atorvastin, atrovastatin
metformin: metphormin, metfomin
ashwagandha: ashwaganda, aswagandha
st-johns-wort: St Jonhs wort, Saint Johns wart
ginkgo: gingko, ginko biloba
echinacea: echinacia, echinecea
turmeric: tumeric
omeprazole: omeprazol, omperazole
warfarin: warfrin, warfarine
ibuprofen: ibuprofin, ibuprophen
amoxicillin: amoxicilin, amoxacillin
gabapentin: gabapentine, gabapentn
magnesium: magnesuim, magnezium
melatonin: melatonine, melotonin
valerian: valarian
licorice: licorise
chamomile: chammomile
escitalopram: escitalopran
simvastatin: simvistatin
= salts written in one word, and shops' names
bisoprolol: Bisoprololfumarat
metoprolol: Metoprololsuccinat
amlodipine: Amlodipinbesilat
pantoprazole: Pantoprazolnatrium
losartan: Losartankalium, Losartan-Kalium
dupilumab: Dupixent
avanafil: Spedra
red-yeast-rice: Lievito di riso rosso
black-cohosh: Cohosh noir
ladys-mantle: Frauenmantel, Alchémille
marshmallow: Marshmallow, Eibischwurzel
psyllium: Flohsamenschalen
horse-chestnut: Marron d'Inde
saw-palmetto: Palma enana
calendula: Ringelblume
lemon-balm: Mélisse, Zitronenmelisse
rhodiola: Rhodolia
tirzepatide: Mounjaro
vortioxetine: Brintellix
levonorgestrel: Mirena
devils-claw: Griffe du diable
cats-claw: Uña de gato
yarrow: Schafgarbe
`
