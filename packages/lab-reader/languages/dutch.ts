/** Dutch, as laboratories in the Netherlands and Flanders print it. */
import { type Language, listed } from './language.ts'

export const DUTCH: Language = {
  code: 'nl',
  name: 'Dutch',
  model: 'nld',
  words: listed(
    'het|een|niet|voor|werd|bij|uitslag|uitslagen|bepaling|eenheid|referentiewaarde|referentiewaarden|afname|afnamedatum|geboortedatum|nuchter|bloed|leukocyten|erytrocyten|trombocyten|hematocriet|bezinking|ureum|huisarts|aanvrager|geslacht|schildklier|ijzer|verhoogd|mannen',
  ),
  names: {
    'White blood cells': listed(
      'leukocyten|witte bloedcellen|witte bloedlichaampjes|leukocyten totaal|aantal leukocyten|leukocytenaantal|leukocytengetal|leukocytentelling|totaal leukocyten|leuco|leukocyten absoluut|totaal aantal leukocyten',
    ),
    'Red blood cells': listed(
      "erytrocyten|erythrocyten|erytro's|rode bloedcellen|rode bloedlichaampjes|aantal erytrocyten|erytrocytenaantal|erytrocytentelling|ery|erytrocyten totaal",
    ),
    Hemoglobin: listed('hemoglobine|hb-gehalte|hemoglobinegehalte|bloedkleurstof'),
    Hematocrit: listed('hematocriet|ht|hematokriet'),
    MCV: listed(
      'mcv erytrocyten|gemiddeld celvolume|gemiddeld volume erytrocyten|gemiddeld volume rode bloedcellen|gemiddeld erytrocytenvolume|gemiddeld corpusculair volume|gemiddeld volume rode bloedcel|gemiddeld volume erytrocyt|gemiddeld volume mcv|ery mcv|mcv (ery)',
    ),
    MCH: listed(
      'mch erytrocyten|gemiddeld hemoglobinegehalte|gemiddelde hemoglobine per erytrocyt|gemiddeld corpusculair hemoglobine|gemiddelde hemoglobinemassa|gemiddeld hb-gehalte|gemiddelde hoeveelheid hemoglobine|gemiddeld hemoglobinegehalte per erytrocyt|hb per erytrocyt|ery mch',
    ),
    MCHC: listed(
      'mchc erytrocyten|gemiddelde hemoglobineconcentratie|gemiddelde corpusculaire hemoglobineconcentratie|gemiddelde hb-concentratie|gemiddelde hemoglobine concentratie|gemiddelde hemoglobine concentratie in erytrocyten|gemiddelde hemoglobineconcentratie per erytrocyt|ery mchc',
    ),
    RDW: listed(
      'rdw|rdw erytrocyten|erytrocyten-verdelingsbreedte|verdelingsbreedte erytrocyten|erytrocytenverdelingsbreedte|red cell distribution width|spreiding erytrocytenvolume|anisocytose-index|erytrocyten distributiebreedte|distributiebreedte erytrocyten|spreiding celvolume|verdelingsbreedte rode bloedcellen|anisocytose-coëfficiënt',
    ),
    'RDW-SD': listed(
      'rdw|erytrocyten-verdelingsbreedte|verdelingsbreedte erytrocyten|erytrocytenverdelingsbreedte|red cell distribution width|erytrocyten distributiebreedte',
    ),
    Platelets: listed(
      "trombocyten|thrombocyten|thrombo's|bloedplaatjes|plaatjes|aantal trombocyten|trombocytenaantal|trombocytengetal|trombocytentelling|trombocyten (citraat)|trombocyten in citraat|trombo|trombocyten totaal",
    ),
    MPV: listed(
      'gemiddeld trombocytenvolume|gemiddeld plaatjesvolume|gemiddeld volume bloedplaatjes|gemiddeld volume trombocyten|mpv trombocyten|gemiddeld bloedplaatjesvolume|gemiddeld volume plaatjes',
    ),
    PDW: listed(
      'trombocyten-verdelingsbreedte|verdelingsbreedte trombocyten|verdelingsbreedte bloedplaatjes|trombocytenverdelingsbreedte|distributiebreedte bloedplaatjes|distributiebreedte trombocyten|pdw trombocyten',
    ),
    Plateletcrit: listed('trombocriet|plaatjeshematocriet|plaatjescriet|trombocytencriet|thrombocriet'),
    Neutrophils: listed(
      "neutrofielen|neutrofiele granulocyten|segmentkernigen|segmentkernige granulocyten|neutrofiele segmentkernigen|neutrofielen segmentkernig|neutrofiele segmentkernige granulocyten|polynucleaire neutrofielen|granulocyten neutrofiel|neutrofiele polynucleairen|neutrofielen totaal|segmenten|neutrofiele leukocyten|neutrofiele segmenten|neutro|neutrofiele gran.|segmentkernige|neutrofiel|neutrofiele granulo's|neutrof. granulocyten|neutrofielen %|neutrofiele granulocyten %|neutro's %|neutrofielen relatief|percentage neutrofielen|neutrofielen percentage|neutrofiele granulocyten relatief|neutrofielen procentueel|neutrofielen rel.|segmentkernigen %|neut|neu|neut %|neut%|neu %|neu%",
    ),
    'Absolute neutrophils': listed(
      "neutrofielen|neutrofiele granulocyten|segmentkernigen|segmentkernige granulocyten|neutrofiele segmentkernigen|neutrofielen segmentkernig|neutrofiele segmentkernige granulocyten|polynucleaire neutrofielen|granulocyten neutrofiel|neutrofiele polynucleairen|neutrofielen totaal|segmenten|neutrofiele leukocyten|neutrofiele segmenten|neutro|neutrofiele gran.|segmentkernige|neutrofiel|neutrofiele granulo's|neutrof. granulocyten|neutrofielen absoluut|neutrofielen abs.|absolute neutrofielen|absoluut aantal neutrofielen|aantal neutrofielen|neutrofiele granulocyten absoluut|neutrofiele granulocyten abs.|absolute neutrofiele granulocyten|neutrofielen aantal|segmentkernigen absoluut|neutro's absoluut|aantal neutrofiele granulocyten|neutrofielen absolute waarde|neutrofielen (absoluut aantal)|absolute telling neutrofielen|neut|neu",
    ),
    Lymphocytes: listed(
      "lymfocyten|lymphocyten|lymfocyten totaal|lymfo|lymfoc.|mononucleaire lymfocyten|lympho's|lymfocyten %|lymfo's %|lymphocyten %|lymfocyten relatief|percentage lymfocyten|lymfocyten percentage|lymfocyten procentueel|lymfocyten rel.|lymph|lym|lymph %|lymph%|lym %|lym%",
    ),
    'Absolute lymphocytes': listed(
      "lymfocyten|lymphocyten|lymfocyten totaal|lymfo|lymfoc.|mononucleaire lymfocyten|lympho's|lymfocyten absoluut|lymfocyten abs.|absolute lymfocyten|absoluut aantal lymfocyten|aantal lymfocyten|lymfocyten aantal|lymfo's absoluut|lymphocyten absoluut|lymfocyten absolute waarde|lymfocyten (absoluut aantal)|absolute telling lymfocyten|lymph|lym",
    ),
    Monocytes: listed(
      'monocyten|monocyten totaal|mononucleaire monocyten|monocyten %|monocyten totaal %|monocyten relatief|percentage monocyten|monocyten percentage|monocyten procentueel|monocyten rel.|mono|mon|mono %|mono%|mon %|mon%',
    ),
    'Absolute monocytes': listed(
      "monocyten|monocyten totaal|mononucleaire monocyten|monocyten absoluut|monocyten abs.|absolute monocyten|absoluut aantal monocyten|aantal monocyten|monocyten aantal|mono's absoluut|monocyten absolute waarde|monocyten (absoluut aantal)|absolute telling monocyten|mono|mon",
    ),
    Eosinophils: listed(
      "eosinofielen|eosinofiele granulocyten|granulocyten eosinofiel|polynucleaire eosinofielen|eosinofiele polynucleairen|eosinofielen totaal|eosinofiele leukocyten|eosino|eosinofiele gran.|eosinofiel|eosinofiele granulo's|eosin. granulocyten|eosinofielen %|eosinofiele granulocyten %|eosinofielen relatief|percentage eosinofielen|eosinofielen percentage|eosinofiele granulocyten relatief|eosinofielen procentueel|eosinofielen rel.|eos|eo|eos %|eos%|eo %|eo%",
    ),
    'Absolute eosinophils': listed(
      "eosinofielen|eosinofiele granulocyten|granulocyten eosinofiel|polynucleaire eosinofielen|eosinofiele polynucleairen|eosinofielen totaal|eosinofiele leukocyten|eosino|eosinofiele gran.|eosinofiel|eosinofiele granulo's|eosin. granulocyten|eosinofielen absoluut|eosinofielen abs.|absolute eosinofielen|absoluut aantal eosinofielen|aantal eosinofielen|eosinofiele granulocyten absoluut|eosinofiele granulocyten abs.|absolute eosinofiele granulocyten|eosinofielen aantal|eo's absoluut|aantal eosinofiele granulocyten|eosinofielen absolute waarde|eosinofielen (absoluut aantal)|absolute telling eosinofielen|eos|eo",
    ),
    Basophils: listed(
      "basofielen|basofiele granulocyten|granulocyten basofiel|polynucleaire basofielen|basofiele polynucleairen|basofielen totaal|basofiele leukocyten|basofiele gran.|basofiel|basofiele granulo's|basof. granulocyten|basofielen %|basofiele granulocyten %|basofielen relatief|percentage basofielen|basofielen percentage|basofiele granulocyten relatief|basofielen procentueel|basofielen rel.|baso|bas|baso %|baso%|bas %|bas%",
    ),
    'Absolute basophils': listed(
      "basofielen|basofiele granulocyten|granulocyten basofiel|polynucleaire basofielen|basofiele polynucleairen|basofielen totaal|basofiele leukocyten|basofiele gran.|basofiel|basofiele granulo's|basof. granulocyten|basofielen absoluut|basofielen abs.|absolute basofielen|absoluut aantal basofielen|aantal basofielen|basofiele granulocyten absoluut|basofiele granulocyten abs.|absolute basofiele granulocyten|basofielen aantal|baso's absoluut|aantal basofiele granulocyten|basofielen absolute waarde|basofielen (absoluut aantal)|absolute telling basofielen|baso|bas",
    ),
    'Immature granulocytes': listed(
      'onrijpe granulocyten|onrijpe granulocyten %|onrijpe granulocyten absoluut|immature granulocyten|immature granulocyten %|immature granulocyten absoluut|ig %|ig%|jonge granulocyten|immature granulo|ig granulocyten|onrijpe granulocyten abs.',
    ),
    'Band neutrophils': listed(
      'staafkernigen|staafkernige granulocyten|staafkernige neutrofielen|neutrofiele staafkernigen|neutrofielen staafkernig|staven|staafkernige|staafkernigen neutrofiel|staafkernige neutrofiele granulocyten|neutrofiele staven|staafkernig|staafvormigen|granulocyten staafkernig|staafkernige neutrofiel',
    ),
    Reticulocytes: listed(
      "reticulocyten|reticulocyten %|reticulocyten absoluut|reticulocyten relatief|reticulo's|aantal reticulocyten|reticulocytenaantal|absolute reticulocyten|reticulocytentelling|reti's|reticulocyten abs.",
    ),
    'Nucleated red blood cells': listed(
      'normoblasten|kernhoudende erytrocyten|kernhoudende rode bloedcellen|erytroblasten|erytroblasten %|normoblasten %|nrbc %|nrbc%|normoblasten absoluut|erythroblasten|erytroblasten absoluut|kernhoudende cellen',
    ),
    Iron: listed('ijzer|serumijzer|ijzergehalte'),
    TIBC: listed(
      'totale ijzerbindingscapaciteit|totale ijzerbindende capaciteit|tijbc|tybc|ijzerbindingscapaciteit|ijzerbindend vermogen|totaal ijzerbindend vermogen|ijzerbindende capaciteit|totale ijzer bindingscapaciteit|ijzerbindingscapaciteit totaal|ijzer bindingscapaciteit|ijzerbindingscap.|ijzerbindingscap. totaal|ijzerbindend vermogen totaal|totale ijzerbinding',
    ),
    UIBC: listed(
      'latente ijzerbindingscapaciteit|lijbc|lybc|onverzadigde ijzerbindingscapaciteit|vrije ijzerbindingscapaciteit|latente ijzerbindende capaciteit|latent ijzerbindend vermogen|uijbc|uybc|onverzadigde ijzerbindende capaciteit',
    ),
    'Transferrin saturation': listed(
      'transferrineverzadiging|transferrine verzadiging|transferrinesaturatie|transferrine saturatie|ijzerverzadiging|ijzersaturatie|ijzer verzadiging|ijzer saturatie|verzadiging transferrine|saturatie transferrine|verzadigingspercentage|verzadigingsgraad transferrine|transferrine verzadigingsgraad|transferrine verzadigingspercentage|verzadigingscoëfficiënt|saturatiecoëfficiënt|transferrine saturatiecoëfficiënt|saturatie-index|ijzerverzadigingspercentage|% verzadiging|% saturatie|% verzadiging transferrine|% transferrinesaturatie|% ijzerverzadiging|% ijzersaturatie|transferrine-verzadigingsindex|verzadigingsindex|saturatie-index transferrine|verzadiging ijzer|verzadigingsindex transferrine|saturatiegraad transferrine|ijzersaturatie index|transferrineverzadigingspercentage|transferrinesaturatie %|ijzerverzadiging %|saturatiecoëfficiënt transferrine',
    ),
    Transferrin: listed('transferrine'),
    Ferritin: listed('ferritine|ferritinegehalte|serumferritine'),
    Glucose: listed(
      'bloedsuiker|bloedglucose|bloedsuikerspiegel|glucose niet nuchter|glucose willekeurig|glycemie|plasmaglucose|glucose at random|glucose veneus|niet nuchtere glucose|glycemie niet nuchter|niet-nuchter glucose|suiker|suikergehalte|glykemie',
    ),
    'Fasting glucose': listed(
      'glucose nuchter|nuchtere glucose|nuchter glucose|nuchtere bloedsuiker|nuchtere bloedglucose|bloedsuiker nuchter|nuchter bloedsuiker|glycemie nuchter|nuchtere glycemie|nuchtere plasmaglucose|plasmaglucose nuchter|glucose nuchter veneus|glykemie nuchter|bloedglucose nuchter|suiker nuchter|nuchtere glucosewaarde|nuchter suiker',
    ),
    'Hemoglobin A1c': listed(
      'hemoglobine a1c|geglyceerd hemoglobine|geglycosyleerd hemoglobine|geglycolyseerd hemoglobine|geglyceerde hemoglobine|geglycosyleerde hemoglobine|geglycolyseerde hemoglobine|hba1c ngsp|hba1c dcct|hba1c %|hba1c%|hba1c mmol/mol|hba1c (percentage)|geglyceerd hb|hba1c (ifcc-gekalibreerd)|geglycosyleerd hb|hemoglobine a1c ngsp|hemoglobine a1c dcct|glycohemoglobine|glyhb|hemoglobine a1c %',
    ),
    'Estimated average glucose': listed(
      'geschatte gemiddelde glucose|gemiddelde glucose|gemiddelde glucoseconcentratie|geschatte gemiddelde bloedglucose|gemiddelde bloedglucose|geschatte gemiddelde glucoseconcentratie|gemiddelde glycemie|geschatte gemiddelde glycemie|gemiddelde bloedsuiker|geschatte gemiddelde bloedsuiker|gem. glucose|geschatte gemiddelde plasmaglucose',
    ),
    Insulin: listed(
      'insuline|insuline nuchter|nuchtere insuline|nuchter insuline|insuline basaal|basaal insuline|insuline 0 min|insuline niet nuchter',
    ),
    'C-peptide': listed('c-peptide nuchter|nuchter c-peptide|c-peptide basaal|c-peptide niet nuchter'),
    'HOMA-IR': listed(
      'homa-ir index|insulineresistentie-index|insulineresistentie|insuline resistentie index|index insulineresistentie|homa score',
    ),
    Fructosamine: listed('fructosamines'),
    'Total cholesterol': listed(
      'totaal cholesterol|cholesterol totaal|totaalcholesterol|totale cholesterol|cholesterol tot.|chol totaal|totaal chol',
    ),
    'HDL cholesterol': listed(
      'cholesterol hdl|goede cholesterol|hdl-cholesterol (goed)|goed cholesterol|cholesterol-hdl fractie',
    ),
    'LDL cholesterol': listed(
      'ldl-cholesterol gemeten|ldl gemeten|slechte cholesterol|slecht cholesterol|ldl cholesterol, directe meting|directe ldl|ldl-cholesterol directe bepaling|direct ldl-cholesterol|direct ldl|cholesterol-ldl direct',
    ),
    'LDL cholesterol, calculated': listed(
      'ldl-cholesterol berekend|ldl berekend|ldl-cholesterol (friedewald)|ldl-cholesterol (ber.)|berekend ldl-cholesterol|berekend ldl|ldl chol berekend|ldl-c berekend|cholesterol ldl berekend|ldl-cholesterol volgens friedewald|ldl cholesterol berek.|berekende ldl-cholesterol|ldl-cholesterol (martin-hopkins)|ldl-cholesterol sampson|ldl-chol. (ber.)|ldl friedewald|ldl-cholesterol, berekening|ldl-cholesterol (sampson-nih)|cholesterol-ldl (berekend volgens friedewald)',
    ),
    'VLDL cholesterol': listed('vldl-chol|vldl-cholesterol berekend|vldl berekend|vldl cholesterol (ber.)'),
    'Non-HDL cholesterol': listed(
      'niet-hdl-cholesterol|niet-hdl|non hdl cholesterol berekend|non-hdl-cholesterol (ber.)|non-hdl berekend|niet-hdl chol|cholesterol niet-hdl|niet-hdl cholesterol berekend|nonhdl-cholesterol|nonhdl|non-hdl chol. (ber.)|non hdl-c berekend|non-hdl chol berekend',
    ),
    Triglycerides: listed(
      "triglyceriden|triglyceriden nuchter|nuchtere triglyceriden|triglyceriden niet nuchter|triglyc.|triglyceriden totaal|trigly's|vetten triglyceriden",
    ),
    'Cholesterol/HDL ratio': listed(
      'cholesterol/hdl-cholesterol|cholesterol/hdl|chol/hdl|chol./hdl-chol. ratio|chol/hdl-chol|totaal cholesterol/hdl-ratio|totaal cholesterol/hdl|totaal cholesterol/hdl-cholesterol|ratio totaal cholesterol/hdl|ratio totaal cholesterol/hdl-cholesterol|ratio cholesterol/hdl|ratio cholesterol/hdl-cholesterol|ratio chol/hdl|ratio chol/hdl-chol|cholesterolratio|cholesterol-ratio|tc/hdl|ratio tc/hdl|verhouding cholesterol/hdl|verhouding totaal cholesterol/hdl|totaal chol/hdl ratio|tot. chol/hdl-chol|index cholesterol/hdl|quotiënt cholesterol/hdl|totaal/hdl-cholesterol|totaal/hdl-cholesterol ratio|ratio totaal/hdl-cholesterol|ratio tot. cholesterol/hdl|cholesterol totaal/hdl|ratio cholesterol totaal/hdl|cholesterol totaal/hdl-cholesterol|cholesterol totaal/hdl ratio|chol tot/hdl|cholesterol/hdl quotiënt',
    ),
    'LDL/HDL ratio': listed(
      'ratio ldl/hdl|ldl-cholesterol/hdl-cholesterol|verhouding ldl/hdl|ratio ldl-cholesterol/hdl-cholesterol|ldl/hdl-cholesterol|ratio ldl-chol/hdl-chol',
    ),
    'Triglycerides/HDL ratio': listed(
      'triglyceriden/hdl-ratio|triglyceriden/hdl|ratio triglyceriden/hdl|ratio tg/hdl|triglyceriden/hdl-cholesterol ratio|triglyceriden/hdl-cholesterol|tg/hdl|verhouding triglyceriden/hdl',
    ),
    'Apolipoprotein B': listed('apolipoproteïne b|apolipoproteïne b-100|apolipoproteïne-b100 apob'),
    'Apolipoprotein A1': listed(
      'apolipoproteïne a1|apolipoproteïne a-i|apo a-i|apolipoproteïne a-1|apo-ai|apolipoproteïne ai',
    ),
    'Lipoprotein(a)': listed('lipoproteïne (a)|lp(a) lipoproteïne|lipoproteïne kleine a'),
    ALT: listed(
      'alanineaminotransferase|alaninetransaminase|alaninetransferase|transaminase alt|transaminase gpt|alt-gpt transaminase|transaminasen gpt',
    ),
    AST: listed(
      'aspartaat-aminotransferase|aspartaataminotransferase|aspartaat transaminase|aspartaattransaminase|aspartaattransferase|transaminase ast|transaminase got|aspartaat-amino-transferase|asparaat aminotransferase|ast-got transaminase|transaminasen got',
    ),
    'AST/ALT ratio': listed(
      'asat/alat-ratio|asat/alat|ratio asat/alat|ratio ast/alt|got/gpt|verhouding asat/alat|de ritis quotiënt|ratio got/gpt|got/gpt ratio|de ritis',
    ),
    'Alkaline phosphatase': listed(
      'alkalische fosfatase|alk. fosfatase|alkalische fosfatasen|alk. fosf.|alkalische fosf.|alkalische fosfatase af|alkalische phosphatase|alk. fosfatasen|alkalische fosfatase totaal|alkalisch fosfatase|alkalische fosfatases|alkal. fosfatase|af alkalische fosfatase|fosfatase alkalische|alkaline fosfatase|alkalische fosfatase (afa)|fosfatasen alkalische|alk fosfatase totaal|alk. phosphatasen',
    ),
    GGT: listed(
      'ygt|γ-gt|y-gt|gammagt|gamma-glutamyltranspeptidase|gammaglutamyltransferase|γ-glutamyltransferase|gamma-g.t.|glutamyltransferase gamma|gammaglutamyl transferase',
    ),
    'Total bilirubin': listed(
      'bilirubine totaal|totaal bilirubine|bilirubine|totale bilirubine|bilirubine tot.|bili totaal|totaal bili|bilirubine t',
    ),
    'Direct bilirubin': listed(
      'bilirubine direct|direct bilirubine|directe bilirubine|bilirubine geconjugeerd|geconjugeerd bilirubine|geconjugeerde bilirubine|bilirubine (geconjugeerd) direct|bilirubine direct (geconjugeerd)|bili direct|bilirubine direkt|bilirubine d|bilirubine gebonden',
    ),
    'Indirect bilirubin': listed(
      'bilirubine indirect|indirect bilirubine|indirecte bilirubine|bilirubine ongeconjugeerd|ongeconjugeerd bilirubine|ongeconjugeerde bilirubine|bilirubine indirect (ongeconjugeerd)|bili indirect|bilirubine indirekt|niet-geconjugeerd bilirubine|bilirubine niet-geconjugeerd|vrij bilirubine|niet geconjugeerde bilirubine',
    ),
    'Total protein': listed(
      'totaal eiwit|eiwit totaal|totaal proteïne|eiwit|totale eiwitten|eiwitten totaal|eiwitten|totaal eiwitten|proteïne totaal|totale proteïnen|totaaleiwit|eiwit tot.|totaal eiwitgehalte|proteïnen totaal|totale eiwit|proteïnen|totale proteïne|serumeiwit',
    ),
    Albumin: listed('albumine|serumalbumine|albumine bcg|albumine bcp|albumine (immunochemisch)'),
    Globulin: listed(
      'globulinen|globuline|globulines|globulinen totaal|totaal globuline|globulinen berekend|globuline totaal|globuline berekend',
    ),
    'Albumin/globulin ratio': listed(
      'albumine/globuline-ratio|albumine/globuline|ratio albumine/globuline|albumine/globulinen|ratio a/g|a/g-quotiënt|albumine/globuline quotiënt|verhouding albumine/globuline|a/g verhouding|ratio albumine/globulinen|albumine/globulinen ratio',
    ),
    Prealbumin: listed('prealbumine|pre-albumine|transthyretine|transtyretine'),
    LDH: listed(
      'ld|lactaatdehydrogenase|lactaat dehydrogenase|melkzuurdehydrogenase|melkzuur dehydrogenase|ldh totaal|lactaatdehydrogenase totaal|lactodehydrogenase',
    ),
    Amylase: listed('amylase totaal|alfa-amylase|α-amylase|totaal amylase|serumamylase'),
    Lipase: listed('serumlipase|lipase pancreas|pancreaslipase|pancreas lipase'),
    Ammonia: listed('ammoniak|ammonium|nh3|nh4|ammoniumion'),
    Creatinine: listed(
      'kreatinine|kreat|kreatinine (enzym.)|serumkreatinine|serumcreatinine|kreatinine jaffé|creatinine jaffé|kreatinine enz.|kreatinine, enzymatische methode|creatinine enz.',
    ),
    eGFR: listed(
      'mdrd|ckd-epi|geschatte gfr|gfr geschat|gfr berekend|berekende gfr|egfr berekend|geschatte glomerulaire filtratiesnelheid|glomerulaire filtratiesnelheid|geschatte glomerulaire filtratie|glomerulaire filtratie|mdrd-klaring|klaring (mdrd)|kreatinineklaring (mdrd)|kreatinine klaring volgens mdrd|klaring volgens mdrd|egfr volgens ckd-epi|egfr volgens mdrd|gfr volgens ckd-epi|gfr volgens mdrd|egfr (ckd-epi 2009)|egfr (ckd-epi 2012)|kreatinineklaring (ckd-epi)|gfr-schatting|nierfunctie egfr|egfr nierfunctie|schatting gfr|glom. filtratiesnelheid|gfr mdrd-4|egfr kreatinine|egfr-kreat|egfr (ckd-epi kreatinine)|mdrd-formule|ckd-epi formule|egfr-ckd-epi (kreat)|nierfunctie (ckd-epi)|nierfunctie (mdrd)|geschatte klaring mdrd',
    ),
    'Urea nitrogen': listed('ureumstikstof|ureum-stikstof|ureum-n'),
    Urea: listed('ureum|bloedureum|ureumgehalte'),
    'BUN/creatinine ratio': listed(
      'bun/kreatinine|bun/kreatinine ratio|ureumstikstof/kreatinine|ratio bun/kreatinine|ratio bun/creatinine',
    ),
    'Uric acid': listed('urinezuur|uraat|serumurinezuur'),
    'Cystatin C': listed('cystatine c|cystatine'),
    'Urine albumin/creatinine ratio': listed(
      'albumine/kreatinine-ratio|albumine/kreatinine|albumine/creatinine-ratio|albumine/creatinine|albumine-kreatinine ratio urine|albumine/kreat-ratio|alb/kreat-ratio|ratio albumine/kreatinine|ratio albumine/creatinine|microalbumine/kreatinine|microalbumine/creatinine|microalbumine/creatinine-ratio|albumine/kreatinine-ratio in urine|albumine/kreat|alb/kreat|alb/creat|acr urine|albumine/kreatinine urine|albumine/creatinine urine|albumine/creatinine ratio urine|microalbumine/kreatinine-ratio|verhouding albumine/kreatinine|albumine kreatinine quotiënt|microalbuminurie/creatinine|ratio microalbumine/creatinine|albumine creat ratio|albumine/kreatinine in urine|albuminurie/kreatinine|albumine-kreatinine-index|alb/kreat ratio urine|albumine per g creatinine|microalbumine per g creatinine|albumine/g creatinine|microalbumine/g creatinine|albumine/mmol kreatinine|albumine-kreatinine ratio in portie',
    ),
    'Microalbumin, urine': listed(
      'microalbumine|microalbumine urine|microalbuminurie|albumine in urine|albumine urine|micro-albumine|albumine in portie urine|microalbumine in urine|urine albumine|albuminurie|micro-albumine urine|albumine urine portie|albumine portie|albumine-urine concentratie|urine microalbumine',
    ),
    Sodium: listed('natrium|serumnatrium'),
    Potassium: listed('kalium|serumkalium'),
    Chloride: listed('chloriden|chloor'),
    'Carbon dioxide': listed(
      'bicarbonaat|co2 totaal|totaal co2|actueel bicarbonaat|bicarbonaat (actueel)|totale co2|koolzuur totaal|co2-gehalte|bicarbonaten|totaal kooldioxide|koolstofdioxide totaal|hco3 actueel',
    ),
    'Anion gap': listed('aniongap|anionenhiaat|aniongat|anion kloof|anionkloof|anionenkloof'),
    Calcium: listed(
      'calcium totaal|totaal calcium|ca totaal|totale calcium|serumcalcium|calcium niet gecorrigeerd|kalcium|calcium ongecorrigeerd',
    ),
    'Corrected calcium': listed(
      'calcium gecorrigeerd|gecorrigeerd calcium|calcium gecorrigeerd voor albumine|calcium na albuminecorrectie|calcium, albumine gecorrigeerd|gecorrigeerde calcium|calcium (alb. gecorrigeerd)|calcium gecorr.|albumine gecorrigeerd calcium|calcium gecorr. voor albumine|ca gecorrigeerd|calcium albuminegecorrigeerd|voor albumine gecorrigeerd calcium|calcium gecorrigeerd (albumine)|calcium albuminecorrectie',
    ),
    'Ionized calcium': listed(
      'geïoniseerd calcium|calcium geïoniseerd|vrij calcium|calcium vrij|ca2+|ca++|calcium ion|geioniseerd ca|ionair calcium|calciumionen|geïoniseerde calcium|ca ionen|calcium (geïoniseerd) vrij|calcium ionair|ca geïoniseerd|calcium geïon.|calcium-geïoniseerd ph 7.4|calcium ion. vrij|ca-ion|ca++ geïoniseerd',
    ),
    Phosphorus: listed(
      'fosfaat|fosfor|anorganisch fosfaat|anorganisch fosfor|fosfaat anorganisch|fosfor anorganisch|anorganische fosfor|fosfaten|fosfor anorg.|anorg. fosfaat|anorganische fosfaten|anorg. fosfor|po4|anorganische fosfaat|phosfor',
    ),
    Magnesium: listed('mg2+|magnesium totaal'),
    'Red cell magnesium': listed(
      'magnesium in erytrocyten|magnesium erytrocyten|erytrocytair magnesium|erytrocyten magnesium|intracellulair magnesium|magnesium intracellulair|magnesium erytrocytair|magnesium in rode bloedcellen|magnesium intra-erytrocytair|intra-erytrocytair magnesium|magnesium rode bloedcellen|intraerytrocytair magnesium|magnesium ery',
    ),
    Zinc: listed('zink|zn|serumzink'),
    Copper: listed('koper|cu|serumkoper'),
    Lead: listed('lood|lood in bloed|lood pb'),
    Mercury: listed('kwik|kwik in bloed|kwik hg'),
    Cadmium: listed('cadmium in bloed'),
    Arsenic: listed('arseen|arseen in bloed'),
    Selenium: listed('seleen|selenium se|se selenium'),
    Osmolality: listed('osmolaliteit|osmolaliteit berekend|berekende osmolaliteit|serumosmolaliteit'),
    'Base excess': listed(
      'basenoverschot|base exces|baseoverschot|be|basen exces|basenexces|be (ecf)|beecf|be(b)|base excess ecf',
    ),
    TSH: listed(
      'thyreoïd stimulerend hormoon|thyroïdstimulerend hormoon|thyroïd stimulerend hormoon tsh|schildklierstimulerend hormoon|thyreotropine|thyrotropine|tsh ultragevoelig|tsh (3e generatie)|tsh derde generatie|thyreoïdstimulerend hormoon|tsh gevoelig|thyreotroop hormoon|tsh ultrasensitief|schildklier tsh|tsh (schildklier)|thyroid stimulerend hormoon (thyrotropine)|tsh basaal|schildklier stimulerend hormoon',
    ),
    'Free T4': listed(
      'vrij t4|vrije t4|t4 vrij|vrij thyroxine|vrije thyroxine|thyroxine vrij|vrij t4 (thyroxine)|thyroxine vrij t4|vrij thyroxine t4|vt4|t4-vrij thyroxine|schildklier vrij t4|vrije t4 thyroxine',
    ),
    'Free T3': listed(
      'vrij t3|vrije t3|t3 vrij|vrij trijodothyronine|vrij tri-jodothyronine|vrij trijoodthyronine|vrije trijodothyronine|vrije trijoodthyronine|trijodothyronine vrij|trijoodthyronine vrij|tri-jodothyronine vrij|vrij triiodothyronine|vt3|vrij t3 (trijodothyronine)|vrije t3 trijodothyronine|trijodothyronine vrij t3|trijoodthyronine, vrij t3|vrij t3 trijoodthyronine|vrij tri-joodthyronine|tri-joodthyronine vrij',
    ),
    'Total T4': listed('t4 totaal|totaal t4|thyroxine totaal|totaal thyroxine|totale t4|totale thyroxine'),
    'Total T3': listed(
      't3 totaal|totaal t3|trijodothyronine|trijoodthyronine|trijodothyronine totaal|trijoodthyronine totaal|totaal trijodothyronine|totaal trijoodthyronine|totale t3|tri-jodothyronine|tri-joodthyronine',
    ),
    'Reverse T3': listed(
      'revers t3|omgekeerd t3|reverse trijodothyronine|reverse trijoodthyronine|omgekeerde t3',
    ),
    'T3 uptake': listed('t3-opname|t3-uptake ratio'),
    'Free thyroxine index': listed('vrije thyroxine-index|vrij thyroxine index|vrije t4-index|vrij t4-index'),
    'TPO antibodies': listed(
      'anti-tpo antistoffen|anti-tpo antilichamen|tpo-antistoffen|tpo-antilichamen|antistoffen tegen tpo|antistoffen tegen thyreoperoxidase|antistoffen tegen thyreoïdperoxidase|antistoffen tegen schildklierperoxidase|antilichamen tegen tpo|antilichamen tegen schildklierperoxidase|thyreoperoxidase-antistoffen|thyreoperoxidase antilichamen|thyroïdperoxidase antistoffen|thyroïd peroxidase antistoffen|thyreoïdperoxidase antistoffen|anti-thyreoperoxidase|anti-thyroïdperoxidase|anti-thyreoïd peroxidase|anti-thyroïd peroxidase antistoffen|tpo-as|atpo|as tegen tpo|anti-tpo as|anti-tpo (thyreoperoxidase)|schildklierperoxidase antistoffen|anti-schildklierperoxidase|antistoffen tegen thyroid peroxidase (tpo)|thyroperoxidase antistoffen|antithyroïd peroxidase antilichamen|anti-tpo antistoffen (thyreoperoxidase)|thyroidperoxidase antilichamen|anti-thyroperoxidase|antithyroperoxidase|anti-tpo al|schildklier antistoffen tpo|schildklierantistoffen (anti-tpo)|anti-thyreoperoxidase antistoffen|anti-thyroperoxidase antilichamen|anti-thyroperoxidase antistoffen|anti peroxidase|antistoffen tegen thyroidperoxidase|antistoffen tegen thyroperoxidase',
    ),
    'Thyroglobulin antibodies': listed(
      'anti-thyreoglobuline|anti-thyroglobuline|anti-tg antistoffen|thyreoglobuline-antistoffen|thyroglobuline-antistoffen|thyroglobuline antilichamen|thyreoglobuline antilichamen|antistoffen tegen thyreoglobuline|antistoffen tegen thyroglobuline|antilichamen tegen thyroglobuline|antilichamen tegen thyreoglobuline|tg-antistoffen|tg-antilichamen|anti-thyreoglobuline antistoffen|anti-thyroglobuline antistoffen|anti-thyroglobuline antilichamen|atg|tg-as|as tegen thyreoglobuline|antithyroglobuline antilichamen|antithyreoglobuline antistoffen|anti-tg antilichamen|anti-tg as|thyreoglobuline as|antithyroglobuline|antithyreoglobuline|anti-tg (thyroglobuline)',
    ),
    Thyroglobulin: listed(
      'thyreoglobuline|thyroglobuline|thyreoglobuline tg|thyroglobuline tg|tg thyreoglobuline',
    ),
    'Vitamin D, 25-hydroxy': listed(
      'vitamine d|vitamine d 25-oh|25-oh-vitamine d|25-oh vitamine d3|25-oh-vitamine d totaal|25-hydroxyvitamine d|25-hydroxy-vitamine d|25-hydroxyvitamine d3|25-hydroxy vitamine d3|25-hydroxyvitamine d totaal|vitamine d totaal|vitamine d 25-hydroxy|vitamine d3|vitamine d3 25-oh|25-oh-d|25-oh-d3|vit. d 25-oh|vitamine d (25-oh) totaal|25-oh-vitamine d2+d3|25-oh vitamine d (d2+d3)|25oh-vitamine d|25oh vitamine d3|25-oh-cholecalciferol|25-hydroxycholecalciferol|25-hydroxycalciferol|vitamine d (d2 + d3)|vitamine d2+d3|25-hydroxyvitamine d2+d3|vitamine d3 (25-hydroxy)|vitamine 25-oh-d|25-oh vit d totaal|25-hydroxy vitamine d totaal|25-oh vit. d3|vitamine d25-oh|vit. d totaal|vit. d3|vitamine d 25oh|vitamine d-25-hydroxy totaal',
    ),
    'Vitamin D, 1,25-dihydroxy': listed(
      '1,25-dihydroxyvitamine d|1,25-dihydroxy-vitamine d|1,25-dihydroxyvitamine d3|1,25-dihydroxy vitamine d3|1,25-(oh)2-vitamine d|1,25(oh)2 vitamine d3|1,25-di-oh-vitamine d|vitamine d 1,25-dihydroxy|vitamine d 1,25-(oh)2|1,25-(oh)2-d|1,25-dioh-vitamine d|1,25-(oh)2-d3|vitamine d3 1,25-(oh)2|1,25-dihydroxycholecalciferol|1,25 di-oh vitamine d3|vitamine d 1,25|1,25 vitamine d|1,25-di(oh) vit d',
    ),
    'Vitamin B12': listed(
      'vitamine b12|vitamine b-12|vitamine b12 totaal|totaal vitamine b12|cobalamine|cyanocobalamine|vit b12 totaal|b12 vitamine|totaal b12|vitamine b12 cobalamine totaal',
    ),
    Holotranscobalamin: listed(
      'holotranscobalamine|actief vitamine b12|actieve vitamine b12|actief b12|actieve b12|vitamine b12 actief|holo-tc|holo-transcobalamine|b12 actief|holotranscobalamine ii|vit. b12 actief|actief vit b12',
    ),
    Folate: listed(
      'foliumzuur|folaat|vitamine b11|vitamine b9|serumfolaat|vit. b11|folaten|foliumzuur (b11)|foliumzuur (b9)|vit b9|foliumzuur vitamine b11/b9',
    ),
    'Red cell folate': listed(
      'foliumzuur in erytrocyten|foliumzuur erytrocyten|erytrocyten foliumzuur|erytrocytenfolaat|erytrocyten-folaat|folaat in erytrocyten|folaat erytrocyten|foliumzuur erytrocytair|erytrocytair foliumzuur|erytrocytair folaat|intra-erytrocytair foliumzuur|foliumzuur intra-erytrocytair|folaat intra-erytrocytair|intra-erytrocytair folaat|foliumzuur rode bloedcellen|folaat rode bloedcellen|foliumzuur ery|intracellulair foliumzuur|folaat erytrocytair',
    ),
    'Vitamin A': listed('vitamine a|vit. a'),
    'Vitamin E': listed('vitamine e|alfa-tocoferol|tocoferol|α-tocoferol|vit. e|alpha-tocoferol'),
    'Vitamin C': listed('vitamine c|ascorbinezuur|vit. c'),
    'Vitamin B1': listed(
      'vitamine b1|vit. b1|thiaminepyrofosfaat|thiaminedifosfaat|vitamine b1 in volbloed|vitamine b1 (tpp)|thiamine pyrofosfaat|vitamine b1 volbloed|thiamine in volbloed',
    ),
    'Vitamin B6': listed(
      'vitamine b6|pyridoxaalfosfaat|pyridoxaal-5-fosfaat|pyridoxal-5-fosfaat|vit. b6|vitamine b6 in volbloed|vitamine b6 (plp)|pyridoxaal fosfaat|pyridoxalfosfaat|vitamine b6 volbloed|pyridoxal fosfaat|plp (vitamine b6)',
    ),
    'Methylmalonic acid': listed('methylmalonzuur|methylmalonaat'),
    Homocysteine: listed('homocysteïne totaal|totaal homocysteïne|homocysteïne nuchter|nuchter homocysteïne'),
    'C-reactive protein': listed(
      'c-reactief proteïne|c-reactieve proteïne|c-reactief eiwit|c-reactieve proteïnen|crp kwantitatief|c-reactieve eiwit',
    ),
    'hs-CRP': listed(
      'crp hooggevoelig|crp hoog gevoelig|hooggevoelig crp|crp hoogsensitief|hoogsensitief crp|hoog sensitief crp|crp ultrasensitief|ultrasensitief crp|crp ultragevoelig|ultragevoelig crp|high sensitive crp|crp high sensitive|crp (hooggevoelige methode)|crp hs|c-reactief proteïne hooggevoelig|c-reactief proteïne hoogsensitief|hooggevoelige crp|crp us|hoogsensitieve crp|hoog gevoelige crp|hs-crp (hooggevoelig)|ultragevoelige crp|c-reactieve proteïne hooggevoelig|hs-crp (cardiaal)|crp ultra gevoelig',
    ),
    ESR: listed(
      'bse|bezinking|bezinkingssnelheid|bezinkingssnelheid erytrocyten|bloedbezinking|bloedbezinkingssnelheid|erytrocytenbezinkingssnelheid|bezinking erytrocyten|sedimentatie|sedimentatiesnelheid|sedimentatie erytrocyten|sedimentatiesnelheid erytrocyten|bezinking na 1 uur|bse na 1 uur|bezinking 1e uur|sedimentatie 1e uur|sedimentatie na 1 uur|sedimentatie 1 uur|bezinking 1 uur|bse 1e uur|erytrocyten bezinkingssnelheid|bezinkingssnelheid 1e uur|bezinkingssnelheid 1 uur|rode bloedcel bezinkingssnelheid|bezinkingssnelheid na 1 uur|bse 1 uur|sedimentatie (1u)|sedimentatiesnelheid 1 uur|sedimentatiesnelheid rbc|sedimentatie rode bloedcellen|bezinking rode bloedcellen|sedimentatiesnelheid 1e uur|bse westergren|bezinking westergren|sedimentatie westergren|sedimentatie na 1u|sedimentatie 1ste uur|bezinking 1ste uur',
    ),
    Procalcitonin: listed('procalcitonine|procalcitonine pct|pct procalcitonine'),
    'Interleukin-6': listed('interleukine-6'),
    Fibrinogen: listed(
      'fibrinogeen|fibrinogeen afgeleid|fibrinogeen activiteit|afgeleid fibrinogeen|fibrinogeen functioneel|fibrinogeen (functioneel) clauss|fibrinogeen volgens clauss',
    ),
    'Rheumatoid factor': listed(
      'reumafactor|reumafactor igm|igm-reumafactor|reuma factor|reumafactoren|reumatoïde factor|reumatoïde factoren|reumafactor kwantitatief|rheumafactor|reumafactor (rf) kwantitatief|reumafactor totaal|rheumafactoren|reumatoide factor kwantitatief|reumafactor (turbidimetrie)|rheuma factor|reuma factoren|rheumatoide factor|rheumatoide factoren',
    ),
    'Anti-CCP': listed(
      'ccp-antistoffen|anti-ccp antistoffen|anti-ccp antilichamen|acpa|antistoffen tegen ccp|ccp-antilichamen|antistoffen tegen cyclisch gecitrullineerd peptide|anti-cyclisch gecitrullineerd peptide|anti-citrulline antistoffen|anti-gecitrullineerde peptide antistoffen|anti-ccp igg|as tegen ccp|anti-cyclisch gecitrullineerd peptide antistoffen|anti-ccp2|anti-citrulline antilichamen|antilichamen tegen ccp|ccp as|cyclisch gecitrullineerd peptide antistoffen|cyclisch gecitrullineerde peptide antistoffen|antistoffen tegen gecitrullineerde eiwitten|antistoffen tegen gecitrullineerde peptiden|anti-ccp igg antistoffen|anti-gecitrullineerde eiwitten antistoffen|anti-citrulline (ccp)|ccp antistoffen igg|anti-ccp al|anti-gecitrullineerde peptiden',
    ),
    IgG: listed(
      'immunoglobuline g|igg totaal|immunoglobulinen igg|immunoglobuline igg|totaal igg|immunoglobulines igg|immunoglobulinen g|immunoglobulines g|immuunglobuline g',
    ),
    IgA: listed(
      'immunoglobuline a|iga totaal|immunoglobulinen iga|immunoglobuline iga|totaal iga|immunoglobulines iga|immunoglobulinen a|immunoglobulines a|immuunglobuline a',
    ),
    IgM: listed(
      'immunoglobuline m|igm totaal|immunoglobulinen igm|immunoglobuline igm|totaal igm|immunoglobulines igm|immunoglobulinen m|immunoglobulines m|immuunglobuline m',
    ),
    IgE: listed(
      'immunoglobuline e|ige totaal|totaal ige|totale ige|immunoglobuline e totaal|totaal immunoglobuline e|immunoglobuline ige|immunoglobulinen ige|totaal ige (prist)|immunoglobulines ige|immuunglobuline e|immunoglobulinen e|tige',
    ),
    'tTG IgA antibodies': listed(
      'anti-tissue transglutaminase iga|anti-weefseltransglutaminase iga|weefseltransglutaminase iga|transglutaminase iga|transglutaminase iga antistoffen|anti-transglutaminase iga|anti-ttg iga|iga anti-tissue transglutaminase|iga anti-ttg|iga-ttg|iga anti-transglutaminase|tissue transglutaminase antistoffen iga|anti-tissue transglutaminase antistoffen iga|antistoffen tegen tissue transglutaminase iga|antistoffen tegen transglutaminase iga|antistoffen tegen weefseltransglutaminase iga|weefseltransglutaminase antistoffen iga|anti-transglutaminase antistoffen iga|tissue-transglutaminase iga as|transglutaminase antistoffen iga|antistoffen tegen ttg iga|ttg-antistoffen iga|anti-tissue transglutaminase iga antistoffen|iga antistoffen tegen tissue transglutaminase|transglutaminase-antilichamen iga|anti-transglutaminase iga antilichamen|iga-antistoffen tegen transglutaminase|anti-transglutaminase antilichamen iga|iga tissue transglutaminase|iga-antistoffen tegen tissue-transglutaminase (ttg)|anti-weefseltransglutaminase antistoffen iga|anti-ttg iga antistoffen|tissue transglutaminase iga antistoffen|iga anti-weefseltransglutaminase|weefseltransglutaminase iga as|ttg iga antistoffen|iga-anti ttg antistoffen|iga transglutaminase antistoffen',
    ),
    Cortisol: listed(
      'cortisol ochtend|cortisol ochtendwaarde|cortisol 8 uur|cortisol 8u|ochtendcortisol|cortisol 9 uur|cortisol basaal|cortisol totaal|ochtend cortisol|serumcortisol|cortisol voormiddag|cortisol 08:00 uur',
    ),
    Testosterone: listed('testosteron|testosteron totaal|totaal testosteron|totale testosteron'),
    'Free testosterone': listed(
      'vrij testosteron|testosteron vrij|vrije testosteron|testosteron vrij berekend|vrij testosteron berekend|berekend vrij testosteron|vrije testosteron berekend|berekende vrije testosteron',
    ),
    Estradiol: listed('17β-oestradiol|beta-oestradiol|oestradiol 17-beta|17-oestradiol|17ß-oestradiol'),
    Progesterone: listed('progesteron'),
    FSH: listed('follikelstimulerend hormoon|follikel stimulerend hormoon|follitropine'),
    LH: listed(
      'luteïniserend hormoon|lutropine|luteiniserings hormoon|luteïnizerend hormoon|luteïnerend hormoon|luteïniserende hormoon',
    ),
    Prolactin: listed(
      'prolactine|prolactine prl|prl prolactine|prolactine totaal|prolactine basaal|totaal prolactine|prolactine in rust',
    ),
    'DHEA-sulfate': listed(
      'dhea-sulfaat|dehydroepiandrosteronsulfaat|dehydro-epiandrosteron-sulfaat|dehydroepiandrosteron sulfaat dhea-s|dhea-s in serum|dehydroepiandrosterone sulfaat|dheas sulfaat',
    ),
    SHBG: listed(
      'geslachtshormoonbindend globuline|geslachtshormoon bindend globuline|sekshormoonbindend globuline|seks hormoon bindend globuline|sekshormoon bindend globuline shbg|seksueel hormoon bindend globuline|sex hormone binding globuline|geslachtshormonen bindend globuline|sex hormoon bindend globuline|geslachtshormoonbindende globuline|sekshormonen-bindend globuline|sekshormoonbindende globuline',
    ),
    'IGF-1': listed(
      'somatomedine c|insuline-achtige groeifactor 1|insulineachtige groeifactor 1|insuline-like growth factor 1|insulin-like growth factor-i (igf-i)|insulinegroeifactor 1|insuline like growth factor igf-1|insuline-achtige groeifactor-i|igf1 in serum',
    ),
    'Parathyroid hormone': listed(
      'parathormoon|parathyroïdhormoon|parathyreoïd hormoon|parathyreoïdhormoon pth|parathyroïd hormoon pth|parathormoon intact|bijschildklierhormoon|parathyroid hormoon intact|intact parathormoon|parathyrine|parathyreoid hormoon intact|parathyreoidhormoon intact pth|parathyroidhormoon intact|intact parathyroidhormoon',
    ),
    PSA: listed(
      'psa totaal|totaal psa|totale psa|prostaatspecifiek antigeen|prostaat specifiek antigeen|tpsa|prostaat-specifiek antigeen totaal|prostaat psa|totaal prostaatspecifiek antigeen',
    ),
    INR: listed(
      'protrombinetijd inr|prothrombinetijd inr|internationale genormaliseerde ratio|inr (trombosedienst)|protrombinetijd pt inr|inr (ptt)|stollingstijd inr|inr-waarde|internationaal genormaliseerde ratio|inr ratio|inr (protrombinetijd)|prothrombinetijd pt inr',
    ),
    'Prothrombin time': listed(
      'protrombinetijd|prothrombinetijd|protrombine tijd|prothrombine tijd|pt (sec)|pt seconden|protrombinetijd seconden|protrombinetijd sec|prothrombinetijd sec|pt in seconden|ptt (protrombinetijd)|pt-tijd|quicktijd|protrombinetijd in seconden|prothrombinetijd seconden|pt tijd seconden|quick tijd',
    ),
    aPTT: listed(
      'aptt (sec)|aptt seconden|geactiveerde partiële tromboplastinetijd|geactiveerde partiële tromboplastine tijd|partiële tromboplastinetijd|partiële tromboplastine tijd|a.p.t.t.|geactiveerde partiële thromboplastinetijd|geactiveerde partiële thromboplastine tijd|partiële thromboplastinetijd|geactiveerde tromboplastinetijd|cefalinetijd|cefaline tijd|geactiveerde cefalinetijd|act. part. tromboplastinetijd|aptt (geactiveerd)|aptt in seconden|geact. part. tromboplastinetijd|act. partiële tromboplastinetijd|aptt tijd|aptt-tijd sec',
    ),
    'D-dimer': listed(
      'd-dimeer|d-dimeren|d-dimeer kwantitatief|d-dimeren kwantitatief|dimeer d|d-dimeer feu|fibrine d-dimeren|fibrine d-dimeer|ddimeer|ddimeren',
    ),
    'Creatine kinase': listed(
      'creatinekinase|kreatinekinase|ck totaal|kreatine kinase|creatinekinase totaal|creatine fosfokinase|creatinefosfokinase|kreatinefosfokinase|totaal ck|cpk totaal',
    ),
    'CK-MB': listed(
      'ck-mb massa|creatinekinase mb|creatinekinase-mb (massa)|ckmb massa|ck-mb activiteit|ck-mb fractie|creatine kinase-mb massa|ck-mb mass|kreatinekinase mb|ck-mb iso-enzym|iso-enzym ck-mb|ck-mb concentratie',
    ),
    'Troponin I': listed(
      'troponine i|hs-troponine i|troponine i hs|troponine i hooggevoelig|troponine i hoogsensitief|hooggevoelig troponine i|hoogsensitief troponine i|cardiaal troponine i|troponine i cardiaal|high sensitive troponine i|hooggevoelige troponine i|troponine i (high sensitive)|troponine i ultragevoelig|troponine-i ultrasensitief|tni|ctni|hs-ctni|hoogsensitieve troponine i|hs-tni|cardiale troponine i|hs-tropi|tropi',
    ),
    'Troponin T': listed(
      'troponine t|hs-troponine t|troponine t hs|troponine t hooggevoelig|troponine t hoogsensitief|hooggevoelig troponine t|hoogsensitief troponine t|cardiaal troponine t|troponine t cardiaal|high sensitive troponine t|hooggevoelige troponine t|troponine t (high sensitive)|troponine t ultragevoelig|troponine-t ultrasensitief|tnt|ctnt|hs-ctnt|hoogsensitieve troponine t|hs-tnt|cardiale troponine t|hs-tropt|tropt',
    ),
    'NT-proBNP': listed(
      'n-terminaal probnp|n-terminaal pro-bnp|nt-probnp (n-terminaal)|n-terminaal pro brein natriuretisch peptide|nt-probnp natriuretisch peptide|n-terminaal pro b-type natriuretisch peptide|nt-pro bnp (hartfalen)|pro-bnp n-terminaal|pro-bnp (nt)|n-terminaal probnp peptide|brain natriuretisch peptide nt-pro|nt pro brain natriuretic peptide|nt-pro natriuretisch peptide',
    ),
    BNP: listed(
      'brein natriuretisch peptide|brain natriuretisch peptide|b-type natriuretisch peptide|natriuretisch peptide type b|bnp natriuretisch peptide|natriuretisch peptide bnp|b natriuretisch peptide|hersen natriuretisch peptide|type-b natriuretisch peptide',
    ),
    Lactate: listed('lactaat|melkzuur|l-lactaat|lactaat arterieel|lactaat veneus|lactaat capillair'),
  },
  headings: {
    name: listed(
      'bepaling|bepalingen|onderzoek|onderzoeken|test|testen|testnaam|parameter|parameters|analyse|analyses|omschrijving|naam bepaling|naam test|naam onderzoek|benaming|bepaling/materiaal|analyt|labbepaling|component|meting|bloedwaarde|laboratoriumonderzoek|bepalingsnaam|naam|determinatie|gevraagde bepaling|onderdeel|labonderzoek|uitgevoerde analyses|aangevraagde bepalingen|biomarker|marker|uitgevoerde testen',
    ),
    value: listed(
      'uitslag|uitslagen|resultaat|resultaten|waarde|waarden|uw uitslag|uw waarde|uw resultaat|huidige uitslag|huidig resultaat|huidige waarde|gemeten waarde|meetwaarde|testresultaat|uitslag bepaling|actuele uitslag|laatste uitslag|recente uitslag|huidig|jouw uitslag|jouw waarde|jouw resultaat|bepaalde waarde|gevonden waarde|meetresultaat|uitkomst|uitkomsten|res.|result.',
    ),
    unit: listed('eenheid|eenheden|eenh.|eenh|meeteenheid|ehd|ehd.|dimensie|si-eenheid'),
    range: listed(
      'referentiewaarde|referentiewaarden|referentie|referenties|referentie-interval|referentieinterval|referentie interval|referentie-intervallen|referentiegebied|referentiebereik|referentiegrenzen|referentierange|referentie range|referentie-waarden|ref. waarde|ref. waarden|ref.waarde|ref.waarden|refwaarde|refwaarden|ref. interval|ref. gebied|ref. bereik|ref. grenzen|ref.|normaalwaarde|normaalwaarden|normale waarde|normale waarden|normaalbereik|norm|normen|normwaarde|normwaarden|norm.waarden|normaal waarden|normale range|normaal interval|streefwaarde|streefwaarden|grenswaarden|grenswaarde|bereik|richtwaarde|richtwaarden|normaalgebied|referenties/normaalwaarden|ref-waarde|biologisch referentie-interval|biologische referentiewaarden|biologische referentie|normaalgrenzen|beslisgrens|beslisgrenzen|biologisch referentieinterval|ref.int.|optimale waarde|optimale waarden|ref-interval|ref. int.|referentiewaarde(n)|normale grenzen|biologische referentiewaarde|interval',
    ),
    low: listed(
      'ondergrens|laag|laagste|minimum|min.|minimale waarde|onderste grens|ref. laag|referentie laag|ondergrens ref.|lage grens|ref. min|referentie min|norm laag|laag ref.|normaal van',
    ),
    high: listed(
      'bovengrens|hoog|hoogste|maximum|max.|maximale waarde|bovenste grens|ref. hoog|referentie hoog|bovengrens ref.|hoge grens|ref. max|referentie max|norm hoog|hoog ref.|normaal tot',
    ),
    flag: listed(
      'vlag|indicatie|afwijkend|afwijking|beoordeling|markering|signaal|signalering|interpretatie|l/h|h/l|+/-|indicator|evaluatie|attentie|afw.|afw|vlaggen|laag/hoog|hoog/laag|score|signalen|grafische weergave|kleur|vl.|interp.|afwijk.',
    ),
    previous: listed(
      'vorige uitslag|vorige uitslagen|vorig resultaat|vorige resultaten|vorige waarde|vorige waarden|vorige|eerdere uitslag|eerdere uitslagen|eerdere resultaten|eerdere waarden|voorgaande uitslag|voorgaande uitslagen|voorgaande resultaten|voorgaand resultaat|voorgaande waarden|historie|voorgeschiedenis|historiek|historische resultaten|antecedenten|vroegere resultaten|vroegere uitslagen|vorig|voorgaande|vorige bepaling|anterioriteit|laatste resultaat|eerder|anterioriteiten|vroeger resultaat|antecedent|vorig res.|verloop|historische uitslagen|eerdere uitslag(en)|vorige meting|voorgaand|vorige result.',
    ),
    other: listed(
      'methode|techniek|materiaal|monster|status|code|bepalingscode|datum|tijd|datum/tijd|opmerking|opmerkingen|commentaar|toelichting|loinc|nr|nr.|lab|locatie|uitvoerend lab|uitgevoerd door|afnamedatum|staal|monstertype|staaltype|toestel|meth.|grafiek|prijs|nomenclatuur|bijzonderheden|trend|kwaliteit|labcode|prioriteit|soort materiaal|type staal|accreditatie|acc.|verstuurd naar|opm.|iso 15189|uitvoering|uitvoerder|geaccrediteerd|pagina|matrix|afdeling|gevalideerd',
    ),
  },
  flags: {
    high: listed(
      'hoog|hoger dan de referentiewaarde|hoger dan normaal|hoger dan referentiewaarde|verhoogd|te hoog|licht verhoogd|sterk verhoogd|matig verhoogd|zeer hoog|boven|boven normaal|boven de norm|boven norm|boven referentie|boven referentiewaarde|boven de referentiewaarde|boven referentie-interval|boven het referentie-interval|boven de bovengrens|kritisch hoog|kritiek hoog|licht hoog|extreem hoog|sterk te hoog|duidelijk verhoogd|boven normaalwaarde|grenswaarde hoog|boven grenswaarde|boven de normaalwaarde|fors verhoogd|iets verhoogd|borderline hoog|overschot|boven streefwaarde|boven referentiewaarden|boven bovengrens|gestegen',
    ),
    low: listed(
      'laag|lager dan de referentiewaarde|lager dan normaal|lager dan referentiewaarde|verlaagd|te laag|licht verlaagd|sterk verlaagd|matig verlaagd|zeer laag|onder|onder normaal|onder de norm|onder norm|onder referentie|onder referentiewaarde|onder de referentiewaarde|onder referentie-interval|onder het referentie-interval|onder de ondergrens|kritisch laag|kritiek laag|licht laag|extreem laag|sterk te laag|duidelijk verlaagd|onder normaalwaarde|grenswaarde laag|deficiënt|deficiëntie|tekort|ernstig tekort|insufficiënt|insufficiëntie|onvoldoende|onder grenswaarde|onder de normaalwaarde|fors verlaagd|iets verlaagd|borderline laag|onder streefwaarde|onder referentiewaarden|onder ondergrens|gedaald|licht tekort',
    ),
    normal: listed(
      'normaal|niet afwijkend|binnen norm|binnen de norm|binnen referentie|binnen referentiewaarden|binnen de referentiewaarden|binnen referentie-interval|geen afwijking|geen afwijkingen|goed|optimaal|voldoende|in orde|binnen normaalwaarden|binnen de normaalwaarden|binnen normale grenzen|ok|wenselijk|binnen het referentie-interval|binnen het normale bereik|toereikend|ideaal|adequaat|binnen referentiewaarde',
    ),
    look: listed(
      'afwijkend|abnormaal|buiten norm|buiten de norm|buiten referentie|buiten referentiewaarden|buiten de referentiewaarden|buiten referentie-interval|kritisch|kritiek|kritische waarde|grensgebied|grenzend|let op|alarm|alarmwaarde|borderline|pathologisch|afw.|afw|buiten normaalwaarden|licht afwijkend|sterk afwijkend|attentie|buiten het referentie-interval|panieklimiet|gecontroleerd|bevestigd|grensgebied/twijfelachtig|buiten referentiewaarde|doorgebeld|telefonisch doorgegeven',
    ),
  },
  limits: {
    below: listed(
      'tot|kleiner dan|minder dan|lager dan|onder|maximaal|max.|hoogstens|ten hoogste|beneden|kleiner dan of gelijk aan|kleiner of gelijk aan|tot en met|t/m|niet hoger dan|max|maximum|niet meer dan|kleiner|kl. dan|lager dan of gelijk aan|onder de|gelijk aan of kleiner dan|hooguit|niet boven',
    ),
    above: listed(
      'vanaf|groter dan|meer dan|hoger dan|boven|minimaal|min.|minstens|ten minste|tenminste|groter dan of gelijk aan|groter of gelijk aan|niet lager dan|min|minimum|niet minder dan|groter|gr. dan|hoger dan of gelijk aan|boven de|gelijk aan of groter dan|niet onder',
    ),
    between: listed('tot|tot en met|t/m|en|à'),
  },
  groups: {
    male: listed(
      'mannen|man|mannelijk|m|volwassen mannen|volwassen man|manlijk|heren|mannen volwassen|mannen > 18 jaar|mannen (volwassen)|man volwassen|voor mannen|bij mannen',
    ),
    female: listed(
      'vrouwen|vrouw|vrouwelijk|v|volwassen vrouwen|volwassen vrouw|dames|vrouwen volwassen|vrouwen > 18 jaar|niet-zwangere vrouwen|niet zwangere vrouwen|vrouwen (volwassen)|vrouw volwassen|niet zwanger|voor vrouwen|bij vrouwen',
    ),
    healthy: listed(
      'normaal|normaalwaarde|normaalwaarden|normale waarde|normale waarden|referentie|referentiewaarde|volwassenen|volwassene|volwassen|gezond|gezonde personen|optimaal|streefwaarde|streefwaarden|wenselijk|gewenst|voldoende|adequaat|toereikend|negatief|geen diabetes|niet-diabeten|niet-diabetici|euthyreoot|laag risico|niet-rokers|nuchter|nuchtere waarde|goed|aanbevolen|ideaal|ideale waarde|goede spiegel|optimale waarde|normale glucosetolerantie|gezonde volwassenen|mannen en vrouwen|algemene populatie|algemene bevolking|niet diabeten|aanbevolen waarde|normale spiegel|optimale spiegel|sufficiënt|streefwaarde algemeen|normaal risico|niet-diabeet|normaal nuchter|algemeen',
    ),
    other: listed(
      'kinderen|kind|zuigelingen|zuigeling|pasgeborenen|pasgeborene|neonaten|jongens|meisjes|adolescenten|jongeren|zwangeren|zwangere|zwangere vrouwen|zwangerschap|zwanger|1e trimester|2e trimester|3e trimester|eerste trimester|tweede trimester|derde trimester|trimester|folliculaire fase|folliculair|luteale fase|luteaal|ovulatie|ovulatiepiek|midcyclisch|midcyclus|cyclusmidden|ovulatoire fase|ovulatoir|postmenopauze|postmenopauzaal|post-menopauzaal|menopauze|na de menopauze|na de overgang|premenopauzaal|premenopauze|perimenopauze|ouderen|bejaarden|jaar|maanden|weken|dagen|deficiëntie|deficiënt|ernstige deficiëntie|ernstig tekort|tekort|licht tekort|matig tekort|insufficiëntie|insufficiënt|onvoldoende|suboptimaal|intoxicatie|toxisch|toxiciteit|mogelijk toxisch|overdosering|risico|hoog risico|verhoogd risico|matig risico|zeer hoog risico|gemiddeld risico|cardiovasculair risico|hoog|laag|verhoogd|verlaagd|licht verhoogd|sterk verhoogd|zeer hoog|grenswaarde|grensgebied|grijze zone|twijfelachtig|dubieus|positief|zwak positief|diabetes|diabetes mellitus|diabeten|diabetici|prediabetes|gestoorde glucosetolerantie|gestoord nuchtere glucose|gestoorde nuchtere glucose|rokers|therapeutisch|therapie|onder behandeling|bij behandeling|antistolling|ochtend|avond|middag|voormiddag|namiddag|niet nuchter|hypothyreoïdie|hyperthyreoïdie|secundaire preventie|primaire preventie|bij hart- en vaatziekten|na hartinfarct|puberteit|tanner|prepuberaal|anticonceptie|orale anticonceptie|dialyse|uur|afwijkend|bij diabetes|streefwaarde bij|patiënten met|hoogrisico|laag-matig risico|begin van de cyclus|impaired fasting glucose|dialysepatiënten|stollingsonderzoek',
    ),
  },
  sex: {
    label: listed(
      'geslacht|gesl.|m/v|geslacht/leeftijd|sekse|geboortedatum/geslacht|geslacht m/v|gesl|leeftijd/geslacht|geb.datum/geslacht',
    ),
    male: listed('man|mannelijk|m|manlijk|dhr.|dhr|de heer|heer'),
    female: listed('vrouw|vrouwelijk|v|mevr.|mevr|mevrouw|mw.|mw|vr'),
  },
  dates: {
    collected: listed(
      'afnamedatum|afname datum|afname|datum afname|datum van afname|afgenomen|afgenomen op|afgenomen d.d.|afnametijd|afnametijdstip|afname datum/tijd|datum/tijd afname|afnamedatum/tijd|afnamedatum en -tijd|afnamedatum en tijd|afnamemoment|afname op|afname d.d.|bloedafname|datum bloedafname|bloedafname op|bloedafnamedatum|monsterafname|monsterdatum|monsterafnamedatum|datum monster|monster afgenomen op|monster afgenomen|materiaal afgenomen|materiaal afgenomen op|afname materiaal|prikdatum|datum prikken|geprikt op|prelevatie|prelevatiedatum|datum prelevatie|datum van prelevatie|staalname|staalafname|datum staalname|datum staalafname|staalnamedatum|staalafnamedatum|datum van staalafname|datum van de bloedafname|monstername|datum monstername|datum monsterafname|bemonsteringsdatum|afname dd|afn.datum|afn. datum|afn.|datum afn.|tijdstip afname|afnamedatum en uur|afname uur|prelevatie op|prel. datum|bloedname|datum bloedname|staal afgenomen op|bloed afgenomen op|verzameldatum|collectiedatum|datum/uur afname|datum en uur afname|datum en uur van afname|datum en tijd van afname|datum en tijd afname|staalafname op|afname verricht op|afgenomen te|prelevatiedatum en -uur|datum/uur prelevatie|afnamedag|materiaalafname|afnametijd monster|uur afname',
    ),
    tested: listed(
      'onderzoeksdatum|datum onderzoek|datum bepaling|datum analyse|datum van onderzoek|analysedatum|bepalingsdatum|datum meting|uitgevoerd op|onderzoek van|bepaald op|datum consult|datum bezoek|meetdatum|labdatum|datum van analyse|testdatum|datum test|onderzocht op|datum lab|onderzoek op|geanalyseerd op|consultdatum|bezoekdatum|datum uitvoering|laboratoriumonderzoek van',
    ),
    reported: listed(
      'rapportdatum|datum rapport|datum rapportage|rapportagedatum|rapport van|rapport d.d.|rapportage|uitslagdatum|datum uitslag|datum van uitslag|uitslag d.d.|uitslag van|verslagdatum|datum verslag|verslag van|gerapporteerd|gerapporteerd op|geautoriseerd|geautoriseerd op|autorisatie|autorisatiedatum|datum autorisatie|gevalideerd|gevalideerd op|validatie|validatiedatum|datum validatie|vrijgegeven|vrijgegeven op|verzonden|verzonden op|verzenddatum|datum verzending|protocoldatum|datum protocol|definitief rapport|definitief op|volledig protocol|protocol van|datum resultaat|datum resultaten|resultaatdatum|resultaat van|einddatum|gerapporteerd d.d.|datum vrijgave|uitslagen van|volledig rapport op|eindrapport|afgewerkt op|afgesloten op|gereed op|uitslag bekend op|gefiatteerd|gefiatteerd op|rapport datum/tijd|datum protocol/rapport|resultaten verzonden op',
    ),
    other: listed(
      'geboortedatum|geb.datum|geb. datum|geb.dat.|geb.|geboren|geboren op|geboorte|gebdat|geb. dat.|geboorte datum|geboortedat.|g.d.|ontvangst|ontvangstdatum|datum ontvangst|ontvangen|ontvangen op|datum van ontvangst|ontvangen d.d.|ontvangst lab|binnenkomst|binnengekomen|binnenkomstdatum|aankomst|datum aankomst|aanvraagdatum|datum aanvraag|aanvraag|aangevraagd|aangevraagd op|datum van aanvraag|aanvraag d.d.|orderdatum|datum order|printdatum|geprint|geprint op|afgedrukt|afgedrukt op|afdrukdatum|datum afdruk|datum print|gedrukt op|registratiedatum|datum registratie|geregistreerd|geregistreerd op|registratie|inschrijfdatum|inschrijving|ingeschreven op|opname|opnamedatum|ontslagdatum|vorige uitslag|vorige|eerdere uitslag|datum verwijzing|verwijsdatum|voorschriftdatum|datum voorschrift|geldig tot|geldig van|overlijdensdatum|factuurdatum|versie|versiedatum|uitgiftedatum|afdruk|kopie d.d.|ontvangst datum/tijd|ontvangstdatum/tijd|ontvangst op|datum ontvangst staal|ontvangst staal|datum voorschrijving|laatste menstruatie|datum laatste menstruatie|vervaldatum|datum opname|staal ontvangen op|gewijzigd op|datum wijziging|aangemaakt op|datum inschrijving|ontvangstdatum staal|datum dossier|dossierdatum|aangemeld op',
    ),
    months: [
      listed('januari|jan'),
      listed('februari|feb|febr'),
      listed('maart|mrt|maa'),
      listed('april|apr'),
      listed('mei'),
      listed('juni|jun'),
      listed('juli|jul'),
      listed('augustus|aug'),
      listed('september|sep|sept'),
      listed('oktober|okt'),
      listed('november|nov'),
      listed('december|dec'),
    ],
  },
  qualitative: listed(
    'negatief|positief|zwak positief|sterk positief|zwakpositief|licht positief|twijfelachtig|dubieus|grenswaarde|niet aantoonbaar|aantoonbaar|niet aangetoond|aangetoond|geen aangetoond|niet gedetecteerd|gedetecteerd|niet detecteerbaar|detecteerbaar|niet gevonden|gevonden|niet reactief|reactief|niet-reactief|zwak reactief|afwezig|aanwezig|spoor|sporen|spoortje|in spoor|enkele|enkel|weinig|matig|veel|zeer veel|talrijk|zeldzaam|zeldzame|sporadisch|geen|geen groei|groei|geen pathogene groei|helder|troebel|licht troebel|geel|lichtgeel|donkergeel|kleurloos|strogeel|amber|neg.|pos.|neg|pos|volgt|uitslag volgt|volgt later|in behandeling|niet bepaald|niet uitgevoerd|niet te bepalen|niet bepaalbaar|niet meetbaar|niet berekend|niet te berekenen|niet beoordeelbaar|niet betrouwbaar|onvoldoende materiaal|te weinig materiaal|geen materiaal|geen materiaal ontvangen|gestold|hemolyse|hemolytisch|hemolytisch monster|lipemisch|icterisch|gehemolyseerd|zie opmerking|zie toelichting|zie commentaar|zie onder|zie bijlage|immuun|niet immuun|rhesus positief|rhesus negatief|steriel|onder detectielimiet|onder detectiegrens|onder de detectiegrens|resultaat volgt|in uitvoering|lopend|geannuleerd|vervalt|goed gevuld|geen bijzonderheden|indeterminaat|onbepaald|niet conclusief|inconclusief|niet van toepassing|rh d positief|rh d negatief|gestold staal|gehemolyseerd staal|niet doorgestuurd|beschermd|niet beschermd|zuur|steriele kweek',
  ),
  notATest: listed(
    'patiëntnaam|naam patiënt|laboratoriumuitslagen|laboratoriumrapport|laboratoriumonderzoek|vorige|vorige uitslag|techniek|ref.|gewenst|gewenste waarde|gewenste waarden|grensgebied|grenswaarden|g1|g2|g3a|g3b|g4|g5|einde rapport|patiënt|patiënte|patiëntgegevens|patiëntnummer|patiëntnr|patiëntennummer|patiënt-id|pat.|pat.nr.|naam|voornaam|achternaam|familienaam|initialen|meisjesnaam|dhr.|dhr|mevr.|mevr|mevrouw|mw.|de heer|heer|geboortedatum|geb.|geb.datum|geboren|geslacht|leeftijd|adres|woonplaats|straat|postcode|postbus|gemeente|land|telefoon|telefoonnummer|tel.|tel|fax|gsm|mobiel|e-mail|email|website|www|http|bsn|burgerservicenummer|rijksregister|rijksregisternummer|rr-nummer|insz|inss|riziv|rizivnr|riziv-nummer|agb|agb-code|kvk|btw|iban|bic|rekening|rekeningnummer|ondernemingsnummer|pagina|blz.|blz|bladzijde|blad|arts|aanvragend arts|aanvrager|aangevraagd door|aanvragende arts|aanvraag|aanvraagnummer|aanvraagnr|voorschrijver|voorschrijvend arts|huisarts|specialist|behandelaar|verwijzer|praktijk|huisartsenpraktijk|dr.|dr|drs.|prof.|apr.|apotheker|klinisch chemicus|klinisch bioloog|laboratoriumspecialist|laboratoriumarts|verzekeraar|verzekering|verzekeringsnummer|zorgverzekeraar|polisnummer|mutualiteit|ziekenfonds|betaler|kopie|kopie aan|cc|kopie naar|afdeling|kamer|bed|locatie|poli|polikliniek|campus|dienst|ziekenhuis|kliniek|laboratorium|lab|labnummer|labnr|monsternummer|monsternr|monster|monstersoort|ordernummer|ordernr|order|opdrachtnummer|opdracht|dossier|dossiernummer|dossiernr|referentie|referentienummer|uw referentie|ons kenmerk|kenmerk|barcode|staal|staalnummer|staalnr|code|nummer|nr.|nr|id|aanvraagformulier|formulier|materiaal|afname|afnamedatum|afgenomen|afnamelocatie|afnameplaats|afgenomen door|prikpost|prelevatie|prelevatiedatum|staalname|staalafname|ontvangst|ontvangen|ontvangstdatum|datum|tijd|tijdstip|uur|rapport|rapportdatum|rapportage|uitslagdatum|uitslagen|uitslag|resultaten|protocol|protocolnummer|verslag|laboratoriumverslag|printdatum|afgedrukt|geprint|gevalideerd|gevalideerd door|geautoriseerd|geautoriseerd door|gerapporteerd|verzonden|definitief|voorlopig|volledig|opmerking|opmerkingen|commentaar|toelichting|interpretatie|conclusie|advies|beoordeling|klinische gegevens|klinische inlichtingen|klinische informatie|klinische vraagstelling|vraagstelling|diagnose|anamnese|medicatie|legende|legenda|verklaring|bron|literatuur|richtlijn|volgens|conform|referentiewaarde|referentiewaarden|referentie-interval|normaalwaarde|normaalwaarden|streefwaarde|streefwaarden|streefwaarde ldl|grenswaarde|methode|mannen|man|vrouwen|vrouw|volwassenen|volwassene|kinderen|kind|zuigelingen|pasgeborenen|jongens|meisjes|zwangeren|zwangere|zwangerschap|1e trimester|2e trimester|3e trimester|eerste trimester|tweede trimester|derde trimester|folliculaire fase|luteale fase|ovulatie|ovulatiepiek|ovulatoire fase|midcyclus|postmenopauze|postmenopauzaal|menopauze|premenopauzaal|normaal|optimaal|voldoende|onvoldoende|adequaat|wenselijk|deficiëntie|ernstige deficiëntie|ernstig tekort|tekort|insufficiëntie|intoxicatie|toxisch|mogelijk toxisch|verhoogd|verlaagd|hoog|laag|laag risico|hoog risico|matig risico|zeer hoog risico|verhoogd risico|risico|diabetes|diabetes mellitus|prediabetes|geen diabetes|gestoorde glucosetolerantie|gestoord nuchtere glucose|gestoorde nuchtere glucose|twijfelachtig|negatief|positief|lengte|gewicht|bmi|bloeddruk|pols|temperatuur|diurese|factuur|bedrag|totaal te betalen|totaalbedrag|prijs|einde verslag|einde|vervolg|zie|let op|dit rapport|deze uitslag|dit resultaat|de uitslag|de resultaten|het resultaat|indien|bij|voor vragen|vragen|openingsuren|openingstijden|geaccrediteerd|accreditatie|iso 15189|raad voor accreditatie|belac|met vriendelijke groet|met vriendelijke groeten|met collegiale groeten|geachte|geachte collega|beste|versie|formule|stadium|graad|klasse|nefrologie|jaar|rokers|niet-rokers|tabel|bijlage|vertrouwelijk|copyright|secretariaat|telefonisch',
  ),
  sections: {
    notBlood: listed(
      'urine|urineonderzoek|urinesediment|sediment|urine chemie|urine screening|urinescreening|urinestrip|urinestick|urine algemeen|algemeen urineonderzoek|24-uurs urine|24 uurs urine|24u-urine|urine 24 uur|portie urine|urine portie|urinekweek|uricult|urine cytologie|urinestatus|urine biochemie|urineanalyse|microscopisch urineonderzoek|ochtendurine|spoturine|verzamelurine|feces|faeces|ontlasting|stoelgang|fecesonderzoek|faecesonderzoek|stoelgangonderzoek|occult bloed feces|liquor|lumbaal vocht|cerebrospinaal vocht|speeksel|sperma|semen|spermaonderzoek|spermatogram|sputum|wondvocht|ascites|pleuravocht|gewrichtsvocht|synoviaal vocht|microbiologie|bacteriologie|parasitologie|kweek|kweken|uitstrijk|vaginale wisser|wisser|keelwisser|neuswisser|virologie wisser|haar|haaranalyse|zweet|urinesediment microscopie|moedermelk|drugsscreening urine|toxicologie urine|punctaat',
    ),
    blood: listed(
      'hematologie|haematologie|bloedbeeld|volledig bloedbeeld|klein bloedbeeld|groot bloedbeeld|bloedonderzoek|cytologie bloed|perifeer bloedbeeld|leukocytendifferentiatie|leukocytenformule|leukocyten differentiatie|differentiatie|formule|leukoformule|rode bloedcellen|witte bloedcellen|bloedcellen|klinische chemie|chemie|algemene chemie|biochemie|bloedchemie|chemie bloed|klinische biochemie|algemene biochemie|lipiden|lipidenspectrum|lipidenprofiel|lipidenstatus|vetten|vetstofwisseling|leverfuncties|leverfunctie|lever|leverenzymen|leverproeven|leverwaarden|nierfunctie|nieren|nierfuncties|nier|elektrolyten|electrolyten|ionogram|zouten|schildklier|schildklierfunctie|schildklieronderzoek|hormonen|hormonologie|endocrinologie|vitamines|vitaminen|vitamines en mineralen|ijzerstatus|ijzerstofwisseling|ijzerbalans|ijzermetabolisme|anemie|anemie-onderzoek|stolling|hemostase|stollingsonderzoek|bloedstolling|coagulatie|diabetes|glucosestofwisseling|suikerstofwisseling|suikers|koolhydraten|koolhydraatmetabolisme|suikermetabolisme|immunologie|immunochemie|serologie|eiwitten|proteïnen|eiwitspectrum|eiwitelektroforese|ontsteking|ontstekingsparameters|inflammatie|enzymen|enzymologie|substraten|tumormerkstoffen|tumormarkers|hartmarkers|cardiale markers|cardiale merkers|hartmerkers|tumormerkers|hart|allergie|allergologie|auto-immuniteit|auto-immuunserologie|auto-immuunonderzoek|bloed|serum|plasma|volbloed|edta-bloed|mineralen|sporenelementen|spoorelementen|infectieserologie|reuma|reumatologie|bloedgassen|botstofwisseling|botmetabolisme|calciumstofwisseling|metabolieten|pancreas|metabolisme|hormonen/vruchtbaarheid|fertiliteit|spierenzymen|acute fase eiwitten|geneesmiddelen',
    ),
    title: listed(
      'onderzoek|profiel|panel|pakket|bepalingen|uitslagen|resultaten|functie|onderzoeken|rubriek|afdeling|groep|overzicht|screening|status|metabolisme|stofwisseling|diagnostiek|check-up|spectrum|analyses|waarden|rapport|bloedonderzoek|markers|parameters|preventief onderzoek',
    ),
  },
  methods: listed(
    'methode|meth.|techniek|bepaald met|bepaald door|gemeten met|berekend|berekend volgens|berekening|formule|volgens|enzymatisch|enzymatische methode|fotometrisch|fotometrie|spectrofotometrie|colorimetrisch|colorimetrie|turbidimetrie|turbidimetrisch|immunoturbidimetrie|immunoturbidimetrisch|nefelometrie|nefelometrisch|chemiluminescentie|electrochemiluminescentie|elektrochemiluminescentie|immunoassay|immunochemisch|ise|ionselectieve elektrode|ionselectief|indirecte potentiometrie|potentiometrie|potentiometrisch|flowcytometrie|impedantie|impedantiemeting|microscopie|microscopisch|kinetisch|jaffé|jaffe gecompenseerd|hexokinase|ifcc|hplc|lc-ms/ms|capillaire elektroforese|elektroforese|stollingstest|coagulometrie|coagulometrisch|chronometrie|chronometrisch|westergren|gecalibreerd|analyser|analyzer|toestel|apparaat|uitgevoerd in|uitgevoerd door|uitgevoerd op|automatisch geteld|handmatig|manueel|friedewald|droge chemie|eclia|clia|cmia|elisa|fluorescentie|materiaal|monster|staal|staaltype|plasma|volbloed|edta|edta-bloed|citraatplasma|heparineplasma|natriumfluoride',
  ),
  units: listed(
    '/nl|/pl|x10^9/l|10e9/l|x10e9/l|10e12/l|x10e12/l|10*9/l|10*12/l|mld/l|miljard/l|bn/l|biljoen/l|mln/µl|milj/µl|miljoen/µl|milj./µl|miljoen/mm3|mio/µl|mio/mm³|duizend/µl|dzd/µl|duizend/mm3|duiz/µl|duiz./µl|/mm3|/µl|mm/uur|mm/u|mm/1e uur|mm na 1 uur|mm/1u|mm 1e uur|mm/1 uur|mm|sec|sec.|seconden|ie/l|ie/ml|i.e./l|i.e./ml|mie/l|mie/ml|m.i.e./l|µie/ml|kie/l|kie/ml|mi.e./l|ke/l|e/l|e/ml|me/l|µe/ml|u/l|mu/l|eu/ml|fmol|l/l|ml/min/1,73m2|ml/min/1,73 m²|ml/min/1.73m^2|ml/min/1,7|mmol/mol hb|mg/mmol kreat|mg/mmol kreatinine|g/mol kreat|g/mol kreatinine|mg/g kreatinine|mg/g creatinine|mg/g creat|mg/mmol creat|mmol/mmol|mosmol/kg|mosm/kg|vol%|promille|ratio|index|titer|/100 leukocyten|/100 wbc|per 100 leukocyten|/100 leuko|mval/l|meq/l|µg feu/l|mg feu/l|ng feu/ml|% van de norm|per gezichtsveld|/gezichtsveld|/veld|gram/l|mg%|g%|ng/l|mcg/l',
  ),
}
