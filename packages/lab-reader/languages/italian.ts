/** Italian, as laboratories in Italy and in Italian-speaking Switzerland print it. */
import { type Language, listed } from './language.ts'

export const ITALIAN: Language = {
  code: 'it',
  name: 'Italian',
  model: 'ita',
  words: listed(
    'della|delle|dello|degli|gli|esame|esami|risultato|risultati|valori|riferimento|prelievo|sesso|paziente|siero|globuli|piastrine|emocromo|nascita|nato|nata|referto|unità|richiesta|azotemia|emoglobina|ematocrito|eritrociti|leucociti|linfociti|accettazione|campione|uomini|donne',
  ),
  names: {
    'White blood cells': listed(
      'globuli bianchi|leucociti|gb|g.b.|globuli bianchi (wbc)|wbc (globuli bianchi)|leucociti (wbc)|wbc leucociti|leucociti totali|conta leucocitaria|globuli bianchi (leucociti)|leucociti (globuli bianchi)|conteggio globuli bianchi|numero globuli bianchi|conta globuli bianchi|conteggio leucociti|conta dei leucociti',
    ),
    'Red blood cells': listed(
      'globuli rossi|eritrociti|gr|g.r.|emazie|globuli rossi (rbc)|rbc (globuli rossi)|eritrociti (rbc)|rbc eritrociti|globuli rossi (eritrociti)|eritrociti (globuli rossi)|conteggio globuli rossi|numero globuli rossi|conta globuli rossi|conteggio eritrociti|conta eritrocitaria|globuli rossi (emazie)',
    ),
    Hemoglobin: listed(
      'emoglobina|emoglobina (hb)|emoglobina (hgb)|hgb (emoglobina)|hb (emoglobina)|emoglobina totale|emoglobinemia',
    ),
    Hematocrit: listed(
      'ematocrito|ht|hto|ematocrito (hct)|ematocrito (ht)|hct (ematocrito)|valore ematocrito|ht (ematocrito)|ematocrito (htc)',
    ),
    MCV: listed(
      'volume globulare medio|volume globulare medio (mcv)|mcv (volume globulare medio)|volume corpuscolare medio|volume corpuscolare medio (mcv)|volume medio eritrocitario|mcv (volume corpuscolare medio)|vgm|volume medio globuli rossi|volume medio eritrociti|volume medio globulare|vcm|vol. globulare medio|mcv (volume medio globuli rossi)|volume cellulare medio|volume medio eritrociti (mcv)|mcv volume medio eritrociti|volume medio dei globuli rossi',
    ),
    MCH: listed(
      'contenuto medio di hb|contenuto medio di hb (mch)|contenuto emoglobinico medio|contenuto medio di emoglobina|contenuto medio emoglobina|emoglobina corpuscolare media|contenuto medio hb|mch (contenuto medio di hb)|contenuto globulare medio di hb|contenuto cellulare medio di emoglobina|emoglobina globulare media|contenuto corpuscolare medio di hb|contenuto hb corpuscolare medio|contenuto emoglobinico medio (mch)|mch (contenuto emoglobinico medio)|contenuto medio di emoglobina (mch)|contenuto medio emoglobinico|emoglobina cellulare media|contenuto emoglobinico corpuscolare medio|mch contenuto medio hb|mch (emoglobina corpuscolare media)|contenuto globulare medio di emoglobina|contenuto corpuscolare medio di emoglobina|contenuto di hb medio|hb corpuscolare media|contenuto medio corpuscolare di emoglobina|contenuto medio cellulare di emoglobina',
    ),
    MCHC: listed(
      'concentrazione media di hb|concentrazione media di hb (mchc)|concentrazione emoglobinica media|concentrazione media di emoglobina|concentrazione emoglobinica corpuscolare media|concentrazione media emoglobina|concentrazione corpuscolare media di emoglobina|concentrazione hb corpuscolare media|mchc (concentrazione media di hb)|concentrazione media hb|conc. media di hb|concentrazione emoglobina corpuscolare media|concentrazione globulare media di hb|conc. emoglobinica media|concentrazione emoglobinica media (mchc)|mchc (concentrazione emoglobinica media)|concentrazione media di emoglobina (mchc)|concentrazione cellulare media di emoglobina|concentrazione corpuscolare media di hb|concentrazione media emoglobinica|mchc concentrazione media hb|conc. hb corpuscolare media|concentrazione di hb corpuscolare media|conc. media emoglobina|conc. media hb|concentrazione media corpuscolare di emoglobina|concentrazione media cellulare di emoglobina',
    ),
    RDW: listed(
      'ampiezza di distribuzione eritrocitaria|ampiezza distribuzione eritrocitaria|rdw (ampiezza di distribuzione eritrocitaria)|distribuzione eritrocitaria|indice di anisocitosi|indice di distribuzione eritrocitaria|indice anisocitosi|ampiezza della distribuzione eritrocitaria|anisocitosi|ampiezza distribuzione globuli rossi|ampiezza di distribuzione dei globuli rossi|ampiezza di distribuzione eritrocitaria (rdw)|ampiezza curva eritrocitaria|distribuzione volume eritrocitario|rdw (distribuzione eritrocitaria)|indice di anisocitosi (rdw)|ampiezza distribuzione volumi eritrocitari|coefficiente di anisocitosi|rdw-cv (indice di anisocitosi)|ampiezza distribuzione eritrocitaria (rdw)|rdw distribuzione volume eritrocitario|rdw (indice di anisocitosi)|rdw-cv (ampiezza distribuzione eritrocitaria)|ampiezza distribuzione eritrociti|curva di distribuzione eritrocitaria|rdw anisocitosi|ampiezza di distribuzione degli eritrociti|ampiezza distribuzione degli eritrociti',
    ),
    'RDW-SD': listed(
      'ampiezza di distribuzione eritrocitaria sd|rdw-sd (ampiezza di distribuzione eritrocitaria)|ampiezza distribuzione eritrocitaria sd|ampiezza di distribuzione eritrocitaria|ampiezza distribuzione eritrocitaria|indice di anisocitosi',
    ),
    Platelets: listed(
      'piastrine|plt (piastrine)|piastrine (plt)|conta piastrinica|trombociti|conteggio piastrine|numero piastrine|conta piastrine|piastrine (trombociti)|conta delle piastrine|trombociti (plt)|piastrine in citrato',
    ),
    MPV: listed(
      'volume piastrinico medio|volume medio piastrinico|volume medio piastrine|mpv (volume piastrinico medio)|volume medio delle piastrine|volume piastrinico medio (mpv)|mpv (volume medio piastrinico)|volume medio piastrinico (mpv)|vol. piastrinico medio|mpv volume medio piastrine',
    ),
    PDW: listed(
      'ampiezza di distribuzione piastrinica|ampiezza distribuzione piastrinica|distribuzione piastrinica|indice di anisocitosi piastrinica|pdw (ampiezza di distribuzione piastrinica)|indice di distribuzione piastrinica|anisocitosi piastrinica|ampiezza distribuzione piastrine|ampiezza di distribuzione piastrinica (pdw)|pdw (indice di anisocitosi piastrinica)',
    ),
    Plateletcrit: listed('piastrinocrito|pct (piastrinocrito)|piastrinocrito (pct)'),
    Neutrophils: listed(
      'neutrofili|granulociti neutrofili|neutrofili %|neutrofili percentuale|% neutrofili|polimorfonucleati neutrofili|neutrofili segmentati|granuloc. neutrofili|neutrofili percento|neut (neutrofili)|segmentati neutrofili|neutrofili perc.|neutrofili (ne)|granulociti neutrofili %|segmentati|leucociti neutrofili|neutrofili in percentuale|percentuale neutrofili|granulociti segmentati',
    ),
    'Absolute neutrophils': listed(
      'neutrofili|granulociti neutrofili|neutrofili assoluti|neutrofili (valore assoluto)|neutrofili val. ass.|neutrofili ass.|neutrofili assoluto|polimorfonucleati neutrofili|neutrofili segmentati|granuloc. neutrofili|neut (neutrofili)|segmentati neutrofili|neutrofili v.a.|granulociti neutrofili assoluti|neutrofili numero|segmentati|leucociti neutrofili|neutrofili in valore assoluto|n. neutrofili|conta neutrofili|granulociti segmentati|neutrofili val. assoluto|neutrofili val. assoluti|neutrofili assol.|valore assoluto neutrofili',
    ),
    Lymphocytes: listed(
      'linfociti|linfociti %|linfociti percentuale|% linfociti|linfociti percento|linfociti perc.|linfociti in percentuale|percentuale linfociti|linfociti totali',
    ),
    'Absolute lymphocytes': listed(
      'linfociti|linfociti assoluti|linfociti (valore assoluto)|linfociti val. ass.|linfociti ass.|linfociti assoluto|linfociti v.a.|linfociti numero|linfociti in valore assoluto|n. linfociti|conta linfociti|linfociti totali|linfociti val. assoluto|linfociti val. assoluti|linfociti assol.|valore assoluto linfociti',
    ),
    Monocytes: listed(
      'monociti|monociti %|monociti percentuale|% monociti|monociti percento|monociti perc.|monociti in percentuale|percentuale monociti',
    ),
    'Absolute monocytes': listed(
      'monociti|monociti assoluti|monociti (valore assoluto)|monociti val. ass.|monociti ass.|monociti assoluto|monociti v.a.|monociti numero|monociti in valore assoluto|n. monociti|conta monociti|monociti val. assoluto|monociti val. assoluti|monociti assol.|valore assoluto monociti',
    ),
    Eosinophils: listed(
      'eosinofili|granulociti eosinofili|eosinofili %|eosinofili percentuale|% eosinofili|granuloc. eosinofili|eosinofili percento|eosinofili perc.|eosinofili in percentuale|percentuale eosinofili|granulociti eosinofili %|leucociti eosinofili',
    ),
    'Absolute eosinophils': listed(
      'eosinofili|granulociti eosinofili|eosinofili assoluti|eosinofili (valore assoluto)|eosinofili val. ass.|eosinofili ass.|eosinofili assoluto|granuloc. eosinofili|eosinofili v.a.|granulociti eosinofili assoluti|eosinofili numero|eosinofili in valore assoluto|n. eosinofili|conta eosinofili|leucociti eosinofili|eosinofili val. assoluto|eosinofili val. assoluti|eosinofili assol.|valore assoluto eosinofili',
    ),
    Basophils: listed(
      'basofili|granulociti basofili|basofili %|basofili percentuale|% basofili|granuloc. basofili|basofili percento|basofili perc.|basofili in percentuale|percentuale basofili|granulociti basofili %|leucociti basofili',
    ),
    'Absolute basophils': listed(
      'basofili|granulociti basofili|basofili assoluti|basofili (valore assoluto)|basofili val. ass.|basofili ass.|basofili assoluto|granuloc. basofili|basofili v.a.|granulociti basofili assoluti|basofili numero|basofili in valore assoluto|n. basofili|conta basofili|leucociti basofili|basofili val. assoluto|basofili val. assoluti|basofili assol.|valore assoluto basofili',
    ),
    'Immature granulocytes': listed(
      'granulociti immaturi|granulociti immaturi (ig)|granulociti immaturi %|granulociti immaturi assoluti|ig (granulociti immaturi)|granuloc. immaturi|% granulociti immaturi',
    ),
    'Band neutrophils': listed(
      'neutrofili a bastoncello|neutrofili a banda|bastoncelli|granulociti a banda|neutrofili banda|neutrofili non segmentati|granulociti neutrofili a bastoncello',
    ),
    Reticulocytes: listed(
      'reticolociti|reticolociti %|reticolociti assoluti|conta reticolociti|reticolociti (valore assoluto)|conteggio reticolociti|% reticolociti|conta reticolocitaria|reticolociti percentuale|reticolociti (ret)',
    ),
    'Nucleated red blood cells': listed(
      'eritroblasti|eritroblasti %|eritroblasti (nrbc)|globuli rossi nucleati|eritroblasti assoluti|nrbc (eritroblasti)|eritroblasti circolanti|normoblasti',
    ),
    Iron: listed(
      'sideremia|ferro|ferro sierico|ferro (sideremia)|sideremia (ferro)|ferro totale|ferro (fe)|sideremia (fe)|ferro nel siero|fe (ferro)|s-ferro|ferro plasmatico',
    ),
    TIBC: listed(
      'capacità ferro-legante totale|capacità totale di legame del ferro|capacità totale legante il ferro|tibc (capacità ferro-legante totale)|capacità ferrolegante totale|capacità totale ferro legante|transferrina (tibc)|capacità totale di trasporto del ferro|capacità ferro legante|capacità legante totale del ferro|capacità legante il ferro totale|capacità ferrolegante|capacità totale di legare il ferro|capacità totale di saturazione|capacità totale ferrolegante (tibc)',
    ),
    UIBC: listed(
      'capacità ferro-legante insatura|capacità latente di legame del ferro|capacità insatura di legame del ferro|capacità ferrolegante latente|uibc (capacità ferrolegante insatura)|capacità ferrolegante insatura|capacità ferro-legante latente|capacità ferrolegante residua',
    ),
    'Transferrin saturation': listed(
      'saturazione della transferrina|saturazione transferrina|indice di saturazione della transferrina|% saturazione transferrina|percentuale di saturazione della transferrina|tsat (saturazione transferrina)|saturazione % transferrina|indice di saturazione|transferrina saturazione|% saturazione della transferrina|% di saturazione della transferrina|indice saturazione transferrina|transferrina satura|percentuale saturazione transferrina|% di saturazione transferrina|transferrina % saturazione|saturazione ferro|saturazione della transferrina (tsat)|saturazione transferrina (tsat)|percentuale di saturazione',
    ),
    Transferrin: listed(
      'transferrina|transferrinemia|transferrina sierica|siderofilina|transferrina nel siero|s-transferrina',
    ),
    Ferritin: listed(
      'ferritina|ferritinemia|ferritina sierica|ferritina nel siero|s-ferritina|ferritina (ferritinemia)',
    ),
    Glucose: listed(
      'glicemia|glucosio|glucosio (glicemia)|glicemia (glucosio)|glucosio sierico|glucosio plasmatico|glucosio nel sangue|glucosio ematico|s-glucosio|p-glucosio|glucosio (siero)|glucosio (plasma)|glicemia (siero)|glicemia (plasma)|glucosio nel siero|glucosio nel plasma|glicemia random',
    ),
    'Fasting glucose': listed(
      'glicemia a digiuno|glucosio a digiuno|glicemia basale|glucosio basale|glicemia basale a digiuno|glicemia digiuno|glucosio digiuno',
    ),
    'Hemoglobin A1c': listed(
      'emoglobina glicata|emoglobina glicosilata|emoglobina glicata (hba1c)|hba1c (emoglobina glicata)|emoglobina a1c|hb glicata|hb glicosilata|emoglobina glicosilata (hba1c)|emoglobina glicata a1c|hb a1c (emoglobina glicata)|hba1c (ifcc)|hba1c (ngsp)|hba1c (dcct)|emoglobina glicata hb a1c|emoglobina glicata (ifcc)|emoglobina glicata (dcct)|emoglobina a1c (hba1c)|emoglobina glicosilata a1c|emoglobina glicosilata (hb a1c)|hb glicata (hba1c)',
    ),
    'Estimated average glucose': listed(
      'glicemia media stimata|glucosio medio stimato|glicemia media|eag (glicemia media stimata)|glicemia media stimata (eag)|stima glicemia media|glucosio medio stimato (eag)',
    ),
    Insulin: listed(
      'insulina|insulinemia|insulina basale|insulinemia basale|insulina a digiuno|insulinemia a digiuno|insulina sierica',
    ),
    'C-peptide': listed(
      'peptide c|c-peptide basale|peptide c basale|peptide c sierico|c peptide (peptide c)',
    ),
    'HOMA-IR': listed(
      'indice homa|homa index (insulino-resistenza)|indice homa-ir|indice di homa|homa test|homa-r|indice homa (insulino resistenza)',
    ),
    Fructosamine: listed('fruttosamina|fruttosamine|fruttosamina sierica'),
    'Total cholesterol': listed(
      'colesterolo|colesterolo totale|colesterolemia|colesterolo totale sierico|colesterolemia totale|colesterolo tot.|s-colesterolo|colesterolo totale (siero)|s-colesterolo totale|colesterolo totale nel siero',
    ),
    'HDL cholesterol': listed(
      'colesterolo hdl|hdl colesterolo|c-hdl|colesterolo hdl diretto|colest. hdl|colesterolo h.d.l.|colesterolemia hdl|s-colesterolo hdl',
    ),
    'LDL cholesterol': listed(
      'colesterolo ldl|ldl colesterolo|c-ldl|colesterolo ldl diretto|colest. ldl|ldl diretto|colesterolo l.d.l.|colesterolemia ldl|colesterolo ldl (dosaggio diretto)|s-colesterolo ldl|colesterolo ldl (misurato)',
    ),
    'LDL cholesterol, calculated': listed(
      'colesterolo ldl calcolato|ldl calcolato|ldl colesterolo calcolato|colesterolo ldl (friedewald)|colesterolo ldl (calcolo)|colesterolo ldl secondo friedewald|colesterolo ldl (formula di friedewald)|colesterolo ldl calc.|ldl colesterolo calc.|ldl-c calcolato',
    ),
    'VLDL cholesterol': listed('colesterolo vldl|vldl colesterolo|colesterolo vldl calcolato'),
    'Non-HDL cholesterol': listed('colesterolo non hdl|non hdl colesterolo|colesterolo non hdl (calcolato)'),
    Triglycerides: listed(
      'trigliceridi|trigliceridemia|trigliceridi sierici|s-trigliceridi|trigliceridi nel siero|trigliceridi (siero)',
    ),
    'Cholesterol/HDL ratio': listed(
      'rapporto colesterolo totale/hdl|colesterolo totale/hdl|rapporto colesterolo/hdl|rapporto col. tot./hdl|ct/hdl|rapporto ct/hdl|colesterolo totale/colesterolo hdl|rapporto colesterolo totale/colesterolo hdl|rapporto col/hdl|indice colesterolo/hdl|colesterolo/hdl|rapporto colesterolo tot./hdl|indice di rischio (colesterolo totale/hdl)|indice di rischio (col. tot./hdl)|rapporto col.totale/hdl|rapporto chol/hdl|indice di rischio colesterolo/hdl',
    ),
    'LDL/HDL ratio': listed(
      'rapporto ldl/hdl|rapporto colesterolo ldl/hdl|indice ldl/hdl|indice di rischio (ldl/hdl)|rapporto ldl/hdl colesterolo|colesterolo ldl/hdl',
    ),
    'Triglycerides/HDL ratio': listed('rapporto trigliceridi/hdl|trigliceridi/hdl|rapporto tg/hdl'),
    'Apolipoprotein B': listed(
      'apolipoproteina b|apolipoproteina b100|apo b (apolipoproteina b)|apolipoproteina b (apo b)|apoproteina b|apolipoproteina b-100|apo-b',
    ),
    'Apolipoprotein A1': listed(
      'apolipoproteina a1|apolipoproteina a-1|apolipoproteina a-i|apolipoproteina ai|apo a1 (apolipoproteina a1)|apoproteina a1|apolipoproteina a1 (apo a1)|apo-a1|apoproteina a-i',
    ),
    'Lipoprotein(a)': listed(
      'lipoproteina (a)|lp (a)|lipoproteina (a) lp(a)|lipoproteina piccola a|lp(a) lipoproteina',
    ),
    ALT: listed(
      'gpt|alt (gpt)|gpt (alt)|alat|alanina aminotransferasi|alanina aminotransferasi (alt)|transaminasi gpt|transaminasi alt|alanin aminotransferasi|alanina amino transferasi|transaminasi alt (gpt)|transaminasi gpt (alt)|alanino aminotransferasi|transaminasi glutammico piruvica|alanina transaminasi|alanina aminotransferasi (gpt)|gpt transaminasi|alat (gpt)|gpt (alat)|alanina aminotransferasi (alt/gpt)|s-alt|alanin-aminotransferasi (alt)|alt (alanina aminotransferasi)|transaminasi piruvica|transaminasi piruvica (gpt)|transaminasi g.p.t.|aminotransferasi alt|alanina aminotransferasi (gpt/alt)|alanin transaminasi|alanina transaminasi (alt)',
    ),
    AST: listed(
      'got|ast (got)|got (ast)|asat|aspartato aminotransferasi|aspartato aminotransferasi (ast)|transaminasi got|transaminasi ast|aspartato amino transferasi|transaminasi ast (got)|transaminasi got (ast)|aspartico aminotransferasi|transaminasi glutammico ossalacetica|aspartato transaminasi|aspartato aminotransferasi (got)|got transaminasi|asat (got)|got (asat)|aspartato aminotransferasi (ast/got)|s-ast|ast (aspartato aminotransferasi)|transaminasi ossalacetica|transaminasi ossalacetica (got)|transaminasi g.o.t.|aminotransferasi ast|aspartato aminotransferasi (got/ast)|aspartato transaminasi (ast)|aspartico transaminasi',
    ),
    'AST/ALT ratio': listed(
      'rapporto ast/alt|rapporto got/gpt|indice di de ritis|indice ast/alt|rapporto di de ritis|got/gpt',
    ),
    'Alkaline phosphatase': listed(
      'fosfatasi alcalina|fosfatasi alcalina (alp)|alp (fosfatasi alcalina)|fosfatasi alcalina totale|fosfatasi alcalina (fa)|s-fosfatasi alcalina|fosf. alcalina|fosfatasi alcalina sierica|fosfatasi alcalina tot.|fosfatasi alcaline',
    ),
    GGT: listed(
      'gamma gt|γ-gt|γgt|gamma glutamil transferasi|gamma-glutamiltransferasi|gamma glutamil transpeptidasi|ggt (gamma glutamil transferasi)|gamma gt (ggt)|ggt (gamma gt)|gammagt|gamma-glutamiltranspeptidasi|gamma glutamil transferasi (ggt)|gamma-glutamiltransferasi (ggt)|γ-glutamiltransferasi|s-gamma gt|gamma-glutamil-transferasi (gamma gt)|gamma g.t.|gammaglutamiltransferasi|gamma-glutamil transpeptidasi (ggt)|gamma glutammil transferasi|gamma glutamiltranspeptidasi (ggt)|gammaglutamiltranspeptidasi|g-gt|gamma gt (gamma glutamiltransferasi)|γ-glutamil transferasi',
    ),
    'Total bilirubin': listed(
      'bilirubina totale|bilirubina|bilirubinemia totale|bilirubina totale sierica|bilirubinemia|s-bilirubina totale|bilirubina tot.|bilirubina totale (siero)',
    ),
    'Direct bilirubin': listed(
      'bilirubina diretta|bilirubina coniugata|bilirubinemia diretta|bilirubina diretta (coniugata)|bilirubina frazionata diretta|s-bilirubina diretta|bilirubina dir.|bilirubina coniugata (diretta)',
    ),
    'Indirect bilirubin': listed(
      'bilirubina indiretta|bilirubina non coniugata|bilirubinemia indiretta|bilirubina indiretta (calcolata)|bilirubina frazionata indiretta|s-bilirubina indiretta|bilirubina indiretta (non coniugata)|bilirubina indir.|bilirubina libera',
    ),
    'Total protein': listed(
      'proteine totali|protidemia totale|protidemia|proteinemia|proteine totali sieriche|proteine sieriche|protidi totali|proteine sieriche totali|proteinemia totale|proteine totali (siero)|s-proteine totali|proteine|proteine totali nel siero|proteine tot.',
    ),
    Albumin: listed(
      'albumina|albuminemia|albumina sierica|sieroalbumina|albumina nel siero|s-albumina|albumina (siero)',
    ),
    Globulin: listed('globuline|globuline totali|globuline calcolate|globuline sieriche'),
    'Albumin/globulin ratio': listed(
      'rapporto albumina/globuline|rapporto a/g|rapporto albumine/globuline|rapporto alb/glob|albumina/globuline|a/g (rapporto albumina/globuline)|rapporto albumina/globulina',
    ),
    Prealbumin: listed('prealbumina|transtiretina|prealbumina (transtiretina)|transtiretina (prealbumina)'),
    LDH: listed(
      'lattato deidrogenasi|latticodeidrogenasi|lattico deidrogenasi|ldh (lattato deidrogenasi)|lattato deidrogenasi (ldh)|latticodeidrogenasi (ldh)|lattatodeidrogenasi|s-ldh|deidrogenasi lattica|lattico deidrogenasi (ldh)|ldh latticodeidrogenasi|lattatodeidrogenasi (ldh)',
    ),
    Amylase: listed(
      'amilasi|amilasemia|amilasi totale|alfa-amilasi|amilasi sierica|s-amilasi|α-amilasi|amilasi totali|amilasi (siero)',
    ),
    Lipase: listed('lipasi|lipasi sierica|lipasi pancreatica|s-lipasi|lipasemia'),
    Ammonia: listed('ammonio|ammoniemia|ammoniaca|ammonio plasmatico|ammonio (ammoniemia)|ammonio ematico'),
    Creatinine: listed(
      'creatinina|creatininemia|creatinina sierica|creatinina (siero)|creatinina enzimatica|s-creatinina|creatinina nel siero|creatinina plasmatica|creatinina ematica|creatininemia (creatinina)|creatinina (creatininemia)|creatinina sangue|creatinina (jaffé)|creatinina serica|creatinemia',
    ),
    eGFR: listed(
      'filtrato glomerulare|velocità di filtrazione glomerulare|filtrato glomerulare stimato|egfr (ckd-epi)|gfr stimato|vfg|vfg stimata|velocità di filtrazione glomerulare stimata|egfr (filtrato glomerulare stimato)|filtrazione glomerulare|gfr stimata|filtrato glomerulare (ckd-epi)|egfr ckd epi (filtrato glomerulare)|velocità filtrazione glomerulare|velocità di filtrazione glomerulare (egfr)|volume filtrato glomerulare|egfr (velocità di filtrazione glomerulare)|filtrato glomerulare (egfr)|stima filtrato glomerulare|stima del filtrato glomerulare|filtrato glomerulare stimato (ckd-epi)|egfr (mdrd)|filtrato glomerulare (mdrd)|stima vfg|vfg (ckd-epi)|e-gfr|stima della velocità di filtrazione glomerulare|filtrazione glomerulare stimata|gfr (ckd-epi)|filtrato glomerulare stimato (egfr)|velocità di filtrazione glomerulare (ckd-epi)|velocità filtrazione glomerulare stimata|stima gfr|stima gfr (ckd-epi)|gfr stimato (ckd-epi)|velocità di filtrazione glomerulare (vfg)|velocità di filtrazione glomerulare stimata (egfr)|stima del filtrato glomerulare (ckd-epi)|stima del filtrato glomerulare (egfr)|egfr secondo ckd-epi',
    ),
    'Urea nitrogen': listed(
      'azoto ureico|azoto ureico (bun)|bun (azoto ureico)|azoto ureico ematico|azoto dell’urea|azoto ureico nel sangue',
    ),
    Urea: listed(
      'urea|azotemia|azotemia (urea)|urea (azotemia)|urea sierica|urea ematica|urea nel siero|uremia|s-urea|urea plasmatica|urea (siero)',
    ),
    'BUN/creatinine ratio': listed('rapporto bun/creatinina|rapporto azoto ureico/creatinina'),
    'Uric acid': listed(
      'acido urico|uricemia|acido urico (uricemia)|uricemia (acido urico)|acido urico sierico|s-acido urico|urati|s-urato|acido urico ematico|urato|acido urico (siero)|acido urico nel siero',
    ),
    'Cystatin C': listed('cistatina c|cistatina|cistatina c sierica'),
    'Urine albumin/creatinine ratio': listed(
      'rapporto albumina/creatinina|rapporto albumina/creatinina urinaria|albumina/creatinina|rapporto microalbumina/creatinina|acr (rapporto albumina/creatinina)|microalbuminuria/creatininuria|rapporto albumina/creatinina (urine)|rapporto albuminuria/creatininuria|rapporto microalbuminuria/creatinina|rapporto albumina/creatinina nelle urine|rapporto albumina/creatinina (acr)|albumina/creatinina urinaria|rapporto albumina urinaria/creatinina urinaria|rapporto microalbuminuria/creatininuria|microalbumina/creatinina|albuminuria/creatininuria|u-albumina/creatinina',
    ),
    'Microalbumin, urine': listed(
      'microalbuminuria|microalbumina|albumina urinaria|albuminuria|microalbumina urinaria|albumina (urine)|albumina nelle urine|u-albumina|microalbuminuria (urine)|u-microalbumina|microalbumina (urine)',
    ),
    Sodium: listed(
      'sodio|sodiemia|natriemia|sodio (na)|na (sodio)|sodio sierico|sodio plasmatico|sodio (sodiemia)|s-sodio|sodio (na+)|sodio nel siero|sodiemia (sodio)|sodio ematico|sodio (siero)|natremia|p-sodio',
    ),
    Potassium: listed(
      'potassio|potassiemia|kaliemia|potassio (k)|k (potassio)|potassio sierico|potassio plasmatico|potassio (potassiemia)|s-potassio|potassio (k+)|potassio nel siero|potassiemia (potassio)|potassio ematico|potassio (siero)|kalemia|p-potassio',
    ),
    Chloride: listed(
      'cloro|cloruri|cloremia|cloruro|cloro (cl)|cl (cloro)|cloro sierico|cloro plasmatico|cloro (cloremia)|s-cloro|cloruri sierici|cloruremia|s-cloruro|cloro ematico|cloro (siero)|cloro nel siero|cloremia (cloro)|cloruri (cloro)|p-cloro',
    ),
    'Carbon dioxide': listed(
      'bicarbonato|bicarbonati|co2 totale|riserva alcalina|bicarbonati (hco3)|hco3 (bicarbonato)|anidride carbonica totale|bicarbonato (hco3)|bicarbonati plasmatici|bicarbonato standard|bicarbonato attuale',
    ),
    'Anion gap': listed('gap anionico|anion-gap|divario anionico|gap anionico (anion gap)'),
    Calcium: listed(
      'calcio|calcemia|calcio totale|calcio sierico|calcio (ca)|ca (calcio)|calcio (calcemia)|calcemia totale|s-calcio|calcio plasmatico|calcio nel siero|calcemia (calcio)|calcio ematico|calcio (siero)|s-calcio totale|p-calcio',
    ),
    'Corrected calcium': listed(
      'calcio corretto|calcemia corretta|calcio corretto per albumina|calcio corretto (albumina)|calcio totale corretto|calcio corretto per l’albumina|calcemia corretta per albumina|calcemia corretta (albumina)',
    ),
    'Ionized calcium': listed(
      'calcio ionizzato|calcio ionico|calcemia ionizzata|calcio libero|calcio ionizzato (ca++)|ca++ ionizzato|ca ionizzato',
    ),
    Phosphorus: listed(
      'fosforo|fosforemia|fosfati|fosfatemia|fosforo inorganico|fosfato inorganico|fosforo (p)|fosfato|p (fosforo)|fosforo sierico|s-fosforo|fosforo (fosforemia)|fosfati inorganici|fosforo inorganico (fosforemia)|fosforo nel siero|fosforemia (fosforo)|fosforo ematico|fosforo (siero)|s-fosfato|fosfato (fosforo)|s-fosfato inorganico',
    ),
    Magnesium: listed(
      'magnesio|magnesiemia|magnesemia|magnesio sierico|magnesio (mg)|mg (magnesio)|s-magnesio|magnesio plasmatico|magnesio nel siero|magnesio (magnesiemia)|magnesio ematico|magnesio (siero)',
    ),
    'Red cell magnesium': listed(
      'magnesio eritrocitario|magnesio intraeritrocitario|magnesio intra-eritrocitario|magnesio (eritrociti)|magnesio negli eritrociti',
    ),
    Zinc: listed('zinco|zinco sierico|zincemia|zinco (zn)|zinco plasmatico|s-zinco|zinco nel siero|p-zinco'),
    Copper: listed('rame|rame sierico|cupremia|rame (cu)|rame plasmatico|s-rame|rame nel siero'),
    Lead: listed('piombo|piombo ematico|piombemia|piombo (pb)'),
    Mercury: listed('mercurio|mercurio ematico|mercurio (hg)'),
    Cadmium: listed('cadmio|cadmio ematico|cadmio (cd)'),
    Arsenic: listed('arsenico|arsenico ematico|arsenico (as)'),
    Selenium: listed('selenio|selenio sierico|selenio (se)|selenio plasmatico|s-selenio|selenio nel siero'),
    Osmolality: listed(
      'osmolalità|osmolarità|osmolalità plasmatica|osmolarità plasmatica|osmolalità sierica|osmolarità calcolata|osmolalità calcolata|osmolarità sierica|s-osmolalità',
    ),
    'Base excess': listed('eccesso di basi|eccesso basi|eccesso di base|eccesso di basi (be)'),
    TSH: listed(
      'tireotropina|ormone tireotropo|ormone tireostimolante|tsh (tireotropina)|tireotropina (tsh)|tsh ultrasensibile|tsh reflex|ormone tireotropo (tsh)|tsh (ormone tireotropo)|ormone tireostimolante (tsh)|tsh (ormone tireostimolante)|s-tsh (tireotropina)|tsh basale|tsh riflesso|tireotropina riflessa|tsh hs|tsh 3a generazione|tsh ipersensibile|tirotropina|tireotropina (tsh reflex)|tireotropina ultrasensibile|tirotropina (tsh)',
    ),
    'Free T4': listed(
      't4 libera|ft4 (tiroxina libera)|tiroxina libera|tiroxina libera (ft4)|t4 libero|ft4 (t4 libera)|tiroxina libera (t4)|t4 libera (ft4)|t4 libera (tiroxina libera)|frazione libera t4|t4 frazione libera|tiroxina (ft4)|ft4 (frazione libera t4)|s-ft4|tiroxina (t4) libera',
    ),
    'Free T3': listed(
      't3 libera|ft3 (triiodotironina libera)|triiodotironina libera|triiodotironina libera (ft3)|t3 libero|ft3 (t3 libera)|tri-iodotironina libera|t3 libera (ft3)|triodotironina libera|frazione libera t3|t3 frazione libera|triiodotironina (ft3)|ft3 (frazione libera t3)|s-ft3|triiodotironina (t3) libera|t3 libera (triiodotironina libera)',
    ),
    'Total T4': listed('tiroxina|t4 totale|tiroxina totale|tiroxina (t4)|t4 (tiroxina)|tiroxina totale (t4)'),
    'Total T3': listed(
      'triiodotironina|t3 totale|triiodotironina totale|triiodotironina (t3)|t3 (triiodotironina)|tri-iodotironina|triiodotironina totale (t3)',
    ),
    'Reverse T3': listed('t3 inversa|reverse t3 (rt3)|rt3 (reverse t3)|t3 reverse (rt3)'),
    'TPO antibodies': listed(
      'anticorpi anti tireoperossidasi|anticorpi anti-tpo|ab anti tpo|abtpo|anti tireoperossidasi|anticorpi antiperossidasi|ab anti-tireoperossidasi|anticorpi anti perossidasi tiroidea|anti-perossidasi|ab tpo|ab anti perossidasi|anticorpi anti tireoperossidasi (tpo)|anticorpi antitireoperossidasi|at-tpo|anticorpi anti-microsomiali (tpo)|ab anti tpo (tireoperossidasi)|anticorpi anti-tireoperossidasi (anti-tpo)|anti tpo (anticorpi anti tireoperossidasi)|ab antitireoperossidasi|atpo|anticorpi anti-perossidasi tiroidea (tpo)|anti-tireoperossidasi (tpo)|ab anti tireoperossidasi (abtpo)|anticorpi anti tireoperossidasi (abtpo)|anticorpi anti perossidasi|autoanticorpi anti tpo|ac. anti tpo|anticorpi anti tireoperossidasi (ab tpo)|autoanticorpi anti tireoperossidasi|ac anti tireoperossidasi|anticorpi anti perossidasi tiroidea (anti-tpo)|anticorpi anti perossidasi tiroidea (abtpo)|ac anti-tireoperossidasi (tpo)',
    ),
    'Thyroglobulin antibodies': listed(
      'anticorpi anti tireoglobulina|anticorpi anti-tg|ab anti tireoglobulina|abtg|anti tireoglobulina|ab anti tg|ab-tireoglobulina|anticorpi antitireoglobulina|ab tg (anti tireoglobulina)|at-tg|anti-tg (anticorpi anti tireoglobulina)|antitireoglobulina|anticorpi anti-tireoglobulina (anti-tg)|ab anti tireoglobulina (abtg)|anticorpi anti tireoglobulina (htg)|anticorpi anti tireoglobulina (abtg)|autoanticorpi anti tireoglobulina|ac. anti tireoglobulina|anticorpi anti tireoglobulina (ab tg)|anticorpi anti tireoglobulina (tg)|ac. anti tg',
    ),
    Thyroglobulin: listed(
      'tireoglobulina|tireoglobulina (tg)|tireoglobulina (htg)|s-tireoglobulina|htg|tg (tireoglobulina)|htg (tireoglobulina)',
    ),
    'Vitamin D, 25-hydroxy': listed(
      '25-oh vitamina d|vitamina d|vitamina d 25-oh|25 idrossi vitamina d|25-idrossivitamina d|vitamina d totale|vitamina d 25 idrossi|vitamina d3|25-oh-vitamina d3|25 oh vitamina d totale|vitamina d 25 oh totale|vitamina d (25 oh d)|25-oh colecalciferolo|25-idrossicolecalciferolo|calcidiolo|vitamina d3 (25-oh)|25-oh vitamina d2+d3|25-idrossi colecalciferolo|25(oh)d|vitamina d totale (25-oh)|25-oh vitamina d (d2+d3)|vitamina d (25-oh vitamina d)|25-idrossivitamina d3|25-oh-d3|vitamina d (25-idrossivitamina d)|25-idrossi vitamina d3|calcifediolo|25 idrossi vitamina d totale|vitamina d (25-oh d2+d3)|vitamina d 25-oh (calcidiolo)|25-idrossicalciferolo|vitamina d (25 idrossi vitamina d)|25 oh vitamina d (calcidiolo)|25 idrossi vitamina d (25 oh d)|vitamina d3 25-idrossi|25-oh-vitamina d (colecalciferolo)|25-oh d totale|25 oh vit. d|25-oh vit. d totale|vitamina d (25-oh-d3)',
    ),
    'Vitamin D, 1,25-dihydroxy': listed(
      '1,25-diidrossi vitamina d|1,25-diidrossivitamina d|1,25 (oh)2 vitamina d|1,25-diidrossicolecalciferolo|vitamina d 1,25-diidrossi|calcitriolo|1,25-oh vitamina d|1,25-(oh)2 vitamina d3|vitamina d 1,25 (oh)2|1,25-diidrossi-vitamina d3|vitamina d 1,25 oh|1,25 diidrossivitamina d3|calcitriolo (1,25-oh vitamina d)',
    ),
    'Vitamin B12': listed(
      'vitamina b12|cobalamina|vitamina b12 (cobalamina)|cianocobalamina|vitamina b-12|s-vitamina b12|vitamina b12 sierica|vitamina b12 (cianocobalamina)|vit. b-12|cobalamina (vitamina b12)|b12 (vitamina)',
    ),
    Holotranscobalamin: listed(
      'olotranscobalamina|vitamina b12 attiva|holotranscobalamina|b12 attiva|olotranscobalamina (vitamina b12 attiva)|vitamina b12 attiva (olotranscobalamina)',
    ),
    Folate: listed(
      'acido folico|folati|folati sierici|vitamina b9|folato|acido folico sierico|folati (acido folico)|acido folico (folati)|s-folati|vitamina b9 (acido folico)|folato sierico|acido folico (folato)|folatemia|s-folato|acido folico (vitamina b9)|folati nel siero|folati (siero)|acido folico nel siero|s-acido folico',
    ),
    'Red cell folate': listed(
      'folati eritrocitari|acido folico eritrocitario|folati intraeritrocitari|acido folico intraeritrocitario|folato eritrocitario|folati intra-eritrocitari',
    ),
    'Vitamin A': listed('vitamina a|retinolo|vitamina a (retinolo)|retinolo (vitamina a)'),
    'Vitamin E': listed(
      'vitamina e|tocoferolo|alfa-tocoferolo|vitamina e (tocoferolo)|vitamina e (alfa-tocoferolo)|α-tocoferolo|tocoferolo (vitamina e)',
    ),
    'Vitamin C': listed(
      'vitamina c|acido ascorbico|vitamina c (acido ascorbico)|acido ascorbico (vitamina c)',
    ),
    'Vitamin B1': listed('vitamina b1|tiamina|vitamina b1 (tiamina)|tiamina (vitamina b1)'),
    'Vitamin B6': listed(
      'vitamina b6|piridossina|vitamina b6 (piridossina)|piridossalfosfato|piridossal-5-fosfato|piridossal fosfato|vitamina b6 (piridossalfosfato)|piridossina (vitamina b6)|vitamina b6 (piridossal-5-fosfato)|piridossale fosfato',
    ),
    'Methylmalonic acid': listed(
      'acido metilmalonico|acido metilmalonico plasmatico|acido metilmalonico sierico',
    ),
    Homocysteine: listed(
      'omocisteina|omocisteinemia|omocisteina totale|omocisteina plasmatica|omocisteina (siero)|p-omocisteina',
    ),
    'C-reactive protein': listed(
      'pcr|proteina c reattiva|proteina c reattiva (pcr)|pcr (proteina c reattiva)|p.c.r.|proteina c reattiva quantitativa|pcr quantitativa|s-proteina c reattiva|proteina c reattiva (crp)|s-pcr|proteina c reattiva sierica|crp (proteina c reattiva)',
    ),
    'hs-CRP': listed(
      'pcr ultrasensibile|pcr alta sensibilità|proteina c reattiva ultrasensibile|pcr ad alta sensibilità|pcr hs|proteina c reattiva ad alta sensibilità|hs-pcr|pcr us|proteina c reattiva alta sensibilità|proteina c reattiva (hs)',
    ),
    ESR: listed(
      'ves|v.e.s.|velocità di eritrosedimentazione|velocità eritrosedimentazione|ves (1a ora)|velocità di eritrosedimentazione (ves)|velocità di sedimentazione|eritrosedimentazione|ves 1 ora|ves (velocità di eritrosedimentazione)|ves prima ora|ves (velocità di sedimentazione)|v.e.s. 1a ora|velocità eritrosedimentazione (ves)|velocità di sedimentazione eritrocitaria|velocità di sedimentazione eritrocitaria (ves)|velocità di sedimentazione delle emazie|ves 1h|eritrosedimentazione (ves)|velocità di sedimentazione globulare|ves alla prima ora|velocità di eritrosedimentazione 1a ora|ves (velocità eritrosedimentazione)',
    ),
    Procalcitonin: listed('procalcitonina|procalcitonina (pct)|pct (procalcitonina)'),
    'Interleukin-6': listed('interleuchina 6|interleuchina-6 (il-6)|il-6 (interleuchina 6)|interleukina 6'),
    Fibrinogen: listed(
      'fibrinogeno|fibrinogeno (clauss)|fibrinogeno plasmatico|fibrinogeno derivato|fibrinogenemia|p-fibrinogeno|fibrinogeno funzionale|fibrinogeno (metodo clauss)',
    ),
    'Rheumatoid factor': listed(
      'fattore reumatoide|fattore reumatoide (fr)|fr (fattore reumatoide)|reuma test|fattore reumatoide quantitativo|fattore reumatoide (ra test)|reumatest|fattore reumatoide (reuma test)|fattori reumatoidi|ra test (fattore reumatoide)|fattore reumatoide igm|reuma-test (fattore reumatoide)|fattore reumatoide (rf)',
    ),
    'Anti-CCP': listed(
      'anticorpi anti-ccp|anticorpi anti citrullina|anticorpi anti peptide citrullinato|anti-citrullina|anticorpi anti peptidi citrullinati|ab anti ccp|anticorpi anti peptide ciclico citrullinato|acpa|anticorpi anti-peptide citrullinato ciclico|anti ccp (anticorpi anti citrullina)|anticorpi anti peptide ciclico citrullinato (ccp)|anticorpi anti citrullina (ccp)|anti peptide citrullinato|anticorpi anti peptidi citrullinati (ccp)|ab anti citrullina|anticorpi anti citrullina (anti-ccp)|ab anti peptide citrullinato',
    ),
    IgG: listed(
      'immunoglobuline g|immunoglobuline igg|igg (immunoglobuline g)|immunoglobulina g|immunoglobuline g (igg)|immunoglobulina g (igg)|s-igg|igg totali|immunoglobulina igg',
    ),
    IgA: listed(
      'immunoglobuline a|immunoglobuline iga|iga (immunoglobuline a)|immunoglobulina a|immunoglobuline a (iga)|immunoglobulina a (iga)|s-iga|iga totali|immunoglobulina iga',
    ),
    IgM: listed(
      'immunoglobuline m|immunoglobuline igm|igm (immunoglobuline m)|immunoglobulina m|immunoglobuline m (igm)|immunoglobulina m (igm)|s-igm|igm totali|immunoglobulina igm',
    ),
    IgE: listed(
      'immunoglobuline e|ige totali|immunoglobuline ige|ige (immunoglobuline e)|immunoglobulina e|immunoglobuline e totali|immunoglobuline ige totali|immunoglobuline e (ige)|s-ige totali|prist|prist (ige totali)|ige totali (prist)|immunoglobulina e totale|immunoglobulina e (ige)|immunoglobuline e (ige) totali',
    ),
    'tTG IgA antibodies': listed(
      'anticorpi anti transglutaminasi iga|anti transglutaminasi iga|ab anti transglutaminasi iga|transglutaminasi iga|iga anti transglutaminasi|anticorpi anti transglutaminasi tissutale iga|anti-ttg iga|anticorpi anti ttg iga|anticorpi iga anti transglutaminasi|ttg iga (anti transglutaminasi)|anti transglutaminasi tissutale iga|ab antitransglutaminasi iga|antitransglutaminasi iga|transglutaminasi ab iga|anticorpi antitransglutaminasi iga',
    ),
    Cortisol: listed(
      'cortisolo|cortisolemia|cortisolo ore 8|cortisolo sierico|cortisolo mattino|cortisolo plasmatico|cortisolo h 8|cortisolo basale|s-cortisolo|cortisolo ore 8:00|cortisolemia ore 8|cortisolo ore 08',
    ),
    Testosterone: listed(
      'testosterone totale|s-testosterone|testosterone sierico|testosteronemia|testosterone plasmatico',
    ),
    'Free testosterone': listed(
      'testosterone libero|testosterone libero calcolato|testosterone frazione libera',
    ),
    Estradiol: listed(
      'estradiolo|17-beta estradiolo|17 β-estradiolo|estradiolo (e2)|17-beta-estradiolo (e2)|s-estradiolo|e2 (estradiolo)|17-estradiolo|estradiolo 17-beta|estradiolo 17 beta (e2)|beta estradiolo|17b-estradiolo|17b estradiolo (e2)',
    ),
    Progesterone: listed('progesterone sierico|s-progesterone|progesteronemia|progesterone plasmatico'),
    FSH: listed(
      'ormone follicolo stimolante|ormone follicolo-stimolante (fsh)|fsh (ormone follicolo stimolante)|follitropina|follicolotropina|ormone follicolostimolante|s-fsh|ormone follicolostimolante (fsh)|fsh basale|follitropina (fsh)|fsh (follitropina)|fsh (ormone follicolostimolante)',
    ),
    LH: listed(
      'ormone luteinizzante|ormone luteinizzante (lh)|lh (ormone luteinizzante)|luteotropina (ormone luteinizzante)|lutropina|s-lh|lh basale|lutropina (lh)|lh (lutropina)',
    ),
    Prolactin: listed(
      'prolattina|prolattinemia|prolattina (prl)|prl|prolattina basale|s-prolattina|prl (prolattina)|prolattina sierica',
    ),
    'DHEA-sulfate': listed(
      'dhea solfato|dhea-s (deidroepiandrosterone solfato)|deidroepiandrosterone solfato|deidroepiandrosterone solfato (dhea-s)|dheas (dhea solfato)|dhea-s solfato|dhea solfato (dhea-s)|s-dheas|dheas solfato|deidroepiandrosterone-solfato (dheas)|deidroepiandrosterone solfato (dhea-so4)|deidroepiandrosterone s|dhea solfato (dheas)',
    ),
    SHBG: listed(
      'globulina legante gli ormoni sessuali|shbg (globulina legante gli ormoni sessuali)|proteina legante gli ormoni sessuali|globulina legante ormoni sessuali|s-shbg|globulina legante gli ormoni sessuali (shbg)|globulina di trasporto degli ormoni sessuali|proteina di trasporto degli ormoni sessuali|tebg',
    ),
    'IGF-1': listed(
      'somatomedina c|igf-1 (somatomedina c)|somatomedina c (igf-1)|fattore di crescita insulino-simile 1|igf-i (somatomedina c)|igf1|somatomedina c (igf-i)|somatomedina',
    ),
    'Parathyroid hormone': listed(
      'paratormone|paratormone intatto|pth (paratormone)|paratormone (pth)|ormone paratiroideo|pth intatto|paratormone (pth intatto)|paratirina|p-paratormone|pth intatto (paratormone)|s-pth|paratormone intatto (pth)|pth (paratormone intatto)|ormone paratiroideo (pth)|pth intero',
    ),
    PSA: listed(
      'antigene prostatico specifico|psa totale|psa (antigene prostatico specifico)|antigene prostatico specifico (psa)|antigene specifico prostatico|s-psa|antigene prostatico specifico totale|psa totale (antigene prostatico specifico)|antigene prostatico specifico (psa) totale|psa riflesso|psa reflex|antigene specifico prostatico (psa)|p.s.a.|psa tot.',
    ),
    INR: listed(
      'i.n.r.|inr (tempo di protrombina)|pt inr (tempo di protrombina)|tempo di protrombina (inr)|rapporto internazionale normalizzato|tp inr|p-inr|attività protrombinica inr|tempo di quick inr|pt (inr)|tempo di protrombina pt-inr',
    ),
    'Prothrombin time': listed(
      'tempo di protrombina|tempo di quick|tempo protrombina|tempo di protrombina (sec)|tempo di protrombina (pt)|pt (tempo di protrombina)|tempo di protrombina secondi|pt sec|tempo protrombina (pt)|tempo di protrombina (pt) sec',
    ),
    aPTT: listed(
      'tempo di tromboplastina parziale attivata|tempo di tromboplastina parziale|aptt (tempo di tromboplastina parziale)|tempo tromboplastina parziale attivata|ptt attivato|tromboplastina parziale attivata|tempo di tromboplastina parziale (ptt)|tempo di tromboplastina parziale attivato|ptt (tempo di tromboplastina parziale)|aptt (tempo di tromboplastina parziale attivata)|tempo di tromboplastina parziale attivata (aptt)|tempo tromboplastina parziale|tempo di tromboplastina parziale (aptt)|aptt sec|ptt sec|tempo di tromboplastina parziale attivata (ptt)|p-aptt|aptt secondi|tempo di tromboplastina parziale attivato (aptt)|ptt (tempo di tromboplastina parziale attivata)|tempo tromboplastina parziale (aptt)|tempo tromboplastina parziale (ptt)',
    ),
    'D-dimer': listed(
      'd-dimero|dimero d|d-dimeri|dimeri d|d-dimero (quantitativo)|d-dimero plasmatico|ddimero|p-d-dimero|d-dimero (xdp)|xdp d-dimero',
    ),
    'Creatine kinase': listed(
      'creatin chinasi|creatinchinasi|creatina chinasi|cpk|ck (creatin chinasi)|creatinfosfochinasi|ck totale|creatinfosfochinasi (cpk)|cpk (creatinfosfochinasi)|creatin fosfochinasi|cpk (ck)|ck (cpk)|creatina chinasi (ck)|creatin-chinasi (ck)|cpk totale|creatin fosfo chinasi|creatinchinasi (ck)|creatinfosfochinasi (ck)|creatina fosfochinasi|s-ck|creatin kinasi|creatin chinasi (cpk)|ck creatinchinasi|creatinchinasi (cpk)|creatin fosfochinasi (cpk)|creatinfosfokinasi (cpk)|creatinfosfokinasi|creatina chinasi (cpk)|creatinkinasi|creatin kinasi (ck)|creatinkinasi (ck)|creatinfosfochinasi (cpk/ck)|creatin chinasi totale|creatinofosfochinasi|creatinofosfochinasi (cpk)',
    ),
    'CK-MB': listed(
      'ck-mb massa|creatin chinasi mb|cpk-mb|isoenzima mb|ck-mb attività|creatinchinasi mb|cpk mb massa|isoenzima ck-mb',
    ),
    'Troponin I': listed(
      'troponina i|troponina i alta sensibilità|troponina i ultrasensibile|troponina i hs|troponina i ad alta sensibilità|troponina i cardiaca|troponina hs i',
    ),
    'Troponin T': listed(
      'troponina t|troponina t alta sensibilità|troponina t ultrasensibile|troponina t hs|troponina t ad alta sensibilità|troponina t cardiaca|troponina hs t',
    ),
    'NT-proBNP': listed(
      'nt-probnp (peptide natriuretico)|peptide natriuretico nt-probnp|frammento n-terminale pro-bnp|propeptide natriuretico cerebrale n-terminale',
    ),
    BNP: listed(
      'peptide natriuretico cerebrale|peptide natriuretico b|bnp (peptide natriuretico)|peptide natriuretico di tipo b|peptide natriuretico tipo b|peptide natriuretico tipo b (bnp)|peptide natriuretico cerebrale (bnp)|peptide natriuretico (bnp)',
    ),
    Lactate: listed(
      'lattato|acido lattico|lattati|lattacidemia|lattato plasmatico|acido lattico (lattato)|p-lattato|lattato (acido lattico)',
    ),
  },
  headings: {
    name: listed(
      'esame|esami|analisi|analisi richieste|descrizione|prestazione|prestazioni|parametro|parametri|test|determinazione|determinazioni|analita|analiti|denominazione|esame richiesto|esami richiesti|descrizione esame|nome esame|prova|prove|descrizione analisi|esami eseguiti|accertamento|indagine|indagini|tipo di esame|esame di laboratorio|nome|biomarcatore|esami di laboratorio|elenco esami|descrizione prova|misurando|analisi eseguite|esame eseguito|descrizione prestazione|voce',
    ),
    value: listed(
      'risultato|risultati|valore|valori|esito|esiti|valore riscontrato|valori riscontrati|valore misurato|risultato attuale|valore rilevato|valore ottenuto|valori rilevati|risultato/i|valore trovato|referto|valori ottenuti|dato|il tuo risultato|valori trovati|risultato esame|valore attuale|risultati attuali|esito esame',
    ),
    unit: listed(
      'unità|unità di misura|u.m.|um|u. m.|u.m|unità mis.|un. mis.|unità misura|u. misura|u.d.m.|udm|unita’ di misura|unità di mis.|un. misura|misura|un.mis.|u.mis.|unità (u.m.)',
    ),
    range: listed(
      'valori di riferimento|valore di riferimento|intervallo di riferimento|intervalli di riferimento|riferimento|riferimenti|valori normali|valori rif.|v.r.|val. di riferimento|range di riferimento|range|valori di rif.|val. riferimento|valori riferimento|val. rif.|limiti di riferimento|intervallo|range normale|norma|valori limite|v.n.|int. riferimento|valori di normalità|intervalli|intervallo rif.|int. di riferimento|intervallo di rif.|rif.|range rif.|limiti|v. riferimento|v. rif.|v. di riferimento|valori guida|intervallo riferimento|valori desiderabili|valore normale|val. normali|normalità|valori attesi|intervallo biologico di riferimento|range di normalità|intervalli di rif.|valori teorici|valori ottimali|limiti di normalità|livelli decisionali|valori/intervalli di riferimento',
    ),
    low: listed('limite inferiore|minimo|min|inf.|val. min|valore minimo|inferiore|da|lim. inf.|min.'),
    high: listed('limite superiore|massimo|max|sup.|val. max|valore massimo|superiore|a|lim. sup.|max.'),
    flag: listed(
      'segnalazione|segnalazioni|asterisco|allarme|indicatore|fuori range|flag|anomalia|anomalie|valutazione|interpretazione|esito*|stato|segn.|alert|fuori norma|giudizio|patologico|anormale|avviso',
    ),
    previous: listed(
      'precedente|precedenti|risultato precedente|risultati precedenti|valore precedente|valori precedenti|esito precedente|storico|ultimo risultato|ultimo valore|prec.|referto precedente|esiti precedenti|ris. precedente|dato precedente|dati precedenti|ris. prec.|val. prec.|andamento|precedente del|storico risultati|delta|referti precedenti|ultimi risultati|serie storica',
    ),
    other: listed(
      'metodo|metodi|metodica|tecnica|materiale|campione|tipo campione|data|ora|note|nota|commento|commenti|codice|cod.|laboratorio|sede|strumento|metodologia|grafico|osservazioni|matrice|materiale biologico|sezione|settore|importo|quantità|ticket|accr.|accreditamento|eseguito|eseguito da|eseguito presso|cod|validato|firma|reparto|provenienza|tipo di campione|materiale esaminato|data prelievo|incertezza|prezzo|n.|nr.|mat.|met.|sistema analitico|strumentazione|analizzatore|esecuzione',
    ),
  },
  flags: {
    high: listed(
      'alto|alta|alti|elevato|elevata|elevati|aumentato|aumentata|molto alto|superiore|superiore alla norma|sopra la norma|oltre il limite|sopra il limite|critico alto|lievemente aumentato|leggermente elevato|al di sopra|superiore ai limiti|molto elevato|oltre i limiti|maggiore|al di sopra della norma|moderatamente elevato|lievemente elevato|leggermente alto|leggermente aumentato|molto alta|sopra il range|superiore al range|superiore al limite|al di sopra dei limiti|sopra i limiti|sopra range|aumento|troppo alto|al di sopra del range|borderline alto|superiore ai valori di riferimento',
    ),
    low: listed(
      'basso|bassa|bassi|diminuito|diminuita|diminuiti|ridotto|ridotta|molto basso|inferiore|inferiore alla norma|sotto la norma|sotto il limite|critico basso|lievemente diminuito|leggermente basso|al di sotto|carente|carenza|insufficiente|inferiore ai limiti|insufficienza|deficit|minore|al di sotto della norma|lievemente ridotto|leggermente diminuito|leggermente ridotto|molto bassa|sotto il range|inferiore al range|inferiore al limite|al di sotto dei limiti|sotto i limiti|sotto range|diminuzione|riduzione|troppo basso|al di sotto del range|borderline basso|inferiore ai valori di riferimento|moderatamente ridotto',
    ),
    normal: listed(
      'normale|normali|nella norma|nei limiti|entro i limiti|entro i limiti di norma|regolare|ottimale|sufficiente|desiderabile|adeguato|nel range|dentro i limiti|in range|conforme|nei limiti di norma|nei limiti della norma|buono|ottimo|entro il range|entro i valori di riferimento|entro range',
    ),
    look: listed(
      'anormale|patologico|alterato|alterata|fuori range|fuori norma|fuori limite|fuori dai limiti|critico|allarme|valore critico|anomalo|borderline|limite|al limite|patologica|fuori intervallo|fuori dal range|fuori dalla norma|valore anomalo|valore patologico|anomala|fuori limiti|attenzione|da controllare|valore di allarme|valore di panico|panico|fuori riferimento|alterazione|asteriscato|non nella norma',
    ),
  },
  limits: {
    below: listed(
      'fino a|inferiore a|inferiore o uguale a|minore di|minore o uguale a|meno di|sino a|al massimo|massimo|max|max.|inf. a|inf a|sotto|non superiore a|minore uguale|minore|inferiore|fino|inferiori a|minori di|al di sotto di|uguale o inferiore a|minore uguale a|≤|entro|minore od uguale a|non oltre',
    ),
    above: listed(
      'superiore a|superiore o uguale a|maggiore di|maggiore o uguale a|più di|almeno|minimo|min|min.|sup. a|sup a|oltre|sopra|non inferiore a|maggiore uguale|a partire da|maggiore|superiore|da|superiori a|maggiori di|al di sopra di|uguale o superiore a|maggiore uguale a|≥|maggiore od uguale a|oltre i',
    ),
    between: listed('a|e|fino a|tra|al|ad'),
  },
  groups: {
    male: listed(
      'uomo|uomini|maschio|maschi|maschile|m|masch.|u|adulti maschi|uomini adulti|♂|maschi adulti|sesso maschile|adulto maschio|m.',
    ),
    female: listed(
      'donna|donne|femmina|femmine|femminile|f|femm.|d|adulti femmine|donne adulte|♀|donne non gravide|femmine adulte|sesso femminile|adulto femmina|donna non gravida|f.',
    ),
    healthy: listed(
      'normale|normali|adulto|adulti|riferimento|sano|sani|soggetti sani|ottimale|desiderabile|raccomandato|valore desiderabile|valori normali|sufficiente|sufficienza|non diabetico|non diabetici|negativo|ideale|obiettivo|livello ottimale|adeguato|eutiroideo|eutiroidei|soggetti normali|non fumatori|non fumatore|consigliato|soggetti adulti|ottimali|valore normale|valori desiderabili|livello desiderabile|soggetto normale|popolazione generale|a digiuno|soggetti non diabetici|eutiroidismo|basso rischio cardiovascolare|valori ottimali|livelli ottimali|livello adeguato|assenza di rischio|soggetti eutiroidei|normalità|livello raccomandato|popolazione adulta|intervallo di riferimento',
    ),
    other: listed(
      'bambino|bambini|bambina|bambine|neonato|neonati|lattante|lattanti|adolescente|adolescenti|ragazzi|ragazze|gravida|gravide|gravidanza|donne gravide|donne in gravidanza|trimestre|primo trimestre|secondo trimestre|terzo trimestre|i trimestre|ii trimestre|iii trimestre|1° trimestre|2° trimestre|3° trimestre|fase follicolare|follicolare|fase luteale|fase luteinica|luteale|fase ovulatoria|ovulazione|ovulatoria|picco ovulatorio|metà ciclo|metaciclo|medio ciclo|menopausa|menopausale|postmenopausa|post menopausa|post-menopausa|postmenopausale|premenopausa|pre-menopausa|età fertile|carenza|carenza grave|grave carenza|carente|deficit|deficienza|insufficienza|insufficiente|severa carenza|diabete|diabetico|diabetici|prediabete|alterata glicemia a digiuno|ridotta tolleranza al glucosio|intolleranza|limite|borderline|ai limiti|rischio|rischio alto|alto rischio|rischio moderato|moderato rischio|rischio basso|basso rischio|rischio molto alto|rischio elevato|rischio medio|rischio molto elevato|tossico|tossicità|potenziale tossicità|intossicazione|eccesso|sovradosaggio|fumatore|fumatori|anziani|anziano|mesi|settimane|giorni|anni|ipotiroideo|ipotiroidei|ipertiroideo|ipertiroidei|ipotiroidismo|ipertiroidismo|positivo|dubbio|in terapia|terapeutico|terapia|prevenzione primaria|prevenzione secondaria|insufficienza renale|mattino|pomeriggio|sera|dialisi|dializzati|contraccettivi|pubertà|elevato|alto|molto alto|basso|zona grigia|allattamento|ortostatismo|clinostatismo|buon controllo|scarso controllo',
    ),
  },
  sex: {
    label: listed('sesso|genere|sesso/età|età/sesso|sesso / età|età e sesso|sesso ed età'),
    male: listed('maschio|maschile|m|uomo|masch.|masc.'),
    female: listed('femmina|femminile|f|donna|femm.|fem.'),
  },
  dates: {
    collected: listed(
      'data prelievo|data di prelievo|data del prelievo|prelievo del|prelievo|prelevato il|prelievo eseguito il|data e ora prelievo|data/ora prelievo|ora prelievo|prelievo in data|data raccolta|campione del|campione prelevato il|prelievo effettuato il|data campione|data campionamento|campionamento|data ora prelievo|data raccolta campione|prelievi del|prelevato|data e ora del prelievo|data e ora di prelievo|prel. del|data prel.|ora del prelievo|raccolta del|data di raccolta|prelievo eseguito in data|data del campionamento|campione raccolto il|eseguito prelievo il|data esecuzione prelievo|prelievo ematico del|data e ora raccolta',
    ),
    tested: listed(
      'data esame|data dell’esame|esame del|esami del|data esecuzione|eseguito il|data di esecuzione|data analisi|analisi del|data visita|visita del|effettuato il|data prestazione|data dell’analisi|analisi eseguite il|data esecuzione esame|esami eseguiti il|data erogazione|data della prestazione|data prova',
    ),
    reported: listed(
      'data referto|referto del|data di refertazione|refertato il|data refertazione|data stampa referto|data del referto|data validazione|validato il|data firma|firmato il|emesso il|data emissione|data di emissione|referto emesso il|data risultato|data consegna|consegna|referto|refertazione|data di validazione|data/ora referto|data e ora referto|data firma digitale|data chiusura|referto definitivo del|referto completato il|data pubblicazione|data di firma|consegna referto|ritiro referto|data ritiro|data disponibilità|rilasciato il|data rilascio|referto validato il|data esito|ora referto',
    ),
    other: listed(
      'data di nascita|data nascita|nascita|nato il|nata il|nato/a il|nato a|nata a|nato|nata|d. nascita|data nasc.|stampa|data stampa|stampato il|data di stampa|ricevuto il|ricezione|data ricezione|arrivo|data arrivo|accettazione|data accettazione|data di accettazione|accettato il|registrato il|data registrazione|richiesta|data richiesta|richiesta del|ricetta del|data ricetta|impegnativa|fattura del|data fattura|scadenza|valido fino al|precedente|precedenti|esame precedente|ultima mestruazione|prenotazione|data prenotazione|ricovero|data ricovero|dimissione|ingresso|aggiornato al|revisione|rev.|data check-in|check-in|data ricevimento|data arrivo campione|arrivo campione|data di ricevimento|ricevuto|prescrizione|data prescrizione|documento del|rilasciata il|pratica del|data pratica|referto precedente|edizione|prossimo controllo|data inserimento|inserito il|data ordine|ordine del|data consegna prevista|versione|ristampa del|data archiviazione|data ultimo ciclo',
    ),
    months: [
      listed('gennaio|gen|gen.|genn.'),
      listed('febbraio|feb|feb.|febb.'),
      listed('marzo|mar|mar.'),
      listed('aprile|apr|apr.'),
      listed('maggio|mag|mag.'),
      listed('giugno|giu|giu.'),
      listed('luglio|lug|lug.'),
      listed('agosto|ago|ago.'),
      listed('settembre|set|sett|set.|sett.'),
      listed('ottobre|ott|ott.'),
      listed('novembre|nov|nov.'),
      listed('dicembre|dic|dic.'),
    ],
  },
  qualitative: listed(
    'negativo|negativa|negativi|negative|positivo|positiva|positivi|positive|debolmente positivo|debole positivo|fortemente positivo|non rilevato|non rilevata|rilevato|rilevata|non rilevabile|non rilevabili|rilevabile|reattivo|non reattivo|reattiva|non reattiva|tracce|traccia|assente|assenti|assenza|presente|presenti|presenza|rari|rare|raro|alcuni|alcune|qualche|numerosi|numerose|scarsi|scarse|discreti|abbondanti|nessuno|nessuna|dubbio|dubbia|indeterminato|limpido|limpida|lievemente torbido|torbido|torbida|opalescente|leggermente torbido|giallo|giallo paglierino|giallo chiaro|giallo carico|giallo scuro|giallo citrino|giallo oro|ambrato|paglierino|incolore|rossastro|ematico|emolizzato|emolisi|siero emolizzato|lipemico|itterico|campione emolizzato|campione coagulato|campione insufficiente|non eseguito|non eseguita|non eseguibile|in corso|segue|vedi nota|vedi commento|vedi referto|vedi allegato|non determinabile|non dosabile|non calcolabile|non applicabile|non valutabile|sterile|nessuna crescita|immune|non immune|acido|alcalino|neg|neg.|pos|pos.|non pervenuto|materiale non pervenuto|sospeso|annullato|rh positivo|rh negativo|assente/i|eterozigote|omozigote|non evidenziato|non evidenziati|evidenziato|non presente|non presenti|nulla da segnalare|rarissimi|rarissime|in lavorazione|non attendibile|limpido giallo|sub limpido|velato|velata|inferiore al limite di rilevabilità|non osservati|equivoco|non pervenuta|normale|normali|nella norma',
  ),
  notATest: listed(
    'paziente|nome|cognome|cognome e nome|nominativo|sig.|sig|sig.ra|sig.na|signor|signora|gent.|egr.|egregio|gentile|dott.|dott|dott.ssa|dottor|dottoressa|dr.|dr|dr.ssa|prof.|medico|medico richiedente|medico curante|data|data di nascita|nato|nata|nascita|luogo di nascita|sesso|età|indirizzo|via|viale|piazza|corso|tel.|tel|telefono|cell.|cellulare|fax|e-mail|email|pec|sito|www|http|pagina|pag.|pag|codice fiscale|cod. fisc.|cod. fiscale|c.f.|cf|p.iva|p. iva|partita iva|tessera|tessera sanitaria|codice|cod.|numero|n.|n°|nr.|nr|referto n|referto|richiesta|richiesta n|id richiesta|id paziente|accettazione|pratica|provenienza|reparto|ambulatorio|letto|stanza|ospedale|azienda|asl|ausl|clinica|casa di cura|laboratorio|laboratori|lab.|centro prelievi|struttura|centro|cap|comune|città|provincia|stato|cittadinanza|convenzione|ente|esenzione|ticket|importo|totale fattura|totale da pagare|prezzo|iva|fattura|prelievo|prelevato|campione|ricevuto|stampato|stampa|refertato|validato|validazione|firmato|firma|firmato digitalmente|il direttore|direttore|direttore sanitario|direttore responsabile|responsabile|biologo|biologa|il biologo|il medico|accredia|accreditato|accreditamento|certificato|iso|uni en|riferimento|riferimenti|valori di riferimento|valore di riferimento|valori normali|intervallo|intervallo di riferimento|intervalli|range|uomo|uomini|donna|donne|maschio|maschi|femmina|femmine|adulto|adulti|bambino|bambini|neonato|neonati|lattanti|ragazzi|adolescenti|gravida|gravide|gravidanza|donne in gravidanza|donne gravide|trimestre|primo trimestre|secondo trimestre|terzo trimestre|i trimestre|ii trimestre|iii trimestre|1° trimestre|2° trimestre|3° trimestre|fase follicolare|fase luteale|fase luteinica|fase ovulatoria|picco ovulatorio|ovulazione|metà ciclo|menopausa|postmenopausa|post menopausa|post-menopausa|premenopausa|età fertile|carenza|carenza grave|grave carenza|carente|deficit|deficienza|insufficienza|insufficiente|sufficienza|sufficiente|tossicità|tossico|intossicazione|sovradosaggio|eccesso|diabete|diabetico|diabetici|prediabete|non diabetico|non diabetici|alterata glicemia|ridotta tolleranza|rischio|rischio alto|alto rischio|rischio basso|basso rischio|rischio moderato|rischio molto alto|rischio elevato|rischio medio|desiderabile|ottimale|borderline|limite|ai limiti|elevato|alto|molto alto|basso|moderato|normale|lieve|grave|severo|severa|grado|stadio|livello|livelli|obiettivo|target|commento|commenti|nota|note|osservazioni|interpretazione|conclusioni|raccomandazioni|metodo|metodica|metodi|tecnica|secondo|fonte|bibliografia|linee guida|formula|calcolo|calcolato con|equazione|fumatore|fumatori|non fumatori|non fumatore|peso|altezza|statura|bmi|pressione|temperatura|polso|diagnosi|terapia|farmaci|quesito diagnostico|digiuno|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|orario|orari|versione|rev.|segue|fine referto|fine del referto|il|lo|la|i|gli|le|un|una|questo|questa|in|per|si|se|con|nel|nei|nella|negli|soggetti|pazienti|popolazione|maggiore|minore|fino a|più di|meno di|tra|da|anni|mesi|giorni|settimane|anziani|questionario|domanda|punteggio|legenda|asterisco|valori contrassegnati|i valori|gli esami|esami eseguiti|cordiali saluti|distinti saluti|tipo documento|passaporto|documento|scadenza|prevenzione primaria|prevenzione secondaria|zona grigia|cliente|del|ora|esente|prova accreditata|prove',
  ),
  sections: {
    notBlood: listed(
      'urine|urina|urinario|urinaria|esame urine|esame delle urine|esame urine completo|esame completo delle urine|esame chimico fisico urine|esame chimico fisico delle urine|urine 24 ore|urine delle 24 ore|urine 24h|sedimento|sedimento urinario|esame del sedimento|urinocoltura|urocoltura|feci|esame feci|esame delle feci|coprocoltura|esame parassitologico|parassitologico|coprologico|liquor|liquido cefalorachidiano|liquido seminale|spermiogramma|seminale|saliva|espettorato|tampone|tampone vaginale|tampone faringeo|liquido pleurico|liquido ascitico|liquido sinoviale|chimica urinaria|chimica clinica urine|urine spot|urine estemporanee|chimica delle urine|esame microscopico del sedimento|esame chimico-fisico urine|sangue occulto nelle feci|capelli|breath test|liquidi biologici|urine del mattino|prime urine',
    ),
    blood: listed(
      'sangue|siero|plasma|ematologia|emocromo|emocromo completo|emocromocitometrico|esame emocromocitometrico|emocromo con formula|formula leucocitaria|formula|conta differenziale|biochimica|biochimica clinica|chimica clinica|chimica|assetto lipidico|profilo lipidico|quadro lipidico|lipidi|funzionalità epatica|funzionalità renale|funzionalità tiroidea|profilo epatico|profilo renale|profilo tiroideo|tiroide|assetto marziale|metabolismo del ferro|profilo marziale|elettroliti|elettroliti sierici|elettroforesi|proteine|sieroproteine|glicemia|diabete|coagulazione|emostasi|emostasi e coagulazione|immunologia|immunometria|immunochimica|sierologia|ormoni|endocrinologia|dosaggi ormonali|vitamine|oligoelementi|infiammazione|indici di flogosi|flogosi|marcatori tumorali|markers tumorali|marcatori cardiaci|enzimi|autoimmunità|anemia|metabolismo glucidico|metabolismo osseo|ormoni tiroidei|ormoni sessuali|allergologia|allergie|reumatologia|substrati|metabolismo lipidico|metabolismo minerale|coagulazione del sangue|proteine specifiche|esami ematochimici|ematochimici|ematochimica|profilo glicidico|immunoenzimatica|funzione renale|funzione epatica|funzione tiroidea|quadro proteico|protidogramma|prove emogeniche|esami di coagulazione|serie rossa|serie bianca|serie piastrinica|rischio cardiovascolare|profilo cardiaco|vitamine e minerali|autoanticorpi',
    ),
    title: listed(
      'profilo|esame|esami|assetto|funzionalità|quadro|pannello|screening|sezione|settore|risultati|metabolismo|marcatori|markers|indici|dosaggi|prove|gruppo|analisi|controllo|area|referto|panel|check-up|funzione|studio|serie|pacchetto|routine|riepilogo|continua|capitolo',
    ),
  },
  methods: listed(
    'metodo|metodica|tecnica|met.|calcolato|calcolata|calcolo|enzimatico|enzimatica|enz. colorimetrico|enzimatico colorimetrico|colorimetrico|colorimetrica|colorimetria|fotometria|fotometrico|spettrofotometria|spettrofotometrico|turbidimetria|turbidimetrico|immunoturbidimetria|immunoturbidimetrico|nefelometria|immunonefelometria|chemiluminescenza|elettrochemiluminescenza|immunoenzimatico|immunochemiluminescenza|immunometrico|immunofluorescenza|hplc|eclia|clia|cmia|elisa|elfa|citometria|citofluorimetria|citometria a flusso|citofluorimetrico|impedenza|impedenziometrico|impedenzometria|potenziometria|potenziometrico|elettrodo iono selettivo|elettrodo|ise|ise indiretto|ise diretto|jaffé|jaffé cinetico|esochinasi|ifcc|cinetico|cinetica|cinetico uv|uv cinetico|test uv|microscopia|coagulometrico|coagulometria|coagulativo|cromogenico|westergren|capillare fotometrica|fotometria capillare|lattice|agglutinazione|friedewald|formula di friedewald|conteggio|conteggio con|automatico|analizzatore|spettrometria|spettrometria di massa|assorbimento atomico|elettroforesi|elettroforesi capillare|cromatografia|clauss|biureto|verde bromocresolo|verde di bromocresolo|ureasi|uricasi|diazo|diazoreazione|gpo-pap|chod-pap|god-pap|lc-ms/ms|icp-ms|chimica secca|determinazione|strumento|dosaggio con|dosaggio immunologico|immunodosaggio|laser|striscia reattiva|chemiluminescente|saggio|saggio immunologico|lettura|punto finale|cianometemoglobina|fluorescenza|enzimatico uv|colorimetrico enzimatico|sls|cobas|architect|alinity|sysmex',
  ),
  units: listed(
    'ui/l|u.i./l|ui/ml|u.i./ml|mui/l|mui/ml|µui/ml|kui/l|kui/ml|/mmc|mmc|mil/mmc|mila/mmc|migl/mmc|migl./mmc|migliaia/mmc|milioni/mmc|mil./mmc|mln/mmc|x1000/mmc|x1000/µl|10^3/mmc|10^6/mmc|x10^3/mmc|x10^6/mmc|10³/mmc|10⁶/mmc|mil/µl|milioni/µl|migliaia/µl|mila/µl|mln/µl|cell/µl|cell/mmc|n/µl|n°/µl|mm/1h|mm/1a ora|mm 1a ora|mm/ora|mm/1 ora|mm 1h|mm/prima ora|mm/1a h|mm/1°h|mm/1° ora|sec|sec.|secondi|gr/dl|gr/l|gr%|mg%|ml/min/1,73m2|ml/min/1,73 m2|ml/min/1,73mq|ml/min/1.73mq|ml/min/1,73 mq|mg/24h|mg/24 ore|g/24h|mg/g creatinina|mg/g creat|mg/mmol creatinina|mmol/mol hb|µg/l feu|ng/ml feu|mosm/kg|mosmol/kg|meq/l|rapporto|indice|ratio|/campo|per campo|ufc/ml|el./µl|elementi/µl|/100 wbc|/100 gb|u/gr hb|perc.|adim.|copie/ml|% attività',
  ),
}
