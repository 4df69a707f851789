import { printedNames, type Words } from './words.ts'

export const turkish: Words = {
  names: printedNames(`
    White blood cells: Lökosit | WBC (Lökosit) | Lökosit (WBC) | LÖKOSİT
    Red blood cells: Eritrosit | RBC (Eritrosit) | Eritrosit (RBC) | ERİTROSİT
    Hemoglobin: Hemoglobin | HGB (Hemoglobin) | Hemoglobin (HGB) | HEMOGLOBİN
    Hematocrit: Hematokrit | HCT (Hematokrit) | Hematokrit (HCT) | HEMATOKRİT
    MCV: MCV | Ortalama eritrosit hacmi (MCV)
    MCH: MCH
    MCHC: MCHC
    RDW: RDW | RDW-CV
    RDW-SD: RDW-SD
    Platelets: Trombosit | PLT (Trombosit) | Trombosit (PLT) | TROMBOSİT
    MPV: MPV | Ortalama trombosit hacmi (MPV)
    PDW: PDW
    Plateletcrit: PCT
    Neutrophils: Nötrofil % | NEU% | Nötrofil yüzdesi
    Lymphocytes: Lenfosit % | LYM% | Lenfosit yüzdesi
    Monocytes: Monosit % | MONO% | Monosit yüzdesi
    Eosinophils: Eozinofil % | EOS% | Eozinofil yüzdesi
    Basophils: Bazofil % | BASO% | Bazofil yüzdesi
    Absolute neutrophils: Nötrofil # | NEU# | Nötrofil sayısı
    Absolute lymphocytes: Lenfosit # | LYM# | Lenfosit sayısı
    Absolute monocytes: Monosit # | MONO# | Monosit sayısı
    Absolute eosinophils: Eozinofil # | EOS# | Eozinofil sayısı
    Absolute basophils: Bazofil # | BASO# | Bazofil sayısı
    ESR: Sedimantasyon | Eritrosit sedimantasyon hızı | Sedim (1 saat)
    Glucose: Glukoz | Glikoz | GLUKOZ
    Fasting glucose: Açlık kan şekeri | Glukoz (açlık) | Açlık glukozu
    Hemoglobin A1c: HbA1c | Glikozile hemoglobin (HbA1c) | Hemoglobin A1c
    Insulin: İnsülin | İnsülin (açlık)
    HOMA-IR: HOMA-IR
    C-peptide: C-peptid
    Creatinine: Kreatinin | KREATİNİN | Kreatinin (serum)
    eGFR: eGFR | Tahmini GFR (CKD-EPI) | eGFR (CKD-EPI)
    Urea: Üre | ÜRE | Üre (serum)
    Uric acid: Ürik asit | ÜRİK ASİT
    Sodium: Sodyum | Sodyum (Na) | SODYUM
    Potassium: Potasyum | Potasyum (K) | POTASYUM
    Chloride: Klor | Klorür | Klor (Cl)
    Calcium: Kalsiyum | Kalsiyum (Ca) | KALSİYUM
    Corrected calcium: Düzeltilmiş kalsiyum
    Phosphorus: Fosfor | Fosfor (P) | FOSFOR
    Magnesium: Magnezyum | Magnezyum (Mg)
    Total protein: Total protein | Protein (total)
    Albumin: Albümin | ALBÜMİN
    Globulin: Globulin
    Total bilirubin: Total bilirubin | Bilirubin (total) | Bilirubin, total
    Direct bilirubin: Direkt bilirubin | Bilirubin (direkt)
    Indirect bilirubin: İndirekt bilirubin
    ALT: ALT | Alanin aminotransferaz (ALT) | ALT (SGPT)
    AST: AST | Aspartat aminotransferaz (AST) | AST (SGOT)
    GGT: GGT | Gama glutamil transferaz (GGT)
    Alkaline phosphatase: Alkalen fosfataz | ALP | Alkalen fosfataz (ALP)
    LDH: LDH | Laktat dehidrogenaz (LDH)
    Amylase: Amilaz
    Lipase: Lipaz
    Total cholesterol: Total kolesterol | Kolesterol | Kolesterol (total)
    HDL cholesterol: HDL kolesterol | HDL-kolesterol
    LDL cholesterol: LDL kolesterol | LDL-kolesterol
    VLDL cholesterol: VLDL kolesterol
    Non-HDL cholesterol: Non-HDL kolesterol
    Triglycerides: Trigliserit | TRİGLİSERİT | Trigliserid
    Iron: Demir | Demir (serum) | DEMİR
    TIBC: Total demir bağlama kapasitesi | Demir bağlama kapasitesi
    UIBC: UIBC
    Transferrin saturation: Transferrin saturasyonu
    Ferritin: Ferritin | FERRİTİN
    Vitamin D, 25-hydroxy: 25-OH D vitamini | 25-hidroksi vitamin D | D vitamini (25-OH)
    Vitamin B12: Vitamin B12 | B12 vitamini | VİTAMİN B12
    Folate: Folik asit | Folat | FOLİK ASİT
    Zinc: Çinko
    Homocysteine: Homosistein
    TSH: TSH | Tiroid stimülan hormon (TSH)
    Free T4: Serbest T4 | sT4 | FT4 (Serbest T4)
    Free T3: Serbest T3 | sT3 | FT3 (Serbest T3)
    TPO antibodies: Anti-TPO | Anti tiroid peroksidaz
    Thyroglobulin antibodies: Anti-Tg | Anti tiroglobulin
    Cortisol: Kortizol | Kortizol (sabah)
    Testosterone: Testosteron | Total testosteron
    Estradiol: Estradiol | Östradiol (E2)
    Progesterone: Progesteron
    FSH: FSH
    LH: LH
    Prolactin: Prolaktin
    DHEA-sulfate: DHEA-SO4
    Parathyroid hormone: Parathormon (PTH) | PTH (intakt)
    PSA: Total PSA | PSA (total)
    C-reactive protein: CRP | C-reaktif protein | C reaktif protein (CRP)
    Rheumatoid factor: Romatoid faktör | RF (romatoid faktör)
    IgG: IgG | İmmünglobulin G
    IgA: IgA | İmmünglobulin A
    IgM: IgM | İmmünglobulin M
    IgE: Total IgE | IgE (total)
    Prothrombin time: Protrombin zamanı | PT (protrombin zamanı)
    INR: INR
    aPTT: aPTT | Aktive parsiyel tromboplastin zamanı
    Fibrinogen: Fibrinojen
    D-dimer: D-dimer
    Creatine kinase: Kreatin kinaz (CK) | CK
    Troponin I: Troponin I
    Troponin T: Troponin T
    Ammonia: Amonyak
    Osmolality: Osmolalite
    Lactate: Laktat
    Procalcitonin: Prokalsitonin
    Urine pH: pH | İdrar pH
    Specific gravity: Dansite | Yoğunluk
    Calcium, whole blood: Tam kanda kalsiyum | Kalsiyum (tam kan)
    Magnesium, whole blood: Tam kanda magnezyum | Magnezyum (tam kan)
    Potassium, whole blood (total): Tam kanda potasyum | Potasyum (tam kan)
    Zinc, whole blood: Tam kanda çinko | Çinko (tam kan)
    Selenium, whole blood: Tam kanda selenyum | Selenyum (tam kan)
    NT-proBNP: NT-proBNP
  `),
  panels: {
    count: ['Hemogram', 'TAM KAN SAYIMI', 'Tam kan sayımı', 'HEMATOLOJİ'],
    differential: ['Lökosit formülü'],
    sugar: ['Diyabet paneli'],
    metabolic: ['Biyokimya', 'BİYOKİMYA', 'Böbrek fonksiyon testleri'],
    liver: ['Karaciğer fonksiyon testleri', 'Enzimler'],
    lipids: ['Lipid profili', 'LİPİD PANELİ'],
    iron: ['Demir paneli', 'Anemi paneli'],
    vitamins: ['Vitaminler'],
    thyroid: ['Tiroid fonksiyon testleri', 'TİROİD'],
    hormones: ['Hormonlar', 'HORMON'],
    inflammation: ['İmmünoloji', 'SEROLOJİ'],
    coagulation: ['Koagülasyon', 'KOAGÜLASYON'],
    heart: ['Kardiyak belirteçler'],
    wholeBlood: ['Tam kanda mineraller', 'TAM KAN MİNERALLERİ'],
    urine: ['Tam idrar tahlili', 'İDRAR TAHLİLİ'],
  },
  columns: {
    name: ['Test adı', 'Tetkik', 'Parametre', 'Test', 'TETKİK ADI'],
    value: ['Sonuç', 'SONUÇ', 'Değer', 'Sonuçlar'],
    unit: ['Birim', 'Birimi', 'BİRİM'],
    range: [
      'Referans aralığı',
      'Referans değerler',
      'Referans\naralığı',
      'Normal değerler',
      'Referans',
      'REFERANS ARALIĞI',
    ],
    low: ['Alt sınır', 'Alt'],
    high: ['Üst sınır', 'Üst'],
    flag: ['', 'Durum', 'İşaret'],
    previous: ['Önceki sonuç', 'Önceki', 'Önceki\nsonuç'],
    method: ['Yöntem', 'Metod'],
    material: ['Numune', 'Örnek türü'],
    status: ['Onay', 'Lab'],
  },
  flags: {
    high: ['Yüksek', 'YÜKSEK'],
    low: ['Düşük', 'DÜŞÜK'],
    normal: ['Normal', 'NORMAL'],
    phraseHigh: ['Referans aralığının üzerinde'],
    phraseLow: ['Referans aralığının altında'],
  },
  limits: {
    below: ['< #', '<#', "#'e kadar", '≤ #', '#\u2019den küçük'],
    above: ['> #', '>#', '≥ #', '#\u2019den büyük'],
    between: ['-'],
  },
  people: { male: 'Erkek', female: 'Kadın', label: 'Cinsiyet', m: 'E', f: 'K', child: 'Çocuk' },
  dates: {
    collected: [
      'Numune alma tarihi',
      'Örnek alma tarihi',
      'Numune alım tarihi',
      'Kan alma tarihi',
      'Numune Alma Zamanı',
    ],
    received: ['Kabul tarihi', 'Laboratuvar kabul tarihi', 'Numune kabul'],
    reported: ['Rapor tarihi', 'Onay tarihi', 'Sonuç tarihi', 'Uzman onay zamanı'],
    printed: ['Basım tarihi', 'Yazdırma tarihi'],
    born: ['Doğum tarihi', 'Doğum Tarihi'],
    months: [
      'Ocak',
      'Şubat',
      'Mart',
      'Nisan',
      'Mayıs',
      'Haziran',
      'Temmuz',
      'Ağustos',
      'Eylül',
      'Ekim',
      'Kasım',
      'Aralık',
    ],
    formats: ['dd.mm.yyyy', 'dd.mm.yyyy', 'dd/mm/yyyy', 'd month yyyy'],
  },
  labels: {
    report: ['Laboratuvar sonuç raporu', 'TETKİK SONUÇ RAPORU', 'Laboratuvar Raporu'],
    patient: ['Hasta', 'Adı Soyadı', 'Hasta adı'],
    doctor: ['İsteyen doktor', 'Doktor', 'İstek yapan hekim'],
    order: ['Protokol no', 'Barkod no', 'Dosya no', 'Rapor no'],
    age: ['Yaş'],
    page: ['Sayfa # / @', 'Sayfa #', 'Sayfa: #/@'],
    phone: ['Tel', 'Telefon', 'Faks'],
    end: ['Rapor sonu'],
    previous: ['Önceki', 'Önceki sonuç'],
    material: ['Numune', 'Örnek türü'],
    method: ['Yöntem', 'Metod'],
    reference: ['Referans aralığı', 'Referans', 'Normal'],
    result: ['Sonuç'],
  },
  places: ['34718 Çınarlı', '06530 Yeşiltepe', '35220 Akpınar'],
  streets: ['Çınar Sokak No: 14', 'Atatürk Bulvarı No: 120/3', 'Cumhuriyet Cad. 7'],
  laboratories: ['Çınarlı Tıp Merkezi Laboratuvarı', 'Yeşiltepe Hastanesi', 'Akpınar Tanı Laboratuvarı'],
  methods: [
    'Spektrofotometri',
    'Kemilüminesans',
    'İmpedans',
    'Hesaplama',
    'İyon selektif elektrot',
    'HPLC',
    'Türbidimetri',
  ],
  materials: ['Serum', 'Tam kan (EDTA)', 'Plazma', 'Sitratlı plazma'],
  qualitative: [
    ['HBsAg', ['Negatif', 'Pozitif', 'Non-reaktif'], 'Negatif'],
    ['Anti-HCV', ['Negatif', 'Pozitif'], 'Negatif'],
    ['Anti-HIV', ['Negatif', 'Non-reaktif'], 'Negatif'],
    ['ANA (titre)', ['1/100', '1/320', 'Negatif'], 'Negatif'],
  ],
  urine: [
    ['İdrarda protein', ['Negatif', 'Pozitif', 'Eser'], 'Negatif'],
    ['İdrarda glukoz', ['Negatif', 'Pozitif', 'Eser'], 'Negatif'],
    ['Keton', ['Negatif', 'Pozitif', 'Eser'], 'Negatif'],
    ['Nitrit', ['Negatif', 'Pozitif', 'Eser'], 'Negatif'],
  ],
  prose: [
    'Ferritinin 30 ng/mL altında olması anemi olmasa da demir depolarının azaldığını düşündürür.',
    'TSH 4,5 ile 10 µIU/mL arasında ise 8 hafta sonra tekrar önerilir.',
    'eGFR, CKD-EPI 2021 formülü ile hesaplanmıştır ve 18 yaş üstü için geçerlidir.',
    'LDL hedefi 2019 kılavuzuna göre kişinin riskine bağlıdır.',
    'Sorularınız için 0312 400 18 42, hafta içi 08:00-17:30.',
    'Numuneler 7 gün saklanır; ek test isteği 48 saat içinde yapılabilir.',
    'Sonuçlar ISO 15189:2022 kapsamında, belge no AB-0118-T.',
  ],
  notes: [
    'Sonuç tekrar edilerek doğrulandı.',
    '3 ay sonra kontrol önerilir.',
    'Kanda oksijen taşır.',
    'Yemekten sonra yükselebilir.',
  ],
  guidelines: [
    {
      title: 'HbA1c değerlendirmesi',
      rows: [
        ['Normal', '< 5,7 %'],
        ['Prediyabet', '5,7 - 6,4 %'],
        ['Diyabet', '>= 6,5 %'],
      ],
    },
    {
      title: 'D vitamini düzeyi',
      rows: [
        ['Eksiklik', '< 20 ng/mL'],
        ['Yetersizlik', '20 - 30 ng/mL'],
        ['Yeterli', '30 - 100 ng/mL'],
      ],
    },
  ],
  risks: ['İstenen', 'Sınırda', 'Yüksek'],
  formulas: ['LDL = total kolesterol - HDL - trigliserit / 5', 'HOMA-IR = glukoz x insülin / 405'],
  questionnaire: {
    title: 'Yaşam tarzı anketi',
    rows: [
      ['Uyku kalitesi (0-10)', '6'],
      ['Stres düzeyi (0-10)', '5'],
      ['Toplam puan', '15 / 30'],
    ],
  },
  vitals: [
    ['Boy', '172 cm'],
    ['Kilo', '70 kg'],
    ['VKİ', '23,7'],
  ],
  footers: [
    'Sorumlu uzman: Uzm. Dr. N. Çınar, Dip. No: 09871',
    'Bu rapor elektronik olarak onaylanmıştır.',
    'Mersis No: 0112233445566778',
  ],
}
