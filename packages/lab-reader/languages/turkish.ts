/** Turkish, as laboratories in Turkey and the health service's own portal print it. */
import { type Language, listed } from './language.ts'

export const TURKISH: Language = {
  code: 'tr',
  name: 'Turkish',
  model: 'tur',
  words: listed(
    'sonuç|sonuçlar|sonuçları|birim|aralığı|değer|değeri|değerleri|tetkik|tahlil|numune|örnek|tarihi|adı|soyadı|doğum|cinsiyet|erkek|kadın|istem|onay|hastane|hastanesi|laboratuvar|laboratuvarı|açlık|serbest|lökosit|eritrosit|için',
  ),
  names: {
    'White blood cells': listed(
      'lökosit|lökosit sayısı|lökosit sayımı|lökositler|toplam lökosit|toplam lökosit sayısı|total lökosit sayısı|beyaz küre|beyaz küre sayısı|beyaz kan hücresi|beyaz kan hücreleri|beyaz kan hücresi sayısı|akyuvar|akyuvar sayısı|akyuvarlar',
    ),
    'Red blood cells': listed(
      'eritrosit|eritrosit sayısı|eritrosit sayımı|eritrositler|toplam eritrosit sayısı|kırmızı küre|kırmızı küre sayısı|kırmızı kan hücresi|kırmızı kan hücreleri|kırmızı kan hücresi sayısı|alyuvar|alyuvar sayısı|alyuvarlar|kırmızı küre (kk)',
    ),
    Hemoglobin: listed('hemoglobin düzeyi|hemoglobin miktarı|hemoglobin konsantrasyonu'),
    Hematocrit: listed('hematokrit|htc|ht|hematokrit değeri|hematokrit hmt'),
    MCV: listed(
      'ortalama eritrosit hacmi|ortalama eritrosit volümü|ortalama hücre hacmi|ortalama alyuvar hacmi|ortalama korpusküler hacim|ortalama korpüsküler volüm|ort. eritrosit hacmi|oeh|ortalama kırmızı küre hacmi|ortalama hücre volümü',
    ),
    MCH: listed(
      'ortalama eritrosit hemoglobini|ortalama hücre hemoglobini|ortalama korpusküler hemoglobin|ortalama eritrosit hemoglobin miktarı|ortalama alyuvar hemoglobini|ort. eritrosit hemoglobini|oehb|ortalama eritrosit hb|ortalama hemoglobin miktarı|ortalama eritrosit hemoglobin içeriği|ortalama hücre hemoglobin miktarı',
    ),
    MCHC: listed(
      'ortalama eritrosit hemoglobin konsantrasyonu|ortalama hücre hemoglobin konsantrasyonu|ortalama korpusküler hemoglobin konsantrasyonu|ortalama eritrosit hemoglobin yoğunluğu|ortalama hemoglobin konsantrasyonu|ortalama eritrosit hb konsantrasyonu|ortalama alyuvar hemoglobin konsantrasyonu|ort. eritrosit hemoglobin konsantrasyonu|oehy|ortalama eritrosit hemoglobin derişimi|ortalama eritrosit hemoglobini konsantrasyonu|ortalama hücre hemoglobin derişimi',
    ),
    RDW: listed(
      'rdw|kkdg|rdw %|rdw%|eritrosit dağılım genişliği|eritrosit dağılım genişliği cv|kırmızı küre dağılım genişliği|kırmızı hücre dağılım genişliği|alyuvar dağılım genişliği|eritrosit dağılım hacmi|kırmızı kan hücresi dağılım genişliği|eritrosit dağılım aralığı|eritrosit hacim dağılım genişliği|eritrosit dağılım genişliği yüzdesi',
    ),
    'RDW-SD': listed(
      'rdw|eritrosit dağılım genişliği|eritrosit dağılım genişliği sd|eritrosit dağılım genişliği standart sapma|kırmızı küre dağılım genişliği|kırmızı kan hücresi dağılım genişliği|kırmızı hücre dağılım genişliği',
    ),
    Platelets: listed(
      'trombosit|trombosit sayısı|trombosit sayımı|trombositler|platelet sayısı|kan pulcuğu|kan pulcukları|kan pulcuğu sayısı|toplam trombosit sayısı|trombosit (sitratlı)',
    ),
    MPV: listed(
      'ortalama trombosit hacmi|ortalama platelet hacmi|ortalama trombosit volümü|ort. trombosit hacmi|ortalama platelet volümü',
    ),
    PDW: listed(
      'pdw %|pdw%|trombosit dağılım genişliği|platelet dağılım genişliği|pdw-sd|trombosit dağılım aralığı|trombosit dağılım hacmi|trombosit hacim dağılım genişliği',
    ),
    Plateletcrit: listed(
      'pct %|pct%|trombokrit|trombosit yüzdesi|trombosit kriti|plateletkrit|platekrit|trombosit hematokriti|trombosit krit',
    ),
    Neutrophils: listed(
      'nötrofil|nötrofiller|parçalı|segmentli nötrofil|polimorfonükleer lökosit|pnl|segment|parçalı lökosit|nötrofil granülosit|nötrofil %|nötrofiller %|nötrofil yüzdesi|% nötrofil|nötrofil oranı|nötrofil yüzde|parçalı %|yüzde nötrofil|neut|neu|ne|nötr|neut %|neut%|neu %|neu%|ne %|ne%|nötr %|nötr%',
    ),
    'Absolute neutrophils': listed(
      'nötrofil|nötrofiller|parçalı|segmentli nötrofil|polimorfonükleer lökosit|pnl|segment|parçalı lökosit|nötrofil granülosit|nötrofil sayısı|mutlak nötrofil sayısı|nötrofil mutlak|absolü nötrofil sayısı|nötrofil mutlak sayı|nötrofil sayımı|absolut nötrofil|mutlak nötrofil|nötrofil abs.|absolü nötrofil|toplam nötrofil sayısı|neut|neu|ne|nötr',
    ),
    Lymphocytes: listed(
      'lenfosit|lenfositler|lenfosit %|lenfositler %|lenfosit yüzdesi|% lenfosit|lenfosit oranı|lenfosit yüzde|yüzde lenfosit|lymph|lym|ly|lenf|len|lymph %|lymph%|lym %|lym%|ly %|ly%|lenf %|lenf%|len %|len%',
    ),
    'Absolute lymphocytes': listed(
      'lenfosit|lenfositler|lenfosit sayısı|mutlak lenfosit sayısı|lenfosit mutlak|absolü lenfosit sayısı|lenfosit mutlak sayı|lenfosit sayımı|absolut lenfosit|mutlak lenfosit|lenfosit abs.|absolü lenfosit|toplam lenfosit sayısı|lymph|lym|ly|lenf|len',
    ),
    Monocytes: listed(
      'monosit|monositler|monosit %|monositler %|monosit yüzdesi|% monosit|monosit oranı|monosit yüzde|yüzde monosit|mono|mon|mo|mono %|mono%|mon %|mon%|mo %|mo%',
    ),
    'Absolute monocytes': listed(
      'monosit|monositler|monosit sayısı|mutlak monosit sayısı|monosit mutlak|absolü monosit sayısı|monosit mutlak sayı|monosit sayımı|absolut monosit|mutlak monosit|monosit abs.|absolü monosit|mono|mon|mo',
    ),
    Eosinophils: listed(
      'eozinofil|eosinofil|eozinofiller|eozinofil granülosit|eosinofiller|eozinofil %|eosinofil %|eozinofil yüzdesi|% eozinofil|eozinofil oranı|eozinofil yüzde|yüzde eozinofil|eosinofil yüzdesi|eos|eo|eoz|eos %|eos%|eo %|eo%|eoz %|eoz%',
    ),
    'Absolute eosinophils': listed(
      'eozinofil|eosinofil|eozinofiller|eozinofil granülosit|eosinofiller|eozinofil sayısı|mutlak eozinofil sayısı|eozinofil mutlak|absolü eozinofil sayısı|eozinofil mutlak sayı|eozinofil sayımı|absolut eozinofil|mutlak eozinofil|eosinofil sayısı|eozinofil abs.|absolü eozinofil|eos|eo|eoz',
    ),
    Basophils: listed(
      'bazofil|basofil|bazofiller|bazofil granülosit|basofiller|bazofil %|basofil %|bazofil yüzdesi|% bazofil|bazofil oranı|bazofil yüzde|yüzde bazofil|basofil yüzdesi|baso|bas|ba|baz|baso %|baso%|bas %|bas%|ba %|ba%|baz %|baz%',
    ),
    'Absolute basophils': listed(
      'bazofil|basofil|bazofiller|bazofil granülosit|basofiller|bazofil sayısı|mutlak bazofil sayısı|bazofil mutlak|absolü bazofil sayısı|bazofil mutlak sayı|bazofil sayımı|absolut bazofil|mutlak bazofil|basofil sayısı|bazofil abs.|absolü bazofil|baso|bas|ba|baz',
    ),
    'Immature granulocytes': listed(
      'immatür granülosit|immatür granülosit %|immatür granülosit sayısı|immatür granülosit yüzdesi|immatür granülositler|ig %|ig%|olgunlaşmamış granülosit|olgunlaşmamış granülositler|immatur granülosit oranı|img|img %|img%|genç granülosit|olgunlaşmamış granülosit sayısı|olgunlaşmamış granülosit yüzdesi',
    ),
    'Band neutrophils': listed(
      'çomak|çomak %|çomaklar|çomak nötrofil|band nötrofil|bant nötrofil|çomak hücreleri|nötrofil çomak|nötrofil band|çomak parçalı|bant|nötrofil bant',
    ),
    Reticulocytes: listed(
      'retikülosit|retikülosit sayısı|retikülosit %|retikülosit yüzdesi|retikülosit sayımı|retikülositler|retikülosit oranı|ret %|ret%|ret#|mutlak retikülosit sayısı|retikülosit mutlak sayı',
    ),
    'Nucleated red blood cells': listed(
      'nrbc %|nrbc%|çekirdekli eritrosit|çekirdekli eritrosit sayısı|çekirdekli kırmızı kan hücresi|çekirdekli eritrosit %|normoblast|normoblast sayısı|normoblast %|eritroblast|nükleuslu eritrosit|çekirdekli alyuvar|nrbc sayısı|çekirdekli eritrosit yüzdesi|çekirdekli kırmızı küre|nukleuslu kırmızı kan hücresi|nrbc yüzdesi',
    ),
    Iron: listed('demir|serum demiri|demir düzeyi|kan demiri|demir serum/plazma'),
    TIBC: listed(
      'total demir bağlama kapasitesi|toplam demir bağlama kapasitesi|tdbk|total demir bağlama|demir bağlama kapasitesi total|demir bağlama kapasitesi tibc|tibc demir bağlama kapasitesi|total demir bağlama kap.|tdbk demir bağlama kapasitesi|demir bağlama kapasitesi tdbk|demir bağlama kapasitesi toplam|demir bağlama (total)',
    ),
    UIBC: listed(
      'doymamış demir bağlama kapasitesi|ddbk|serbest demir bağlama kapasitesi|unsatüre demir bağlama kapasitesi|demir bağlama kapasitesi uibc|uibc demir bağlama kapasitesi|ansatüre demir bağlama kapasitesi|latent demir bağlama kapasitesi|udbk|desatüre demir bağlama kapasitesi|doymamış demir bağlama|satüre olmayan demir bağlama kapasitesi|demir bağlama kapasitesi (doymamış)|demir bağlama kapasitesi unsature',
    ),
    'Transferrin saturation': listed(
      'transferrin satürasyonu|transferrin saturasyon|transferrin doygunluğu|transferrin satürasyon yüzdesi|transferrin satürasyonu %|transferrin saturasyon indeksi|ts transferrin satürasyonu|demir satürasyonu|demir doygunluğu|transferrin satürasyon oranı|transferrin doyma yüzdesi|transferrin doygunluk yüzdesi|transferrin satürasyonu yüzdesi|% transferrin satürasyonu|% transferrin saturasyon|demir satürasyon yüzdesi|% demir satürasyonu|transferrin satürasyon indeksi ts|transferrin doygunluk indeksi|transferrin doygunluk oranı|transferrin saturasyonu (hesaplanan)|demir saturasyonu %',
    ),
    Transferrin: listed('transferrin düzeyi|transferin'),
    Ferritin: listed('ferritin düzeyi|serum ferritini'),
    Glucose: listed(
      'glukoz|glikoz|kan şekeri|kan glukozu|glukoz plazma|plazma glukozu|kan glikozu|glukoz random|rastgele kan şekeri|rastgele glukoz|şeker|kan şekeri rastgele|serum glukozu|kan glukoz|glukoz rastgele',
    ),
    'Fasting glucose': listed(
      'açlık kan şekeri|açlık glukozu|açlık kan glukozu|açlık plazma glukozu|açlık glukoz|glukoz açlık|akş|a.k.ş.|kan şekeri açlık|açlık şekeri|açlık glikozu|glikoz açlık|açlık glikoz|açlık kan şekeri glukoz|glukoz açlık kan şekeri|glukoz (akş)|akş glukoz|apg|plazma glukozu açlık|kan glukozu açlık|açlık kan glikozu|glukoz açlık plazma|açlık (0.dk) glukoz|0. dakika glukoz',
    ),
    'Hemoglobin A1c': listed(
      'glike hemoglobin|glikozile hemoglobin|glikolize hemoglobin|glikohemoglobin|hba1c %|hba1c%|hba1c ngsp|hba1c dcct|üç aylık kan şekeri|3 aylık kan şekeri|üç aylık şeker|hba1c (ngsp) %|glikozillenmiş hemoglobin|glikolize hb|glikozile hb|hba1c yüzde|glike hb|glukozile hemoglobin',
    ),
    'Estimated average glucose': listed(
      'tahmini ortalama glukoz|ortalama glukoz|hesaplanmış ortalama glukoz|ortalama kan şekeri|ortalama plazma glukozu|tahmini ortalama kan şekeri|ortalama kan glukozu|tahmini ortalama kan glukozu|tahmini ortalama plazma glukozu|ortalama glikoz|tahmini ortalama glikoz|tahmini ortalama glukoz düzeyi|ortalama glukoz düzeyi|hesaplanan ortalama glukoz',
    ),
    Insulin: listed(
      'insülin açlık|açlık insülini|açlık insülin|bazal insülin|insülin düzeyi|insülin bazal|0. dakika insülin|insülin hormonu|açlık insülin düzeyi|insülin 0. dk',
    ),
    'C-peptide': listed(
      'c-peptid|c-peptit|c peptid açlık|açlık c-peptid|c-peptid düzeyi|c peptid bazal|peptid c',
    ),
    'HOMA-IR': listed(
      'homa indeksi|homa-ir indeksi|insülin direnci|insülin direnç indeksi|homa ir skoru|homa ir (insülin direnci) indeksi|insülin rezistansı|homa skoru|insulin direnci indeksi homa-ir|homa ir değeri|insülin direnci testi',
    ),
    Fructosamine: listed('fruktozamin|früktosamin'),
    'Total cholesterol': listed(
      'total kolesterol|kolesterol|kolesterol total|toplam kolesterol|kolesterol toplam|t. kolesterol|tot. kolesterol|kolesterol düzeyi',
    ),
    'HDL cholesterol': listed(
      'hdl kolesterol|kolesterol hdl|hdl-k|iyi kolesterol|yüksek dansiteli lipoprotein|yüksek yoğunluklu lipoprotein|hdl kol.|hdl kolesterol direkt|yüksek dansiteli lipoprotein kolesterol|hdl-chol kolesterol|iyi huylu kolesterol',
    ),
    'LDL cholesterol': listed(
      'ldl kolesterol|kolesterol ldl|ldl-k|kötü kolesterol|ldl kolesterol direkt|direkt ldl|direkt ldl kolesterol|ldl direkt|düşük dansiteli lipoprotein|düşük yoğunluklu lipoprotein|ldl kol.|ldl-kolesterol (ölçüm)|ldl kolesterol (direkt ölçüm)|düşük dansiteli lipoprotein kolesterol|d-ldl|ldl kolesterol ölçülen|ldl-chol kolesterol|ldl direk|direk ldl|kötü huylu kolesterol',
    ),
    'LDL cholesterol, calculated': listed(
      'ldl kolesterol hesaplanan|ldl hesaplanan|ldl kolesterol (hesap)|ldl kolesterol hesaplanmış|hesaplanmış ldl|hesaplanmış ldl kolesterol|ldl kolesterol (friedewald)|ldl kolesterol (hesaplama)|ldl hesaplama|ldl hesaplanmış|ldl (hesap)|hesaplanan ldl|hesaplanan ldl kolesterol|ldl-kolesterol (hesaplanmıştır)|ldl kolesterol hes.|kolesterol ldl hesaplanan|ldl-kolesterol (friedewald formülü)|ldl kolesterol (martin)|hesaplamalı ldl|ldl-c hesaplanan|ldl-c hesaplanmış|ldl kolesterol hesaplamalı|ldl hes.',
    ),
    'VLDL cholesterol': listed(
      'vldl kolesterol|kolesterol vldl|vldl-k|vldl kolesterol hesaplanan|çok düşük dansiteli lipoprotein|vldl kolesterol (hesap)|vldl hesaplanan|vldl kolesterol hesaplanmış|çok düşük yoğunluklu lipoprotein|vldl kol.|vldl hesaplanmış|vldl kolesterol (hesaplama)|vldl (hesap)',
    ),
    'Non-HDL cholesterol': listed(
      'non-hdl kolesterol|hdl dışı kolesterol|hdl olmayan kolesterol|non hdl kolesterol (hesaplanan)|non-hdl kolesterol hesap|kolesterol non-hdl|nonhdl kolesterol|nonhdl|non-hdl-k|non-hdl kolesterol hesaplanmış|non hdl hesaplanan',
    ),
    Triglycerides: listed(
      'trigliserit|trigliserid|trigliseritler|trigliseridler|trigliserit düzeyi|trigliserit (trig)|trigliserid (trig)|trig trigliserit|trigliserit açlık',
    ),
    'Cholesterol/HDL ratio': listed(
      'total kolesterol/hdl|total kolesterol/hdl oranı|kolesterol/hdl oranı|kolesterol/hdl|t. kolesterol/hdl|total kolesterol/hdl kolesterol|total kolesterol/hdl kolesterol oranı|kolesterol/hdl kolesterol oranı|kolesterol hdl oran|t.kolesterol/hdl oranı|total kol/hdl|tk/hdl|total kol./hdl oranı|chol/hdl oranı|kol/hdl|tk/hdl oranı|toplam kolesterol/hdl oranı|toplam kolesterol/hdl',
    ),
    'LDL/HDL ratio': listed(
      'ldl/hdl oranı|ldl kolesterol/hdl kolesterol|ldl/hdl kolesterol oranı|ldl kolesterol/hdl kolesterol oranı|ldl/hdl kolesterol',
    ),
    'Triglycerides/HDL ratio': listed(
      'trigliserit/hdl oranı|trigliserit/hdl|tg/hdl oranı|tg/hdl|trigliserid/hdl oranı|trigliserid/hdl|trigliserit/hdl kolesterol oranı',
    ),
    'Apolipoprotein B': listed('apo lipoprotein b|apolipoprotein-b100 (apob)|apo-b100'),
    'Apolipoprotein A1': listed('apo lipoprotein a1|apo ai|apolipoprotein ai|apo a-i|apo-lipoprotein a-1'),
    'Lipoprotein(a)': listed('lipoprotein küçük a'),
    ALT: listed(
      'alanin aminotransferaz|alanin amino transferaz|alanin transaminaz|alanin transferaz|alaninaminotransferaz',
    ),
    AST: listed(
      'aspartat aminotransferaz|aspartat amino transferaz|aspartat transaminaz|aspartat transferaz|aspartataminotransferaz',
    ),
    'AST/ALT ratio': listed('ast/alt oranı|de ritis oranı|de-ritis indeksi|sgot/sgpt oranı'),
    'Alkaline phosphatase': listed(
      'alkalen fosfataz|alkalin fosfataz|alkali fosfataz|alk. fosfataz|alkalen fosfataz total|alkp',
    ),
    GGT: listed(
      'gama glutamil transferaz|gamma glutamil transferaz|gama gt|gama-glutamiltransferaz|gamma-glutamiltransferaz|gama glutamil transpeptidaz|gamma glutamil transpeptidaz|γ-gt|γ-glutamil transferaz|glutamil transferaz gama',
    ),
    'Total bilirubin': listed('toplam bilirubin|bilirubin toplam|tot. bilirubin|t. bil|total bil|tbil'),
    'Direct bilirubin': listed(
      'direkt bilirubin|bilirubin direkt|konjuge bilirubin|bilirubin konjuge|direk bilirubin|bilirubin direk|d. bil|direkt bilirubin (konjuge)|bilirubin (konjuge) direkt|dbil|direkt bil',
    ),
    'Indirect bilirubin': listed(
      'indirekt bilirubin|bilirubin indirekt|konjuge olmayan bilirubin|ankonjuge bilirubin|indirek bilirubin|indirekt bilirubin hesaplanan|i. bilirubin|bilirubin indirek|unkonjuge bilirubin|endirekt bilirubin|bilirubin endirekt|indirekt bilirubin (hesap)|indirekt bil|i. bil',
    ),
    'Total protein': listed(
      'toplam protein|protein toplam|tot. protein|total protein (tp)|tp total protein|protein düzeyi|total protein düzeyi|serum proteini',
    ),
    Albumin: listed('albümin düzeyi|serum albümini'),
    Globulin: listed('globulin hesaplanan|globulin (hesap)|globulin düzeyi'),
    'Albumin/globulin ratio': listed('albümin/globulin oranı|albumin/globulin|a/g oranı|alb/glob oranı'),
    Prealbumin: listed('pre-albümin|transtiretin'),
    LDH: listed(
      'laktat dehidrogenaz|laktik dehidrogenaz|laktik asit dehidrogenaz|laktat dehidrogenaz (ld)|laktat dehidrojenaz|laktat dehidrogenaz total|ld laktat dehidrogenaz',
    ),
    Amylase: listed(
      'amilaz|alfa amilaz|total amilaz|amilaz total|α-amilaz|amilaz amy|serum amilazı|amilaz düzeyi',
    ),
    Lipase: listed('lipaz|pankreatik lipaz|lipaz lip|lipaz düzeyi|serum lipazı'),
    Ammonia: listed(
      'amonyak|amonyak plazma|plazma amonyak|nh3|kan amonyak|amonyak kan|amonyak (nh3) plazma|kan amonyak düzeyi|amonyum',
    ),
    Creatinine: listed(
      'kreatinin|crea|serum kreatinini|kreatinin düzeyi|kreatinin kan|kan kreatinin|kreatinin enzimatik|kreatinin krea',
    ),
    eGFR: listed(
      'gfr ckd-epi|gfr mdrd|tahmini glomerüler filtrasyon hızı|glomerüler filtrasyon hızı|tahmini gfr|tgfh|gfr hesaplanan|hesaplanmış gfr|egfr hesaplanan|gfh|glomerül filtrasyon hızı|gfr tahmini|tahmini glomerül filtrasyon hızı|glomerüler filtrasyon oranı|glomerüler filtrasyon hızı ckd-epi|glomerüler filtrasyon hızı mdrd|egfr (hesaplanmış)|tahmini gfr (ckd-epi)|tahmini gfr mdrd|hesaplanan gfr|e-gfr|tahmini glomeruler filtrasyon hızı ckd-epi|tahmini glomerüler filtrasyon oranı|tgfh ckd-epi|gfr (ckd-epi formülü)|egfr (ckd epi) hesaplanan|gfh ckd-epi|gfr ckd-epi (hesaplama)|glomerüler filtrasyon hızı (tahmini)',
    ),
    'Urea nitrogen': listed('kan üre azotu|üre azotu|kan üre nitrojeni|üre nitrojeni'),
    Urea: listed('üre|kan üresi|kan üre|üre düzeyi|üre kan|serum üresi'),
    'BUN/creatinine ratio': listed(
      'bun/kreatinin|bun/kreatinin oranı|üre azotu/kreatinin oranı|bun/kre oranı|kan üre azotu/kreatinin|bun/crea oranı',
    ),
    'Uric acid': listed(
      'ürik asit|kan ürik asit|ürik asit ua|ürat|ürik asit düzeyi|serum ürik asidi|ürik asit kan|ua ürik asit',
    ),
    'Cystatin C': listed('sistatin c|sistatin|sistatin c serum/plazma'),
    'Urine albumin/creatinine ratio': listed(
      'albümin/kreatinin oranı|albümin/kreatinin|idrar albümin/kreatinin oranı|mikroalbümin/kreatinin|mikroalbümin/kreatinin oranı|idrar mikroalbümin/kreatinin oranı|albumin/kreatinin (spot idrar)|spot idrar albümin/kreatinin oranı|idrar albümin/kreatinin|mikroalbümin/kreatinin (spot idrar)|mikroalbüminüri/kreatinin|spot idrarda albümin/kreatinin|spot idrarda mikroalbümin/kreatinin|idrarda albümin/kreatinin oranı|spot idrar mikroalbümin/kreatinin oranı|spot idrarda mikroalbümin/kreatinin oranı|mikroalbümin kreatinin oranı (idrar)|idrarda mikroalbümin/kreatinin oranı|albümin/kreatinin oranı (idrar)|mikroalbümin / kreatinin oranı (spot)|spot idrarda albümin/kreatinin oranı',
    ),
    'Microalbumin, urine': listed(
      'mikroalbümin|mikroalbümin idrar|idrar mikroalbümin|idrarda mikroalbümin|mikroalbüminüri|spot idrarda mikroalbümin|mikroalbümin spot idrar|albümin idrar|idrar albümin|idrarda albümin|albümin (spot idrar)|mikro albümin|mikroalbumin (idrar) spot|spot idrar mikroalbümin|spot idrarda albümin|mikroalbumin düzeyi|spot idrar albümin',
    ),
    Sodium: listed('sodyum|serum sodyumu|sodyum düzeyi|kan sodyum'),
    Potassium: listed('potasyum|serum potasyumu|potasyum düzeyi|kan potasyum'),
    Chloride: listed('klor|klorür|klorid|klor düzeyi'),
    'Carbon dioxide': listed(
      'bikarbonat|toplam karbondioksit|karbondioksit|total karbondioksit|aktüel bikarbonat|karbondioksit total|hco3 aktüel|bikarbonat düzeyi|hco3 act',
    ),
    'Anion gap': listed('anyon gap|anyon açığı|anyon aralığı|anyon boşluğu|anyon gap ag|anyon farkı'),
    Calcium: listed(
      'kalsiyum|total kalsiyum|kalsiyum total|serum kalsiyumu|toplam kalsiyum|kalsiyum düzeyi|kan kalsiyum|kalsium|kalsiyum toplam',
    ),
    'Corrected calcium': listed(
      'düzeltilmiş kalsiyum|kalsiyum düzeltilmiş|albümine göre düzeltilmiş kalsiyum|düzeltilmiş total kalsiyum|düzeltilmiş ca|düzeltilmiş kalsiyum (albümin)|albumin düzeltmeli kalsiyum',
    ),
    'Ionized calcium': listed(
      'iyonize kalsiyum|kalsiyum iyonize|ca++|ca2+|iyonize ca|serbest kalsiyum|kalsiyum iyonize kan|ica|iyonize kalsiyum kan|ca iyonize',
    ),
    Phosphorus: listed(
      'fosfor|inorganik fosfor|fosfat|inorganik fosfat|fosfor inorganik|serum fosforu|fosfor düzeyi|kan fosfor',
    ),
    Magnesium: listed('magnezyum|mg2+|serum magnezyumu|magnezyum düzeyi|kan magnezyum|magnezyum total'),
    'Red cell magnesium': listed(
      'eritrosit magnezyum|eritrosit içi magnezyum|magnezyum eritrosit|eritrosit magnezyumu|intraeritrositer magnezyum|magnezyum (eritrosit içi)|intrasellüler magnezyum|hücre içi magnezyum',
    ),
    Zinc: listed('çinko|zn|plazma çinko|çinko plazma|çinko düzeyi|serum çinkosu|kan çinko|çinko kan'),
    Copper: listed('bakır|cu|bakır düzeyi|serum bakırı|kan bakır|plazma bakır|bakır plazma'),
    Lead: listed('kurşun|kan kurşun|kurşun kan|kurşun düzeyi'),
    Mercury: listed('cıva|kan cıva|cıva kan'),
    Cadmium: listed('kadmiyum|kan kadmiyum|kadmiyum kan'),
    Arsenic: listed('arsenik|kan arsenik|arsenik kan'),
    Selenium: listed(
      'selenyum|selenyum se|se selenyum|selenyum plazma|selenyum düzeyi|kan selenyum|plazma selenyum',
    ),
    Osmolality: listed(
      'osmolalite|serum osmolalitesi|plazma osmolalitesi|ozmolalite|osmolalite hesaplanan|serum ozmolalitesi|plazma ozmolalitesi|osmolalite hesaplanmış',
    ),
    'Base excess': listed('baz fazlalığı|baz fazlası|baz açığı|be|be (b)|be (ecf)|beecf|baz aşırılığı'),
    TSH: listed(
      'tiroid stimülan hormon|tiroid uyarıcı hormon|tiroid stimüle edici hormon|tirotropin|tsh (ultrasensitif)|tsh 3. jenerasyon|tsh 3. kuşak|ultrasensitif tsh|hassas tsh|tsh üçüncü jenerasyon|tsh düzeyi|tiroit stimülan hormon|tiroit uyarıcı hormon|tiroid stimulating hormon|tsh (hassas)',
    ),
    'Free T4': listed(
      'serbest t4|st4|t4 serbest|serbest tiroksin|serbest t4 tiroksin|tiroksin serbest|tiroksin (t4) serbest|serbest tiroksin t4|free t4 (serbest)|serbest t4 düzeyi',
    ),
    'Free T3': listed(
      'serbest t3|st3|t3 serbest|serbest triiyodotironin|serbest triiodotironin|serbest triyodotironin|triiyodotironin serbest|triiyodotironin (t3) serbest|serbest triiyodotironin t3|serbest tri-iyodotironin|serbest triiyodotronin|serbest t3 düzeyi',
    ),
    'Total T4': listed('tiroksin|total tiroksin|tiroksin total|tt4|toplam t4|toplam tiroksin'),
    'Total T3': listed(
      'triiyodotironin|total triiyodotironin|triiodotironin|triyodotironin|triiyodotironin total|tt3|toplam t3|toplam triiyodotironin|tri-iyodotironin|total triyodotironin',
    ),
    'Reverse T3': listed('ters t3|revers t3|ters triiyodotironin|revers triiyodotironin'),
    'T3 uptake': listed('t3 uptake testi|t3 tutulumu|t3 alımı'),
    'Free thyroxine index': listed(
      'serbest tiroksin indeksi|serbest t4 indeksi|sti serbest tiroksin indeksi',
    ),
    'TPO antibodies': listed(
      'anti tiroid peroksidaz|anti-tiroid peroksidaz antikoru|anti-tpo antikoru|tiroid peroksidaz antikoru|tiroid peroksidaz antikorları|anti-tiroid peroksidaz antikorları|anti tpo antikorları|tpo antikoru|tpo antikorları|anti-tiroperoksidaz|tiroperoksidaz antikoru|antitiroid peroksidaz|anti tpo ab|anti peroksidaz antikoru|antitiroid peroksidaz antikoru|anti tiroid peroksidaz antikoru (tpo)|antitpo|anti tiroperoksidaz antikoru|tiroid antikorları (anti-tpo)|anti tpo tiroid peroksidaz|anti tiroid peroksidaz ab|anti-peroksidaz|anti tiroit peroksidaz|anti-tiroid peroksidaz (tpo)',
    ),
    'Thyroglobulin antibodies': listed(
      'anti tiroglobulin|anti-tiroglobulin antikoru|anti-tiroglobulin antikorları|tiroglobulin antikoru|tiroglobulin antikorları|anti-tg antikoru|antitiroglobulin|antitiroglobulin antikoru|anti tg ab|anti-t anti tiroglobulin|atg|antitg|anti tiroglobulin ab',
    ),
    Thyroglobulin: listed(
      'tiroglobulin|tiroglobulin tg|tg tiroglobulin|tiroglobulin düzeyi|tiroglobulin hassas',
    ),
    'Vitamin D, 25-hydroxy': listed(
      '25-hidroksi vitamin d|d vitamini|25 hidroksi d vitamini|vitamin d 25-hidroksi|25-oh d vitamini|25-hidroksivitamin d|vitamin d3|d3 vitamini|25-oh vitamin d3|25-hidroksi vitamin d3|25-hidroksikolekalsiferol|d vitamini 25-oh|25(oh)d|25-oh-d3|d vitamini (25-hidroksi)|25-hidroksi vitamin d total|25-oh vitamin d total|total 25-oh vitamin d|total 25-hidroksi vitamin d|total vitamin d|d vit 25-oh|vitamin d3 25-oh|vit d 25-oh|25-hidroksi vitamin d (d2+d3)|kalsidiol|vitamin d3 (25-hidroksi)|vit d3|d vitamini total|d3 vitamini 25-oh|25 hidroksi vitamin-d (25-oh)|25-hidroksi kolekalsiferol|25-hidroksi d3 vitamini|25-oh d3 vitamini|vitamin d düzeyi|d vitamini düzeyi|total d vitamini|25 oh vitamin d (d2+d3)|vit-d 25 hidroksi|d-vit|25 oh vit d3',
    ),
    'Vitamin D, 1,25-dihydroxy': listed(
      '1,25-dihidroksi vitamin d|1,25-dihidroksi vitamin d3|1,25-dihidroksivitamin d|1,25-(oh)2 vitamin d|1,25(oh)2 vitamin d3|vitamin d 1,25-dihidroksi|kalsitriol|1,25-(oh)2 d3|1,25-(oh)2-d|1,25 dihidroksi d vitamini|vitamin d 1,25-(oh)2|1,25 dihidroksikolekalsiferol|1,25-oh vitamin d|d vitamini 1,25-dihidroksi|1,25-oh vitamin d3|1,25 di-oh vitamin d|1,25-dihidroksi kolekalsiferol',
    ),
    'Vitamin B12': listed(
      'b12 vitamini|b-12 vitamini|kobalamin|siyanokobalamin|vitamin b12 düzeyi|b12 vitamini düzeyi|b12 vit|vitb12',
    ),
    Holotranscobalamin: listed(
      'holotranskobalamin|aktif b12|aktif vitamin b12|aktif b12 vitamini|holo-tc|vitamin b12 aktif',
    ),
    Folate: listed('folik asit|folat|b9 vitamini|folat düzeyi|folik asit düzeyi|fol folik asit'),
    'Red cell folate': listed(
      'eritrosit folat|eritrosit folatı|eritrosit içi folat|folat eritrosit|folik asit eritrosit|eritrosit folik asit|eritrosit folat düzeyi|eritrosit içi folik asit|folat (eritrosit içi)',
    ),
    'Vitamin A': listed('a vitamini|vit a'),
    'Vitamin E': listed('e vitamini|alfa tokoferol|tokoferol|vit e|α-tokoferol'),
    'Vitamin C': listed('c vitamini|askorbik asit|vit c|vitamin c plazma'),
    'Vitamin B1': listed('b1 vitamini|tiamin|vit b1|tiamin pirofosfat|vitamin b1 kan|tiamin difosfat'),
    'Vitamin B6': listed(
      'b6 vitamini|piridoksin|piridoksal fosfat|piridoksal-5-fosfat|vit b6|piridoksal|vitamin b6 plazma',
    ),
    'Methylmalonic acid': listed('metilmalonik asit|metil malonik asit|metilmalonik asit plazma'),
    Homocysteine: listed(
      'homosistein|homosistein plazma|plazma homosistein|total homosistein|homosistein total|homosistein düzeyi|homosistein hcy',
    ),
    'C-reactive protein': listed(
      'c-reaktif protein|crp kantitatif|c-reaktif protein kantitatif|crp türbidimetrik|crp nefelometrik|crp düzeyi|crp turbidometrik|c reaktif protein (turbidimetrik)',
    ),
    'hs-CRP': listed(
      'yüksek duyarlılıklı crp|yüksek duyarlıklı crp|hassas crp|ultrasensitif crp|crp ultrasensitif|crp hassas|crp yüksek duyarlılıklı|yüksek hassasiyetli crp|hs crp (yüksek duyarlıklı)|yüksek duyarlılıklı c-reaktif protein|crp (hs)|c-reaktif protein yüksek duyarlılıklı|yüksek hassasiyetli c-reaktif protein|high sensitif crp|crp high sensitive|crp (yüksek duyarlıklı)|ultra duyarlı crp|yüksek duyarlıklı c-reaktif protein|c-reaktif protein ultrasensitif|duyarlı crp|kardiyak crp|crp kardiyak|hs-c reaktif protein|hs-crp (hassas)|yüksek duyarlı crp',
    ),
    ESR: listed(
      'sedimantasyon|sedimentasyon|sedimantasyon hızı|sedimentasyon hızı|eritrosit sedimantasyon hızı|eritrosit sedimentasyon hızı|esh|sedim|sedim hızı|sedimantasyon 1 saat|sedimantasyon (1 saatlik)|eritrosit çökme hızı|kan sedimantasyon hızı|sedimentasyon 1 saat|1 saatlik sedimantasyon|sedimentasyon (1 saatlik)|sedim (1 saat)|sedimantasyon 1h|eritrosit sedimantasyonu|eritrosit sedimantasyon hızı (1 saat)|kan sedimentasyon hızı|eritrosit sedimentasyonu',
    ),
    Procalcitonin: listed(
      'prokalsitonin|prokalsitonin pct|pct prokalsitonin|prokalsitonin kantitatif|prokalsitonin düzeyi|prokalsitonin (pct) kantitatif',
    ),
    'Interleukin-6': listed('interlökin 6|il-6 (interlökin)'),
    Fibrinogen: listed(
      'fibrinojen|fibrinojen plazma|plazma fibrinojen|fibrinojen düzeyi|fibrinojen aktivitesi|fibrinojen fib|fibrinojen miktarı',
    ),
    'Rheumatoid factor': listed(
      'romatoid faktör|romatoid faktör kantitatif|rf kantitatif|rf türbidimetrik|romatoid faktör türbidimetrik|rf nefelometrik|romatoit faktör|ra romatoid faktör|romatoid faktör nefelometrik',
    ),
    'Anti-CCP': listed(
      'anti ccp antikoru|anti-siklik sitrülinlenmiş peptid|anti siklik sitrüline peptid|anti siklik sitrülinlenmiş peptid antikoru|anti sitrülin peptid antikoru|siklik sitrülinlenmiş peptid antikoru|ccp antikoru|anti siklik sitrüline peptid antikoru|anti-ccp igg|anti siklik sitrulin peptid|anti-siklik sitrülin peptid antikoru|ccp antikoru igg|siklik sitrüline peptid antikoru|siklik sitrülin peptid antikoru|anti sitrüline peptid antikoru',
    ),
    IgG: listed('immünglobulin g|total igg|ig g|immünoglobulin igg|immunglobulin igg'),
    IgA: listed(
      'immünglobulin a|total iga|ig a|immünoglobulin iga|immunglobulin iga|iga nefelometrik|iga türbidimetrik',
    ),
    IgM: listed(
      'immünglobulin m|total igm|ig m|immünoglobulin igm|immunglobulin igm|igm nefelometrik|igm türbidimetrik',
    ),
    IgE: listed(
      'immünglobulin e|ig e|ig e total|toplam ige|immünglobulin e total|total immünglobulin e|total ig e|total immunoglobulin e|immünoglobulin ige|immunglobulin ige|tige|ige toplam|immünglobulin ige total|ige düzeyi',
    ),
    'tTG IgA antibodies': listed(
      'doku transglutaminaz iga|doku transglutaminaz antikoru iga|anti doku transglutaminaz iga|anti-doku transglutaminaz antikoru iga|anti-ttg iga|doku transglutaminaz iga antikoru|anti transglutaminaz iga|transglutaminaz iga|doku transglutaminaz ttg iga|anti doku transglutaminaz iga (ttg)|doku transglutaminaz antikor iga|anti-transglutaminaz antikoru iga|anti doku transglutaminaz ttg iga|iga anti-doku transglutaminaz|ttg iga doku transglutaminaz|ttg antikoru iga|doku transglutaminaz antikoru (ttg) iga|anti-ttg iga (doku transglutaminaz)|doku transglutaminaz ab iga|anti doku transglutaminaz antikoru (ttg) iga|anti ttg iga antikoru|doku transglutaminaz antikorları iga|anti-doku transglutaminaz iga antikoru|transglutaminaz antikoru iga',
    ),
    Cortisol: listed(
      'kortizol|kortizol sabah|sabah kortizolü|kortizol bazal|kortizol saat 8|bazal kortizol|kortizol saat 08.00|sabah kortizol|kortizol düzeyi|plazma kortizol|kortizol plazma|serum kortizolü|kortizol sabah 8|kortizol total',
    ),
    Testosterone: listed(
      'testosteron|total testosteron|testosteron total|toplam testosteron|t. testosteron|testosteron düzeyi|testosteron toplam|tot. testosteron',
    ),
    'Free testosterone': listed(
      'serbest testosteron|testosteron serbest|s. testosteron|free testosteron|hesaplanmış serbest testosteron|serbest testosteron hesaplanan|serbest testosteron (free)|testosteron serbest (free)|serbest testosteron düzeyi|serbest testosteron hesaplanmış',
    ),
    Estradiol: listed(
      'östradiol|17-beta östradiol|17β-östradiol|17β-estradiol|estradiol düzeyi|beta östradiol',
    ),
    Progesterone: listed('progesteron|progesteron prog|prog progesteron|progesteron düzeyi'),
    FSH: listed(
      'folikül stimülan hormon|folikül uyarıcı hormon|folikül stimüle edici hormon|follikül stimülan hormon|fsh düzeyi|folitropin|folikül stimulating hormon|follikül stimüle edici hormon',
    ),
    LH: listed(
      'luteinizan hormon|lüteinize edici hormon|lüteinleştirici hormon|lh düzeyi|luteinizing hormon|luteinize hormon',
    ),
    Prolactin: listed('prolaktin|prl|prolaktin düzeyi|total prolaktin|prolaktin hormonu|prolaktin bazal'),
    'DHEA-sulfate': listed(
      'dhea sülfat|dehidroepiandrosteron sülfat|dheaso4|dhea-s serum|dehidroepiandrosteron-s',
    ),
    SHBG: listed(
      'seks hormon bağlayıcı globulin|seks hormonu bağlayıcı globulin|cinsiyet hormonu bağlayan globulin|seks hormon bağlayan globulin|seks hormonu bağlayan globulin|seks hormon binding globulin|cinsiyet hormonu bağlayıcı globulin',
    ),
    'IGF-1': listed(
      'insülin benzeri büyüme faktörü 1|igf-1 insülin benzeri büyüme faktörü|insülin benzeri büyüme faktörü i|insülin like growth faktör 1|insülin benzeri growth faktör 1|insülin-benzeri büyüme faktörü igf-i',
    ),
    'Parathyroid hormone': listed(
      'parathormon|paratiroid hormon|intakt parathormon|intakt pth|pth intakt|parathormon intakt|paratiroid hormonu|paratiroid hormon intakt|parat hormon|pth plazma|parathormon (intact)|paratiroit hormon|paratiroid hormon intact|i-pth|intakt paratiroid hormon|parathormon plazma|parathormon düzeyi|pth (intakt) plazma',
    ),
    PSA: listed(
      'prostat spesifik antijen|prostat spesifik antijen total|total prostat spesifik antijen|tpsa|t-psa|toplam psa|prostata spesifik antijen|psa düzeyi|psa toplam',
    ),
    INR: listed(
      'uluslararası normalleştirilmiş oran|protrombin zamanı inr|uluslararası düzeltme oranı|protrombin zamanı (pt) inr|inr protrombin zamanı|uluslararası normalize oran|pt inr değeri|inr değeri|uluslararası normalize edilmiş oran|ptz inr|protrombin inr|inr oranı|pıhtılaşma zamanı inr|inr (pt) protrombin zamanı|koagülometre inr|inr (koagülometre)|pt (protrombin zamanı) inr|aktive protrombin zamanı inr',
    ),
    'Prothrombin time': listed(
      'protrombin zamanı|ptz|protrombin zamanı (saniye)|pt (saniye)|pt (sn)|protrombin zamanı sn|protrombin süresi|pt zamanı|protrombin zamanı plazma|pt (sec)|protrombin zamanı (koagülometre)|protrombin zamanı (pt) koagülometre|pt süresi|protrombin zamanı sec|protrombin zamanı süre',
    ),
    aPTT: listed(
      'aktive parsiyel tromboplastin zamanı|parsiyel tromboplastin zamanı|aktif parsiyel tromboplastin zamanı|aptt (saniye)|aptt (sn)|aktive kısmi tromboplastin zamanı|aptz|aktive ptt|aktive parsiyel tromboplastin süresi|aptt (sec)|kısmi tromboplastin zamanı|aptt plazma|aptt koagülometre|aktive parsiyel tromboplastin zamanı (koagülometre)|parsiyel tromboplastin süresi|aktive edilmiş parsiyel tromboplastin zamanı|parsiyel aktive tromboplastin zamanı|aptt zamanı|aptt süre',
    ),
    'D-dimer': listed(
      'd-dimer kantitatif|d-dimer plazma|d-dimer (kantitatif) plazma|d-dimer düzeyi|d-dimer (fibrin yıkım ürünü)|d-dimer immünotürbidimetrik|dimer d|kantitatif d-dimer|d-dimer testi',
    ),
    'Creatine kinase': listed(
      'kreatin kinaz|kreatin fosfokinaz|total ck|total kreatin kinaz|kreatin kinaz total|kreatinin kinaz ck|kreatinkinaz|cpk total|kreatinin fosfokinaz cpk|total cpk',
    ),
    'CK-MB': listed(
      'ck-mb kitle|ck-mb mass|kreatin kinaz mb|ck-mb aktivite|ckmb kitle|kreatin kinaz mb kitle|kreatin kinaz mb formu|ck-mb izoenzim|kreatin kinaz izoenzimi mb|kreatin kinaz mb izoenzimi|kreatin kinaz-mb aktivite|kreatin kinaz mb mass|ck-mb mass (kitle)|kreatin kinaz (ck-mb)|ck-mb enzimatik|ck-mb kütle|kreatin kinaz mb kütle',
    ),
    'Troponin I': listed(
      'troponin i kardiyak|kardiyak troponin i|troponin i yüksek duyarlılıklı|yüksek duyarlılıklı troponin i|yüksek duyarlıklı troponin i|hassas troponin i|troponin-i kantitatif|troponin i (hs)|tni|ctni|troponin i (yüksek duyarlıklı)|yüksek hassasiyetli troponin i|ultrasensitif troponin i|troponin i hassas|hs-ctni|hs-tni|troponin i ultrasensitif|high sensitif troponin i|hstni|troponin i yüksek hassasiyetli|troponin i high sensitive|hs troponin i (yüksek duyarlı)',
    ),
    'Troponin T': listed(
      'troponin t kardiyak|kardiyak troponin t|troponin t yüksek duyarlılıklı|yüksek duyarlılıklı troponin t|yüksek duyarlıklı troponin t|hassas troponin t|troponin-t kantitatif|troponin t (hs)|tnt|ctnt|troponin t (yüksek duyarlıklı)|yüksek hassasiyetli troponin t|ultrasensitif troponin t|troponin t hassas|hs-ctnt|hs-tnt|troponin t ultrasensitif|high sensitif troponin t|hstnt|troponin t yüksek hassasiyetli|troponin t high sensitive|hs troponin t (yüksek duyarlı)',
    ),
    'NT-proBNP': listed(
      'n-terminal pro beyin natriüretik peptid|probnp n-terminal|n-terminal pro b tipi natriüretik peptid|nt-probnp (beyin natriüretik peptid)|pro-bnp (nt)|nt probnp plazma|n terminal pro bnp nt-probnp|nt-probnp n-terminal|pro beyin natriüretik peptid|n-terminal pro-brain natriüretik peptid|pro brain natriüretik peptid',
    ),
    BNP: listed(
      'beyin natriüretik peptid|b tipi natriüretik peptid|brain natriüretik peptid|natriüretik peptid b|bnp plazma|beyin natriüretik peptidi|natriüretik peptid bnp|natriüretik peptid b tipi',
    ),
    Lactate: listed(
      'laktat|laktik asit|laktat plazma|plazma laktat|laktik asit plazma|kan laktat|laktat kan|laktat düzeyi|lac laktat|laktat lac|plazma laktik asit|kan laktik asit',
    ),
  },
  headings: {
    name: listed(
      'tetkik|tetkik adı|tetkikler|tetkik ismi|test|test adı|test ismi|testler|testin adı|tahlil|tahlil adı|tahliller|parametre|parametreler|parametre adı|analiz|analiz adı|işlem|işlem adı|inceleme|istenen tetkik|çalışılan test|laboratuvar testi|tetkik/test adı|işlem/tetkik adı|test / parametre|analit|yapılan tetkik|yapılan tetkikler|istek adı|tetkik/parametre|biyokimya testi|istenilen tetkikler|laboratuvar tetkiki|hizmet adı|yapılan test|tahlil / test adı',
    ),
    value: listed(
      'sonuç|sonuçlar|sonucu|sonucunuz|tetkik sonucu|test sonucu|değer|değeri|ölçülen değer|bulunan değer|bulgu|tahlil sonucu|sonuç değeri|güncel sonuç|mevcut sonuç|şimdiki sonuç|son sonuç|ölçüm|ölçüm sonucu|hasta değeri|sonuç / değer|hasta sonucu|analiz sonucu|bulgular|hastanın sonucu|sonuçlarınız|parametre değeri|elde edilen değer',
    ),
    unit: listed(
      'birim|birimi|birimler|ölçü birimi|sonuç birimi|ölçüm birimi|test birimi|br.|sonuç birim|sonuç ölçü birimi',
    ),
    range: listed(
      'referans aralığı|referans aralıkları|referans değeri|referans değerleri|referans değer|referans değerler|referans|referanslar|referans aralık|referans sınırları|referans sınırlar|ref. aralığı|ref. aralık|ref.aralığı|ref. değer|ref. değerler|ref. değerleri|ref.değerler|ref. değeri|ref.|normal değer|normal değerler|normal değeri|normal değerleri|normal aralık|normal aralığı|normal sınırlar|normaller|biyolojik referans aralığı|biyolojik referans aralıkları|biyolojik referans|karar sınırı|karar sınırları|biyolojik referans değerleri|referans/karar sınırı|aralık|sınırlar|sınır değer|sınır değerler|referans alt-üst|referans alt üst|beklenen değer|beklenen değerler|alt-üst sınır|alt/üst sınır|referans aralığı/karar sınırı|referans aralığı / karar sınırı|ref. ar.|referans-aralığı|referans değer aralığı|referans değer aralıkları|klinik karar sınırı|klinik karar değeri|biyolojik referans aralığı/karar sınırı|referans aralığı (karar sınırı)|referans aralığı/değeri|normal referans aralığı|biy. ref. aralığı|ref aralık/karar sınırı|hedef değer|r. aralığı|referans aralığı ve birimi',
    ),
    low: listed(
      'alt sınır|alt limit|alt değer|en düşük|minimum|min.|referans alt|ref. alt|alt referans|referans alt sınır|alt|ref. alt sınır|alt ref.|referans alt değer|en az',
    ),
    high: listed(
      'üst sınır|üst limit|üst değer|en yüksek|maksimum|maks.|maks|max.|referans üst|ref. üst|üst referans|referans üst sınır|üst|ref. üst sınır|üst ref.|referans üst değer|en çok',
    ),
    flag: listed(
      'durum|değerlendirme|uyarı|işaret|sonuç durumu|bayrak|yorum|sonuç değerlendirmesi|d/y|y/d|düşük/yüksek|ref. dışı|referans dışı|normal dışı|sapma|panik|h/l|l/h|flag|durumu|panik değer|yüksek/düşük|referans durumu|grafik değerlendirme|sonuç yorumu',
    ),
    previous: listed(
      'önceki sonuç|önceki sonuçlar|önceki değer|önceki değerler|eski sonuç|eski sonuçlar|bir önceki sonuç|geçmiş sonuç|geçmiş sonuçlar|son sonuçlar|geçmiş|önceki|bir önceki|son önceki sonuç|önceki sonucu|önceki tetkik|eski değer|geçmiş değerler|tarihçe|geçmiş tahliller|önceki 1|önceki 2|önceki tarihli sonuç|bir önceki değer|önceki ölçüm|geçmiş tetkikler|önceki tetkik sonucu|önceki sonuç tarihi',
    ),
    other: listed(
      'yöntem|yöntemi|metod|metot|metodu|çalışma yöntemi|test yöntemi|analiz yöntemi|cihaz|numune|numune türü|numune tipi|numune cinsi|örnek|örnek türü|örnek tipi|örnek cinsi|materyal|kod|kodu|test kodu|tetkik kodu|sut kodu|işlem kodu|tarih|tarihi|saat|sıra|sıra no|s.no|no|açıklama|açıklamalar|not|notlar|grafik|onay|onaylayan|laboratuvar|bölüm|birim adı|sonuç tarihi|onay zamanı|onay tarihi|loinc|barkod|barkod no|çalışıldığı yer|çalışılan laboratuvar|akreditasyon|akredite|ölçüm belirsizliği|belirsizlik|fiyat|işlem tarihi|istem tarihi|numune no|örnek no|uzman|onaylayan uzman|dış lab|çalışma tarihi|tetkik tarihi|kabul tarihi|teknik|lab|lab.|uzman onay|puan|loinc kodu|çalışma zamanı',
    ),
  },
  flags: {
    high: listed(
      'yüksek|çok yüksek|y|yy|yüks.|referans üstü|referansın üstünde|normalin üstünde|normalden yüksek|üst sınırın üstünde|referans aralığının üstünde|artmış|kritik yüksek|panik yüksek|hafif yüksek|sınırda yüksek|referans değerin üstünde|üstünde|yüksek değer|orta derecede yüksek|artış|üst sınır üzeri|referans üstünde|referans aralığı üstünde|normal üstü|panik değer yüksek|referans değerinin üzerinde|referans üzeri|yüksek panik|aşırı yüksek|referans aralığının üzerinde|yükselmiş|yüksek (y)|normalin üzerinde|sınırın üzerinde|sınır yüksek',
    ),
    low: listed(
      'düşük|çok düşük|d|dd|düş.|referans altı|referansın altında|normalin altında|normalden düşük|alt sınırın altında|referans aralığının altında|azalmış|kritik düşük|panik düşük|hafif düşük|sınırda düşük|referans değerin altında|altında|düşük değer|yetersiz|eksiklik|eksik|ciddi eksiklik|azalma|alt sınır altı|referans altında|referans aralığı altında|normal altı|panik değer düşük|referans değerinin altında|düşük panik|aşırı düşük|yetersizlik|orta derecede düşük|düşmüş|ağır eksiklik|düşük (d)|sınırın altında|sınır düşük',
    ),
    normal: listed(
      'normal|normal sınırlarda|normal sınırlar içinde|referans içinde|referans aralığında|referans aralığı içinde|yeterli|optimal|uygun|istenen|normal aralıkta|ideal|sınırlar içinde|referans dahilinde|normal değerlerde|referans sınırlarında|referans aralığı dahilinde|normal (n)|istenen düzey|olması gereken',
    ),
    look: listed(
      'anormal|referans dışı|referans aralığı dışında|normal dışı|sınırda|sınır|kritik|kritik değer|panik|panik değer|uyarı|dikkat|patolojik|gri zon|ara değer|borderline|tekrar edildi|tekrarlandı|kontrol edildi|referans aralığının dışında|normal sınırlar dışında|anormal sonuç|referans dışında|sonuç kontrol edilmiştir|bildirildi|alarm|tekrar çalışıldı|kontrollü|riskli|teyit edildi',
    ),
  },
  limits: {
    below: listed(
      'kadar|altında|altı|az|daha az|daha düşük|aşmayan|en fazla|en çok|maksimum|maks.|maks|azami|en yüksek|küçük|küçüktür|küçük eşit|küçük veya eşit|düşüktür|max.|üst sınır|üst limit',
    ),
    above: listed(
      'üzerinde|üzeri|üstünde|üstü|fazla|daha fazla|daha yüksek|itibaren|en az|minimum|min.|asgari|en düşük|büyük|büyüktür|büyük eşit|büyük veya eşit|yüksektir|alt sınır|alt limit|min',
    ),
    between: listed('ile|ila|arası|arasında'),
    areBehind: true,
  },
  groups: {
    male: listed(
      'erkek|erkekler|e|bay|erkeklerde|yetişkin erkek|yetişkin erkekler|erişkin erkek|erişkin erkekler|erkek erişkin|erkek yetişkin|erk.|erkek (yetişkin)|baylar|erk|erkek (erişkin)|erkek için|erkek:18 yaş üstü|18 yaş üstü erkek',
    ),
    female: listed(
      'kadın|kadınlar|k|bayan|kadınlarda|yetişkin kadın|yetişkin kadınlar|erişkin kadın|erişkin kadınlar|kadın erişkin|kadın yetişkin|kad.|gebe olmayan|gebe olmayan kadın|kadın (yetişkin)|bayanlar|gebe olmayan kadınlar|kad|hamile olmayan kadın|kadın (erişkin)|kadın için|18 yaş üstü kadın|gebe değil|kadın (gebe olmayan)',
    ),
    healthy: listed(
      'normal|normal değer|yetişkin|yetişkinler|erişkin|erişkinler|yetişkinlerde|erişkinlerde|sağlıklı|sağlıklı bireyler|sağlıklı kişiler|sağlıklı yetişkin|optimal|yeterli|yeterlilik|istenen|istenen değer|istenen düzey|ideal|arzu edilen|diyabetik olmayan|diyabet olmayan|diyabetik değil|hedef|hedef değer|negatif|düşük risk|referans|referans değer|genel popülasyon|18 yaş üstü|18 yaş ve üzeri|yetişkin (18 yaş üstü)|normoglisemi|sigara içmeyen|sigara içmeyenler|ötiroid|genel|açlık|kabul edilebilir|erişkin (>18 yaş)|optimum|normal bireyler|yeterli düzey|önerilen|önerilen düzey|normal glukoz toleransı|normal glikoz metabolizması|nondiyabetik|non-diyabetik|>18 yaş|sağlıklı erişkin|tüm yaşlar|önerilen değer|istenilen|istenilen değer|normal (istenen)|optimal düzey',
    ),
    other: listed(
      'çocuk|çocuklar|bebek|bebekler|yenidoğan|yeni doğan|yenidoğanlar|süt çocuğu|ergen|ergenler|adolesan|erkek çocuk|kız çocuk|kız|gebe|gebeler|gebelik|hamile|hamileler|hamilelik|1. trimester|2. trimester|3. trimester|birinci trimester|ikinci trimester|üçüncü trimester|trimester|i. trimester|ii. trimester|iii. trimester|1.trimester|2.trimester|3.trimester|foliküler faz|foliküler|folliküler faz|folliküler|luteal faz|luteal|ovulasyon|ovulasyon fazı|siklus ortası|mid-siklus|midsiklus|orta siklus|ovulasyon piki|menopoz|postmenopoz|postmenopozal|post menopozal|premenopozal|menopoz sonrası|menopozal|yaşlı|yaş|ay|gün|hafta|eksiklik|eksik|ağır eksiklik|ciddi eksiklik|şiddetli eksiklik|yetersiz|yetersizlik|hafif eksiklik|orta eksiklik|toksik|toksisite|toksik düzey|intoksikasyon|fazlalık|olası toksisite|potansiyel toksik|risk|yüksek risk|orta risk|çok yüksek risk|orta derecede risk|risk grubu|yüksek|çok yüksek|düşük|sınırda|sınırda yüksek|sınır|hafif yüksek|gri zon|ara değer|şüpheli|pozitif|zayıf pozitif|diyabet|diyabetik|diyabetes mellitus|diabetes mellitus|prediyabet|prediyabetik|bozulmuş açlık glukozu|bozulmuş glukoz toleransı|sigara içen|sigara içenler|terapötik|terapötik aralık|tedavi|tedavi altında|tedavi hedefi|tedavi alan|sabah|akşam|öğleden sonra|gece|tokluk|hipotiroidi|hipertiroidi|antikoagülan|antikoagülan kullanan|oral antikoagülan|diyaliz|koroner arter hastalığı|kalp hastalığı|tanner|puberte|oral kontraseptif|oral kontraseptif kullanan|prematüre|hafta gebelik|saat|laktasyon|prepubertal|18 yaş altı|kontrol altında|iyi kontrol|kötü kontrol|kordon kanı|yüksek riskli|bozulmuş açlık glikozu|60 yaş üstü|65 yaş üstü|diyabet tanısı|orta yüksek|premenopoz',
    ),
  },
  sex: {
    label: listed(
      'cinsiyet|cinsiyeti|cins.|yaş/cinsiyet|cinsiyet/yaş|cinsiyeti/yaşı|yaş / cinsiyeti|yaşı/cinsiyeti|cins|cinsiyet / doğum tarihi|doğum tarihi/cinsiyet|yaş-cinsiyet|yaş ve cinsiyet|cinsiyet-yaş|yaşı ve cinsiyeti|d.tarihi/cinsiyet|cinsiyeti / yaş|doğum tarihi / cinsiyeti',
    ),
    male: listed('erkek|e|bay|erk.|erk'),
    female: listed('kadın|k|bayan|kad.|kad'),
  },
  dates: {
    collected: listed(
      'numune alma|numune alma tarihi|numune alma zamanı|numune alma tarih/saat|numune alma tarihi/saati|numune alım|numune alım tarihi|numune alım zamanı|numune alınma tarihi|numune alınma zamanı|numune alınış tarihi|numune alındığı tarih|numunenin alındığı tarih|numune alma tarih ve saati|numune alış tarihi|numune tarihi|numune tarih/saat|numune zamanı|numune alımı|num. alma tarihi|num. alma|num.alma tar.|num. alım tarihi|örnek alma|örnek alma tarihi|örnek alma zamanı|örnek alım|örnek alım tarihi|örnek alım zamanı|örnek alınma tarihi|örnek alınma zamanı|örnek alınış tarihi|örneğin alındığı tarih|örnek tarihi|örnek alımı|örnek alış tarihi|örnek zamanı|örnek alma tarihi/saati|örnek alım tarihi/saati|kan alma|kan alma tarihi|kan alma zamanı|kan alım|kan alım tarihi|kan alım zamanı|kan alınma tarihi|kan verme tarihi|kanın alındığı tarih|kan alma tarihi/saati|kan alma saati|numune alma saati|numune alma tar.|n. alma tarihi|n.alma tarihi|num. alınma tarihi|num. alım zamanı|örnek al. tarihi|nalma tarihi|num.alma tarihi|num.alım tarihi|örnek toplama tarihi|numune toplama tarihi|materyal alım tarihi|materyal alınma tarihi|materyal alma tarihi|numune alım saati|örnek alım saati|alınma zamanı|alınma tarihi|alım tarihi|alım zamanı|numune alış zamanı|numune alma tarih saat|numune alım tarih/saat|numune alındı|örnek alındı|kan alındı|num. al. tar.|numune verme tarihi|örnek alma tarih/saat|kan alım saati|numune al. zamanı',
    ),
    tested: listed(
      'tetkik tarihi|test tarihi|tahlil tarihi|işlem tarihi|çalışma tarihi|çalışılma tarihi|analiz tarihi|muayene tarihi|ölçüm tarihi|laboratuvar tarihi|test zamanı|çalışma zamanı|testin yapıldığı tarih|çalışıldığı tarih|tetkikin yapıldığı tarih|hizmet tarihi|analiz zamanı|vizit tarihi|çalışılma zamanı|ziyaret tarihi|tetkik zamanı|işlem zamanı|yapılma tarihi|yapıldığı tarih|test çalışma tarihi|tetkik çalışma tarihi|lab tarihi',
    ),
    reported: listed(
      'rapor tarihi|raporlama tarihi|rapor zamanı|raporlama zamanı|sonuç tarihi|sonuç zamanı|sonuçlanma tarihi|sonuçlanma zamanı|sonuç verme tarihi|sonuç onay tarihi|sonuç onay zamanı|onay tarihi|onay zamanı|onaylama tarihi|onaylanma tarihi|onaylanma zamanı|uzman onay|uzman onay tarihi|uzman onay zamanı|onay|onaylandı|sonuç saati|rapor onay tarihi|sonuç çıkış tarihi|rapor tarih/saat|sonuç tarihi/saati|onay tarihi/saati|sonuçlandırma tarihi|tamamlanma tarihi|yayınlanma tarihi|doktor onay|doktor onay zamanı|teknik onay|sonuç tar.|onay tar.|rapor tar.|uz. onay zamanı|sonuç tarih/saat|laboratuvar onay tarihi|rapor tarihi/saati|sonuç çıkma tarihi|lab onay zamanı|tıbbi onay|imza tarihi|imzalanma tarihi|sonuçlandırma zamanı|onay tarih/saat',
    ),
    other: listed(
      'doğum tarihi|d. tarihi|d.tarihi|doğum tar.|doğum|doğum yeri/tarihi|doğum yeri ve tarihi|doğum yılı|dog. tarihi|d.t.|dt|kabul tarihi|kabul zamanı|kabul|numune kabul|numune kabul tarihi|numune kabul zamanı|numune kabul tarih/saat|örnek kabul|örnek kabul tarihi|örnek kabul zamanı|laboratuvar kabul|laboratuvar kabul tarihi|laboratuvar kabul zamanı|lab kabul|lab kabul tarihi|lab kabul zamanı|lab. kabul tarihi|lab. kabul zamanı|laboratuvara kabul tarihi|num. kabul tarihi|num. kabul|kabul tarihi/saati|numune geliş tarihi|geliş tarihi|geliş zamanı|laboratuvara geliş|istem|istem tarihi|istem zamanı|istem tarih/saat|istek|istek tarihi|istek zamanı|tetkik istem tarihi|tetkik istem zamanı|tetkik istek tarihi|order tarihi|kayıt tarihi|kayıt zamanı|kayıt|başvuru|başvuru tarihi|başvuru zamanı|protokol tarihi|basım tarihi|basım zamanı|baskı tarihi|baskı zamanı|yazdırma tarihi|yazdırma zamanı|yazdırılma tarihi|çıktı tarihi|çıktı alma tarihi|çıktı zamanı|döküm tarihi|döküm zamanı|print tarihi|yazım tarihi|giriş tarihi|yatış tarihi|çıkış tarihi|taburcu tarihi|önceki sonuç|önceki tarih|bir önceki|eski sonuç|geçerlilik tarihi|son kullanma tarihi|randevu tarihi|fatura tarihi|revizyon tarihi|yayın tarihi|barkod tarihi|barkodlama tarihi|barkod zamanı|barkod basım zamanı|son adet tarihi|kan kabul|transfer tarihi|teslim tarihi|teslim alma tarihi|laboratuvara ulaşma zamanı|teslim zamanı|numune teslim zamanı|rapor basım tarihi|teslim alınma zamanı|belge tarihi|oluşturma tarihi|oluşturulma tarihi|güncelleme tarihi|numune red tarihi|müracaat tarihi|rapor baskı tarihi|basım tarihi/saati|rapor yazdırma tarihi|doğum tarihi/yaş|hasta kabul tarihi|hasta kabul|hasta kayıt tarihi|numune geliş zamanı|örnek geliş tarihi|istem yapılan tarih|test istem zamanı|lab. geliş tarihi|numune teslim tarihi|lab geliş zamanı|dokuman tarihi|yürürlük tarihi',
    ),
    months: [
      listed('ocak|oca'),
      listed('şubat|şub'),
      listed('mart|mar'),
      listed('nisan|nis'),
      listed('mayıs|may'),
      listed('haziran|haz'),
      listed('temmuz|tem'),
      listed('ağustos|ağu'),
      listed('eylül|eyl'),
      listed('ekim|eki'),
      listed('kasım|kas'),
      listed('aralık|ara'),
    ],
  },
  qualitative: listed(
    'negatif|pozitif|negatif (-)|pozitif (+)|zayıf pozitif|kuvvetli pozitif|güçlü pozitif|düşük pozitif|sınırda pozitif|sınır değer|gri alan|şüpheli|belirsiz|reaktif|reaktif değil|non-reaktif|nonreaktif|non reaktif|zayıf reaktif|saptanmadı|saptandı|saptanamadı|saptanmamıştır|saptanmıştır|tespit edilmedi|tespit edildi|tespit edilemedi|tespit edilmemiştir|tespit edilmiştir|gözlenmedi|gözlendi|görülmedi|görüldü|bulunmadı|bulundu|rastlanmadı|yok|var|mevcut|mevcut değil|mevcuttur|eser|eser miktarda|eser miktar|iz|nadir|tek tük|seyrek|az|az sayıda|orta|çok|bol|yoğun|bol miktarda|üreme olmadı|üreme yok|üreme var|üredi|üreme saptanmadı|üreme saptandı|normal flora|berrak|bulanık|hafif bulanık|sarı|açık sarı|koyu sarı|saman sarısı|renksiz|kehribar|amber|negative|positive|neg|poz|neg.|poz.|çalışılmadı|çalışılıyor|çalışılamadı|sonuç bekleniyor|sonuç çıkmadı|sonuçlanmadı|beklemede|hemolizli|hemoliz|hemolizli numune|lipemik|ikterik|pıhtılı|pıhtılı numune|yetersiz numune|yetersiz örnek|numune yetersiz|numune uygun değil|numune gelmedi|hesaplanamadı|ölçülemedi|değerlendirilemedi|ölçüm sınırının altında|ölçüm aralığının altında|ölçüm sınırı altında|rh pozitif|rh negatif|bağışık|bağışık değil|immün|steril|açıklamaya bakınız|nota bakınız|ekte|bakınız|numune reddedildi|red|asidik|alkali|heterozigot|homozigot|homozigot normal|mutasyon saptanmadı|mutasyon saptandı|duyarlı|dirençli|orta duyarlı|antijen saptanmadı|izlenmedi|izlendi|bol lökosit|plazma bulanık|koyu|şeffaf|hafif|menfi|müspet',
  ),
  notATest: listed(
    'tetkik sonuç raporu|sonuç raporu|önceki|önceki sonuç|hasta|hasta adı|hasta adı soyadı|hasta no|hasta bilgileri|hasta tc|hastanın|hasta protokol|hasta tipi|hasta türü|ad soyad|ad|adı|adı soyadı|adı ve soyadı|soyadı|sayın|isim|ad-soyad|t.c.|tc|tc kimlik|t.c. kimlik no|tc kimlik no|kimlik no|kimlik|pasaport no|doğum tarihi|doğum yeri|d. tarihi|d.tarihi|yaş|yaşı|cinsiyet|cinsiyeti|yaş/cinsiyet|anne adı|baba adı|adres|adresi|mah.|mahalle|cad.|cadde|caddesi|sok.|sokak|sk.|bulvarı|semt|ilçe|posta kodu|telefon|tel.|tel|gsm|faks|fax|cep|e-posta|e-mail|email|web|www|http|sayfa|sayfa no|sf.|doktor|doktoru|dr.|dr|uzm.|uzm|uzman|uzman doktor|prof.|doç.|hekim|hekimi|istek yapan|isteyen doktor|isteyen hekim|isteyen|istem yapan|istem yapan doktor|istemi yapan|gönderen|gönderen doktor|gönderen kurum|sorumlu|sorumlu uzman|laboratuvar sorumlusu|mesul müdür|başhekim|biyokimya uzmanı|onaylayan|onay|uzman onay|kabul eden|numune alan|örnek alan|raporlayan|çalışan|sağlık bakanlığı|bakanlık|kurum|kurumu|kuruluş|hastane|hastanesi|poliklinik|polikliniği|servis|servisi|klinik|bölüm|bölümü|birim|birimi|oda|yatak|yatak no|dosya no|dosya|protokol|protokol no|barkod|barkod no|numune|numune no|numune türü|numune tipi|örnek|örnek no|örnek türü|istek no|istem no|rapor no|rapor|rapor tarihi|sıra no|kayıt no|takip no|başvuru no|işlem no|lab no|laboratuvar no|laboratuvar|laboratuvarı|tarih|tarihi|saat|istem|istem tarihi|istek tarihi|kabul tarihi|kayıt tarihi|onay tarihi|onay zamanı|sonuç tarihi|numune alma|numune alma tarihi|numune kabul|numune kabul tarihi|örnek alma|örnek kabul|kan alma|basım tarihi|baskı tarihi|yazdırma tarihi|çıktı tarihi|güvence|sosyal güvence|sgk|sigorta|ödeme|ödeyen|tutar|toplam tutar|fiyat|fatura|ücret|vergi|vergi no|mersis|ticaret sicil|ruhsat no|açıklama|açıklamalar|not|notlar|yorum|yorumlar|uyarı|dikkat|bilgi|tanı|ön tanı|öntanı|teşhis|icd|icd-10|klinik bilgi|klinik tanı|referans|referans aralığı|referans aralıkları|referans değerler|referans değerleri|karar sınırı|karar sınırları|normal değerler|yöntem|yöntemi|metod|metot|cihaz|kaynak|kaynaklar|formül|hesaplama|erkek|erkekler|kadın|kadınlar|yetişkin|yetişkinler|erişkin|erişkinler|çocuk|çocuklar|bebek|yenidoğan|gebe|gebeler|gebelik|hamile|1. trimester|2. trimester|3. trimester|1.trimester|2.trimester|3.trimester|birinci trimester|ikinci trimester|üçüncü trimester|foliküler faz|folliküler faz|luteal faz|ovulasyon|ovulasyon fazı|siklus ortası|menopoz|postmenopoz|postmenopozal|premenopozal|normal|optimal|yeterli|yetersiz|yetersizlik|eksiklik|ağır eksiklik|ciddi eksiklik|toksik|toksisite|toksik düzey|sınırda|sınırda yüksek|yüksek|çok yüksek|düşük|hafif yüksek|istenen|arzu edilen|ideal|risk|düşük risk|orta risk|yüksek risk|çok yüksek risk|diyabet|diyabetik|prediyabet|diyabetik olmayan|bozulmuş açlık glukozu|bozulmuş glukoz toleransı|gri zon|negatif|pozitif|hedef|hedef değer|boy|kilo|ağırlık|vki|bki|tansiyon|nabız|ateş|aç|tok|açlık durumu|sonuç|sonuçlar|tetkik sonuçları|laboratuvar sonuç raporu|tahlil sonuçları|bu rapor|bu sonuç|bu test|bu belge|bu doküman|sonuçlarınız|lütfen|akredite|akreditasyon|türkak|iso|ts en iso|belge no|doküman no|doküman kodu|revizyon|revizyon no|yayın tarihi|yürürlük tarihi|form no|e-imza|elektronik imza|imza|imzalanmıştır|kopya|son|rapor sonu|ile|için|yaş grubu|yıl|ay|gün|hafta|evre|derece|sınıf|sigara|tedavi|ilaç|kullandığı ilaçlar|panik değer|hasta kabul|medula|e-nabız|geçmiş olsun|sağlıklı günler|sistem|kullanıcı|rapor eden|onaylanmıştır|dış laboratuvar|şube|merkez|müşteri|anlaşmalı kurum|firma|şirket|pasaport',
  ),
  sections: {
    notBlood: listed(
      'idrar|idrar tahlili|idrar analizi|idrar tetkiki|tam idrar|tam idrar tahlili|tam idrar analizi|tam idrar tetkiki|idrar mikroskopisi|idrar sedimenti|idrar biyokimyası|idrar stribi|idrar strip|spot idrar|spot idrar tetkikleri|24 saatlik idrar|24 saat idrar|idrar kültürü|tit|t.i.t.|gaita|dışkı|gaita tahlili|gaita mikroskobisi|gaita mikroskopisi|gaitada gizli kan|dışkı mikroskopisi|gaita kültürü|dışkı tetkiki|bos|beyin omurilik sıvısı|bos biyokimyası|semen|semen analizi|sperm|spermiyogram|spermiogram|sperm analizi|tükürük|balgam|mikrobiyoloji|bakteriyoloji|parazitoloji|kültür|kültürler|boğaz kültürü|sürüntü|vajinal sürüntü|plevra sıvısı|periton sıvısı|asit sıvısı|vücut sıvıları|sıvı biyokimyası|eklem sıvısı|saç|ter testi|idrar kimyasal analiz|idrar mikroskobik inceleme|idrar (spot)|moleküler mikrobiyoloji|kültür antibiyogram|sinovyal sıvı|idrar (24 saatlik)|idrarda',
    ),
    blood: listed(
      'hemogram|tam kan|tam kan sayımı|tam kan sayımı (hemogram)|hemogram (tam kan sayımı)|kan sayımı|hematoloji|periferik yayma|lökosit formülü|formül lökosit|lökosit formülleri|eritrosit parametreleri|lökosit parametreleri|trombosit parametreleri|biyokimya|biyokimya tetkikleri|klinik biyokimya|kan biyokimyası|rutin biyokimya|acil biyokimya|klinik kimya|elektrolitler|lipid profili|lipit profili|lipid paneli|kan yağları|kan lipidleri|karaciğer|karaciğer fonksiyon testleri|karaciğer fonksiyonları|karaciğer enzimleri|böbrek|böbrek fonksiyon testleri|böbrek fonksiyonları|tiroid|tiroid fonksiyon testleri|tiroid hormonları|tiroid paneli|tiroid fonksiyonları|hormon|hormonlar|hormon testleri|hormon tetkikleri|endokrinoloji|vitamin|vitaminler|vitamin ve mineraller|anemi paneli|anemi testleri|demir metabolizması|demir parametreleri|demir paneli|koagülasyon|koagülasyon testleri|pıhtılaşma|pıhtılaşma testleri|hemostaz|immünoloji|seroloji|elisa|romatoloji|romatizma testleri|romatizmal testler|tümör belirteçleri|tümör markerleri|tümör markırları|kardiyak belirteçler|kardiyak markerler|kardiyak|diyabet|diyabet testleri|şeker metabolizması|kan|serum|plazma|kan gazı|kan gazları|alerji|allerji|otoimmün|otoimmünite|proteinler|protein elektroforezi|mineraller|eser elementler|enzimler|enflamasyon|inflamasyon|hemoglobin elektroforezi|sedimantasyon|immünokimya|kemik metabolizması|metabolizma|hormon ve tümör belirteçleri|seks hormonları|spesifik proteinler|ilaç düzeyleri|hematoloji tetkikleri|hormon/immünoassay|infeksiyon belirteçleri',
    ),
    title: listed(
      'panel|paneli|profil|profili|testleri|testler|tetkikleri|tetkikler|tahlilleri|tahliller|sonuçları|sonuçlar|laboratuvarı|bölüm|bölümü|fonksiyonları|grubu|grup|check-up|rapor|raporu|metabolizması|hormonları|parametreleri|belirteçleri|analizi|sonuç raporu|tarama|markerleri',
    ),
  },
  methods: listed(
    "yöntem|yöntemi|metod|metodu|metot|çalışma yöntemi|çalışma metodu|test yöntemi|analiz yöntemi|ölçüm yöntemi|teknik|cihaz|analizör|numune|numune türü|numune tipi|örnek türü|materyal|spektrofotometrik|spektrofotometri|fotometrik|fotometri|kolorimetrik|enzimatik|enzimatik kolorimetrik|kinetik|uv kinetik|türbidimetrik|türbidimetri|immünotürbidimetrik|immünotürbidimetri|nefelometrik|nefelometri|kemilüminesans|elektrokemilüminesans|immünoassay|kemilüminesans immünoassay|kromatografi|kromatografik|hplc|lc-ms/ms|akım sitometri|flow sitometri|empedans|impedans|empedans yöntemi|elektriksel empedans|optik|iyon selektif elektrot|iyon seçici elektrot|ise|indirekt ise|potansiyometrik|koagülometre|koagülometrik|pıhtı temelli|westergren|mikroskopi|mikroskobik|hesaplama|hesaplanan|hesaplanmış|hesaplanmıştır|formül|friedewald|ckd-epi|mdrd|jaffe|hekzokinaz|hegzokinaz|glukoz oksidaz|üreaz|ürikaz|biüret|bcg|bromkrezol|ifcc|eclia|clia|cmia|elisa|elfa|floresan|elektroforez|kapiller elektroforez|aas|atomik absorbsiyon|icp-ms|otomatik kan sayım cihazı|otoanalizör|manuel|otomatik|lateks|aglütinasyon|plazma|tam kan|edta|edta'lı tam kan|sitratlı plazma|venöz kan|kan (edta)|heparinli plazma",
  ),
  units: listed(
    'mm/saat|mm/sa|mm/1 saat|mm/st|mm/1saat|mm/1.saat|saniye|sn|sn.|sec|10³/µl|10^3/µl|10*3/µl|10e3/µl|x10³/µl|x10^3/µl|x10*3/ul|x10e3/ul|10³/mm³|10^3/mm3|10³/ml|x10³/mm³|x10^3/mm3|x10³|x10^3|k/ul|k/mm3|10⁶/µl|10^6/µl|10*6/µl|10e6/µl|x10⁶/µl|x10^6/µl|x10*6/ul|x10e6/ul|10⁶/mm³|10^6/mm3|x10⁶/mm³|x10^6/mm3|x10⁶|x10^6|m/ul|m/mm3|milyon/µl|milyon/mm3|bin/µl|bin/mm3|/mm3|/µl|hücre/µl|hücre/mm3|adet/µl|um3|um^3|iu/l|iu/ml|miu/ml|µiu/ml|miu/l|ü/l|ü/ml|kü/l|kıu/l|mü/l|mü/ml|µü/ml|mcg/dl|mcg/l|mcg/ml|ug/dl|ug/l|ug/ml|ml/dk|ml/dk/1.73m2|ml/dk/1.73 m2|ml/dk/1,73m2|ml/dk/1,73 m²|ml/dak|ml/dak/1.73m2|ml/dak/1.73 m2|ml/dakika/1.73m2|ml/dak/1,73m²|ml/dk/1.73|mg/g kreatinin|mg/g kre|mg/g krea|µg/mg kreatinin|mg/mmol kreatinin|mcg/mg kreatinin|mg/gün|g/gün|gr/dl|gr/l|gr%|mgr/dl|mg%|g%|vol%|oran|index|indeks|titre|%|fl|pg|ng/dl|mmol/mol hb|ng feu/ml|µg feu/ml|mg feu/l|fl (µm3)|mosm/kg|mosmol/kg|meq/l|/100 wbc|/100 lökosit|her sahada|/hpf|au/ml|ru/ml|s/co|coi',
  ),
}
