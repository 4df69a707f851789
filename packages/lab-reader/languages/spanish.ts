/** Spanish, as laboratories in Spain and Latin America print it. */
import { type Language, listed } from './language.ts'

export const SPANISH: Language = {
  code: 'es',
  name: 'Spanish',
  model: 'spa',
  words: listed(
    'los|las|muestra|fecha|suero|sangre|recuento|edad|mujer|hombre|ayunas|extracción|petición|hierro|análisis|analítica|cayados|firmado|nacimiento|varón|varones|mujeres|hombres|informe|según|prueba|rango|unidad',
  ),
  names: {
    'White blood cells': listed(
      'leucocitos|glóbulos blancos|recuento de leucocitos|leucocitos totales|glóbulos blancos (leucocitos)|leucocitos (wbc)|recuento leucocitario|recuento total de leucocitos|recuento de glóbulos blancos|leucocitos (recuento)|leucocitos (glóbulos blancos)|wbc (leucocitos)|cuenta de leucocitos|células blancas|gb|conteo de leucocitos|cuenta leucocitaria|conteo de glóbulos blancos|leucocitos total',
    ),
    'Red blood cells': listed(
      'hematíes|eritrocitos|glóbulos rojos|recuento de hematíes|recuento de eritrocitos|recuento de glóbulos rojos|hematíes (rbc)|eritrocitos (rbc)|rbc (eritrocitos)|hematíes (recuento)|glóbulos rojos (eritrocitos)|eritrocitos (glóbulos rojos)|cuenta de eritrocitos|gr|conteo de glóbulos rojos|conteo de eritrocitos|hematíes (glóbulos rojos)|rbc (hematíes)|glóbulos rojos (hematíes)',
    ),
    Hemoglobin: listed(
      'hemoglobina|hemoglobina (hb)|hemoglobina (hgb)|hgb (hemoglobina)|hb (hemoglobina)|hemoglobina total|hemoglobina en sangre',
    ),
    Hematocrit: listed(
      'hematocrito|hto|htc|hematocrito (hct)|hematocrito (hto)|hct (hematocrito)|valor hematocrito|ht|hematocrito (ht)',
    ),
    MCV: listed(
      'vcm|v.c.m.|volumen corpuscular medio|vcm (volumen corpuscular medio)|volumen corpuscular medio (vcm)|volumen corpuscular medio (mcv)|vcm (mcv)|mcv (vcm)|volumen globular medio|vgm|volumen medio corpuscular|vol. corpuscular medio|volumen corp. medio|volumen medio eritrocitario|vol. corp. medio|vol. medio corpuscular',
    ),
    MCH: listed(
      'hcm|h.c.m.|hemoglobina corpuscular media|hcm (hemoglobina corpuscular media)|hemoglobina corpuscular media (hcm)|hemoglobina corpuscular media (mch)|hcm (mch)|mch (hcm)|hemoglobina globular media|hgm|chm|contenido de hemoglobina corpuscular media|hb corpuscular media|hemoglobina media corpuscular|hemoglobina corp. media|hemoglobina corpuscular m.|hb. corp. media|contenido corpuscular medio de hemoglobina',
    ),
    MCHC: listed(
      'chcm|c.h.c.m.|ccmh|concentración de hemoglobina corpuscular media|concentración hemoglobina corpuscular media|concentración media de hemoglobina corpuscular|concentración corpuscular media de hemoglobina|conc. hb. corpuscular media|chcm (mchc)|mchc (chcm)|chcm (concentración de hemoglobina corpuscular media)|concentración de hemoglobina corpuscular media (chcm)|concentración hb corpuscular media|concentración corp. media de hb|chbcm|cmhc|concentración media de hemoglobina|conc. hemoglobina corpuscular media|conc. media de hb corpuscular|conc. de hemoglobina corpuscular media|concentración de hb corpuscular media|c.c.m.h.|conc. hb corp. media|concentración media hb corpuscular|cchm|conc. corp. media de hb|concentración hemoglobina corp. media|conc. media hb corpuscular',
    ),
    RDW: listed(
      'ade|a.d.e.|amplitud de distribución eritrocitaria|ancho de distribución eritrocitaria|rdw (ade)|ade (rdw)|amplitud distribución eritrocitaria|índice de distribución eritrocitaria|ide|distribución eritrocitaria|índice de anisocitosis|amplitud de distribución de hematíes|coeficiente de variación eritrocitaria|ancho de distribución de los eritrocitos|amplitud de distribución de eritrocitos|rdw (amplitud de distribución eritrocitaria)|dispersión eritrocitaria|rdw-cv (ade)|ancho de distribución eritrocitaria (rdw)|amplitud de distribución eritrocitaria (ade)|anisocitosis (rdw)|coeficiente de anisocitosis|ade-cv|ancho distribución eritrocitaria|amplitud curva de distribución eritrocitaria|amplitud de distribución eritrocitaria (rdw)|amplitud distribución hematíes|ancho de distribución de eritrocitos|ide (rdw)|dispersión del tamaño eritrocitario|curva de distribución eritrocitaria',
    ),
    'RDW-SD': listed(
      'ade-sd|amplitud de distribución eritrocitaria sd|rdw-sd (ade)|ancho de distribución eritrocitaria sd|ade|amplitud de distribución eritrocitaria|ancho de distribución eritrocitaria|amplitud de distribución eritrocitaria (rdw)|ancho de distribución eritrocitaria (rdw)|índice de distribución eritrocitaria',
    ),
    Platelets: listed(
      'plaquetas|recuento de plaquetas|trombocitos|plaquetas (plt)|plaquetas (recuento)|plt (plaquetas)|recuento plaquetario|recuento de trombocitos|cuenta de plaquetas|conteo de plaquetas|plaquetas totales|plaquetas (citrato)|recuento total de plaquetas|cuenta plaquetaria',
    ),
    MPV: listed(
      'vpm|v.p.m.|volumen plaquetario medio|vmp|volumen medio plaquetario|volumen plaquetar medio|vpm (volumen plaquetario medio)|volumen plaquetario medio (vpm)|volumen plaquetario medio (mpv)|vpm (mpv)|mpv (vpm)|volumen medio plaquetar|volumen medio de plaquetas|volumen plaquetar medio (vpm)|vol. plaquetario medio|v.m.p.|volumen medio plaquetario (vmp)',
    ),
    PDW: listed(
      'adp|amplitud de distribución plaquetaria|ancho de distribución plaquetaria|índice de distribución plaquetaria|idp|pdw (amplitud de distribución plaquetaria)|amplitud de distribución plaquetar|amplitud distribución plaquetaria|distribución plaquetaria|ancho de distribución de plaquetas',
    ),
    Plateletcrit: listed('plaquetocrito|trombocrito|pct (plaquetocrito)|plaquetocrito (pct)'),
    Neutrophils: listed(
      'neutrófilos|segmentados|neutrófilos segmentados|neutrófilos %|segmentados %|granulocitos neutrófilos|polimorfonucleares neutrófilos|segmentados neutrófilos|polimorfonucleares|neutrófilos porcentaje|% neutrófilos|% de neutrófilos|% segmentados|neutrófilos relativos|neutrófilos totales|neutrófilos segmentados %|pmn|neut.|porcentaje de neutrófilos|neutrófilos en porcentaje|neutrófilo segmentado',
    ),
    'Absolute neutrophils': listed(
      'neutrófilos|segmentados|neutrófilos segmentados|neutrófilos absolutos|neutrófilos abs.|neutrófilos (valor absoluto)|segmentados absolutos|recuento absoluto de neutrófilos|granulocitos neutrófilos|polimorfonucleares neutrófilos|segmentados neutrófilos|polimorfonucleares|neutrófilos totales|recuento de neutrófilos|neutrófilos absoluto|neutrófilos en valor absoluto|segmentados abs.|pmn|neut.|valor absoluto de neutrófilos|neutrófilos v. absoluto|neutrófilos segmentados absolutos',
    ),
    Lymphocytes: listed(
      'linfocitos|linfocitos %|linfocitos porcentaje|% linfocitos|% de linfocitos|linfocitos relativos|porcentaje de linfocitos|linfocitos en porcentaje|linf.|linfocitos totales',
    ),
    'Absolute lymphocytes': listed(
      'linfocitos|linfocitos absolutos|linfocitos abs.|linfocitos (valor absoluto)|recuento absoluto de linfocitos|linfocitos absoluto|recuento de linfocitos|linfocitos en valor absoluto|linf.|valor absoluto de linfocitos|linfocitos totales',
    ),
    Monocytes: listed(
      'monocitos|monocitos %|monocitos porcentaje|% monocitos|% de monocitos|monocitos relativos|porcentaje de monocitos|monocitos en porcentaje',
    ),
    'Absolute monocytes': listed(
      'monocitos|monocitos absolutos|monocitos abs.|monocitos (valor absoluto)|recuento absoluto de monocitos|monocitos absoluto|recuento de monocitos|monocitos en valor absoluto|valor absoluto de monocitos',
    ),
    Eosinophils: listed(
      'eosinófilos|eosinófilos %|eosinófilos porcentaje|% eosinófilos|% de eosinófilos|eosinófilos relativos|granulocitos eosinófilos|porcentaje de eosinófilos|eosinófilos en porcentaje|polimorfonucleares eosinófilos',
    ),
    'Absolute eosinophils': listed(
      'eosinófilos|eosinófilos absolutos|eosinófilos abs.|eosinófilos (valor absoluto)|recuento absoluto de eosinófilos|granulocitos eosinófilos|eosinófilos absoluto|recuento de eosinófilos|eosinófilos en valor absoluto|valor absoluto de eosinófilos|polimorfonucleares eosinófilos',
    ),
    Basophils: listed(
      'basófilos|basófilos %|basófilos porcentaje|% basófilos|% de basófilos|basófilos relativos|granulocitos basófilos|porcentaje de basófilos|basófilos en porcentaje|polimorfonucleares basófilos',
    ),
    'Absolute basophils': listed(
      'basófilos|basófilos absolutos|basófilos abs.|basófilos (valor absoluto)|recuento absoluto de basófilos|granulocitos basófilos|basófilos absoluto|recuento de basófilos|basófilos en valor absoluto|valor absoluto de basófilos|polimorfonucleares basófilos',
    ),
    'Immature granulocytes': listed(
      'granulocitos inmaduros|granulocitos inmaduros (ig)|granulocitos inmaduros %|granulocitos inmaduros absolutos|ig (granulocitos inmaduros)|% granulocitos inmaduros|células inmaduras granulocíticas|granulocitos inmaduros (valor absoluto)|granulocitos inmaduros abs.',
    ),
    'Band neutrophils': listed(
      'cayados|neutrófilos en banda|neutrófilos cayados|bandas|en banda|neutrófilos en cayado|cayados %|abastonados|neutrófilos abastonados|bandas %|cayados (neutrófilos en banda)|neutrófilos no segmentados|cayados absolutos|neutrófilos banda|células en banda|bastones|en cayado|neutrófilos en bandas',
    ),
    Reticulocytes: listed(
      'reticulocitos|reticulocitos %|reticulocitos absolutos|recuento de reticulocitos|% reticulocitos|reticulocitos (valor absoluto)|recuento absoluto de reticulocitos|reticulocitos abs.',
    ),
    'Nucleated red blood cells': listed(
      'eritroblastos|normoblastos|eritroblastos %|eritrocitos nucleados|hematíes nucleados|glóbulos rojos nucleados|eritroblastos (nrbc)|eritroblastos circulantes|eritroblastos absolutos|nrbc (eritroblastos)',
    ),
    Iron: listed(
      'hierro|hierro sérico|sideremia|hierro (sideremia)|hierro total|hierro en suero|fe (hierro)|hierro (fe)|sideremia (hierro)|ferremia|hierro sérico (sideremia)',
    ),
    TIBC: listed(
      'capacidad total de fijación de hierro|capacidad total de fijación del hierro|ctfh|ctfe|capacidad de fijación de hierro|capacidad total de unión al hierro|capacidad de fijación total de hierro|capacidad total de fijación|tibc (capacidad total de fijación de hierro)|capacidad fijación total hierro|capacidad total de transporte de hierro|capacidad total de combinación de hierro|capacidad de fijación del hierro|ctf|capacidad de fijación total|capacidad total de fijación de hierro (tibc)|capacidad total fijación hierro|capacidad total de saturación|tibc (ctfh)|capacidad total de captación de hierro',
    ),
    UIBC: listed(
      'capacidad latente de fijación de hierro|capacidad libre de fijación de hierro|capacidad de fijación no saturada|capacidad no saturada de fijación de hierro|capacidad de fijación latente de hierro|capacidad latente de fijación del hierro|capacidad de fijación de hierro no saturada',
    ),
    'Transferrin saturation': listed(
      'saturación de transferrina|saturación de la transferrina|índice de saturación de transferrina|índice de saturación de la transferrina|ist|% saturación de transferrina|porcentaje de saturación de transferrina|índice de saturación|% saturación transferrina|is transferrina|saturación transferrina|índice saturación transferrina|porcentaje de saturación|ist (índice de saturación de transferrina)|saturación de hierro|% de saturación|% de saturación de transferrina|porcentaje de saturación de la transferrina|índice de saturación de transferrina (ist)|saturación transferrina (ist)|% saturación de hierro|coeficiente de saturación de transferrina',
    ),
    Transferrin: listed(
      'transferrina|transferrina sérica|transferrina en suero|siderofilina|transferrina (siderofilina)',
    ),
    Ferritin: listed('ferritina|ferritina sérica|ferritina en suero|ferritinemia'),
    Glucose: listed(
      'glucosa|glucemia|glicemia|glucosa en suero|glucosa sérica|glucosa en sangre|glucosa en plasma|glucosa plasmática|azúcar en sangre|glucosa (glucemia)|glucemia al azar|glucosa al azar|glicemia al azar|glucemia (glucosa)|glucosa sanguínea',
    ),
    'Fasting glucose': listed(
      'glucosa basal|glucemia basal|glucosa en ayunas|glucemia en ayunas|glicemia en ayunas|glicemia basal|glucosa ayunas|glucosa en ayuno|glucosa plasmática en ayunas|glucemia ayunas|glicemia ayunas|glucosa basal en suero|glucosa basal en plasma|glucosa de ayuno|glucemia en ayuno|glucosa plasmática basal|glucemia basal en ayunas|glucosa sérica en ayunas|glicemia en ayuno',
    ),
    'Hemoglobin A1c': listed(
      'hemoglobina glicosilada|hemoglobina glicada|hemoglobina glucosilada|hemoglobina a1c|hemoglobina glucada|hba1c (ifcc)|hba1c (ngsp)|hba1c (dcct)|hemoglobina glicosilada (hba1c)|hemoglobina glicada (hba1c)|hb glicosilada|hba1c (hemoglobina glicosilada)|hemoglobina glicosilada a1c|hemoglobina glucosilada (hba1c)|hb a1c (hemoglobina glicosilada)|hemoglobina glicada a1c|hb glicada|hemoglobina glicosilada hba1c ifcc|hemoglobina a1c (hba1c)|hemoglobina glicosilada hba1c ngsp|hba1c (hemoglobina glicada)|hemoglobina glicosilada fracción a1c|glicohemoglobina|glucohemoglobina|hb a1c (dcct)|hemoglobina glucosilada a1c|hemoglobina a1c (ifcc)|hemoglobina a1c (ngsp)',
    ),
    'Estimated average glucose': listed(
      'glucosa media estimada|glucosa promedio estimada|glucemia media estimada|glucosa media|glucemia media|glucosa promedio|promedio de glucosa estimada|glicemia promedio estimada|glucemia promedio estimada|glucosa estimada promedio|glicemia media estimada|gme|glicemia promedio|glucosa media estimada (eag)',
    ),
    Insulin: listed(
      'insulina|insulina basal|insulinemia|insulina en ayunas|insulinemia basal|insulina sérica|insulina ayunas|insulina en suero|insulina en ayuno',
    ),
    'C-peptide': listed('péptido c|péptido c basal|péptido c en suero|péptido c en ayunas|c-péptido'),
    'HOMA-IR': listed(
      'índice homa|homa-ir (índice)|índice homa-ir|índice de homa|homa (índice de resistencia a la insulina)|índice de resistencia a la insulina|índice de resistencia a la insulina (homa)',
    ),
    Fructosamine: listed('fructosamina|fructosamina sérica|fructosamina en suero'),
    'Total cholesterol': listed(
      'colesterol|colesterol total|colesterol total en suero|colesterolemia|colesterol sérico|colesterol en suero|colesterol total sérico|colesterolemia total|col. total',
    ),
    'HDL cholesterol': listed(
      'colesterol hdl|hdl colesterol|c-hdl|chdl|colesterol de hdl|colesterol hdl directo|hdl-c (colesterol)|colesterol de alta densidad|colesterol hdl en suero|colesterol de lipoproteínas de alta densidad|colesterol h.d.l.',
    ),
    'LDL cholesterol': listed(
      'colesterol ldl|ldl colesterol|c-ldl|cldl|colesterol de ldl|colesterol ldl directo|colesterol de baja densidad|colesterol ldl en suero|ldl directo|colesterol de lipoproteínas de baja densidad|colesterol l.d.l.',
    ),
    'LDL cholesterol, calculated': listed(
      'colesterol ldl calculado|ldl calculado|c-ldl calculado|ldl colesterol calculado|colesterol ldl (friedewald)|colesterol de ldl calculado|colesterol ldl (cálculo)|colesterol ldl calc.|ldl colesterol calc.',
    ),
    'VLDL cholesterol': listed(
      'colesterol vldl|vldl colesterol|c-vldl|cvldl|colesterol de vldl|colesterol vldl calculado|colesterol de muy baja densidad|vldl colesterol calculado|colesterol v.l.d.l.',
    ),
    'Non-HDL cholesterol': listed('colesterol no hdl|no hdl colesterol|c-no hdl|colesterol no hdl calculado'),
    Triglycerides: listed(
      'triglicéridos|triglicéridos en suero|trigliceridemia|triglicéridos séricos|tg (triglicéridos)|triglicéridos totales|triglicérido',
    ),
    'Cholesterol/HDL ratio': listed(
      'colesterol total/hdl|cociente colesterol total/hdl|relación colesterol total/hdl|índice colesterol total/hdl|índice colesterol/hdl|relación colesterol/hdl|ct/hdl|cociente colesterol/hdl|colesterol/hdl|razón colesterol total/hdl|índice ct/hdl|colesterol total/colesterol hdl|relación ct/hdl|cociente ct/hdl|colesterol total / colesterol hdl (índice)|ratio colesterol total/hdl|índice de castelli i|razón colesterol/hdl|ratio colesterol/hdl|relación colesterol total/colesterol hdl|índice aterogénico (colesterol total/hdl)|cociente colesterol total/colesterol hdl|índice aterogénico (ct/hdl)|col. total/hdl',
    ),
    'LDL/HDL ratio': listed(
      'relación ldl/hdl|cociente ldl/hdl|índice ldl/hdl|razón ldl/hdl|colesterol ldl/hdl|cociente ldl/hdl colesterol|relación colesterol ldl/hdl|ratio ldl/hdl|índice aterogénico (ldl/hdl)|índice de castelli ii|cociente colesterol ldl/hdl|colesterol ldl/colesterol hdl',
    ),
    'Triglycerides/HDL ratio': listed(
      'relación triglicéridos/hdl|cociente triglicéridos/hdl|índice triglicéridos/hdl|triglicéridos/hdl|índice tg/hdl|relación tg/hdl|ratio triglicéridos/hdl',
    ),
    'Apolipoprotein B': listed(
      'apolipoproteína b|apolipoproteína b100|apolipoproteína b-100|apo b (apolipoproteína b)|apolipoproteína b (apo b)|apoproteína b|apo-b',
    ),
    'Apolipoprotein A1': listed(
      'apolipoproteína a1|apolipoproteína a-1|apolipoproteína a-i|apolipoproteína ai|apolipoproteína a1 (apo a1)|apo a1 (apolipoproteína a1)|apoproteína a1|apo-a1|apo a-1',
    ),
    'Lipoprotein(a)': listed(
      'lipoproteína (a)|lp (a)|lipoproteína (a) lp(a)|lp(a) lipoproteína|lipoproteína a (lpa)',
    ),
    ALT: listed(
      'alt|gpt|alat|gpt (alt)|alt (gpt)|tgp|alt (tgp)|tgp (alt)|alanina aminotransferasa|alanino aminotransferasa|alanina aminotransferasa (alt)|alanina aminotransferasa (gpt)|alanina aminotransferasa (alt/gpt)|transaminasa gpt|transaminasas gpt|gpt alanina aminotransferasa|alaninaminotransferasa|transaminasa glutámico pirúvica|transaminasa pirúvica|alat (gpt)|gpt (alat)|alanino aminotransferasa (alt)|transaminasa alt|transaminasa gpt (alt)|transaminasa glutámico-pirúvica (gpt)|gpt transaminasa|transaminasa alt (gpt)|alanina transaminasa|glutámico pirúvica (gpt)|alanintransaminasa|transaminasas gpt (alt)|alanina amino transferasa|transaminasa pirúvica (tgp)|alanina aminotransferasa (tgp)|s-alt (gpt)|alat (alt)|alanina aminotransferasa (alat)|alanina aminotransferasa (gpt/alt)|transaminasa glutámico pirúvica (tgp)|transaminasas alt|transaminasa gp',
    ),
    AST: listed(
      'ast|got|asat|got (ast)|ast (got)|tgo|ast (tgo)|tgo (ast)|aspartato aminotransferasa|aspartato amino transferasa|aspartato aminotransferasa (ast)|aspartato aminotransferasa (got)|aspartato aminotransferasa (ast/got)|transaminasa got|transaminasas got|got aspartato aminotransferasa|aspartatoaminotransferasa|transaminasa glutámico oxalacética|transaminasa oxalacética|asat (got)|got (asat)|aspartato transaminasa|transaminasa ast|transaminasa got (ast)|transaminasa glutámico-oxalacética (got)|got transaminasa|transaminasa ast (got)|aspártico aminotransferasa|glutámico oxalacética (got)|transaminasas got (ast)|transaminasa oxalacética (tgo)|aspartato aminotransferasa (tgo)|s-ast (got)|asat (ast)|aspartato aminotransferasa (asat)|aspartato aminotransferasa (got/ast)|transaminasa glutámico oxalacética (tgo)|transaminasas ast|transaminasa go|transaminasa glutámico oxaloacética',
    ),
    'AST/ALT ratio': listed(
      'cociente ast/alt|relación ast/alt|cociente got/gpt|relación got/gpt|índice de ritis|índice ast/alt|cociente de ritis|índice de de ritis|got/gpt',
    ),
    'Alkaline phosphatase': listed(
      'fosfatasa alcalina|fosfatasas alcalinas|fa|fal|f. alcalina|fosfatasa alcalina (fa)|fosfatasa alcalina total|fosfatasa alcalina (alp)|alp (fosfatasa alcalina)|fosfatasa alcalina sérica|fosf. alcalina|fosfatasa alcalina (fal)|fosfatasa alcalina en suero|falc',
    ),
    GGT: listed(
      'gamma gt|γ-gt|γgt|gamma glutamil transferasa|gamma-glutamiltransferasa|gamma glutamil transpeptidasa|gammaglutamiltransferasa|gammaglutamil transferasa|ggt (gamma glutamil transferasa)|gamma glutamil transferasa (ggt)|gammaglutamiltranspeptidasa|gamma gt (ggt)|ggt (gamma gt)|γ-glutamiltransferasa|gamma glutamiltranspeptidasa|gamma glutamil transpeptidasa (ggt)|ggtp (gamma glutamil transpeptidasa)|gammagt|γ-glutamil transferasa|gamma glutamiltransferasa (ggt)|gamma g.t.|g-gt',
    ),
    'Total bilirubin': listed(
      'bilirrubina total|bilirrubina|bilirubina total|bilirrubina total en suero|bilirrubinas totales|bilirubina|bilirrubinemia total|bt (bilirrubina total)|bilirrubina total sérica',
    ),
    'Direct bilirubin': listed(
      'bilirrubina directa|bilirubina directa|bilirrubina conjugada|bilirrubina directa (conjugada)|bilirrubina esterificada|bilirrubina conjugada (directa)|bilirubina conjugada|bd (bilirrubina directa)',
    ),
    'Indirect bilirubin': listed(
      'bilirrubina indirecta|bilirubina indirecta|bilirrubina no conjugada|bilirrubina libre|bilirrubina indirecta (calculada)|bilirrubina indirecta (no conjugada)|bilirubina no conjugada|bi (bilirrubina indirecta)',
    ),
    'Total protein': listed(
      'proteínas totales|proteína total|proteínas|proteínas totales en suero|proteínas séricas totales|proteínas séricas|proteinemia|pt (proteínas totales)|proteínas totales (suero)|proteínas totales séricas|proteinograma proteínas totales|proteinemia total|prot. totales',
    ),
    Albumin: listed(
      'albúmina|albúmina sérica|albúmina en suero|albuminemia|seroalbúmina|albúmina (suero)|alb (albúmina)',
    ),
    Globulin: listed('globulinas|globulina|globulinas totales|globulinas calculadas|globulinas séricas'),
    'Albumin/globulin ratio': listed(
      'relación albúmina/globulina|cociente albúmina/globulina|relación a/g|cociente a/g|índice albúmina/globulina|albúmina/globulina|relación alb/glob|índice a/g|razón a/g|relación albúmina/globulinas|cociente albúmina/globulinas|razón albúmina/globulina|albúmina/globulinas',
    ),
    Prealbumin: listed('prealbúmina|transtiretina|prealbúmina (transtiretina)|transtiretina (prealbúmina)'),
    LDH: listed(
      'lactato deshidrogenasa|láctico deshidrogenasa|deshidrogenasa láctica|lactato deshidrogenasa (ldh)|ldh (lactato deshidrogenasa)|lactatodeshidrogenasa|deshidrogenasa láctica (ldh)|lactatodeshidrogenasa (ldh)|lactodeshidrogenasa|ld|dhl|deshidrogenasa láctica (dhl)|láctico dehidrogenasa|lactato dehidrogenasa|láctico deshidrogenasa (ldh)|lactodeshidrogenasa (ldh)|lactato deshidrogenasa (ld)|dhl (deshidrogenasa láctica)',
    ),
    Amylase: listed(
      'amilasa|alfa-amilasa|amilasa total|amilasemia|amilasa sérica|amilasa en suero|α-amilasa|amilasas',
    ),
    Lipase: listed('lipasa|lipasa sérica|lipasa en suero|lipasa pancreática'),
    Ammonia: listed('amonio|amonemia|amoníaco|amonio en plasma|amonio plasmático|amoniemia'),
    Creatinine: listed(
      'creatinina|creatinina sérica|creatinina en suero|creatinina en sangre|creatininemia|creatinina plasmática|creatinina (suero)|creatinina enzimática|creatinina sanguínea|creatinina sérica (enzimática)|creatinina (jaffé)|creatinina en plasma|crea (creatinina)',
    ),
    eGFR: listed(
      'filtrado glomerular|filtrado glomerular estimado|fg|fge|tfg|tasa de filtración glomerular|tasa de filtrado glomerular|filtrado glomerular (ckd-epi)|filtrado glomerular estimado (ckd-epi)|filtración glomerular|tfg (ckd-epi)|tfge|velocidad de filtración glomerular|vfg|vfg estimada|filtrado glomerular (mdrd)|fg estimado|índice de filtrado glomerular|ifg|filtración glomerular estimada|tasa de filtración glomerular estimada|tasa de filtración glomerular (ckd-epi)|tasa de filtrado glomerular (ckd-epi)|tfg estimada|filtrado glomerular (mdrd-4)|fg (ckd-epi)|estimación del filtrado glomerular|tasa de filtración glomerular estimada (ckd-epi)|filtrado glomerular teórico|fge (ckd-epi)|filtrado glomerular estimado (mdrd)|índice de filtración glomerular|tasa de filtración glomerular (tfg)|filtrado glomerular (fge)|filtrado glomerular estimado (fge)|egfr (ckd-epi)|tasa filtración glomerular|estimación filtrado glomerular (ckd-epi)|vfg estimada (ckd-epi)|filtrado glomerular según ckd-epi|vfge|vfg (ckd-epi)|tasa estimada de filtración glomerular|tasa de filtrado glomerular estimada|tasa de filtrado glomerular estimado',
    ),
    'Urea nitrogen': listed(
      'nitrógeno ureico|nitrógeno ureico en sangre|bun (nitrógeno ureico)|nitrógeno ureico (bun)|nitrógeno de urea|nitrógeno de la urea|nitrógeno ureico sanguíneo|nitrógeno ureico en sangre (bun)|nitrógeno ureico sérico|nitrógeno de urea en sangre|bun (nitrógeno ureico en sangre)|nitrógeno de urea (bun)|nitrógeno ureico (nus)|nus',
    ),
    Urea: listed(
      'urea|urea sérica|urea en suero|urea en sangre|uremia|urea plasmática|urea (suero)|urea sanguínea|urea en plasma|uremia (urea)',
    ),
    'BUN/creatinine ratio': listed(
      'relación bun/creatinina|cociente bun/creatinina|índice bun/creatinina|bun/creatinina|relación nitrógeno ureico/creatinina',
    ),
    'Uric acid': listed(
      'ácido úrico|uricemia|ácido úrico sérico|ácido úrico en suero|uratos|urato|ácido úrico (suero)|ácido úrico en sangre|uricemia (ácido úrico)',
    ),
    'Cystatin C': listed('cistatina c|cistatina|cistatina c en suero'),
    'Urine albumin/creatinine ratio': listed(
      'cociente albúmina/creatinina|relación albúmina/creatinina|índice albúmina/creatinina|albúmina/creatinina|cociente albúmina/creatinina en orina|microalbuminuria/creatinina|cociente microalbúmina/creatinina|relación microalbuminuria/creatinina|relación albúmina/creatinina en orina|cac|índice microalbuminuria/creatinina|razón albúmina/creatinina|cociente albúmina/creatinina (orina)|rac|cociente microalbuminuria/creatinina|albúmina/creatinina en orina|índice albúmina/creatinina en orina|cociente alb/creat|relación microalbúmina/creatinina|microalbúmina/creatinina|índice microalbúmina/creatinina|relación alb/creat|albuminuria/creatinina|cociente albuminuria/creatinina|cociente albúmina/creatinina (cac)|razón albúmina/creatinina (rac)',
    ),
    'Microalbumin, urine': listed(
      'microalbuminuria|albúmina en orina|microalbúmina|albuminuria|microalbúmina en orina|albúmina (orina)|microalbuminuria en orina|microalbuminuria (orina)|microalbúmina (orina)|albúmina en orina (microalbuminuria)|albúmina urinaria',
    ),
    Sodium: listed(
      'sodio|natremia|sodio sérico|sodio en suero|na (sodio)|sodio (na)|sodio plasmático|sodio (na+)|sodio en sangre|sodio en plasma|sodio (suero)|ión sodio|natremia (sodio)',
    ),
    Potassium: listed(
      'potasio|kalemia|potasio sérico|potasio en suero|k (potasio)|potasio (k)|potasemia|potasio plasmático|potasio (k+)|potasio en sangre|potasio en plasma|potasio (suero)|caliemia|ión potasio|kaliemia',
    ),
    Chloride: listed(
      'cloro|cloruro|cloruros|cloro sérico|cloro en suero|cloremia|cloruro en suero|cl (cloro)|cloro (cl)|cloruro (cl)|cloruro sérico|cloro plasmático|ión cloruro|ión cloro|cloruro en sangre|cloro (suero)|cloro en plasma',
    ),
    'Carbon dioxide': listed(
      'bicarbonato|co2 total|bicarbonato sérico|reserva alcalina|bicarbonato (hco3)|dióxido de carbono total|bicarbonato actual|bicarbonato en suero|hco3 (bicarbonato)|bicarbonato estándar|co2 total (bicarbonato)|bicarbonato plasmático|bicarbonato (co2 total)|anhídrido carbónico total',
    ),
    'Anion gap': listed(
      'hiato aniónico|brecha aniónica|anión gap|anion gap (hiato aniónico)|intervalo aniónico|anión restante|brecha aniónica (anion gap)',
    ),
    Calcium: listed(
      'calcio|calcemia|calcio total|calcio sérico|calcio en suero|ca (calcio)|calcio (ca)|calcio plasmático|calcio sérico total|calcio total en suero|calcio en sangre|calcio (suero)|calcio en plasma',
    ),
    'Corrected calcium': listed(
      'calcio corregido|calcio corregido por albúmina|calcio corregido (albúmina)|calcio corregido por proteínas|calcio corregido (proteínas)|calcio total corregido|calcio corregido por albumina sérica|calcio corregido según albúmina',
    ),
    'Ionized calcium': listed(
      'calcio iónico|calcio ionizado|calcio libre|calcio iónico (ca++)|calcio ionizado (ca++)|ca iónico|ca++ iónico|calcio iónico en sangre|ca ionizado',
    ),
    Phosphorus: listed(
      'fósforo|fosfato|fosfatemia|fósforo inorgánico|fosfato inorgánico|fósforo sérico|fosfatos|fósforo en suero|fosforemia|fósforo (p)|fósforo (fosfato)|fosfato (fósforo)|p (fósforo)|fósforo inorgánico en suero',
    ),
    Magnesium: listed(
      'magnesio|magnesemia|magnesio sérico|magnesio en suero|mg (magnesio)|magnesio (mg)|magnesio plasmático|magnesio en sangre',
    ),
    'Red cell magnesium': listed(
      'magnesio eritrocitario|magnesio intraeritrocitario|magnesio en eritrocitos|magnesio en hematíes|magnesio (eritrocitos)|magnesio intraeritrocitario (hematíes)',
    ),
    Zinc: listed('cinc|zinc sérico|zinc en suero|cinc en suero|zinc (zn)|zinc plasmático|zinc en plasma'),
    Copper: listed('cobre|cobre sérico|cobre en suero|cupremia|cobre (cu)|cobre plasmático'),
    Lead: listed('plomo|plomo en sangre|plombemia|plomo (pb)'),
    Mercury: listed('mercurio|mercurio en sangre|mercurio (hg)'),
    Cadmium: listed('cadmio|cadmio en sangre|cadmio (cd)'),
    Arsenic: listed('arsénico|arsénico en sangre|arsénico (as)'),
    Selenium: listed(
      'selenio|selenio sérico|selenio en suero|selenio (se)|selenio plasmático|selenio en plasma',
    ),
    Osmolality: listed(
      'osmolalidad|osmolaridad|osmolalidad sérica|osmolaridad sérica|osmolaridad plasmática|osmolalidad plasmática|osmolalidad en suero|osmolaridad calculada|osmolalidad calculada|osmolaridad en suero',
    ),
    'Base excess': listed(
      'exceso de base|exceso de bases|exceso de base (be)|base excess (be)|exceso de bases (be)',
    ),
    TSH: listed(
      'tirotropina|hormona estimulante de la tiroides|hormona estimulante del tiroides|tirotropina (tsh)|tsh ultrasensible|tsh (tirotropina)|tsh basal|hormona tiroestimulante|tsh us|hormona estimulante de tiroides|tsh (hormona estimulante de la tiroides)|tsh (hormona estimulante del tiroides)|tsh sérica|hormona tireotropa|hormona estimulante de tiroides (tsh)|hormona estimulante del tiroides (tsh)|hormona tiroestimulante (tsh)|tsh (hormona tiroestimulante)|hormona tirotropa|tirotrofina|tirotrofina (tsh)|tsh 3ª generación|tsh tercera generación|tsh hipersensible|hormona tirotropa (tsh)|tsh (tirotrofina)',
    ),
    'Free T4': listed(
      't4 libre|tiroxina libre|t4l|tiroxina libre (t4l)|t4 libre (tiroxina)|ft4 (tiroxina libre)|tiroxina libre (t4)|t4 libre (ft4)|tiroxina libre (ft4)|tiroxina (t4) libre|t4 libre (t4l)|l-tiroxina libre|t4 libre (tiroxina libre)',
    ),
    'Free T3': listed(
      't3 libre|triyodotironina libre|t3l|triyodotironina libre (t3l)|ft3 (triyodotironina libre)|triyodotironina libre (t3)|triiodotironina libre|t3 libre (ft3)|triyodotironina libre (ft3)|triyodotironina (t3) libre|t3 libre (triyodotironina)|triiodotironina libre (t3l)|t3 libre (t3l)',
    ),
    'Total T4': listed(
      'tiroxina|t4 total|tiroxina total|tiroxina (t4)|tiroxina total (t4)|t4 (tiroxina)|tiroxina (t4) total|t4 total (tiroxina)',
    ),
    'Total T3': listed(
      'triyodotironina|t3 total|triyodotironina total|triyodotironina (t3)|triyodotironina total (t3)|t3 (triyodotironina)|triiodotironina|triiodotironina total|triyodotironina (t3) total|t3 total (triyodotironina)',
    ),
    'Reverse T3': listed('t3 reversa|t3 inversa|triyodotironina reversa|rt3 (t3 reversa)|t3 reversa (rt3)'),
    'T3 uptake': listed('captación de t3|t3 captación|captación t3'),
    'Free thyroxine index': listed('índice de tiroxina libre|índice de t4 libre|índice tiroxina libre'),
    'TPO antibodies': listed(
      'anticuerpos anti-tpo|anticuerpos antiperoxidasa|ac. anti-tpo|anticuerpos antiperoxidasa tiroidea|anti-tpo|anticuerpos anti-peroxidasa tiroidea|ac antiperoxidasa|anticuerpos anti peroxidasa|antiperoxidasa tiroidea|atpo|anticuerpos antimicrosomales (tpo)|anti peroxidasa tiroidea|ac. anti peroxidasa tiroidea|antiperoxidasa|anticuerpos antitiroperoxidasa|anticuerpos anti-tiroperoxidasa|ac. antitiroideos peroxidasa|anti-peroxidasa|anti-tiroperoxidasa|anticuerpos antiperoxidasa tiroidea (anti-tpo)|anticuerpos anti-tpo (peroxidasa)|acs. anti-tpo|anti tpo (antiperoxidasa)|anticuerpos anti-peroxidasa tiroidea (tpo)|anti tpo (anticuerpos antiperoxidasa)|ac. antiperoxidasa tiroidea|ac anti-peroxidasa tiroidea (tpo)|anticuerpos anti peroxidasa tiroidea (anti tpo)|anticuerpos antiperoxidasa (tpo)|ac. anti tpo (peroxidasa)|peroxidasa tiroidea anticuerpos|ac. anti-peroxidasa (tpo)',
    ),
    'Thyroglobulin antibodies': listed(
      'anticuerpos antitiroglobulina|anticuerpos anti-tiroglobulina|ac. antitiroglobulina|antitiroglobulina|anti-tiroglobulina|ac. anti-tiroglobulina|anticuerpos anti-tg|atg|anticuerpos anti tiroglobulina (anti-tg)|ac. anti-tg|anticuerpos antitiroglobulina (anti-tg)|anticuerpos antitiroglobulina (atg)|acs. antitiroglobulina|tiroglobulina anticuerpos',
    ),
    Thyroglobulin: listed(
      'tiroglobulina|tiroglobulina (tg)|tiroglobulina sérica|tiroglobulina en suero|tg (tiroglobulina)',
    ),
    'Vitamin D, 25-hydroxy': listed(
      '25-oh vitamina d|25-hidroxivitamina d|vitamina d|vitamina d (25-oh)|25 hidroxi vitamina d|calcidiol|vitamina d (25-hidroxi)|25-oh vitamina d total|vitamina d total|25-hidroxivitamina d3|25-oh-vitamina d3|vitamina d3|vitamina d (25 oh vitamina d)|25-hidroxicolecalciferol|25-hidroxicalciferol|vitamina d total (25-oh)|vitamina d (25-hidroxivitamina d)|25-oh colecalciferol|25-hidroxivitamina d total|calcifediol|vitamina d (calcidiol)|25-hidroxi vitamina d total|25-oh vitamina d (calcidiol)|25(oh)d|25 hidroxivitamina d (calcidiol)|vitamina d 25 oh total|25 hidroxivitamina d (d2+d3)|vitamina d (25-hidroxicolecalciferol)|25-oh vit d|calcidiol (25-oh vitamina d)|vitamina d (25 hidroxi vitamina d)|25 hidroxi vitamina d3|vitamina d3 (25-oh)|vitamina d 25 hidroxi total|25-oh vitamina d (d2+d3)|calcidiol (25-hidroxivitamina d)|25-oh-colecalciferol (vitamina d)|25-hidroxicolecalciferol (vitamina d)|calcidiol (vitamina d)',
    ),
    'Vitamin D, 1,25-dihydroxy': listed(
      '1,25-dihidroxivitamina d|1,25-dihidroxi vitamina d|1,25-(oh)2 vitamina d|1,25-dihidroxivitamina d3|1,25 (oh)2 vitamina d3|vitamina d 1,25-dihidroxi|1,25-dihidroxicolecalciferol|1,25 dihidroxi vitamina d3|vitamina d 1,25-oh|calcitriol (1,25-oh vitamina d)|1,25-dihidroxi-vitamina d (calcitriol)',
    ),
    'Vitamin B12': listed(
      'vitamina b12|cobalamina|vitamina b12 (cobalamina)|vitamina b12 sérica|vitamina b-12|cianocobalamina|vitamina b12 en suero|cobalamina (vitamina b12)|vit. b-12|vitamina b12 (cianocobalamina)',
    ),
    Holotranscobalamin: listed(
      'holotranscobalamina|vitamina b12 activa|b12 activa|holotranscobalamina (b12 activa)|holotranscobalamina (vitamina b12 activa)|vitamina b12 activa (holotranscobalamina)|holo-transcobalamina',
    ),
    Folate: listed(
      'ácido fólico|folato|folatos|folato sérico|ácido fólico sérico|vitamina b9|ácido fólico en suero|folatos en suero|folato en suero|ácido fólico (folato)|folatos séricos|vitamina b9 (ácido fólico)|ácido fólico (vitamina b9)|ácido fólico (suero)|folatos (ácido fólico)|folato (ácido fólico)',
    ),
    'Red cell folate': listed(
      'folato eritrocitario|ácido fólico intraeritrocitario|ácido fólico eritrocitario|folato intraeritrocitario|folatos intraeritrocitarios|folato en eritrocitos|folato en hematíes|folatos eritrocitarios',
    ),
    'Vitamin A': listed('vitamina a|vitamina a (retinol)|retinol (vitamina a)|vitamina a en suero'),
    'Vitamin E': listed(
      'vitamina e|alfa-tocoferol|tocoferol|vitamina e (alfa-tocoferol)|vitamina e (tocoferol)|vitamina e en suero|α-tocoferol|alfa tocoferol (vitamina e)',
    ),
    'Vitamin C': listed(
      'vitamina c|ácido ascórbico|vitamina c (ácido ascórbico)|ácido ascórbico (vitamina c)|vitamina c en plasma',
    ),
    'Vitamin B1': listed(
      'vitamina b1|tiamina|vitamina b1 (tiamina)|tiamina (vitamina b1)|vitamina b1 en sangre total',
    ),
    'Vitamin B6': listed(
      'vitamina b6|piridoxina|vitamina b6 (piridoxina)|piridoxal fosfato|piridoxal 5 fosfato|vitamina b6 (piridoxal fosfato)|piridoxina (vitamina b6)|fosfato de piridoxal|vitamina b6 (piridoxal 5 fosfato)',
    ),
    'Methylmalonic acid': listed(
      'ácido metilmalónico|ácido metilmalónico en suero|ácido metilmalónico en plasma',
    ),
    Homocysteine: listed(
      'homocisteína|homocisteína total|homocisteína plasmática|homocisteína en plasma|homocisteína en suero|homocisteinemia',
    ),
    'C-reactive protein': listed(
      'pcr|proteína c reactiva|proteína c reactiva (pcr)|pcr (proteína c reactiva)|p.c.r.|proteína c reactiva cuantitativa|pcr cuantitativa|proteína c reactiva (crp)|pcr en suero|proteína c reactiva en suero|pcr cuantitativo|proteína c reactiva sérica|prot. c reactiva|crp (proteína c reactiva)',
    ),
    'hs-CRP': listed(
      'pcr ultrasensible|proteína c reactiva ultrasensible|pcr us|pcr alta sensibilidad|proteína c reactiva de alta sensibilidad|pcr de alta sensibilidad|pcr hs|proteína c reactiva alta sensibilidad|pcr ultra sensible|proteína c reactiva ultra sensible|hs-pcr|pcr hipersensible|proteína c reactiva ultrasensible (pcr-us)|pcr cardiaca',
    ),
    ESR: listed(
      'vsg|v.s.g.|velocidad de sedimentación globular|velocidad de sedimentación|eritrosedimentación|vsg 1ª hora|vsg 1 hora|velocidad de sedimentación globular (vsg)|v.s.g. 1ª hora|velocidad de eritrosedimentación|velocidad de sedimentación (vsg)|vhs|velocidad sedimentación globular|vsg primera hora|sedimentación globular|vsg a la primera hora|velocidad de sedimentación 1ª hora|eritrosedimentación 1ª hora|vsg 1h|ves|velocidad de sedimentación globular 1ª hora|velocidad sedimentación|velocidad de eritrosedimentación (ves)|vsg (westergren)|vsg a la 1ª hora|sedimentación|eritrosedimentación 1 hora|velocidad de eritrosedimentación (vsg)',
    ),
    Procalcitonin: listed('procalcitonina|procalcitonina (pct)|pct (procalcitonina)|procalcitonina en suero'),
    'Interleukin-6': listed(
      'interleucina 6|interleuquina 6|interleucina-6 (il-6)|il-6 (interleucina 6)|interleukina 6|interleuquina 6 (il-6)',
    ),
    Fibrinogen: listed(
      'fibrinógeno|fibrinógeno (clauss)|fibrinógeno plasmático|fibrinógeno derivado|fibrinógeno funcional|fibrinógeno (método de clauss)|fibrinógeno en plasma',
    ),
    'Rheumatoid factor': listed(
      'factor reumatoide|factor reumatoideo|factor reumatoide (fr)|factor reumatoide cuantitativo|fr (factor reumatoide)|factor reumatoide igm|factor reumatoideo cuantitativo|factor reumatoide en suero',
    ),
    'Anti-CCP': listed(
      'anticuerpos anti-ccp|anti-péptido citrulinado|anticuerpos anti péptido citrulinado|anticuerpos antipéptido citrulinado|anticuerpos anti-péptido cíclico citrulinado|acpa|anti péptido cíclico citrulinado|anticuerpos anti péptidos citrulinados|ac. anti-ccp|anticuerpos anti-citrulina|anticuerpos anti péptido citrulinado (ccp)|antipéptido cíclico citrulinado|ac. anti-péptido citrulinado|ac. anti péptido cíclico citrulinado|anti-péptidos citrulinados (ccp)|anticuerpos anti-péptido citrulinado (anti-ccp)|anti ccp (péptido cíclico citrulinado)',
    ),
    IgG: listed(
      'inmunoglobulina g|inmunoglobulina g (igg)|igg (inmunoglobulina g)|inmunoglobulinas g|inmunoglobulina igg|igg sérica',
    ),
    IgA: listed(
      'inmunoglobulina a|inmunoglobulina a (iga)|iga (inmunoglobulina a)|inmunoglobulinas a|iga total (inmunoglobulina a)|inmunoglobulina iga|iga sérica',
    ),
    IgM: listed(
      'inmunoglobulina m|inmunoglobulina m (igm)|igm (inmunoglobulina m)|inmunoglobulinas m|inmunoglobulina igm|igm sérica',
    ),
    IgE: listed(
      'inmunoglobulina e|inmunoglobulina e (ige)|ige (inmunoglobulina e)|inmunoglobulina e total|ige total (inmunoglobulina e)|inmunoglobulina e total (ige)|ige sérica total|inmunoglobulina ige total|ige total en suero',
    ),
    'tTG IgA antibodies': listed(
      'anticuerpos antitransglutaminasa iga|antitransglutaminasa iga|anticuerpos anti-transglutaminasa iga|anti-transglutaminasa iga|ac. antitransglutaminasa iga|anticuerpos anti transglutaminasa tisular iga|transglutaminasa iga|antitransglutaminasa tisular iga|iga antitransglutaminasa|ac. anti-transglutaminasa iga|anticuerpos iga anti-transglutaminasa|anticuerpos antitransglutaminasa tisular iga|anti-transglutaminasa tisular iga|ac. antitransglutaminasa tisular iga|iga anti-transglutaminasa|transglutaminasa tisular iga|iga anti transglutaminasa tisular',
    ),
    Cortisol: listed(
      'cortisol basal|cortisol sérico|cortisol matutino|cortisol plasmático|cortisol en suero|cortisol am|cortisol 8 horas|cortisol en sangre|cortisol 8 h|cortisol a.m. (8 hs)|cortisol 8 am|cortisol mañana|cortisol matinal|cortisolemia',
    ),
    Testosterone: listed(
      'testosterona|testosterona total|testosterona sérica|testosterona en suero|testosterona total en suero',
    ),
    'Free testosterone': listed(
      'testosterona libre|testosterona libre calculada|testosterona libre en suero',
    ),
    Estradiol: listed(
      'estradiol (e2)|17-beta-estradiol|17 β-estradiol|17-betaestradiol|estradiol 17 beta|estradiol en suero|estradiol sérico|17 beta estradiol (e2)|e2 (estradiol)|17-estradiol',
    ),
    Progesterone: listed('progesterona|progesterona sérica|progesterona en suero'),
    FSH: listed(
      'hormona foliculoestimulante|hormona folículo estimulante|hormona foliculoestimulante (fsh)|fsh (hormona foliculoestimulante)|hormona folículo estimulante (fsh)|folitropina|fsh basal|foliculotropina|fsh (foliculotropina)|folitropina (fsh)|hormona estimulante del folículo|fsh (hormona folículo estimulante)|fsh (folitropina)|foliculotropina (fsh)|hormona estimulante de los folículos',
    ),
    LH: listed(
      'hormona luteinizante|hormona luteinizante (lh)|lh (hormona luteinizante)|lutropina|lh basal|hormona luteoestimulante|lutropina (lh)|lh (lutropina)',
    ),
    Prolactin: listed(
      'prolactina|prolactina sérica|prolactina basal|prolactina (prl)|prolactina en suero|prl (prolactina)|prl|prolactinemia',
    ),
    'DHEA-sulfate': listed(
      'dhea-sulfato|sulfato de dhea|dheas (dhea sulfato)|dehidroepiandrosterona sulfato|sulfato de dehidroepiandrosterona|dhea-s (sulfato de dhea)|s-dhea|dhea sulfato (dheas)|dhea-so4 (dhea sulfato)|dehidroepiandrosterona-sulfato (dhea-s)|sdhea|sulfato de dehidroepiandrosterona (dhea-s)|dhea-sulfato (dhea-s)|dhea so4|sulfato de dhea (dheas)|dehidroepiandrosterona sulfato (dheas)|dheas sulfato',
    ),
    SHBG: listed(
      'globulina fijadora de hormonas sexuales|globulina transportadora de hormonas sexuales|shbg (globulina fijadora de hormonas sexuales)|proteína fijadora de hormonas sexuales|globulina fijadora de hormonas sexuales (shbg)|proteína transportadora de hormonas sexuales|globulina ligadora de hormonas sexuales|globulina transportadora de hormonas sexuales (shbg)|proteína transportadora de hormonas sexuales (shbg)|globulina fijadora de hormona sexual',
    ),
    'IGF-1': listed(
      'somatomedina c|igf-1 (somatomedina c)|factor de crecimiento similar a la insulina tipo 1|igf-i (somatomedina c)|somatomedina c (igf-1)|factor de crecimiento insulínico tipo 1|somatomedina-c (igf-i)|factor de crecimiento similar a la insulina 1|igf1',
    ),
    'Parathyroid hormone': listed(
      'hormona paratiroidea|paratohormona|parathormona|pth intacta|hormona paratiroidea intacta|paratirina|paratohormona (pth)|pth (hormona paratiroidea)|hormona paratiroidea (pth)|paratohormona intacta|parathormona intacta|pth intacta (paratohormona)|parathormona (pth)|pth (paratohormona)|parathormona intacta (pth)',
    ),
    PSA: listed(
      'antígeno prostático específico|psa total (antígeno prostático específico)|antígeno prostático específico total|antígeno prostático específico (psa)|psa (antígeno prostático específico)|antígeno específico prostático|psa (total)|ag. prostático específico|antígeno específico de próstata|antígeno prostático específico total (psa)|antígeno prostático total|antígeno específico prostático (psa)|ag. prostático específico (psa)|antígeno prostático específico (psa total)',
    ),
    INR: listed(
      'i.n.r.|ratio internacional normalizado|índice normalizado internacional|inr (tiempo de protrombina)|razón internacional normalizada|razón normalizada internacional|rin|tp inr|inr (ratio internacional normalizada)|ratio internacional normalizada|índice internacional normalizado|ratio normalizada internacional|tiempo de protrombina inr|relación internacional normalizada',
    ),
    'Prothrombin time': listed(
      'tiempo de protrombina|tiempo de quick|tiempo de protrombina (segundos)|tiempo de protrombina (seg)|tiempo protrombina|tiempo de protrombina paciente|tiempo de protrombina en segundos',
    ),
    aPTT: listed(
      'ttpa|tiempo de tromboplastina parcial activada|tiempo de tromboplastina parcial|ttp|aptt (tiempo de tromboplastina parcial activada)|tiempo de tromboplastina parcial activado|tiempo parcial de tromboplastina|ttpa (tiempo de tromboplastina parcial activada)|tiempo de cefalina|tiempo de tromboplastina parcial activada (ttpa)|tiempo de tromboplastina parcial (ttpa)|t.t.p.a.|tiempo parcial de tromboplastina activada|tiempo parcial de tromboplastina (tpt)|tpt|tiempo de tromboplastina parcial activada (aptt)|ttp activado|ttpa (segundos)|tiempo tromboplastina parcial activada|tromboplastina parcial activada|kptt|tiempo de tromboplastina parcial (ttp)|ttpa (aptt)|aptt (ttpa)|ttp activada|t. tromboplastina parcial activada|ttp-a|tiempo de cefalina activada|tiempo de tromboplastina parcial activado (ttpa)|tiempo de tromboplastina parcial (tpt)',
    ),
    'D-dimer': listed('dímero d|d-dímero|dímeros d|dímero d cuantitativo|dd (dímero d)|d-dímeros'),
    'Creatine kinase': listed(
      'creatina quinasa|creatinquinasa|creatina cinasa|cpk|ck total|creatinfosfoquinasa|creatin quinasa|creatina fosfoquinasa|ck (creatina quinasa)|creatina quinasa (ck)|cpk (creatinfosfoquinasa)|ck (cpk)|creatinfosfoquinasa (cpk)|creatincinasa|cpk total|creatina quinasa total|creatin kinasa|creatinkinasa|creatinquinasa (ck)|cpk total (creatinfosfoquinasa)|creatina cinasa (ck)|creatin fosfoquinasa|ck (creatinquinasa)|creatina fosfocinasa|cpk (creatina fosfoquinasa)|creatin fosfo quinasa|creatina kinasa|creatin kinasa (ck)|ck total (creatina quinasa)|creatin fosfoquinasa (cpk)|creatinfosfokinasa|creatinfosfokinasa (cpk)|creatinfosfocinasa|creatincinasa (ck)',
    ),
    'CK-MB': listed(
      'ck-mb masa|creatina quinasa mb|cpk-mb|isoenzima mb|creatinquinasa mb|ck-mb actividad|cpk mb (masa)|cpk fracción mb|ck mb (creatina quinasa mb)',
    ),
    'Troponin I': listed(
      'troponina i|troponina i ultrasensible|troponina i alta sensibilidad|troponina i cardíaca|troponina i us|troponina i hs|troponina i de alta sensibilidad|troponina i cuantitativa',
    ),
    'Troponin T': listed(
      'troponina t|troponina t ultrasensible|troponina t alta sensibilidad|troponina t cardíaca|troponina t us|troponina t hs|troponina t de alta sensibilidad|troponina t cuantitativa',
    ),
    'NT-proBNP': listed(
      'pro-péptido natriurético cerebral|propéptido natriurético cerebral (nt-probnp)|péptido natriurético nt-probnp|nt-probnp (péptido natriurético)|fracción n-terminal del propéptido natriurético cerebral',
    ),
    BNP: listed(
      'péptido natriurético cerebral|péptido natriurético tipo b|péptido natriurético b|bnp (péptido natriurético cerebral)|péptido natriurético cerebral (bnp)|péptido natriurético tipo b (bnp)',
    ),
    Lactate: listed(
      'lactato|ácido láctico|lactato en plasma|ácido láctico (lactato)|lactato venoso|lactato (ácido láctico)|ácido láctico en plasma|lactacidemia',
    ),
  },
  headings: {
    name: listed(
      'prueba|pruebas|análisis|determinación|determinaciones|parámetro|parámetros|examen|exámenes|descripción|estudio|estudios|magnitud|magnitudes|analito|analitos|nombre|nombre de la prueba|prestación|test|nombre del examen|práctica|ensayo|nombre de la determinación|tipo de análisis|nombre del análisis|prueba realizada|determinación analítica|componente|componentes|concepto|análisis solicitado|exámenes realizados|prueba analítica|biomarcador|marcador|constituyente|prueba solicitada|nombre de prueba|prestaciones|perfil|analitica|estudio realizado|investigación',
    ),
    value: listed(
      'resultado|resultados|valor|valores|valor obtenido|resultado actual|su resultado|valor actual|valor hallado|resultado(s)|valores obtenidos|valor medido|resultado obtenido|valores hallados|sus resultados|valor encontrado|resultado del paciente|resultado numérico|valor observado|medición|dato|hallazgo|valor del paciente',
    ),
    unit: listed(
      'unidad|unidades|unidad de medida|u. medida|uds|uds.|ud|unidades de medida|u.m.|um|unid.|unid|u/medida|medida|ud.|unidad(es)|unidades si|unidad si',
    ),
    range: listed(
      'valores de referencia|valor de referencia|rango de referencia|intervalo de referencia|rangos de referencia|valores normales|valor normal|referencia|referencias|rango normal|rango|intervalo|v. referencia|v.r.|valores ref.|rango ref.|intervalo ref.|límites de referencia|val. ref.|val. referencia|valores referenciales|rangos|valor referencial|rangos normales|intervalos de referencia|intervalo biológico de referencia|rango biológico de referencia|v. normal|v. normales|valores de ref.|límites|ref.|valor ref.|rango de ref.|val. de referencia|v.n.|vn|vr|int. referencia|int. ref.|intervalo biológico|valores esperados|rango referencial|parámetros normales|parámetros de referencia|limites normales|límite de referencia|valores fisiológicos|biológico de referencia|rango terapéutico|valor esperado|intervalos biológicos de referencia|rango esperado|valores de ref|valor biológico de referencia|v. ref.|valores deseables',
    ),
    low: listed(
      'límite inferior|mínimo|mín|mín.|valor mínimo|lím. inf.|inferior|desde|límite inf.|valor inferior|rango inferior',
    ),
    high: listed(
      'límite superior|máximo|máx|máx.|valor máximo|lím. sup.|superior|hasta|límite sup.|valor superior|rango superior',
    ),
    flag: listed(
      'alerta|alertas|indicador|interpretación|estado|fuera de rango|anormal|señal|marca|aviso|patológico|flag|valoración|fuera de rango (*)|evaluación|alarma|a/b|alarmas|calificación|condición|indicación|asterisco|ind.|fuera de intervalo',
    ),
    previous: listed(
      'anterior|anteriores|resultado anterior|resultados anteriores|valor anterior|previo|previos|valor previo|resultado previo|histórico|último resultado|valores anteriores|resultados previos|valores previos|histórico de resultados|historial|antecedentes|últimos resultados|último valor|históricos|evolución|r. anterior|resultado ant.|res. anterior|resultado histórico|tendencia|fecha anterior',
    ),
    other: listed(
      'método|métodos|técnica|técnicas|muestra|tipo de muestra|fecha|hora|comentario|comentarios|observaciones|observación|código|nota|notas|sección|espécimen|laboratorio|precio|equipo|metodología|gráfico|gráfica|validado por|validado|estado de la muestra|cod.|código prueba|nº|n°|no.|item|área|firma|acreditación|fecha de resultado|centro|material|sistema|importe|cantidad|loinc|procedencia|responsable|validación|realizado por',
    ),
  },
  flags: {
    high: listed(
      'alto|alta|altos|altas|elevado|elevada|elevados|elevadas|aumentado|aumentada|muy alto|muy elevado|superior|por encima|sobre el rango|alto crítico|crítico alto|ligeramente elevado|ligeramente alto|por encima del rango|por encima de lo normal|incrementado|moderadamente elevado|por encima del límite|sobre lo normal|por arriba|arriba|límite alto|muy alta|mayor|exceso|levemente elevado|marcadamente elevado|por encima del valor de referencia|por encima de los valores de referencia|encima del rango|levemente aumentado|por arriba del rango|alto limítrofe|limítrofe alto|incrementada|valor alto|demasiado alto',
    ),
    low: listed(
      'bajo|baja|bajos|bajas|disminuido|disminuida|disminuidos|disminuidas|descendido|descendida|muy bajo|inferior|por debajo|bajo el rango|bajo crítico|crítico bajo|ligeramente bajo|ligeramente disminuido|por debajo del rango|por debajo de lo normal|deficiente|insuficiente|déficit|deficiencia|por debajo del límite|por abajo|abajo|límite bajo|muy baja|menor|levemente disminuido|por debajo del valor de referencia|por debajo de los valores de referencia|debajo del rango|reducido|insuficiencia|por abajo del rango|bajo limítrofe|limítrofe bajo|valor bajo|demasiado bajo|carencia',
    ),
    normal: listed(
      'normal|normales|dentro del rango|en rango|dentro de rango|dentro de lo normal|óptimo|adecuado|dentro de los límites|dentro de límites normales|suficiente|deseable|dentro de la normalidad|conforme|correcto|dentro del rango normal|dentro de parámetros normales|dentro de valores normales|óptima|bueno|dentro de los valores de referencia|sin alteraciones|dentro del rango de referencia|aceptable',
    ),
    look: listed(
      'anormal|anormales|patológico|alterado|alterada|fuera de rango|fuera del rango|límite|limítrofe|crítico|alerta|fuera de límites|patológica|valor crítico|fuera de intervalo|fuera de lo normal|fuera del rango normal|valor de alarma|valor de pánico|pánico|fuera de los límites|revisar|valor patológico|fuera de valores de referencia|fuera del rango de referencia|atención|fuera de límite|resultado crítico|valor anormal',
    ),
  },
  limits: {
    below: listed(
      'hasta|menor de|menor que|menor a|menos de|inferior a|inferior de|menor o igual a|menor o igual que|igual o menor a|igual o menor que|igual o menor de|máximo|máx.|máx|menor|no superior a|no mayor de|no mayor a|por debajo de|debajo de|menor igual|hasta de|inferiores a|menores de|menores a|inferior o igual a|no más de|como máximo|inferior|≤|bajo',
    ),
    above: listed(
      'mayor de|mayor que|mayor a|más de|superior a|superior de|mayor o igual a|mayor o igual que|igual o mayor a|igual o mayor que|igual o mayor de|mínimo|mín.|mín|mayor|al menos|por encima de|desde|a partir de|mayor igual|no menor de|no menor a|superiores a|mayores de|mayores a|superior o igual a|no inferior a|encima de|más que|como mínimo|superior|≥|sobre',
    ),
    between: listed('a|hasta|y|al|entre'),
  },
  groups: {
    male: listed(
      'hombre|hombres|varón|varones|masculino|masc.|masc|hombres adultos|varones adultos|adultos hombres|♂|adultos varones|caballeros|hombre adulto|sexo masculino',
    ),
    female: listed(
      'mujer|mujeres|femenino|fem.|fem|hembra|hembras|mujeres adultas|adultos mujeres|♀|mujeres no embarazadas|mujer no embarazada|no embarazadas|damas|mujer adulta|no gestantes|sexo femenino|adultas mujeres',
    ),
    healthy: listed(
      'normal|normales|adulto|adultos|referencia|sano|sanos|óptimo|deseable|recomendado|recomendable|valor normal|valores normales|suficiente|suficiencia|no diabético|no diabéticos|negativo|ideal|objetivo|valor deseable|nivel óptimo|nivel deseable|adecuado|eutiroideo|eutiroideos|aceptable|no fumadores|no fumador|sin riesgo|valor óptimo|población general|sujetos sanos|individuos sanos|valores deseables|rango normal|rango óptimo|en ayunas|ayunas|niveles óptimos|óptima|suficientes|personas sanas|no diabetes|población adulta|valor de referencia|pacientes no diabéticos|sujetos normales|valores de referencia',
    ),
    other: listed(
      'niño|niños|niña|niñas|lactante|lactantes|recién nacido|recién nacidos|neonato|neonatos|adolescente|adolescentes|embarazada|embarazadas|embarazo|gestante|gestantes|gestación|trimestre|1er trimestre|2do trimestre|3er trimestre|primer trimestre|segundo trimestre|tercer trimestre|1º trimestre|2º trimestre|3º trimestre|fase folicular|folicular|fase lútea|fase luteal|lútea|luteínica|fase luteínica|fase ovulatoria|ovulación|ovulatoria|pico ovulatorio|mitad de ciclo|mitad del ciclo|medio ciclo|menopausia|menopáusica|menopáusicas|postmenopausia|post menopausia|posmenopausia|posmenopáusica|postmenopáusica|postmenopáusicas|premenopausia|premenopáusica|deficiencia|deficiencia severa|deficiencia grave|deficiente|déficit|insuficiencia|insuficiente|carencia|diabetes|diabético|diabéticos|prediabetes|prediabético|intolerancia|glucosa alterada en ayunas|glucemia basal alterada|intolerancia a la glucosa|límite|limítrofe|límite alto|riesgo|riesgo alto|alto riesgo|riesgo moderado|moderado riesgo|riesgo bajo|bajo riesgo|riesgo muy alto|muy alto riesgo|muy alto|tóxico|toxicidad|toxicidad potencial|intoxicación|exceso|sobredosis|fumador|fumadores|ancianos|anciano|edad avanzada|meses|semanas|días|años|hipotiroidismo|hipertiroidismo|hipotiroideo|hipertiroideo|positivo|dudoso|indeterminado|en tratamiento|terapéutico|nivel terapéutico|prevención primaria|prevención secundaria|insuficiencia renal|mañana|tarde|matutino|vespertino|nocturno|diálisis|anticonceptivos|pubertad|mal control|control aceptable|lactancia|alto|elevado|bajo|zona gris|prepúberes',
    ),
  },
  sex: {
    label: listed(
      'sexo|género|sexo/edad|edad/sexo|edad y sexo|sexo / edad|sexo y edad|edad / sexo|sexo biológico',
    ),
    male: listed('hombre|varón|masculino|masc.|masc|h|v|macho'),
    female: listed('mujer|femenino|fem.|fem|f|hembra'),
  },
  dates: {
    collected: listed(
      'fecha de extracción|extracción|toma de muestra|fecha de toma de muestra|fecha toma de muestra|fecha de toma|fecha toma|fecha de la muestra|fecha de muestra|fecha extracción|fecha/hora de extracción|fecha y hora de extracción|hora de extracción|extraído el|fecha de recolección|recolección|fecha de obtención|obtención de la muestra|fecha de la toma|toma de muestras|muestra tomada|muestra tomada el|muestra del|fecha muestra|f. extracción|f. toma|fecha y hora de toma|fecha hora toma|fecha de colección|fecha de recogida|recogida|recogida de muestra|fecha recogida|recogida el|fecha/hora toma|fecha y hora de toma de muestra|f. toma muestra|fecha de toma de la muestra|f. de extracción|fecha de extracción de la muestra|fecha/hora extracción|hora de toma|toma|fecha recolección|fecha de la extracción|toma muestra|fecha hora toma de muestra|f. extr.|f. recogida|hora toma de muestra|hora toma|muestra recolectada|extracción de muestra|extracción de sangre|fecha y hora de recolección|muestreo|fecha de muestreo|fecha de obtención de la muestra|tomada el',
    ),
    tested: listed(
      'fecha de análisis|fecha del análisis|fecha de la prueba|fecha de realización|fecha del estudio|fecha de estudio|fecha de examen|fecha del examen|fecha de atención|fecha atención|fecha de visita|fecha de servicio|analizado el|fecha de ensayo|fecha de proceso|fecha procesamiento|fecha de procesamiento|realizado el|fecha prueba|fecha de consulta|fecha análisis|procesado el|fecha examen|fecha de la analítica|fecha de determinación',
    ),
    reported: listed(
      'fecha de informe|fecha del informe|fecha informe|informe|fecha de emisión|emitido el|fecha de validación|validado el|fecha de resultado|fecha de resultados|fecha resultado|informado|informado el|fecha de reporte|fecha reporte|reportado|fecha de firma|firmado el|fecha emisión|fecha validación|fecha de entrega|fecha entrega|reporte|fecha/hora informe|liberado|fecha de publicación|fecha de liberación|fecha de los resultados|fecha y hora de informe|fecha de finalización|f. informe|f. validación|f. emisión|fecha del resultado|fecha del reporte|fecha y hora de validación|informe definitivo|informe emitido|fecha de aprobación|fecha y hora de reporte|fecha fin|f. resultado|fecha de certificación|fecha de edición|finalizado|emisión',
    ),
    other: listed(
      'fecha de nacimiento|nacimiento|f. nacimiento|f.nacimiento|fec. nacimiento|f. nac.|fecha nac.|fecha nacimiento|nacido|nacido el|fecha de nac.|f.n.|fecha de impresión|impreso|impreso el|impresión|fecha impresión|fecha de recepción|recepción|recibido|recibido el|fecha recepción|recepción de muestra|fecha de registro|registro|registrado|fecha registro|fecha de ingreso|ingreso|fecha ingreso|fecha de solicitud|fecha solicitud|solicitud|solicitado|fecha de petición|fecha petición|petición|fecha de orden|fecha orden|fecha de factura|factura|caducidad|válido hasta|vencimiento|anterior|previo|resultado anterior|última regla|fum|fecha de alta|alta|próxima cita|cita|fecha anterior|fecha de entrada|entrada|fecha de la petición|fecha de la solicitud|f. petición|f. recepción|f. solicitud|f. ingreso|f. registro|f. impresión|f. entrada|fecha de recepción de la muestra|fecha recibido|muestra recibida|fecha de admisión|admisión|versión|revisión|actualizado|fecha de actualización|fecha de envío|enviado|fecha de vigencia|vigencia|fecha de creación|prescripción|fecha de prescripción|fecha de vencimiento|próximo control|fecha de recibo|fecha y hora de ingreso|fecha y hora de recepción|fecha y hora de impresión|ingresado el|orden|fecha de remisión',
    ),
    months: [
      listed('enero|ene|ene.'),
      listed('febrero|feb|feb.'),
      listed('marzo|mar|mar.'),
      listed('abril|abr|abr.'),
      listed('mayo|may|may.'),
      listed('junio|jun|jun.'),
      listed('julio|jul|jul.'),
      listed('agosto|ago|ago.|agto.'),
      listed('septiembre|setiembre|sep|sept|set|sep.|sept.|set.'),
      listed('octubre|oct|oct.'),
      listed('noviembre|nov|nov.'),
      listed('diciembre|dic|dic.'),
    ],
  },
  qualitative: listed(
    'negativo|negativa|negativos|negativas|positivo|positiva|positivos|positivas|débilmente positivo|positivo débil|fuertemente positivo|no detectado|no detectada|detectado|detectada|no detectable|indetectable|detectable|reactivo|no reactivo|reactiva|no reactiva|trazas|indicios|vestigios|escasos|escasas|escaso|escasa|abundantes|abundante|moderados|moderadas|moderada cantidad|regular cantidad|aislados|aisladas|ausente|ausentes|ausencia|presente|presentes|presencia|ninguno|ninguna|nulo|neg|neg.|pos|pos.|dudoso|dudosa|indeterminado|indeterminada|no concluyente|equívoco|claro|clara|límpido|límpida|transparente|turbio|turbia|ligeramente turbio|ligeramente turbia|lig. turbio|amarillo|amarilla|amarillo claro|amarillo pálido|amarillo pajizo|amarillo oscuro|ámbar|incoloro|rojizo|hemático|hemolizado|hemolizada|lipémico|ictérico|muestra hemolizada|muestra lipémica|muestra insuficiente|muestra coagulada|no procede|no realizado|no realizada|no remitido|pendiente|en curso|en proceso|ver comentario|ver observaciones|ver nota|ver informe|no se observan|no se observa|se observan|no observado|no inmune|inmune|estéril|sin crecimiento|no valorable|no calculable|no aplica|ácido|alcalino|normocítica normocrómica|normocítica|normocrómica|no contiene|contiene|rh positivo|rh negativo|homocigoto|heterocigoto|sin alteraciones morfológicas|no evaluable|no dosable|no medible|cultivo negativo|cultivo positivo|no se detecta|no hay muestra|algunas|algunos|no se encontraron|sin muestra|repetir|raros|cualitativo negativo|por debajo del límite de detección|normal|normales',
  ),
  notATest: listed(
    'paciente|nombre|nombres|apellido|apellidos|sr.|sr|sra.|sra|srta.|don|doña|dr.|dr|dra.|dra|doctor|doctora|médico|fecha|fecha de nacimiento|nacimiento|nacido|sexo|género|edad|dirección|domicilio|calle|avenida|av.|teléfono|tel.|tel|telf.|tfno|tfno.|tlf.|celular|fax|móvil|email|e-mail|correo|correo electrónico|www|http|página|pág.|hoja|dni|nif|nie|cip|nss|cédula|rut|rfc|curp|ruc|cuit|historia|historia clínica|nº historia|n° historia|nhc|número|nº|n°|núm.|expediente|folio|petición|nº petición|n° petición|orden|n° orden|nº de orden|protocolo|solicitud|solicitante|solicitado|prescriptor|centro|servicio|hospital|clínica|laboratorio|lab.|unidad|cama|habitación|procedencia|destino|seguro|aseguradora|mutua|obra social|convenio|compañía|sociedad|empresa|eps|código postal|c.p.|cp|ciudad|provincia|país|muestra|tipo de muestra|extracción|toma|recepción|recibido|impreso|impresión|informe|reporte|validado|validación|firmado|firma|facultativo|bioquímico|bioquímica responsable|responsable|responsable técnico|director|directora|dirección técnica|matrícula|colegiado|cmp|acreditado|acreditación|enac|iso|referencia|valores de referencia|valor de referencia|rango|rangos|rango de referencia|intervalo|intervalo de referencia|hombre|hombres|mujer|mujeres|varón|varones|adulto|adultos|niño|niños|niña|niñas|lactante|lactantes|recién nacido|recién nacidos|neonatos|adolescentes|embarazada|embarazadas|embarazo|gestante|gestantes|trimestre|primer trimestre|segundo trimestre|tercer trimestre|1er trimestre|2do trimestre|3er trimestre|1º trimestre|2º trimestre|3º trimestre|fase folicular|fase lútea|fase luteal|fase luteínica|fase ovulatoria|pico ovulatorio|ovulación|mitad de ciclo|mitad del ciclo|menopausia|postmenopausia|posmenopausia|postmenopáusica|postmenopáusicas|premenopausia|premenopáusica|deficiencia|deficiente|déficit|insuficiencia|insuficiente|suficiencia|suficiente|toxicidad|tóxico|posible toxicidad|diabetes|diabético|diabéticos|prediabetes|no diabético|no diabéticos|intolerancia|glucemia basal alterada|glucosa alterada en ayunas|riesgo|riesgo alto|alto riesgo|riesgo bajo|bajo riesgo|riesgo moderado|riesgo muy alto|muy alto|muy alto riesgo|deseable|óptimo|cercano al óptimo|límite|limítrofe|límite alto|alto|elevado|bajo|moderado|normal|leve|severo|severa|grave|grado|estadio|nivel|niveles|objetivo|objetivos|comentario|comentarios|observaciones|observación|nota|notas|interpretación|conclusión|recomendación|recomendaciones|método|técnica|metodología|según|fuente|bibliografía|guía|guías|fórmula|cálculo|ecuación|criterios|total a pagar|importe|precio|factura|iva|cif|fumador|fumadores|no fumadores|no fumador|peso|talla|altura|imc|presión arterial|tensión arterial|temperatura|pulso|diagnóstico|diagnóstico clínico|medicación|tratamiento|ayuno|horas de ayuno|lunes|martes|miércoles|jueves|viernes|sábado|domingo|horario|versión|continúa|fin del informe|el|la|los|las|un|una|este|esta|estos|estas|en|para|si|por|con|se|estimado|estimada|atentamente|gracias|mayor|menor|mayores|menores|hasta|más de|menos de|entre|desde|años|meses|días|semanas|ancianos|cuestionario|pregunta|puntuación|población|pacientes|leyenda|prevención primaria|prevención secundaria|zona gris|estado|prueba acreditada|pruebas acreditadas|ensayo|ensayos|hora',
  ),
  sections: {
    notBlood: listed(
      'orina|uroanálisis|urianálisis|orina completa|análisis de orina|sistemático de orina|sedimento|sedimento urinario|anormales y sedimento|elemental y sedimento|elemental de orina|examen general de orina|examen de orina|ego|orina de 24 horas|orina 24 h|orina 24 horas|bioquímica de orina|bioquímica en orina|química urinaria|tira reactiva|parcial de orina|heces|materia fecal|coprocultivo|coproparasitario|coprológico|coproparasitológico|coprología|urocultivo|líquido cefalorraquídeo|lcr|semen|seminograma|espermiograma|espermatograma|saliva|esputo|exudado|líquido pleural|líquido ascítico|líquido sinovial|líquido articular|líquidos biológicos|orina ocasional|orina reciente|orina aislada|primera orina|orina esporádica|deposiciones|citoquímico de orina|sangre oculta en heces|orina de micción|test del aliento|cabello|leche materna|hisopado|secreción|cultivo de orina',
    ),
    blood: listed(
      'sangre|suero|plasma|hematología|hematimetría|hemograma|hemograma completo|citometría hemática|biometría hemática|biometría hemática completa|cuadro hemático|serie roja|serie blanca|serie plaquetaria|serie plaquetar|fórmula leucocitaria|fórmula|recuento diferencial|bioquímica|bioquímica general|bioquímica sanguínea|bioquímica clínica|bioquímica en suero|bioquímica suero|química clínica|química sanguínea|química|perfil lipídico|perfil de lípidos|lipidograma|lípidos|perfil hepático|hepatograma|función hepática|perfil renal|función renal|perfil tiroideo|tiroides|función tiroidea|perfil férrico|metabolismo férrico|metabolismo del hierro|cinética de hierro|cinética del hierro|perfil de hierro|ionograma|iones|electrolitos|electrolitos séricos|glucosa|diabetes|coagulación|hemostasia|hemostasia y coagulación|inmunología|inmunoquímica|serología|hormonas|endocrinología|vitaminas|oligoelementos|inflamación|marcadores tumorales|marcadores cardíacos|enzimas|proteínas|autoinmunidad|proteinograma|anemia|anemias|estudio de anemia|eritrosedimentación|perfil glucémico|perfil metabólico|perfil bioquímico|perfil cardíaco|reactantes de fase aguda|metabolismo óseo|pruebas hepáticas|pruebas de coagulación|pruebas de función hepática|pruebas de función tiroidea|hormonas tiroideas|hormonas sexuales|vitaminas y minerales|alergia|reumatología|pruebas reumáticas|substratos|sustratos|metabolismo fosfocálcico|metabolismo lipídico|metabolismo hidrocarbonado|minerales|perfil lipoproteico|estudios de coagulación|hematología y hemostasia|estudio de lípidos|inmunoanálisis|serie eritrocitaria|eritrograma|leucograma|serie trombocítica|serie leucocitaria|serie eritroide|plaquetas|estudio tiroideo|riesgo cardiovascular|pruebas especiales',
    ),
    title: listed(
      'perfil|estudio|examen|análisis|función|panel|pruebas|sección|resultados|metabolismo|serie|grupo|batería|marcadores|control|informe|área|chequeo|determinaciones|rutina|analítica|exámenes|departamento|bloque|resumen|continuación|técnicas|capítulo|estudios',
    ),
  },
  methods: listed(
    'método|técnica|metodología|met.|calculado|calculada|cálculo|enzimático|enzimática|colorimétrico|colorimetría|fotometría|fotométrico|espectrofotometría|espectrofotométrico|turbidimetría|inmunoturbidimetría|inmunoturbidimétrico|inmunoturbidimétrica|nefelometría|inmunonefelometría|quimioluminiscencia|electroquimioluminiscencia|inmunoensayo|inmunoquimioluminiscencia|inmunoquimioluminiscente|enzimoinmunoanálisis|enzimoinmunoensayo|inmunoanálisis|inmunofluorescencia|hplc|eclia|clia|cmia|elisa|elfa|citometría|citometría de flujo|impedancia|impedanciometría|potenciometría|potenciométrico|electrodo selectivo|electrodo ion selectivo|ión selectivo|ise|ise indirecto|jaffé|jaffé cinético|hexoquinasa|glucosa oxidasa|god-pap|god-pod|ifcc|cinético|cinética|cinético uv|uv cinético|uv|microscopía|coagulométrico|coagulometría|westergren|latex|aglutinación|friedewald|fórmula|automatizado|autoanalizador|equipo|espectrometría|espectrometría de masas|absorción atómica|icp-ms|lc-ms/ms|electroforesis|electroforesis capilar|cromatografía|cromatografía líquida|reflectancia|química seca|clauss|biuret|verde de bromocresol|ureasa|uricasa|punto final|dispersión de luz|tira reactiva|manual|inmunocromatografía|estimado por|vcs|láser|sls|arsenazo|ferrozina|colorimétrica|cobas|architect|alinity|sysmex|fluorescencia|electroquimioluminiscencia (eclia)|quimioluminiscencia (clia)',
  ),
  units: listed(
    'ui/l|u.i./l|ui/ml|u.i./ml|mui/l|mui/ml|µui/ml|kui/l|kui/ml|/mm3|mm3|mil/mm3|miles/mm3|miles/µl|mil/µl|mill/mm3|mill./mm3|millones/mm3|millones/µl|mill/µl|mill./µl|miles/mcl|millones/mcl|x1000/mm3|x10³/mm³|10³/mm³|10^3/mm3|10^6/mm3|10⁶/mm³|x10e3/µl|x10e6/µl|x10e3/mm3|x10e6/mm3|cel/µl|células/µl|cels/µl|cel/mm3|cél./mm³|seg|seg.|segundos|mm/1h|mm/1ª h|mm 1ª hora|mm/1ª hora|mm/hora|mm/1hr|mm 1h|mm/1 hora|ml/min/1,73m2|ml/min/1,73 m2|ml/min/1.73 m²|ml/min/sc|gr/dl|grs/dl|gr/l|gr%|g%|mgrs/dl|mg/24h|mg/24 h|mg/g creatinina|mg/g creat|mg/g crea|mmol/mol hb|µg/l feu|ng/ml feu|mosm/kg|mosmol/kg|meq/l|mequiv/l|índice|ratio|cociente|/campo|por campo|cel/campo|ufc/ml|eritroblastos/100 leucocitos|/100 leucocitos|x 100 leucocitos|% de actividad|kat/l|µkat/l|copias/ml|giga/l|tera/l',
  ),
}
