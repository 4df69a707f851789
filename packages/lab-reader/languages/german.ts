/** German, as laboratories in Germany, Austria and Switzerland print it. */
import { type Language, listed } from './language.ts'

export const GERMAN: Language = {
  code: 'de',
  name: 'German',
  model: 'deu',
  words: listed(
    'und|mit|nicht|von|für|ergebnis|einheit|befund|endbefund|untersuchung|entnahme|eingang|referenzbereich|normbereich|probe|blutbild|leukozyten|erythrozyten|thrombozyten|geschlecht|geburtsdatum|arzt|werte|bewertung|auftrag|harnstoff|nüchtern|männer|frauen',
  ),
  names: {
    'White blood cells': listed(
      'leukozyten|leukozytenzahl|leukos|leuko|leukozyten gesamt|gesamtleukozyten|weiße blutkörperchen|weiße blutzellen|leukozyten (wbc)|wbc (leukozyten)|leukozyten absolut|leukozyten abs.',
    ),
    'Red blood cells': listed(
      'erythrozyten|erythrozytenzahl|erys|ery|rote blutkörperchen|rote blutzellen|erythrozyten (rbc)|rbc (erythrozyten)',
    ),
    Hemoglobin: listed(
      'hämoglobin|hämoglobin (hb)|hb (hämoglobin)|hämoglobin (hgb)|hb-wert|blutfarbstoff|hämoglobin gesamt|hämoglobinkonzentration',
    ),
    Hematocrit: listed(
      'hämatokrit|hk|hkt|hämatokrit (hk)|hämatokrit (hkt)|hämatokrit (hct)|hct (hämatokrit)|hkt (hämatokrit)',
    ),
    MCV: listed(
      'mittleres korpuskuläres volumen|mittleres corpuskuläres volumen|mittleres erythrozytenvolumen|mittleres zellvolumen|mittl. ery-volumen|mittleres ery-volumen|mcv (mittleres zellvolumen)|erythrozytenvolumen|mcv (ery-volumen)',
    ),
    MCH: listed(
      'hbe|mch (hbe)|hbe (mch)|mittleres korpuskuläres hämoglobin|mittleres corpuskuläres hämoglobin|mittlerer hämoglobingehalt|mittlerer hb-gehalt|färbekoeffizient|hb pro erythrozyt|mittleres zellhämoglobin|mittlerer zellulärer hämoglobingehalt|hb/ery|hb pro ery|hb/erythrozyt',
    ),
    MCHC: listed(
      'mittlere korpuskuläre hämoglobinkonzentration|mittlere corpuskuläre hämoglobinkonzentration|mittlere hämoglobinkonzentration|mittlere hb-konzentration|mittlere zelluläre hämoglobinkonzentration|mittl. korp. hb-konzentration|mittlere korpuskuläre hb-konzentration',
    ),
    RDW: listed(
      'erythrozytenverteilungsbreite|ery-verteilungsbreite|erythrozyten-verteilungsbreite|verteilungsbreite|evb|rdw (evb)|erythrozytenverteilungsbreite (rdw)|rdw (erythrozytenverteilungsbreite)|erythrozyten-anisozytose|rdw (ery-verteilungsbreite)|ery-verteilungsbreite (rdw)',
    ),
    'RDW-SD': listed(
      'erythrozytenverteilungsbreite|ery-verteilungsbreite|erythrozyten-verteilungsbreite|verteilungsbreite|evb|erythrozytenverteilungsbreite sd|ery-verteilungsbreite sd|erythrozytenverteilungsbreite (rdw)|rdw (evb)',
    ),
    Platelets: listed(
      'thrombozyten|thrombozytenzahl|thrombos|thrombo|blutplättchen|thrombozyten (plt)|plt (thrombozyten)|thrombozyten (citrat)|thrombozyten im citratblut|plättchen',
    ),
    MPV: listed(
      'mittleres thrombozytenvolumen|mittleres plättchenvolumen|thrombozytenvolumen|mittl. thrombozytenvolumen',
    ),
    PDW: listed(
      'thrombozytenverteilungsbreite|thrombozyten-verteilungsbreite|plättchenverteilungsbreite|thrombo-verteilungsbreite',
    ),
    Plateletcrit: listed('thrombokrit|thrombozytokrit|plättchenkrit|thrombozytenkrit'),
    Neutrophils: listed(
      'neutrophile|neutrophile granulozyten|neutrophile %|neutrophile rel.|neutrophile relativ|neutrophile in %|neutrophile gran.|neutrophile gesamt|segmentkernige|segmentkernige neutrophile|segmentkernige granulozyten|neutrophile segmentkernige|segmentierte|segmentierte neutrophile|granulozyten neutrophile|neutro|neutros|neutrophile granulozyten %|neutrophile granulozyten relativ|segmentkernige %|segm. neutrophile',
    ),
    'Absolute neutrophils': listed(
      'neutrophile|neutrophile granulozyten|neutrophile absolut|neutrophile abs.|absolute neutrophile|neutrophile gran.|neutrophile granulozyten absolut|neutrophile granulozyten abs.|neutrophile gesamt|neutrophilenzahl|absolute neutrophilenzahl|segmentkernige|segmentkernige absolut|segmentkernige abs.|segmentkernige neutrophile|segmentkernige granulozyten|neutrophile segmentkernige|segmentierte|segmentierte neutrophile|granulozyten neutrophile|neutro|neutros|neutro abs.|segm. neutrophile',
    ),
    Lymphocytes: listed(
      'lymphozyten|lymphozyten %|lymphozyten rel.|lymphozyten relativ|lymphozyten in %|lymphos|lympho|lymphozyten gesamt',
    ),
    'Absolute lymphocytes': listed(
      'lymphozyten|lymphozyten absolut|lymphozyten abs.|absolute lymphozyten|lymphos|lympho|lymphos abs.|lympho abs.|lymphozytenzahl|absolute lymphozytenzahl|lymphozyten gesamt',
    ),
    Monocytes: listed('monozyten|monozyten %|monozyten rel.|monozyten relativ|monozyten in %|monos|mono'),
    'Absolute monocytes': listed(
      'monozyten|monozyten absolut|monozyten abs.|absolute monozyten|monos|mono|monos abs.|mono abs.|monozytenzahl',
    ),
    Eosinophils: listed(
      'eosinophile|eosinophile granulozyten|eosinophile %|eosinophile rel.|eosinophile relativ|eosinophile in %|eosinophile gran.|granulozyten eosinophile|eosino|eosinos|eosinophile granulozyten %|eosinophile granulozyten relativ',
    ),
    'Absolute eosinophils': listed(
      'eosinophile|eosinophile granulozyten|eosinophile absolut|eosinophile abs.|absolute eosinophile|eosinophile gran.|eosinophile granulozyten absolut|eosinophile granulozyten abs.|granulozyten eosinophile|eosino|eosinos|eosinos abs.|eosinophilenzahl',
    ),
    Basophils: listed(
      'basophile|basophile granulozyten|basophile %|basophile rel.|basophile relativ|basophile in %|basophile gran.|granulozyten basophile|baso|basophile granulozyten %|basophile granulozyten relativ',
    ),
    'Absolute basophils': listed(
      'basophile|basophile granulozyten|basophile absolut|basophile abs.|absolute basophile|basophile gran.|basophile granulozyten absolut|basophile granulozyten abs.|granulozyten basophile|baso|basos abs.|basophilenzahl',
    ),
    'Immature granulocytes': listed(
      'unreife granulozyten|unreife granulozyten (ig)|unreife granulozyten absolut|unreife granulozyten abs.|unreife granulozyten %|unreife granulozyten relativ|ig (unreife granulozyten)|ig absolut|ig abs.|ig %|unreife gran.',
    ),
    'Band neutrophils': listed(
      'stabkernige|stabkernige neutrophile|stabkernige granulozyten|stabkernige absolut|stabkernige abs.|stabkernige %|neutrophile stabkernige|stabförmige|stabförmige neutrophile|stabk. neutrophile',
    ),
    Reticulocytes: listed(
      'retikulozyten|retikulozyten absolut|retikulozyten abs.|retikulozyten %|retikulozyten relativ|retikulozytenzahl|retis',
    ),
    'Nucleated red blood cells': listed(
      'kernhaltige erythrozyten|normoblasten|erythroblasten|kernhaltige rote vorstufen|kernhaltige erythrozyten (nrbc)|normoblasten (nrbc)|nrbc (normoblasten)|erythroblasten (nrbc)|nrbc %|nrbc absolut|nrbc abs.',
    ),
    Iron: listed('eisen|serumeisen|serum-eisen|eisen (fe)|fe (eisen)|eisen im serum'),
    TIBC: listed(
      'eisenbindungskapazität|totale eisenbindungskapazität|gesamteisenbindungskapazität|ebk|tebk|totale eisenbindungskapazität (tebk)|eisenbindungskapazität (total)|eisenbindungskapazität gesamt|eisenbindungskapazität (ebk)',
    ),
    UIBC: listed(
      'latente eisenbindungskapazität|freie eisenbindungskapazität|ungesättigte eisenbindungskapazität|lebk|eisenbindungskapazität latent|eisenbindungskapazität frei',
    ),
    'Transferrin saturation': listed(
      'transferrinsättigung|transferrin-sättigung|tf-sättigung|tfs|eisensättigung|transferrinsättigung berechnet|transferrin sätt.|sättigung des transferrins|transferrinsätt.|transferrin sättigungsgrad',
    ),
    Transferrin: listed('transferrin im serum|transferrin (tf)|serum-transferrin'),
    Ferritin: listed(
      'ferritin im serum|serum-ferritin|speichereisen|speichereisen (ferritin)|ferritin (speichereisen)',
    ),
    Glucose: listed(
      'glukose|blutzucker|blutglukose|glukose im serum|glukose im plasma|plasmaglukose|glucose im plasma|glucose im blut|glukose im blut|bz|blutzucker (glukose)|glukose (blutzucker)|glucose (blutzucker)|blutzucker (glucose)|glukose im naf-blut|glucose (naf)|glukose (naf)|serumglukose|gelegenheitsglukose|blutglucose',
    ),
    'Fasting glucose': listed(
      'nüchternglukose|nüchtern-glucose|nüchternblutzucker|nüchtern-blutzucker|glukose nüchtern|glucose nüchtern|blutzucker nüchtern|nüchternplasmaglukose|nbz|nüchternzucker|glukose im plasma nüchtern|plasmaglukose nüchtern|blutglukose nüchtern|nüchtern-bz|bz nüchtern|nüchtern-blutglukose',
    ),
    'Hemoglobin A1c': listed(
      'hämoglobin a1c|hba1 c|hba1c ifcc|hba1c ngsp|hba1c (dcct)|hba1c nach ifcc|hba1c nach ngsp|glykiertes hämoglobin|glykohämoglobin|glykosyliertes hämoglobin|glykiertes hb|langzeitzucker|langzeitblutzucker|hba1c (langzeitzucker)|hba1c (langzeitblutzucker)|glykiertes hämoglobin (hba1c)|langzeit-blutzucker|glykohämoglobin (hba1c)|hba1c in mmol/mol|hba1c in %|hba1c (%)|hba1c (mmol/mol)',
    ),
    'Estimated average glucose': listed(
      'geschätzte mittlere glukose|mittlere glukose|mittlerer blutzucker|durchschnittlicher blutzucker|mittlere blutglukose|mittlere plasmaglukose|geschätzte durchschnittsglukose|durchschnittsglukose|mittlere glukosekonzentration',
    ),
    Insulin: listed('insulin im serum|insulin nüchtern|nüchterninsulin|nüchtern-insulin|insulin basal'),
    'C-peptide': listed('c-peptid|cpeptid|c-peptid im serum|c-peptid nüchtern|c-peptid basal'),
    'HOMA-IR': listed(
      'homa-index|homa ir index|insulinresistenz-index|insulinresistenz (homa)|homa (insulinresistenz)',
    ),
    Fructosamine: listed('fruktosamin|fructosamin|fruktosamine'),
    'Total cholesterol': listed(
      'cholesterin|gesamtcholesterin|gesamt-cholesterin|cholesterin gesamt|cholesterin ges.|cholesterin im serum|chol. gesamt|gesamtcholesterol|cholesterol gesamt|ges.-cholesterin|ges. chol.',
    ),
    'HDL cholesterol': listed(
      'hdl-cholesterin|cholesterin hdl|hdl-chol.|hdl-c|hdl-cholesterin direkt|hdl-cholesterin im serum',
    ),
    'LDL cholesterol': listed(
      'ldl-cholesterin|cholesterin ldl|ldl-cholesterin direkt|ldl-cholesterin im serum|ldl direkt|ldl-cholesterin gemessen',
    ),
    'LDL cholesterol, calculated': listed(
      'ldl-cholesterin berechnet|ldl berechnet|ldl-cholesterin ber.|ldl-cholesterin kalkuliert|ldl-cholesterin n. friedewald|ldl-cholesterin (friedewald)|ldl-cholesterin nach friedewald|ldl-c berechnet',
    ),
    'VLDL cholesterol': listed('vldl-cholesterin|cholesterin vldl|vldl-cholesterin berechnet'),
    'Non-HDL cholesterol': listed(
      'non-hdl-cholesterin|nicht-hdl-cholesterin|non hdl cholesterin berechnet|cholesterin non-hdl|nonhdl-cholesterin|nicht-hdl-cholesterol',
    ),
    Triglycerides: listed(
      'triglyceride|triglyzeride|neutralfette|triglyceride im serum|neutralfett|triglyzeride (neutralfette)|triglyceride (neutralfette)',
    ),
    'Cholesterol/HDL ratio': listed(
      'cholesterin/hdl-quotient|cholesterin/hdl|chol/hdl-quotient|gesamtcholesterin/hdl-quotient|quotient cholesterin/hdl|quotient chol/hdl|cholesterin/hdl-ratio|gesamtcholesterin/hdl|chol./hdl',
    ),
    'LDL/HDL ratio': listed(
      'ldl/hdl-quotient|quotient ldl/hdl|ldl/hdl|ldl/hdl-ratio|ldl-/hdl-cholesterin-quotient|ldl/hdl-cholesterin',
    ),
    'Triglycerides/HDL ratio': listed(
      'triglyceride/hdl-quotient|triglyzeride/hdl-quotient|quotient triglyceride/hdl|tg/hdl-quotient',
    ),
    'Apolipoprotein B': listed('apolipoprotein b100|apo-b|apo b-100|apolipoprotein b im serum'),
    'Apolipoprotein A1': listed(
      'apolipoprotein a-1|apo-a1|apolipoprotein ai|apo a-1|apolipoprotein a1 im serum',
    ),
    'Lipoprotein(a)': listed(
      'lp(a)|lipoprotein (a) im serum|lipoprotein klein a|lp (a) lipoprotein|lipoprotein a (lp a)',
    ),
    ALT: listed(
      'gpt|alat|gpt (alat)|alat (gpt)|gpt (alt)|alt (gpt)|alanin-aminotransferase|alaninaminotransferase|alanin-aminotransferase (gpt)|glutamat-pyruvat-transaminase|glutamat-pyruvat-transaminase (gpt)|alat / gpt / alt|gpt (37 °c)|gpt 37|alanin-transaminase|gpt (alat) 37°c|alat (alt)|gpt (alat, alt)|alaninaminotransferase (alat)|alanin-aminotransferase (alt)|glutamat-pyruvat-transaminase (alt)',
    ),
    AST: listed(
      'got|asat|got (asat)|asat (got)|got (ast)|ast (got)|aspartat-aminotransferase|aspartataminotransferase|aspartat-aminotransferase (got)|glutamat-oxalacetat-transaminase|glutamat-oxalacetat-transaminase (got)|asat / got / ast|got (37 °c)|got 37|aspartat-transaminase|got (asat) 37°c|asat (ast)|got (asat, ast)|aspartataminotransferase (asat)|aspartat-aminotransferase (ast)|glutamat-oxalacetat-transaminase (ast)',
    ),
    'AST/ALT ratio': listed(
      'de-ritis-quotient|deritis-quotient|got/gpt-quotient|quotient got/gpt|ast/alt-quotient|asat/alat-quotient|de ritis quotient (got/gpt)|got/gpt|asat/alat',
    ),
    'Alkaline phosphatase': listed(
      'alkalische phosphatase|alk. phosphatase|ap|alkalische phosphatase (ap)|ap (alkalische phosphatase)|alk. phos.|alkalische phosphatase gesamt|alk.phosphatase (ap)|alkal. phosphatase|alp (alkalische phosphatase)|alkalische phosphatase (alp)|ap gesamt',
    ),
    GGT: listed(
      'gamma-gt|γ-gt|g-gt|gammagt|γgt|gamma-glutamyltransferase|gamma-glutamyl-transferase|gamma-glutamyltransferase (ggt)|gamma-gt (ggt)|ggt (gamma-gt)|γ-glutamyltransferase|gamma-glutamyltranspeptidase|gamma-gt 37|γ-glutamyl-transferase|gamma-glutamyltransferase (gamma-gt)|γ-gt (ggt)|ggt (γ-gt)|y-gt',
    ),
    'Total bilirubin': listed(
      'bilirubin gesamt|gesamtbilirubin|gesamt-bilirubin|bilirubin ges.|bilirubin total|bilirubin im serum|ges.-bilirubin|serumbilirubin',
    ),
    'Direct bilirubin': listed(
      'direktes bilirubin|bilirubin direkt|konjugiertes bilirubin|bilirubin konjugiert|bilirubin, direktes|bilirubin dir.|bilirubin direkt (konjugiert)|bilirubin konj.',
    ),
    'Indirect bilirubin': listed(
      'indirektes bilirubin|bilirubin indirekt|unkonjugiertes bilirubin|bilirubin unkonjugiert|bilirubin, indirektes|bilirubin indir.|bilirubin indirekt (berechnet)',
    ),
    'Total protein': listed(
      'gesamteiweiß|gesamt-eiweiß|eiweiß gesamt|gesamtprotein|gesamt-protein|protein gesamt|gesamteiweiß im serum|eiweiß|eiweiß im serum|ges.-eiweiß|gesamteiweiss i.s.|totalprotein|gesamtprotein im serum',
    ),
    Albumin: listed(
      'albumin im serum|serumalbumin|serum-albumin|albumin (serum)|albumin quantitativ|albumin nephelometrisch|albumin (bcg)',
    ),
    Globulin: listed('globuline|gesamtglobuline|globuline gesamt|globulin berechnet|globulin gesamt'),
    'Albumin/globulin ratio': listed(
      'albumin/globulin-quotient|a/g-quotient|quotient albumin/globulin|ag-quotient|albumin/globulin-ratio|eiweißquotient|albumin/globulin|quotient a/g',
    ),
    Prealbumin: listed('präalbumin|transthyretin (präalbumin)|präalbumin (transthyretin)|praealbumin'),
    LDH: listed(
      'laktatdehydrogenase|lactatdehydrogenase|laktat-dehydrogenase|lactat-dehydrogenase|ldh gesamt|laktatdehydrogenase (ldh)|ldh (laktatdehydrogenase)|lactatdehydrogenase (ldh)|ldh 37|ld',
    ),
    Amylase: listed('α-amylase|alpha-amylase|amylase gesamt|amylase im serum|gesamtamylase|α-amylase gesamt'),
    Lipase: listed('lipase im serum|pankreaslipase|pankreas-lipase|serumlipase'),
    Ammonia: listed('ammoniak|ammoniak im plasma|ammonium|ammoniak (nh3)|nh3'),
    Creatinine: listed(
      'kreatinin|creatinin|kreatinin im serum|serumkreatinin|serum-kreatinin|kreatinin i.s.|creatinin im serum|kreatinin enzymatisch|kreatinin (jaffé)|krea|creatinin enzymatisch|kreatinin im plasma',
    ),
    eGFR: listed(
      'gfr (ckd-epi)|egfr (ckd-epi)|gfr nach ckd-epi|egfr nach ckd-epi|glomeruläre filtrationsrate|geschätzte glomeruläre filtrationsrate|gfr (mdrd)|gfr nach mdrd|mdrd-gfr|gfr berechnet|gfr geschätzt|gfr n. ckd-epi|egfr (mdrd)|glomeruläre filtrationsrate (gfr)|glomeruläre filtrationsrate (egfr)|glom. filtrationsrate|egfr (ckd-epi 2009)|egfr (ckd-epi 2021)|geschätzte gfr|egfr n. ckd-epi|egfr kreatinin|kreatinin-gfr|glomeruläre filtrationsrate (ckd-epi)|glomeruläre filtrationsrate (mdrd)|gfr ckd-epi 2009|gfr ckd-epi 2021|errechnete gfr|egfr berechnet',
    ),
    'Urea nitrogen': listed(
      'harnstoff-n|harnstoff-stickstoff|harnstoffstickstoff|bun (harnstoff-n)|harnstoff-n (bun)|harnstoffstickstoff (bun)',
    ),
    Urea: listed(
      'harnstoff|harnstoff im serum|serumharnstoff|harnstoff i.s.|serum-harnstoff|hst|harnstoff (urea)|urea (harnstoff)',
    ),
    'BUN/creatinine ratio': listed(
      'harnstoff-n/kreatinin-quotient|bun/kreatinin-quotient|harnstoffstickstoff/kreatinin-quotient',
    ),
    'Uric acid': listed(
      'harnsäure|harnsäure im serum|harnsäure i.s.|serumharnsäure|urat|harns.|hs (harnsäure)',
    ),
    'Cystatin C': listed('zystatin c|cystatin c im serum|cystatin-c'),
    'Urine albumin/creatinine ratio': listed(
      'albumin/kreatinin-quotient|albumin/kreatinin-ratio|albumin/kreatinin im urin|albumin/kreatinin-quotient im urin|quotient albumin/kreatinin|urin-albumin/kreatinin-quotient|albumin/creatinin-quotient|albumin/g kreatinin|albumin pro g kreatinin|mikroalbumin/kreatinin-quotient|uacr (albumin/kreatinin)|albumin (urin)/kreatinin|albumin/kreatinin (urin)|albumin/kreatinin|albumin bez. auf kreatinin|albumin/kreatinin-quotient (urin)',
    ),
    'Microalbumin, urine': listed(
      'mikroalbumin|mikroalbumin im urin|albumin im urin|urin-albumin|albumin (urin)|mikroalbuminurie|microalbumin im urin|mikroalbumin (urin)|albumin i.u.|u-albumin|albumin im spontanurin|mikroalbumin i. urin|albumin i. urin|mikroalbumin im harn|albumin im harn',
    ),
    Sodium: listed(
      'natrium|natrium (na)|na (natrium)|natrium im serum|serum-natrium|natrium i.s.|natrium im plasma',
    ),
    Potassium: listed(
      'kalium|kalium (k)|k (kalium)|kalium im serum|serum-kalium|kalium i.s.|kalium im plasma|serumkalium',
    ),
    Chloride: listed(
      'chlorid|chlorid (cl)|chlorid im serum|cl (chlorid)|chlorid i.s.|serumchlorid|chloride im serum',
    ),
    'Carbon dioxide': listed(
      'bikarbonat|bicarbonat|hydrogencarbonat|hydrogenkarbonat|standardbikarbonat|standard-bicarbonat|bicarbonat (hco3)|co2 gesamt|gesamt-co2|hco3 (bikarbonat)|aktuelles bikarbonat|standard-hco3|bikarbonat (hco3)|bikarbonat aktuell',
    ),
    'Anion gap': listed('anionenlücke|anionen-lücke|anionenlücke (berechnet)'),
    Calcium: listed(
      'kalzium|calcium gesamt|kalzium gesamt|gesamt-calcium|gesamtcalcium|gesamtkalzium|calcium im serum|kalzium im serum|calcium (ca)|kalzium (ca)|serumcalcium|calcium i.s.|ca (calcium)|calzium|calcium ges.|serumkalzium',
    ),
    'Corrected calcium': listed(
      'calcium korrigiert|kalzium korrigiert|korrigiertes calcium|korrigiertes kalzium|albuminkorrigiertes calcium|calcium (albuminkorrigiert)|albumin-korrigiertes calcium|eiweißkorrigiertes calcium|calcium eiweißkorrigiert',
    ),
    'Ionized calcium': listed(
      'ionisiertes calcium|ionisiertes kalzium|calcium ionisiert|kalzium ionisiert|freies calcium|freies kalzium|calcium ion.|calcium frei|ionis. calcium',
    ),
    Phosphorus: listed(
      'phosphat|anorganisches phosphat|phosphat anorganisch|phosphor|anorg. phosphat|phosphat im serum|phosphat anorg.|phosphor anorganisch|po4|phosphat i.s.|anorganischer phosphor',
    ),
    Magnesium: listed(
      'magnesium im serum|serum-magnesium|magnesium (mg)|magnesium i.s.|serummagnesium|magnesium im plasma',
    ),
    'Red cell magnesium': listed(
      'magnesium im erythrozyten|magnesium in erythrozyten|magnesium intrazellulär|erythrozytäres magnesium|magnesium (erythrozyten)|magnesium erythrozytär|erythrozyten-magnesium',
    ),
    Zinc: listed(
      'zink|zink im serum|serumzink|zink i.s.|serum-zink|zink (zn)|zink im plasma|zn|zink (serum)',
    ),
    Copper: listed('kupfer|kupfer im serum|kupfer i.s.|serumkupfer|kupfer (cu)|serum-kupfer|cu'),
    Lead: listed('blei|blei im blut|blei im vollblut|blutblei|blei (pb)'),
    Mercury: listed('quecksilber|quecksilber im blut|quecksilber im vollblut|quecksilber (hg)'),
    Cadmium: listed('cadmium im blut|kadmium|cadmium im vollblut|cadmium (cd)'),
    Arsenic: listed('arsen|arsen im blut|arsen im vollblut|arsen (as)'),
    Selenium: listed(
      'selen|selen im serum|selen i.s.|serumselen|selen (se)|serum-selen|selen (serum)|selen im plasma',
    ),
    Osmolality: listed(
      'osmolalität|osmolalität im serum|serumosmolalität|osmolarität|serum-osmolalität|osmolalität (serum)',
    ),
    'Base excess': listed('basenüberschuss|basenabweichung|basenexzess|base excess (be)|basen-überschuss'),
    TSH: listed(
      'tsh basal|tsh bas.|basales tsh|thyreotropin|thyreoidea-stimulierendes hormon|thyreoidea stimulierendes hormon (tsh)|tsh im serum|thyreotropin (tsh)|tsh sensitiv|tsh ultrasensitiv|tsh hochsensitiv|tsh (thyreotropin)|tsh 3. generation',
    ),
    'Free T4': listed(
      'freies t4|freies thyroxin|ft4 (freies thyroxin)|freies thyroxin (ft4)|freies t4 (ft4)|t4 frei|thyroxin frei|ft4 (freies t4)|t4, freies|freies l-thyroxin|thyroxin (ft4)|f-t4|thyroxin, freies',
    ),
    'Free T3': listed(
      'freies t3|freies trijodthyronin|freies triiodthyronin|ft3 (freies trijodthyronin)|freies trijodthyronin (ft3)|freies t3 (ft3)|t3 frei|trijodthyronin frei|triiodthyronin frei|ft3 (freies t3)|t3, freies|trijodthyronin (ft3)|f-t3|freies triiodthyronin (ft3)',
    ),
    'Total T4': listed(
      'thyroxin|gesamt-t4|t4 gesamt|gesamtthyroxin|thyroxin (t4)|t4 (thyroxin)|thyroxin gesamt|gesamt-thyroxin',
    ),
    'Total T3': listed(
      'trijodthyronin|triiodthyronin|gesamt-t3|t3 gesamt|trijodthyronin (t3)|triiodthyronin (t3)|t3 (trijodthyronin)|trijodthyronin gesamt',
    ),
    'Reverse T3': listed('reverses t3|rt3 (reverses t3)|reverses trijodthyronin|reverses t3 (rt3)'),
    'T3 uptake': listed('t3-uptake-test|t3u'),
    'Free thyroxine index': listed('freier thyroxin-index|freier t4-index|ft4-index|freier thyroxinindex'),
    'TPO antibodies': listed(
      'tpo-ak|tpo-antikörper|anti-tpo-ak|thyreoperoxidase-antikörper|anti-tpo-antikörper|mak|mak (tpo-ak)|tpo-ak (mak)|thyreoperoxidase-ak|schilddrüsenperoxidase-antikörper|antikörper gegen tpo|ak gegen tpo|thyreoidale peroxidase-ak|ak gegen thyreoperoxidase|tpo-antikörper (mak)|mak (anti-tpo)|anti-tpo (mak)|antikörper gegen thyreoperoxidase|thyreoidea-peroxidase-ak|thyreoperoxidase-ak (tpo-ak)|tpo-aak|autoantikörper gegen tpo',
    ),
    'Thyroglobulin antibodies': listed(
      'tak|tg-ak|thyreoglobulin-antikörper|thyreoglobulin-ak|anti-tg-ak|tak (tg-ak)|thyreoglobulin-ak (tak)|antikörper gegen thyreoglobulin|ak gegen thyreoglobulin|tg-antikörper|thyreoglobulin-antikörper (tak)|tg-ak (tak)|tak (anti-tg)|anti-tg (tak)|tg-aak|autoantikörper gegen thyreoglobulin',
    ),
    Thyroglobulin: listed(
      'thyreoglobulin|htg|thyreoglobulin (tg)|thyreoglobulin (htg)|thyroglobulin (htg)|thyreoglobulin im serum',
    ),
    'Vitamin D, 25-hydroxy': listed(
      '25-oh-vitamin d|25-oh-vitamin d3|25-hydroxy-vitamin d|25-hydroxyvitamin d3|25-hydroxy-vitamin d3|vitamin d (25-oh)|vitamin d3|vitamin d3 (25-oh)|25-oh-vit. d|25-oh-vit. d3|25-oh-d3|25(oh)d|25-oh-vitamin d gesamt|25-hydroxy-cholecalciferol|25-oh-cholecalciferol|calcidiol (25-oh-vitamin d)|vitamin d (25-oh-vitamin d)|vitamin d (25-hydroxy)|vitamin d gesamt|25-oh-vitamin d total|25-oh vitamin d (d2+d3)|25-oh-vitamin-d2/d3|calcifediol|vitamin d im serum|vitamin d 25-oh im serum|25-oh-cholecalciferol (vitamin d3)|25-hydroxy-vitamin d gesamt|vitamin d-status',
    ),
    'Vitamin D, 1,25-dihydroxy': listed(
      '1,25-dihydroxy-vitamin d3|1,25-dihydroxy-vitamin d|1,25-(oh)2-vitamin d|1,25-(oh)2-vitamin d3|1,25-dihydroxyvitamin d3|1,25-di-oh-vitamin d|1,25-oh2-vitamin d3|1,25-dihydroxycholecalciferol|1,25-oh-vitamin d3|1,25-dihydroxyvitamin d|calcitriol (1,25-oh-vitamin d)|aktives vitamin d|calcitriol (1,25-oh2-vit. d)|1,25-(oh)2-vit. d3',
    ),
    'Vitamin B12': listed(
      'vitamin b12 im serum|cobalamin (vitamin b12)|vitamin b12 (cobalamin)|vit. b-12|vitamin-b12|vitamin b12 gesamt|kobalamin|vitamin b12 i.s.',
    ),
    Holotranscobalamin: listed(
      'holo-transcobalamin|holo-tc|holotc (aktives b12)|aktives vitamin b12|aktives b12|holotranscobalamin (holotc)|holo-tc (aktives vitamin b12)|holotranscobalamin (holo-tc)|holotranscobalamin (aktives b12)|holotranscobalamin (aktives vitamin b12)|vitamin b12 aktiv|vitamin b12 (holo-tc)|vitamin b12 (holotranscobalamin)|holo-transcobalamin (htc)',
    ),
    Folate: listed(
      'folsäure|folat|folsäure im serum|folat im serum|serumfolat|vitamin b9 (folsäure)|folsäure (vitamin b9)|folsäure i.s.|serum-folat|folsäure (folat)|serum-folsäure|folsäure (serum)',
    ),
    'Red cell folate': listed(
      'folsäure im erythrozyten|erythrozyten-folat|erythrozytenfolat|folat in erythrozyten|folsäure in erythrozyten|folsäure (erythrozyten)|folat im erythrozyten|erythrozyten-folsäure',
    ),
    'Vitamin A': listed('vitamin a (retinol)|retinol (vitamin a)|vitamin a im serum|vitamin-a'),
    'Vitamin E': listed(
      'vitamin e (tocopherol)|α-tocopherol|vitamin e im serum|vitamin e (α-tocopherol)|tocopherol (vitamin e)|vitamin-e',
    ),
    'Vitamin C': listed(
      'ascorbinsäure|vitamin c (ascorbinsäure)|ascorbinsäure (vitamin c)|vitamin c im plasma|vitamin c im serum|vitamin-c',
    ),
    'Vitamin B1': listed(
      'thiamin (vitamin b1)|vitamin b1 (thiamin)|thiaminpyrophosphat|vitamin b1 im vollblut|vitamin b1 im edta-blut|vitamin-b1|vitamin b1 (thiaminpyrophosphat)',
    ),
    'Vitamin B6': listed(
      'pyridoxin|vitamin b6 (pyridoxin)|pyridoxal-5-phosphat|pyridoxalphosphat|vitamin b6 im vollblut|vitamin b6 (pyridoxalphosphat)|vitamin b6 im edta-blut|vitamin-b6|vitamin b6 (pyridoxal-5-phosphat)',
    ),
    'Methylmalonic acid': listed(
      'methylmalonsäure|methylmalonsäure im serum|methylmalonsäure (mma)|mma (methylmalonsäure)|methylmalonat',
    ),
    Homocysteine: listed(
      'homocystein|homozystein|homocystein gesamt|gesamt-homocystein|homocystein im plasma|homocystein im serum|hcy',
    ),
    'C-reactive protein': listed(
      'c-reaktives protein|crp (c-reaktives protein)|c-reaktives protein (crp)|crp quantitativ|crp im serum|c-reakt. protein|creaktives protein',
    ),
    'hs-CRP': listed(
      'crp hochsensitiv|hochsensitives crp|crp ultrasensitiv|crp hs|ultrasensitives crp|crp sensitiv|hs-crp (hochsensitiv)|c-reaktives protein hochsensitiv|c-reaktives protein (hs)|hochsensitives c-reaktives protein|hs-crp (hochsensitives crp)|uscrp|sensitives crp',
    ),
    ESR: listed(
      'bsg|blutsenkung|bks|bsr|blutkörperchensenkungsgeschwindigkeit|blutsenkungsgeschwindigkeit|blutkörperchensenkung|blutsenkungsreaktion|senkung|bsg 1h|bsg (1. std.)|bsg 1. stunde|bsg nach 1 stunde|bsg nach westergren|bks 1. stunde|blutsenkung 1 h|bsg (westergren)|senkung 1. stunde|blutsenkung nach 1 h|blutkörperchensenkungsgeschwindigkeit (bsg)|blutsenkung (bsg)|bsg (blutsenkung)|blutkörperchen-senkungsgeschwindigkeit|blutsenkungsgeschwindigkeit (bsg)|blut-senkung',
    ),
    Procalcitonin: listed(
      'prokalzitonin|procalcitonin (pct)|pct (procalcitonin)|procalcitonin im serum|prokalzitonin (pct)|pct (prokalzitonin)',
    ),
    'Interleukin-6': listed('interleukin 6 (il-6)|il-6 (interleukin 6)|interleukin-6 im serum'),
    Fibrinogen: listed(
      'fibrinogen nach clauss|fibrinogen (clauss)|fibrinogen im plasma|fibrinogen n. clauss|fibrinogen abgeleitet|fibrinogen derived',
    ),
    'Rheumatoid factor': listed(
      'rheumafaktor|rheumafaktor (rf)|rf (rheumafaktor)|rheumafaktor quantitativ|rheumafaktor igm|rheuma-faktor|rheumafaktoren|rf quantitativ|rheumafaktor im serum|rf-igm',
    ),
    'Anti-CCP': listed(
      'ccp-ak|ccp-antikörper|anti-ccp-ak|anti-ccp-antikörper|antikörper gegen ccp|citrullin-antikörper|acpa|anti-citrullin-ak|ak gegen ccp|ccp-ak (acpa)|antikörper gegen citrullinierte peptide|ak gegen citrullinierte peptide|anti-ccp (acpa)',
    ),
    IgG: listed(
      'immunglobulin g|immunglobulin g (igg)|igg (immunglobulin g)|igg gesamt|gesamt-igg|igg im serum|igg quantitativ',
    ),
    IgA: listed(
      'immunglobulin a|immunglobulin a (iga)|iga (immunglobulin a)|iga gesamt|gesamt-iga|iga im serum|iga quantitativ',
    ),
    IgM: listed(
      'immunglobulin m|immunglobulin m (igm)|igm (immunglobulin m)|igm gesamt|gesamt-igm|igm im serum|igm quantitativ',
    ),
    IgE: listed(
      'immunglobulin e|immunglobulin e (ige)|ige (immunglobulin e)|ige gesamt|gesamt-ige|ige im serum|ige quantitativ|ges.-ige',
    ),
    'tTG IgA antibodies': listed(
      'transglutaminase-iga-ak|transglutaminase-iga-antikörper|gewebstransglutaminase-iga|gewebstransglutaminase-iga-ak|transglutaminase-ak iga|transglutaminase-antikörper iga|ttg-iga-ak|ttg-iga-antikörper|anti-transglutaminase-iga|gewebstransglutaminase-ak iga|transglutaminase iga|anti-ttg-iga|ak gegen gewebstransglutaminase iga',
    ),
    Cortisol: listed(
      'kortisol|cortisol im serum|cortisol morgens|cortisol basal|serumcortisol|cortisol gesamt|cortisol (8 uhr)|kortisol basal|serum-cortisol|basales cortisol',
    ),
    Testosterone: listed(
      'testosteron|gesamttestosteron|gesamt-testosteron|testosteron gesamt|testosteron im serum',
    ),
    'Free testosterone': listed(
      'freies testosteron|testosteron frei|testosteron, freies|testosteron frei berechnet|freies testosteron (berechnet)|berechnetes freies testosteron',
    ),
    Estradiol: listed(
      'östradiol|17-beta-östradiol|17β-östradiol|östradiol (e2)|17-β-östradiol|17-beta-estradiol|17ß-östradiol|17-östradiol|estradiol im serum|östradiol im serum|oestradiol|estradiol (e2)|e2 (estradiol)|e2 (östradiol)',
    ),
    Progesterone: listed('progesteron|progesteron im serum|progesteron (p4)'),
    FSH: listed(
      'follikelstimulierendes hormon|follikelstimulierendes hormon (fsh)|fsh basal|fsh (follikelstimulierendes hormon)|follitropin (fsh)|fsh im serum|follikel-stimulierendes hormon',
    ),
    LH: listed(
      'luteinisierendes hormon|luteinisierendes hormon (lh)|lh basal|lh (luteinisierendes hormon)|lutropin (lh)|lh im serum',
    ),
    Prolactin: listed(
      'prolaktin|prl|prolaktin (prl)|prolactin im serum|prolaktin im serum|prolaktin basal|prolactin basal|prolactin (prl)|lth (prolaktin)',
    ),
    'DHEA-sulfate': listed(
      'dhea-sulfat|dheas (dhea-sulfat)|dehydroepiandrosteron-sulfat|dehydroepiandrosteronsulfat|dhea-s (dhea-sulfat)|dhea-sulfat (dheas)|dhea-sulfat im serum|dhea-sulfat (dhea-s)|dehydroepiandrosteronsulfat (dheas)',
    ),
    SHBG: listed(
      'sexualhormonbindendes globulin|sexualhormon-bindendes globulin|shbg (sexualhormonbindendes globulin)|sexualhormonbindendes globulin (shbg)|sexual-hormon-bindendes globulin',
    ),
    'IGF-1': listed(
      'somatomedin c (igf-1)|igf-1 (somatomedin c)|igf-i (somatomedin c)|insulinähnlicher wachstumsfaktor 1|insulin-like growth factor i|igf 1 im serum|somatomedin-c (igf-i)',
    ),
    'Parathyroid hormone': listed(
      'parathormon|parathormon intakt|intaktes parathormon|pth intakt|parathormon (pth)|pth (parathormon)|intaktes pth|pth intakt (parathormon)|parathyrin',
    ),
    PSA: listed(
      'prostataspezifisches antigen|psa gesamt|gesamt-psa|prostata-spezifisches antigen|psa (prostataspezifisches antigen)|prostataspezifisches antigen (psa)|psa im serum|prostata-spezifisches antigen (psa)|psa total',
    ),
    INR: listed(
      'inr (quick)|quick inr|inr-wert|thromboplastinzeit inr|tpz (inr)|inr (thromboplastinzeit)|international normalisierte ratio',
    ),
    'Prothrombin time': listed(
      'prothrombinzeit|quick-zeit|thromboplastinzeit in sek.|quickzeit|prothrombinzeit (pt)|thromboplastinzeit sek.',
    ),
    aPTT: listed(
      'partielle thromboplastinzeit|ptt (partielle thromboplastinzeit)|aktivierte partielle thromboplastinzeit|partielle thromboplastinzeit (ptt)|ptt (aptt)|aptt (ptt)|aktivierte partielle thromboplastinzeit (aptt)|part. thromboplastinzeit|ptt-zeit|aptt-zeit|part. thrombopl. zeit|ptt aktiviert|aktivierte ptt',
    ),
    'D-dimer': listed('d-dimere|d-dimere quantitativ|d-dimere im plasma|d-dimer-test|fibrin-d-dimere'),
    'Creatine kinase': listed(
      'ck gesamt|kreatinkinase|creatinkinase|creatin-kinase|kreatinkinase (ck)|ck (kreatinkinase)|gesamt-ck|ck nac aktiviert|ck-nac|creatinkinase (ck)|ck (creatinkinase)|ck 37|kreatin-kinase|creatinkinase gesamt|cpk (ck)|creatinphosphokinase|kreatinphosphokinase|creatinphosphokinase (cpk)',
    ),
    'CK-MB': listed(
      'kreatinkinase mb|ck-mb aktivität|ck-mb masse|creatinkinase mb|ck-mb-konzentration|ck-mb mass|ck-isoenzym mb',
    ),
    'Troponin I': listed(
      'troponin i hochsensitiv|hochsensitives troponin i|troponin i (hs)|kardiales troponin i|troponin-i|tni|hs-tni',
    ),
    'Troponin T': listed(
      'troponin t hochsensitiv|hochsensitives troponin t|troponin t (hs)|kardiales troponin t|troponin-t|tnt|hs-tnt',
    ),
    'NT-proBNP': listed(
      'nt-probnp im serum|n-terminales pro-bnp|nt pro-bnp (herzinsuffizienz)|n-terminales probnp|nt-pro-brain natriuretic peptide',
    ),
    BNP: listed(
      'natriuretisches peptid typ b|brain natriuretisches peptid|natriuretisches peptid b|bnp im plasma|b-typ natriuretisches peptid',
    ),
    Lactate: listed(
      'laktat|milchsäure|laktat im plasma|lactat|laktat (milchsäure)|lactat im plasma|laktat im blut|laktat venös|lactat im naf-plasma|lactat venös',
    ),
  },
  headings: {
    name: listed(
      'untersuchung|untersuchungen|parameter|analyse|analysen|bezeichnung|test|analyt|analyte|messgröße|laborparameter|laborwert|laborwerte|bestimmung|untersuchungsparameter|laboruntersuchung|kenngröße|leistung|name|laboranalyse|untersuchung/material|analyse/material|prüfung',
    ),
    value: listed(
      'ergebnis|ergebnisse|messwert|messwerte|wert|werte|resultat|resultate|befundwert|ihr wert|istwert|aktueller wert|aktuell|aktuelles ergebnis|ergebniswert|untersuchungsergebnis|ist-wert|ihr ergebnis|befund|messergebnis',
    ),
    unit: listed('einheit|einheiten|dimension|dim.|einh.|maßeinheit|dim|si-einheit|einh'),
    range: listed(
      'referenzbereich|referenzbereiche|normbereich|normwert|normwerte|referenzwert|referenzwerte|ref.-bereich|ref. bereich|referenz|referenzintervall|norm|normalwert|normalwerte|normalbereich|sollwert|sollwerte|sollbereich|richtwert|richtwerte|ref.bereich|referenzgrenzen|zielbereich|ref.-wert|ref.-werte|referenz-/zielbereich|refbereich|referenz-bereich|norm-bereich|biologischer referenzbereich|referenz (einheit)|normbereiche|referenzspanne|ref.-intervall|entscheidungsgrenze|orientierungswert|therapeutischer bereich',
    ),
    low: listed(
      'untergrenze|von|untere grenze|min|minimum|unterer grenzwert|unterer referenzwert|unterer wert',
    ),
    high: listed('obergrenze|bis|obere grenze|max|maximum|oberer grenzwert|oberer referenzwert|oberer wert'),
    flag: listed(
      'bewertung|bew.|flag|hinweis|kennzeichnung|markierung|auffällig|abweichung|pathologisch|path.|pathol.|beurteilung|kennz.|+/-|trend|signal|graphik|grafik|bewert.|indikator|interpretation|ausprägung|l/h',
    ),
    previous: listed(
      'vorwert|vorwerte|vorbefund|vorbefunde|vorergebnis|vorergebnisse|letzter wert|frühere werte|vorherige werte|vorheriger wert|letzter befund|verlauf|historie|vorwert vom|vorbefund vom|vorwert/datum|frühere ergebnisse|letztes ergebnis|früherer wert|vorw.',
    ),
    other: listed(
      'methode|verfahren|status|material|untersuchungsmaterial|probe|probenart|probenmaterial|datum|uhrzeit|zeit|bemerkung|bemerkungen|kommentar|kommentare|anmerkung|anmerkungen|code|loinc|nr|nr.|lfd. nr.|goä|ebm|faktor|preis|betrag|labor|ort|mat.|meth.|akkreditiert|validiert|fremdlabor|gerät|ziffer|durchgeführt|durchführung|matrix|anforderung|pos.|fußnote|fn',
    ),
  },
  flags: {
    high: listed(
      'erhöht|hoch|zu hoch|stark erhöht|leicht erhöht|deutlich erhöht|mäßig erhöht|über norm|oberhalb|kritisch hoch|sehr hoch|gesteigert|über referenzbereich|oberhalb referenzbereich|oberhalb des referenzbereichs|über dem referenzbereich|oberhalb normbereich|grenzwertig erhöht|vermehrt|überschritten|über normbereich|oberhalb des normbereichs|oberhalb der norm|massiv erhöht|extrem hoch|grenzwertig hoch|über norm erhöht',
    ),
    low: listed(
      'erniedrigt|niedrig|zu niedrig|stark erniedrigt|leicht erniedrigt|deutlich erniedrigt|vermindert|unter norm|unterhalb|kritisch niedrig|sehr niedrig|tief|zu tief|unter referenzbereich|unterhalb referenzbereich|unterhalb des referenzbereichs|unter dem referenzbereich|unterhalb normbereich|grenzwertig erniedrigt|mangel|erniedr.|unterschritten|mäßig erniedrigt|leicht vermindert|stark vermindert|unter normbereich|unterhalb des normbereichs|unterhalb der norm|extrem niedrig|grenzwertig niedrig|mangelhaft',
    ),
    normal: listed(
      'normal|im normbereich|im referenzbereich|unauffällig|normwertig|regelrecht|o.b.|innerhalb des referenzbereichs|in der norm|ohne befund|optimal|im zielbereich|innerhalb referenzbereich|innerhalb der norm|im bereich|ausreichend',
    ),
    look: listed(
      'auffällig|pathologisch|abnormal|grenzwertig|außerhalb|außerhalb des referenzbereichs|außerhalb referenzbereich|außerhalb der norm|kritisch|alarm|extremwert|panikwert|path|pathol.|außerhalb des normbereichs|kontrollbedürftig|alarmwert|abnorm|nicht im referenzbereich|außerhalb normbereich|grenzbereich',
    ),
  },
  limits: {
    below: listed(
      'bis|unter|kleiner als|kleiner|weniger als|höchstens|maximal|max.|max|bis zu|kleiner gleich|kleiner/gleich|nicht über|unterhalb von|unterhalb|weniger|kl. als|niedriger als|≤',
    ),
    above: listed(
      'ab|über|größer als|größer|mehr als|mindestens|minimal|min.|min|größer gleich|größer/gleich|nicht unter|oberhalb von|oberhalb|mind.|höher als|gr. als|von mindestens|≥',
    ),
    between: listed('bis|und'),
  },
  groups: {
    male: listed('männer|mann|männlich|m|männl.|herren|erwachsene männlich|erw. männl.|♂'),
    female: listed('frauen|frau|weiblich|w|f|weibl.|damen|erwachsene weiblich|erw. weibl.|♀'),
    healthy: listed(
      'normal|normalwert|normbereich|normwert|referenz|referenzbereich|referenzwert|erwachsene|erwachsener|gesunde|gesund|optimal|wünschenswert|ausreichend|suffizient|zielwert|zielbereich|negativ|nichtdiabetiker|stoffwechselgesund|kein diabetes|normoglykämie|ideal|empfohlen|euthyreot|nichtraucher|gut versorgt|adäquat|kein hinweis|unauffällig|optimale versorgung|ausreichende versorgung|nicht-diabetiker|nüchtern|erw.',
    ),
    other: listed(
      'kinder|kind|jugendliche|säuglinge|säugling|neugeborene|schwangere|schwangerschaft|gravidität|ssw|trimenon|1. trimenon|2. trimenon|3. trimenon|trimester|follikelphase|follikulär|lutealphase|luteal|ovulation|ovulationsphase|zyklusmitte|mittzyklisch|postmenopause|postmenopausal|menopause|prämenopausal|zyklus|diabetes|diabetiker|prädiabetes|gestörte glukosetoleranz|gestörte nüchternglukose|mangel|schwerer mangel|leichter mangel|insuffizienz|unterversorgung|risiko|hohes risiko|sehr hohes risiko|mäßiges risiko|niedriges risiko|moderates risiko|erhöhtes risiko|grenzwertig|grenzbereich|graubereich|fraglich|positiv|erhöht|hoch|niedrig|toxisch|intoxikation|überdosierung|raucher|therapeutisch|therapie|unter therapie|dialyse|dialysepatienten|senioren|sportler|monate|wochen|tage|adipositas|stillzeit|pubertät|tanner|primärprävention|sekundärprävention|zielwert bei|morgens|abends|nachmittags|patienten mit|schwer|mittelgradig|leicht|hypothyreose|hyperthyreose|jungen|knaben|mädchen',
    ),
  },
  sex: {
    label: listed('geschlecht|geschl.|geschl|sex'),
    male: listed('männlich|m|mann|männl.|herr'),
    female: listed('weiblich|w|frau|weibl.|f'),
  },
  dates: {
    collected: listed(
      'entnahme|entnahmedatum|abnahme|abnahmedatum|probenentnahme|probenahme|blutentnahme|blutabnahme|probenabnahme|entnahme am|entnommen am|entnommen|abgenommen am|abgenommen|entnahmezeitpunkt|abnahmezeitpunkt|entnahmezeit|abnahmezeit|probendatum|datum der entnahme|entn.|entn.-datum|entnahme vom|entnahmetag|datum der blutentnahme|datum der probenentnahme|probe vom|blutentnahme vom|blutentnahme am|abn.-datum|abnahme am|probenahmedatum|materialentnahme|probenentnahmedatum|entnahmedatum/-zeit|entnahme-datum|abnahme-datum|material vom|probengewinnung',
    ),
    tested: listed(
      'untersuchung vom|untersuchungsdatum|untersucht am|datum der untersuchung|analysedatum|messdatum|analysiert am|besuch|besuch am|gemessen am|testdatum|labordatum|laborwerte vom|labor vom|untersuchung am|datum der messung',
    ),
    reported: listed(
      'befunddatum|berichtsdatum|befund vom|befundausgang|ausgang|ausgangsdatum|endbefund vom|befunderstellung|erstellt am|freigabe|freigegeben am|validiert am|bericht vom|datum des befundes|befundet am|berichtet am|ausgabedatum|endbefund|befund erstellt am|berichtsausgang|ausgang am|befundausgabe|befundfreigabe|ergebnis vom|teilbefund vom|bericht erstellt|validation|freigabedatum|ausgabe',
    ),
    other: listed(
      'geburtsdatum|geboren|geboren am|geb.|geb. am|geb.-datum|geb.dat.|geb.-dat.|geburtstag|geb.datum|eingang|eingangsdatum|probeneingang|eingegangen am|materialeingang|eingang am|druck|druckdatum|gedruckt am|gedruckt|ausdruck|ausdruck vom|auftrag|auftragsdatum|auftrag vom|angefordert am|anforderung vom|anforderungsdatum|vorwert|vorbefund|vorwert vom|vorbefund vom|rechnungsdatum|rechnung vom|gültig bis|gültig ab|verfallsdatum|faxdatum|gesendet am|stand|versand|telefonisch durchgegeben|überweisung vom|erfasst am|erfassungsdatum|registriert am|patient seit|nächster termin|eingang labor|laboreingang|aufnahme|aufnahmedatum|entlassung|letzte periode|letzte regel|probeneingang am|druckzeit|erhalten am|nächste kontrolle|akkreditiert bis|version',
    ),
    months: [
      listed('januar|jänner|jan|jan.'),
      listed('februar|feber|feb|feb.|febr|febr.'),
      listed('märz|mär|mrz|mär.|mrz.|maerz'),
      listed('april|apr|apr.'),
      listed('mai|mai.'),
      listed('juni|jun|jun.|juno'),
      listed('juli|jul|jul.'),
      listed('august|aug|aug.'),
      listed('september|sep|sept|sep.|sept.'),
      listed('oktober|okt|okt.'),
      listed('november|nov|nov.'),
      listed('dezember|dez|dez.'),
    ],
  },
  qualitative: listed(
    'negativ|positiv|schwach positiv|stark positiv|grenzwertig positiv|grenzwertig|nicht nachweisbar|nachweisbar|nicht nachgewiesen|nachgewiesen|kein nachweis|reaktiv|nicht reaktiv|nichtreaktiv|grenzwertig reaktiv|fraglich|fraglich positiv|fraglich reaktiv|spuren|spur|in spuren|vereinzelt|reichlich|massenhaft|mäßig|mäßig viele|keine|kein|keiner|einzelne|wenige|viele|neg.|neg|pos.|pos|(+)|+|++|+++|++++|klar|trüb|leicht trüb|gelb|hellgelb|dunkelgelb|bernstein|bernsteinfarben|farblos|rötlich|blutig|steril|kein wachstum|unter der nachweisgrenze|vorhanden|nicht vorhanden|immun|nicht immun|kein hinweis|nicht messbar|nicht bestimmbar|folgt|siehe text|s. text|siehe kommentar|s. kommentar|s. bemerkung|siehe anlage|lipämisch|hämolytisch|ikterisch|geronnen|material fehlt|kein material|nicht durchgeführt|storniert|entfällt|nicht auswertbar|ausstehend|in arbeit|zu wenig material|rh positiv|rh negativ|rhesus positiv|rhesus negativ|negative|positive|sauer|alkalisch|normochrom|normozytär|heterozygot|homozygot|wildtyp|normal',
  ),
  notATest: listed(
    'patient|patientin|patienten|pat.|pat.-nr.|name|vorname|nachname|herr|frau|geburtsdatum|geb.|geb.-datum|geboren|geschlecht|straße|telefon|tel.|tel|fax|e-mail|email|internet|homepage|www|seite|blatt|einsender|arzt|ärztin|dr.|dr|prof.|priv.-doz.|facharzt|hausarzt|überweiser|kasse|krankenkasse|kostenträger|versicherung|versicherungsnummer|versichertennummer|auftragsnummer|auftragsnr.|auftrags-nr.|auftrag|barcode|labornummer|labor-nr.|labor|tagesnummer|tages-nr.|befundnummer|befund-nr.|befund|laborbefund|endbefund|teilbefund|zwischenbefund|kopie|station|zimmer|fallnummer|fall-nr.|aufnahmenummer|probennummer|probe|probenmaterial|material|eingang|entnahme|abnahme|ausgang|druck|datum|uhrzeit|alter|größe|gewicht|körpergröße|körpergewicht|bmi|puls|blutdruck|temperatur|bemerkung|bemerkungen|kommentar|hinweis|hinweise|anmerkung|interpretation|beurteilung|bewertung|diagnose|diagnosen|anamnese|medikation|zusammenfassung|legende|erläuterung|methode|referenz|referenzbereich|referenzbereiche|normbereich|normwerte|zielwert|zielwerte|zielbereich|männer|frauen|männlich|weiblich|erwachsene|kinder|kind|jugendliche|säuglinge|neugeborene|schwangere|schwangerschaft|ssw|trimenon|1. trimenon|2. trimenon|3. trimenon|follikelphase|lutealphase|ovulation|ovulationsphase|zyklusmitte|postmenopause|menopause|prämenopause|diabetes|diabetiker|prädiabetes|kein diabetes|nichtdiabetiker|mangel|schwerer mangel|unterversorgung|überversorgung|überdosierung|insuffizienz|ausreichend|optimal|suffizient|wünschenswert|empfohlen|grenzwertig|graubereich|toxisch|risiko|hohes risiko|sehr hohes risiko|mäßiges risiko|niedriges risiko|moderates risiko|erhöhtes risiko|normal|leicht|mittel|schwer|stadium|grad|klasse|raucher|nichtraucher|rechnung|betrag|summe|goä|ebm|iban|bic|bank|konto|ust|steuernummer|geschäftsführer|amtsgericht|handelsregister|akkreditiert|akkreditierung|din|validiert|freigegeben|freigabe|medizinisch validiert|ärztliche|mit freundlichen|sehr geehrte|postfach|plz|ort|anschrift|adresse|institut|praxis|klinik|krankenhaus|mvz|medizinisches versorgungszentrum|öffnungszeiten|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|version|stand|formel|nach|laut|quelle|literatur|leitlinie|leitlinien|gemäß|bei|bitte|der|die|das|dieser|diese|dieses|ein|eine|wenn|für|im|in|es|dies|ab|unter|über',
  ),
  sections: {
    notBlood: listed(
      'urin|harn|urinstatus|urinsediment|harnstatus|urindiagnostik|sammelurin|spontanurin|mittelstrahlurin|24-h-urin|24h-urin|stuhl|stuhldiagnostik|stuhluntersuchung|liquor|speichel|ejakulat|sperma|spermiogramm|punktat|abstrich|sputum|haar|haare|urinanalyse|urinchemie|harnsediment|urin-stix|urinstreifen|urinteststreifen|teststreifen|urin chemie|urinuntersuchung|muttermilch|schweiß|drogenscreening urin|atemtest|harnstreifen|morgenurin',
    ),
    blood: listed(
      'blutbild|kleines blutbild|großes blutbild|differentialblutbild|differenzialblutbild|hämatologie|klinische chemie|klinisch-chemische|serologie|immunologie|gerinnung|hämostaseologie|elektrolyte|leber|leberwerte|niere|nierenwerte|nierenfunktion|schilddrüse|schilddrüsenhormone|schilddrüsendiagnostik|lipide|fettstoffwechsel|lipidstatus|eisenstoffwechsel|eisenstatus|zuckerstoffwechsel|kohlenhydratstoffwechsel|diabetes|vitamine|vitamine und spurenelemente|spurenelemente|hormone|endokrinologie|entzündung|entzündungsparameter|enzyme|substrate|proteine|eiweiß|tumormarker|herz|herzmarker|kardiale marker|serum|edta-blut|vollblut|plasma|proteindiagnostik|autoimmundiagnostik|rheumadiagnostik|allergiediagnostik|stoffwechsel|anämiediagnostik|pankreas|mineralstoffe|mikronährstoffe|blut|blutuntersuchung|blutzucker|lipidprofil|leberenzyme|rotes blutbild|weißes blutbild|knochenstoffwechsel|sexualhormone|infektionsserologie|elektrophorese|retentionswerte|blutgerinnung|gerinnungsdiagnostik|cholestase',
    ),
    title: listed(
      'status|profil|diagnostik|untersuchung|untersuchungen|werte|analytik|stoffwechsel|befund|ergebnisse|abschnitt|bereich|gruppe|panel|funktion|parameter|marker|chemie|bestimmungen|blutbild|basisprofil|check-up|vorsorge|laborwerte|übersicht|fortsetzung',
    ),
  },
  methods: listed(
    'methode|meth.|verfahren|bestimmt mit|gemessen mit|bestimmung mittels|berechnet|berechnung|errechnet|enzymatisch|enzymatischer|photometrisch|photometrie|turbidimetrisch|turbidimetrie|immunturbidimetrie|nephelometrie|nephelometrisch|eclia|clia|cmia|elisa|hplc|lc-ms|lc-ms/ms|ise|ionenselektive|durchflusszytometrie|impedanz|impedanzmessung|mikroskopie|mikroskopisch|farbtest|kinetisch|jaffé|hexokinase|ifcc|aas|icp-ms|atomabsorption|koagulometrie|koagulometrisch|immunoassay|chemilumineszenz|westergren|clauss|elektrophorese|kapillarelektrophorese|gerät|analyzer|akkreditiert|nach friedewald|formel|messung|potentiometrisch|potentiometrie|elfa|ria|chromogen|automatisch|maschinell|manuell|teststreifen|biuret|bromkresolgrün|ckd-epi-formel|mdrd-formel',
  ),
  units: listed(
    'tsd/µl|tsd./µl|tausend/µl|mio/µl|mio./µl|/nl|/pl|gpt/l|tpt/l|gpt|tpt|zellen/µl|zellen/nl|ie/l|ie/ml|i.e./l|i.e./ml|mie/l|mie/ml|µie/ml|kie/l|e/l|e/ml|me/l|ke/l|sek|sek.|sekunden|mm/std|mm/std.|mm n.w.|mm/1.std|ml/min/1,73m²|ml/min/1,73 m²|ml/min/1,73qm|ml/min/kof|mmol/mol hb|mg/g krea|mg/g kreatinin|% d. norm|% der norm|promille|vol%|vol.-%|v%|quotient|titer|/gf|/gesichtsfeld|mval/l|mg feu/l|µg feu/l|/100 leuko|/100 leukozyten',
  ),
}
