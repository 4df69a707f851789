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
      'lökosit|lökosit sayısı|lökosit sayımı|lökositler|toplam lökosit|toplam lökosit sayısı|total lökosit sayısı|lökosit wbc|wbc lökosit|wbc lökosit sayısı|lökosit sayısı wbc|beyaz küre|beyaz küre sayısı|beyaz kan hücresi|beyaz kan hücreleri|beyaz kan hücresi sayısı|beyaz küre wbc|wbc beyaz küre|akyuvar|akyuvar sayısı|akyuvarlar|wbc beyaz küre sayısı|wbc beyaz kan hücresi|beyaz küre sayısı wbc',
    ),
    'Red blood cells': listed(
      'eritrosit|eritrosit sayısı|eritrosit sayımı|eritrositler|toplam eritrosit sayısı|eritrosit rbc|rbc eritrosit|rbc eritrosit sayısı|eritrosit sayısı rbc|kırmızı küre|kırmızı küre sayısı|kırmızı kan hücresi|kırmızı kan hücreleri|kırmızı kan hücresi sayısı|alyuvar|alyuvar sayısı|alyuvarlar|rbc kırmızı kan hücresi|rbc alyuvar|kırmızı küre rbc|rbc kırmızı küre|rbc kırmızı küre sayısı|kırmızı küre (kk)',
    ),
    Hemoglobin: listed(
      'hgb hemoglobin|hb hemoglobin|hemoglobin düzeyi|hemoglobin miktarı|hemoglobin konsantrasyonu',
    ),
    Hematocrit: listed(
      'hematokrit|hematokrit hct|hct hematokrit|hematokrit htc|htc|htc hematokrit|hematokrit ht|ht|hematokrit değeri|hematokrit hmt',
    ),
    MCV: listed(
      'ortalama eritrosit hacmi|ortalama eritrosit hacmi mcv|mcv ortalama eritrosit hacmi|ortalama eritrosit volümü|ortalama hücre hacmi|ortalama alyuvar hacmi|ortalama korpusküler hacim|mcv ortalama hücre hacmi|ortalama korpüsküler volüm|mcv ortalama eritrosit volümü|ort. eritrosit hacmi|oeh|ortalama kırmızı küre hacmi|ortalama hücre volümü|mcv ortalama alyuvar hacmi',
    ),
    MCH: listed(
      'ortalama eritrosit hemoglobini|ortalama eritrosit hemoglobini mch|mch ortalama eritrosit hemoglobini|ortalama hücre hemoglobini|ortalama korpusküler hemoglobin|ortalama eritrosit hemoglobin miktarı|ortalama alyuvar hemoglobini|mch ortalama hücre hemoglobini|ort. eritrosit hemoglobini|mch ortalama korpüsküler hemoglobin|oehb|ortalama eritrosit hb|ortalama hemoglobin miktarı|ortalama eritrosit hemoglobin içeriği|ortalama hücre hemoglobin miktarı',
    ),
    MCHC: listed(
      'ortalama eritrosit hemoglobin konsantrasyonu|ortalama eritrosit hemoglobin konsantrasyonu mchc|mchc ortalama eritrosit hemoglobin konsantrasyonu|ortalama hücre hemoglobin konsantrasyonu|ortalama korpusküler hemoglobin konsantrasyonu|ortalama eritrosit hemoglobin yoğunluğu|ortalama hemoglobin konsantrasyonu|ortalama eritrosit hb konsantrasyonu|ortalama alyuvar hemoglobin konsantrasyonu|ort. eritrosit hemoglobin konsantrasyonu|oehy|ortalama eritrosit hemoglobin derişimi|ortalama eritrosit hemoglobini konsantrasyonu|ortalama hücre hemoglobin derişimi',
    ),
    RDW: listed(
      'rdw|kkdg|rdw %|rdw%|eritrosit dağılım genişliği|eritrosit dağılım genişliği rdw|rdw eritrosit dağılım genişliği|eritrosit dağılım genişliği cv|kırmızı küre dağılım genişliği|kırmızı hücre dağılım genişliği|alyuvar dağılım genişliği|rdw-cv eritrosit dağılım genişliği|eritrosit dağılım genişliği rdw-cv|eritrosit dağılım hacmi|kırmızı kan hücresi dağılım genişliği|eritrosit dağılım aralığı|eritrosit hacim dağılım genişliği|eritrosit dağılım genişliği yüzdesi',
    ),
    'RDW-SD': listed(
      'rdw|eritrosit dağılım genişliği|eritrosit dağılım genişliği sd|rdw-sd eritrosit dağılım genişliği|eritrosit dağılım genişliği rdw-sd|eritrosit dağılım genişliği standart sapma|kırmızı küre dağılım genişliği|kırmızı kan hücresi dağılım genişliği|kırmızı hücre dağılım genişliği|eritrosit dağılım genişliği rdw|rdw eritrosit dağılım genişliği',
    ),
    Platelets: listed(
      'trombosit|trombosit sayısı|trombosit sayımı|trombositler|trombosit plt|plt trombosit|plt trombosit sayısı|trombosit sayısı plt|platelet sayısı|kan pulcuğu|kan pulcukları|kan pulcuğu sayısı|plt kan pulcuğu sayısı|toplam trombosit sayısı|trombosit (sitratlı)|plt platelet sayısı',
    ),
    MPV: listed(
      'ortalama trombosit hacmi|ortalama trombosit hacmi mpv|mpv ortalama trombosit hacmi|ortalama platelet hacmi|ortalama trombosit volümü|ort. trombosit hacmi|mpv ortalama trombosit volümü|ortalama platelet volümü|mpv ortalama platelet hacmi',
    ),
    PDW: listed(
      'pdw %|pdw%|trombosit dağılım genişliği|trombosit dağılım genişliği pdw|pdw trombosit dağılım genişliği|platelet dağılım genişliği|pdw-sd|trombosit dağılım aralığı|pdw platelet dağılım genişliği|trombosit dağılım hacmi|trombosit hacim dağılım genişliği',
    ),
    Plateletcrit: listed(
      'pct|pct %|pct%|trombokrit|trombosit yüzdesi|trombosit kriti|pct trombosit yüzdesi|plateletkrit|pct trombokrit|trombosit yüzdesi pct|platekrit|trombosit hematokriti|pct plateletkrit|trombosit krit|pct trombosit hematokriti|trombokrit pct|pct platekrit',
    ),
    Neutrophils: listed(
      'nötrofil|nötrofiller|parçalı|parçalı nötrofil|nötrofil neu|nötrofil neut|segmentli nötrofil|polimorfonükleer lökosit|pnl|neu nötrofil|segment|parçalı lökosit|nötrofil granülosit|neut nötrofil|ne nötrofil|nötrofil ne|nötr nötrofil|nötrofil nötr|neut% nötrofil|nötrofil neut%|neu% nötrofil|nötrofil neu%|ne% nötrofil|nötrofil ne%|nötr% nötrofil|nötrofil nötr%|nötrofil %|nötrofiller %|nötrofil yüzdesi|% nötrofil|nötrofil oranı|nötrofil yüzde|neu % nötrofil yüzdesi|nötrofil % (neu)|nötrofil % neu%|neu% nötrofil yüzdesi|parçalı %|nötrofil neu %|yüzde nötrofil|neu% (nötrofil %)|nötrofil oranı neu%|nötrofil yüzdesi neu%|neut|neu|ne|nötr|neut %|neut%|neu %|neu%|ne %|ne%|nötr %|nötr%',
    ),
    'Absolute neutrophils': listed(
      'nötrofil|nötrofiller|parçalı|parçalı nötrofil|nötrofil neu|nötrofil neut|segmentli nötrofil|polimorfonükleer lökosit|pnl|neu nötrofil|segment|parçalı lökosit|nötrofil granülosit|neut nötrofil|ne nötrofil|nötrofil ne|nötr nötrofil|nötrofil nötr|nötrofil #|nötrofiller #|nötrofil sayısı|mutlak nötrofil sayısı|nötrofil mutlak|absolü nötrofil sayısı|nötrofil mutlak sayı|nötrofil sayımı|absolut nötrofil|mutlak nötrofil|neu# nötrofil sayısı|neu# nötrofil|nötrofil neu#|nötrofil abs.|nötrofil sayısı neu#|nötrofil # neu|absolü nötrofil|toplam nötrofil sayısı|nötrofil sayısı neu|neu nötrofil sayısı|neut|neu|ne|nötr|neut#|neu#|ne#|nötr#',
    ),
    Lymphocytes: listed(
      'lenfosit|lenfositler|lenfosit lym|lenfosit lymph|lym lenfosit|lymph lenfosit|ly lenfosit|lenfosit ly|lenf lenfosit|lenfosit lenf|len lenfosit|lenfosit len|lymph% lenfosit|lenfosit lymph%|lym% lenfosit|lenfosit lym%|ly% lenfosit|lenfosit ly%|lenf% lenfosit|lenfosit lenf%|len% lenfosit|lenfosit len%|lenfosit %|lenfositler %|lenfosit yüzdesi|% lenfosit|lenfosit oranı|lenfosit yüzde|lym% lenfosit yüzdesi|lenfosit % (lym)|lenfosit lym %|yüzde lenfosit|lenfosit oranı lym%|lenfosit yüzdesi lym%|lymph|lym|ly|lenf|len|lymph %|lymph%|lym %|lym%|ly %|ly%|lenf %|lenf%|len %|len%',
    ),
    'Absolute lymphocytes': listed(
      'lenfosit|lenfositler|lenfosit lym|lenfosit lymph|lym lenfosit|lymph lenfosit|ly lenfosit|lenfosit ly|lenf lenfosit|lenfosit lenf|len lenfosit|lenfosit len|lenfosit #|lenfositler #|lenfosit sayısı|mutlak lenfosit sayısı|lenfosit mutlak|absolü lenfosit sayısı|lenfosit mutlak sayı|lenfosit sayımı|absolut lenfosit|mutlak lenfosit|lym# lenfosit sayısı|lym# lenfosit|lenfosit lym#|lenfosit abs.|lenfosit sayısı lym#|absolü lenfosit|toplam lenfosit sayısı|lenfosit sayısı lym|lym lenfosit sayısı|lymph|lym|ly|lenf|len|lymph#|lym#|ly#|lenf#|len#',
    ),
    Monocytes: listed(
      'monosit|monositler|monosit mono|monosit mon|mono monosit|mon monosit|mo monosit|monosit mo|mono% monosit|monosit mono%|mon% monosit|monosit mon%|mo% monosit|monosit mo%|monosit %|monositler %|monosit yüzdesi|% monosit|monosit oranı|monosit yüzde|mon% monosit yüzdesi|mono% monosit yüzdesi|monosit mono %|yüzde monosit|monosit oranı mono%|monosit yüzdesi mono%|mono|mon|mo|mono %|mono%|mon %|mon%|mo %|mo%',
    ),
    'Absolute monocytes': listed(
      'monosit|monositler|monosit mono|monosit mon|mono monosit|mon monosit|mo monosit|monosit mo|monosit #|monositler #|monosit sayısı|mutlak monosit sayısı|monosit mutlak|absolü monosit sayısı|monosit mutlak sayı|monosit sayımı|absolut monosit|mutlak monosit|mon# monosit sayısı|mono# monosit|mon# monosit|monosit mono#|mono# monosit sayısı|monosit mon#|monosit abs.|monosit sayısı mono#|absolü monosit|monosit sayısı mono|mono monosit sayısı|mono|mon|mo|mono#|mon#|mo#',
    ),
    Eosinophils: listed(
      'eozinofil|eosinofil|eozinofiller|eozinofil eos|eozinofil eo|eos eozinofil|eo eozinofil|eozinofil granülosit|eosinofiller|eoz eozinofil|eozinofil eoz|eos% eozinofil|eozinofil eos%|eo% eozinofil|eozinofil eo%|eoz% eozinofil|eozinofil eoz%|eozinofil %|eosinofil %|eozinofil yüzdesi|% eozinofil|eozinofil oranı|eozinofil yüzde|eos% eozinofil yüzdesi|eozinofil eos %|yüzde eozinofil|eosinofil yüzdesi|eozinofil oranı eos%|eo% eozinofil yüzdesi|eozinofil yüzdesi eos%|eos|eo|eoz|eos %|eos%|eo %|eo%|eoz %|eoz%',
    ),
    'Absolute eosinophils': listed(
      'eozinofil|eosinofil|eozinofiller|eozinofil eos|eozinofil eo|eos eozinofil|eo eozinofil|eozinofil granülosit|eosinofiller|eoz eozinofil|eozinofil eoz|eozinofil #|eosinofil #|eozinofil sayısı|mutlak eozinofil sayısı|eozinofil mutlak|absolü eozinofil sayısı|eozinofil mutlak sayı|eozinofil sayımı|absolut eozinofil|mutlak eozinofil|eos# eozinofil sayısı|eos# eozinofil|eo# eozinofil|eozinofil eos#|eosinofil sayısı|eozinofil abs.|eo# eozinofil sayısı|eozinofil sayısı eos#|absolü eozinofil|eozinofil sayısı eos|eos eozinofil sayısı|eos|eo|eoz|eos#|eo#|eoz#',
    ),
    Basophils: listed(
      'bazofil|basofil|bazofiller|bazofil baso|bazofil bas|baso bazofil|bas bazofil|bazofil granülosit|basofiller|ba bazofil|bazofil ba|baz bazofil|bazofil baz|baso% bazofil|bazofil baso%|bas% bazofil|bazofil bas%|ba% bazofil|bazofil ba%|baz% bazofil|bazofil baz%|bazofil %|basofil %|bazofil yüzdesi|% bazofil|bazofil oranı|bazofil yüzde|bas% bazofil yüzdesi|baso% bazofil yüzdesi|bazofil baso %|yüzde bazofil|basofil yüzdesi|bazofil oranı baso%|bazofil yüzdesi baso%|baso|bas|ba|baz|baso %|baso%|bas %|bas%|ba %|ba%|baz %|baz%',
    ),
    'Absolute basophils': listed(
      'bazofil|basofil|bazofiller|bazofil baso|bazofil bas|baso bazofil|bas bazofil|bazofil granülosit|basofiller|ba bazofil|bazofil ba|baz bazofil|bazofil baz|bazofil #|basofil #|bazofil sayısı|mutlak bazofil sayısı|bazofil mutlak|absolü bazofil sayısı|bazofil mutlak sayı|bazofil sayımı|absolut bazofil|mutlak bazofil|bas# bazofil sayısı|baso# bazofil|bas# bazofil|bazofil baso#|baso# bazofil sayısı|basofil sayısı|bazofil abs.|bazofil sayısı baso#|absolü bazofil|bazofil sayısı baso|baso bazofil sayısı|baso|bas|ba|baz|baso#|bas#|ba#|baz#',
    ),
    'Immature granulocytes': listed(
      'immatür granülosit|immatür granülosit %|immatür granülosit #|immatür granülosit sayısı|immatür granülosit yüzdesi|immatür granülositler|immatür granülosit ig|ig immatür granülosit|ig %|ig%|ig#|olgunlaşmamış granülosit|olgunlaşmamış granülositler|immatur granülosit oranı|img|img %|img#|img%|genç granülosit|olgunlaşmamış granülosit sayısı|olgunlaşmamış granülosit yüzdesi',
    ),
    'Band neutrophils': listed(
      'çomak|çomak %|çomaklar|çomak nötrofil|band nötrofil|bant nötrofil|çomak hücreleri|nötrofil çomak|nötrofil band|çomak parçalı|bant|nötrofil bant',
    ),
    Reticulocytes: listed(
      'retikülosit|retikülosit sayısı|retikülosit %|retikülosit #|retikülosit yüzdesi|retikülosit sayımı|retikülositler|retikülosit oranı|ret %|ret%|ret#|mutlak retikülosit sayısı|retikulosit (ret)|retikülosit mutlak sayı|ret',
    ),
    'Nucleated red blood cells': listed(
      'nrbc %|nrbc%|nrbc#|çekirdekli eritrosit|çekirdekli eritrosit sayısı|çekirdekli kırmızı kan hücresi|çekirdekli eritrosit %|normoblast|normoblast sayısı|normoblast %|eritroblast|nrbc çekirdekli eritrosit|nükleuslu eritrosit|çekirdekli alyuvar|nrbc sayısı|nrbc çekirdekli kırmızı kan hücresi|çekirdekli eritrosit yüzdesi|çekirdekli kırmızı küre|çekirdekli eritrosit nrbc|nukleuslu kırmızı kan hücresi|nrbc normoblast|nrbc yüzdesi',
    ),
    Iron: listed(
      'demir|serum demiri|demir fe|fe demir|demir düzeyi|serum demiri fe|kan demiri|demir serum/plazma',
    ),
    TIBC: listed(
      'total demir bağlama kapasitesi|toplam demir bağlama kapasitesi|tdbk|total demir bağlama kapasitesi tdbk|total demir bağlama kapasitesi tibc|tibc total demir bağlama kapasitesi|tdbk total demir bağlama kapasitesi|total demir bağlama|demir bağlama kapasitesi total|demir bağlama kapasitesi tibc|tibc demir bağlama kapasitesi|toplam demir bağlama kapasitesi tdbk|toplam demir bağlama kapasitesi tibc|total demir bağlama kap.|tdbk demir bağlama kapasitesi|demir bağlama kapasitesi tdbk|demir bağlama kapasitesi toplam|demir bağlama (total)',
    ),
    UIBC: listed(
      'doymamış demir bağlama kapasitesi|ddbk|serbest demir bağlama kapasitesi|unsatüre demir bağlama kapasitesi|doymamış demir bağlama kapasitesi uibc|uibc doymamış demir bağlama kapasitesi|demir bağlama kapasitesi uibc|uibc demir bağlama kapasitesi|ansatüre demir bağlama kapasitesi|latent demir bağlama kapasitesi|serbest demir bağlama kapasitesi uibc|doymamış demir bağlama kapasitesi ddbk|udbk|unsatüre demir bağlama kapasitesi uibc|desatüre demir bağlama kapasitesi|doymamış demir bağlama|satüre olmayan demir bağlama kapasitesi|demir bağlama kapasitesi (doymamış)|demir bağlama kapasitesi unsature',
    ),
    'Transferrin saturation': listed(
      'transferrin satürasyonu|transferrin saturasyon|transferrin doygunluğu|transferrin satürasyon yüzdesi|transferrin satürasyonu %|transferrin saturasyon indeksi|ts transferrin satürasyonu|demir satürasyonu|demir doygunluğu|transferrin satürasyon oranı|transferrin doyma yüzdesi|transferrin saturasyonu (tsat)|transferrin doygunluk yüzdesi|transferrin satürasyonu yüzdesi|% transferrin satürasyonu|% transferrin saturasyon|demir satürasyon yüzdesi|% demir satürasyonu|transferrin satürasyon indeksi ts|tsat transferrin satürasyonu|transferrin doygunluk indeksi|transferrin doygunluk oranı|transferrin saturasyonu (hesaplanan)|demir saturasyonu %',
    ),
    Transferrin: listed('transferrin düzeyi|transferin'),
    Ferritin: listed('ferritin düzeyi|serum ferritini'),
    Glucose: listed(
      'glukoz|glikoz|kan şekeri|kan glukozu|glukoz plazma|plazma glukozu|kan glikozu|glukoz random|rastgele kan şekeri|rastgele glukoz|kan şekeri glukoz|şeker|kan şekeri rastgele|glukoz (glu)|glu glukoz|serum glukozu|kan glukoz|glukoz rastgele',
    ),
    'Fasting glucose': listed(
      'açlık kan şekeri|açlık glukozu|açlık kan glukozu|açlık plazma glukozu|açlık glukoz|glukoz açlık|akş|a.k.ş.|açlık kan şekeri akş|akş açlık kan şekeri|kan şekeri açlık|açlık şekeri|açlık glikozu|glikoz açlık|açlık glikoz|açlık kan şekeri glukoz|glukoz açlık kan şekeri|glukoz (akş)|akş glukoz|açlık plazma glukozu apg|apg|plazma glukozu açlık|açlık kan glukozu akş|kan glukozu açlık|glukoz (açlık kan şekeri) akş|açlık kan glikozu|glukoz açlık plazma|açlık (0.dk) glukoz|0. dakika glukoz',
    ),
    'Hemoglobin A1c': listed(
      'glike hemoglobin|glikozile hemoglobin|glikolize hemoglobin|glikolize hemoglobin hba1c|glike hemoglobin hba1c|glikozile hemoglobin hba1c|hba1c glike hemoglobin|hba1c glikozile hemoglobin|hba1c glikolize hemoglobin|glikohemoglobin|hba1c %|hba1c%|hba1c ngsp|hba1c dcct|üç aylık kan şekeri|3 aylık kan şekeri|üç aylık şeker|hba1c (ngsp) %|glikozillenmiş hemoglobin|glikolize hb|glikozile hb|hba1c glikohemoglobin|hba1c (glike hb)|glikohemoglobin hba1c|hba1c yüzde|glikozile hemoglobin (hb a1c)|glike hb|hba1c glikolize hb|hba1c üç aylık şeker|glikozillenmiş hemoglobin hba1c|glukozile hemoglobin',
    ),
    'Estimated average glucose': listed(
      'tahmini ortalama glukoz|ortalama glukoz|hesaplanmış ortalama glukoz|ortalama kan şekeri|ortalama plazma glukozu|tahmini ortalama kan şekeri|ortalama kan glukozu|tahmini ortalama glukoz eag|eag tahmini ortalama glukoz|ortalama glukoz eag|tahmini ortalama kan glukozu|tahmini ortalama plazma glukozu|ortalama glikoz|tahmini ortalama glikoz|tahmini ortalama glukoz düzeyi|ortalama glukoz düzeyi|eag ortalama glukoz|hesaplanan ortalama glukoz',
    ),
    Insulin: listed(
      'insülin açlık|açlık insülini|açlık insülin|bazal insülin|insülin düzeyi|insülin bazal|0. dakika insülin|insülin hormonu|açlık insülin düzeyi|insülin 0. dk',
    ),
    'C-peptide': listed(
      'c-peptid|c-peptit|c peptid açlık|açlık c-peptid|c-peptid düzeyi|c peptid bazal|peptid c',
    ),
    'HOMA-IR': listed(
      'homa indeksi|homa-ir indeksi|insülin direnci|insülin direnci homa-ir|homa-ir insülin direnci|insülin direnci homa|insülin direnç indeksi|homa ir skoru|homa ir (insülin direnci) indeksi|insülin rezistansı|insülin rezistansı homa-ir|homa skoru|insulin direnci indeksi homa-ir|homa ir değeri|insülin direnci testi',
    ),
    Fructosamine: listed('fruktozamin|früktosamin'),
    'Total cholesterol': listed(
      'total kolesterol|kolesterol|kolesterol total|toplam kolesterol|kolesterol toplam|t. kolesterol|tot. kolesterol|kolesterol chol|total kolesterol (chol)|kolesterol düzeyi|t.kolesterol (chol)|chol kolesterol',
    ),
    'HDL cholesterol': listed(
      'hdl kolesterol|kolesterol hdl|hdl-k|iyi kolesterol|yüksek dansiteli lipoprotein|yüksek yoğunluklu lipoprotein|hdl kol.|hdl kolesterol (hdl-c)|hdl kolesterol direkt|hdl kolesterol (iyi kolesterol)|yüksek dansiteli lipoprotein hdl|yüksek dansiteli lipoprotein kolesterol|hdl-chol kolesterol|iyi huylu kolesterol',
    ),
    'LDL cholesterol': listed(
      'ldl kolesterol|kolesterol ldl|ldl-k|kötü kolesterol|ldl kolesterol direkt|direkt ldl|direkt ldl kolesterol|ldl direkt|düşük dansiteli lipoprotein|düşük yoğunluklu lipoprotein|ldl kol.|ldl kolesterol (ldl-c)|ldl-kolesterol (ölçüm)|ldl kolesterol (kötü kolesterol)|düşük dansiteli lipoprotein ldl|ldl kolesterol (direkt ölçüm)|düşük dansiteli lipoprotein kolesterol|d-ldl|ldl kolesterol ölçülen|ldl-chol kolesterol|ldl direk|direk ldl|kötü huylu kolesterol',
    ),
    'LDL cholesterol, calculated': listed(
      'ldl kolesterol hesaplanan|ldl hesaplanan|ldl kolesterol (hesap)|ldl kolesterol hesaplanmış|hesaplanmış ldl|hesaplanmış ldl kolesterol|ldl kolesterol (friedewald)|ldl kolesterol (hesaplama)|ldl hesaplama|ldl hesaplanmış|ldl (hesap)|hesaplanan ldl|hesaplanan ldl kolesterol|ldl-kolesterol (hesaplanmıştır)|ldl kolesterol hes.|kolesterol ldl hesaplanan|ldl-kolesterol (friedewald formülü)|ldl kolesterol (martin)|hesaplamalı ldl|ldl-c hesaplanan|ldl-c hesaplanmış|ldl kolesterol hesaplamalı|ldl hes.',
    ),
    'VLDL cholesterol': listed(
      'vldl kolesterol|kolesterol vldl|vldl-k|vldl kolesterol hesaplanan|çok düşük dansiteli lipoprotein|vldl kolesterol (hesap)|vldl hesaplanan|vldl kolesterol hesaplanmış|çok düşük yoğunluklu lipoprotein|vldl kol.|vldl hesaplanmış|vldl kolesterol (hesaplama)|vldl (hesap)|çok düşük dansiteli lipoprotein vldl',
    ),
    'Non-HDL cholesterol': listed(
      'non-hdl kolesterol|hdl dışı kolesterol|hdl olmayan kolesterol|non hdl kolesterol (hesaplanan)|non-hdl kolesterol hesap|kolesterol non-hdl|nonhdl kolesterol|nonhdl|hdl-dışı kolesterol (non-hdl)|non-hdl-k|non-hdl kolesterol hesaplanmış|non hdl hesaplanan',
    ),
    Triglycerides: listed(
      'trigliserit|trigliserid|trigliseritler|trigliseridler|trigliserit tg|tg trigliserit|trigliserid tg|trigliserit düzeyi|trigliserit (trig)|trigliserid (trig)|trig trigliserit|tg trigliserid|trigliserit açlık',
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
    'Apolipoprotein B': listed(
      'apolipoprotein b apo b|apo b apolipoprotein b|apo lipoprotein b|apolipoprotein-b100 (apob)|apo-b100',
    ),
    'Apolipoprotein A1': listed(
      'apolipoprotein a1 apo a1|apo a1 apolipoprotein a1|apo lipoprotein a1|apo ai|apolipoprotein ai|apo a-i|apolipoprotein a-i (apo a1)|apo-lipoprotein a-1',
    ),
    'Lipoprotein(a)': listed('lp(a) lipoprotein a|lipoprotein a lpa|lipoprotein a lp(a)|lipoprotein küçük a'),
    ALT: listed(
      'alanin aminotransferaz|alanin aminotransferaz alt|alanin aminotransferaz (alt) sgpt|alanin amino transferaz|alanin amino transferaz alt|alanin transaminaz|alanin transaminaz alt|alt alanin aminotransferaz|sgpt (alt)|alt alanin transaminaz|alt alanin amino transferaz|alanin aminotransferaz sgpt|alt (gpt)|gpt (alt)|sgpt alanin aminotransferaz|alanin transferaz|alanin aminotransferaz alat|alaninaminotransferaz|alanin transaminaz sgpt|alt (alanin transaminaz) sgpt|alt alanin aminotransferaz sgpt',
    ),
    AST: listed(
      'aspartat aminotransferaz|aspartat aminotransferaz ast|aspartat aminotransferaz (ast) sgot|aspartat amino transferaz|aspartat amino transferaz ast|aspartat transaminaz|aspartat transaminaz ast|ast aspartat aminotransferaz|sgot (ast)|ast aspartat transaminaz|ast aspartat amino transferaz|aspartat aminotransferaz sgot|ast (got)|got (ast)|sgot aspartat aminotransferaz|aspartat transferaz|aspartat aminotransferaz asat|aspartataminotransferaz|aspartat transaminaz sgot|ast (aspartat transaminaz) sgot|ast aspartat aminotransferaz sgot',
    ),
    'AST/ALT ratio': listed('ast/alt oranı|de ritis oranı|de-ritis indeksi|sgot/sgpt oranı'),
    'Alkaline phosphatase': listed(
      'alkalen fosfataz|alkalin fosfataz|alkalen fosfataz alp|alp alkalen fosfataz|alkalin fosfataz alp|alkali fosfataz|alp alkalin fosfataz|alk. fosfataz|alkali fosfataz alp|alkalen fosfataz total|alk fosfataz (alp)|alp alk. fosfataz|alkalen fosfataz (alkp)|alkp',
    ),
    GGT: listed(
      'gama glutamil transferaz|gamma glutamil transferaz|gama glutamil transferaz ggt|gamma glutamil transferaz ggt|ggt gama glutamil transferaz|ggt gamma glutamil transferaz|gama gt|gama-glutamiltransferaz|gamma-glutamiltransferaz|gama glutamiltransferaz ggt|gamma glutamiltransferaz ggt|gama glutamil transpeptidaz|gamma glutamil transpeptidaz|γ-gt|γ-glutamil transferaz|gama gt (ggt)|gama glutamil transferaz (gama gt)|ggt gama gt|gamma glutamil transpeptidaz ggt|γ-glutamil transferaz (ggt)|gama glutamil transpeptidaz ggt|gamma gt (ggt)|ggt (gamma gt)|gamma glutamil transferaz (gamma gt)|glutamil transferaz gama|ggt gamma-glutamiltransferaz',
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
    Albumin: listed('albümin düzeyi|alb albümin|albümin alb|serum albümini'),
    Globulin: listed('globulin hesaplanan|globulin (hesap)|globulin düzeyi'),
    'Albumin/globulin ratio': listed(
      'albümin/globulin oranı|albumin/globulin|a/g oranı|alb/glob oranı|albümin/globulin (a/g)|albümin/globulin oranı (a/g)',
    ),
    Prealbumin: listed('pre-albümin|prealbumin (transtiretin)|transtiretin'),
    LDH: listed(
      'laktat dehidrogenaz|laktat dehidrogenaz ldh|ldh laktat dehidrogenaz|laktik dehidrogenaz|laktik asit dehidrogenaz|laktik dehidrogenaz ldh|ldh laktik dehidrogenaz|ldh laktik asit dehidrogenaz|laktat dehidrogenaz (ld)|laktat dehidrojenaz|laktik asit dehidrogenaz ldh|laktat dehidrogenaz total|ldh laktat dehidrojenaz|ld laktat dehidrogenaz|laktat dehidrojenaz ldh',
    ),
    Amylase: listed(
      'amilaz|alfa amilaz|total amilaz|amilaz total|α-amilaz|amilaz amy|serum amilazı|amilaz düzeyi',
    ),
    Lipase: listed('lipaz|pankreatik lipaz|lipaz lip|lipaz düzeyi|serum lipazı'),
    Ammonia: listed(
      'amonyak|amonyak plazma|plazma amonyak|amonyak nh3|nh3|nh3 amonyak|kan amonyak|amonyak kan|amonyak (nh3) plazma|kan amonyak düzeyi|amonyum',
    ),
    Creatinine: listed(
      'kreatinin|kreatinin crea|crea|crea kreatinin|serum kreatinini|kreatinin düzeyi|kreatinin kan|kan kreatinin|kreatinin enzimatik|kreatinin (kreatinin) serum|kreatinin krea',
    ),
    eGFR: listed(
      'gfr ckd-epi|gfr mdrd|tahmini glomerüler filtrasyon hızı|glomerüler filtrasyon hızı|egfr tahmini glomerüler filtrasyon hızı|tahmini gfr|tgfh|tahmini glomerüler filtrasyon hızı egfr|tahmini glomerüler filtrasyon hızı gfr|glomerüler filtrasyon hızı gfr|egfr glomerüler filtrasyon hızı|gfr hesaplanan|hesaplanmış gfr|egfr hesaplanan|gfr glomerüler filtrasyon hızı|gfh|glomerül filtrasyon hızı|gfr tahmini|tahmini glomerül filtrasyon hızı|glomerüler filtrasyon oranı|gfr (tahmini glomerüler filtrasyon hızı)|glomerüler filtrasyon hızı ckd-epi|glomerüler filtrasyon hızı mdrd|egfr (hesaplanmış)|tahmini gfr (ckd-epi)|tahmini gfr mdrd|hesaplanan gfr|e-gfr|tahmini glomeruler filtrasyon hızı ckd-epi|egfr (tahmini gfr)|tahmini glomerüler filtrasyon oranı|tahmini glomerüler filtrasyon hızı tgfh|tgfh ckd-epi|gfr (ckd-epi formülü)|egfr (ckd epi) hesaplanan|gfh ckd-epi|glomerüler filtrasyon hızı egfr|egfr glomerül filtrasyon hızı|gfr ckd-epi (hesaplama)|glomerüler filtrasyon hızı (tahmini)|glomerüler filtrasyon hızı gfh',
    ),
    'Urea nitrogen': listed(
      'kan üre azotu|üre azotu|kan üre azotu bun|bun kan üre azotu|üre azotu bun|bun üre azotu|kan üre nitrojeni|üre nitrojeni|kan üre nitrojeni bun|bun kan üre nitrojeni',
    ),
    Urea: listed('üre|kan üresi|kan üre|üre düzeyi|üre kan|serum üresi|urea üre|üre urea'),
    'BUN/creatinine ratio': listed(
      'bun/kreatinin|bun/kreatinin oranı|üre azotu/kreatinin oranı|bun/kre oranı|kan üre azotu/kreatinin|bun/crea oranı',
    ),
    'Uric acid': listed(
      'ürik asit|kan ürik asit|ürik asit ua|ürat|ürik asit düzeyi|serum ürik asidi|ürik asit kan|ua ürik asit',
    ),
    'Cystatin C': listed('sistatin c|sistatin|sistatin c serum/plazma'),
    'Urine albumin/creatinine ratio': listed(
      'albümin/kreatinin oranı|albümin/kreatinin|idrar albümin/kreatinin oranı|mikroalbümin/kreatinin|mikroalbümin/kreatinin oranı|idrar mikroalbümin/kreatinin oranı|albumin/kreatinin (spot idrar)|spot idrar albümin/kreatinin oranı|idrar albümin/kreatinin|mikroalbümin/kreatinin (spot idrar)|mikroalbüminüri/kreatinin|albümin kreatinin oranı acr|spot idrarda albümin/kreatinin|spot idrarda mikroalbümin/kreatinin|idrarda albümin/kreatinin oranı|spot idrar mikroalbümin/kreatinin oranı|spot idrarda mikroalbümin/kreatinin oranı|acr albümin/kreatinin oranı|mikroalbümin kreatinin oranı (idrar)|idrarda mikroalbümin/kreatinin oranı|albümin/kreatinin oranı (idrar)|mikroalbümin / kreatinin oranı (spot)|uacr albümin kreatinin oranı|spot idrarda albümin/kreatinin oranı',
    ),
    'Microalbumin, urine': listed(
      'mikroalbümin|mikroalbümin idrar|idrar mikroalbümin|idrarda mikroalbümin|mikroalbüminüri|spot idrarda mikroalbümin|mikroalbümin spot idrar|albümin idrar|idrar albümin|idrarda albümin|albümin (spot idrar)|mikro albümin|mikroalbumin (idrar) spot|spot idrar mikroalbümin|spot idrarda albümin|mikroalbumin düzeyi|spot idrar albümin',
    ),
    Sodium: listed('sodyum|sodyum na|na sodyum|sodyum (na+)|serum sodyumu|sodyum düzeyi|kan sodyum'),
    Potassium: listed(
      'potasyum|potasyum k|k potasyum|potasyum (k+)|serum potasyumu|potasyum düzeyi|kan potasyum',
    ),
    Chloride: listed('klor|klorür|klor cl|klorür cl|cl klor|cl klorür|klorid|klor düzeyi'),
    'Carbon dioxide': listed(
      'bikarbonat|bikarbonat hco3|hco3 bikarbonat|toplam karbondioksit|karbondioksit|total karbondioksit|tco2 total co2|aktüel bikarbonat|tco2 total karbondioksit|karbondioksit total|karbondioksit (tco2)|hco3 aktüel|bikarbonat düzeyi|hco3 act|karbondioksit co2',
    ),
    'Anion gap': listed(
      'anyon gap|anyon açığı|anyon aralığı|anyon boşluğu|anyon gap ag|anyon farkı|anyon açığı (anion gap)',
    ),
    Calcium: listed(
      'kalsiyum|kalsiyum ca|ca kalsiyum|total kalsiyum|kalsiyum total|serum kalsiyumu|toplam kalsiyum|kalsiyum düzeyi|kan kalsiyum|kalsium|kalsiyum toplam',
    ),
    'Corrected calcium': listed(
      'düzeltilmiş kalsiyum|kalsiyum düzeltilmiş|albümine göre düzeltilmiş kalsiyum|düzeltilmiş total kalsiyum|düzeltilmiş ca|düzeltilmiş kalsiyum (albümin)|albumin düzeltmeli kalsiyum',
    ),
    'Ionized calcium': listed(
      'iyonize kalsiyum|kalsiyum iyonize|ca++|ca2+|iyonize kalsiyum ca++|iyonize ca|serbest kalsiyum|iyonize kalsiyum ca2+|kalsiyum iyonize kan|ica iyonize kalsiyum|iyonize kalsiyum (ica)|ica|ca++ iyonize kalsiyum|iyonize kalsiyum kan|ca iyonize',
    ),
    Phosphorus: listed(
      'fosfor|inorganik fosfor|fosfat|inorganik fosfat|fosfor inorganik|serum fosforu|fosfor düzeyi|kan fosfor|fosfor (phos)|phos fosfor',
    ),
    Magnesium: listed(
      'magnezyum|magnezyum mg|mg magnezyum|mg2+|serum magnezyumu|magnezyum düzeyi|kan magnezyum|magnezyum (mg++)|magnezyum total',
    ),
    'Red cell magnesium': listed(
      'eritrosit magnezyum|eritrosit içi magnezyum|magnezyum eritrosit|eritrosit magnezyumu|intraeritrositer magnezyum|magnezyum (eritrosit içi)|intrasellüler magnezyum|hücre içi magnezyum',
    ),
    Zinc: listed(
      'çinko|çinko zn|zn çinko|zn|plazma çinko|çinko plazma|çinko düzeyi|serum çinkosu|kan çinko|çinko kan',
    ),
    Copper: listed(
      'bakır|bakır cu|cu bakır|cu|bakır düzeyi|serum bakırı|kan bakır|plazma bakır|bakır plazma',
    ),
    Selenium: listed(
      'selenyum|selenyum se|se selenyum|selenyum plazma|selenyum düzeyi|kan selenyum|plazma selenyum',
    ),
    Osmolality: listed(
      'osmolalite|serum osmolalitesi|plazma osmolalitesi|ozmolalite|osmolalite hesaplanan|serum ozmolalitesi|plazma ozmolalitesi|osmolalite hesaplanmış',
    ),
    'Base excess': listed(
      'baz fazlalığı|baz fazlası|baz açığı|baz fazlalığı be|be baz fazlalığı|be|be (b)|be (ecf)|beecf|be ecf baz fazlalığı|baz aşırılığı|baz fazlası be|be baz fazlası|base excess be',
    ),
    TSH: listed(
      'tiroid stimülan hormon|tiroid stimulan hormon tsh|tsh tiroid stimülan hormon|tiroid uyarıcı hormon|tiroid stimüle edici hormon|tiroid uyarıcı hormon tsh|tirotropin|tsh (ultrasensitif)|tsh tiroid stimüle edici hormon|tiroid stimüle edici hormon tsh|tsh 3. jenerasyon|tsh 3. kuşak|tsh tiroid uyarıcı hormon|ultrasensitif tsh|hassas tsh|tsh üçüncü jenerasyon|tirotropin tsh|tsh düzeyi|tiroit stimülan hormon|tiroit uyarıcı hormon|tsh (tirotropin)|tiroid stimulating hormon|tiroid stimulating hormon tsh|tsh tiroid stimulating hormon|tsh (hassas)',
    ),
    'Free T4': listed(
      'serbest t4|st4|t4 serbest|serbest tiroksin|serbest t4 ft4|ft4 serbest t4|serbest tiroksin ft4|serbest t4 (serbest tiroksin)|serbest t4 st4|st4 serbest t4|serbest tiroksin st4|serbest t4 tiroksin|ft4 serbest tiroksin|serbest tiroksin serbest t4|tiroksin serbest|s.t4|free t4 serbest t4|t4 serbest ft4|st4 serbest tiroksin|serbest t4 (free t4)|tiroksin (t4) serbest|serbest tiroksin t4|free t4 (serbest)|serbest t4 düzeyi',
    ),
    'Free T3': listed(
      'serbest t3|st3|t3 serbest|serbest triiyodotironin|serbest t3 ft3|ft3 serbest t3|serbest triiyodotironin ft3|serbest t3 (serbest triiyodotironin)|serbest t3 st3|st3 serbest t3|serbest triiodotironin|serbest triyodotironin|ft3 serbest triiyodotironin|triiyodotironin serbest|s.t3|free t3 serbest t3|t3 serbest ft3|st3 serbest triiyodotironin|serbest t3 (free t3)|serbest triyodotironin ft3|triiyodotironin (t3) serbest|serbest triiyodotironin st3|serbest triiyodotironin t3|serbest tri-iyodotironin|serbest triiodotironin ft3|serbest triiyodotronin|serbest t3 düzeyi|serbest triiyodotironin serbest t3',
    ),
    'Total T4': listed(
      'tiroksin|tiroksin t4|total tiroksin|t4 (total) tiroksin|tiroksin total|tt4|total t4 tiroksin|total tiroksin t4|toplam t4|tt4 total tiroksin|total t4 (tt4)|t4 tiroksin|toplam tiroksin|tiroksin (t4) total',
    ),
    'Total T3': listed(
      'triiyodotironin|triiyodotironin t3|total triiyodotironin|triiodotironin|triyodotironin|triiyodotironin total|tt3|total t3 triiyodotironin|total triiyodotironin t3|toplam t3|tt3 total triiyodotironin|total t3 (tt3)|t3 triiyodotironin|toplam triiyodotironin|tri-iyodotironin|triiyodotironin (t3) total|total triyodotironin',
    ),
    'Reverse T3': listed(
      'ters t3|revers t3|rt3 revers t3|ters triiyodotironin|revers triiyodotironin|reverse t3 rt3',
    ),
    'T3 uptake': listed('t3 uptake testi|t3 tutulumu|t3 alımı'),
    'Free thyroxine index': listed(
      'serbest tiroksin indeksi|serbest t4 indeksi|serbest tiroksin indeksi fti|fti serbest tiroksin indeksi|sti serbest tiroksin indeksi',
    ),
    'TPO antibodies': listed(
      'anti tiroid peroksidaz|anti-tiroid peroksidaz antikoru|anti tiroid peroksidaz anti-tpo|anti-tpo antikoru|tiroid peroksidaz antikoru|tiroid peroksidaz antikorları|anti-tiroid peroksidaz antikorları|anti tpo antikorları|anti tiroid peroksidaz antikoru anti-tpo|tpo antikoru|tpo antikorları|anti-tiroperoksidaz|tiroperoksidaz antikoru|anti tpo (anti tiroid peroksidaz)|antitiroid peroksidaz|anti tpo ab|anti-tpo tiroid peroksidaz antikoru|anti peroksidaz antikoru|tiroid peroksidaz antikoru anti-tpo|antitiroid peroksidaz antikoru|anti tiroid peroksidaz antikoru (tpo)|antitpo|anti tiroperoksidaz antikoru|tiroid antikorları (anti-tpo)|anti tiroid peroksidaz antikorları anti-tpo|anti tpo tiroid peroksidaz|anti tiroid peroksidaz ab|tiroid peroksidaz antikorları anti tpo|anti-peroksidaz|anti-tpo (anti-tiroid peroksidaz antikoru)|anti tiroit peroksidaz|anti-tiroid peroksidaz (tpo)',
    ),
    'Thyroglobulin antibodies': listed(
      'anti tiroglobulin|anti-tiroglobulin antikoru|anti-tiroglobulin antikorları|tiroglobulin antikoru|tiroglobulin antikorları|anti-tg antikoru|anti tiroglobulin anti-tg|anti-tg anti tiroglobulin|antitiroglobulin|anti tiroglobulin antikoru anti-tg|anti-tg (tiroglobulin antikoru)|tiroglobulin antikoru anti-tg|antitiroglobulin antikoru|anti tiroglobulin antikoru (atg)|anti tg ab|anti-t anti tiroglobulin|atg|anti-tiroglobulin atg|antitg|tiroglobulin antikorları anti tg|anti-tg (anti-tiroglobulin antikoru)|anti tiroglobulin antikorları anti-tg|anti tiroglobulin ab',
    ),
    Thyroglobulin: listed(
      'tiroglobulin|tiroglobulin tg|tg tiroglobulin|tiroglobulin düzeyi|tiroglobulin hassas',
    ),
    'Vitamin D, 25-hydroxy': listed(
      '25-hidroksi vitamin d|d vitamini|25 hidroksi d vitamini|vitamin d 25-hidroksi|25-oh d vitamini|25-hidroksivitamin d|vitamin d3|d3 vitamini|25-oh vitamin d3|25-hidroksi vitamin d3|25-hidroksikolekalsiferol|d vitamini 25-oh|25(oh)d|25-oh-d3|d vitamini (25-hidroksi)|25-hidroksi vitamin d total|25-oh vitamin d total|total 25-oh vitamin d|total 25-hidroksi vitamin d|total vitamin d|d vit 25-oh|25-hidroksi vitamin d (25-oh d)|vitamin d3 25-oh|vit d 25-oh|25-hidroksi vitamin d (d2+d3)|kalsidiol|vitamin d3 (25-hidroksi)|vit d3|d vitamini total|d3 vitamini 25-oh|25 hidroksi vitamin-d (25-oh)|25-hidroksi kolekalsiferol|25-hidroksi d3 vitamini|25-oh d3 vitamini|d vitamini (25-oh d3)|vitamin d düzeyi|d vitamini düzeyi|total d vitamini|25 oh vitamin d (d2+d3)|25-hidroksi vitamin d kalsidiol|vit-d 25 hidroksi|d vitamini (25-hidroksi vitamin d)|25-hidroksi-vitamin d (d vitamini)|d-vit|vitamin-d 25 oh d|vitamin d (25-hidroksi vitamin d)|vitamin d 25-oh d3|25 oh vit d3|25-oh vitamin d (d vitamini)',
    ),
    'Vitamin D, 1,25-dihydroxy': listed(
      '1,25-dihidroksi vitamin d|1,25-dihidroksi vitamin d3|1,25-dihidroksivitamin d|1,25-(oh)2 vitamin d|1,25(oh)2 vitamin d3|vitamin d 1,25-dihidroksi|kalsitriol|1,25-(oh)2 d3|1,25-(oh)2-d|1,25 dihidroksi d vitamini|1,25-dihidroksi vitamin d (kalsitriol)|vitamin d 1,25-(oh)2|1,25 dihidroksikolekalsiferol|1,25-oh vitamin d|d vitamini 1,25-dihidroksi|1,25-oh vitamin d3|1,25 di-oh vitamin d|1,25-dihidroksi kolekalsiferol',
    ),
    'Vitamin B12': listed(
      'b12 vitamini|b-12 vitamini|kobalamin|siyanokobalamin|vitamin b12 (kobalamin)|b12 vitamini (kobalamin)|vitamin b12 düzeyi|b12 vitamini düzeyi|b12 vit|vitamin b12 (siyanokobalamin)|vitb12|vitamin-b12 b12',
    ),
    Holotranscobalamin: listed(
      'holotranskobalamin|aktif b12|aktif vitamin b12|aktif b12 vitamini|holotranskobalamin (aktif b12)|holo-tc|aktif b12 (holotranskobalamin)|vitamin b12 aktif|aktif vitamin b12 (holotranskobalamin)|holotc aktif b12',
    ),
    Folate: listed(
      'folik asit|folat|folik asit (folat)|folat (folik asit)|b9 vitamini|folat düzeyi|vitamin b9 (folik asit)|folik asit düzeyi|folik asit (b9 vitamini)|b9 vitamini (folik asit)|folik asit (vitamin b9)|fol folik asit',
    ),
    'Red cell folate': listed(
      'eritrosit folat|eritrosit folatı|eritrosit içi folat|folat eritrosit|folik asit eritrosit|eritrosit folik asit|eritrosit folat düzeyi|eritrosit içi folik asit|folat (eritrosit içi)',
    ),
    'Vitamin A': listed('a vitamini|a vitamini (retinol)|retinol (vitamin a)|vit a'),
    'Vitamin E': listed(
      'e vitamini|alfa tokoferol|tokoferol|vitamin e (alfa tokoferol)|e vitamini (tokoferol)|vit e|vitamin e (tokoferol)|α-tokoferol|e vitamini (alfa tokoferol)|alfa tokoferol (vitamin e)',
    ),
    'Vitamin C': listed(
      'c vitamini|askorbik asit|vitamin c (askorbik asit)|c vitamini (askorbik asit)|vit c|askorbik asit (vitamin c)|vitamin c plazma',
    ),
    'Vitamin B1': listed(
      'b1 vitamini|tiamin|vitamin b1 (tiamin)|b1 vitamini (tiamin)|vit b1|tiamin (vitamin b1)|tiamin pirofosfat|vitamin b1 kan|tiamin difosfat',
    ),
    'Vitamin B6': listed(
      'b6 vitamini|piridoksin|vitamin b6 (piridoksin)|b6 vitamini (piridoksin)|piridoksal fosfat|piridoksal-5-fosfat|vit b6|piridoksin (vitamin b6)|vitamin b6 (piridoksal fosfat)|vitamin b6 piridoksal 5 fosfat|piridoksal 5-fosfat (vitamin b6)|piridoksal|vitamin b6 plazma|piridoksal 5 fosfat (b6 vitamini)',
    ),
    'Methylmalonic acid': listed(
      'metilmalonik asit|metil malonik asit|metilmalonik asit mma|mma metilmalonik asit|metilmalonik asit plazma',
    ),
    Homocysteine: listed(
      'homosistein|homosistein plazma|plazma homosistein|total homosistein|homosistein total|homosistein düzeyi|homosistein hcy',
    ),
    'C-reactive protein': listed(
      'c-reaktif protein|c reaktif protein crp|crp c-reaktif protein|crp kantitatif|c-reaktif protein kantitatif|crp (c-reaktif protein) kantitatif|crp türbidimetrik|c-reaktif protein (crp) türbidimetrik|crp nefelometrik|crp (türbidimetrik) c-reaktif protein|crp (kantitatif) c-reaktif protein|crp düzeyi|c reaktif protein (kantitatif) crp|c reaktif protein crp nefelometrik|crp (c-reaktif protein) türbidimetrik|crp turbidometrik|crp (nefelometrik) c-reaktif protein|c reaktif protein (turbidimetrik)',
    ),
    'hs-CRP': listed(
      'yüksek duyarlılıklı crp|yüksek duyarlıklı crp|hassas crp|ultrasensitif crp|crp ultrasensitif|crp hassas|crp yüksek duyarlılıklı|yüksek hassasiyetli crp|hs crp (yüksek duyarlıklı)|yüksek duyarlılıklı c-reaktif protein|crp (hs)|c-reaktif protein yüksek duyarlılıklı|yüksek hassasiyetli c-reaktif protein|high sensitif crp|crp high sensitive|crp (yüksek duyarlıklı)|ultra duyarlı crp|hs-crp yüksek duyarlılıklı c-reaktif protein|yüksek duyarlıklı c-reaktif protein|hs-crp yüksek duyarlıklı c-reaktif protein|yüksek duyarlılıklı crp hs-crp|c-reaktif protein ultrasensitif|duyarlı crp|kardiyak crp|crp kardiyak|hs-c reaktif protein|hs-crp (hassas)|yüksek duyarlı crp',
    ),
    ESR: listed(
      'sedimantasyon|sedimentasyon|sedimantasyon hızı|sedimentasyon hızı|eritrosit sedimantasyon hızı|eritrosit sedimentasyon hızı|eritrosit sedimantasyon hızı esr|eritrosit sedimentasyon hızı esr|esh|sedim|sedim hızı|sedimantasyon 1 saat|sedimantasyon (1 saatlik)|sedimantasyon esr|esr sedimantasyon|sedimentasyon esr|esr eritrosit sedimantasyon hızı|esr eritrosit sedimentasyon hızı|esr sedimentasyon|eritrosit çökme hızı|kan sedimantasyon hızı|esh eritrosit sedimantasyon hızı|sedimentasyon 1 saat|eritrosit sedimentasyon hızı (esh)|sedimantasyon (esh)|sedimantasyon (eritrosit sedimantasyon hızı)|1 saatlik sedimantasyon|sedimentasyon (1 saatlik)|sedim (1 saat)|sedimantasyon 1h|eritrosit sedimantasyonu|eritrosit sedimantasyon hızı (1 saat)|sedimantasyon hızı (esr)|esr (sedim)|sedim esr|kan sedimentasyon hızı|eritrosit sedimentasyonu|sedimentasyon (eritrosit sedimentasyon hızı)',
    ),
    Procalcitonin: listed(
      'prokalsitonin|prokalsitonin pct|pct|pct prokalsitonin|prokalsitonin kantitatif|prokalsitonin düzeyi|prokalsitonin (pct) kantitatif',
    ),
    'Interleukin-6': listed(
      'interlökin 6|interlökin-6 il-6|il-6 interlökin 6|il-6 interleukin 6|il-6 (interlökin)',
    ),
    Fibrinogen: listed(
      'fibrinojen|fibrinojen plazma|plazma fibrinojen|fibrinojen düzeyi|fibrinojen aktivitesi|fibrinojen fib|fibrinojen miktarı',
    ),
    'Rheumatoid factor': listed(
      'romatoid faktör|romatoid faktör rf|rf romatoid faktör|romatoid faktör kantitatif|rf kantitatif|romatoid faktör (rf) kantitatif|rf türbidimetrik|romatoid faktör türbidimetrik|rf nefelometrik|romatoid faktör (rf) türbidimetrik|romatoit faktör|rf (romatoid faktör) kantitatif|romatoid faktör (rf) nefelometrik|ra romatoid faktör|rf (kantitatif) romatoid faktör|romatoid faktör nefelometrik|romatoit faktör rf|rf (romatoid faktör) türbidimetrik',
    ),
    'Anti-CCP': listed(
      'anti ccp antikoru|anti-siklik sitrülinlenmiş peptid|anti siklik sitrüline peptid|anti siklik sitrülinlenmiş peptid antikoru|anti sitrülin peptid antikoru|anti siklik sitrüline peptid anti-ccp|siklik sitrülinlenmiş peptid antikoru|anti-ccp (siklik sitrüline peptid antikoru)|ccp antikoru|anti siklik sitrüline peptid antikoru|anti-ccp igg|anti siklik sitrulin peptid|anti-siklik sitrülin peptid antikoru|anti ccp siklik sitrülin peptid antikoru|ccp antikoru igg|siklik sitrüline peptid antikoru|anti-ccp (anti siklik sitrüline peptid) antikoru|siklik sitrülin peptid antikoru|anti sitrüline peptid antikoru',
    ),
    IgG: listed(
      'immünglobulin g|igg immünglobulin g|immünglobulin g igg|immünoglobulin g igg|total igg|ig g|igg immünoglobulin g|immünoglobulin igg|immunglobulin igg|immünglobulin g (igg) nefelometrik',
    ),
    IgA: listed(
      'immünglobulin a|iga immünglobulin a|immünglobulin a iga|immünoglobulin a iga|total iga|ig a|iga immünoglobulin a|immünoglobulin iga|immunglobulin iga|immünglobulin a (iga) nefelometrik|iga nefelometrik|iga türbidimetrik',
    ),
    IgM: listed(
      'immünglobulin m|igm immünglobulin m|immünglobulin m igm|immünoglobulin m igm|total igm|ig m|igm immünoglobulin m|immünoglobulin igm|immunglobulin igm|immünglobulin m (igm) nefelometrik|igm nefelometrik|igm türbidimetrik',
    ),
    IgE: listed(
      'immünglobulin e|ige immünglobulin e|immünglobulin e ige|immünoglobulin e ige|ig e|ig e total|toplam ige|immünglobulin e total|total immünglobulin e|total ig e|ige immünoglobulin e|total immunoglobulin e|immünoglobulin e (ige) total|immunglobulin e total ige|total ige immünglobulin e|immünoglobulin ige|immunglobulin ige|ige (total) immünglobulin e|tige|ige toplam|immünglobulin ige total|total ige (immünoglobulin e)|ige düzeyi',
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
      'östradiol|östradiol e2|e2 östradiol|17-beta östradiol|17β-östradiol|e2 estradiol|17β-estradiol|estradiol düzeyi|beta östradiol',
    ),
    Progesterone: listed('progesteron|progesteron prog|prog progesteron|progesteron düzeyi'),
    FSH: listed(
      'folikül stimülan hormon|folikül stimülan hormon fsh|fsh folikül stimülan hormon|folikül uyarıcı hormon|folikül stimüle edici hormon|folikül stimüle edici hormon fsh|folikül uyarıcı hormon fsh|fsh folikül uyarıcı hormon|fsh folikül stimüle edici hormon|follikül stimülan hormon|fsh düzeyi|folitropin|follikül stimülan hormon fsh|fsh follikül stimülan hormon|folikül stimulating hormon|follikül stimüle edici hormon fsh|follikül stimüle edici hormon|fsh follikül stimüle edici hormon',
    ),
    LH: listed(
      'luteinizan hormon|luteinizan hormon lh|lüteinize edici hormon|lüteinleştirici hormon|lh luteinizan hormon|lh lüteinize edici hormon|luteinleştirici hormon lh|luteinize edici hormon lh|lh luteinleştirici hormon|lh düzeyi|luteinizing hormon|lh (luteinizing hormon)|luteinizing hormon lh|lh luteinize hormon|luteinize hormon|lüteinize hormon lh',
    ),
    Prolactin: listed(
      'prolaktin|prolaktin prl|prl prolaktin|prl|prolaktin düzeyi|total prolaktin|prolaktin hormonu|prolaktin bazal',
    ),
    'DHEA-sulfate': listed(
      'dhea sülfat|dehidroepiandrosteron sülfat|dehidroepiandrosteron sülfat dhea-s|dhea-s dehidroepiandrosteron sülfat|dheaso4|dhea-so4 dehidroepiandrosteron sülfat|dehidroepiandrosteron sülfat dhea-so4|dhea sülfat dhea-so4|dhea-s serum|dehidroepiandrosteron-s|dheas dehidroepiandrosteron sülfat|dhea-s (dhea sülfat)|dhea sülfat (dhea-s)|dehidroepiandrosteron sülfat (dheas)|dhea-so4 (dhea sülfat)|dhea sülfat dheas',
    ),
    SHBG: listed(
      'seks hormon bağlayıcı globulin|shbg seks hormon bağlayıcı globulin|seks hormon bağlayıcı globulin shbg|seks hormonu bağlayıcı globulin|cinsiyet hormonu bağlayan globulin|seks hormon bağlayan globulin|seks hormonu bağlayan globulin|seks hormonu bağlayıcı globulin shbg|shbg seks hormonu bağlayıcı globulin|seks hormonu bağlayan globulin shbg|shbg seks hormonu bağlayan globulin|seks hormon binding globulin|seks hormon binding globulin shbg|seks hormon bağlayan globulin shbg|cinsiyet hormonu bağlayıcı globulin',
    ),
    'IGF-1': listed(
      'insülin benzeri büyüme faktörü 1|insülin benzeri büyüme faktörü-1 igf-1|igf-1 insülin benzeri büyüme faktörü|igf-1 somatomedin c|somatomedin c igf-1|insülin benzeri büyüme faktörü i|insülin like growth faktör 1|insülin like growth faktör-1 igf-1|insülin benzeri growth faktör 1|igf-1 insülin benzeri büyüme faktörü-1|igf-1 (insülin benzeri growth faktör-1)|insülin benzeri büyüme faktörü 1 somatomedin c|insülin-benzeri büyüme faktörü igf-i',
    ),
    'Parathyroid hormone': listed(
      'parathormon|paratiroid hormon|paratiroid hormon pth|parathormon pth|pth parathormon|pth paratiroid hormon|intakt parathormon|intakt pth|pth intakt|parathormon intakt|parathormon (pth) intakt|paratiroid hormonu|paratiroid hormon (intakt) pth|paratiroid hormon intakt|paratiroid hormonu pth|parat hormon|parat hormon pth|pth plazma|parathormon (intakt pth)|parathormon (intact)|parathormon (intact) pth|parathormon pth intact|paratiroit hormon|pth (intakt parathormon)|pth intakt paratiroid hormon|paratiroid hormon intact|paratiroid hormon pth intact|i-pth|ipth parathormon|intakt paratiroid hormon|parathormon plazma|paratiroid hormon pth intakt|parathormon düzeyi|pth (intakt) plazma',
    ),
    PSA: listed(
      'prostat spesifik antijen|prostat spesifik antijen psa|psa prostat spesifik antijen|prostat spesifik antijen total|psa (total) prostat spesifik antijen|prostat spesifik antijen (psa) total|total prostat spesifik antijen|tpsa|t-psa|toplam psa|prostat spesifik antijen total psa|total psa (prostat spesifik antijen)|prostata spesifik antijen|total prostat spesifik antijen psa|psa düzeyi|psa toplam|tpsa total psa|tpsa total prostat spesifik antijen|total prostat spesifik antijen tpsa',
    ),
    INR: listed(
      'uluslararası normalleştirilmiş oran|protrombin zamanı inr|inr (uluslararası düzeltme oranı)|uluslararası düzeltme oranı|protrombin zamanı (pt) inr|inr protrombin zamanı|uluslararası normalize oran|pt inr değeri|inr değeri|uluslararası normalize edilmiş oran|uluslararası normalize oran inr|ptz inr|protrombin inr|inr oranı|pıhtılaşma zamanı inr|inr (pt) protrombin zamanı|koagülometre inr|inr (koagülometre)|pt (protrombin zamanı) inr|aktive protrombin zamanı inr',
    ),
    'Prothrombin time': listed(
      'protrombin zamanı|protrombin zamanı pt|pt protrombin zamanı|ptz|protrombin zamanı (saniye)|pt (saniye)|pt (sn)|protrombin zamanı sn|protrombin süresi|protrombin zamanı (pt) sn|protrombin zamanı ptz|protrombin zamanı (pt) saniye|pt zamanı|protrombin zamanı plazma|ptz protrombin zamanı|pt (protrombin zamanı) sn|pt (sec)|protrombin zamanı (koagülometre)|protrombin zamanı (pt) koagülometre|pt süresi|protrombin süresi pt|protrombin zamanı sec|protrombin zamanı süre|protrombin zamanı (pt) sec|pt (protrombin zamanı) saniye',
    ),
    aPTT: listed(
      'aktive parsiyel tromboplastin zamanı|aktive parsiyel tromboplastin zamanı aptt|parsiyel tromboplastin zamanı|aptt aktive parsiyel tromboplastin zamanı|aktif parsiyel tromboplastin zamanı|aptt (saniye)|aptt (sn)|aktive kısmi tromboplastin zamanı|aptz|aktive ptt|aktive parsiyel tromboplastin süresi|aktif parsiyel tromboplastin zamanı aptt|aptt (sec)|parsiyel tromboplastin zamanı ptt|ptt parsiyel tromboplastin zamanı|aptt aktif parsiyel tromboplastin zamanı|kısmi tromboplastin zamanı|aktive parsiyel tromboplastin zamanı (aptt) sn|aptt plazma|aptt koagülometre|aktive parsiyel tromboplastin zamanı (koagülometre)|parsiyel tromboplastin zamanı aptt|parsiyel tromboplastin süresi|aktive edilmiş parsiyel tromboplastin zamanı|parsiyel aktive tromboplastin zamanı|aktive parsiyel tromboplastin zamanı aptt koagülometre|aktive edilmiş parsiyel tromboplastin zamanı aptt|aptt zamanı|aktive parsiyel tromboplastin zamanı ptt|aktive parsiyel tromboplastin zamanı (aptt) saniye|aptt süre',
    ),
    'D-dimer': listed(
      'd-dimer kantitatif|d-dimer plazma|d-dimer (kantitatif) plazma|d-dimer düzeyi|d-dimer (fibrin yıkım ürünü)|d-dimer immünotürbidimetrik|dimer d|kantitatif d-dimer|d-dimer testi',
    ),
    'Creatine kinase': listed(
      'kreatin kinaz|kreatin kinaz ck|ck kreatin kinaz|kreatin fosfokinaz|kreatin fosfokinaz cpk|cpk kreatin fosfokinaz|total ck|ck (cpk)|cpk (ck)|total kreatin kinaz|kreatin kinaz total|kreatin kinaz cpk|cpk kreatin kinaz|kreatinin kinaz ck|kreatinkinaz|kreatin kinaz (ck-nac)|cpk total|kreatinin fosfokinaz cpk|ck (kreatin fosfokinaz)|total cpk|kreatin kinaz total ck|kreatin kinaz (ck) total|kreatin fosfokinaz ck|kreatin kinaz ck cpk',
    ),
    'CK-MB': listed(
      'ck-mb kitle|ck-mb mass|kreatin kinaz mb|kreatin kinaz-mb ck-mb|ck-mb kreatin kinaz mb|ck-mb aktivite|ckmb kitle|kreatin kinaz mb kitle|kreatin kinaz mb formu|ck-mb izoenzim|kreatin kinaz izoenzimi mb|kreatin kinaz mb izoenzimi|kreatin kinaz-mb aktivite|kreatin kinaz mb mass|kreatin kinaz-mb ck-mb mass|ck-mb mass (kitle)|kreatin kinaz (ck-mb)|ck-mb enzimatik|kreatin kinaz mb kitle ck-mb|ck-mb kütle|kreatin kinaz mb kütle',
    ),
    'Troponin I': listed(
      'troponin i kardiyak|kardiyak troponin i|troponin i yüksek duyarlılıklı|yüksek duyarlılıklı troponin i|yüksek duyarlıklı troponin i|hassas troponin i|troponin-i kantitatif|troponin i (hs)|tni|ctni|troponin i (yüksek duyarlıklı)|yüksek hassasiyetli troponin i|ultrasensitif troponin i|troponin i hassas|hs-ctni|hs-tni|troponin i ultrasensitif|high sensitif troponin i|hstni|troponin i yüksek hassasiyetli|kardiyak troponin-i (ctni)|troponin i high sensitive|hs troponin i (yüksek duyarlı)',
    ),
    'Troponin T': listed(
      'troponin t kardiyak|kardiyak troponin t|troponin t yüksek duyarlılıklı|yüksek duyarlılıklı troponin t|yüksek duyarlıklı troponin t|hassas troponin t|troponin-t kantitatif|troponin t (hs)|tnt|ctnt|troponin t (yüksek duyarlıklı)|yüksek hassasiyetli troponin t|ultrasensitif troponin t|troponin t hassas|hs-ctnt|hs-tnt|troponin t ultrasensitif|high sensitif troponin t|hstnt|troponin t yüksek hassasiyetli|kardiyak troponin-t (ctnt)|troponin t high sensitive|hs troponin t (yüksek duyarlı)',
    ),
    'NT-proBNP': listed(
      'n-terminal pro beyin natriüretik peptid|nt-probnp n-terminal pro-bnp|probnp n-terminal|n-terminal pro b tipi natriüretik peptid|nt-probnp (beyin natriüretik peptid)|pro-bnp (nt)|nt probnp plazma|n terminal pro bnp nt-probnp|nt-probnp n-terminal|pro beyin natriüretik peptid|probnp (pro beyin natriüretik peptid)|pro-bnp nt-probnp|nt-probnp pro beyin natriüretik peptid|n-terminal pro-brain natriüretik peptid|pro brain natriüretik peptid|pro brain natriüretik peptid nt-probnp',
    ),
    BNP: listed(
      'beyin natriüretik peptid|b tipi natriüretik peptid|brain natriüretik peptid|bnp beyin natriüretik peptid|beyin natriüretik peptid bnp|natriüretik peptid b|bnp plazma|brain natriüretik peptid bnp|b tipi natriüretik peptid bnp|bnp brain natriüretik peptid|beyin natriüretik peptidi|bnp b tipi natriüretik peptid|natriüretik peptid bnp|natriüretik peptid b tipi',
    ),
    Lactate: listed(
      'laktat|laktik asit|laktat plazma|plazma laktat|laktat (laktik asit)|laktik asit plazma|laktik asit (laktat)|kan laktat|laktat kan|laktat düzeyi|lac laktat|laktat lac|plazma laktik asit|kan laktik asit',
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
      'referans aralığı|referans aralıkları|referans değeri|referans değerleri|referans değer|referans değerler|referans|referanslar|referans aralık|referans sınırları|referans sınırlar|ref. aralığı|ref. aralık|ref.aralığı|ref. değer|ref. değerler|ref. değerleri|ref.değerler|ref. değeri|ref.|normal değer|normal değerler|normal değeri|normal değerleri|normal aralık|normal aralığı|normal sınırlar|normal|normaller|biyolojik referans aralığı|biyolojik referans aralıkları|biyolojik referans|karar sınırı|karar sınırları|biyolojik referans değerleri|referans/karar sınırı|aralık|sınırlar|sınır değer|sınır değerler|referans alt-üst|referans alt üst|beklenen değer|beklenen değerler|alt-üst sınır|alt/üst sınır|referans aralığı/karar sınırı|referans aralığı / karar sınırı|ref. ar.|referans-aralığı|referans değer aralığı|referans değer aralıkları|klinik karar sınırı|klinik karar değeri|biyolojik referans aralığı/karar sınırı|referans aralığı (karar sınırı)|referans aralığı/değeri|normal referans aralığı|biy. ref. aralığı|ref aralık/karar sınırı|hedef değer|r. aralığı|referans aralığı ve birimi',
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
      'normal|normal sınırlarda|normal sınırlar içinde|referans içinde|referans aralığında|referans aralığı içinde|yeterli|optimal|uygun|istenen|normal aralıkta|normal değer|ideal|sınırlar içinde|referans dahilinde|normal değerlerde|referans sınırlarında|referans aralığı dahilinde|normal (n)|istenen düzey|olması gereken',
    ),
    look: listed(
      'anormal|referans dışı|referans aralığı dışında|normal dışı|sınırda|sınır|kritik|kritik değer|panik|panik değer|uyarı|dikkat|patolojik|gri zon|ara değer|sınır değer|borderline|tekrar edildi|tekrarlandı|kontrol edildi|referans aralığının dışında|normal sınırlar dışında|anormal sonuç|referans dışında|sonuç kontrol edilmiştir|bildirildi|alarm|tekrar çalışıldı|kontrollü|riskli|teyit edildi',
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
    'negatif|pozitif|negatif (-)|pozitif (+)|zayıf pozitif|kuvvetli pozitif|güçlü pozitif|düşük pozitif|sınırda|sınırda pozitif|sınır değer|gri zon|gri alan|ara değer|şüpheli|belirsiz|reaktif|reaktif değil|non-reaktif|nonreaktif|non reaktif|zayıf reaktif|saptanmadı|saptandı|saptanamadı|saptanmamıştır|saptanmıştır|tespit edilmedi|tespit edildi|tespit edilemedi|tespit edilmemiştir|tespit edilmiştir|gözlenmedi|gözlendi|görülmedi|görüldü|bulunmadı|bulundu|rastlanmadı|yok|var|mevcut|mevcut değil|mevcuttur|eser|eser miktarda|eser miktar|iz|nadir|tek tük|seyrek|az|az sayıda|orta|çok|bol|yoğun|bol miktarda|üreme olmadı|üreme yok|üreme var|üredi|üreme saptanmadı|üreme saptandı|normal|anormal|patolojik|normal flora|berrak|bulanık|hafif bulanık|sarı|açık sarı|koyu sarı|saman sarısı|renksiz|kehribar|amber|negative|positive|neg|poz|neg.|poz.|çalışılmadı|çalışılıyor|çalışılamadı|sonuç bekleniyor|sonuç çıkmadı|sonuçlanmadı|beklemede|hemolizli|hemoliz|hemolizli numune|lipemik|ikterik|pıhtılı|pıhtılı numune|yetersiz numune|yetersiz örnek|numune yetersiz|numune uygun değil|numune gelmedi|hesaplanamadı|ölçülemedi|değerlendirilemedi|ölçüm sınırının altında|ölçüm aralığının altında|ölçüm sınırı altında|rh pozitif|rh negatif|bağışık|bağışık değil|immün|steril|açıklamaya bakınız|nota bakınız|ekte|bakınız|numune reddedildi|red|asidik|alkali|heterozigot|homozigot|homozigot normal|mutasyon saptanmadı|mutasyon saptandı|duyarlı|dirençli|orta duyarlı|antijen saptanmadı|izlenmedi|izlendi|bol lökosit|plazma bulanık|koyu|şeffaf|hafif|menfi|müspet',
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
    "yöntem|yöntemi|metod|metodu|metot|çalışma yöntemi|çalışma metodu|test yöntemi|analiz yöntemi|ölçüm yöntemi|teknik|cihaz|analizör|numune|numune türü|numune tipi|örnek türü|materyal|spektrofotometrik|spektrofotometri|fotometrik|fotometri|kolorimetrik|enzimatik|enzimatik kolorimetrik|kinetik|uv kinetik|türbidimetrik|türbidimetri|immünotürbidimetrik|immünotürbidimetri|nefelometrik|nefelometri|kemilüminesans|elektrokemilüminesans|immünoassay|kemilüminesans immünoassay|kromatografi|kromatografik|hplc|lc-ms/ms|akım sitometri|flow sitometri|empedans|impedans|empedans yöntemi|elektriksel empedans|optik|iyon selektif elektrot|iyon seçici elektrot|ise|indirekt ise|potansiyometrik|koagülometre|koagülometrik|pıhtı temelli|westergren|mikroskopi|mikroskobik|hesaplama|hesaplanan|hesaplanmış|hesaplanmıştır|formül|friedewald|ckd-epi|mdrd|jaffe|hekzokinaz|hegzokinaz|glukoz oksidaz|üreaz|ürikaz|biüret|bcg|bromkrezol|ifcc|eclia|clia|cmia|elisa|elfa|floresan|elektroforez|kapiller elektroforez|aas|atomik absorbsiyon|icp-ms|otomatik kan sayım cihazı|otoanalizör|manuel|otomatik|lateks|aglütinasyon|serum|plazma|tam kan|edta|edta'lı tam kan|sitratlı plazma|venöz kan|kan (edta)|heparinli plazma",
  ),
  units: listed(
    'mm/saat|mm/sa|mm/1 saat|mm/st|mm/1saat|mm/1.saat|saniye|sn|sn.|sec|10³/µl|10^3/µl|10*3/µl|10e3/µl|x10³/µl|x10^3/µl|x10*3/ul|x10e3/ul|10³/mm³|10^3/mm3|10³/ml|x10³/mm³|x10^3/mm3|x10³|x10^3|k/ul|k/mm3|10⁶/µl|10^6/µl|10*6/µl|10e6/µl|x10⁶/µl|x10^6/µl|x10*6/ul|x10e6/ul|10⁶/mm³|10^6/mm3|x10⁶/mm³|x10^6/mm3|x10⁶|x10^6|m/ul|m/mm3|milyon/µl|milyon/mm3|bin/µl|bin/mm3|/mm3|/µl|hücre/µl|hücre/mm3|adet/µl|um3|um^3|iu/l|iu/ml|miu/ml|µiu/ml|miu/l|ü/l|ü/ml|kü/l|kıu/l|mü/l|mü/ml|µü/ml|mcg/dl|mcg/l|mcg/ml|ug/dl|ug/l|ug/ml|ml/dk|ml/dk/1.73m2|ml/dk/1.73 m2|ml/dk/1,73m2|ml/dk/1,73 m²|ml/dak|ml/dak/1.73m2|ml/dak/1.73 m2|ml/dakika/1.73m2|ml/dak/1,73m²|ml/dk/1.73|mg/g kreatinin|mg/g kre|mg/g krea|µg/mg kreatinin|mg/mmol kreatinin|mcg/mg kreatinin|mg/gün|g/gün|gr/dl|gr/l|gr%|mgr/dl|mg%|g%|vol%|oran|index|indeks|titre|%|fl|pg|ng/dl|mmol/mol hb|ng feu/ml|µg feu/ml|mg feu/l|fl (µm3)|mosm/kg|mosmol/kg|meq/l|/100 wbc|/100 lökosit|her sahada|/hpf|au/ml|ru/ml|s/co|coi',
  ),
}
