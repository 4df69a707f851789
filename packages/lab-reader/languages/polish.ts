/** Polish, as laboratories in Poland print it. */
import { type Language, listed } from './language.ts'

export const POLISH: Language = {
  code: 'pl',
  name: 'Polish',
  model: 'pol',
  words: listed(
    'badanie|badania|wynik|wyniki|jednostka|zakres|referencyjny|referencyjne|pobrania|pobrano|zlecenia|zlecający|pacjent|lekarz|urodzenia|nazwisko|krwi|surowica|osocze|mocz|płytki|leukocyty|erytrocyty|limfocyty|mocznik|kreatynina|wapń|żelazo|oraz|jest',
  ),
  names: {
    'White blood cells': listed(
      'leukocyty|liczba leukocytów|liczba krwinek białych|krwinki białe|białe krwinki|leukocytoza',
    ),
    'Red blood cells': listed(
      'erytrocyty|liczba erytrocytów|liczba krwinek czerwonych|krwinki czerwone|czerwone krwinki',
    ),
    Hemoglobin: listed('hemoglobina|stężenie hemoglobiny'),
    Hematocrit: listed('hematokryt|ht'),
    MCV: listed(
      'średnia objętość krwinki czerwonej|średnia objętość krwinki|średnia objętość erytrocytu|średnia objętość erytrocytów|śr. objętość krwinki czerwonej',
    ),
    MCH: listed(
      'średnia masa hemoglobiny w krwince|średnia masa hemoglobiny|średnia zawartość hemoglobiny|średnia zawartość hemoglobiny w krwince|średnia zawartość hemoglobiny w erytrocycie|średnia masa hemoglobiny w erytrocycie|śr. masa hemoglobiny w krwince',
    ),
    MCHC: listed(
      'średnie stężenie hemoglobiny w krwince|średnie stężenie hemoglobiny|średnie stężenie hemoglobiny w krwinkach|średnie stężenie hemoglobiny w erytrocytach|średnie stężenie hemoglobiny w erytrocycie|śr. stężenie hemoglobiny w krwince',
    ),
    RDW: listed(
      'rdw|rdw %|wskaźnik anizocytozy|wskaźnik anizocytozy cv|wskaźnik anizocytozy erytrocytów|wskaźnik zmienności rozkładu objętości erytrocytów|rozkład objętości krwinek czerwonych|rozkład objętości erytrocytów|rozpiętość rozkładu objętości erytrocytów|rozpiętość rozkładu objętości krwinek czerwonych',
    ),
    'RDW-SD': listed(
      'rdw|wskaźnik anizocytozy|wskaźnik anizocytozy erytrocytów|rozpiętość rozkładu objętości erytrocytów|rozkład objętości erytrocytów|wskaźnik anizocytozy sd|rozpiętość rozkładu objętości erytrocytów sd|rozkład objętości krwinek czerwonych sd',
    ),
    Platelets: listed('płytki|liczba płytek|trombocyty|krwinki płytkowe'),
    MPV: listed(
      'średnia objętość płytki|średnia objętość płytek|średnia objętość trombocytu|śr. objętość płytki',
    ),
    PDW: listed(
      'wskaźnik anizocytozy płytek|rozkład objętości płytek|rozpiętość rozkładu objętości płytek|zróżnicowanie objętości płytek krwi',
    ),
    Plateletcrit: listed('płytkokryt|hematokryt płytkowy|trombokryt'),
    Neutrophils: listed(
      'neutrofile|neutrocyty|granulocyty obojętnochłonne|granulocyty segmentowane|segmentowane|granulocyty podzielone|neutrofile podzielone|neutrofile %|neutrocyty %|odsetek neutrofili|neutrofile odsetek|procent neutrofili|granulocyty obojętnochłonne %|neut|neu|neut %|neut%|neu %|neu%',
    ),
    'Absolute neutrophils': listed(
      'neutrofile|neutrocyty|granulocyty obojętnochłonne|granulocyty segmentowane|segmentowane|granulocyty podzielone|neutrofile podzielone|liczba neutrofili|liczba neutrofilów|neutrofile il.|neutrofile ilość|neutrofile liczba|neutrofile abs.|neutrofile wartość bezwzględna|neutrofile liczba bezwzględna|bezwzględna liczba neutrofili|bezwzględna liczba neutrofilów|neut|neu',
    ),
    Lymphocytes: listed(
      'limfocyty|limfocyty %|odsetek limfocytów|limfocyty odsetek|procent limfocytów|lymph|lym|lymph %|lymph%|lym %|lym%',
    ),
    'Absolute lymphocytes': listed(
      'limfocyty|liczba limfocytów|limfocyty il.|limfocyty ilość|limfocyty liczba|limfocyty abs.|limfocyty wartość bezwzględna|limfocyty liczba bezwzględna|bezwzględna liczba limfocytów|lymph|lym',
    ),
    Monocytes: listed(
      'monocyty|monocyty %|odsetek monocytów|monocyty odsetek|procent monocytów|mono|mon|mono %|mono%|mon %|mon%',
    ),
    'Absolute monocytes': listed(
      'monocyty|liczba monocytów|monocyty il.|monocyty ilość|monocyty liczba|monocyty abs.|monocyty wartość bezwzględna|monocyty liczba bezwzględna|bezwzględna liczba monocytów|mono|mon',
    ),
    Eosinophils: listed(
      'eozynofile|eozynocyty|granulocyty kwasochłonne|kwasochłonne|granulocyty eozynofilowe|eozynofile %|eozynocyty %|odsetek eozynofili|eozynofile odsetek|procent eozynofili|granulocyty kwasochłonne %|eos|eo|eos %|eos%|eo %|eo%',
    ),
    'Absolute eosinophils': listed(
      'eozynofile|eozynocyty|granulocyty kwasochłonne|kwasochłonne|granulocyty eozynofilowe|liczba eozynofili|liczba eozynofilów|eozynofile il.|eozynofile ilość|eozynofile liczba|eozynofile abs.|eozynofile wartość bezwzględna|eozynofile liczba bezwzględna|bezwzględna liczba eozynofili|bezwzględna liczba eozynofilów|eos|eo',
    ),
    Basophils: listed(
      'bazofile|bazocyty|granulocyty zasadochłonne|zasadochłonne|granulocyty bazofilowe|bazofile %|bazocyty %|odsetek bazofili|bazofile odsetek|procent bazofili|granulocyty zasadochłonne %|baso|bas|baso %|baso%|bas %|bas%',
    ),
    'Absolute basophils': listed(
      'bazofile|bazocyty|granulocyty zasadochłonne|zasadochłonne|granulocyty bazofilowe|liczba bazofili|liczba bazofilów|bazofile il.|bazofile ilość|bazofile liczba|bazofile abs.|bazofile wartość bezwzględna|bazofile liczba bezwzględna|bezwzględna liczba bazofili|bezwzględna liczba bazofilów|baso|bas',
    ),
    'Immature granulocytes': listed(
      'niedojrzałe granulocyty|granulocyty niedojrzałe|niedojrzałe granulocyty %|niedojrzałe granulocyty il.|niedojrzałe granulocyty ilość|niedojrzałe granulocyty liczba|ig %|ig%|ig il.|liczba niedojrzałych granulocytów|odsetek niedojrzałych granulocytów',
    ),
    'Band neutrophils': listed(
      'neutrofile pałeczkowate|granulocyty pałeczkowate|granulocyty obojętnochłonne pałeczkowate|granulocyty o jądrze pałeczkowatym|neutrofile o jądrze pałeczkowatym|pałeczkowate|pałeczki|pałki|formy pałeczkowate',
    ),
    Reticulocytes: listed(
      'retikulocyty|retikulocyty %|liczba retikulocytów|odsetek retikulocytów|ret|ret %|ret%|retikulocyty il.|retikulocyty wartość bezwzględna',
    ),
    'Nucleated red blood cells': listed(
      'nrbc %|nrbc%|nrbc il.|erytroblasty|erytroblasty %|erytroblasty il.|jądrzaste krwinki czerwone|jądrzaste czerwone krwinki|krwinki czerwone jądrzaste|normoblasty',
    ),
    Iron: listed('żelazo|stężenie żelaza|żelazo całkowite|poziom żelaza'),
    TIBC: listed(
      'całkowita zdolność wiązania żelaza|całkowita pojemność wiązania żelaza|zdolność wiązania żelaza całkowita',
    ),
    UIBC: listed(
      'utajona zdolność wiązania żelaza|nienasycona zdolność wiązania żelaza|utajona pojemność wiązania żelaza|niewysycona zdolność wiązania żelaza',
    ),
    'Transferrin saturation': listed(
      'wysycenie transferyny|wysycenie transferyny żelazem|saturacja transferyny|nasycenie transferyny|nasycenie transferyny żelazem|wskaźnik wysycenia transferyny|wskaźnik saturacji transferyny|wysycenie tibc|procent wysycenia transferyny|% wysycenia transferyny|współczynnik wysycenia transferyny',
    ),
    Transferrin: listed('transferyna|trf|stężenie transferyny'),
    Ferritin: listed('ferrytyna|stężenie ferrytyny|poziom ferrytyny'),
    Glucose: listed(
      'glukoza|glukoza we krwi|stężenie glukozy|cukier|cukier we krwi|glikemia|glukoza przygodna|glikemia przygodna|glukoza we krwi żylnej|poziom glukozy',
    ),
    'Fasting glucose': listed(
      'glukoza na czczo|glikemia na czczo|glukoza we krwi na czczo|cukier na czczo|stężenie glukozy na czczo|glukoza czczo|cukier we krwi na czczo|glukoza 0 min',
    ),
    'Hemoglobin A1c': listed(
      'hemoglobina glikowana|hemoglobina glikowana ngsp|hemoglobina glikowana %|hba1c %|hba1c%|hba1c dcct|hba1c ngsp|hemoglobina a1c|hemoglobina glikozylowana|glikohemoglobina|glikowana hemoglobina',
    ),
    'Estimated average glucose': listed(
      'szacowana średnia glikemia|średnia glikemia|estymowana średnia glikemia|szacunkowa średnia glikemia|średnie stężenie glukozy|oszacowane średnie stężenie glukozy|szacowane średnie stężenie glukozy',
    ),
    Insulin: listed('insulina|insulina na czczo|insulina 0 min|stężenie insuliny'),
    'C-peptide': listed('c-peptyd|peptyd c|c-peptyd na czczo|peptyd c na czczo'),
    'HOMA-IR': listed(
      'wskaźnik homa-ir|wskaźnik homa|indeks homa-ir|indeks homa|insulinooporność homa-ir|wskaźnik insulinooporności|współczynnik homa-ir',
    ),
    Fructosamine: listed('fruktozamina|fruktozoamina'),
    'Total cholesterol': listed('cholesterol całkowity|cholesterol całk.|cholesterol ogółem'),
    'HDL cholesterol': listed(
      'cholesterol hdl|chol. hdl|cholesterol frakcji hdl|frakcja hdl|cholesterol hdl bezpośredni|c-hdl|cholesterol we frakcji hdl',
    ),
    'LDL cholesterol': listed(
      'chol. ldl|cholesterol frakcji ldl|frakcja ldl|cholesterol ldl bezpośredni|cholesterol ldl oznaczany bezpośrednio|cholesterol ldl metoda bezpośrednia|cholesterol ldl oznaczany|ldl bezpośredni|c-ldl|cholesterol we frakcji ldl',
    ),
    'LDL cholesterol, calculated': listed(
      'cholesterol ldl wyliczany|cholesterol ldl wyliczony|cholesterol ldl obliczony|cholesterol ldl obliczany|cholesterol ldl (wyl.)|ldl wyliczany|ldl wyliczony|ldl obliczony|ldl-cholesterol wyliczany|ldl-cholesterol wyliczony|cholesterol ldl (wg wzoru friedewalda)|cholesterol ldl wyliczany z wzoru|cholesterol ldl z wyliczenia|ldl z wyliczenia',
    ),
    'VLDL cholesterol': listed('frakcja vldl|cholesterol frakcji vldl'),
    'Non-HDL cholesterol': listed(
      'cholesterol nie-hdl|cholesterol nie hdl (wyl.)|nie-hdl|nie-hdl cholesterol|nie-hdl-c|cholesterol nie-hdl wyliczany|cholesterol nie-hdl wyliczony|cholesterol niehdl',
    ),
    Triglycerides: listed('trójglicerydy|triglicerydy|triglicerydy trig|stężenie triglicerydów'),
    'Cholesterol/HDL ratio': listed(
      'cholesterol całkowity/hdl|cholesterol całk./hdl|cholesterol/hdl|chol/hdl|tc/hdl|stosunek cholesterolu całkowitego do hdl|stosunek cholesterol całkowity/hdl|stosunek chol/hdl|wskaźnik cholesterol całkowity/hdl|wskaźnik chol/hdl|iloraz cholesterol/hdl|iloraz cholesterolu całkowitego i hdl',
    ),
    'LDL/HDL ratio': listed('stosunek ldl/hdl|stosunek ldl do hdl|wskaźnik ldl/hdl|iloraz ldl/hdl'),
    'Triglycerides/HDL ratio': listed(
      'tg/hdl|stosunek tg/hdl|triglicerydy/hdl|trójglicerydy/hdl|stosunek triglicerydów do hdl|wskaźnik tg/hdl|stosunek tg do hdl',
    ),
    'Apolipoprotein B': listed('apolipoproteina b|apolipoproteina b100|apo-lipoproteina b'),
    'Apolipoprotein A1': listed('apolipoproteina a1|apolipoproteina a-i|apo a-i|apolipoproteina ai'),
    'Lipoprotein(a)': listed('lipoproteina(a)|lipoproteina mała a'),
    ALT: listed(
      'aminotransferaza alaninowa|transaminaza alaninowa|transaminaza gpt|alaninowa aminotransferaza|aktywność alt|aktywność aminotransferazy alaninowej',
    ),
    AST: listed(
      'aspat|aminotransferaza asparaginianowa|transaminaza asparaginianowa|transaminaza got|asparaginianowa aminotransferaza|aktywność ast|aktywność aminotransferazy asparaginianowej|aminotransferaza asparaginowa|transaminaza asparaginowa',
    ),
    'AST/ALT ratio': listed(
      'wskaźnik de ritisa|wskaźnik de ritis|stosunek ast/alt|aspat/alat|wskaźnik ast/alt|stosunek ast do alt',
    ),
    'Alkaline phosphatase': listed(
      'fosfataza alkaliczna|fosfataza zasadowa|f. alkaliczna|falk|fosf. alkaliczna|fosf. zasadowa|fosfataza alk.|fosfataza alkaliczna całkowita|aktywność fosfatazy alkalicznej',
    ),
    GGT: listed(
      'gamma-glutamylotranspeptydaza|gamma-glutamylotransferaza|gammaglutamylotranspeptydaza|gammaglutamylotransferaza|gamma-glutamylo-transpeptydaza|γ-glutamylotransferaza|γ-gt|transpeptydaza gamma-glutamylowa|gamma-glutamylo transferaza',
    ),
    'Total bilirubin': listed(
      'bilirubina całkowita|bilirubina|bilirubina całk.|bilirubina całkowita bil-t|bilirubina ogółem|bil. całkowita|stężenie bilirubiny całkowitej|bilirubina t',
    ),
    'Direct bilirubin': listed(
      'bilirubina bezpośrednia|bilirubina związana|bilirubina sprzężona|bilirubina związana (bezpośrednia)|bilirubina bezpośrednia (związana)|bil. bezpośrednia|bilirubina bezp.|bilirubina skoniugowana|bilirubina d',
    ),
    'Indirect bilirubin': listed(
      'bilirubina pośrednia|bilirubina wolna|bilirubina wolna (pośrednia)|bilirubina pośrednia (wolna)|bilirubina niesprzężona|bilirubina niezwiązana|bil. pośrednia|bilirubina nieskoniugowana',
    ),
    'Total protein': listed(
      'białko całkowite|białko całk.|białko ogółem|białko|białko całkowite tp|stężenie białka całkowitego',
    ),
    Albumin: listed('albumina|albuminy|stężenie albuminy|stężenie albumin'),
    Globulin: listed('globuliny|globulina|globuliny całkowite|globuliny wyliczone|globuliny ogółem'),
    'Albumin/globulin ratio': listed(
      'albuminy/globuliny|stosunek albuminy/globuliny|stosunek a/g|wskaźnik a/g|stosunek albumin do globulin|wskaźnik albumina/globuliny|albumina/globulina|wskaźnik albuminowo-globulinowy|stosunek albuminy do globulin',
    ),
    Prealbumin: listed('prealbumina|transtyretyna|prealbuminy'),
    LDH: listed(
      'dehydrogenaza mleczanowa|dehydrogenaza kwasu mlekowego|ld|ldh całkowita|dehydrogenaza mleczanu',
    ),
    Amylase: listed(
      'amylaza|alfa-amylaza|amylaza całkowita|α-amylaza|diastaza|amylaza amy|amylaza we krwi|aktywność amylazy|amylaza alfa',
    ),
    Lipase: listed('lipaza|lipaza trzustkowa|aktywność lipazy'),
    Ammonia: listed('amoniak|amoniak we krwi|jon amonowy|nh3'),
    Creatinine: listed(
      'kreatynina|kreatynina we krwi|stężenie kreatyniny|krea|kreatynina enzymatyczna|kreatynina crea|poziom kreatyniny',
    ),
    eGFR: listed(
      'egfr wg ckd-epi|egfr wg mdrd|egfr wg wzoru ckd-epi|egfr wg wzoru mdrd|gfr wg mdrd|gfr wg ckd-epi|gfr szacowany|przesączanie kłębuszkowe|szacowane przesączanie kłębuszkowe|wielkość przesączania kłębuszkowego|wskaźnik przesączania kłębuszkowego|szacunkowy wskaźnik przesączania kłębuszkowego|wskaźnik filtracji kłębuszkowej|szacowany wskaźnik filtracji kłębuszkowej|współczynnik przesączania kłębuszkowego|szacunkowa filtracja kłębuszkowa|szacowana filtracja kłębuszkowa|filtracja kłębuszkowa|szybkość filtracji kłębuszkowej|egfr wyliczony|egfr (wyl.)|egfr wyliczone',
    ),
    'Urea nitrogen': listed('azot mocznika|azot mocznikowy|azot mocznika we krwi'),
    Urea: listed('mocznik|mocznik we krwi|stężenie mocznika'),
    'BUN/creatinine ratio': listed(
      'bun/kreatynina|stosunek bun/kreatynina|bun/crea|azot mocznika/kreatynina|wskaźnik bun/kreatynina',
    ),
    'Uric acid': listed(
      'kwas moczowy|kwas moczowy ua|stężenie kwasu moczowego|kw. moczowy|kwas moczowy we krwi',
    ),
    'Cystatin C': listed('cystatyna c|cystatyna'),
    'Urine albumin/creatinine ratio': listed(
      'albumina/kreatynina|wskaźnik albumina/kreatynina|wskaźnik albuminowo-kreatyninowy|stosunek albumina/kreatynina|wskaźnik acr|stosunek albuminy do kreatyniny|albumina/kreatynina w moczu|wskaźnik albumina/kreatynina w moczu|mikroalbuminuria/kreatynina',
    ),
    'Microalbumin, urine': listed(
      'mikroalbumina|mikroalbuminuria|albumina w moczu|mikroalbumina w moczu|albumina (mocz)|albuminuria|mikroalbumina mocz',
    ),
    Sodium: listed('sód|stężenie sodu|sód we krwi'),
    Potassium: listed('potas|stężenie potasu|potas we krwi'),
    Chloride: listed('chlorki|chlor|stężenie chlorków|jon chlorkowy|chlorek'),
    'Carbon dioxide': listed(
      'wodorowęglany|wodorowęglany aktualne|hco3 aktualne|dwuwęglany|całkowity co2|całkowity dwutlenek węgla|dwuwęglany aktualne',
    ),
    'Anion gap': listed('luka anionowa|luka anionowa ag'),
    Calcium: listed(
      'wapń całkowity|wapń|wapń całk.|ca całkowity|stężenie wapnia|stężenie wapnia całkowitego',
    ),
    'Corrected calcium': listed(
      'wapń skorygowany|wapń całkowity skorygowany|wapń skorygowany o albuminę|wapń skorygowany względem albuminy|wapń korygowany|wapń skorygowany na albuminy',
    ),
    'Ionized calcium': listed(
      'wapń zjonizowany|ca++|ca2+|wapń jonowy|jon wapniowy|ca zjonizowany|wapń zjonizowany we krwi',
    ),
    Phosphorus: listed(
      'fosfor|fosfor nieorganiczny|fosforany|fosforany nieorganiczne|fosfor nieorg.|fosforan nieorganiczny|p nieorganiczny',
    ),
    Magnesium: listed('magnez|magnez całkowity|stężenie magnezu|mg2+'),
    'Red cell magnesium': listed(
      'magnez w erytrocytach|magnez erytrocytarny|magnez wewnątrzkomórkowy|magnez w krwinkach czerwonych|magnez krwinkowy',
    ),
    Zinc: listed('cynk|zn'),
    Copper: listed('miedź|cu'),
    Lead: listed('ołów|ołów we krwi|ołów pb'),
    Mercury: listed('rtęć|rtęć we krwi|rtęć hg'),
    Cadmium: listed('kadm|kadm we krwi|kadm cd'),
    Arsenic: listed('arsen|arsen we krwi'),
    Selenium: listed('selen|selen se'),
    Osmolality: listed('osmolalność|osmolalność osocza|osmolalność wyliczona'),
    'Base excess': listed('nadmiar zasad|niedobór zasad|be|be(b)|be-ecf|beecf|nadmiar/niedobór zasad'),
    TSH: listed(
      'tsh 3 generacji|tsh iii generacji|tsh ultraczułe|tsh trzeciej generacji|hormon tyreotropowy|tyreotropina|tsh trzeciej gen.|hormon stymulujący tarczycę|tyrotropina',
    ),
    'Free T4': listed('wolna tyroksyna|t4 wolna|t4 wolne|wolne t4|tyroksyna wolna|wolna t4|t4 wolny'),
    'Free T3': listed(
      'wolna trójjodotyronina|t3 wolna|t3 wolne|wolne t3|trójjodotyronina wolna|wolna trijodotyronina|wolna t3|trijodotyronina wolna|t3 wolny',
    ),
    'Total T4': listed('tyroksyna|tyroksyna całkowita|t4 całkowite|t4 całkowita|tt4'),
    'Total T3': listed(
      'trójjodotyronina|trójjodotyronina całkowita|t3 całkowite|t3 całkowita|tt3|trijodotyronina',
    ),
    'Reverse T3': listed('odwrotna trójjodotyronina|odwrotna t3|odwrotne t3|rewers t3'),
    'T3 uptake': listed('test wychwytu t3|wychwyt t3'),
    'Free thyroxine index': listed('wskaźnik wolnej tyroksyny|indeks wolnej tyroksyny|wskaźnik wolnej t4'),
    'TPO antibodies': listed(
      'anty-tpo|a-tpo|atpo|przeciwciała anty-tpo|p/ciała anty-tpo|p/c anty-tpo|przeciwciała przeciw tpo|przeciwciała przeciwko tpo|przeciwciała przeciw peroksydazie tarczycowej|przeciwciała przeciwko peroksydazie tarczycowej|przeciwciała przeciw peroksydazie tarczycy|p/c p. peroksydazie tarczycowej|p/ciała p. peroksydazie tarczycowej|anty tpo ab|przeciwciała antyperoksydazowe|przeciwciała p. tpo|p/c. przeciwtarczycowe anty-tpo|przeciwciała przeciwtarczycowe anty-tpo|przeciwciała atpo',
    ),
    'Thyroglobulin antibodies': listed(
      'anty-tg|a-tg|atg|przeciwciała anty-tg|p/ciała anty-tg|p/c anty-tg|przeciwciała przeciw tyreoglobulinie|przeciwciała przeciwko tyreoglobulinie|p/c p. tyreoglobulinie|p/ciała p. tyreoglobulinie|anty-tyreoglobulina|przeciwciała antytyreoglobulinowe|przeciwciała p. tyreoglobulinie|p/c. przeciwtarczycowe anty-tg|przeciwciała przeciwtarczycowe anty-tg|przeciwciała atg',
    ),
    Thyroglobulin: listed('tyreoglobulina|tyroglobulina'),
    'Vitamin D, 25-hydroxy': listed(
      'witamina d|witamina d (25oh)|witamina d 25-oh|witamina d metabolit 25(oh)|witamina d3|witamina d3 25-oh|witamina d3 (25oh)|witamina d3 metabolit 25(oh)|witamina 25(oh)d|witamina 25(oh)d total|witamina d total|witamina d całkowita|witamina d 25-oh całkowita|25(oh)d|25(oh)d3|25oh witamina d|25(oh) witamina d|25(oh) witamina d3|25-oh witamina d total|25-hydroksywitamina d|25-hydroksywitamina d3|25-hydroksywitamina d total|25-hydroksy witamina d|witamina d 25-hydroksy|kalcydiol|25-hydroksycholekalcyferol|25-hydroksykalcyferol|wit. d|wit. d3|wit. d 25(oh)|wit. d3 25(oh)|wit. d (25oh)|witamina 25-oh d3',
    ),
    'Vitamin D, 1,25-dihydroxy': listed(
      '1,25-dihydroksywitamina d|1,25-dihydroksywitamina d3|1,25(oh)2d|1,25(oh)2d3|1,25-(oh)2 witamina d|1,25(oh)2 witamina d3|witamina d 1,25(oh)2|witamina d3 1,25(oh)2|witamina 1,25(oh)2d3|witamina 1,25(oh)2d|kalcytriol|witamina d metabolit 1,25(oh)2|witamina d3 metabolit 1,25(oh)2',
    ),
    'Vitamin B12': listed(
      'witamina b12|wit. b12|kobalamina|witamina b-12|cyjanokobalamina|witamina b12 całkowita',
    ),
    Holotranscobalamin: listed(
      'holotranskobalamina|aktywna witamina b12|witamina b12 aktywna|holo-tc|aktywna b12',
    ),
    Folate: listed('kwas foliowy|foliany|witamina b9|kw. foliowy|folian'),
    'Red cell folate': listed(
      'kwas foliowy w erytrocytach|foliany w erytrocytach|kwas foliowy erytrocytarny|foliany erytrocytarne|foliany w krwinkach czerwonych|kwas foliowy wewnątrzerytrocytarny',
    ),
    'Vitamin A': listed('witamina a|wit. a'),
    'Vitamin E': listed('witamina e|alfa-tokoferol|tokoferol|wit. e|α-tokoferol'),
    'Vitamin C': listed('witamina c|kwas askorbinowy|wit. c'),
    'Vitamin B1': listed('witamina b1|tiamina|wit. b1|pirofosforan tiaminy|difosforan tiaminy'),
    'Vitamin B6': listed(
      'witamina b6|pirydoksyna|wit. b6|fosforan pirydoksalu|5-fosforan pirydoksalu|pirydoksal|pirydoksalo-5-fosforan',
    ),
    'Methylmalonic acid': listed('kwas metylomalonowy'),
    Homocysteine: listed('homocysteina|homocysteina całkowita|hcy'),
    'C-reactive protein': listed(
      'białko c-reaktywne|crp ilościowo|crp ilościowe|białko ostrej fazy crp|białko c reaktywne ilościowo|crp białko ostrej fazy|crp - test ilościowy',
    ),
    'hs-CRP': listed(
      'crp ultraczułe|crp wysokoczułe|crp hs|crp o wysokiej czułości|białko c-reaktywne ultraczułe|białko c-reaktywne wysokoczułe|crp metoda wysokoczuła|crp metoda ultraczuła|ultraczułe crp|crp-hs ultraczułe|wysokoczułe crp',
    ),
    ESR: listed(
      'ob|odczyn biernackiego|opad|opad krwinek czerwonych|opad erytrocytów|ob po 1 h|ob po 1 godz.|ob po 1 godzinie|ob 1h|szybkość opadania krwinek czerwonych|szybkość opadania erytrocytów|wskaźnik opadania erytrocytów|o.b.|odczyn opadania krwinek czerwonych|opad biernackiego|odczyn opadania krwinek|ob (odczyn opadania)',
    ),
    Procalcitonin: listed('prokalcytonina|prokalcytonina pct|pct prokalcytonina|prokalcytonina ilościowo'),
    'Interleukin-6': listed('interleukina 6'),
    Fibrinogen: listed('fibrynogen|fibrynogen fbg|fibrynogen wg claussa|stężenie fibrynogenu'),
    'Rheumatoid factor': listed(
      'czynnik reumatoidalny|rf ilościowo|czynnik reumatoidalny ilościowo|rf - test ilościowy|czynnik rf',
    ),
    'Anti-CCP': listed(
      'anty-ccp|przeciwciała anty-ccp|p/ciała anty-ccp|p/c anty-ccp|przeciwciała przeciw cyklicznemu cytrulinowanemu peptydowi|przeciwciała przeciw cytrulinowanemu peptydowi|przeciwciała przeciw cyklicznemu peptydowi cytrulinowemu|accp|p/c p. cyklicznemu cytrulinowanemu peptydowi|p/c anty-ccp w kl. igg|anty-ccp igg',
    ),
    IgG: listed(
      'immunoglobulina g|immunoglobuliny g|immunoglobulina igg|igg całkowite|immunoglobuliny igg|immunoglobuliny klasy g|immunoglobuliny igg całkowite|immunoglobulina klasy igg',
    ),
    IgA: listed(
      'immunoglobulina a|immunoglobuliny a|immunoglobulina iga|iga całkowite|immunoglobuliny iga|immunoglobuliny klasy a|immunoglobuliny iga całkowite|immunoglobulina klasy iga',
    ),
    IgM: listed(
      'immunoglobulina m|immunoglobuliny m|immunoglobulina igm|igm całkowite|immunoglobuliny igm|immunoglobuliny klasy m|immunoglobuliny igm całkowite|immunoglobulina klasy igm',
    ),
    IgE: listed(
      'ige całkowite|ige całkowita|immunoglobulina e|immunoglobulina e całkowita|immunoglobulina ige|całkowite ige|immunoglobuliny e|immunoglobuliny ige całkowite|immunoglobuliny ige|immunoglobuliny klasy e|tige',
    ),
    'tTG IgA antibodies': listed(
      'anty-ttg iga|przeciwciała anty-ttg iga|anty-ttg w klasie iga|przeciwciała przeciw transglutaminazie tkankowej iga|przeciwciała przeciw transglutaminazie tkankowej w klasie iga|przeciwciała przeciwko transglutaminazie tkankowej iga|przeciwciała przeciwko transglutaminazie tkankowej w klasie iga|transglutaminaza tkankowa iga|p/c p. transglutaminazie tkankowej iga|p/c p. transglutaminazie tkankowej w kl. iga|p/c p. transglutaminazie tkankowej (anty-ttg) w kl. iga|p/c przeciw transglutaminazie tkankowej iga|przeciwciała przeciw transglutaminazie iga|anti-ttg iga|attg iga|p/c anty-ttg w kl. iga|przeciwciała ttg iga|p/ciała p. transglutaminazie tkankowej iga',
    ),
    Cortisol: listed('kortyzol|kortyzol rano|kortyzol poranny|kortyzol godz. 8|kortyzol we krwi'),
    Testosterone: listed('testosteron|testosteron całkowity|testosteron całk.'),
    'Free testosterone': listed(
      'testosteron wolny|wolny testosteron|testosteron wolny wyliczony|wolny testosteron wyliczany',
    ),
    Estradiol: listed('estradiol 17-beta|17β-estradiol|β-estradiol'),
    Progesterone: listed('progesteron|progesteron prog'),
    FSH: listed(
      'hormon folikulotropowy|folikulotropina|folitropina|hormon dojrzewania pęcherzyków|hormon folikulostymulujący|folikulostymulina',
    ),
    LH: listed('hormon luteinizujący|lutropina'),
    Prolactin: listed('prolaktyna|prl|prolaktyna 0 min|prolaktyna 0'),
    'DHEA-sulfate': listed(
      'dhea-siarczan|siarczan dhea|siarczan dehydroepiandrosteronu|dehydroepiandrosteron siarczan',
    ),
    SHBG: listed('globulina wiążąca hormony płciowe|białko wiążące hormony płciowe'),
    'IGF-1': listed(
      'somatomedyna c|insulinopodobny czynnik wzrostu 1|insulinopodobny czynnik wzrostu igf-1|insulinopodobny czynnik wzrostu i|insulinopodobny czynnik wzrostu typu 1',
    ),
    'Parathyroid hormone': listed(
      'parathormon|parathormon intact|parathyrina|parathormon nienaruszony|hormon przytarczyc',
    ),
    PSA: listed(
      'psa całkowity|swoisty antygen sterczowy|swoisty antygen prostaty|antygen swoisty dla prostaty|antygen specyficzny dla prostaty|antygen gruczołu krokowego|psa całkowite|tpsa|specyficzny antygen sterczowy|antygen gruczołu krokowego całkowity|swoisty antygen sterczowy całkowity|specyficzny antygen prostaty|psa ogółem|antygen swoisty dla stercza|całkowity psa',
    ),
    INR: listed(
      'wskaźnik inr|międzynarodowy współczynnik znormalizowany|znormalizowany czas protrombinowy inr|czas protrombinowy inr|międzynarodowy wskaźnik znormalizowany',
    ),
    'Prothrombin time': listed(
      'czas protrombinowy|pt sek.|czas protrombinowy (pt) w sekundach|czas protrombiny|czas quicka|pt (czas protrombinowy) sek.|pt w sek.|czas pt',
    ),
    aPTT: listed(
      'czas kaolinowo-kefalinowy|czas częściowej tromboplastyny po aktywacji|aptt sek.|aptt czas|kaolinowo-kefalinowy czas|aktywowany czas częściowej tromboplastyny|koalinowo-kefalinowy aptt|czas kefalinowo-kaolinowy|czas koalinowo-kefalinowy|czas częściowo aktywowanej tromboplastyny|czas kefalinowy|częściowy czas tromboplastyny po aktywacji|aptt w sek.|czas aptt',
    ),
    'D-dimer': listed('d-dimery|d-dimery ilościowo|d-dimer ilościowo|dimery d|d-dimer ilościowy'),
    'Creatine kinase': listed(
      'kinaza kreatynowa|kinaza fosfokreatynowa|kinaza kreatyny|ck całkowita|fosfokinaza kreatynowa|kinaza kreatynowa całkowita',
    ),
    'CK-MB': listed(
      'ck-mb masa|ck-mb aktywność|ck-mb mass|kinaza kreatynowa mb|kinaza kreatynowa - izoenzym mb|kinaza kreatynowa ck-mb|izoenzym mb kinazy kreatynowej|izoenzym ck-mb|ck-mb stężenie masy',
    ),
    'Troponin I': listed(
      'troponina i|troponina i sercowa|troponina i hs|troponina i wysokoczuła|hs-troponina i|troponina ths i|hs troponina i ilościowo|tni|ctni|hs-tni|troponina i ilościowo|troponina i ultraczuła|troponina sercowa i|wysokoczuła troponina i|hs-ctni',
    ),
    'Troponin T': listed(
      'troponina t|troponina t sercowa|troponina t hs|troponina t wysokoczuła|hs-troponina t|tnt|ctnt|hs-tnt|troponina t ilościowo|troponina t ultraczuła|troponina sercowa t|wysokoczuła troponina t|hs-ctnt|tnt-hs',
    ),
    'NT-proBNP': listed(
      'n-końcowy propeptyd natriuretyczny typu b|n-końcowy peptyd natriuretyczny typu b|n-końcowy fragment probnp|n-końcowy fragment propeptydu natriuretycznego typu b|n-końcowy propeptyd bnp|nt-probnp (n-końcowy peptyd natriuretyczny)',
    ),
    BNP: listed(
      'peptyd natriuretyczny typu b|mózgowy peptyd natriuretyczny|peptyd natriuretyczny b|peptyd natriuretyczny bnp',
    ),
    Lactate: listed('mleczany|mleczan|kwas mlekowy|mleczany lac|stężenie mleczanów|kwas mlekowy we krwi'),
  },
  headings: {
    name: listed(
      'badanie|nazwa badania|nazwa|parametr|nazwa parametru|rodzaj badania|oznaczenie|nazwa oznaczenia|analit|badany parametr|badanie/parametr|wykonane badanie|test|nazwa testu|składnik|parametr badany|wyszczególnienie|badania',
    ),
    value: listed(
      'wynik|wyniki|wynik badania|wartość|wynik aktualny|aktualny wynik|bieżący wynik|wynik bieżący|wartość wyniku|wynik oznaczenia|rezultat|wynik liczbowy|wyniki badań|wartość oznaczona',
    ),
    unit: listed(
      'jednostka|jednostki|jedn.|jedn|j.m.|j.m|jm|jedn. miary|jednostka miary|jednostka wyniku|miano',
    ),
    range: listed(
      'zakres referencyjny|zakresy referencyjne|zakres ref.|zakres|zakres normy|zakres wartości referencyjnych|wartości referencyjne|wartość referencyjna|wart. referencyjne|wart. ref.|wartości ref.|biologiczny zakres odniesienia|biologiczny przedział odniesienia|przedział referencyjny|przedział odniesienia|biologiczny przedział referencyjny|biologiczny zakres referencyjny|zakres odniesienia|wartości odniesienia|wartości prawidłowe|wartości prawidłowe (norma)|norma|normy|zakres norm|zakres wartości prawidłowych|przedział ref.|referencje|zakres prawidłowy|biologiczne przedziały referencyjne|wartości prawidłowe / zakres referencyjny|zakresy wartości referencyjnych|norma (zakres referencyjny)',
    ),
    low: listed(
      'dolna granica|granica dolna|min|minimum|dolny zakres|norma od|zakres od|dolna granica normy|od|norma min.|zakres dolny',
    ),
    high: listed(
      'górna granica|granica górna|maks.|max|maksimum|maks|górny zakres|norma do|zakres do|górna granica normy|do|norma maks.|zakres górny',
    ),
    flag: listed(
      'flaga|h/l|flagi|ocena|odchylenie|interpretacja|oznaczenie wyniku|alarm|status wyniku|ocena wyniku|l/h|uwaga|liw|poza normą|znacznik|interpretacja graficzna|wskaźnik odchylenia|poza zakresem',
    ),
    previous: listed(
      'poprzedni wynik|poprzedni|poprzednie|poprzednio|wynik poprzedni|poprzednie wyniki|wyniki poprzednie|poprzednia wartość|ostatni wynik|wyniki archiwalne|historia|wynik archiwalny|poprzednie badanie|poprz. wynik|historia wyników|wartość poprzednia|ostatnie wyniki',
    ),
    other: listed(
      'metoda|mat.|wyk.|wykonanie|metoda badania|metoda oznaczenia|technika|materiał|rodzaj materiału|materiał badany|status|kod|kod badania|icd-9|kod icd-9|icd9|data|data badania|data wykonania|data wyniku|lp.|lp|l.p.|nr|uwagi|komentarz|aparat|analizator|wykres|wykres wyniku|pracownia|wykonał|cena|opis|data pobrania|nr próbki|godzina|wykonawca|zlecone|akredytacja|niepewność|niepewność pomiaru|autoryzował',
    ),
  },
  flags: {
    high: listed(
      'powyżej|powyżej normy|powyżej zakresu|powyżej zakresu referencyjnego|wysoki|wysoka|wysokie|podwyższony|podwyższona|podwyższone|bardzo wysoki|bardzo wysokie|ponad normę|za wysoki|za wysokie|zbyt wysoki|wys.|nieco podwyższony|wysoki krytyczny|krytycznie wysoki|powyżej górnej granicy|zwiększony|zwiększona|zwiększone|wartość krytyczna wysoka|graniczny wysoki|powyżej wartości referencyjnych',
    ),
    low: listed(
      'poniżej|poniżej normy|poniżej zakresu|poniżej zakresu referencyjnego|niski|niska|niskie|obniżony|obniżona|obniżone|bardzo niski|bardzo niskie|za niski|za niskie|zbyt niski|nis.|niedobór|ciężki niedobór|nieco obniżony|niski krytyczny|krytycznie niski|poniżej dolnej granicy|zmniejszony|zmniejszona|zmniejszone|deficyt|wartość krytyczna niska|graniczny niski|poniżej wartości referencyjnych|niewystarczający',
    ),
    normal: listed(
      'w normie|prawidłowy|prawidłowa|prawidłowe|w zakresie|w zakresie referencyjnym|wynik prawidłowy|wartość prawidłowa|optymalny|optymalne|pożądany|pożądane|wynik w normie|w zakresie normy|wartość w normie',
    ),
    look: listed(
      'nieprawidłowy|nieprawidłowa|nieprawidłowe|poza normą|poza zakresem|poza zakresem referencyjnym|wartość krytyczna|krytyczny|krytyczna|wynik krytyczny|wynik nieprawidłowy|uwaga|graniczny|graniczna|graniczne|alarmowy|wartość alarmowa|do sprawdzenia|wynik graniczny|sprawdzono',
    ),
  },
  limits: {
    below: listed(
      'do|poniżej|mniej niż|mniejsze niż|mniejszy niż|mniejsza niż|nie więcej niż|maks.|maksymalnie|max.|nie przekracza|pon.|maks|norma do|niższe niż|niższy niż|mniejsze lub równe|mniejszy lub równy',
    ),
    above: listed(
      'od|powyżej|więcej niż|większe niż|większy niż|większa niż|co najmniej|nie mniej niż|min.|minimum|ponad|pow.|przynajmniej|wyższe niż|wyższy niż|większe lub równe|większy lub równy|minimalnie',
    ),
    between: listed('do|a'),
  },
  groups: {
    male: listed(
      'mężczyźni|mężczyzna|mężczyzn|mężczyźni dorośli|dorośli mężczyźni|płeć męska|mężcz.|męż.|m|panowie|dla mężczyzn',
    ),
    female: listed(
      'kobiety|kobieta|kobiet|kobiety dorosłe|dorosłe kobiety|płeć żeńska|kob.|k|panie|dla kobiet|kobiety niebędące w ciąży|kobiety nieciężarne',
    ),
    healthy: listed(
      'norma|normy|prawidłowy|prawidłowa|prawidłowe|wartość prawidłowa|wartości prawidłowe|prawidłowe stężenie|stężenie prawidłowe|stężenie optymalne|poziom optymalny|optymalny|optymalna|optymalne|pożądany|pożądane|wartości pożądane|poziom pożądany|dorośli|osoby dorosłe|dorosłych|osoby zdrowe|zdrowi|zdrowych|wystarczający|poziom wystarczający|stan optymalny|wartość optymalna|wartość docelowa|zakres prawidłowy|prawidłowa glikemia|bez cukrzycy|osoby bez cukrzycy|eutyreoza|ujemny|wynik ujemny|wynik prawidłowy|ryzyko małe|małe ryzyko|niskie ryzyko|wartości optymalne|ogólnie|populacja ogólna',
    ),
    other: listed(
      'noworodki|noworodek|niemowlęta|niemowlę|dzieci|dziecko|młodzież|nastolatki|chłopcy|dziewczęta|dziewczynki|ciąża|w ciąży|kobiety w ciąży|ciężarne|kobiety ciężarne|i trymestr|ii trymestr|iii trymestr|trymestr|1 trymestr|2 trymestr|3 trymestr|faza folikularna|faza pęcherzykowa|faza lutealna|faza owulacyjna|owulacja|środek cyklu|połowa cyklu|szczyt owulacyjny|menopauza|postmenopauza|po menopauzie|pomenopauzalne|przed menopauzą|okres pomenopauzalny|wiek|lat|miesięcy|dni|tydzień|tydz.|niedobór|ciężki niedobór|znaczny niedobór|niewystarczający|stężenie suboptymalne|suboptymalny|nadmiar|toksyczny|toksyczne|potencjalnie toksyczny|poziom toksyczny|stężenie toksyczne|wysokie|stężenie wysokie|niskie|stężenie niskie|cukrzyca|stan przedcukrzycowy|nieprawidłowa glikemia|nieprawidłowa tolerancja glukozy|ryzyko|wysokie ryzyko|umiarkowane ryzyko|średnie ryzyko|podwyższone ryzyko|bardzo wysokie ryzyko|ryzyko umiarkowane|ryzyko duże|ryzyko bardzo duże|ryzyko ekstremalne|graniczne|granicznie wysokie|podwyższony|podwyższone|bardzo wysokie|dodatni|wątpliwy|leczenie|w trakcie leczenia|zakres terapeutyczny|niedoczynność|nadczynność|hipoglikemia|palący|rano|wieczorem|po południu|godz.',
    ),
  },
  sex: {
    label: listed('płeć|płeć pacjenta|płeć/wiek|wiek/płeć|płeć i wiek'),
    male: listed('mężczyzna|męska|m|męski|mężcz.|m.'),
    female: listed('kobieta|żeńska|k|żeński|kob.|ż|k.'),
  },
  dates: {
    collected: listed(
      'data pobrania|data pobrania materiału|data pobrania próbki|data i godzina pobrania|data i godz. pobrania|data/godz. pobrania|data/godzina pobrania|data i czas pobrania|data, godzina pobrania|data i godzina pobrania materiału|data/czas pobrania|czas pobrania|czas pobrania materiału|dzień pobrania|termin pobrania|pobrano|pobranie|pobrania|pobranie materiału|pobranie próbki|materiał pobrano|materiał pobrany|próbkę pobrano|data pobr.|dt. pobrania|pobr.|pobrano dnia|data pobrania krwi|pobranie krwi|krew pobrano|godz. pobrania|godzina pobrania|materiał pobrano dnia',
    ),
    tested: listed(
      'data badania|data wykonania|data wykonania badania|wykonano|data wykonania oznaczenia|badanie wykonano|badanie wykonano dnia|badanie z dnia|data i godzina wykonania|data wykonania badań|data oznaczenia|data i godz. wykonania|data wizyty|dzień badania|data analizy|data wykonania testu|wyniki badań z dnia',
    ),
    reported: listed(
      'data wyniku|autoryzacja|zatwierdzenie|data wydania|data wydania wyniku|data wydania sprawozdania|data autoryzacji|autoryzowano|zautoryzowano|zatwierdzono|data zatwierdzenia|data sprawozdania|data raportu|data wystawienia|data wystawienia wyniku|wynik z dnia|data i godzina autoryzacji|data i godz. zatwierdzenia|wydano|data i godzina wydania wyniku|data zakończenia|data podpisania|podpisano|data i godzina zatwierdzenia|data opublikowania|data sporządzenia|sporządzono|data walidacji|data publikacji|wyniki autoryzował',
    ),
    other: listed(
      'data urodzenia|data ur.|dt. ur.|dt. urodzenia|ur.|urodzony|urodzona|urodzenia|pesel|data przyjęcia|data przyjęcia materiału|przyjęto|przyjęcie|przyjęcie materiału|data i godzina przyjęcia|data i godz. przyjęcia|data/godz. przyjęcia|czas przyjęcia|data dostarczenia|dostarczono|data rejestracji|rejestracja|zarejestrowano|data zlecenia|zlecono|data wystawienia zlecenia|data i godzina zlecenia|data skierowania|data wydruku|wydruk|wydrukowano|wydruk z dnia|drukowano|data ważności|ważny do|data przyjęcia do laboratorium|data wystawienia skierowania|data akredytacji|data poprzedniego badania|poprzedni wynik|poprzednie|data zlec.|data wpływu|data ostatniej miesiączki|om|wygenerowano|data wygenerowania|data i godzina wydruku|data i godzina rejestracji|data i godz. rejestracji|data modyfikacji|odebrano|data odbioru|data aktualizacji|data i godz. zlecenia|wersja z dnia',
    ),
    months: [
      listed('styczeń|stycznia|sty|stycz'),
      listed('luty|lutego|lut'),
      listed('marzec|marca|mar|marz'),
      listed('kwiecień|kwietnia|kwi|kwiec'),
      listed('maj|maja'),
      listed('czerwiec|czerwca|cze|czerw'),
      listed('lipiec|lipca|lip'),
      listed('sierpień|sierpnia|sie|sierp'),
      listed('wrzesień|września|wrz|wrzes'),
      listed('październik|października|paź|paźdz'),
      listed('listopad|listopada|lis|listop'),
      listed('grudzień|grudnia|gru|grudz'),
    ],
  },
  qualitative: listed(
    'ujemny|ujemna|ujemne|negatywny|negatywna|negatywne|wynik ujemny|wynik negatywny|dodatni|dodatnia|dodatnie|pozytywny|pozytywna|pozytywne|wynik dodatni|wynik pozytywny|słabo dodatni|słabo dodatnia|silnie dodatni|wątpliwy|wątpliwa|wątpliwe|wynik wątpliwy|niejednoznaczny|nieoznaczalny|nieoznaczalne|reaktywny|reaktywna|reaktywne|niereaktywny|niereaktywna|niereaktywne|nie reaktywny|wynik reaktywny|wynik niereaktywny|nieobecny|nieobecna|nieobecne|obecny|obecna|obecne|brak|brak reakcji|nie wykryto|wykryto|nie stwierdzono|stwierdzono|niewykrywalny|niewykrywalne|wykrywalny|nie wykryto obecności|ślad|śladowo|śladowy|śladowe|śladowe ilości|ślad białka|ślady|nieliczne|nieliczny|pojedyncze|pojedynczy|dość liczne|liczne|bardzo liczne|norma|nie wyhodowano|wyhodowano|brak wzrostu|jałowy|wzrost|poniżej progu wykrywalności|poniżej granicy oznaczalności|przejrzysty|przejrzysta|klarowny|mętny|lekko mętny|zupełna|jasnożółty|słomkowy|żółty|ciemnożółty|bez zmian|nie oznaczono|materiał zhemolizowany|dodatni (+)|w preparacie brak|pokrywają pole widzenia|zalegają pole widzenia|niewyczuwalny',
  ),
  notATest: listed(
    'pacjent|pacjentka|pesel|imię|imię i nazwisko|nazwisko|nazwisko i imię|wiek|płeć|adres|adres zamieszkania|ul.|ulica|miejscowość|telefon|tel.|tel/fax|fax|faks|e-mail|email|kom.|strona|str.|lekarz|lekarz kierujący|lekarz zlecający|zlecający|zleceniodawca|zlecił|kierujący|płatnik|kontrahent|oddział|jednostka zlecająca|jednostka kierująca|podmiot kierujący|punkt pobrań|punkt pobrania|nr zlecenia|numer zlecenia|zlecenie|nr badania|numer badania|nr próbki|numer próbki|numer|nr laboratoryjny|nr|nr kodu|kod|kod kreskowy|kod zlecenia|kod pacjenta|id pacjenta|id|identyfikator|nr księgi|nr ks.|księga|nip|regon|krs|nr wpisu|nr rejestru|nr akredytacji|akredytacja|kapitał zakładowy|konto|data|data urodzenia|data pobrania|data przyjęcia|data wydruku|data zlecenia|data wykonania|data zatwierdzenia|data rejestracji|godzina|godz.|przyjęto|pobrano|wydrukowano|wydruk|zatwierdził|autoryzował|zautoryzował|wykonał|diagnosta|diagnosta laboratoryjny|kierownik|kierownik laboratorium|podpis|osoba autoryzująca|osoba pobierająca|pobrał|materiał|rodzaj materiału|rozpoznanie|skierowanie|uwagi|uwaga|komentarz|interpretacja|opis|opinia|informacja|objaśnienia|legenda|wyjaśnienie|zalecenie|zalecenia|norma|normy|wartości referencyjne|wartości docelowe|zakres referencyjny|metoda|badanie wykonano|badania wykonano|wyniki badań|wynik badania|sprawozdanie|sprawozdanie z badań|raport|laboratorium|mężczyźni|mężczyzna|kobiety|kobieta|dorośli|dzieci|noworodki|niemowlęta|ciąża|kobiety w ciąży|i trymestr|ii trymestr|iii trymestr|faza folikularna|faza lutealna|faza owulacyjna|owulacja|menopauza|po menopauzie|prawidłowa glikemia|nieprawidłowa glikemia|stan przedcukrzycowy|cukrzyca|ryzyko|niskie ryzyko|małe ryzyko|umiarkowane ryzyko|wysokie ryzyko|bardzo wysokie ryzyko|niedobór|ciężki niedobór|znaczny niedobór|stężenie optymalne|stężenie wysokie|stężenie suboptymalne|stężenie potencjalnie toksyczne|poziom wystarczający|poziom optymalny|stężenie toksyczne|optymalny|optymalne|pożądany|pożądane|graniczny|graniczne|wysoki|wysokie|niski|niskie|prawidłowy|prawidłowa|prawidłowe|podwyższony|podwyższone|obniżony|obniżone|nieprawidłowy|bardzo wysoki|wystarczający|niewystarczający|poprzedni|poprzednie|poprzednio|wynik|zakres ref.|wynik ujemny|wynik dodatni|wynik wątpliwy|osoby|wzrost|masa ciała|waga|bmi|ciśnienie|tętno|temperatura|faktura|cena|kwota|koniec|koniec sprawozdania|www|dowiedz się|oznacza|według|zgodnie|legenda flag|niepewność|nfz',
  ),
  sections: {
    notBlood: listed(
      'mocz|badanie ogólne moczu|badanie moczu|osad moczu|badanie fizykochemiczne moczu|ocena mikroskopowa osadu|analiza moczu|dobowa zbiórka moczu|zbiórka moczu|kał|badanie kału|krew utajona w kale|płyn mózgowo-rdzeniowy|płyn z jam ciała|nasienie|badanie nasienia|ślina|wymaz|posiew|posiew moczu|mikrobiologia|parazytologia|seminogram|plwocina|bakteriologia|biocenoza pochwy|analityka ogólna moczu',
    ),
    blood: listed(
      'krew|morfologia|morfologia krwi|morfologia krwi obwodowej|morfologia 5 diff|morfologia z rozmazem|rozmaz krwi|rozmaz|hematologia|biochemia|chemia kliniczna|biochemia krwi|lipidogram|profil lipidowy|jonogram|elektrolity|próby wątrobowe|profil wątrobowy|profil nerkowy|koagulologia|układ krzepnięcia|koagulogram|hormony|hormony tarczycy|tarczyca|immunochemia|immunologia|serologia|białka|proteinogram|markery nowotworowe|witaminy|diabetologia|gospodarka żelazowa|gospodarka żelazem|gospodarka węglowodanowa|gospodarka lipidowa|lipidy|wzór odsetkowy|wzór odsetkowy leukocytów|próby nerkowe|nerki|gospodarka wapniowo-fosforanowa|gospodarka wodno-elektrolitowa|gazometria|markery sercowe|endokrynologia|autoimmunologia|alergologia|surowica|osocze|hemostaza|diagnostyka niedokrwistości|enzymy|metabolity|leukogram|toksykologia|mikroelementy|panel tarczycowy',
    ),
    title: listed(
      'panel|profil|pakiet|badania|badanie|wyniki|wyniki badań|sprawozdanie|pracownia|dział|grupa badań|zestaw|diagnostyka|analityka',
    ),
  },
  methods: listed(
    'metoda|met.|metoda oznaczenia|badanie wykonano metodą|oznaczenie wykonano|badanie wykonano testem|badanie wykonano na aparacie|technika|aparat|analizator|materiał|materiał badany|rodzaj materiału|odczynnik|spektrofotometria|spektrofotometryczna|immunochemiczna|immunochemia|elektrochemiluminescencja|elektrochemiluminescencyjna|chemiluminescencja|chemiluminescencyjna|immunochemiluminescencja|immunoturbidymetria|immunoturbidymetryczna|turbidymetria|turbidymetryczna|nefelometria|enzymatyczna|kolorymetryczna|kinetyczna|cytometria przepływowa|fluorescencyjna cytometria przepływowa|impedancja|impedancyjna|potencjometria|potencjometryczna|jonoselektywna|mikroskopia|obliczony|obliczona|obliczono|wyliczony|wyliczona|wyliczono|wg wzoru|wzór friedewalda|automatyczna|metoda referencyjna|koagulometryczna|immunoenzymatyczna|w surowicy|w osoczu|surowica|osocze|osocze cytrynianowe|krew|krew żylna|krew pełna|krew edta|edta',
  ),
  units: listed(
    'tys/µl|tys./µl|tys/mm3|tys./mm3|tys/µ|tys|tys.|mln/µl|mln./µl|mln/mm3|mln|mln.|tys. w 1 µl|tys/l|g%|mg%|mm/godz.|mm/godz|mm/1 godz.|mm/1h|mm po 1 godz.|mm po 1h|sek.|sek|s.|j./l|j/l|j.m./l|jm/l|j.m./ml|jm/ml|mj.m./ml|mjm/ml|mj.m./l|mjm/l|µj.m./ml|µjm/ml|j/ml|w.p.w.|wpw|promil|komórek/µl|kom./µl|kom/µl|krotność|wskaźnik|indeks|/µl|na 100 wbc|na 100 leukocytów|/100 wbc|/100 leukocytów|ml/min/1,73m2|ml/min/1,73 m²|mmol/mol hb|mg/g kreatyniny|mg/mmol kreatyniny',
  ),
}
