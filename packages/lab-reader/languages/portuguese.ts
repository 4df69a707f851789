/** Portuguese, as laboratories in Portugal and Brazil print it. */
import { type Language, listed } from './language.ts'

export const PORTUGUESE: Language = {
  code: 'pt',
  name: 'Portuguese',
  model: 'por',
  words: listed(
    'não|exame|exames|amostra|jejum|colheita|coleta|coletado|hemácias|bastonetes|glicose|ureia|triglicerídeos|saturação|nascimento|idade|requisição|são|foi|mulheres|homens|soro|laudo|liberação|emissão|milhões|unidade|concentração',
  ),
  names: {
    'White blood cells': listed(
      'leucócitos|leucócitos totais|total de leucócitos|leucócitos total|contagem de leucócitos|contagem total de leucócitos|contagem global de leucócitos|glóbulos brancos|contagem de glóbulos brancos|leucometria|leucometria global|global de leucócitos|leucócitos global|nº de leucócitos|número de leucócitos|leucócitos absoluto',
    ),
    'Red blood cells': listed(
      'hemácias|eritrócitos|contagem de hemácias|contagem de eritrócitos|glóbulos vermelhos|contagem de glóbulos vermelhos|hematias|hemácias em milhões|número de hemácias|nº de eritrócitos|hematimetria|total de hemácias|eritrócitos total',
    ),
    Hemoglobin: listed('hemoglobina|dosagem de hemoglobina|taxa de hemoglobina'),
    Hematocrit: listed('hematócrito|ht|hto|volume globular|hematócrito vg|hematócritos'),
    MCV: listed(
      'vcm|v.c.m.|vgm|v.g.m.|volume corpuscular médio|volume globular médio|vol. glob. médio|vol. glob. média|vol. corp. médio|volume médio dos eritrócitos',
    ),
    MCH: listed(
      'hcm|h.c.m.|hgm|h.g.m.|hemoglobina corpuscular média|hemoglobina globular média|hem. glob. média|hem. corp. média|hem. corp. médio|hb corpuscular média|hb globular média',
    ),
    MCHC: listed(
      'chcm|c.h.c.m.|chgm|c.h.g.m.|cmhg|c.m.h.g.|cmhc|concentração de hemoglobina corpuscular média|concentração hemoglobínica corpuscular média|concentração da hemoglobina corpuscular média|concentração de hemoglobina globular média|concentração média de hemoglobina globular|concentração média de hemoglobina corpuscular|concentração hemoglobina corpuscular média|c.h. glob. média|c.h. corp. média|conc. hemoglobina globular média|conc. de hemoglobina corpuscular média|concentração hemoglobina globular média|concentração média de hemoglobina|concentração da hemoglobina globular média',
    ),
    RDW: listed(
      'rdw|r.d.w.|amplitude de distribuição dos eritrócitos|amplitude de distribuição das hemácias|amplitude de distribuição dos glóbulos vermelhos|índice de anisocitose|coeficiente de variação eritrocitário|dispersão eritrocitária|variação do volume eritrocitário|índice de distribuição eritrocitária|distribuição eritrocitária|coeficiente de dispersão eritrocitária|coef. dispersão eritrocitária|índice de dispersão eritrocitária|coeficiente de variação do volume eritrocitário|coeficiente de anisocitose|largura de distribuição dos eritrócitos',
    ),
    'RDW-SD': listed(
      'rdw-dp|rdw|r.d.w.|rdw desvio padrão|amplitude de distribuição dos eritrócitos|amplitude de distribuição das hemácias|índice de anisocitose',
    ),
    Platelets: listed(
      'plaquetas|contagem de plaquetas|total de plaquetas|número de plaquetas|nº de plaquetas|plaquetometria|trombócitos|plaquetas total|contagem plaquetária|contagem de trombócitos',
    ),
    MPV: listed(
      'vpm|v.p.m.|volume plaquetário médio|volume médio plaquetário|vmp|volume médio das plaquetas|volume plaquetar médio|v.m.p.|m.p.v.|vol. plaquetário médio|volume médio plaquetas',
    ),
    PDW: listed(
      'amplitude de distribuição das plaquetas|amplitude de distribuição plaquetária|índice de anisocitose plaquetária|p.d.w.|dispersão plaquetária|largura de distribuição das plaquetas|distribuição plaquetária',
    ),
    Plateletcrit: listed('plaquetócrito|p.c.t.|trombocitócrito|plaquetrócito'),
    Neutrophils: listed(
      'neutrófilos|segmentados|granulócitos neutrófilos|neutrófilos totais|polimorfonucleares neutrófilos|polinucleares neutrófilos|total de neutrófilos|neutrófilos total|segmentado|neutrófilos %|segmentados %|percentagem de neutrófilos|neutrófilos percentagem|neutrófilos relativo|neutrófilos percentual|neutrófilos rel.|neut|neu|neut %|neut%|neu %|neu%',
    ),
    'Absolute neutrophils': listed(
      'neutrófilos|segmentados|granulócitos neutrófilos|neutrófilos totais|polimorfonucleares neutrófilos|polinucleares neutrófilos|total de neutrófilos|neutrófilos total|segmentado|neutrófilos absolutos|neutrófilos absoluto|neutrófilos abs.|neutrófilos valor absoluto|contagem de neutrófilos|contagem absoluta de neutrófilos|segmentados absoluto|segmentados absolutos|neutrófilos contagem absoluta|número absoluto de neutrófilos|número de neutrófilos|valor absoluto de neutrófilos|neut|neu',
    ),
    Lymphocytes: listed(
      'linfócitos|linfócitos típicos|linfócitos totais|total de linfócitos|linfócitos total|linfócitos %|linfócitos típicos %|percentagem de linfócitos|linfócitos percentagem|linfócitos relativo|linfócitos percentual|linfócitos rel.|lymph|lym|linf|lymph %|lymph%|lym %|lym%|linf %|linf%',
    ),
    'Absolute lymphocytes': listed(
      'linfócitos|linfócitos típicos|linfócitos totais|total de linfócitos|linfócitos total|linfócitos absolutos|linfócitos absoluto|linfócitos abs.|linfócitos valor absoluto|contagem de linfócitos|contagem absoluta de linfócitos|linfócitos típicos absoluto|linfócitos contagem absoluta|número absoluto de linfócitos|número de linfócitos|valor absoluto de linfócitos|lymph|lym|linf',
    ),
    Monocytes: listed(
      'monócitos|monócitos totais|total de monócitos|monócitos %|monócitos totais %|percentagem de monócitos|monócitos percentagem|monócitos relativo|monócitos percentual|monócitos rel.|mono|mon|mono %|mono%|mon %|mon%',
    ),
    'Absolute monocytes': listed(
      'monócitos|monócitos totais|total de monócitos|monócitos absolutos|monócitos absoluto|monócitos abs.|monócitos valor absoluto|contagem de monócitos|contagem absoluta de monócitos|monócitos contagem absoluta|número absoluto de monócitos|número de monócitos|valor absoluto de monócitos|mono|mon',
    ),
    Eosinophils: listed(
      'eosinófilos|granulócitos eosinófilos|polimorfonucleares eosinófilos|polinucleares eosinófilos|eosinófilos totais|eosinófilos segmentados|total de eosinófilos|eosinófilos %|granulócitos eosinófilos %|percentagem de eosinófilos|eosinófilos percentagem|eosinófilos relativo|eosinófilos percentual|eosinófilos rel.|eos|eo|eosin|eos %|eos%|eo %|eo%|eosin %|eosin%',
    ),
    'Absolute eosinophils': listed(
      'eosinófilos|granulócitos eosinófilos|polimorfonucleares eosinófilos|polinucleares eosinófilos|eosinófilos totais|eosinófilos segmentados|total de eosinófilos|eosinófilos absolutos|eosinófilos absoluto|eosinófilos abs.|eosinófilos valor absoluto|contagem de eosinófilos|contagem absoluta de eosinófilos|eosinófilos contagem absoluta|número absoluto de eosinófilos|número de eosinófilos|valor absoluto de eosinófilos|eos|eo|eosin',
    ),
    Basophils: listed(
      'basófilos|granulócitos basófilos|polimorfonucleares basófilos|polinucleares basófilos|basófilos totais|total de basófilos|basófilos %|granulócitos basófilos %|percentagem de basófilos|basófilos percentagem|basófilos relativo|basófilos percentual|basófilos rel.|baso|bas|baso %|baso%|bas %|bas%',
    ),
    'Absolute basophils': listed(
      'basófilos|granulócitos basófilos|polimorfonucleares basófilos|polinucleares basófilos|basófilos totais|total de basófilos|basófilos absolutos|basófilos absoluto|basófilos abs.|basófilos valor absoluto|contagem de basófilos|contagem absoluta de basófilos|basófilos contagem absoluta|número absoluto de basófilos|número de basófilos|valor absoluto de basófilos|baso|bas',
    ),
    'Immature granulocytes': listed(
      'granulócitos imaturos|granulócitos imaturos %|granulócitos imaturos absoluto|percentagem de granulócitos imaturos|ig %|ig%',
    ),
    'Band neutrophils': listed(
      'bastonetes|neutrófilos bastonetes|bastões|neutrófilos em bastão|neutrófilos em bastonete|bastonados|neutrófilos bastonados|neutrófilos não segmentados|bastonete|bastonetes neutrófilos|neutrófilos em banda|bastões neutrófilos|neutrófilos bastonete|não segmentados|neutrófilos bastões',
    ),
    Reticulocytes: listed(
      'reticulócitos|contagem de reticulócitos|reticulócitos %|reticulócitos absolutos|reticulócitos absoluto|valor absoluto de reticulócitos|percentagem de reticulócitos|reticulócitos valor absoluto|reticulócitos contagem|reticulócitos percentual|número de reticulócitos',
    ),
    'Nucleated red blood cells': listed(
      'eritroblastos|eritroblastos %|hemácias nucleadas|normoblastos|eritrócitos nucleados|nrbc %|nrbc%|contagem de eritroblastos',
    ),
    Iron: listed('ferro|sideremia|dosagem de ferro|ferro total'),
    TIBC: listed(
      'capacidade total de fixação do ferro|capacidade total de ligação do ferro|capacidade total de ligação ao ferro|capacidade total de fixação de ferro|capacidade total de ligação de ferro|capacidade total de combinação do ferro|capacidade total de saturação do ferro|capacidade total de transporte do ferro|ctff|ctlf|ctf|ctlfe|capacidade ferropéxica total|capacidade de fixação total do ferro|capacidade de ligação total do ferro|capacidade de fixação do ferro total|capacidade de combinação total do ferro|capacidade de saturação total do ferro|capacidade total fixação ferro|capacidade total de transporte de ferro',
    ),
    UIBC: listed(
      'capacidade latente de fixação do ferro|capacidade latente de ligação do ferro|capacidade livre de combinação do ferro|capacidade livre de ligação do ferro|capacidade livre de fixação do ferro|capacidade não saturada de ligação do ferro|clff|cllf|capacidade de fixação latente do ferro|capacidade não saturada de fixação do ferro|capacidade de ligação latente do ferro|capacidade latente de fixação de ferro|capacidade insaturada de ligação do ferro|capacidade insaturada de fixação do ferro|capacidade latente de ligação ao ferro',
    ),
    'Transferrin saturation': listed(
      'saturação da transferrina|índice de saturação da transferrina|saturação de transferrina|índice de saturação de transferrina|percentual de saturação da transferrina|percentagem de saturação da transferrina|% saturação da transferrina|saturação transferrina|coeficiente de saturação da transferrina|saturação do ferro|índice de saturação do ferro|ist|taxa de saturação da transferrina|índice de saturação|grau de saturação da transferrina|% de saturação da transferrina|transferrina saturação|transferrina índice de saturação|saturação da transferrina (índice)|siderofilina saturação|% de saturação de transferrina',
    ),
    Transferrin: listed('transferrina|siderofilina|dosagem de transferrina'),
    Ferritin: listed('ferritina|dosagem de ferritina|ferritinemia'),
    Glucose: listed(
      'glicose|glicemia|açúcar no sangue|dosagem de glicose|glicose basal|glicemia ocasional|glicemia casual|glicemia aleatória|glicose casual|glicose aleatória',
    ),
    'Fasting glucose': listed(
      'glicemia de jejum|glicose em jejum|glicose de jejum|glicemia em jejum|glicose jejum|glicemia jejum|glucose em jejum|glucose jejum|glicemia de jejum gj|glucose de jejum',
    ),
    'Hemoglobin A1c': listed(
      'hemoglobina glicada|hemoglobina glicosilada|hemoglobina a1c|hb glicada|hb glicosilada|hba1c %|hba1c%|hba1c ngsp|hba1c dcct|hemoglobina glicada ngsp|glicohemoglobina|hemoglobina glicosada|hemoglobina glicada fração a1c|hemoglobina glicosilada ngsp|hemoglobina glucosilada',
    ),
    'Estimated average glucose': listed(
      'glicose média estimada|glicemia média estimada|glicemia média|glicose média|gme|glicemia estimada média|média glicêmica estimada|glucose média estimada|média de glicose estimada|glicemia média calculada|valor médio estimado de glicose|estimativa da glicemia média|glicemia estimada|glicose estimada|estimativa de glicose média',
    ),
    Insulin: listed(
      'insulina|insulina basal|insulina em jejum|insulina de jejum|insulina jejum|insulinemia|dosagem de insulina|insulinemia basal|insulina 0 min',
    ),
    'C-peptide': listed(
      'peptídeo c|peptídio c|péptido c|c-peptídeo|c-péptido|peptídeo c basal|péptido-c basal|c-peptídio|peptídeo c em jejum',
    ),
    'HOMA-IR': listed(
      'índice homa|índice homa-ir|homa-ir índice|índice de homa|índice de homa-ir|índice de resistência à insulina|índice homa ri|homa-ri|homa índice|resistência à insulina homa-ir|índice de resistência insulínica|homa ir resistência à insulina|índice de insulinorresistência homa-ir',
    ),
    Fructosamine: listed('frutosamina|fructosamina'),
    'Total cholesterol': listed(
      'colesterol total|colesterol|colesterol total ct|dosagem de colesterol total',
    ),
    'HDL cholesterol': listed(
      'colesterol hdl|hdl colesterol|c-hdl|hdl col.|colesterol h.d.l.|colesterol da hdl|colesterol das hdl|fração hdl|col. hdl|colesterol bom hdl|hdl-colesterol direto|colesterol hdl direto|lipoproteína de alta densidade|colesterol fração hdl|colesterol de alta densidade',
    ),
    'LDL cholesterol': listed(
      'colesterol ldl|ldl colesterol|c-ldl|ldl col.|colesterol l.d.l.|colesterol da ldl|colesterol das ldl|fração ldl|col. ldl|ldl-colesterol direto|colesterol ldl direto|colesterol ldl directo|ldl direto|lipoproteína de baixa densidade|colesterol fração ldl|colesterol de baixa densidade|ldl direta|colesterol ldl doseado|colesterol ldl medido|ldl directo|colesterol ldl dosagem direta|colesterol ldl dosado',
    ),
    'LDL cholesterol, calculated': listed(
      'colesterol ldl calculado|ldl calculado|ldl colesterol calculado|colesterol ldl (calc.)|colesterol ldl (friedewald)|colesterol ldl (martin)|c-ldl calculado|ldl-c calculado|colesterol ldl calculado friedewald|colesterol ldl estimado|colesterol da ldl calculado|ldl estimado|colesterol ldl (fórmula de friedewald)|colesterol ldl (fórmula de martin)',
    ),
    'VLDL cholesterol': listed(
      'colesterol vldl|vldl colesterol|c-vldl|colesterol v.l.d.l.|colesterol da vldl|colesterol das vldl|fração vldl|col. vldl|vldl col.|colesterol vldl calculado|vldl calculado|colesterol fração vldl|lipoproteína de muito baixa densidade|colesterol vldl estimado',
    ),
    'Non-HDL cholesterol': listed(
      'colesterol não-hdl|não-hdl colesterol|não hdl|colesterol não hdl calculado|c-não-hdl|não-hdl-c|colesterol não h.d.l.|colesterol excluindo hdl|col. não hdl|colesterol não ligado à hdl|fração não hdl|colesterol não-hdl estimado|colesterol non-hdl',
    ),
    Triglycerides: listed(
      'triglicerídeos|triglicéridos|triglicérides|triglicerídios|triglicerídeo|triglicérido|trigliceridemia|triglicéridos totais|trigliceridos sericos|dosagem de triglicerídeos',
    ),
    'Cholesterol/HDL ratio': listed(
      'relação colesterol total/hdl|relação colesterol/hdl|colesterol total/hdl|colesterol total/colesterol hdl|relação ct/hdl|ct/hdl|razão colesterol total/hdl|índice de castelli i|índice castelli i|índice de castelli 1|índice colesterol total/hdl|quociente colesterol total/hdl|relação colesterol total/colesterol hdl|relação col. total/hdl|razão ct/hdl|colesterol/hdl|índice de risco colesterol total/hdl|índice colesterol/hdl|rácio colesterol total/hdl|índice i de castelli|castelli i|rácio colesterol/hdl|relação colesterol total hdl-c|col. total/hdl|quociente colesterol/hdl|índice de risco i castelli',
    ),
    'LDL/HDL ratio': listed(
      'relação ldl/hdl|razão ldl/hdl|índice de castelli ii|índice castelli ii|índice de castelli 2|colesterol ldl/colesterol hdl|relação colesterol ldl/colesterol hdl|quociente ldl/hdl|índice ldl/hdl|colesterol ldl/hdl|relação colesterol ldl/hdl|rácio ldl/hdl|índice ii de castelli|castelli ii|índice de risco ii castelli',
    ),
    'Triglycerides/HDL ratio': listed(
      'relação triglicerídeos/hdl|relação triglicéridos/hdl|triglicerídeos/hdl|triglicéridos/hdl|relação tg/hdl|razão tg/hdl|índice tg/hdl|tg/hdl|razão triglicerídeos/hdl|índice triglicerídeos/hdl|relação triglicérides/hdl|triglicérides/hdl|rácio triglicéridos/hdl|quociente triglicéridos/hdl',
    ),
    'Apolipoprotein B': listed('apolipoproteína b|apolipoproteína b-100'),
    'Apolipoprotein A1': listed(
      'apolipoproteína a1|apolipoproteína a-1|apolipoproteína a-i|apolipoproteína ai|apo a-i|apolipoproteína a-1 apo a-1',
    ),
    'Lipoprotein(a)': listed('lipoproteína (a)|lipoproteína a minúsculo|lipoproteína lp(a)'),
    ALT: listed(
      'tgp|t.g.p.|alanina aminotransferase|alanina transaminase|alanina transferase|aminotransferase da alanina|alanino aminotransferase|alanina amino transferase|transaminase glutâmico pirúvica|transaminase glutâmica pirúvica|transaminase pirúvica|transaminase tgp|transaminase glutamicopirúvica|transaminase gpt|transaminase alt|transaminase oxalacética e pirúvica tgp',
    ),
    AST: listed(
      'tgo|t.g.o.|aspartato aminotransferase|aspartato transaminase|aspartato transferase|aminotransferase do aspartato|aminotransferase do ácido aspártico|aspartato amino transferase|transaminase glutâmico oxalacética|transaminase glutâmica oxalacética|transaminase oxalacética|transaminase tgo|transaminase glutamicoxalacética|transaminase glutâmico oxaloacética|transaminase oxaloacética|transaminase got|transaminase ast',
    ),
    'AST/ALT ratio': listed(
      'relação ast/alt|relação tgo/tgp|índice de de ritis|índice de ritis|tgo/tgp|quociente de ritis|razão ast/alt|razão tgo/tgp|quociente ast/alt|índice ast/alt|rácio ast/alt',
    ),
    'Alkaline phosphatase': listed(
      'fosfatase alcalina|fosfatase alcalina fa|fosfatase alcalina total|fosfatases alcalinas|fosf. alcalina|f. alcalina|fal|falc',
    ),
    GGT: listed(
      'gama gt|g.g.t.|gama glutamil transferase|gama glutamiltransferase|gama glutamil transpeptidase|gama-glutamiltranspeptidase|gamma-glutamiltransferase|gamma glutamil transferase|gamaglutamiltransferase|gamaglutamil transferase|γ-gt|γ-glutamiltransferase|ygt|gamma glutamil transpeptidase|gamma-glutamiltranspeptidase|gama g.t.|gamaglutamil transpeptidase|transferase gama glutamil|gamagt|y-gt',
    ),
    'Total bilirubin': listed(
      'bilirrubina total|bilirrubina|bilirrubinas totais|bilirrubinas total|bilirubina total|bilirrubina t|bt',
    ),
    'Direct bilirubin': listed(
      'bilirrubina direta|bilirrubina directa|bilirrubina conjugada|bilirrubina direta (conjugada)|bilirrubina directa (conjugada)|bilirrubina conjugada (direta)|bilirubina directa|bilirubina direta|bilirubina conjugada|bilirrubina conjugada directa|bilirrubina d|bd',
    ),
    'Indirect bilirubin': listed(
      'bilirrubina indireta|bilirrubina indirecta|bilirrubina não conjugada|bilirrubina indireta (não conjugada)|bilirrubina não conjugada (indireta)|bilirrubina indireta bi|bilirubina indirecta|bilirubina indireta|bilirrubina livre|bilirrubina não conjugada indirecta|bilirrubina indirecta (não conjugada)|bilirubina não conjugada',
    ),
    'Total protein': listed(
      'proteínas totais|proteína total|proteínas totais séricas|proteínas|proteínas séricas|proteínas total|proteinemia|dosagem de proteínas totais|pt proteínas totais|proteínas séricas totais|prot. totais|proteinas totais pt',
    ),
    Albumin: listed('albumina|dosagem de albumina|albuminemia'),
    Globulin: listed(
      'globulina|globulinas|globulinas totais|globulinas séricas|globulina calculada|globulinas calculadas|globulina total',
    ),
    'Albumin/globulin ratio': listed(
      'relação albumina/globulina|relação a/g|relação albumina/globulinas|albumina/globulina|razão albumina/globulina|razão a/g|índice a/g|quociente albumina/globulina|quociente a/g|albumina/globulinas|relação alb/glob|rácio albumina/globulina|índice albumina/globulina|rácio a/g',
    ),
    Prealbumin: listed('pré-albumina|prealbumina|transtirretina|transtiretina'),
    LDH: listed(
      'desidrogenase láctica|desidrogenase lática|dhl|l.d.h.|lactato desidrogenase|desidrogenase do lactato|lactatodesidrogenase|dehidrogenase láctica|lactato desidrogenase total|desidrogenase do ácido láctico|dehidrogenase lática|lactato dehidrogenase',
    ),
    Amylase: listed(
      'amilase|amilase total|alfa-amilase|amilasemia|α-amilase|dosagem de amilase|amilase alfa',
    ),
    Lipase: listed('lipase pancreática|dosagem de lipase|lipasemia'),
    Ammonia: listed('amônia|amoníaco|amonemia|amoniemia|ião amónio|nh3|dosagem de amônia|íon amônio'),
    Creatinine: listed('creatinina|dosagem de creatinina|creatininemia'),
    eGFR: listed(
      'taxa de filtração glomerular|taxa de filtração glomerular estimada|tfg|tfge|rfg|rfge|ritmo de filtração glomerular|ritmo de filtração glomerular estimado|estimativa da taxa de filtração glomerular|estimativa de filtração glomerular|estimativa da filtração glomerular|estimativa do ritmo de filtração glomerular|filtração glomerular|filtração glomerular estimada|débito do filtrado glomerular|tfg estimada|tfg ckd-epi|tfge ckd-epi|tfg mdrd|rfg ckd-epi|rfge ckd-epi|taxa de filtração glomerular ckd-epi|taxa de filtração glomerular mdrd|taxa filtração glomerular|taxa de filtrado glomerular|estimativa do rfg|rfg estimado|etfg|efg|débito de filtração glomerular|débito do filtrado glomerular estimado|taxa estimada de filtração glomerular|filtrado glomerular|filtrado glomerular estimado|tfg estimada ckd-epi|estimativa da tfg|ritmo filtração glomerular|taxa de filtração glomerular estimada ckd-epi|estimativa de ritmo de filtração glomerular|fge|ritmo de filtração glomerular ckd-epi',
    ),
    'Urea nitrogen': listed(
      'azoto ureico|nitrogênio ureico|nitrogênio da ureia|azoto da ureia|nitrogênio ureico sanguíneo',
    ),
    Urea: listed('ureia|dosagem de ureia|uremia'),
    'BUN/creatinine ratio': listed(
      'bun/creatinina|relação bun/creatinina|razão bun/creatinina|quociente bun/creatinina|azoto ureico/creatinina|rácio bun/creatinina',
    ),
    'Uric acid': listed('ácido úrico|uricemia|urato|dosagem de ácido úrico|ac. úrico|uratos'),
    'Cystatin C': listed('cistatina c|cistatina'),
    'Urine albumin/creatinine ratio': listed(
      'relação albumina/creatinina|relação albumina/creatinina na urina|razão albumina/creatinina|albumina/creatinina|rac|quociente albumina/creatinina|índice albumina/creatinina|microalbuminúria/creatinina|relação microalbumina/creatinina|relação microalbuminúria/creatinina|albuminúria/creatinina|relação albuminúria/creatinina|relação albumina/creatinina urinária|rácio albumina/creatinina|razão albumina/creatinina na urina|razão albuminúria/creatininúria|microalbumina/creatinina|relação albuminúria/creatininúria|albumina/creatinina urina|rácio microalbumina/creatinina|razão albumina/creatinina urinária|rácio albumina/creatinina na urina',
    ),
    'Microalbumin, urine': listed(
      'microalbuminúria|microalbumina|microalbumina urinária|microalbumina na urina|albuminúria|albumina urinária|albumina na urina|microalbuminúria amostra isolada|microalbuminúria urina ocasional|microalbumina urina|microalbuminúria urina isolada',
    ),
    Sodium: listed('sódio|natremia|ionograma sódio|dosagem de sódio|ião sódio'),
    Potassium: listed(
      'potássio|caliemia|ionograma potássio|kaliemia|dosagem de potássio|calemia|potassemia|ião potássio',
    ),
    Chloride: listed(
      'cloro|cloretos|cloreto|cloremia|ionograma cloro|ionograma cloretos|cloretos séricos|ião cloreto',
    ),
    'Carbon dioxide': listed(
      'bicarbonato|bicarbonatos|dióxido de carbono total|bicarbonato atual|ião bicarbonato|dióxido de carbono',
    ),
    'Anion gap': listed('hiato aniônico|intervalo aniônico|gap aniônico|lacuna aniónica'),
    Calcium: listed('cálcio|cálcio total|calcemia|ca total|dosagem de cálcio'),
    'Corrected calcium': listed(
      'cálcio corrigido|cálcio total corrigido|cálcio corrigido pela albumina|cálcio corrigido para albumina|cálcio ajustado|cálcio corrigido albumina',
    ),
    'Ionized calcium': listed(
      'cálcio iônico|cálcio ionizado|ca++|ca2+|cálcio livre|ca iónico|ca ionizado|ião cálcio',
    ),
    Phosphorus: listed(
      'fósforo|fósforo inorgânico|fosfatos|fosfato|fosfato inorgânico|fosforemia|fosfatemia|dosagem de fósforo|fosfatos inorgânicos',
    ),
    Magnesium: listed('magnésio|magnesemia|dosagem de magnésio|mg2+|magnésio total'),
    'Red cell magnesium': listed(
      'magnésio eritrocitário|magnésio intraeritrocitário|magnésio nas hemácias|magnésio nos eritrócitos|magnésio intra-eritrocitário|magnésio eritrócitos|magnésio globular',
    ),
    Zinc: listed('zinco|zn|dosagem de zinco|zincemia'),
    Copper: listed('cobre|cu|cupremia|dosagem de cobre'),
    Lead: listed('chumbo|chumbo no sangue|chumbo sérico|dosagem de chumbo'),
    Mercury: listed('mercúrio|mercúrio no sangue|dosagem de mercúrio'),
    Cadmium: listed('cádmio|cádmio no sangue|dosagem de cádmio'),
    Arsenic: listed('arsênico|arsénio|arsênico no sangue|dosagem de arsênico'),
    Selenium: listed('selênio|selênio se|dosagem de selênio'),
    Osmolality: listed('osmolalidade|osmolalidade calculada|osmolalidade do soro'),
    'Base excess': listed(
      'excesso de base|excesso de bases|be|déficit de bases|be (ecf)|beecf|be(b)|excesso de bases b.e.',
    ),
    TSH: listed(
      't.s.h.|hormônio tireoestimulante|hormona tiroestimulante|hormona tireoestimulante|hormona estimulante da tiróide|hormona estimulante da tireoide|hormônio estimulante da tireoide|tireotropina|tirotropina|tireotrofina|tirotrofina|tsh ultrassensível|tsh ultra sensível|tsh us|tsh 3ª geração|hormônio tireotrófico|hormona tireotrófica|tsh de 3ª geração|tsh de terceira geração|hormona tirostimulante|hormona tirotrofina|dosagem de tsh',
    ),
    'Free T4': listed(
      't4 livre|tiroxina livre|t4l|t4 l|tetraiodotironina livre|t4 livre tiroxina|tiroxina (t4) livre|dosagem de t4 livre|t4 livre ft4 tiroxina',
    ),
    'Free T3': listed(
      't3 livre|triiodotironina livre|t3l|tri-iodotironina livre|triodotironina livre|t3-livre triiodotironina|triiodotironina (t3) livre|triiodotironina t3l',
    ),
    'Total T4': listed('tiroxina|tiroxina total|tetraiodotironina'),
    'Total T3': listed(
      'triiodotironina|triiodotironina total|tri-iodotironina|tri-iodotironina total|triodotironina',
    ),
    'Reverse T3': listed('t3 reverso|t3 reversa|triiodotironina reversa|t3r'),
    'T3 uptake': listed(
      't3 retenção|retenção de t3|captação de t3|captação da t3|índice de captação de t3|retenção do t3|captação t3',
    ),
    'Free thyroxine index': listed('índice de tiroxina livre|índice de t4 livre|itl|índice t4 livre'),
    'TPO antibodies': listed(
      'anticorpos anti-tpo|anticorpo anti-tpo|ac. anti-tpo|acs anti-tpo|anti-peroxidase|antiperoxidase|anticorpos anti-peroxidase|anticorpos antiperoxidase|anticorpo antiperoxidase|anticorpos anti-peroxidase tireoidiana|anticorpos antiperoxidase tireoidiana|anticorpos anti-peroxidase tiroideia|anticorpos antiperoxidase tiroideia|anticorpo anti-peroxidase tireoidiana|anticorpos anti-tireoperoxidase|anticorpos antitireoperoxidase|anticorpos anti-tiroperoxidase|anti-peroxidase tireoidiana|anti-tireoperoxidase|antitireoperoxidase|anticorpo antitireoperoxidase|anticorpos anti-peroxidase da tireoide|anticorpos anti-peroxidase da tiróide|anticorpos anti-peroxidase tireoideana|atpo|antitiroperoxidase|anticorpos anti-peroxidase (tpo)|anti-peroxidase tiroideia|anticorpos anti tireoperoxidase tpo|anticorpo anti-tireoperoxidase|anticorpo anti peroxidase|anti peroxidase tpo|anticorpo anti-peroxidase tpo|antiperoxidase tireoidiana|anticorpos antiperoxidase tpo|tpo anticorpos',
    ),
    'Thyroglobulin antibodies': listed(
      'anti-tireoglobulina|antitireoglobulina|anti-tiroglobulina|antitiroglobulina|anticorpos anti-tireoglobulina|anticorpos antitireoglobulina|anticorpo anti-tireoglobulina|anticorpo antitireoglobulina|anticorpos anti-tiroglobulina|anticorpos antitiroglobulina|anticorpos anti-tg|ac. anti-tireoglobulina|ac. anti-tiroglobulina|acs anti-tiroglobulina|atg|tireoglobulina anticorpos|ac. antitireoglobulina|ac. anti-tg|anticorpo anti-tg',
    ),
    Thyroglobulin: listed(
      'tireoglobulina|tiroglobulina|tireoglobulina ultrassensível|dosagem de tireoglobulina|tireoglobulina tg|tiroglobulina tg',
    ),
    'Vitamin D, 25-hydroxy': listed(
      'vitamina d|vitamina d 25-hidroxi|25-hidroxivitamina d|25-hidroxi vitamina d|25-oh vitamina d|vitamina d 25-oh|vitamina d total|vitamina d 25-oh total|25-hidroxivitamina d total|25(oh)d|25-oh vitamina d total|25-hidroxivitamina d3|25-hidroxi vitamina d3|vitamina d3|25-oh vitamina d3|vitamina d3 25-hidroxi|vitamina d3 25-oh|25-hidroxicolecalciferol|25-hidroxicalciferol|25 hidroxivitamina d 25oh|vitamina d 25 hidroxi total|25-hidroxi vitamina d total|vit d 25-oh|vitamina d 25-hidroxi (d2+d3)|vitamina 25 oh d|vitamina 25-hidroxi d|25 oh d3|vitamina d 25 hidroxivitamina|vitamina d2+d3|25-hidroxivitamina d2+d3|vitamina d calcidiol 25-oh',
    ),
    'Vitamin D, 1,25-dihydroxy': listed(
      '1,25-dihidroxivitamina d|1,25-dihidroxi vitamina d|1,25-dihidroxi-vitamina d3|vitamina d 1,25-dihidroxi|vitamina d 1,25 (oh)2|1,25(oh)2 vitamina d|1,25-di-hidroxivitamina d|1,25 di-hidroxi vitamina d|1,25 dihidroxivitamina d3|vitamina d3 1,25-dihidroxi|vitamina d 1,25-di-hidroxi|1,25-(oh)2-d|1,25 (oh)2 d3|vitamina d 1,25-dihidroxivitamina d|1,25(oh)2 vitamina d3|1,25-dihidroxicolecalciferol|vitamina d 1,25|1,25 vitamina d',
    ),
    'Vitamin B12': listed(
      'vitamina b12|vitamina b-12|cobalamina|cianocobalamina|dosagem de vitamina b12|b12 vitamina|vitamina b 12 total',
    ),
    Holotranscobalamin: listed('holotranscobalamina|vitamina b12 ativa|vitamina b12 activa|b12 ativa'),
    Folate: listed(
      'ácido fólico|folato|folatos|vitamina b9|folatos séricos|ac. fólico|folatemia|dosagem de ácido fólico',
    ),
    'Red cell folate': listed(
      'folato eritrocitário|ácido fólico eritrocitário|folatos eritrocitários|ácido fólico intra-eritrocitário|folato intra-eritrocitário|folato nas hemácias|ácido fólico intraeritrocitário|ácido fólico eritrócitos|folatos intraeritrocitários|ácido fólico nas hemácias|folato intraeritrocitário',
    ),
    'Vitamin A': listed('vitamina a|vit. a'),
    'Vitamin E': listed('vitamina e|alfa-tocoferol|tocoferol|α-tocoferol|vit. e'),
    'Vitamin C': listed('vitamina c|ácido ascórbico|vit. c|ascorbato'),
    'Vitamin B1': listed(
      'vitamina b1|tiamina|vit. b1|pirofosfato de tiamina|tiamina difosfato|vitamina b1 tiamina pirofosfato',
    ),
    'Vitamin B6': listed(
      'vitamina b6|piridoxina|piridoxal fosfato|piridoxal-5-fosfato|vit. b6|fosfato de piridoxal|piridoxal',
    ),
    'Methylmalonic acid': listed('ácido metilmalônico|ácido metil malônico|metilmalonato'),
    Homocysteine: listed('homocisteína|homocisteína total|homocisteinemia|dosagem de homocisteína'),
    'C-reactive protein': listed(
      'proteína c reativa|proteína c reactiva|pcr|p.c.r.|pcr quantitativa|pcr quantitativo|proteína c reativa quantitativa|proteína c reactiva quantitativa|proteína c-reativa quantitativo|dosagem de proteína c reativa|prot. c reactiva|prot. c reativa',
    ),
    'hs-CRP': listed(
      'pcr ultrassensível|pcr ultra-sensível|pcr de alta sensibilidade|pcr alta sensibilidade|pcr-us|proteína c reativa ultrassensível|proteína c reativa ultra-sensível|proteína c reativa de alta sensibilidade|proteína c reactiva ultrassensível|proteína c reactiva ultra-sensível|proteína c reactiva de alta sensibilidade|proteína c reactiva alta sensibilidade|proteína c reativa alta sensibilidade|pcr as|proteína c reativa us|pcr cardíaca|pcr hs|hs-pcr|proteína c reativa pcr ultrassensível|proteína c reativa cardíaca|pcrus|pcr (proteína c reativa) ultrassensível',
    ),
    ESR: listed(
      'vhs|v.h.s.|vs|v.s.|vsg|velocidade de hemossedimentação|velocidade de sedimentação|velocidade de sedimentação globular|velocidade de sedimentação eritrocitária|velocidade de eritrossedimentação|hemossedimentação|eritrossedimentação|vhs 1ª hora|vhs 1 hora|vs 1ª hora|vs 1 hora|velocidade de sedimentação 1ª hora|velocidade de sedimentação 1 hora|hemossedimentação 1ª hora|velocidade de hemossedimentação 1ª hora|vhs primeira hora|velocidade de sedimentação 1h|vs 1h|velocidade sedimentação|sedimentação 1ª hora|velocidade de sedimentação dos eritrócitos|vel. sedimentação|vs na 1ª hora|velocidade hemossedimentação|vhs na 1ª hora|velocidade de eritrossedimentação ves|vel. de sedimentação|v. sedimentação',
    ),
    Procalcitonin: listed('procalcitonina|procalcitonina pct|pct procalcitonina|pró-calcitonina'),
    'Interleukin-6': listed('interleucina 6'),
    Fibrinogen: listed(
      'fibrinogênio|fibrinogênio clauss|dosagem de fibrinogênio|fibrinogénio derivado|fibrinogenemia',
    ),
    'Rheumatoid factor': listed(
      'fator reumatoide|factor reumatoide|fr|fator reumatoide quantitativo|fator reumatoide látex|factores reumatóides|factor reumatóide quantitativo|fator reumatoide fr quantitativo|fatores reumatoides',
    ),
    'Anti-CCP': listed(
      'anticorpos anti-ccp|anticorpo anti-ccp|ac. anti-ccp|anticorpos anti-péptido citrulinado cíclico|anticorpos anti-peptídeo citrulinado cíclico|anticorpo anti-peptídeo citrulinado cíclico|anticorpos anti-peptídeo cíclico citrulinado|anticorpos anti-péptido cíclico citrulinado|anti-péptido citrulinado cíclico|anti-peptídeo citrulinado cíclico|anticorpos antipeptídeo citrulinado|anticorpos anti-péptidos citrulinados|anticorpos anti-citrulina|anti-citrulina|peptídeo citrulinado cíclico anticorpos|anticorpos anti-péptidos citrulinados cíclicos|anti peptídeo cíclico citrulinado|antipeptídeo cíclico citrulinado|anticorpos anti-ccp igg|peptídeo cíclico citrulinado anticorpos|antipeptídeo citrulinado cíclico|anticorpos antipeptídeo citrulinado cíclico|anticorpos antipeptídeo cíclico citrulinado',
    ),
    IgG: listed(
      'imunoglobulina g|imunoglobulina igg|imunoglobulina g total|imunoglobulinas igg|imunoglobulinas g',
    ),
    IgA: listed(
      'imunoglobulina a|imunoglobulina iga|imunoglobulina a total|imunoglobulinas iga|imunoglobulinas a',
    ),
    IgM: listed(
      'imunoglobulina m|imunoglobulina igm|imunoglobulina m total|imunoglobulinas igm|imunoglobulinas m',
    ),
    IgE: listed(
      'imunoglobulina e|imunoglobulina ige|imunoglobulina e total|imunoglobulina ige total|imunoglobulinas ige|doseamento de ige total',
    ),
    'tTG IgA antibodies': listed(
      'anti-transglutaminase iga|antitransglutaminase iga|anticorpos anti-transglutaminase iga|anticorpos antitransglutaminase iga|anticorpo anti-transglutaminase iga|anticorpo antitransglutaminase iga|anticorpos anti-transglutaminase tecidual iga|anticorpo anti-transglutaminase tecidual iga|anti-transglutaminase tecidual iga|anti-transglutaminase tecidular iga|anticorpos anti-transglutaminase tecidular iga|transglutaminase iga|transglutaminase tecidual iga|anti-ttg iga|anticorpos iga anti-transglutaminase|ac. anti-transglutaminase iga|transglutaminase tecidular iga|iga anti-transglutaminase|antitransglutaminase tecidual iga|anticorpos anti-ttg iga|anticorpos iga anti-transglutaminase tecidual|transglutaminase anticorpos iga|anticorpos anti-transglutaminase tissular iga|anticorpo anti-transglutaminase tissular iga|anti-transglutaminase tissular iga|transglutaminase tissular iga|anticorpo antitransglutaminase tecidual iga',
    ),
    Cortisol: listed(
      'cortisol matinal|cortisol basal|cortisol manhã|cortisol da manhã|cortisol 8 horas|cortisol 8h|dosagem de cortisol|cortisol às 8 horas|cortisolemia|cortisol das 8 horas',
    ),
    Testosterone: listed('testosterona|testosterona total|dosagem de testosterona total'),
    'Free testosterone': listed('testosterona livre|testosterona livre calculada|testosterona livre direta'),
    Estradiol: listed(
      '17β-estradiol|estradiol 17-beta|17 b estradiol|β-estradiol|dosagem de estradiol|estradiol 17β',
    ),
    Progesterone: listed('progesterona|dosagem de progesterona'),
    FSH: listed(
      'f.s.h.|hormônio folículo estimulante|hormona foliculoestimulante|hormona folículo-estimulante|hormônio foliculoestimulante|foliculotrofina|foliculotropina|hormona estimulante folicular|hormônio estimulador dos folículos|hormona folículo estimulina|folitropina|hormônio estimulante do folículo|hormona fsh|foliculoestimulina|hormona foliculotrófica|hormona estimulante do folículo',
    ),
    LH: listed('l.h.|hormônio luteinizante|hormona luteinizante|lutropina|hormona lh'),
    Prolactin: listed(
      'prolactina|prl|prolactinemia|dosagem de prolactina|prolactina basal|prolactina tempo 0|prolactina total',
    ),
    'DHEA-sulfate': listed(
      'sulfato de dhea|sulfato de dehidroepiandrosterona|s-dhea|sdhea|dhea sulfato|sulfato de deidroepiandrosterona|dehidroepiandrosterona sulfato|deidroepiandrosterona sulfato|sulfato dhea|sulfato de dihidroepiandrosterona|sulfato dehidroepiandrosterona|sulfato de desidroepiandrosterona',
    ),
    SHBG: listed(
      'globulina ligadora de hormônios sexuais|globulina transportadora de hormonas sexuais|globulina transportadora de hormônios sexuais|globulina de ligação das hormonas sexuais|globulina ligadora dos hormônios sexuais|globulina ligadora de hormonas sexuais|globulina de ligação de hormônios sexuais|globulina ligadora de esteroides sexuais|proteína ligadora de hormônios sexuais|globulina carreadora de hormônios sexuais|proteína transportadora de hormonas sexuais|globulina de transporte de hormonas sexuais|globulina ligante de hormônios sexuais|proteína transportadora das hormonas sexuais|proteína de ligação das hormonas sexuais|globulina fixadora de hormonas sexuais',
    ),
    'IGF-1': listed(
      'somatomedina c|fator de crescimento insulina símile 1|fator de crescimento semelhante à insulina 1|factor de crescimento insulínico tipo 1|fator de crescimento insulina-like 1|fator de crescimento semelhante à insulina tipo 1|factor de crescimento semelhante à insulina 1|factor de crescimento insulínico 1|fator de crescimento insulínico 1|fator de crescimento símile à insulina tipo 1|fator de crescimento insulina símile tipo 1|fator de crescimento semelhante à insulina i|factor de crescimento tipo insulina 1',
    ),
    'Parathyroid hormone': listed(
      'p.t.h.|paratormônio|paratormona|hormônio paratireoidiano|hormona paratiroideia|paratormônio intacto|paratormônio molécula intacta|pth intacto|pth intacta|paratormona intacta|pth molécula intacta|hormônio da paratireoide|hormona da paratiróide|paratohormônio|paratirina|hormônio paratireoideo|paratormônio - molécula inteira|paratormônio pth molécula inteira|hormona paratiróidea',
    ),
    PSA: listed(
      'p.s.a.|antígeno prostático específico|antigénio específico da próstata|antígeno prostático específico total|antígeno específico da próstata|antigénio específico prostático|antigénio prostático específico|antigénio específico da próstata total|antigénio prostático específico total|antígeno específico prostático|antígeno prostático total',
    ),
    INR: listed(
      'i.n.r.|rni|r.n.i.|relação normalizada internacional|relação normatizada internacional|razão normalizada internacional|razão internacional normalizada|rácio normalizado internacional|índice normalizado internacional|relação internacional normalizada|tempo de protrombina inr|tp inr|inr tempo de protrombina|índice internacional normalizado|rin|tp rni|tempo de protrombina rni|relação internacional normatizada|tap inr|rácio internacional normalizado',
    ),
    'Prothrombin time': listed(
      'tempo de protrombina|tp|t.p.|tap|t.a.p.|tempo de ativação da protrombina|tempo e atividade de protrombina|tempo de protrombina do paciente|tempo de protrombina paciente|tp paciente|tempo de protrombina (segundos)|tempo de quick|tempo de atividade da protrombina|tempo de atividade de protrombina|tempo protrombina|tempo do paciente protrombina|tap paciente|tempo de protrombina tempo|tempo de protrombina doente|tempo de protrombina do doente|tp tempo|tp doente|tp segundos|tempo de protrombina tempo do doente|tempo de atividade protrombínica|tempo de protrombina (quick)',
    ),
    aPTT: listed(
      'ttpa|t.t.p.a.|ttp|t.t.p.|ttpa paciente|tempo de tromboplastina parcial|tempo de tromboplastina parcial ativada|tempo de tromboplastina parcial ativado|tempo de tromboplastina parcial activada|tempo de tromboplastina parcial activado|tempo parcial de tromboplastina ativada|tempo parcial de tromboplastina|tempo de tromboplastina parcialmente ativada|tempo de cefalina caolino|tempo de cefalina-caulino|tempo de cefalina|ptta|p.t.t.a.|tromboplastina parcial ativada|tempo de tromboplastina parcial (doente)|ttpa tempo|aptt tempo|aptt doente|ttp ativada|ttpa doente|tempo parcial de tromboplastina activada|ttp ativado|kptt|k-ptt|tromboplastina parcial',
    ),
    'D-dimer': listed(
      'd-dímero|d-dímeros|dímero d|dímeros d|d-dímero quantitativo|d-dímeros quantitativo|dosagem de d-dímero|produtos de degradação da fibrina d-dímeros',
    ),
    'Creatine kinase': listed(
      'creatinoquinase|creatina quinase|creatinofosfoquinase|creatina fosfoquinase|creatino fosfoquinase|creatina cinase|creatinaquinase|creatinocinase|creatinacinase|c.p.k.|cpk total|creatino quinase|creatinafosfoquinase|creatina cinase total|creatinoquinase total|creatina quinase total|creatinofosfoquinase total|creatina fosfocinase|creatinofosfocinase',
    ),
    'CK-MB': listed(
      'ck mb massa|ck-mb atividade|ck-mb actividade|creatinoquinase mb|creatina quinase mb|creatinoquinase fração mb|creatina cinase mb|ckmb massa|creatinofosfoquinase mb|creatina quinase fração mb|ck fração mb|fração mb da ck|creatina cinase-mb massa|isoenzima mb da ck|cpk-mb|creatinofosfoquinase fração mb|creatinoquinase mb massa|creatinofosfoquinase - fração mb massa|creatina quinase mb massa|creatinoquinase isoenzima mb|ck-mb enzimática',
    ),
    'Troponin I': listed(
      'troponina i|troponina i cardíaca|troponina i ultrassensível|troponina i de alta sensibilidade|troponina i alta sensibilidade|troponina cardíaca i|troponina i quantitativa|hs-troponina i|troponina i hs|troponina i us|troponina i cardíaca ultrassensível|tni|ctni|troponina ultrassensível i|troponina i hipersensível',
    ),
    'Troponin T': listed(
      'troponina t|troponina t cardíaca|troponina t ultrassensível|troponina t de alta sensibilidade|troponina t alta sensibilidade|troponina cardíaca t|troponina t quantitativa|hs-troponina t|troponina t hs|troponina t us|troponina t cardíaca ultrassensível|tnt|ctnt|troponina ultrassensível t|troponina t hipersensível',
    ),
    'NT-proBNP': listed(
      'peptídeo natriurético cerebral n-terminal|fragmento n-terminal do pró-bnp|péptido natriurético tipo b n-terminal|pró-peptídeo natriurético cerebral n-terminal|nt pro-bnp peptídeo natriurético|peptídeo natriurético tipo b n-terminal|pro-peptídeo natriurético tipo b|peptídeo natriurético nt-probnp|pró bnp n-terminal|nt-probnp peptídeo natriurético|fração n-terminal do pró-bnp|probnp n-terminal|nt-probnp fragmento n-terminal do peptídeo natriurético tipo b',
    ),
    BNP: listed(
      'peptídeo natriurético tipo b|peptídeo natriurético cerebral|péptido natriurético cerebral|péptido natriurético tipo b|peptídeo natriurético b|peptídeo natriurético do tipo b|péptido natriurético do tipo b|peptídeo natriurético bnp',
    ),
    Lactate: listed(
      'lactato|ácido láctico|ácido lático|lactacidemia|lactatemia|lactato arterial|lactato venoso',
    ),
  },
  headings: {
    name: listed(
      'exame|exames|exame realizado|análise|análises|análise clínica|parâmetro|parâmetros|determinação|determinações|designação|descrição|analito|analitos|teste|nome do exame|componente|componentes|prova|ensaio|exame/parâmetro|análise / parâmetro|procedimento|descrição do exame|denominação|elemento|dosagem|marcador|análises clínicas',
    ),
    value: listed(
      'resultado|resultados|valor|valores|valor encontrado|valores encontrados|valor obtido|valores obtidos|resultado atual|resultado actual|resultado obtido|resultado do exame|valor atual|valor actual|atual|actual|resultado encontrado|seu resultado|valor medido|resultado final|valores absolutos|valor absoluto|val. obtido|dosagem encontrada|resultado da análise|resultados actuais|valor do resultado|resultados obtidos',
    ),
    unit: listed(
      'unidade|unidades|un.|un|unid.|unid|unidade de medida|uni.|unidades s.i.|unidades si|unidades convencionais|unidade medida|u.m.',
    ),
    range: listed(
      'valores de referência|valor de referência|valores referência|valor referência|intervalo de referência|intervalos de referência|referência|referências|v. referência|val. referência|val. ref.|valores ref.|v.r.|v.r|vr|ref.|intervalo referência|intervalo biológico de referência|intervalos biológicos de referência|intervalo biológico referência|limites de referência|faixa de referência|valores normais|valor normal|valores de normalidade|normalidade|intervalo de normalidade|faixa normal|faixa|valores de ref.|v. ref.|v.ref.|intervalo ref.|int. referência|int. ref.|intervalo|valores desejáveis|valores recomendados|limites normais|valor ref.|i.r.|limites biológicos de referência|valores de referência biológicos|intervalos ref.|intervalo de ref.|valores de referência adulto|valores de referência adultos|valores referenciais|valor de ref.|intervalo ref. biológico|normais|faixa de normalidade|valores esperados|limites',
    ),
    low: listed(
      'mínimo|mín.|mín|limite inferior|valor mínimo|inferior|ref. inferior|ref. mínima|lim. inf.|valor inferior',
    ),
    high: listed(
      'máximo|máx.|máx|limite superior|valor máximo|superior|até|ref. superior|ref. máxima|lim. sup.|valor superior',
    ),
    flag: listed(
      'sinalização|alerta|alertas|interpretação|avaliação|indicador|classificação|situação|alterado|alteração|alterações|fora de referência|fora do intervalo|sinal|aviso|avisos|desvio|alarme|anormal|flag|diagnóstico|a/b|fora dos limites|indicação|apreciação|fora do intervalo de referência',
    ),
    previous: listed(
      'resultado anterior|resultados anteriores|valor anterior|valores anteriores|anterior|anteriores|último resultado|últimos resultados|histórico|resultado prévio|hist. resultados|histórico de resultados|último valor|res. anterior|res. anteriores|result. anterior|resultados prévios|exame anterior|exames anteriores|evolução|result. anteriores|antecedentes|valor prévio|resultado(s) anterior(es)|laudo evolutivo|ant.|resultados históricos|prévio',
    ),
    other: listed(
      'método|metodologia|técnica|material|amostra|produto|tipo de amostra|status|estado|código|cód.|código tuss|data|data/hora|data de colheita|data da coleta|hora|observação|observações|obs.|comentário|comentários|notas|nota|gráfico|equipamento|setor|secção|seção|sector|valor relativo|preço|nº|n.º|item|validação|laboratório|aparelho|acreditação|responsável|unid. exec.|unidade executora|colheita|coleta|incerteza|acreditado|realizado em|executado em|prazo|assinatura|matriz|validado por|princípio|met.',
    ),
  },
  flags: {
    high: listed(
      'alto|alta|altos|elevado|elevada|elevados|elevadas|aumentado|aumentada|aumentados|acima|acima do normal|acima da referência|acima do intervalo|acima do valor de referência|acima do limite|muito alto|muito alta|muito elevado|muito elevada|superior|superior ao normal|superior ao intervalo de referência|superior ao valor de referência|ligeiramente elevado|ligeiramente aumentado|levemente aumentado|limítrofe alto|alto crítico|criticamente alto|valor crítico alto|acima dos valores de referência|acima do intervalo de referência|superior ao limite|excessivo|excesso|criticamente elevado|limite alto|pouco elevado|acima do limite de referência|superior ao limite de referência|discretamente aumentado|extremamente alto|crítico alto|crítico elevado',
    ),
    low: listed(
      'baixo|baixa|baixos|diminuído|diminuída|diminuídos|reduzido|reduzida|abaixo|abaixo do normal|abaixo da referência|abaixo do intervalo|abaixo do valor de referência|abaixo do limite|muito baixo|muito baixa|inferior|inferior ao normal|inferior ao intervalo de referência|inferior ao valor de referência|ligeiramente baixo|ligeiramente diminuído|levemente diminuído|limítrofe baixo|baixo crítico|criticamente baixo|valor crítico baixo|deficiente|deficiência|insuficiente|insuficiência|carência|abaixo dos valores de referência|abaixo do intervalo de referência|inferior ao limite|limite baixo|abaixo do limite de referência|inferior ao limite de referência|discretamente diminuído|extremamente baixo|crítico baixo',
    ),
    normal: listed(
      'normal|dentro da normalidade|dentro do normal|dentro dos limites|dentro do intervalo|dentro da referência|dentro dos valores de referência|ótimo|óptimo|desejável|adequado|suficiente|ideal|dentro do intervalo de referência|dentro dos limites normais|dentro dos limites da normalidade|aceitável|sem alterações|suficiência|dentro dos limites de referência|conforme',
    ),
    look: listed(
      'alterado|alterada|alterados|anormal|anormais|limítrofe|fora do intervalo|fora da referência|fora de referência|fora do intervalo de referência|fora dos valores de referência|crítico|crítica|valor crítico|patológico|atenção|alerta|fora dos limites|fora da faixa|fora do normal|resultado crítico|valor de alerta|confirmado|repetido e confirmado|resultado confirmado|valor confirmado|valor de pânico|fora da normalidade|borderline|resultado repetido|zona cinzenta|valor alterado|fora dos limites de referência',
    ),
  },
  limits: {
    below: listed(
      'até|inferior a|inferior ou igual a|menor que|menor do que|menor|menor ou igual a|menos de|menos que|abaixo de|abaixo|máximo|máx.|no máximo|igual ou inferior a|inf. a|inferiores a|inferior|não superior a|menores que|menor de|até a|igual ou menor que|menor ou igual que|inferior ou igual|menor igual a|até o máximo de|inferior que',
    ),
    above: listed(
      'superior a|superior ou igual a|maior que|maior do que|maior|maior ou igual a|mais de|mais que|acima de|acima|mínimo|mín.|no mínimo|a partir de|igual ou superior a|sup. a|superiores a|superior|não inferior a|pelo menos|maiores que|maior de|igual ou maior que|maior ou igual que|superior ou igual|maior igual a|desde|superior que',
    ),
    between: listed('a|até|e'),
  },
  groups: {
    male: listed(
      'homens|homem|masculino|sexo masculino|masc.|masc|m|homens adultos|adultos masculino|adulto masculino|adultos homens|adulto homem|h|do sexo masculino|adultos do sexo masculino|masculinos|para homens|homem adulto|homens acima de 18 anos',
    ),
    female: listed(
      'mulheres|mulher|feminino|sexo feminino|fem.|fem|f|mulheres adultas|adultos feminino|adulto feminino|adultos mulheres|adulto mulher|adultas|do sexo feminino|adultos do sexo feminino|femininos|para mulheres|mulheres não grávidas|mulher adulta|mulheres não gestantes|não gestantes|não grávidas|mulheres acima de 18 anos',
    ),
    healthy: listed(
      'normal|normais|adultos|adulto|desejável|desejáveis|ótimo|óptimo|ideal|valor desejável|nível desejável|valores desejáveis|suficiente|suficiência|adequado|adequada|não diabético|não diabéticos|sem diabetes|normalidade|valores normais|valor normal|glicemia normal|saudável|população saudável|indivíduos saudáveis|população geral|negativo|não reagente|eutireoidiano|eutiroideu|meta|alvo|valor alvo|recomendado|nível ótimo|valor de referência|valores de referência|indivíduos normais|maiores de 18 anos|acima de 18 anos|adultos acima de 18 anos|não fumadores|não fumantes|baixo risco|risco baixo|com jejum|em jejum|indivíduos adultos|maiores de 20 anos|acima de 20 anos|ambos os sexos|referência|sem risco|aceitável|adultos (ambos os sexos)|eutireoideos|pessoas saudáveis',
    ),
    other: listed(
      'crianças|criança|recém-nascidos|recém-nascido|rn|lactentes|lactente|adolescentes|adolescente|meninos|meninas|rapazes|raparigas|pediatria|pediátrico|grávidas|grávida|gravidez|gestantes|gestante|gestação|1º trimestre|2º trimestre|3º trimestre|primeiro trimestre|segundo trimestre|terceiro trimestre|trimestre|fase folicular|folicular|fase lútea|fase luteínica|lútea|luteal|fase luteal|fase ovulatória|ovulação|pico ovulatório|ovulatória|meio do ciclo|meio ciclo|pós-menopausa|menopausa|pré-menopausa|menopáusicas|idosos|idoso|meses|dias|semanas|anos|deficiência|deficiente|deficiência grave|deficiência severa|insuficiência|insuficiente|carência|intoxicação|toxicidade|tóxico|risco de toxicidade|nível tóxico|risco|alto risco|risco alto|risco elevado|risco moderado|risco médio|risco intermediário|risco intermédio|risco muito alto|muito alto risco|alto|elevado|muito alto|muito elevado|baixo|limítrofe|limite|borderline|indeterminado|zona cinzenta|positivo|reagente|diabetes|diabético|diabéticos|pré-diabetes|pré-diabético|intolerância à glicose|glicemia de jejum alterada|anomalia da glicemia em jejum|fumadores|fumantes|manhã|tarde|noite|matutino|vespertino|terapêutico|nível terapêutico|anticoagulação|sem jejum|hipotireoidismo|hipertireoidismo|hipotiroidismo|hipertiroidismo|puberdade|tanner|prematuros|em tratamento|com terapia|bom controle|mau controle|prevenção secundária|com doença cardiovascular|população de risco|crianças e adolescentes|pessoas acima de 60 anos|alto risco para diabetes|categoria de risco|pré-púbere',
    ),
  },
  sex: {
    label: listed('sexo|género|sexo/idade|idade/sexo|sexo biológico|sexo e idade|idade e sexo'),
    male: listed('masculino|m|masc.|masc|homem'),
    female: listed('feminino|f|fem.|fem|mulher'),
  },
  dates: {
    collected: listed(
      'data da colheita|data de colheita|data colheita|data da coleta|data de coleta|data coleta|colheita|coleta|recolha|data da recolha|data de recolha|data e hora da colheita|data e hora da coleta|data e hora de colheita|data e hora de coleta|data/hora da coleta|data/hora coleta|data/hora da colheita|data/hora colheita|data/hora de coleta|data hora coleta|data hora colheita|dt. coleta|dt coleta|dt. colheita|dt.coleta|d. coleta|coletado|coletado em|coletada em|coleta em|colhido|colhido em|colhida em|colheita em|colheita realizada em|coleta realizada em|data da colheita da amostra|data de colheita da amostra|data da amostra|data amostra|amostra colhida em|amostra coletada em|material coletado em|material colhido em|hora da coleta|hora da colheita|hora de colheita|coletado dia|colheita do produto|coleta/recebimento|colheita de|data/hora da coleta do material|data coleta/recebimento|data da colheita/receção|coleta do material|colheita efetuada em|colheita efectuada em|dia da colheita|data da punção|produto colhido em|coletado às|coletado no dia',
    ),
    tested: listed(
      'data do exame|data do atendimento|data de atendimento|data atendimento|atendimento|atendido em|data da análise|data de realização|data da realização|realizado em|realizada em|data dos exames|data das análises|data de execução|data da consulta|data do ensaio|exame realizado em|análises realizadas em|data do episódio|data do teste|data da ficha|data exame|data análise|exame de|dt. atendimento|data do serviço|executado em|data do processamento',
    ),
    reported: listed(
      'data do resultado|data resultado|resultado em|data do laudo|laudo emitido em|data do relatório|data de emissão|data da emissão|emitido em|emissão|data emissão|liberado em|liberado|liberação|data de liberação|data da liberação|data liberação|resultado liberado em|data de validação|data da validação|validado em|validação|assinado em|assinado eletronicamente em|data da assinatura|relatório de|relatório emitido em|concluído em|data de conclusão|data do boletim|data boletim|boletim emitido em|finalizado em|conferido em|data de saída|data do parecer|aprovado em|resultado emitido em|data/hora da liberação|data e hora da liberação|exame liberado em|dt. liberação|publicado em|laudo liberado em|data do relatório final|data da aprovação|resultados validados em|dt. emissão|data e hora de emissão|exame assinado em|data/hora de emissão',
    ),
    other: listed(
      'data de nascimento|data nascimento|data nasc.|dt. nascimento|dt. nasc.|dt.nasc|dt nascimento|d. nascimento|d.n.|dn|nascimento|nascido em|nascido a|nasc.|nasc|d. nasc.|data de receção|data de recepção|data da receção|data da recepção|receção|recepção|recebido em|recebido|recebimento|data de recebimento|data do recebimento|data de entrada|data da entrada|data entrada|entrada|entrada em|admissão|data de admissão|data de registo|data de registro|data do registro|data do cadastro|data de cadastro|cadastro|cadastrado em|registo|registado em|registrado em|data da requisição|data de requisição|requisição|data do pedido|data de pedido|pedido|solicitação|data da solicitação|solicitado em|data da prescrição|prescrição|impresso em|impresso|data de impressão|data da impressão|impressão|data impressão|data de inscrição|inscrição|data prevista|previsão|data de entrega|entrega|entregue em|prometido para|validade|válido até|data da última menstruação|última menstruação|dum|d.u.m.|data do último exame|resultado anterior|resultados anteriores|anterior|faturado em|data de vigência|data da acreditação|data do cadastramento|data de abertura|nascida em|internamento|internação|data de internação|alta|dt. impressão|dt. entrada|dt. recebimento|dt. cadastro|data de envio|enviado em|retirada|retirado em|data da retirada|vencimento|atualizado em|versão de|data de alteração|triagem|data de triagem|data de chegada',
    ),
    months: [
      listed('janeiro|jan'),
      listed('fevereiro|fev'),
      listed('março|mar'),
      listed('abril|abr'),
      listed('maio|mai'),
      listed('junho|jun'),
      listed('julho|jul'),
      listed('agosto|ago'),
      listed('setembro|set'),
      listed('outubro|out'),
      listed('novembro|nov'),
      listed('dezembro|dez'),
    ],
  },
  qualitative: listed(
    'negativo|negativa|negativos|positivo|positiva|positivos|resultado negativo|resultado positivo|fracamente positivo|fraco positivo|fortemente positivo|positivo fraco|reagente|não reagente|não-reagente|não reactivo|não reativo|reactivo|reativo|não reativa|reativa|fracamente reagente|fraco reagente|indeterminado|indeterminada|inconclusivo|inconclusiva|duvidoso|duvidosa|equívoco|ausente|ausentes|ausência|presente|presentes|presença|não detectado|não detetado|não detectada|não detetada|não detectável|não detetável|detectado|detetado|detectada|detetada|detectável|detetável|indetectável|indetetável|não observado|não observados|não observada|não observadas|não encontrado|não encontrados|observado|observados|não identificado|não visualizados|vestígios|vestigial|traços|traço|raros|raras|raro|rara|alguns|algumas|numerosos|numerosas|frequentes|escassos|escassas|abundantes|incontáveis|normais|não determinado|não realizado|não dosável|em andamento|em curso|pendente|a seguir|hemolisado|amostra hemolisada|amostra insuficiente|material insuficiente|coagulada|amostra coagulada|límpido|límpida|ligeiramente turvo|ligeiramente turva|turvo|turva|amarelo|amarela|amarelo claro|amarelo citrino|amarelo-citrino|amarelo-palha|âmbar|estéril|sem crescimento|não houve crescimento|houve crescimento|sem particularidades|preservada|morfologicamente normais|adequada|não aplicável|inferior ao limite de deteção|inferior ao limite de detecção|imune|não imune|suscetível|pos.|neg.|pos|neg|vide laudo|ver nota|vide observação|ver observações|ácido|discreta|discreto|moderada|moderado|acentuada|intensa|algumas células|raras células|rh positivo|rh negativo|fator rh positivo|fator rh negativo|ausência de crescimento|não significativo|não contém|contém|vestígios de|normocíticas|normocrômicas|ausência de crescimento bacteriano',
  ),
  notATest: listed(
    'n.º|fim do laudo|fim|anterior|anteriores|vr|v.r.|paciente|doente|utente|cliente|nome|nome do paciente|nome do utente|nome da mãe|sr.|sra.|sr(a)|sr.(a)|exmo|exma|idade|sexo|género|data|data de nascimento|data da coleta|data da colheita|data de emissão|nascimento|nasc.|dn|cpf|rg|nif|cns|sns|nº utente|nº sns|nº beneficiário|cartão|nº do cartão|telefone|telef.|telemóvel|tel.|tel|celular|fax|fone|whatsapp|e-mail|email|endereço|morada|rua|av.|avenida|praça|largo|travessa|bairro|cidade|localidade|cep|código postal|cnpj|crm|crbm|crf|crq|ordem dos médicos|ordem dos farmacêuticos|cédula|cédula profissional|médico|médica|médico assistente|médico requisitante|médico solicitante|dr.|dra.|dr|dra|dr(a)|dr.(a)|solicitante|requisitante|prescritor|responsável técnico|responsável|diretor técnico|director técnico|direção técnica|direcção técnica|directora técnica|diretora técnica|bioquímico|biomédico|farmacêutico|patologista clínico|convênio|plano|plano de saúde|entidade|subsistema|seguradora|empresa|seguro|posto|posto de colheita|posto de coleta|unidade de coleta|unidade|unidade de atendimento|local|local de coleta|local de colheita|local da colheita|origem|procedência|proveniência|destino|serviço|enfermaria|quarto|leito|cama|setor|os|o.s.|ordem de serviço|pedido|nº pedido|nº do pedido|código|cód.|código de barras|código do paciente|protocolo|prontuário|registro|registo|nº registo|requisição|nº requisição|nº de requisição|nº da requisição|nº amostra|nº da amostra|nº processo|processo|processo nº|processo clínico|episódio|nº episódio|credencial|senha|guia|ficha|cadastro|atendimento|nº atendimento|amostra|amostras|material|tipo de amostra|produto|método|metodologia|técnica|página|pág.|pág|folha|colheita|coleta|coletado em|colhido em|recebido em|liberado em|validado por|validado em|assinado|assinado por|assinado eletronicamente|conferido por|emitido em|impresso em|resultado liberado|resultados anteriores|resultado anterior|resultado emitido|data/hora|hora|nota|notas|obs|obs.|observação|observações|comentário|comentários|interpretação|conclusão|legenda|referência|referências|referência bibliográfica|bibliografia|fonte|valores de referência|valor de referência|intervalo de referência|intervalos de referência|limites|homens|mulheres|homem|mulher|masculino|feminino|adultos|adulto|crianças|criança|recém-nascidos|recém-nascido|lactentes|adolescentes|meninos|meninas|grávidas|gestantes|gravidez|gestação|1º trimestre|2º trimestre|3º trimestre|primeiro trimestre|segundo trimestre|terceiro trimestre|fase folicular|fase lútea|fase luteínica|fase luteal|fase ovulatória|pico ovulatório|meio do ciclo|ovulação|pós-menopausa|menopausa|pré-menopausa|normal|desejável|ótimo|óptimo|limítrofe|alto|muito alto|elevado|baixo|deficiência|insuficiência|suficiência|suficiente|insuficiente|deficiente|toxicidade|risco|risco baixo|baixo risco|risco moderado|risco médio|risco alto|alto risco|risco muito alto|risco elevado|diabetes|pré-diabetes|diabético|não diabético|glicemia normal|intolerância|população|grupos de risco|jejum|tempo de jejum|horas de jejum|medicamentos|medicação|hipótese diagnóstica|diagnóstico|dados clínicos|informação clínica|informações clínicas|dum|altura|estatura|peso|imc|pressão arterial|pulso|temperatura|fatura|valor total|total a pagar|preço|total de exames|fim do relatório|fim do boletim|laboratório|laboratório de|laudo|relatório|boletim|boletim de análises|boletim de resultados|exame|exames|resultado|resultados|análises clínicas|acreditado|acreditação|licença|alvará|cnes|www|http|horário|este laudo|este relatório|este exame|os resultados|a interpretação|o resultado|de acordo|segundo|conforme|para|consenso|diretriz|fórmula|equação|controle|controlo|até|anos|validade|urgente|responsável pela liberação|impressão',
  ),
  sections: {
    notBlood: listed(
      'urina|urina tipo i|urina tipo 1|urina i|urina ii|exame de urina|exame sumário de urina|sumário de urina|análise sumária da urina|urina tipo ii|urina rotina|rotina de urina|eas|parcial de urina|elementos anormais e sedimento|sedimento urinário|sedimentoscopia|exame do sedimento|exame microscópico do sedimento|exame bioquímico da urina|urinálise|urina de 24 horas|urina 24 horas|urina das 24 horas|bioquímica urinária|urocultura|exame bacteriológico da urina|urina asséptica|fezes|parasitológico de fezes|exame parasitológico de fezes|exame de fezes|pesquisa de sangue oculto|sangue oculto nas fezes|coprocultura|coprológico|coprologia|líquor|lcr|líquido cefalorraquidiano|líquido cefalorraquídeo|líquidos biológicos|esperma|sêmen|espermograma|saliva|secreção vaginal|exsudado vaginal|exsudado|expectoração|microbiologia|bacteriologia|parasitologia|micologia|citologia|urina amostra isolada|urina ocasional|urina amostra única|caracteres gerais|exame químico|exame físico|exame citobacteriológico|líquido ascítico|líquido pleural|líquido sinovial|leite materno|cabelo',
    ),
    blood: listed(
      'hemograma|hemograma completo|hemograma com plaquetas|hemograma com contagem de plaquetas|eritrograma|leucograma|plaquetograma|série vermelha|série branca|série plaquetária|série eritrocitária|série leucocitária|série trombocitária|fórmula leucocitária|contagem diferencial|leucócitos diferencial|hematologia|bioquímica|bioquímica sanguínea|bioquímica clínica|química clínica|imunologia|imunoquímica|imunoensaio|hormonas|hormônios|hormonologia|endocrinologia|dosagens hormonais|função tireoidiana|função tiroideia|tireoide|tiróide|perfil tireoidiano|perfil lipídico|lipidograma|perfil hepático|função hepática|perfil renal|função renal|perfil férrico|perfil do ferro|perfil do ferro sérico|glicemia|glicemia e insulina|metabolismo do ferro|cinética do ferro|coagulação|hemostase|coagulograma|hemostasia|estudo da coagulação|ionograma|eletrólitos|electrólitos|proteínas|proteinograma|eletroforese de proteínas|marcadores tumorais|marcadores cardíacos|vitaminas|vitaminas e minerais|serologia|sorologia|autoimunidade|alergologia|diabetes|perfil glicêmico|gasometria|sangue|soro|plasma|sangue total|perfil reumatológico|provas reumáticas|inflamação|enzimas|enzimologia|minerais|oligoelementos|imunossorologia|provas de função hepática|metabolismo|marcadores da inflamação|metabolismo glicídico|metabolismo lipídico|metabolismo fosfocálcico|metabolismo da glicose|eritrócitos e derivados|índices hematimétricos',
    ),
    title: listed(
      'perfil|painel|exames|análises|análises clínicas|exame|estudo|provas|função|setor|secção|seção|sector|área|grupo|resultados|boletim|relatório|laudo|check-up|doseamentos|dosagens|marcadores|rotina|metabolismo|doseamento de',
    ),
  },
  methods: listed(
    'método|metodologia|técnica|met.|método utilizado|técnica utilizada|material|amostra|equipamento|aparelho|analisador|automação|automatizado|automatizada|princípio|reagente utilizado|colorimétrico|colorimetria|enzimático|enzimática|enzimático colorimétrico|cinético|cinética|cinético uv|espectrofotometria|espectrofotométrico|fotometria|turbidimetria|turbidimétrico|imunoturbidimetria|imunoturbidimétrico|nefelometria|quimioluminescência|quimiluminescência|imunoquimioluminescência|eletroquimioluminescência|electroquimioluminescência|imunoensaio|imunoenzimático|enzimaimunoensaio|enzimoimunoensaio|cromatografia|cromatografia líquida|hplc|citometria de fluxo|citometria|impedância|impedância elétrica|eletrodo seletivo|elétrodo selectivo|íon seletivo|íons seletivos|eletrodo íon seletivo|potenciometria|potenciometria indireta|ise|coagulométrico|coagulometria|cronométrico|microscopia|microscopia óptica|westergren|jaffé|jaffé cinético|hexoquinase|glicose oxidase|uricase|urease|biureto|verde de bromocresol|química seca|cálculo|calculado|calculada|cálculo automático|fórmula de friedewald|fórmula|equação|friedewald|aglutinação|látex|absorção atômica|espectrometria de massa|eletroforese|eletroforese capilar|fluorimetria|fluorescência|contagem automatizada|contador automático|valores calculados|plasma|plasma edta|plasma citratado|plasma fluoretado|sangue total|sangue total com edta|soro|sangue edta|sangue venoso|modo de colheita|produto biológico|teste imunológico|ensaio',
  ),
  units: listed(
    'milhões/mm3|milhões/µl|milhões por mm3|milhões/ml|mi/mm3|mi/µl|mil/mm3|mil/µl|milhares/mm3|milhares/µl|x10³/mm³|x10^3/mm3|x10^6/mm3|x10⁶/mm³|/mm3|por mm3|células/mm3|células/µl|cel/mm3|céls/mm³|céls/µl|células por mm³|leucócitos/mm³|µ3|micra3|micras cúbicas|fentolitros|pcg|picogramas|µµg|pg/célula|mm/1ª hora|mm na 1ª hora|mm 1ª hora|mm/hora|mm/1ªh|mm/1h|mm (1ª hora)|mm/ 1ª h|mm|g%|mg%|vol%|segundos|seg|seg.|s.|ui/l|ui/ml|u.i./l|u.i./ml|mui/l|mui/ml|µui/ml|mcui/ml|µui/l|mu.i./l|kui/l|kui/ml|mcg/dl|mcg/l|mcg/ml|mcmol/l|nanog/ml|ng/dl|ml/min/1,73m2|ml/min/1,73 m²|ml/minuto/1,73m²|mg/g creatinina|mg/g de creatinina|mg/g creat.|µg/mg creatinina|mcg/mg creatinina|mg/mmol creatinina|razão|índice|ratio|meq/l|u/ml|ui/dl|mosm/kg|mg/24h|mg/24 horas|µg/min|mcg/min|ng feu/ml|µg feu/ml|mg feu/l|/100 leucócitos|por 100 leucócitos|/100 leuc.|unidades/l|u/litro|gramas/dl|mmol/mol hb|por campo|/campo|por ml|título',
  ),
}
