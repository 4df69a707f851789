/**
 * Medicines, one a line: id | ATC code | classes | names in several languages and usual misspellings | brands. The id
 * is the first name. Names come from RxNorm and the WHO. Endings that differ between languages ("-ine", "-ina",
 * "-inum"), accents, doubled letters and "th", "ph", "ch", "y" need no entry of their own: see `keyOf` in recognise.ts.
 */
export const DRUGS = `
warfarin | B01AA03 | vitamin-k-antagonist | warfarin | coumadin, jantoven, marevan, waran, aldocumar
phenprocoumon | B01AA04 | vitamin-k-antagonist | phenprocoumon | marcumar, falithrom
acenocoumarol | B01AA07 | vitamin-k-antagonist | acenocoumarol, acenocumarol | sintrom, sinthrome, minisintrom
fluindione | B01AA12 | vitamin-k-antagonist | fluindione | previscan
apixaban | B01AF02 | doac | apixaban | eliquis
rivaroxaban | B01AF01 | doac | rivaroxaban | xarelto
edoxaban | B01AF03 | doac | edoxaban | lixiana, savaysa, roteas
dabigatran | B01AE07 | doac | dabigatran, dabigatran etexilate | pradaxa
heparin | B01AB01 | heparin | heparin, heparine, eparina |
enoxaparin | B01AB05 | heparin | enoxaparin | clexane, lovenox, inhixa, enoxa
dalteparin | B01AB04 | heparin | dalteparin | fragmin
tinzaparin | B01AB10 | heparin | tinzaparin | innohep
fondaparinux | B01AX05 | heparin | fondaparinux | arixtra
aspirin | B01AC06 | antiplatelet nsaid salicylate | aspirin, acetylsalicylic acid, acidum acetylsalicylicum, acetylsalicylsaure, acide acetylsalicylique, acido acetilsalicilico, asa, ass 100, asprin, acetylsalicylsyra | ecotrin, bayer aspirin, aspirina, cardioaspirin, kardegic, aspegic, adiro, trombyl, herz ass, bufferin, alka seltzer, thrombo ass, disprin, aspro, godamed, resprin, duoplavin, micropirin, acetysal, tromalyt, bayaspirin
clopidogrel | B01AC04 | antiplatelet | clopidogrel | plavix, iscover, duoplavin, clopilet
prasugrel | B01AC22 | antiplatelet | prasugrel | effient, efient
ticagrelor | B01AC24 | antiplatelet cyp3a4-sensitive | ticagrelor | brilinta, brilique
dipyridamole | B01AC07 | antiplatelet | dipyridamole | persantin, persantine, aggrenox
cilostazol | B01AC23 | antiplatelet | cilostazol | pletal
ibuprofen | M01AE01 | nsaid | ibuprofen, ibuprophen, ibuprofin | advil, advil pm, motrin, nurofen, brufen, ipren, dolormin, neobrufen, espidifen, dalsy, aktren, spedifen, ibuflam, ibuhexal, imbun, nureflex, antarene, algoflex, moment 200, moment act
naproxen | M01AE02 | nsaid | naproxen | aleve, naprosyn, naprelan, pronaxen, anaprox, apranax, proxen, antalgin, momendol
diclofenac | M01AB05 | nsaid | diclofenac, diclophenac | voltaren, voltarol, voltarene, cataflam, arthrotec, diclac, dicloflex
ketoprofen | M01AE03 | nsaid | ketoprofen | orudis, profenid, oki, fastum
dexketoprofen | M01AE17 | nsaid | dexketoprofen | enantyum, sympal
indomethacin | M01AB01 | nsaid | indomethacin, indometacin | indocin, indocid
meloxicam | M01AC06 | nsaid | meloxicam | mobic, mobec, movalis
piroxicam | M01AC01 | nsaid | piroxicam | feldene
celecoxib | M01AH01 | nsaid sulfonamide-like | celecoxib | celebrex, celebra
etoricoxib | M01AH05 | nsaid | etoricoxib | arcoxia
etodolac | M01AB08 | nsaid | etodolac | lodine
nabumetone | M01AX01 | nsaid | nabumetone | relafen
ketorolac | M01AB15 | nsaid | ketorolac | toradol
nimesulide | M01AX17 | nsaid liver-toxic | nimesulide | aulin
paracetamol | N02BE01 | liver-toxic paracetamol | paracetamol, acetaminophen, apap, acetaminofen | tylenol, tylenol pm, panadol, doliprane, efferalgan, dafalgan, alvedon, panodil, tachipirina, ben u ron, calpol, gelocatil, perfalgan, apiretal, febrectal, tafirol, pamol
metamizole | N02BB02 | pain-relief | metamizole, dipyrone, metamizol | novalgin, nolotil, novaminsulfon, analgin
tramadol | N02AX02 | opioid serotonergic seizure-threshold cyp3a4-sensitive | tramadol | ultram, tramal, zydol, adolonta, contramal, tradolan, topalgic, ultracet, ixprim, zaldiar, tradonal, nobligan
tapentadol | N02AX06 | opioid serotonergic | tapentadol | nucynta, palexia
codeine | R05DA04 | opioid | codeine, kodein | 
oxycodone | N02AA05 | opioid cyp3a4-sensitive | oxycodone | oxycontin, percocet, oxynorm, oxygesic, targin, targiniq, roxicodone
hydrocodone | R05DA03 | opioid cyp3a4-sensitive | hydrocodone | vicodin, norco, lortab
morphine | N02AA01 | opioid | morphine | ms contin, mst, sevredol, skenan, dolcontin
hydromorphone | N02AA03 | opioid | hydromorphone | dilaudid, palladone
fentanyl | N02AB03 | opioid serotonergic cyp3a4-sensitive | fentanyl | duragesic, durogesic, matrifen, abstral, actiq, effentora
methadone | N07BC02 | opioid serotonergic cyp3a4-sensitive | methadone | dolophine, l polamidon, metadol
buprenorphine | N07BC01 | opioid cyp3a4-sensitive | buprenorphine | suboxone, subutex, temgesic, butrans, norspan
pethidine | N02AB02 | opioid serotonergic | pethidine, meperidine | demerol, dolantin
naltrexone | N07BB04 | liver-toxic opioid-antagonist | naltrexone | revia, vivitrol
sumatriptan | N02CC01 | triptan serotonergic | sumatriptan | imitrex, imigran, imigrane, imiject
rizatriptan | N02CC04 | triptan serotonergic | rizatriptan | maxalt, rizaliv
zolmitriptan | N02CC03 | triptan serotonergic | zolmitriptan | zomig, ascotop
eletriptan | N02CC06 | triptan serotonergic cyp3a4-sensitive | eletriptan | relpax
naratriptan | N02CC02 | triptan serotonergic | naratriptan | amerge, naramig
frovatriptan | N02CC07 | triptan serotonergic | frovatriptan | frova
almotriptan | N02CC05 | triptan serotonergic | almotriptan | axert, almogran
sertraline | N06AB06 | ssri antidepressant serotonergic | sertraline, sertaline | zoloft, lustral, besitran, gladem, serlain, aremis, tatig
fluoxetine | N06AB03 | ssri antidepressant serotonergic | fluoxetine, floxetine | prozac, sarafem, fluctin, fontex, adofen, fluoxeren
paroxetine | N06AB05 | ssri antidepressant serotonergic | paroxetine | paxil, seroxat, deroxat, sereupin, eutimil, tagonis
citalopram | N06AB04 | ssri antidepressant serotonergic | citalopram | celexa, cipramil, seropram, elopram, citalon, prisdal
escitalopram | N06AB10 | ssri antidepressant serotonergic | escitalopram, escitalopran | lexapro, cipralex, seroplex, esertia, entact
fluvoxamine | N06AB08 | ssri antidepressant serotonergic | fluvoxamine | luvox, faverin, floxyfral, fevarin
venlafaxine | N06AX16 | snri antidepressant serotonergic | venlafaxine | effexor, efexor, trevilor, vandral, dobupal, efectin
desvenlafaxine | N06AX23 | snri antidepressant serotonergic | desvenlafaxine | pristiq
duloxetine | N06AX21 | snri antidepressant serotonergic | duloxetine | cymbalta, xeristar, yentreve
milnacipran | N06AX17 | snri antidepressant serotonergic | milnacipran | savella, ixel
amitriptyline | N06AA09 | tricyclic antidepressant serotonergic sedative | amitriptyline, amitryptiline | elavil, saroten, laroxyl, tryptizol, endep
nortriptyline | N06AA10 | tricyclic antidepressant serotonergic sedative | nortriptyline | pamelor, noritren, allegron, sensoval
imipramine | N06AA02 | tricyclic antidepressant serotonergic | imipramine | tofranil
clomipramine | N06AA04 | tricyclic antidepressant serotonergic | clomipramine | anafranil
doxepin | N06AA12 | tricyclic antidepressant serotonergic sedative | doxepin | sinequan, aponal, silenor, quitaxon
trimipramine | N06AA06 | tricyclic antidepressant sedative | trimipramine | surmontil, stangyl
opipramol | N06AA05 | tricyclic antidepressant sedative | opipramol | insidon, opipram
mirtazapine | N06AX11 | antidepressant serotonergic sedative cyp3a4-sensitive | mirtazapine, mirtazapin | remeron, zispin, rexer, norset, remergil
trazodone | N06AX05 | antidepressant serotonergic sedative cyp3a4-sensitive | trazodone | desyrel, molipaxin, deprax, trittico
bupropion | N06AX12 | antidepressant seizure-threshold | bupropion, amfebutamone | wellbutrin, zyban, elontril, voxra, contrave, mysimba
vortioxetine | N06AX26 | antidepressant serotonergic | vortioxetine | trintellix, brintellix
agomelatine | N06AX22 | antidepressant liver-toxic | agomelatine | valdoxan
phenelzine | N06AF03 | mao-inhibitor antidepressant serotonergic | phenelzine | nardil
tranylcypromine | N06AF04 | mao-inhibitor antidepressant serotonergic | tranylcypromine | parnate, jatrosom
moclobemide | N06AG02 | mao-inhibitor antidepressant serotonergic | moclobemide | aurorix, manerix
isocarboxazid | N06AF01 | mao-inhibitor antidepressant serotonergic | isocarboxazid | marplan
selegiline | N04BD01 | mao-inhibitor serotonergic | selegiline | eldepryl, emsam, movergan
rasagiline | N04BD02 | mao-inhibitor serotonergic | rasagiline | azilect
linezolid | J01XX08 | mao-inhibitor serotonergic antibiotic | linezolid | zyvox, zyvoxid
buspirone | N05BE01 | serotonergic cyp3a4-sensitive grapefruit-sensitive | buspirone | buspar
lithium | N05AN01 | lithium serotonergic | lithium, lithium carbonate, lithium citrate, litio | lithobid, priadel, quilonum, teralithe, eskalith, lithionit, plenur, hypnorex, carbolithium
lorazepam | N05BA06 | benzodiazepine sedative | lorazepam | ativan, tavor, temesta, orfidal, lorans
diazepam | N05BA01 | benzodiazepine sedative | diazepam | valium, stesolid
alprazolam | N05BA12 | benzodiazepine sedative cyp3a4-sedative | alprazolam | xanax, tafil, xanor, trankimazin
clonazepam | N03AE01 | benzodiazepine sedative anticonvulsant | clonazepam | klonopin, rivotril, iktorivil
temazepam | N05CD07 | benzodiazepine sedative | temazepam | restoril, normison, remestan
oxazepam | N05BA04 | benzodiazepine sedative | oxazepam | serax, serenal, adumbran, seresta, sobril, praxiten
bromazepam | N05BA08 | benzodiazepine sedative | bromazepam | lexotan, lexotanil, lexomil, lexatin, normoc
midazolam | N05CD08 | benzodiazepine sedative cyp3a4-sedative | midazolam | versed, dormicum, buccolam
triazolam | N05CD05 | benzodiazepine sedative cyp3a4-sedative | triazolam | halcion
lormetazepam | N05CD06 | benzodiazepine sedative | lormetazepam | noctamid, minias
nitrazepam | N05CD02 | benzodiazepine sedative | nitrazepam | mogadon
zolpidem | N05CF02 | sedative cyp3a4-sedative | zolpidem | ambien, stilnox, stilnoct, bikalm, edluar
zopiclone | N05CF01 | sedative cyp3a4-sedative | zopiclone | imovane, zimovane, ximovan
eszopiclone | N05CF04 | sedative cyp3a4-sedative | eszopiclone | lunesta
suvorexant | N05CM19 | sedative | suvorexant | belsomra
diphenhydramine | R06AA02 | sedative antihistamine | diphenhydramine | benadryl, tylenol pm, advil pm, nytol, betadorm, zzzquil, vivinox
doxylamine | R06AA09 | sedative antihistamine | doxylamine | unisom, hoggar, donormyl, dormidina, nyquil
promethazine | R06AD02 | sedative antihistamine | promethazine | phenergan, atosil, lergigan
hydroxyzine | N05BB01 | sedative antihistamine | hydroxyzine | atarax, vistaril
chlorphenamine | R06AB04 | sedative antihistamine | chlorphenamine, chlorpheniramine | piriton, chlor trimeton
quetiapine | N05AH04 | antipsychotic sedative cyp3a4-sensitive | quetiapine | seroquel
olanzapine | N05AH03 | antipsychotic sedative | olanzapine | zyprexa
risperidone | N05AX08 | antipsychotic | risperidone | risperdal
aripiprazole | N05AX12 | antipsychotic cyp3a4-sensitive | aripiprazole | abilify
clozapine | N05AH02 | antipsychotic sedative seizure-threshold | clozapine | clozaril, leponex
haloperidol | N05AD01 | antipsychotic | haloperidol | haldol, serenase
ziprasidone | N05AE04 | antipsychotic | ziprasidone | geodon, zeldox
paliperidone | N05AX13 | antipsychotic | paliperidone | invega
lurasidone | N05AE05 | antipsychotic cyp3a4-sensitive grapefruit-sensitive | lurasidone | latuda
melperone | N05AD03 | antipsychotic sedative | melperone | 
pipamperone | N05AD05 | antipsychotic sedative | pipamperone | dipiperon
phenytoin | N03AB02 | anticonvulsant enzyme-inducer | phenytoin | dilantin, epanutin, phenhydan, epilantin, zentropil, dihydan
carbamazepine | N03AF01 | anticonvulsant enzyme-inducer cyp3a4-anticonvulsant | carbamazepine | tegretol, tegral, timonil
oxcarbazepine | N03AF02 | anticonvulsant | oxcarbazepine | trileptal, apydan
phenobarbital | N03AA02 | anticonvulsant sedative enzyme-inducer | phenobarbital, phenobarbitone | luminal, gardenal
primidone | N03AA03 | anticonvulsant sedative enzyme-inducer | primidone | mysoline
valproate | N03AG01 | anticonvulsant liver-toxic valproate | valproate, valproic acid, divalproex, valproinsaure, acide valproique, acido valproico, sodium valproate, natriumvalproat, natrii valproas, magnesium valproate | depakote, depakene, epilim, depakine, orfiril, ergenyl, convulex, absenor
lamotrigine | N03AX09 | anticonvulsant | lamotrigine | lamictal
levetiracetam | N03AX14 | anticonvulsant | levetiracetam | keppra
topiramate | N03AX11 | anticonvulsant | topiramate | topamax, topimax, epitomax
gabapentin | N03AX12 | anticonvulsant sedative | gabapentin | neurontin
pregabalin | N03AX16 | anticonvulsant sedative | pregabalin | lyrica
lacosamide | N03AX18 | anticonvulsant | lacosamide | vimpat
zonisamide | N03AX15 | anticonvulsant | zonisamide | zonegran
perampanel | N03AX22 | anticonvulsant cyp3a4-anticonvulsant | perampanel | fycompa
ethosuximide | N03AD01 | anticonvulsant | ethosuximide | zarontin
brivaracetam | N03AX23 | anticonvulsant | brivaracetam | briviact
levodopa | N04BA01 | levodopa | levodopa, l dopa, carbidopa levodopa | sinemet, madopar, stalevo, duodopa, nacom, modopar, restex
pramipexole | N04BC05 | dopamine-agonist | pramipexole | mirapex, sifrol, mirapexin
ropinirole | N04BC04 | dopamine-agonist | ropinirole | requip
donepezil | N06DA02 | cholinesterase-inhibitor | donepezil | aricept
rivastigmine | N06DA03 | cholinesterase-inhibitor | rivastigmine | exelon
galantamine | N06DA04 | cholinesterase-inhibitor | galantamine | razadyne, reminyl
memantine | N06DX01 | dementia | memantine | namenda, ebixa, axura
methylphenidate | N06BA04 | stimulant | methylphenidate | ritalin, concerta, medikinet, equasym, rubifen, quasym
amphetamine | N06BA01 | stimulant serotonergic | amphetamine, dexamphetamine, dextroamphetamine | adderall, attentin
lisdexamfetamine | N06BA12 | stimulant serotonergic | lisdexamfetamine | vyvanse, elvanse, tyvense
atomoxetine | N06BA09 | stimulant | atomoxetine | strattera
modafinil | N06BA07 | stimulant | modafinil | provigil, vigil, modiodal
pseudoephedrine | R01BA02 | sympathomimetic | pseudoephedrine | sudafed, rhinopront
dextromethorphan | R05DA09 | serotonergic | dextromethorphan | robitussin, delsym, silomat, nyquil, dayquil
lisinopril | C09AA03 | ace-inhibitor antihypertensive | lisinopril | zestril, prinivil, acerbon, zestoretic, carace
enalapril | C09AA02 | ace-inhibitor antihypertensive | enalapril | vasotec, renitec, xanef, innovace, enapren
ramipril | C09AA05 | ace-inhibitor antihypertensive | ramipril | altace, tritace, delix, triatec, ramilich, acovil, vesdil
perindopril | C09AA04 | ace-inhibitor antihypertensive | perindopril | aceon, coversyl, coversum, bipreterax
captopril | C09AA01 | ace-inhibitor antihypertensive | captopril | capoten, lopirin, lopril
benazepril | C09AA07 | ace-inhibitor antihypertensive | benazepril | lotensin, cibacen
quinapril | C09AA06 | ace-inhibitor antihypertensive | quinapril | accupril, accupro
fosinopril | C09AA09 | ace-inhibitor antihypertensive | fosinopril | monopril, fosinorm
trandolapril | C09AA10 | ace-inhibitor antihypertensive | trandolapril | mavik, gopten
losartan | C09CA01 | angiotensin-blocker antihypertensive | losartan | cozaar, lorzaar, hyzaar, neo lotan, lortaan
valsartan | C09CA03 | angiotensin-blocker antihypertensive | valsartan | diovan, exforge, tareg, nisis, cotareg
candesartan | C09CA06 | angiotensin-blocker antihypertensive | candesartan | atacand, blopress, amias, kenzen
irbesartan | C09CA04 | angiotensin-blocker antihypertensive | irbesartan | avapro, aprovel, karvea, coaprovel, avalide, karvezide
telmisartan | C09CA07 | angiotensin-blocker antihypertensive | telmisartan | micardis, pritor, kinzal, kinzalkomb
olmesartan | C09CA08 | angiotensin-blocker antihypertensive | olmesartan | benicar, olmetec, votum, plaunac
azilsartan | C09CA09 | angiotensin-blocker antihypertensive | azilsartan | edarbi
eprosartan | C09CA02 | angiotensin-blocker antihypertensive | eprosartan | teveten
sacubitril | C09DX04 | angiotensin-blocker antihypertensive | sacubitril | entresto
aliskiren | C09XA02 | angiotensin-blocker antihypertensive | aliskiren | tekturna, rasilez
amlodipine | C08CA01 | calcium-blocker antihypertensive | amlodipine, amlodipin | norvasc, istin, amlor, norvas
nifedipine | C08CA05 | calcium-blocker antihypertensive cyp3a4-sensitive grapefruit-sensitive | nifedipine | adalat, procardia
felodipine | C08CA02 | calcium-blocker antihypertensive cyp3a4-sensitive grapefruit-sensitive | felodipine | plendil, modip, flodil
lercanidipine | C08CA13 | calcium-blocker antihypertensive grapefruit-sensitive | lercanidipine | zanidip, lercan
nitrendipine | C08CA08 | calcium-blocker antihypertensive grapefruit-sensitive | nitrendipine | bayotensin
verapamil | C08DA01 | calcium-blocker antihypertensive cyp3a4-sensitive grapefruit-sensitive | verapamil | calan, isoptin, isoptine, verelan, securon
diltiazem | C08DB01 | calcium-blocker antihypertensive | diltiazem | cardizem, tildiem, dilzem
metoprolol | C07AB02 | beta-blocker antihypertensive | metoprolol | lopressor, toprol, beloc, seloken, lopresor, selozok
bisoprolol | C07AB07 | beta-blocker antihypertensive | bisoprolol | zebeta, concor, cardicor, emcor, bisocard, congescor, emconcor, detensiel, cardensiel, sequacor
atenolol | C07AB03 | beta-blocker antihypertensive | atenolol | tenormin, tenoretic
propranolol | C07AA05 | beta-blocker antihypertensive | propranolol | inderal, dociton, sumial, avlocardyl
carvedilol | C07AG02 | beta-blocker antihypertensive | carvedilol | coreg, dilatrend, kredex
nebivolol | C07AB12 | beta-blocker antihypertensive | nebivolol | bystolic, nebilet, temerit, lobivon
sotalol | C07AA07 | beta-blocker antihypertensive antiarrhythmic | sotalol | betapace, sotacor, sotalex
labetalol | C07AG01 | beta-blocker antihypertensive | labetalol | trandate
clonidine | C02AC01 | antihypertensive sedative | clonidine | catapres, catapresan
doxazosin | C02CA04 | antihypertensive | doxazosin | cardura, diblocin
prazosin | C02CA01 | antihypertensive | prazosin | minipress
hydralazine | C02DB02 | antihypertensive | hydralazine | apresoline
methyldopa | C02AB01 | antihypertensive | methyldopa | aldomet
moxonidine | C02AC05 | antihypertensive | moxonidine | physiotens, cynt
hydrochlorothiazide | C03AA03 | thiazide diuretic antihypertensive | hydrochlorothiazide, hctz, hct, idroclorotiazide | microzide, esidrix, esidrex
chlorthalidone | C03BA04 | thiazide diuretic antihypertensive | chlorthalidone, chlortalidone | hygroton, thalitone
indapamide | C03BA11 | thiazide diuretic antihypertensive | indapamide | lozol, natrilix, fludex
bendroflumethiazide | C03AA01 | thiazide diuretic antihypertensive | bendroflumethiazide | aprinox, salures
metolazone | C03BA08 | thiazide diuretic antihypertensive | metolazone | zaroxolyn
furosemide | C03CA01 | loop-diuretic diuretic antihypertensive | furosemide, frusemide, furosemid | lasix, seguril, furix, lasilix, lasilix special
torasemide | C03CA04 | loop-diuretic diuretic antihypertensive | torasemide, torsemide | demadex, torem, unat, soaanz, diuver
bumetanide | C03CA02 | loop-diuretic diuretic antihypertensive | bumetanide | bumex, burinex
spironolactone | C03DA01 | potassium-sparing antihypertensive | spironolactone | aldactone, verospiron, aldactazine
eplerenone | C03DA04 | potassium-sparing antihypertensive | eplerenone | inspra
finerenone | C03DA05 | potassium-sparing | finerenone | kerendia
amiloride | C03DB01 | potassium-sparing antihypertensive | amiloride | midamor, moduretic
triamterene | C03DB02 | potassium-sparing antihypertensive | triamterene | dyrenium, dyazide, dytide, maxzide
canrenoate | C03DA02 | potassium-sparing | canrenoate, potassium canrenoate, kaliumcanrenoat | 
digoxin | C01AA05 | digoxin | digoxin | lanoxin, lanicor, digacin, lanitop, hemigoxine
digitoxin | C01AA04 | digoxin | digitoxin | digimerck
amiodarone | C01BD01 | antiarrhythmic liver-toxic grapefruit-sensitive | amiodarone, amioderone | cordarone, pacerone, cordarex
dronedarone | C01BD07 | antiarrhythmic liver-toxic cyp3a4-sensitive grapefruit-sensitive | dronedarone | multaq
flecainide | C01BC04 | antiarrhythmic | flecainide | tambocor
ivabradine | C01EB17 | cyp3a4-sensitive grapefruit-sensitive | ivabradine | procoralan, corlanor
ranolazine | C01EB18 | cyp3a4-sensitive grapefruit-sensitive | ranolazine | ranexa
nitroglycerin | C01DA02 | nitrate | nitroglycerin, glyceryl trinitrate, gtn, nitrolingual, glyceroltrinitrat | nitrostat
isosorbide mononitrate | C01DA14 | nitrate | isosorbide mononitrate, isosorbide, isosorbide dinitrate, isosorbidmononitrat | imdur, ismo
simvastatin | C10AA01 | statin cyp3a4-statin grapefruit-sensitive | simvastatin, simvistatin | zocor, sivastin, sinvacor, denan
lovastatin | C10AA02 | statin cyp3a4-statin grapefruit-sensitive | lovastatin | mevacor, altoprev
atorvastatin | C10AA05 | statin cyp3a4-statin grapefruit-sensitive | atorvastatin, atorvastatine | lipitor, sortis, tahor, torvast, cardyl, zarator, prevencor
rosuvastatin | C10AA07 | statin wort-statin | rosuvastatin | crestor, cresta, provisacor
pravastatin | C10AA03 | statin | pravastatin | pravachol, lipostat, elisor, pravasin, vasten
fluvastatin | C10AA04 | statin | fluvastatin | lescol
pitavastatin | C10AA08 | statin | pitavastatin | livalo
ezetimibe | C10AX09 | lipid-lowering | ezetimibe | zetia, ezetrol
fenofibrate | C10AB05 | lipid-lowering fibrate | fenofibrate | tricor, lipanthyl
gemfibrozil | C10AB04 | lipid-lowering fibrate | gemfibrozil | lopid
bezafibrate | C10AB02 | lipid-lowering fibrate | bezafibrate | cedur
colestyramine | C10AC01 | bile-acid-binder | colestyramine, cholestyramine | questran
colesevelam | C10AC04 | bile-acid-binder | colesevelam | welchol, cholestagel
omeprazole | A02BC01 | proton-pump-inhibitor wort-ppi | omeprazole, omeprazol, omeprazola | prilosec, losec, mopral, antra, omep, zoltum
esomeprazole | A02BC05 | proton-pump-inhibitor wort-ppi | esomeprazole | nexium, inexium, axagon, lucen
pantoprazole | A02BC02 | proton-pump-inhibitor | pantoprazole | protonix, pantozol, pantoloc, inipomp, somac, eupantol, pantorc
lansoprazole | A02BC03 | proton-pump-inhibitor | lansoprazole | prevacid, zoton, agopton, lanzor, ogast
rabeprazole | A02BC04 | proton-pump-inhibitor | rabeprazole | aciphex, pariet
dexlansoprazole | A02BC06 | proton-pump-inhibitor | dexlansoprazole | dexilant
famotidine | A02BA03 | h2-blocker | famotidine | pepcid, pepdine
ranitidine | A02BA02 | h2-blocker | ranitidine | zantac
antacid | A02AA | antacid polyvalent-mineral | antacid, antacids, antiacide, aluminium hydroxide, aluminum hydroxide, antazidum | maalox, gaviscon, talcid, rennie, mylanta, riopan
tums | A02AC01 | antacid calcium-source polyvalent-mineral | calcium carbonate antacid | tums
sucralfate | A02BX02 | antacid | sucralfate | carafate, ulcogant
misoprostol | A02BB01 | misoprostol | misoprostol | cytotec
metoclopramide | A03FA01 | prokinetic | metoclopramide | reglan, primperan, paspertin, maxolon
domperidone | A03FA03 | prokinetic | domperidone | motilium
ondansetron | A04AA01 | serotonergic | ondansetron | zofran
loperamide | A07DA03 | antidiarrhoeal | loperamide | imodium
mesalazine | A07EC02 | mesalazine | mesalazine, mesalamine | asacol, pentasa, salofalk, lialda
sulfasalazine | A07EC01 | sulfonamide mesalazine | sulfasalazine | azulfidine, salazopyrin
orlistat | A08AB01 | fat-blocker | orlistat | xenical, alli
metformin | A10BA02 | diabetes-medicine metformin | metformin, metphormin, metformine | glucophage, glumetza, diabex, metforal, siofor, dianben, stagid, jentadueto, synjardy, janumet, eucreas
insulin | A10A | diabetes-medicine hypoglycaemic | insulin, insulin glargine, insulin lispro, insulin aspart, insuline, insulina, insulin zinc | lantus, humalog, novolog, novorapid, levemir, toujeo, tresiba, humulin, apidra, abasaglar, basaglar, actrapid, fiasp, insulatard, lyumjev
glipizide | A10BB07 | diabetes-medicine hypoglycaemic | glipizide | glucotrol, minidiab
gliclazide | A10BB09 | diabetes-medicine hypoglycaemic wort-diabetes | gliclazide | diamicron, diaprel
glimepiride | A10BB12 | diabetes-medicine hypoglycaemic | glimepiride | amaryl, solosa
glibenclamide | A10BB01 | diabetes-medicine hypoglycaemic | glibenclamide, glyburide | diabeta, daonil, euglucon, micronase
tolbutamide | A10BB03 | diabetes-medicine hypoglycaemic | tolbutamide | 
chlorpropamide | A10BB02 | diabetes-medicine hypoglycaemic | chlorpropamide | diabinese
repaglinide | A10BX02 | diabetes-medicine hypoglycaemic | repaglinide | prandin, novonorm
pioglitazone | A10BG03 | diabetes-medicine | pioglitazone | actos
sitagliptin | A10BH01 | diabetes-medicine | sitagliptin | januvia, janumet, xelevia
linagliptin | A10BH05 | diabetes-medicine cyp3a4-sensitive | linagliptin | tradjenta, trajenta, jentadueto
vildagliptin | A10BH02 | diabetes-medicine | vildagliptin | galvus, eucreas
saxagliptin | A10BH03 | diabetes-medicine | saxagliptin | onglyza
empagliflozin | A10BK03 | diabetes-medicine | empagliflozin | jardiance, synjardy
dapagliflozin | A10BK01 | diabetes-medicine | dapagliflozin | farxiga, forxiga, xigduo
canagliflozin | A10BK02 | diabetes-medicine | canagliflozin | invokana
semaglutide | A10BJ06 | diabetes-medicine | semaglutide | ozempic, wegovy, rybelsus
liraglutide | A10BJ02 | diabetes-medicine | liraglutide | victoza, saxenda
dulaglutide | A10BJ05 | diabetes-medicine | dulaglutide | trulicity
tirzepatide | A10BX16 | diabetes-medicine | tirzepatide | mounjaro, zepbound
exenatide | A10BJ01 | diabetes-medicine | exenatide | byetta, bydureon
acarbose | A10BF01 | diabetes-medicine | acarbose | precose, glucobay
levothyroxine | H03AA01 | thyroid-hormone | levothyroxine, thyroxine, l thyroxin, l thyroxine, levothyroxin, l thyrox, thyroxin, tiroxina, levotiroxina | synthroid, euthyrox, eltroxin, levoxyl, eutirox, levaxin, unithroid, levothyrox, tirosint, berlthyrox, thyrex, eferox, dexnon, euthyral, thyro 4, novothyral, prothyrid
liothyronine | H03AA02 | thyroid-hormone | liothyronine, triiodothyronine | cytomel, thybon, cynomel, tiromel, tertroxin
desiccated thyroid | H03AA05 | thyroid-hormone | desiccated thyroid, thyroid extract, natural thyroid | armour thyroid, np thyroid
methimazole | H03BB02 | antithyroid | methimazole, thiamazole, thiamazol, tiamazol | tapazole, thyrozol, favistan, thacapzol, strumazol
carbimazole | H03BB01 | antithyroid | carbimazole | neo mercazole, neomercazole, neo tomizol
propylthiouracil | H03BA02 | antithyroid liver-toxic | propylthiouracil, ptu | propycil
prednisone | H02AB07 | corticosteroid immunosuppressant | prednisone | deltasone, cortancyl, decortin, rectodelt, deltacortene
prednisolone | H02AB06 | corticosteroid immunosuppressant | prednisolone | solupred, decortin h, deltacortril
methylprednisolone | H02AB04 | corticosteroid immunosuppressant | methylprednisolone | medrol, urbason, solu medrol
dexamethasone | H02AB02 | corticosteroid immunosuppressant | dexamethasone | decadron, fortecortin, dectancyl, soldesam
hydrocortisone | H02AB09 | corticosteroid | hydrocortisone, cortisone | cortef, hydrocortone
betamethasone | H02AB01 | corticosteroid | betamethasone | celestone, betapred, bentelan
budesonide | R03BA02 | inhaled-steroid | budesonide | pulmicort, entocort, budenofalk, symbicort
fluticasone | R03BA05 | inhaled-steroid | fluticasone | flovent, flixotide, flonase, advair, seretide
beclometasone | R03BA01 | inhaled-steroid | beclometasone, beclomethasone | qvar, clenil
mometasone | R01AD09 | inhaled-steroid | mometasone | nasonex, asmanex
ciclosporin | L04AD01 | immunosuppressant cyp3a4-immunosuppressant grapefruit-sensitive | ciclosporin, cyclosporine, ciclosporine | neoral, sandimmune, sandimmun, gengraf
tacrolimus | L04AD02 | immunosuppressant cyp3a4-immunosuppressant grapefruit-sensitive | tacrolimus | prograf, advagraf, envarsus, modigraf
sirolimus | L04AH01 | immunosuppressant cyp3a4-immunosuppressant grapefruit-sensitive | sirolimus, rapamycin | rapamune
everolimus | L04AH02 | immunosuppressant cyp3a4-immunosuppressant grapefruit-sensitive cancer-medicine | everolimus | afinitor, certican, zortress, votubia
mycophenolate | L04AA06 | immunosuppressant mycophenolate | mycophenolate, mycophenolate mofetil, mycophenolic acid, mycophenolsaure, acido micofenolico, acide mycophenolique | cellcept, myfortic
azathioprine | L04AX01 | immunosuppressant liver-toxic | azathioprine | imuran, imurek, imurel, azafalk
methotrexate | L04AX03 | immunosuppressant liver-toxic methotrexate | methotrexate, mtx, metotrexato | trexall, rheumatrex, lantarel, ledertrexate, metoject, novatrex, imeth, methofill, otrexup, rasuvo
leflunomide | L04AK01 | immunosuppressant liver-toxic | leflunomide | arava
tofacitinib | L04AF01 | immunosuppressant cyp3a4-immunosuppressant | tofacitinib | xeljanz
baricitinib | L04AF02 | immunosuppressant | baricitinib | olumiant
upadacitinib | L04AF03 | immunosuppressant cyp3a4-immunosuppressant grapefruit-sensitive | upadacitinib | rinvoq
dupilumab | D11AH05 | immunosuppressant | dupilumab | dupixent
adalimumab | L04AB04 | immunosuppressant | adalimumab | humira
etanercept | L04AB01 | immunosuppressant | etanercept | enbrel
infliximab | L04AB02 | immunosuppressant | infliximab | remicade
ustekinumab | L04AC05 | immunosuppressant | ustekinumab | stelara
tocilizumab | L04AC07 | immunosuppressant | tocilizumab | actemra, roactemra
hydroxychloroquine | P01BA02 | antimalarial | hydroxychloroquine | plaquenil, quensyl, dolquine
ethinylestradiol | G03AA | hormonal-contraceptive estrogen | ethinylestradiol, ethinyl estradiol, ethinyloestradiol | yasmin, yaz, microgynon, valette, marvelon, diane 35, nuvaring, evra, loestrin, rigevidon, yasminelle, jasminelle, leios, miranova, lamuna, mercilon, ortho tri cyclen, sprintec, leeloo, optilova, minidril, trinordiol, zoely, femodene, cilest, logynon, belara
levonorgestrel | G03AC03 | hormonal-contraceptive | levonorgestrel | plan b, norlevo, mirena, jaydess, kyleena, pidana, levonelle, jadelle
desogestrel | G03AC09 | hormonal-contraceptive | desogestrel | cerazette, cerelle, optimizette, desofemono, feanolla
drospirenone | G03AC10 | hormonal-contraceptive | drospirenone | slynd, slinda
etonogestrel | G03AC08 | hormonal-contraceptive | etonogestrel | nexplanon, implanon
norethisterone | G03AC01 | hormonal-contraceptive | norethisterone, norethindrone | primolut, micronor
medroxyprogesterone | G03AC06 | hormonal-contraceptive | medroxyprogesterone | depo provera, provera
ulipristal | G03AD02 | hormonal-contraceptive | ulipristal, ulipristal acetate | ellaone, ella
dienogest | G03DB08 | hormonal-contraceptive | dienogest | visanne, qlaira
estradiol | G03CA03 | estrogen | estradiol, oestradiol | estrace, climara, estraderm, gynokadin, progynova, vagifem, estreva
conjugated estrogens | G03CA57 | estrogen | conjugated estrogens, conjugated oestrogens | premarin, presomen
progesterone | G03DA04 | progestogen | progesterone | utrogest, prometrium, utrogestan
tibolone | G03CX01 | estrogen | tibolone | livial, liviella
raloxifene | G03XC01 | antiestrogen | raloxifene | evista
testosterone | G03BA03 | androgen | testosterone | androgel, nebido, testogel
clomifene | G03GB02 | fertility | clomifene, clomiphene | clomid
finasteride | G04CB01 | cyp3a4-sensitive finasteride | finasteride | proscar, propecia
dutasteride | G04CB02 | finasteride | dutasteride | avodart, avodart
tamsulosin | G04CA02 | alpha-blocker cyp3a4-sensitive | tamsulosin | flomax, omnic, alna, pradif, josir, omix, urolosin, mecir
alfuzosin | G04CA01 | alpha-blocker cyp3a4-sensitive | alfuzosin | uroxatral, xatral
solifenacin | G04BD08 | anticholinergic cyp3a4-sensitive | solifenacin | vesicare
oxybutynin | G04BD04 | anticholinergic | oxybutynin | ditropan
tolterodine | G04BD07 | anticholinergic | tolterodine | detrol, detrusitol
mirabegron | G04BD12 | bladder | mirabegron | myrbetriq, betmiga
sildenafil | G04BE03 | pde5-inhibitor cyp3a4-sensitive grapefruit-sensitive | sildenafil | viagra, revatio
tadalafil | G04BE08 | pde5-inhibitor cyp3a4-sensitive grapefruit-sensitive | tadalafil | cialis, adcirca
avanafil | G04BE10 | pde5-inhibitor cyp3a4-sensitive grapefruit-sensitive | avanafil | spedra, stendra
vardenafil | G04BE09 | pde5-inhibitor cyp3a4-sensitive grapefruit-sensitive | vardenafil | levitra
alendronate | M05BA04 | bisphosphonate | alendronate, alendronic acid, alendronsaure, acide alendronique, acido alendronico | fosamax, fosavance, binosto, adrovance
risedronate | M05BA07 | bisphosphonate | risedronate, risedronic acid, risedronsaure | actonel
ibandronate | M05BA06 | bisphosphonate | ibandronate, ibandronic acid, ibandronsaure | boniva, bonviva, bondronat
zoledronic acid | M05BA08 | iv-bisphosphonate | zoledronic acid, zoledronate | reclast, zometa, aclasta
denosumab | M05BX04 | osteoporosis | denosumab | prolia, xgeva
teriparatide | H05AA02 | osteoporosis | teriparatide | forteo, forsteo
allopurinol | M04AA01 | gout | allopurinol | zyloprim, zyloric
febuxostat | M04AA03 | gout | febuxostat | uloric, adenuric
colchicine | M04AC01 | gout cyp3a4-sensitive grapefruit-sensitive | colchicine | colcrys
probenecid | M04AB01 | gout | probenecid | 
baclofen | M03BX01 | sedative muscle-relaxant | baclofen | lioresal
tizanidine | M03BX02 | sedative muscle-relaxant | tizanidine | zanaflex, sirdalud
cyclobenzaprine | M03BX08 | sedative muscle-relaxant serotonergic | cyclobenzaprine | flexeril
methocarbamol | M03BA03 | sedative muscle-relaxant | methocarbamol | robaxin, ortoton
doxycycline | J01AA02 | tetracycline antibiotic | doxycycline, doxicycline | vibramycin, supracyclin, doxyhexal, vibravenos, tolexine, doxylis, vibracina, bassado
minocycline | J01AA08 | tetracycline antibiotic | minocycline | minocin, solodyn
tetracycline | J01AA07 | tetracycline antibiotic | tetracycline | sumycin
lymecycline | J01AA04 | tetracycline antibiotic | lymecycline | tetralysal
ciprofloxacin | J01MA02 | quinolone antibiotic ciprofloxacin | ciprofloxacin, ciprofloxacine | cipro, ciproxin, ciflox, ciprobay, ciproxina, uniflox, cetraxal
levofloxacin | J01MA12 | quinolone antibiotic | levofloxacin | levaquin, tavanic, prixar
moxifloxacin | J01MA14 | quinolone antibiotic | moxifloxacin | avelox, avalox, izilox, octegra
ofloxacin | J01MA01 | quinolone antibiotic | ofloxacin | floxin, tarivid, oflocet
norfloxacin | J01MA06 | quinolone antibiotic | norfloxacin | noroxin
amoxicillin | J01CA04 | penicillin antibiotic | amoxicillin, amoxycillin, amoxicilline, amoxicilin | amoxil, clamoxyl, amimox, amoxihexal, zimox
amoxicillin clavulanate | J01CR02 | penicillin antibiotic | amoxicillin clavulanate, amoxicillin clavulanic acid, co amoxiclav, amoxiclav, clavulanic acid, clavulanate, potassium clavulanate | augmentin, clavulin, spektramox, augmentine
ampicillin | J01CA01 | penicillin antibiotic | ampicillin | unasyn
phenoxymethylpenicillin | J01CE02 | penicillin antibiotic | phenoxymethylpenicillin, penicillin v, penicillin vk | kavepenin, isocillin, oracilline
flucloxacillin | J01CF05 | penicillin antibiotic | flucloxacillin | floxapen, heracillin
dicloxacillin | J01CF01 | penicillin antibiotic | dicloxacillin | 
piperacillin | J01CR05 | penicillin antibiotic | piperacillin, piperacillin tazobactam | zosyn, tazocin
pivmecillinam | J01CA08 | penicillin antibiotic | pivmecillinam | selexid, pivya
cefalexin | J01DB01 | cephalosporin antibiotic | cefalexin, cephalexin | keflex
cefuroxime | J01DC02 | cephalosporin antibiotic | cefuroxime, cefuroxim | ceftin, zinnat, elobact
cefixime | J01DD08 | cephalosporin antibiotic | cefixime | suprax
ceftriaxone | J01DD04 | cephalosporin antibiotic | ceftriaxone | rocephin
cefadroxil | J01DB05 | cephalosporin antibiotic | cefadroxil | duricef
azithromycin | J01FA10 | macrolide antibiotic | azithromycin, azithromicin | zithromax, zitromax, azitrocin
clarithromycin | J01FA09 | macrolide antibiotic cyp3a4-sensitive | clarithromycin | biaxin, klacid, klaricid, zeclar, macladin, naxy
erythromycin | J01FA01 | macrolide antibiotic | erythromycin | erythrocin, ery max
clindamycin | J01FF01 | antibiotic | clindamycin | cleocin, dalacin, sobelin
metronidazole | J01XD01 | antibiotic alcohol-reaction | metronidazole, metronidazol | flagyl, clont, arilin
trimethoprim | J01EA01 | trimethoprim antibiotic | trimethoprim | proloprim, idotrim, infectotrimet, monotrim
sulfamethoxazole trimethoprim | J01EE01 | trimethoprim sulfonamide antibiotic | sulfamethoxazole trimethoprim, co trimoxazole, cotrimoxazole, sulfamethoxazole, tmp smx | bactrim, septra, septrin, cotrim, eusaprim
nitrofurantoin | J01XE01 | antibiotic | nitrofurantoin | macrobid, furadantin, furadantine, macrodantin
fosfomycin | J01XX01 | antibiotic | fosfomycin | monurol, monuril
vancomycin | J01XA01 | antibiotic | vancomycin | vancocin
rifampicin | J04AB02 | enzyme-inducer liver-toxic antibiotic | rifampicin, rifampin | rifadin, rimactane, eremfat
isoniazid | J04AC01 | liver-toxic antibiotic | isoniazid | nydrazid
fluconazole | J02AC01 | azole liver-toxic | fluconazole | diflucan, triflucan, fungata
itraconazole | J02AC02 | azole liver-toxic cyp3a4-sensitive | itraconazole | sporanox, sempera
ketoconazole | J02AB02 | azole liver-toxic | ketoconazole | nizoral
voriconazole | J02AC03 | azole liver-toxic cyp3a4-sensitive | voriconazole | vfend
terbinafine | D01BA02 | liver-toxic antifungal | terbinafine | lamisil
aciclovir | J05AB01 | antiviral | aciclovir, acyclovir | zovirax
valaciclovir | J05AB11 | antiviral | valaciclovir, valacyclovir | valtrex
oseltamivir | J05AH02 | antiviral | oseltamivir | tamiflu
nirmatrelvir | J05AE30 | hiv-medicine cyp3a4-sensitive | nirmatrelvir | paxlovid
glecaprevir pibrentasvir | J05AP57 | hepatitis-c-medicine | glecaprevir pibrentasvir, glecaprevir, pibrentasvir, grazoprevir, elbasvir | maviret, mavyret, zepatier
sofosbuvir | J05AP08 | hepatitis-c-medicine | sofosbuvir, ledipasvir, velpatasvir | sovaldi, harvoni, epclusa
ritonavir | J05AE03 | hiv-medicine | ritonavir | norvir
darunavir | J05AE10 | hiv-medicine | darunavir | prezista, symtuza
atazanavir | J05AE08 | hiv-medicine | atazanavir | reyataz
lopinavir | J05AR10 | hiv-medicine | lopinavir | kaletra
indinavir | J05AE02 | hiv-medicine | indinavir | crixivan
saquinavir | J05AE01 | hiv-medicine | saquinavir | invirase
efavirenz | J05AG03 | hiv-medicine | efavirenz | sustiva, atripla, stocrin
nevirapine | J05AG01 | hiv-medicine liver-toxic | nevirapine | viramune
rilpivirine | J05AG05 | hiv-medicine | rilpivirine | edurant, odefsey, juluca
doravirine | J05AG06 | hiv-medicine | doravirine | pifeltro
dolutegravir | J05AJ03 | hiv-medicine integrase-inhibitor | dolutegravir | tivicay, triumeq, dovato
bictegravir | J05AR20 | hiv-medicine integrase-inhibitor | bictegravir | biktarvy
raltegravir | J05AJ01 | integrase-inhibitor | raltegravir | isentress
elvitegravir | J05AR09 | hiv-medicine integrase-inhibitor | elvitegravir, cobicistat | genvoya, stribild
tenofovir | J05AF07 | antiviral tenofovir | tenofovir, emtricitabine, tenofovir alafenamide | viread, truvada, descovy, vemlidy
maraviroc | J05AX09 | hiv-medicine | maraviroc | selzentry, celsentri
imatinib | L01EA01 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | imatinib | gleevec, glivec
nilotinib | L01EA03 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | nilotinib | tasigna
dasatinib | L01EA02 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | dasatinib | sprycel
erlotinib | L01EB02 | cancer-medicine cyp3a4-cancer | erlotinib | tarceva
gefitinib | L01EB01 | cancer-medicine cyp3a4-cancer | gefitinib | iressa
osimertinib | L01EB04 | cancer-medicine cyp3a4-cancer | osimertinib | tagrisso
sunitinib | L01EX01 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | sunitinib | sutent
sorafenib | L01EX02 | cancer-medicine cyp3a4-cancer | sorafenib | nexavar
lapatinib | L01EH01 | cancer-medicine cyp3a4-cancer liver-toxic grapefruit-sensitive | lapatinib | tykerb, tyverb
palbociclib | L01EF01 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | palbociclib | ibrance
ribociclib | L01EF02 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | ribociclib | kisqali
abemaciclib | L01EF03 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | abemaciclib | verzenio, verzenios
ibrutinib | L01EL01 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | ibrutinib | imbruvica
ruxolitinib | L01EJ01 | cancer-medicine cyp3a4-cancer | ruxolitinib | jakafi, jakavi
olaparib | L01XK01 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | olaparib | lynparza
venetoclax | L01XX52 | cancer-medicine cyp3a4-cancer grapefruit-sensitive | venetoclax | venclexta, venclyxto
irinotecan | L01CE02 | cancer-medicine cyp3a4-cancer | irinotecan | camptosar, campto
docetaxel | L01CD02 | cancer-medicine cyp3a4-cancer | docetaxel | taxotere
paclitaxel | L01CD01 | cancer-medicine cyp3a4-cancer | paclitaxel | taxol, abraxane
vincristine | L01CA02 | cancer-medicine cyp3a4-cancer | vincristine | oncovin
etoposide | L01CB01 | cancer-medicine cyp3a4-cancer | etoposide | vepesid
cyclophosphamide | L01AA01 | cancer-medicine cyp3a4-cancer immunosuppressant | cyclophosphamide | cytoxan, endoxan
doxorubicin | L01DB01 | cancer-medicine cyp3a4-cancer | doxorubicin | adriamycin
cisplatin | L01XA01 | cancer-medicine nephrotoxic | cisplatin | platinol
carboplatin | L01XA02 | cancer-medicine | carboplatin | paraplatin
fluorouracil | L01BC02 | cancer-medicine | fluorouracil, 5 fluorouracil, 5 fu | efudex
capecitabine | L01BC06 | cancer-medicine capecitabine | capecitabine | xeloda
bortezomib | L01XG01 | cancer-medicine bortezomib cyp3a4-cancer | bortezomib | velcade
tamoxifen | L02BA01 | cancer-medicine cyp3a4-cancer antiestrogen | tamoxifen | nolvadex, soltamox, tamofen
letrozole | L02BG04 | cancer-medicine antiestrogen | letrozole | femara
anastrozole | L02BG03 | cancer-medicine antiestrogen | anastrozole | arimidex
exemestane | L02BG06 | cancer-medicine cyp3a4-cancer antiestrogen | exemestane | aromasin
abiraterone | L02BX03 | cancer-medicine cyp3a4-cancer liver-toxic | abiraterone | zytiga
enzalutamide | L02BB04 | cancer-medicine | enzalutamide | xtandi
isotretinoin | D10BA01 | retinoid liver-toxic | isotretinoin | accutane, roaccutane, roacutan, aknenormin, curacne, isotrex, procuta
acitretin | D05BB02 | retinoid liver-toxic | acitretin | soriatane, neotigason
tretinoin | L01XF01 | retinoid | tretinoin, all trans retinoic acid | vesanoid, retin a
alitretinoin | D11AH04 | retinoid | alitretinoin | toctino
salbutamol | R03AC02 | beta-agonist | salbutamol, albuterol | ventolin, proventil, proair, sultanol, ventoline, airomir, salamol
formoterol | R03AC13 | beta-agonist | formoterol | symbicort, foradil
salmeterol | R03AC12 | beta-agonist | salmeterol | serevent, advair, seretide
tiotropium | R03BB04 | anticholinergic | tiotropium | spiriva
montelukast | R03DC03 | montelukast | montelukast | singulair
theophylline | R03DA04 | theophylline cyp3a4-sensitive | theophylline, aminophylline | uniphyl, bronchoretard, theo dur, euphyllin
cetirizine | R06AE07 | antihistamine | cetirizine | zyrtec, reactine, virlix, alercina
levocetirizine | R06AE09 | antihistamine | levocetirizine | xyzal, xyzall
loratadine | R06AX13 | antihistamine | loratadine | claritin, clarityn, clarityne, lisino
desloratadine | R06AX27 | antihistamine | desloratadine | clarinex, aerius
fexofenadine | R06AX26 | antihistamine cyp3a4-sensitive | fexofenadine | allegra, telfast
nicotine | N07BA01 | nicotine | nicotine | nicorette, nicotinell
varenicline | N07BA03 | nicotine | varenicline | chantix, champix
disulfiram | N07BB01 | alcohol-reaction liver-toxic | disulfiram | antabuse, antabus
acamprosate | N07BB03 | alcohol-dependence | acamprosate | campral
desmopressin | H01BA02 | desmopressin | desmopressin | minirin
calcitriol | A11CC04 | active-vitamin-d | calcitriol, alfacalcidol, paricalcitol | rocaltrol, one alpha, etalpha
penicillamine | M01CC01 | penicillamine | penicillamine | cuprimine, metalcaptase
deferoxamine | V03AC01 | deferasirox | deferoxamine, desferrioxamine, deferoxamin | desferal
deferasirox | V03AC03 | deferasirox | deferasirox | exjade, jadenu
sevelamer | V03AE02 | phosphate-binder | sevelamer | renvela, renagel
potassium citrate | A12BA02 | potassium-source | potassium citrate, kaliumcitrat | urocit k
potassium chloride | A12BA01 | potassium-source | potassium chloride, kaliumchlorid, chlorure de potassium, cloruro de potasio | k dur, klor con, slow k, kalinor, kaleorid, diffu k, boi k, kalcipos, rekawan
erenumab | N02CD01 | migraine-antibody | erenumab | aimovig
triptorelin | L02AE04 | hormone-therapy | triptorelin, leuprorelin, goserelin | decapeptyl, lupron, zoladex
ergotamine | N02CA02 | ergot grapefruit-sensitive serotonergic | ergotamine | cafergot
lidocaine | N01BB02 | local-anaesthetic | lidocaine | xylocaine, lidoderm
latanoprost | S01EE01 | eye-drops | latanoprost | xalatan
timolol | S01ED01 | beta-blocker eye-drops | timolol | timoptic
eltrombopag | B02BX05 | polyvalent-binding | eltrombopag | promacta, revolade
tranexamic acid | B02AA02 | haemostatic | tranexamic acid, tranexamsaure, acide tranexamique, acido tranexamico | lysteda, cyklokapron
entacapone | N04BX02 | entacapone | entacapone | comtan
biperiden | N04AA02 | anticholinergic | biperiden, trihexyphenidyl | akineton, artane
bosentan | C02KX01 | liver-toxic cyp3a4-sensitive | bosentan | tracleer
riociguat | C02KX05 | cyp3a4-sensitive | riociguat | adempas
tolvaptan | C03XA01 | cyp3a4-sensitive liver-toxic grapefruit-sensitive | tolvaptan | samsca, jinarc
quinine | P01BC01 | antimalarial | quinine | limptar
mefloquine | P01BC02 | antimalarial seizure-threshold | mefloquine | lariam
atovaquone | P01BB51 | antimalarial | atovaquone, proguanil | malarone
ivermectin | P02CF01 | antiparasitic | ivermectin | stromectol
mebendazole | P02CA01 | antiparasitic | mebendazole, albendazole | vermox
nitrous oxide | N01AX13 | nitrous-oxide | nitrous oxide, lachgas |
rimegepant | N02CD06 | cyp3a4-sensitive | rimegepant, atogepant, ubrogepant | nurtec, qulipta, ubrelvy
guaifenesin | R05CA03 | cough | guaifenesin | mucinex
ambroxol | R05CB06 | cough | ambroxol | mucosolvan, mucoangin
bisacodyl | A06AB02 | stimulant-laxative | bisacodyl | dulcolax
lactulose | A06AD11 | laxative | lactulose | bifiteral
macrogol | A06AD15 | laxative | macrogol, polyethylene glycol | miralax, movicol, laxofalk
simeticone | A03AX13 | simeticone | simeticone, simethicone | lefax, sab simplex, gas x
pancreatin | A09AA02 | pancreatic-enzyme | pancreatin, pancrelipase | creon, kreon
ursodiol | A05AA02 | bile-acid | ursodiol, ursodeoxycholic acid, ursodesoxycholsaure | ursofalk, urso, actigall
clobazam | N05BA09 | benzodiazepine sedative anticonvulsant clobazam | clobazam | onfi, frisium, urbanyl
nimodipine | C08CA06 | calcium-blocker antihypertensive cyp3a4-sensitive grapefruit-sensitive | nimodipine | nimotop
nadolol | C07AA12 | beta-blocker antihypertensive | nadolol | corgard
bilastine | R06AX29 | antihistamine | bilastine | bitosen, ilaxten
ebastine | R06AX22 | antihistamine | ebastine | ebastel, kestine
rupatadine | R06AX28 | antihistamine | rupatadine | rupafin
furazidin | J01XE03 | antibiotic | furazidin |
terazosin | G04CA03 | antihypertensive alpha-blocker | terazosin | hytrin
silodosin | G04CA04 | alpha-blocker cyp3a4-sensitive | silodosin | rapaflo, urorec
trospium | G04BD09 | anticholinergic | trospium | spasmex
ipratropium | R03BB01 | anticholinergic | ipratropium | atrovent
vilanterol | R03AK10 | beta-agonist inhaled-steroid | vilanterol | breo, relvar
indacaterol | R03AC18 | beta-agonist | indacaterol | onbrez
cefdinir | J01DD15 | cephalosporin antibiotic cefdinir | cefdinir | omnicef
cefpodoxime | J01DD13 | cephalosporin antibiotic | cefpodoxime | vantin
roxithromycin | J01FA06 | macrolide antibiotic | roxithromycin | rulid
chloroquine | P01BA01 | antimalarial | chloroquine | aralen, resochin
benzonatate | R05DB01 | cough | benzonatate | tessalon
meclizine | R06AE05 | sedative antihistamine | meclizine, meclozine | bonine, antivert
dimenhydrinate | R06AA11 | sedative antihistamine | dimenhydrinate | dramamine, vomex
butylscopolamine | A03BB01 | anticholinergic | butylscopolamine, hyoscine butylbromide, butilescopolamina | buscopan, buscapina
sodium picosulfate | A06AB08 | stimulant-laxative | sodium picosulfate, natriumpicosulfat | laxoberal
brexpiprazole | N05AX16 | antipsychotic cyp3a4-sensitive | brexpiprazole | rexulti
cariprazine | N05AX15 | antipsychotic cyp3a4-sensitive | cariprazine | vraylar, reagila
guanfacine | C02AC02 | antihypertensive sedative cyp3a4-sensitive | guanfacine | intuniv
vericiguat | C01DX22 | riociguat | vericiguat | verquvo
sotagliflozin | A10BK06 | diabetes-medicine | ertugliflozin, sotagliflozin | steglatro
alogliptin | A10BH04 | diabetes-medicine | alogliptin | nesina, vipidia
evolocumab | C10AX13 | lipid-lowering | evolocumab, alirocumab, inclisiran | repatha, praluent
bempedoic acid | C10AX15 | lipid-lowering | bempedoic acid, bempedoinsaure | nexletol, nilemdo
abacavir | J05AF06 | antiviral | abacavir | ziagen
lamivudine | J05AF05 | antiviral | lamivudine | epivir
zidovudine | J05AF01 | antiviral | zidovudine | retrovir
amikacin | J01GB06 | antibiotic nephrotoxic | amikacin, gentamicin, tobramycin |
amoxapine | N06AA17 | tricyclic antidepressant serotonergic | amoxapine |
desipramine | N06AA01 | tricyclic antidepressant serotonergic | desipramine, protriptyline | norpramin
vilazodone | N06AX24 | antidepressant ssri serotonergic cyp3a4-sensitive | vilazodone | viibryd
levomilnacipran | N06AX28 | snri antidepressant serotonergic | levomilnacipran | fetzima
mianserin | N06AX03 | antidepressant serotonergic sedative | mianserin |
apremilast | L04AA32 | immunosuppressant cyp3a4-immunosuppressant | apremilast | otezla
azelastine | R06AX19 | antihistamine | azelastine | astelin, allergodil
betahistine | N07CA01 | betahistine | betahistine | serc, vasomotal, betaserc
bicalutamide | L02BB03 | cancer-medicine | bicalutamide | casodex
bromocriptine | N04BC01 | dopamine-agonist cyp3a4-sensitive | bromocriptine | parlodel
cabergoline | N04BC06 | dopamine-agonist | cabergoline | dostinex
carbidopa | N04BA02 | levodopa | carbidopa, benserazide | lodosyn
cefaclor | J01DC04 | cephalosporin antibiotic | cefaclor, cefazolin, ceftazidime | ceclor
chlordiazepoxide | N05BA02 | benzodiazepine sedative | chlordiazepoxide, chlordiazepoxide clidinium | librium
clorazepate | N05BA05 | benzodiazepine sedative | clorazepate | tranxene, tranxilium
flurazepam | N05CD01 | benzodiazepine sedative | flurazepam, flunitrazepam, estazolam, brotizolam, tetrazepam, prazepam | rohypnol, lendormin
zaleplon | N05CF03 | sedative cyp3a4-sedative | zaleplon | sonata
chlorpromazine | N05AA01 | antipsychotic sedative | chlorpromazine, levomepromazine, prochlorperazine, perphenazine, fluphenazine | thorazine, stemetil, compazine
flupentixol | N05AF01 | antipsychotic | flupentixol, zuclopenthixol, chlorprothixene | fluanxol
sulpiride | N05AL01 | antipsychotic | sulpiride, amisulpride, tiapride | dogmatil, solian
cimetidine | A02BA01 | h2-blocker | cimetidine, nizatidine | tagamet
clobetasol | D07AD01 | topical-steroid | clobetasol, mometasone cream, hydrocortisone cream |
cyproterone | G03HB01 | hormonal-contraceptive | cyproterone | androcur
dapsone | J04BA02 | antibiotic | dapsone |
disopyramide | C01BA03 | antiarrhythmic cyp3a4-sensitive | disopyramide, quinidine | norpace
propafenone | C01BC03 | antiarrhythmic | propafenone | rythmol, rytmonorm
ethambutol | J04AK02 | antibiotic | ethambutol, pyrazinamide | myambutol
fludrocortisone | H02AA02 | corticosteroid | fludrocortisone | florinef, astonin
triamcinolone | H02AB08 | corticosteroid immunosuppressant | triamcinolone | kenalog, volon
flurbiprofen | M01AE09 | nsaid | flurbiprofen, sulindac, aceclofenac, oxaprozin, tolmetin, lornoxicam, tenoxicam, mefenamic acid | dobendan direkt, strefen
phenazone | N02BB01 | pain-relief | phenazone, propyphenazone |
glycopyrrolate | A03AB02 | anticholinergic | glycopyrrolate, glycopyrronium, hyoscyamine, scopolamine, procyclidine, orphenadrine | robinul
granisetron | A04AA02 | serotonergic | granisetron | kytril
bismuth subsalicylate | A02BX | salicylate nsaid | bismuth subsalicylate, bismuth salicylate | pepto bismol, kaopectate
mebeverine | A03AA04 | antispasmodic | mebeverine, otilonium, pinaverium, drotaverine, phloroglucinol | duspatal, colofac, spasfon
mercaptopurine | L01BB02 | cancer-medicine immunosuppressant liver-toxic | mercaptopurine, 6 mercaptopurine | purinethol, puri nethol, xaluprine
melphalan | L01AA03 | cancer-medicine | melphalan, gemcitabine, oxaliplatin, vinblastine, vinorelbine, temozolomide |
nateglinide | A10BX03 | diabetes-medicine hypoglycaemic | nateglinide | starlix
rosiglitazone | A10BG02 | diabetes-medicine | rosiglitazone | avandia
nefopam | N02BG06 | pain-relief serotonergic | nefopam |
nicardipine | C08CA04 | calcium-blocker antihypertensive cyp3a4-sensitive grapefruit-sensitive | nicardipine, isradipine, nisoldipine, lacidipine, manidipine, barnidipine | 
nystatin | A07AA02 | antifungal | nystatin, clotrimazole, miconazole | canesten, daktarin
pentoxifylline | C04AD03 | antiplatelet theophylline | pentoxifylline | trental
zafirlukast | R03DC01 | montelukast | zafirlukast | accolate
trimetazidine | C01EB15 | angina | trimetazidine | vastarel
nicorandil | C01DX16 | nitrate | nicorandil, molsidomine |
cinnarizine | N07CA02 | sedative antihistamine | cinnarizine, flunarizine | stugeron, arlevert, sibelium
tilidine | N02AX01 | opioid | tilidine, piritramide, tilidine naloxone | valoron
dihydrocodeine | N02AA08 | opioid | dihydrocodeine | paracodin
thiocolchicoside | M03BX05 | muscle-relaxant | thiocolchicoside | muscoril
metaxalone | M03BX04 | muscle-relaxant sedative | metaxalone, carisoprodol | skelaxin, soma
xylometazoline | R01AA07 | sympathomimetic | xylometazoline, oxymetazoline, phenylephrine | otrivin, nasivin, otriven
zofenopril | C09AA15 | ace-inhibitor antihypertensive | zofenopril, cilazapril, spirapril, moexipril, delapril, imidapril | bifril
urapidil | C02CA06 | antihypertensive | urapidil, rilmenidine, minoxidil | ebrantil
piretanide | C03CA03 | loop-diuretic diuretic antihypertensive | piretanide, ethacrynic acid | arelix
xipamide | C03BA10 | thiazide diuretic antihypertensive | xipamide | aquaphor
amlodipine atorvastatin | C10BX03 | calcium-blocker antihypertensive statin cyp3a4-statin grapefruit-sensitive | amlodipine atorvastatin | caduet
ezetimibe simvastatin | C10BA02 | statin cyp3a4-statin grapefruit-sensitive lipid-lowering | ezetimibe simvastatin | vytorin, inegy
diosmin | C05CA03 | vein-tonic | diosmin, hesperidin | daflon
paracetamol codeine | N02AJ06 | opioid paracetamol liver-toxic | paracetamol codeine, co codamol | citodon, solpadeine, termalgin codeina
thomapyrin | N02BA51 | nsaid antiplatelet salicylate paracetamol liver-toxic caffeine | aspirin paracetamol caffeine | thomapyrin, excedrin, treo
paracetamol cold remedy | N02BE51 | paracetamol liver-toxic | paracetamol cold remedy | lemsip, frenadol, termalgin, theraflu, nyquil, dayquil, cold and flu tablets, cold and flu capsules
bromhexine | R05CB02 | cough | bromhexine | bisolvon
sinupret | R05X | herbal-mixture | gentian elder primrose sorrel vervain | sinupret
iberogast | A03 | herbal-mixture | bitter candytuft mixture, iberis amara | iberogast
`
