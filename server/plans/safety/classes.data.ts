/**
 * Names of whole groups of medicines as people write them ("blood thinner"), one a line: id | classes that it may stand
 * for | names. A rule about any of these classes warns, because the item may be that medicine.
 */
export const GROUPS = `
blood thinners | vitamin-k-antagonist doac antiplatelet | blood thinner, blood thinners, blood thinning, blood thinning tablets, bloodthinner, anticoagulant, anticoagulants, anticoagulation, blutverdunner, blutgerinnungshemmer, gerinnungshemmer, antikoagulans, antikoagulantien, anticoagulante, anticoagulantes, fluidifiant du sang, anticoagulantti, anticoagulanti, fluidificante del sangue, blodfortunnande
vitamin K antagonists | vitamin-k-antagonist | vitamin k antagonist, vitamin k antagonists, vka, coumarin, coumarins, antivitamine k, avk, kumarine, vitamin k antagonisten
DOACs | doac | doac, doacs, noac, noacs, direct oral anticoagulant, factor xa inhibitor, doak, noak
platelet inhibitors | antiplatelet | antiplatelet, antiplatelets, platelet inhibitor, thrombozytenaggregationshemmer, plattchenhemmer, antiagregante, antiaggregante, antiagregant plaquettaire
pain relievers | nsaid | nsaid, nsaids, anti inflammatory, anti inflammatories, antirheumatika, nsar, ains, aine, painkiller, painkillers, pain reliever, pain relievers, schmerzmittel, anti inflammatoire, anti inflammatoires, antidouleur, analgesico, antidolorifico, antiinflamatorio, antinfiammatorio, smartstillande
the pill | hormonal-contraceptive estrogen | the pill, birth control, birth control pill, birth control pills, contraceptive, contraceptives, contraception, contraceptive pill, morning after pill, emergency contraception, contraceptive implant, oral contraceptive, oral contraceptives, mini pill, minipill, combined pill, hormonal contraception, hormonal contraceptive, antibabypille, anti baby pille, die pille, pille, verhutungspille, pilule, la pilule, pilule contraceptive, contraceptif, contraceptif oral, pildora, pildora anticonceptiva, anticonceptivo, anticonceptivos, la pillola, pillola, pillola anticoncezionale, p piller, ppiller
contraceptive implants | hormonal-contraceptive | implant contraceptive, hormone implant, hormonspirale, hormonal iud, hormonal coil, contraceptive patch, vaginal ring
hormone replacement | estrogen | hrt, hormone replacement, hormone replacement therapy, hormone patch, menopausal hormone therapy, hormonersatztherapie, ths, traitement hormonal, terapia hormonal, terapia ormonale sostitutiva, oestrogen, estrogen, estrogens, ostrogen
antidepressants | antidepressant serotonergic ssri snri tricyclic | antidepressant, antidepressants, antidepressivum, antidepressiva, antidepresseur, antidepresivo, antidepressivo, anti depressant
SSRIs | ssri antidepressant serotonergic | ssri, ssris, serotonin reuptake inhibitor, isrs, serotonin wiederaufnahmehemmer
SNRIs | snri antidepressant serotonergic | snri, snris
tricyclics | tricyclic antidepressant serotonergic sedative | tricyclic, tricyclics, tricyclic antidepressant, tca, trizyklika, trizyklische antidepressiva, tricyclique, triciclico
MAO inhibitors | mao-inhibitor antidepressant serotonergic | maoi, maois, mao inhibitor, mao inhibitors, mao hemmer, monoamine oxidase inhibitor, imao
triptans | triptan serotonergic | triptan, triptans, triptane, migraine tablets, migraine medicine, migraine medication
opioids | opioid cyp3a4-sensitive | opioid, opioids, opiate, opiates, opioide, opiaceo, oppioide
sleeping pills | sedative | sleeping pill, sleeping pills, sleeping tablet, sleeping tablets, sleep aid, hypnotic, sedative, sedatives, schlafmittel, schlaftabletten, beruhigungsmittel, somnifere, somniferes, somnifero, sedante, sedativo, sonnifero, somnmedel, tranquilizer, tranquilizers, tranquilliser
benzodiazepines | benzodiazepine sedative cyp3a4-sedative | benzodiazepine, benzodiazepines, benzos, benzodiacepina, benzodiazepina, anti anxiety medicine, anxiolytic, anxiolytics
barbiturates | sedative enzyme-inducer | barbiturate, barbiturates
antipsychotics | antipsychotic | antipsychotic, antipsychotics, neuroleptic, neuroleptics, neuroleptika, antipsychotikum, neuroleptique, antipsicotico
antiepileptics | anticonvulsant cyp3a4-anticonvulsant | anticonvulsant, anticonvulsants, antiepileptic, antiepileptics, anti epileptic, epilepsy medicine, epilepsy medication, epilepsy tablets, epilepsy pills, seizure tablets, seizure medicine, seizure medication, antiepileptika, antikonvulsiva, antiepileptique, antiepileptico, antiepilettico
antihistamines | antihistamine | antihistamine, antihistamines, antihistaminikum, antihistaminique, antihistaminico
statins | statin cyp3a4-statin grapefruit-sensitive | statin, statins, statine, statines, estatina, estatinas, statinen, cholesterol medicine, cholesterol tablets, cholesterol pill, cholesterol pills, cholesterol meds, cholesterol medication, cholesterol lowering medicine, cholesterinsenker
ACE inhibitors | ace-inhibitor antihypertensive | ace inhibitor, ace inhibitors, acei, ace hemmer, iec, inhibiteur de l enzyme de conversion, inhibidor de la eca, ieca, ace inibitore, ace inibitori, ace hammare
angiotensin blockers | angiotensin-blocker antihypertensive | arb, arbs, sartan, sartans, sartane, angiotensin receptor blocker, angiotensin blocker, sartani, ara ii
beta blockers | beta-blocker antihypertensive | beta blocker, beta blockers, betablocker, betablockers, betablocker, beta bloquant, betabloquant, betabloqueante, betabloccante
calcium channel blockers | calcium-blocker antihypertensive grapefruit-sensitive | calcium channel blocker, calcium channel blockers, calcium antagonist, calcium antagonists, kalziumantagonist, calciumantagonist, calciumantagonisten, inhibiteur calcique, calcioantagonista, calcium blocker
blood pressure medicine | antihypertensive ace-inhibitor angiotensin-blocker | blood pressure medicine, blood pressure medication, blood pressure tablets, blood pressure pills, bp meds, antihypertensive, antihypertensives, blutdrucksenker, blutdruckmittel, blutdrucktabletten, antihypertenseur, antihipertensivo, antipertensivo, blodtrycksmedicin
diuretics | diuretic thiazide loop-diuretic potassium-sparing antihypertensive | diuretic, diuretics, water pill, water pills, water tablets, diuretikum, diuretika, entwasserungstabletten, wassertabletten, diuretique, diuretico, vattendrivande
thiazides | thiazide diuretic antihypertensive | thiazide, thiazides, thiazid, tiazida, tiazidico
potassium-sparing diuretics | potassium-sparing | potassium sparing diuretic, potassium sparing diuretics, kaliumsparendes diuretikum
heart glycosides | digoxin | digitalis, cardiac glycoside, herzglykosid, digitalique
antiarrhythmics | antiarrhythmic | antiarrhythmic, antiarrhythmics, antiarrhythmikum
heart medicine | antihypertensive digoxin antiarrhythmic nitrate | heart medicine, heart medication, heart tablets, heart pills, herzmedikament, herztabletten
nitrates | nitrate | nitrate, nitrates, nitro spray, nitrospray
diabetes medicine | diabetes-medicine hypoglycaemic | diabetes medicine, diabetes medication, diabetes tablets, diabetes drug, antidiabetic, antidiabetics, antidiabetika, antidiabetikum, sulfonylurea, sulfonylureas, sulphonylurea, blutzuckersenker, antidiabetique, antidiabetico, diabetesmedikament
thyroid medicine | thyroid-hormone | thyroid medicine, thyroid medication, thyroid hormone, thyroid pills, thyroid tablets, schilddrusenhormon, schilddrusenhormone, schilddrusentabletten, hormone thyroidienne, hormona tiroidea, ormone tiroideo
antithyroid medicine | antithyroid | antithyroid, antithyroid drug, antithyroid medicine, thyreostatikum, thyreostatika
steroids | corticosteroid immunosuppressant | steroid, steroids, corticosteroid, corticosteroids, corticoide, corticoides, corticosteroide, cortisonico
immunosuppressants | immunosuppressant cyp3a4-immunosuppressant | immunosuppressant, immunosuppressants, anti rejection medicine, anti rejection drug, transplant medicine, immunsuppressivum, immunsuppressiva, immunosuppresseur, inmunosupresor, immunosoppressore, immunosuppressive, immunosuppressives, biologic, biologics
chemotherapy | cancer-medicine cyp3a4-cancer | chemotherapy, chemo, chemotherapie, chimiotherapie, quimioterapia, chemioterapia, cancer medicine, cancer drug, anticancer drug, anticancer medicine, cytostatic, zytostatikum
HIV medicines | hiv-medicine integrase-inhibitor | hiv medicine, hiv medication, hiv meds, hiv tablets, hiv drugs, hiv medicines, antiretroviral, antiretrovirals, haart, protease inhibitor, protease inhibitors, nnrti, antiretrovirale
retinoids | retinoid | retinoid, retinoids, retinoide, retinoides
antibiotics | antibiotic quinolone tetracycline penicillin ciprofloxacin | antibiotic, antibiotics, antibiotikum, antibiotika, antibiotique, antibiotico, antibiotici, antibioticos
quinolones | quinolone antibiotic ciprofloxacin | quinolone, quinolones, fluoroquinolone, fluoroquinolones, gyrasehemmer, fluorchinolone, fluoroquinolona
tetracyclines | tetracycline antibiotic | tetrazykline, cyclines
penicillins | penicillin antibiotic | penicillin, penicillins, penizillin, penicilline, penicilina, penicillina
sulfonamides | sulfonamide antibiotic | sulfonamide, sulfonamides, sulfa drug
bisphosphonates | bisphosphonate | osteoporosis tablets, osteoporosis medicine, bone tablets, bisphosphonate, bisphosphonates, bisphosphonat, bifosfonato, bifosfonati, bisfosfonaatti
proton pump inhibitors | proton-pump-inhibitor wort-ppi | ppi, ppis, proton pump inhibitor, proton pump inhibitors, acid reducer, acid blocker, heartburn tablets, heartburn medicine, protonenpumpenhemmer, magenschutz, saurehemmer, ipp, inhibidor de la bomba de protones, inibitore di pompa protonica
asthma medicine | theophylline beta-agonist | asthma medicine, asthma spray, asthma inhaler, asthma puffer, bronchodilator
stimulants | stimulant | adhd medicine, adhd medication, stimulant medication
muscle relaxants | muscle-relaxant sedative | muscle relaxant, muscle relaxants, muskelrelaxans
decongestants | sympathomimetic | decongestant, decongestants
laxatives | laxative-herb | laxative, laxatives, abfuhrmittel, laxatif, laxante, lassativo
erectile medicine | pde5-inhibitor | pde5 inhibitor, pde 5 inhibitor, pde5 hemmer
azole antifungals | azole | azole, azole antifungal, azole antifungals
minerals | polyvalent-mineral | mineral supplement, minerals, mineralstoffe
`
