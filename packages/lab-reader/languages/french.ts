/** French, as laboratories in France, Belgium, Switzerland, Canada and North Africa print it. */
import { type Language, listed } from './language.ts'

export const FRENCH: Language = {
  code: 'fr',
  name: 'French',
  model: 'fra',
  words: listed(
    'les|dans|avec|pour|aux|résultats|unités|valeurs|prélèvement|prélevé|laboratoire|biologiste|médecin|sanguine|plaquettes|polynucléaires|numération|blancs|homme|femme|jeun|antériorités|antériorité|usuelles|édité|naissance|dosage|nom',
  ),
  names: {
    'White blood cells': listed(
      'leucocytes|globules blancs|gb|g.b.|numération leucocytaire|leucocytes totaux|globules blancs (leucocytes)|leucocytes (globules blancs)|nombre de leucocytes|numération des leucocytes|leucocytes (gb)|numération des globules blancs',
    ),
    'Red blood cells': listed(
      'hématies|globules rouges|gr|g.r.|érythrocytes|numération érythrocytaire|hématies (globules rouges)|globules rouges (hématies)|nombre de globules rouges|numération des hématies|nombre d’hématies|hématies (gr)|numération des globules rouges|érythrocytes (hématies)',
    ),
    Hemoglobin: listed(
      'hémoglobine|hémoglobine (hb)|taux d’hémoglobine|hb (hémoglobine)|hémoglobine totale|dosage de l’hémoglobine',
    ),
    Hematocrit: listed(
      'hématocrite|ht|hte|hématocrite (ht)|taux d’hématocrite|hct (hématocrite)|hématocrite (hct)',
    ),
    MCV: listed(
      'vgm|v.g.m.|volume globulaire moyen|vgm (volume globulaire moyen)|volume globulaire moyen (vgm)|volume corpusculaire moyen|vcm|volume moyen globulaire|volume glob. moyen|vgm (mcv)|mcv (vgm)',
    ),
    MCH: listed(
      'tcmh|t.c.m.h.|tgmh|t.g.m.h.|teneur corpusculaire moyenne en hémoglobine|teneur globulaire moyenne en hémoglobine|teneur corpusculaire moyenne|contenu corpusculaire moyen en hémoglobine|hémoglobine corpusculaire moyenne|tcmh (mch)|teneur corp. moy. en hb|teneur moyenne en hémoglobine|teneur corpusculaire moyenne en hb|teneur corpusculaire moyenne en hémoglobine (tcmh)|hgm|teneur corpusculaire moyenne hb|charge hb globulaire|teneur moyenne en hb|taux corpusculaire moyen en hémoglobine|taux moyen en hémoglobine',
    ),
    MCHC: listed(
      'ccmh|c.c.m.h.|cgmh|c.g.m.h.|concentration corpusculaire moyenne en hémoglobine|concentration globulaire moyenne en hémoglobine|concentration corpusculaire moyenne|concentration moyenne en hémoglobine|conc. corp. moy. en hb|concentration corpusculaire moyenne en hb|ccmh (mchc)|concentration corpusculaire moyenne en hémoglobine (ccmh)|conc. corpusculaire moyenne en hb|concentration moyenne en hb|concentration hb moyenne',
    ),
    RDW: listed(
      'idr|i.d.r.|indice de distribution des globules rouges|indice de distribution des hématies|indice de distribution érythrocytaire|indice d’anisocytose|anisocytose|indice de distribution|ide|idr (rdw)|rdw (idr)|idr-cv|indice de distribution des gr|indice anisocytose|largeur de distribution des globules rouges|distribution des globules rouges|indice de répartition des globules rouges|indice d’anisocytose (idr)',
    ),
    'RDW-SD': listed(
      'idr-sd|indice de distribution des globules rouges sd|idr|indice de distribution des globules rouges|rdw (idr)',
    ),
    Platelets: listed(
      'plaquettes|plaquettes sanguines|thrombocytes|numération plaquettaire|numération des plaquettes|plaquettes (plt)|plaquettes (thrombocytes)|nombre de plaquettes|plaq.|plaquettes sur citrate|thrombocytes (plaquettes)',
    ),
    MPV: listed(
      'vmp|v.m.p.|vpm|volume moyen plaquettaire|volume plaquettaire moyen|volume plaquettaire moyen (vpm)|volume moyen plaquettaire (vmp)|volume moyen des plaquettes|vmp (mpv)|vmp plaquettes',
    ),
    PDW: listed(
      'indice de distribution des plaquettes|indice de distribution plaquettaire|idp|largeur de distribution plaquettaire|distribution des plaquettes',
    ),
    Plateletcrit: listed('thrombocrite|plaquettocrite'),
    Neutrophils: listed(
      'polynucléaires neutrophiles|neutrophiles|granulocytes neutrophiles|pnn|poly neutrophiles|neutrophiles %|polynucléaires neutrophiles %|p. neutrophiles|neutrophiles segmentés|granulocytes segmentés|polynucléaires neutro.|polyn. neutrophiles|pn neutrophiles|segmentés neutrophiles|leucocytes neutrophiles',
    ),
    'Absolute neutrophils': listed(
      'polynucléaires neutrophiles|neutrophiles|granulocytes neutrophiles|pnn|poly neutrophiles|neutrophiles absolus|neutrophiles (valeur absolue)|polynucléaires neutrophiles absolus|p. neutrophiles|neutrophiles segmentés|granulocytes segmentés|polynucléaires neutro.|polyn. neutrophiles|pn neutrophiles|segmentés neutrophiles|leucocytes neutrophiles|neutrophiles abs.|polynucléaires neutrophiles (valeur absolue)',
    ),
    Lymphocytes: listed('lymphocytes %|lympho.|lymphocytes en %'),
    'Absolute lymphocytes': listed(
      'lymphocytes absolus|lymphocytes (valeur absolue)|lympho.|lymphocytes abs.|lymphocytes en valeur absolue',
    ),
    Monocytes: listed('monocytes %|mono.|monocytes en %'),
    'Absolute monocytes': listed(
      'monocytes absolus|monocytes (valeur absolue)|mono.|monocytes abs.|monocytes en valeur absolue',
    ),
    Eosinophils: listed(
      'polynucléaires éosinophiles|éosinophiles|granulocytes éosinophiles|pne|poly éosinophiles|éosinophiles %|p. éosinophiles|polynucléaires éosinophiles %|polynucléaires éosino.|polyn. éosinophiles|pn éosinophiles',
    ),
    'Absolute eosinophils': listed(
      'polynucléaires éosinophiles|éosinophiles|granulocytes éosinophiles|pne|poly éosinophiles|éosinophiles absolus|éosinophiles (valeur absolue)|p. éosinophiles|polynucléaires éosino.|polyn. éosinophiles|pn éosinophiles|polynucléaires éosinophiles absolus|éosinophiles abs.',
    ),
    Basophils: listed(
      'polynucléaires basophiles|basophiles|granulocytes basophiles|pnb|poly basophiles|basophiles %|p. basophiles|polynucléaires basophiles %|polynucléaires baso.|polyn. basophiles|pn basophiles',
    ),
    'Absolute basophils': listed(
      'polynucléaires basophiles|basophiles|granulocytes basophiles|pnb|poly basophiles|basophiles absolus|basophiles (valeur absolue)|p. basophiles|polynucléaires baso.|polyn. basophiles|pn basophiles|polynucléaires basophiles absolus|basophiles abs.',
    ),
    'Immature granulocytes': listed(
      'granulocytes immatures|granulocytes immatures (ig)|granuleux immatures|ig (granulocytes immatures)|granulocytes immatures %|granulocytes immatures absolus',
    ),
    'Band neutrophils': listed(
      'neutrophiles non segmentés|granulocytes non segmentés|neutrophiles en bâtonnets|bâtonnets|non segmentés|neutrophiles stab',
    ),
    Reticulocytes: listed(
      'réticulocytes|numération des réticulocytes|réticulocytes %|réticulocytes absolus|réticulocytes (valeur absolue)|taux de réticulocytes|numération réticulocytaire',
    ),
    'Nucleated red blood cells': listed(
      'érythroblastes|érythroblastes circulants|globules rouges nucléés|érythroblastes (nrbc)|nrbc (érythroblastes)',
    ),
    Iron: listed(
      'fer|fer sérique|sidérémie|fer (sidérémie)|fer sérique (sidérémie)|fer (fe)|fer plasmatique|dosage du fer sérique|sidérémie (fer)|fer sérique total',
    ),
    TIBC: listed(
      'capacité totale de fixation|capacité totale de fixation du fer|capacité totale de fixation en fer|ctf|ctff|capacité totale de saturation|capacité totale de fixation de la transferrine|ctft|capacité de fixation totale|capacité totale de fixation (ctf)|capacité totale de saturation de la transferrine|capacité de fixation de la transferrine|cts|capacité totale sidérophiline',
    ),
    UIBC: listed(
      'capacité latente de fixation|capacité latente de fixation du fer|capacité libre de fixation|capacité libre de fixation du fer|clf|capacité latente de fixation en fer',
    ),
    'Transferrin saturation': listed(
      'coefficient de saturation|coefficient de saturation de la transferrine|saturation de la transferrine|cst|cs-transferrine|saturation transferrine|coefficient de saturation (cst)|taux de saturation de la transferrine|% de saturation de la transferrine|coef. de saturation|coefficient de saturation en fer|coefficient saturation transferrine|coeff. saturation transferrine|saturation de la transferrine (cst)|coef. de saturation de la transferrine|coefficient de saturation de la sidérophiline|taux de saturation|pourcentage de saturation de la transferrine',
    ),
    Transferrin: listed(
      'transferrine|sidérophiline|transferrine (sidérophiline)|transferrine sérique|sidérophiline (transferrine)',
    ),
    Ferritin: listed('ferritine|ferritinémie|ferritine sérique|ferritine (réserves)|dosage de la ferritine'),
    Glucose: listed(
      'glycémie|glucose sanguin|glucose plasmatique|glycémie aléatoire|glucose sérique|glycémie veineuse|glycémie (glucose)|glucose (glycémie)|dosage du glucose',
    ),
    'Fasting glucose': listed(
      'glycémie à jeun|glucose à jeun|glycémie veineuse à jeun|glycémie plasmatique à jeun|glycémie à jeun (glucose)|glucose à jeun plasmatique',
    ),
    'Hemoglobin A1c': listed(
      'hémoglobine glyquée|hémoglobine a1c|hémoglobine glycosylée|hémoglobine glyquée (hba1c)|hémoglobine a1c (hba1c)|hba1c (hémoglobine glyquée)|hb glyquée|hémoglobine glycosylée (hba1c)|hba1c (ifcc)|hba1c (ngsp)|hba1c (dcct)|hémoglobine glyquée a1c|hb a1c (hémoglobine glyquée)|hémoglobine glycquée|hémoglobine glyquée hplc',
    ),
    'Estimated average glucose': listed(
      'glycémie moyenne estimée|glycémie moyenne|glucose moyen estimé|glycémie moyenne estimée (gme)|gme|glycémie estimée moyenne',
    ),
    Insulin: listed(
      'insuline|insulinémie|insuline à jeun|insulinémie à jeun|insuline basale|insuline sérique|insulinémie basale',
    ),
    'C-peptide': listed('peptide c|c peptide à jeun|peptide c à jeun|peptide c sérique'),
    'HOMA-IR': listed(
      'indice homa|index homa|homa (insulinorésistance)|indice de homa|indice homa-ir|homa-ir (indice)|index de homa|score homa',
    ),
    Fructosamine: listed('fructosamines|fructosamine sérique'),
    'Total cholesterol': listed(
      'cholestérol total|cholestérol|cholestérolémie|cholestérol total sérique|cholestérolémie totale|ct (cholestérol total)|chol. total|dosage du cholestérol total',
    ),
    'HDL cholesterol': listed(
      'cholestérol hdl|hdl-cholestérol|hdlc|hdl-chol|cholestérol hdl direct|cholestérol h.d.l.|h.d.l. cholestérol',
    ),
    'LDL cholesterol': listed(
      'cholestérol ldl|ldl-cholestérol|ldlc|ldl-cholestérol direct|cholestérol ldl direct|cholestérol ldl (dosé)|cholestérol l.d.l.|l.d.l. cholestérol',
    ),
    'LDL cholesterol, calculated': listed(
      'cholestérol ldl calculé|ldl-cholestérol calculé|ldl calculé|ldl-cholestérol (friedewald)|cholestérol ldl (friedewald)|cholestérol ldl (calcul)|ldl-cholestérol (calcul)|cholestérol ldl selon friedewald|cholestérol ldl calc.|ldl-cholestérol calc.',
    ),
    'VLDL cholesterol': listed('cholestérol vldl|vldl-cholestérol|vldl-cholestérol calculé'),
    'Non-HDL cholesterol': listed('cholestérol non hdl|non-hdl cholestérol|cholestérol non-hdl (calculé)'),
    Triglycerides: listed(
      'triglycérides|triglycéridémie|triglycérides sériques|tg (triglycérides)|triglycérides à jeun|dosage des triglycérides',
    ),
    'Cholesterol/HDL ratio': listed(
      'rapport cholestérol total/hdl|rapport ct/hdl|cholestérol total/hdl|rapport cholestérol/hdl|rapport cholestérol total / cholestérol hdl|ct/hdl|rapport chol. total/hdl|cholestérol total / hdl cholestérol|rapport chol/hdl|cholestérol total/cholestérol hdl|rapport cholestérol total/hdl-cholestérol|indice cholestérol total/hdl|rapport cholestérol/hdl-cholestérol|cholestérol/hdl',
    ),
    'LDL/HDL ratio': listed(
      'rapport ldl/hdl|rapport ldl/hdl cholestérol|rapport cholestérol ldl/hdl|ldl/hdl (rapport)|rapport ldl-cholestérol/hdl-cholestérol|cholestérol ldl/hdl',
    ),
    'Triglycerides/HDL ratio': listed('rapport triglycérides/hdl|rapport tg/hdl|triglycérides/hdl'),
    'Apolipoprotein B': listed(
      'apolipoprotéine b|apoprotéine b|apo b (apolipoprotéine b)|apolipoprotéine b (apo b)|apolipoprotéine b100|apolipoprotéines b|apo-b',
    ),
    'Apolipoprotein A1': listed(
      'apolipoprotéine a1|apoprotéine a1|apo a1 (apolipoprotéine a1)|apolipoprotéine a1 (apo a1)|apolipoprotéine a-1|apolipoprotéine a-i|apolipoprotéines a1|apo a-1|apo-a1',
    ),
    'Lipoprotein(a)': listed(
      'lipoprotéine (a)|lp (a)|lipoprotéine (a) lp(a)|lipoprotéine petit a|lipoprotéine a (lpa)',
    ),
    ALT: listed(
      'alat|tgp|sgpt|alat (tgp)|alat (gpt)|alat (sgpt)|tgp (alat)|sgpt (alat)|alanine aminotransférase|alanine amino transférase|transaminases alat|transaminases tgp|transaminases sgpt|alanine aminotransférase (alat)|transaminase tgp|transaminase alat|alat (alt)|transaminase gp|transaminases sgpt (alat)|transaminases alat (tgp)|transaminase sgpt|s.g.p.t.|transaminases gpt|transaminases pyruviques|alat (sgpt/tgp)|alanine-aminotransférase (alat/gpt)|alanine aminotransférase (alt)|transaminase gpt (alat)',
    ),
    AST: listed(
      'asat|tgo|sgot|asat (tgo)|asat (got)|asat (sgot)|tgo (asat)|sgot (asat)|aspartate aminotransférase|aspartate amino transférase|transaminases asat|transaminases tgo|transaminases sgot|aspartate aminotransférase (asat)|transaminase tgo|transaminase asat|asat (ast)|transaminase go|transaminases sgot (asat)|transaminases asat (tgo)|transaminase sgot|s.g.o.t.|transaminases got|transaminases oxaloacétiques|asat (sgot/tgo)|aspartate-aminotransférase (asat/got)|aspartate aminotransférase (ast)|transaminase got (asat)',
    ),
    'AST/ALT ratio': listed(
      'rapport asat/alat|rapport tgo/tgp|asat/alat|rapport ast/alt|rapport de ritis|indice de ritis',
    ),
    'Alkaline phosphatase': listed(
      'phosphatases alcalines|phosphatase alcaline|pal|p.a.l.|phosphatases alcalines (pal)|pal (phosphatases alcalines)|phosphatases alcalines totales|phosphatase alcaline (pal)|phosphatase alcaline totale|ph. alcalines|phosph. alcalines',
    ),
    GGT: listed(
      'gamma gt|γ-gt|γgt|gamma-glutamyl transférase|gamma-glutamyltransférase|gamma gt (ggt)|ggt (gamma gt)|gamma-glutamyl-transférase (ggt)|gamma-glutamyl transpeptidase|gamma gt (gamma-glutamyltransférase)|γ-glutamyltransférase|gammagt|γ-glutamyl transférase|gamma-g.t.|gamma-glutamyltranspeptidase|gamma glutamyl transférase (gamma gt)|ggt (gamma-glutamyl transférase)',
    ),
    'Total bilirubin': listed(
      'bilirubine totale|bilirubine|bilirubinémie|bilirubine totale sérique|bilirubinémie totale|bilirubine t.',
    ),
    'Direct bilirubin': listed(
      'bilirubine directe|bilirubine conjuguée|bilirubine directe (conjuguée)|bilirubine conjuguée (directe)|bilirubine d.',
    ),
    'Indirect bilirubin': listed(
      'bilirubine indirecte|bilirubine libre|bilirubine non conjuguée|bilirubine indirecte (libre)|bilirubine libre (indirecte)|bilirubine libre (non conjuguée)|bilirubine non conjuguée (libre)',
    ),
    'Total protein': listed(
      'protéines totales|protides totaux|protides|protéines|protidémie|protéines sériques|protéines totales sériques|protéines sériques totales|protéinémie|protides totaux sériques|protidémie totale|protéines totales (sérum)|protéine totale',
    ),
    Albumin: listed(
      'albumine|albuminémie|albumine sérique|albumine plasmatique|sérum albumine|sérumalbumine',
    ),
    Globulin: listed('globulines|globulines totales|globulines calculées'),
    'Albumin/globulin ratio': listed(
      'rapport albumine/globulines|rapport a/g|rapport albumine/globuline|albumine/globulines|rapport alb/glob',
    ),
    Prealbumin: listed(
      'préalbumine|transthyrétine|préalbumine (transthyrétine)|transthyrétine (préalbumine)|pré-albumine',
    ),
    LDH: listed(
      'lactate déshydrogénase|lacticodéshydrogénase|lactate déshydrogénase (ldh)|ldh (lactate déshydrogénase)|lacticodéshydrogénase (ldh)|l.d.h.|lactico-déshydrogénase|déshydrogénase lactique|ldh totales',
    ),
    Amylase: listed('amylasémie|amylase totale|alpha-amylase|amylases|alpha amylase totale|amylase sérique'),
    Lipase: listed('lipasémie|lipase sérique|lipase pancréatique'),
    Ammonia: listed('ammoniémie|ammoniac|ammoniaque|ammonium|ammonium plasmatique|ammoniac plasmatique'),
    Creatinine: listed(
      'créatinine|créatininémie|créatinine sérique|créatinine plasmatique|créatinine enzymatique|créatinine sanguine|créatinine (jaffé)|dosage de la créatinine|créat.',
    ),
    eGFR: listed(
      'dfg|dfg estimé|dfge|débit de filtration glomérulaire|débit de filtration glomérulaire estimé|dfg (ckd-epi)|dfg selon ckd-epi|dfg estimé (ckd-epi)|estimation du dfg|estimation du débit de filtration glomérulaire|débit de filtration glomérulaire (ckd-epi)|clairance ckd-epi|clairance de la créatinine (ckd-epi)|dfg (mdrd)|débit de filtration glomérulaire (mdrd)|clairance mdrd|dfg estimé selon ckd-epi|d.f.g. estimé|débit de filtration glomérulaire (dfg)|filtration glomérulaire|filtration glomérulaire estimée|dfg (ckd-epi 2009)|dfg (ckd-epi 2021)|débit filtration glomérulaire|dfg estimé (mdrd)|taux de filtration glomérulaire|tfg estimé|estimation dfg (ckd-epi)|estimation du dfg par ckd-epi|débit de filtration glomérulaire estimé (ckd-epi)|estimation du dfg (ckd-epi)|estimation du d.f.g. (ckd-epi)|dfge (ckd-epi)|clairance estimée ckd-epi',
    ),
    'Urea nitrogen': listed('azote uréique|azote uréique sanguin|azote uréique (bun)|bun (azote uréique)'),
    Urea: listed(
      'urée|urémie|urée sanguine|urée sérique|urée plasmatique|azotémie (urée)|urée (azotémie)|urée sang',
    ),
    'BUN/creatinine ratio': listed('rapport azote uréique/créatinine'),
    'Uric acid': listed(
      'acide urique|uricémie|acide urique sérique|acide urique (uricémie)|uricémie (acide urique)|acide urique sanguin|acide urique plasmatique',
    ),
    'Cystatin C': listed('cystatine c|cystatine|cystatine c sérique'),
    'Urine albumin/creatinine ratio': listed(
      'rapport albumine/créatinine|rapport albuminurie/créatininurie|albuminurie/créatininurie|rapport microalbuminurie/créatininurie|rac|microalbuminurie/créatininurie|rapport albumine/créatinine urinaire|rapport microalbumine/créatinine|albumine/créatinine urinaire|rapport albumine/créatinine (urines)|rapport albuminurie/créatinine|albumine/créatinine|microalbuminurie/créatinine|rapport albumine / créatinine (rac)|microalbumine/créatinine|ratio albumine/créatinine|rapport malb/créat',
    ),
    'Microalbumin, urine': listed(
      'microalbuminurie|albuminurie|microalbumine|microalbumine urinaire|albumine urinaire|micro-albuminurie|albumine (urines)|microalbuminurie (échantillon)|albumine urinaire (microalbuminurie)|microalbumine (urines)|albumine (urine)',
    ),
    Sodium: listed(
      'natrémie|na (sodium)|sodium (natrémie)|sodium sérique|sodium plasmatique|natrémie (sodium)|sodium (na+)|na+ (sodium)',
    ),
    Potassium: listed(
      'kaliémie|k (potassium)|potassium (kaliémie)|potassium sérique|potassium plasmatique|kaliémie (potassium)|potassium (k+)|k+ (potassium)',
    ),
    Chloride: listed(
      'chlore|chlorures|chlorémie|chlorure|cl (chlore)|chlore (cl)|chlorures (chlore)|chlorures plasmatiques|chlorures sériques|chlore (chlorémie)|chlorures (cl-)|chlorémie (chlore)',
    ),
    'Carbon dioxide': listed(
      'bicarbonates|bicarbonate|réserve alcaline|co2 total|bicarbonates (réserve alcaline)|réserve alcaline (bicarbonates)|gaz carbonique total|bicarbonates totaux|hco3 (bicarbonates)|bicarbonates (hco3-)|bicarbonates (co2 total)|co2 total (bicarbonates)|bicarbonates sanguins',
    ),
    'Anion gap': listed('trou anionique|trou anionique plasmatique|trou anionique calculé'),
    Calcium: listed(
      'calcémie|calcium total|calcium sérique|calcium (calcémie)|calcémie totale|calcium plasmatique|calcium (ca)|calcémie (calcium)|calcium sanguin',
    ),
    'Corrected calcium': listed(
      'calcium corrigé|calcémie corrigée|calcium corrigé (albumine)|calcémie corrigée par l’albumine|calcium corrigé (protides)|calcium corrigé par l’albumine|calcium corrigé par les protides',
    ),
    'Ionized calcium': listed(
      'calcium ionisé|calcémie ionisée|calcium ionisé (ca++)|calcium libre|calcium ionique',
    ),
    Phosphorus: listed(
      'phosphore|phosphates|phosphorémie|phosphatémie|phosphore inorganique|phosphates inorganiques|phosphore minéral|phosphore (phosphates)|phosphate|phosphore sérique|phosphates (phosphore)|phosphore (phosphorémie)|phosphorémie (phosphore)|phosphore sanguin|phosphate inorganique',
    ),
    Magnesium: listed(
      'magnésium|magnésémie|magnésium sérique|magnésium plasmatique|magnésium (magnésémie)|magnésium sanguin|magnésémie (magnésium)',
    ),
    'Red cell magnesium': listed(
      'magnésium érythrocytaire|magnésium globulaire|magnésium intra-érythrocytaire|magnésium érythrocytaire (globulaire)|magnésium intra-globulaire',
    ),
    Zinc: listed('zinc plasmatique|zinc sérique|zincémie|zinc (zn)|zinc sanguin'),
    Copper: listed('cuivre|cuivre sérique|cuprémie|cuivre plasmatique|cuivre (cu)'),
    Lead: listed('plomb|plombémie|plomb sanguin|plomb (pb)'),
    Mercury: listed('mercure|mercure sanguin|mercure (hg)'),
    Cadmium: listed('cadmium sanguin|cadmium (cd)'),
    Arsenic: listed('arsenic sanguin|arsenic (as)'),
    Selenium: listed('sélénium|sélénium plasmatique|sélénium sérique|sélénémie|sélénium (se)'),
    Osmolality: listed(
      'osmolalité|osmolarité|osmolalité plasmatique|osmolarité plasmatique|osmolalité sérique|osmolarité calculée|osmolarité plasmatique calculée',
    ),
    'Base excess': listed('excès de base|base excès|excès de bases|excès de base (be)'),
    TSH: listed(
      'thyréostimuline|tsh ultrasensible|tsh us|tsh ultra-sensible|thyréostimuline (tsh)|tsh (thyréostimuline)|tsh 3ème génération|hormone thyréotrope|thyréostimuline hypophysaire|tsh us (thyréostimuline)|thyrotropine|tshus|t.s.h.|hormone thyréostimulante|hormone thyréotrope (tsh)|thyréostimuline ultrasensible|t.s.h. ultrasensible|tsh 3e génération|hormone thyréostimulante (tsh)|dosage de la tsh',
    ),
    'Free T4': listed(
      't4 libre|t4l|thyroxine libre|ft4 (thyroxine libre)|thyroxine libre (ft4)|t4 libre (ft4)|thyroxine libre (t4l)|t4 libre (thyroxine)|ft4 (t4 libre)|t4 libre (t4l)|thyroxine libre (t4 libre)|dosage de la t4 libre',
    ),
    'Free T3': listed(
      't3 libre|t3l|triiodothyronine libre|ft3 (triiodothyronine libre)|tri-iodothyronine libre|t3 libre (ft3)|triiodothyronine libre (t3l)|ft3 (t3 libre)|tri iodothyronine libre (t3l)|t3 libre (t3l)|triiodothyronine libre (ft3)|tri-iodo-thyronine libre|dosage de la t3 libre',
    ),
    'Total T4': listed(
      't4 totale|thyroxine totale|thyroxine (t4)|thyroxine totale (t4)|t4 (thyroxine)|thyroxine',
    ),
    'Total T3': listed(
      't3 totale|triiodothyronine totale|tri-iodothyronine|triiodothyronine (t3)|t3 (triiodothyronine)|tri-iodothyronine totale',
    ),
    'Reverse T3': listed('t3 reverse (rt3)|t3 inverse|rt3 (t3 reverse)|reverse t3 (rt3)'),
    'Free thyroxine index': listed('index de thyroxine libre|index t4 libre|indice de thyroxine libre'),
    'TPO antibodies': listed(
      'anticorps anti-tpo|anticorps anti-thyroperoxydase|ac anti-tpo|anti-thyroperoxydase|ac anti-thyroperoxydase|anti-tpo|anticorps antithyroperoxydase|anticorps anti-peroxydase|antithyroperoxydase|anticorps anti-peroxydase thyroïdienne|anticorps anti-thyroperoxydase (tpo)|anticorps anti-tpo (thyroperoxydase)|ac antithyroperoxydase|anticorps antiperoxydase|auto-anticorps anti-tpo|auto-anticorps anti-thyroperoxydase|anticorps anti-thyroperoxydase (anti-tpo)|ac anti tpo (thyroperoxydase)|anti-peroxydase thyroïdienne|ac anti-peroxydase',
    ),
    'Thyroglobulin antibodies': listed(
      'anticorps anti-thyroglobuline|ac anti-thyroglobuline|anti-thyroglobuline|anticorps antithyroglobuline|antithyroglobuline|anticorps anti-tg|ac anti-tg|auto-anticorps anti-thyroglobuline|anticorps anti-thyroglobuline (tg)|ac antithyroglobuline|anticorps anti-thyroglobuline (anti-tg)',
    ),
    Thyroglobulin: listed(
      'thyroglobuline|thyroglobuline (tg)|thyroglobuline sérique|dosage de la thyroglobuline',
    ),
    'Vitamin D, 25-hydroxy': listed(
      '25-oh vitamine d|vitamine d|vitamine d (25-oh)|25-hydroxy-vitamine d|25 hydroxyvitamine d|vitamine d totale|vitamine d (d2+d3)|25-oh vitamine d (d2+d3)|25-oh vitamine d2+d3|vitamine d2+d3|vitamine d 25-hydroxy|25-oh vitamine d3|vitamine d3|25-hydroxyvitamine d3|25-hydroxycholécalciférol|25 (oh) vitamine d totale|vitamine d (25-oh d2+d3)|vitamine d (25 oh d)|25-oh-vit d|vitamine d totale (25-oh)|25-hydroxy vitamine d (d2+d3)|25 hydroxy vitamine d totale|25-hydroxyvitamine d (d2+d3)|25 oh vitamine d (d2 + d3)|vitamine d2 + d3 (25-oh)|25-oh vitamine d (calcidiol)|25 hydroxy vitamine d3|calcidiol (25-oh vitamine d)|25 oh vit d totale|vitamine d 25 hydroxy (d2+d3)|vitamine d (25-hydroxyvitamine d)',
    ),
    'Vitamin D, 1,25-dihydroxy': listed(
      '1,25-dihydroxyvitamine d|1,25-(oh)2 vitamine d|1,25-dihydroxy-vitamine d|1,25 dihydroxy vitamine d3|1,25-(oh)2 vitamine d3|vitamine d 1,25-dihydroxy|1,25 dihydroxyvitamine d3|1,25-oh vitamine d|1,25-(oh)2-vitamine d3 (calcitriol)|vitamine d 1,25 (oh)2',
    ),
    'Vitamin B12': listed(
      'vitamine b12|cobalamine|vitamine b12 (cobalamine)|vitamine b 12|vitamine b12 sérique|cobalamine (vitamine b12)|vit b12 sérique|cyanocobalamine|vitamine b12 totale|dosage de la vitamine b12',
    ),
    Holotranscobalamin: listed(
      'holotranscobalamine|vitamine b12 active|holotranscobalamine (vitamine b12 active)|b12 active|vitamine b12 active (holotranscobalamine)|holo-transcobalamine',
    ),
    Folate: listed(
      'folates|acide folique|vitamine b9|folates sériques|folate sérique|vitamine b9 (folates)|folates (vitamine b9)|acide folique (vitamine b9)|vitamine b9 (acide folique)|folates plasmatiques|folates sériques (vitamine b9)|acide folique sérique|vitamine b9 sérique|vitamine b9 (folates sériques)|folates (acide folique)|folate (acide folique)|folates (b9)',
    ),
    'Red cell folate': listed(
      'folates érythrocytaires|folates intra-érythrocytaires|acide folique érythrocytaire|folates globulaires|folates intraérythrocytaires|folate érythrocytaire|vitamine b9 érythrocytaire',
    ),
    'Vitamin A': listed('vitamine a|rétinol|vitamine a (rétinol)|rétinol (vitamine a)'),
    'Vitamin E': listed(
      'vitamine e|alpha-tocophérol|tocophérol|vitamine e (tocophérol)|vitamine e (alpha-tocophérol)|α-tocophérol|tocophérol (vitamine e)',
    ),
    'Vitamin C': listed(
      'vitamine c|acide ascorbique|vitamine c (acide ascorbique)|acide ascorbique (vitamine c)|vitamine c plasmatique',
    ),
    'Vitamin B1': listed(
      'vitamine b1|thiamine|vitamine b1 (thiamine)|vitamine b1 érythrocytaire|thiamine (vitamine b1)|vitamine b1 totale|vitamine b1 sang total',
    ),
    'Vitamin B6': listed(
      'vitamine b6|pyridoxine|vitamine b6 (pyridoxine)|phosphate de pyridoxal|pyridoxal phosphate|vitamine b6 (pyridoxal phosphate)|pyridoxine (vitamine b6)|vitamine b6 totale|vitamine b6 plasmatique',
    ),
    'Methylmalonic acid': listed(
      'acide méthylmalonique|acide méthylmalonique plasmatique|acide méthylmalonique (mma)',
    ),
    Homocysteine: listed(
      'homocystéine|homocystéinémie|homocystéine totale|homocystéine plasmatique|homocystéine totale plasmatique',
    ),
    'C-reactive protein': listed(
      'protéine c réactive|protéine c réactive (crp)|crp (protéine c réactive)|c réactive protéine|c.r.p.|crp (c réactive protéine)|dosage de la crp|protéine c réactive sérique',
    ),
    'hs-CRP': listed(
      'crp ultrasensible|crp us|crpus|crp ultra-sensible|crp hypersensible|crp haute sensibilité|crp hs|protéine c réactive ultrasensible|protéine c réactive haute sensibilité|protéine c réactive ultra-sensible|crp hautement sensible|crp de haute sensibilité',
    ),
    ESR: listed(
      'vs|v.s.|vitesse de sédimentation|vitesse de sédimentation globulaire|vs 1ère heure|vitesse de sédimentation (1ère heure)|vs 1h|vs à 1 heure|vitesse de sédimentation à 1 heure|sédimentation|vs 1ere h|vitesse de sédimentation (vs)|v.s. 1ère heure|vs première heure|vitesse de sédimentation première heure|vs 1 h|vs 1re heure|sédimentation 1ère heure|vitesse de sédimentation (1h)|vs après 1 heure|vitesse de sédimentation à la 1ère heure',
    ),
    Procalcitonin: listed('procalcitonine|procalcitonine (pct)|pct (procalcitonine)|procalcitonine sérique'),
    'Interleukin-6': listed('interleukine 6|interleukine-6 (il-6)|il-6 (interleukine 6)'),
    Fibrinogen: listed(
      'fibrinogène|fibrinogène (clauss)|fibrinémie|fibrinogène plasmatique|fibrinogène fonctionnel|fibrine (fibrinogène)|fibrinogène (méthode de clauss)|dosage du fibrinogène',
    ),
    'Rheumatoid factor': listed(
      'facteur rhumatoïde|facteurs rhumatoïdes|facteur rhumatoïde (latex)|facteur rhumatoïde igm|facteur rhumatoïde (fr)|facteurs rhumatoïdes igm|fr (facteur rhumatoïde)|facteur rhumatoïde quantitatif',
    ),
    'Anti-CCP': listed(
      'anticorps anti-ccp|ac anti-ccp|anti-peptides citrullinés|anticorps anti-peptides citrullinés|anticorps anti-peptide cyclique citrulliné|anticorps anti-citrulline|acpa|anticorps anti-ccp2|ac anti-peptides citrullinés|anti-peptide cyclique citrulliné|anticorps anti-peptides cycliques citrullinés|anticorps anti-protéines citrullinées',
    ),
    IgG: listed(
      'immunoglobulines g|immunoglobuline g|immunoglobulines igg|immunoglobulines g (igg)|igg totales|igg (immunoglobulines g)|immunoglobuline g (igg)|igg sériques',
    ),
    IgA: listed(
      'immunoglobulines a|immunoglobuline a|immunoglobulines iga|immunoglobulines a (iga)|iga totales|iga (immunoglobulines a)|immunoglobuline a (iga)|iga sériques',
    ),
    IgM: listed(
      'immunoglobulines m|immunoglobuline m|immunoglobulines igm|immunoglobulines m (igm)|igm totales|igm (immunoglobulines m)|immunoglobuline m (igm)|igm sériques',
    ),
    IgE: listed(
      'immunoglobulines e|immunoglobuline e|ige totales|immunoglobulines e totales|ige sériques totales|immunoglobulines e (ige)|ige totale|immunoglobulines ige totales|ige totales sériques|immunoglobulines e totales (ige)|immunoglobuline e totale',
    ),
    'tTG IgA antibodies': listed(
      'anticorps anti-transglutaminase iga|ac anti-transglutaminase iga|anti-transglutaminase iga|iga anti-transglutaminase|anti-transglutaminases iga|anticorps anti-transglutaminase tissulaire iga|transglutaminase iga|anticorps anti-transglutaminases iga|ac anti transglutaminase tissulaire iga',
    ),
    Cortisol: listed(
      'cortisolémie|cortisol 8h|cortisol à 8h|cortisol plasmatique|cortisol sérique|cortisol 8 heures|cortisol du matin|cortisol total|cortisol matin|cortisolémie 8h|cortisol basal|cortisol à 8 heures|cortisolémie à 8h|cortisol de 8h',
    ),
    Testosterone: listed(
      'testostérone|testostérone totale|testostéronémie|testostérone plasmatique|testostérone sérique',
    ),
    'Free testosterone': listed('testostérone libre|testostérone libre calculée'),
    Estradiol: listed(
      'œstradiol|17-bêta-estradiol|17 β-estradiol|estradiol (e2)|17β-œstradiol|17 beta estradiol (e2)|estradiol plasmatique|estradiol sérique|estradiol-17 bêta|e2 (estradiol)',
    ),
    Progesterone: listed('progestérone|progestérone plasmatique|progestérone sérique|progestéronémie'),
    FSH: listed(
      'hormone folliculo-stimulante|hormone folliculo-stimulante (fsh)|fsh (hormone folliculo-stimulante)|follitropine|fsh plasmatique|f.s.h.|hormone folliculostimulante|fsh (follitropine)|fsh de base|hormone folliculostimulante (fsh)|fsh basale',
    ),
    LH: listed(
      'hormone lutéinisante|hormone lutéinisante (lh)|lh (hormone lutéinisante)|lutropine|lh plasmatique|l.h.|lh (lutropine)|lh de base|lh basale',
    ),
    Prolactin: listed(
      'prolactine|prolactinémie|prolactine (prl)|prolactine sérique|prolactine plasmatique|prolactine basale|prl (prolactine)',
    ),
    'DHEA-sulfate': listed(
      'sdhea|s-dhea|sulfate de dhea|sulfate de déhydroépiandrostérone|dhea sulfate (sdhea)|dheas (sulfate de dhea)|déhydroépiandrostérone sulfate|sulfate de dhea (sdhea)|sdhea (sulfate de dhea)|sulfate de dhea (dheas)|dhea-s (sulfate de dhea)|sulfate de dehydroépiandrostérone (sdhea)',
    ),
    SHBG: listed(
      'tebg|protéine porteuse des hormones sexuelles|shbg (tebg)|globuline liant les hormones sexuelles|tebg (shbg)|sex hormone binding globuline|shbg (protéine de liaison des hormones sexuelles)|shbg (sbp)|sbp (shbg)|globuline de liaison des hormones sexuelles',
    ),
    'IGF-1': listed(
      'somatomédine c|igf-1 (somatomédine c)|igf1 (somatomédine c)|somatomédine c (igf-1)|igf1',
    ),
    'Parathyroid hormone': listed(
      'parathormone|pth intacte|parathormone intacte|parathormone (pth)|pth (parathormone)|hormone parathyroïdienne|pth 1-84|parathormone intacte (pth)|pth intacte (parathormone)|parathormone (1-84)|parathormone intacte 1-84|p.t.h.',
    ),
    PSA: listed(
      'antigène prostatique spécifique|psa totale|psa (antigène prostatique spécifique)|antigène spécifique de la prostate|antigène prostatique spécifique (psa)|psa totaux|p.s.a. total|psa (total)|p.s.a.|antigène prostatique spécifique total|psa total (antigène prostatique spécifique)|psa totale sérique|dosage du psa',
    ),
    INR: listed(
      'i.n.r.|rapport normalisé international|ratio international normalisé|inr (ratio international normalisé)|rni|tp inr|international normalized ratio (inr)|inr patient|inr (temps de quick)|inr (tp)',
    ),
    'Prothrombin time': listed(
      'temps de quick|temps de prothrombine|temps de quick patient|temps de quick malade',
    ),
    aPTT: listed(
      'tca|t.c.a.|temps de céphaline activée|temps de céphaline activateur|temps de céphaline + activateur|tca patient|tca malade|temps de céphaline activé|temps de thromboplastine partielle activée|temps de céphaline avec activateur|temps de céphaline activée (tca)|tca (temps de céphaline activée)|temps de céphaline|temps de céphaline + activateur (tca)|temps de céphaline activateur (tca)|temps de céphaline et activateur|temps de thromboplastine partielle',
    ),
    'D-dimer': listed(
      'd-dimères|dimères-d|ddimères|d-dimères (quantitatif)|d-dimères plasmatiques|dosage des d-dimères',
    ),
    'Creatine kinase': listed(
      'créatine kinase|cpk|créatine phosphokinase|créatine kinase (ck)|ck totale|cpk totales|cpk (créatine phosphokinase)|créatine phosphokinase (cpk)|ck (créatine kinase)|ck (cpk)|cpk (ck)|créatine kinase totale|c.p.k.|cpk totale|créatine kinase (cpk)|créatinine phosphokinase|ck totales|ck (créatine phosphokinase)',
    ),
    'CK-MB': listed(
      'cpk-mb|créatine kinase mb|ck-mb masse|cpk mb (masse)|ck-mb activité|créatine kinase mb (ck-mb)|isoenzyme mb',
    ),
    'Troponin I': listed(
      'troponine i|troponine ic|troponine i ultrasensible|troponine i us|troponine i hs|troponine i haute sensibilité|troponine ius|troponine i cardiaque|troponine i hypersensible|troponine ic us',
    ),
    'Troponin T': listed(
      'troponine t|troponine t ultrasensible|troponine t hs|troponine t us|troponine t haute sensibilité|troponine t hypersensible|troponine tc|troponine t cardiaque',
    ),
    'NT-proBNP': listed(
      'nt-pro-bnp (peptide natriurétique)|fragment nt-probnp|nt pro bnp plasmatique|peptide natriurétique nt-probnp|nt-probnp (n-terminal probnp)',
    ),
    BNP: listed(
      'peptide natriurétique b|peptide natriurétique de type b|bnp (peptide natriurétique)|peptide natriurétique cérébral|peptide natriurétique bnp|bnp plasmatique|peptide natriurétique de type b (bnp)',
    ),
    Lactate: listed(
      'lactates|acide lactique|lactate plasmatique|lactatémie|lactates plasmatiques|lactate veineux|lactates (acide lactique)|acide lactique (lactates)',
    ),
  },
  headings: {
    name: listed(
      'analyse|analyses|examen|examens|paramètre|paramètres|test|tests|désignation|libellé|dosage|dosages|analyte|analytes|examen demandé|nom de l’analyse|nature de l’examen|bilan|élément|constituant|analyse demandée|analyses demandées|nature des analyses|analyses effectuées|nature de l’analyse|nom|intitulé|marqueur|marqueurs|description|constituants|examens demandés|analyse(s)',
    ),
    value: listed(
      'résultat|résultats|valeur|valeurs|valeur mesurée|résultat actuel|votre résultat|résultat du jour|valeur trouvée|vos résultats|valeurs mesurées|résultat(s)|valeur obtenue|résultats du jour|valeur observée|valeurs trouvées|valeurs observées|taux|résultat obtenu|mesure|résultats actuels|valeur patient|votre valeur',
    ),
    unit: listed(
      'unité|unités|unité de mesure|unités de mesure|unité(s)|u.|unité si|unités si|unités internationales|unité conventionnelle',
    ),
    range: listed(
      'valeurs de référence|valeur de référence|intervalle de référence|intervalles de référence|références|référence|valeurs usuelles|valeur usuelle|valeurs normales|valeur normale|normes|norme|normales|val. réf.|valeurs réf.|intervalle|v.r.|limites de référence|bornes|intervalles|vr|val. de réf.|valeurs de réf.|val. ref|réf.|valeurs physiologiques|val. usuelles|v. référence|v. usuelles|intervalle biologique de référence|intervalle biologique|domaine de référence|intervalle normal|valeurs normales adulte|limites|plage de référence|fourchette|fourchettes|valeurs de réference adulte|val. normales|intervalle de réf.|valeurs attendues|v. normales|seuils|seuil|valeurs cibles|cible|objectif',
    ),
    low: listed(
      'borne inférieure|limite inférieure|min|minimum|mini|borne inf.|inf.|valeur minimale|limite inf.|valeur min',
    ),
    high: listed(
      'borne supérieure|limite supérieure|max|maximum|maxi|borne sup.|sup.|valeur maximale|limite sup.|valeur max',
    ),
    flag: listed(
      'alerte|anomalie|anomalies|indicateur|interprétation|statut|hors norme|hors normes|appréciation|indication|évaluation|signalement|signe|drapeau|h/b|b/h|anormal|flag|alarme|état',
    ),
    previous: listed(
      'antériorité|antériorités|résultat antérieur|résultats antérieurs|antérieur|antérieurs|résultat précédent|valeur précédente|valeurs précédentes|dernier résultat|historique|résultats précédents|valeurs antérieures|valeur antérieure|précédent|précédents|antér.|ant.|antécédent|antécédents|derniers résultats|antériorité du|antérieur du|dernière valeur|évolution|rappel|résultat antérieur du|antériorité 1|antériorité 2',
    ),
    other: listed(
      'méthode|méthodes|technique|techniques|date|heure|commentaire|commentaires|remarque|remarques|prélèvement|échantillon|nature|code|cotation|n°|laboratoire|matériel|automate|prix|réactif|note|milieu|type de prélèvement|observation|observations|site|accréditation|validé par|matrice|liquide|analyseur|exécution|nabm|nature du prélèvement|type d’échantillon|réf. labo|appareil|graphique|courbe',
    ),
  },
  flags: {
    high: listed(
      'élevé|élevée|élevés|élevées|haut|haute|augmenté|augmentée|augmentés|augmentées|trop élevé|très élevé|supérieur|supérieure|supérieur à la norme|supérieur aux normes|au-dessus|au-dessus de la norme|critique haut|légèrement élevé|légèrement augmenté|fortement élevé|modérément élevé|supérieur à la limite|trop haut|très haut|au-dessus des normes|supérieur aux valeurs de référence|au-dessus de l’intervalle de référence|hausse|excès|modérément augmenté|très augmenté|supérieure à la normale|supérieur à la normale|au dessus|nettement élevé|limite haute',
    ),
    low: listed(
      'bas|basse|basses|faible|faibles|diminué|diminuée|diminués|diminuées|trop bas|très bas|inférieur|inférieure|inférieur à la norme|inférieur aux normes|au-dessous|en dessous|en dessous de la norme|critique bas|légèrement bas|légèrement diminué|abaissé|abaissée|insuffisant|insuffisante|carence|déficit|inférieur à la limite|trop faible|très faible|en dessous des normes|inférieur aux valeurs de référence|au-dessous de la norme|en dessous de l’intervalle de référence|baisse|insuffisance|très diminué|modérément diminué|inférieure à la normale|inférieur à la normale|réduit|nettement diminué|limite basse',
    ),
    normal: listed(
      'normal|normale|normaux|dans les normes|dans la norme|dans l’intervalle|conforme|satisfaisant|optimal|optimale|correct|dans les limites|dans les limites de la normale|dans l’intervalle de référence|suffisant|dans les valeurs de référence|ras',
    ),
    look: listed(
      'anormal|anormale|anormaux|pathologique|hors norme|hors normes|hors limites|limite|critique|alerte|à contrôler|à surveiller|hors intervalle|perturbé|hors des limites|hors intervalle de référence|hors des normes|hors de l’intervalle|valeur critique|hors bornes|hors valeurs de référence|en dehors des normes|résultat critique|à vérifier',
    ),
  },
  limits: {
    below: listed(
      'inférieur à|inférieure à|inférieur ou égal à|inférieure ou égale à|inf. à|inf à|inf.|inf|jusqu’à|moins de|moins que|au plus|maximum|maxi|max|max.|au-dessous de|en dessous de|≤|inférieures à|inférieurs à|ne dépassant pas|inf. ou égal à|inférieur ou égal|sous|< à|inférieur|inférieure',
    ),
    above: listed(
      'supérieur à|supérieure à|supérieur ou égal à|supérieure ou égale à|sup. à|sup à|sup.|sup|plus de|plus que|au moins|minimum|mini|min|min.|au-dessus de|à partir de|≥|supérieures à|supérieurs à|sup. ou égal à|supérieur ou égal|> à|dès|supérieur|supérieure',
    ),
    between: listed('à|et|entre|jusqu’à'),
  },
  groups: {
    male: listed('homme|hommes|h|masculin|masc.|sexe masculin|mâle|homme adulte|hommes adultes|♂|h.'),
    female: listed(
      'femme|femmes|f|féminin|fém.|sexe féminin|femme adulte|femmes adultes|♀|femme non enceinte|f.',
    ),
    healthy: listed(
      'normal|normale|normales|adulte|adultes|référence|sujet sain|sujet normal|sujets sains|optimal|optimale|souhaitable|recommandé|valeurs normales|valeurs usuelles|valeur normale|suffisant|suffisance|non diabétique|non diabétiques|négatif|idéal|désirable|euthyroïdie|cible|objectif|taux souhaitable|taux recommandé|taux optimal|non fumeur|non-fumeur|sujet non diabétique|population générale|statut suffisant|à jeun|euthyroïdien|norme|taux suffisant|état vitaminique optimal|absence de facteur de risque|statut optimal',
    ),
    other: listed(
      'enfant|enfants|nourrisson|nourrissons|nouveau-né|nouveau-nés|adolescent|adolescents|femme enceinte|femmes enceintes|enceinte|grossesse|trimestre|1er trimestre|2ème trimestre|3ème trimestre|phase folliculaire|folliculaire|phase lutéale|lutéale|phase ovulatoire|ovulation|pic ovulatoire|mi-cycle|milieu de cycle|ménopause|ménopausée|ménopausées|post-ménopause|postménopause|préménopause|pré-ménopause|carence|carence sévère|carence modérée|déficit|insuffisance|insuffisant|déficience|diabète|diabétique|diabétiques|prédiabète|intolérance au glucose|hyperglycémie modérée à jeun|limite|risque|haut risque|risque élevé|risque modéré|risque faible|risque très élevé|toxique|toxicité|surdosage|intoxication|excès|fumeur|fumeurs|personne âgée|personnes âgées|sujet âgé|mois|semaines|jours|ans|hypothyroïdie|hyperthyroïdie|positif|douteux|sous traitement|traitement|thérapeutique|prévention primaire|prévention secondaire|insuffisance rénale|matin|soir|dialysé|sous contraception|pilule|puberté|couché|debout|après-midi|équivoque|allaitement|zone grise|garçon|garçons|fille|filles',
    ),
  },
  sex: {
    label: listed('sexe|sexe du patient|genre|sexe / âge|sexe/âge'),
    male: listed('masculin|homme|m|h|masc.|monsieur|mr'),
    female: listed('féminin|femme|f|fém.|madame|mme|mademoiselle|mlle'),
  },
  dates: {
    collected: listed(
      'prélevé le|prélevée le|prélèvement|prélèvement du|prélèvement le|prélèvement effectué le|date de prélèvement|date du prélèvement|prélevé|prél.|prél. le|date prélèvement|prélèvements du|prélevé au laboratoire le|date et heure de prélèvement|heure de prélèvement|date de la prise de sang|prise de sang du|échantillon prélevé le|date de collecte|collecté le|prélèvement réalisé le|date/heure prélèvement|date et heure du prélèvement|date de prise de sang|prise de sang le|prélèvement sanguin du|prél. du|échantillon du|prélèvement(s) du|collecte|prélevé à domicile le|date prélev.|date/heure de prélèvement',
    ),
    tested: listed(
      'examen du|examens du|analyse du|analyses du|date d’analyse|analysé le|date de l’examen|date de l’analyse|réalisé le|effectué le|date d’examen|visite du|date de visite|bilan du|date de réalisation|analyse effectuée le|résultats d’analyses du|examen effectué le|date de consultation|analyses effectuées le',
    ),
    reported: listed(
      'édité le|date d’édition|validé le|date de validation|rendu le|compte rendu du|compte-rendu du|résultats du|date du compte rendu|rapport du|date du rapport|émis le|publié le|résultat du|signé le|date d’émission|édition|édition du|édité|libéré le|validé|résultats édités le|date de compte rendu|compte rendu édité le|rapporté le|compte rendu complet le|date de rendu|diffusé le|compte rendu validé le|date résultat|date de résultat|rapport final',
    ),
    other: listed(
      'né le|née le|né(e) le|date de naissance|naissance|ddn|imprimé le|impression|date d’impression|reçu le|réception|date de réception|enregistré le|date d’enregistrement|demandé le|date de demande|demande du|prescrit le|prescription du|ordonnance du|date de prescription|date d’ordonnance|antériorité|antériorités|antériorité du|antérieur|résultat antérieur|facture|facturé le|dossier du|enregistrement|valable jusqu’au|expire le|dernières règles|ddr|envoyé le|transmis le|demande|date du dossier|dossier enregistré le|date d’entrée|mis à jour le|prochain rendez-vous|date de facturation|édition précédente|reçu au laboratoire le|date réception|né|née|date d’arrivée|arrivé le|prescription|saisi le|date de saisie|date de prélèvement antérieur|dernier prélèvement|créé le|date de création|version|date d’application|hospitalisé le|date d’admission|entré le|date demande|commande du|dernière édition',
    ),
    months: [
      listed('janvier|janv|janv.|jan|jan.'),
      listed('février|févr|févr.|fév|fév.'),
      listed('mars|mar|mar.'),
      listed('avril|avr|avr.'),
      listed('mai'),
      listed('juin|jun'),
      listed('juillet|juil|juil.|jul'),
      listed('août|aoû|aoû.'),
      listed('septembre|sept|sept.|sep|sep.'),
      listed('octobre|oct|oct.'),
      listed('novembre|nov|nov.'),
      listed('décembre|déc|déc.'),
    ],
  },
  qualitative: listed(
    'négatif|négative|négatifs|négatives|positif|positive|positifs|positives|faiblement positif|fortement positif|douteux|douteuse|non détecté|non détectée|détecté|détectée|non détectable|indétectable|détectable|réactif|non réactif|réactive|non réactive|traces|trace|présence|absence|présent|présente|absent|absente|rares|rare|quelques|nombreux|nombreuses|très nombreux|assez nombreux|aucun|aucune|absence de germe|stérile|limpide|clair|claire|trouble|légèrement trouble|jaune|jaune pâle|jaune clair|jaune foncé|ambré|incolore|hématique|lactescent|hémolysé|ictérique|lipémique|non dosable|non réalisé|non réalisable|non effectué|en cours|à suivre|voir commentaire|voir conclusion|voir compte rendu|résultat à suivre|ininterprétable|non interprétable|équivoque|indéterminé|non significatif|immunisé|non immunisé|rhésus positif|rhésus négatif|non décelé|décelé|non retrouvé|retrouvé|néant|neg|neg.|pos|pos.|non calculable|prélèvement insuffisant|sérum hémolysé|acide|alcalin|citrin|orangé|rosé|absence de culture|non mesurable|culture négative|culture positive|hétérozygote|homozygote|limpide et incolore|aspect normal|inférieur au seuil|non applicable|incalculable|rendu ultérieurement|normal|normale',
  ),
  notATest: listed(
    'patient|patiente|nom|prénom|nom de naissance|nom d’usage|monsieur|madame|mademoiselle|m.|mr|mme|mlle|né|née|né(e)|date|date de naissance|sexe|âge|adresse|rue|avenue|boulevard|tél|tél.|téléphone|fax|télécopie|email|e-mail|courriel|www|http|page|dossier|n° dossier|n° de dossier|numéro|n°|nir|n° sécurité sociale|sécurité sociale|mutuelle|médecin|docteur|dr|dr.|pr|prescripteur|prescrit|biologiste|biologistes|laboratoire|labo|clinique|hôpital|cabinet|service|chambre|code postal|ville|demande|prélèvement|prélevé|prélevée|édité|imprimé|validé|reçu|enregistré|transmis|compte rendu|compte-rendu|exemplaire|copie|destinataire|référence|références|valeurs de référence|valeur de référence|valeurs usuelles|valeurs normales|intervalle|norme|normes|homme|hommes|femme|femmes|adulte|adultes|enfant|enfants|nourrisson|nouveau-né|adolescent|femme enceinte|femmes enceintes|grossesse|trimestre|1er trimestre|2ème trimestre|3ème trimestre|phase folliculaire|phase lutéale|phase ovulatoire|pic ovulatoire|ovulation|mi-cycle|milieu de cycle|ménopause|post-ménopause|postménopause|préménopause|carence|carence sévère|déficit|insuffisance|insuffisant|taux|taux souhaitable|toxicité|intoxication|surdosage|diabète|prédiabète|sujet|sujets|patients|risque|risque élevé|risque faible|risque modéré|haut risque|objectif|objectifs|cible|optimal|souhaitable|recommandé|recommandation|recommandations|normal|limite|élevé|faible|modéré|sévère|stade|stade 1|stade 2|stade 3|stade 4|stade 5|grade|commentaire|commentaires|remarque|remarques|interprétation|conclusion|note|nota|nb|attention|technique|méthode|selon|source|d’après|formule|calcul|équation|montant|cotation|facture|prix|tva|siret|siren|finess|iban|rib|accréditation|cofrac|accrédité|portée|fin de compte rendu|signature|signé|version|suite|tabac|fumeur|non fumeur|poids|taille|imc|tension|température|pouls|diurèse|renseignements cliniques|renseignements|traitement|heure|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ouvert|horaires|le|la|les|l’|un|une|ce|cette|ces|en|dans|si|pour|chez|il|elle|nous|vous|veuillez|merci|cher|chère|score|question|questionnaire|inférieur|supérieur|entre|de|échantillon|anticoagulant|antériorité|antériorités|à jeun|ans|mois|prévention primaire|prévention secondaire|zone grise|légende|hors accréditation',
  ),
  sections: {
    notBlood: listed(
      'urine|urines|urinaire|urinaires|ecbu|examen cytobactériologique des urines|urines de 24 heures|urines de 24h|urines des 24 heures|bandelette urinaire|biochimie urinaire|chimie urinaire|selles|coproculture|coprologie|parasitologie des selles|lcr|liquide céphalo-rachidien|sperme|spermogramme|salive|crachats|expectoration|prélèvement vaginal|prélèvement de gorge|liquide pleural|liquide d’ascite|liquide articulaire|ponction|cytologie urinaire|examen des urines|échantillon urinaire|sédiment urinaire|ionogramme urinaire|protéinurie|cheveux|test respiratoire|coprologie fonctionnelle|liquide synovial|écouvillon',
    ),
    blood: listed(
      'sang|sanguin|sanguine|sanguins|sérum|plasma|hématologie|hémogramme|numération|numération formule sanguine|numération globulaire|nfs|formule leucocytaire|formule sanguine|biochimie|biochimie sanguine|chimie|bilan lipidique|exploration lipidique|exploration d’une anomalie lipidique|eal|lipides|bilan hépatique|bilan rénal|fonction rénale|fonction hépatique|bilan thyroïdien|thyroïde|fonction thyroïdienne|bilan martial|métabolisme du fer|ionogramme|ionogramme sanguin|ionogramme plasmatique|glycémie|diabète|hémostase|coagulation|immunologie|sérologie|hormonologie|endocrinologie|vitamines|oligo-éléments|inflammation|marqueurs tumoraux|marqueurs cardiaques|enzymes|enzymologie|protéines|électrophorèse|auto-immunité|bilan phosphocalcique|bilan inflammatoire|équilibre électrolytique|électrolytes|hormones|vitamines et oligo-éléments|allergologie|bilan glucidique|bilan hormonal|chimie clinique|lignée rouge|lignée blanche|lignée plaquettaire|paramètres lipidiques|substrats|biochimie générale|bilan osseux|bilan pancréatique|minéraux|hémato-cytologie|cytologie sanguine|hématocytologie|immuno-hématologie|bilan de coagulation',
    ),
    title: listed(
      'bilan|examen|examens|exploration|analyses|profil|recherche|dosage|fonction|formule|marqueurs|résultats|chapitre|section|groupe|panel|chimie|étude|dépistage|suite|métabolisme|contrôle|surveillance|compte rendu',
    ),
  },
  methods: listed(
    'méthode|technique|dosage par|calculé|calculée|calcul|enzymatique|colorimétrique|colorimétrie|photométrie|photométrique|spectrophotométrie|turbidimétrie|immunoturbidimétrie|immunoturbidimétrique|néphélométrie|immunonéphélométrie|électrochimiluminescence|chimiluminescence|chimiluminescence cmia|immunoenzymatique|immunoanalyse|hplc|eclia|clia|cmia|elisa|elfa|ria|cytométrie|cytométrie en flux|cytométrie de flux|impédance|impédancemétrie|variation d’impédance|potentiométrie|potentiométrique|électrode|électrode sélective|électrodes spécifiques|ise|jaffé|hexokinase|glucose oxydase|ifcc|sysmex|roche|cobas|abbott|architect|alinity|siemens|beckman|automate|cinétique|uv cinétique|microscopie|coloration|chronométrie|chronométrique|immunologie|electrophorèse capillaire|spectrométrie|icp-ms|lc-ms/ms|absorption atomique|friedewald|formule|formule de friedewald|estimation|westergren|latex|agglutination|point final|test immunologique|réaction enzymatique|mesure|cellule|chromatographie|dosage immunologique|bandelette|lecture automatisée|biuret|vert de bromocrésol|uréase|uricase|diazo|diazoréaction|comptage',
  ),
  units: listed(
    'ui/l|u.i./l|ui/ml|u.i./ml|mui/l|mui/ml|µui/ml|kui/l|giga/l|téra/l|g/l|t/l|10*9/l|10*12/l|/mm3|mm3|millions/mm3|m/mm3|milliers/mm3|mille/mm3|10^3/mm3|10^6/mm3|10³/mm³|10⁶/mm³|ml/mn|ml/mn/1,73m²|ml/mn/1,73 m²|ml/min/1,73m²|ml/min/1,73 m²|ml/min/1,73|mm/1h|mm/1ère h|mm 1ère h|mm à la 1ère heure|mm 1ère heure|mm à 1 h|mn|sec|secondes|seconde|s|mg/g de créatinine|mg/mmol de créatinine|mg/mmol créat|mg/24h|g/24h|mmol/24h|% du témoin|µg eq/l|ng/ml feu|µg/l feu|ng feu/ml|mosm/kg|mosmol/kg|méq/l|µmoles/l|mmoles/l|nmoles/l|rapport|ratio|ufc/ml|éléments/mm3|/champ|p. 100|pour mille|u/gb|/100 gb|/100 leucocytes|mm de hg|fl/gr|pg/gr',
  ),
}
