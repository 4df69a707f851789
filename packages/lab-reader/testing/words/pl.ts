import { printedNames, type Words } from './words.ts'

export const polish: Words = {
  names: printedNames(`
    White blood cells: Leukocyty | WBC Leukocyty | Leukocyty (WBC) | LEUKOCYTY
    Red blood cells: Erytrocyty | RBC Erytrocyty | Erytrocyty (RBC) | ERYTROCYTY
    Hemoglobin: Hemoglobina | HGB Hemoglobina | Hemoglobina (HGB) | HEMOGLOBINA
    Hematocrit: Hematokryt | HCT Hematokryt | Hematokryt (HCT) | HEMATOKRYT
    MCV: MCV | Średnia objętość krwinki (MCV)
    MCH: MCH | Średnia masa Hb w krwince (MCH)
    MCHC: MCHC | Średnie stężenie Hb (MCHC)
    RDW: RDW-CV | RDW
    RDW-SD: RDW-SD
    Platelets: Płytki krwi | PLT Płytki krwi | Płytki krwi (PLT) | PŁYTKI KRWI
    MPV: MPV
    PDW: PDW
    Plateletcrit: PCT
    P-LCR: P-LCR
    Reticulocytes: Retikulocyty
    Neutrophils: Neutrofile % | NEU% Neutrofile | Neutrofile | Granulocyty obojętnochłonne %
    Lymphocytes: Limfocyty % | LYM% Limfocyty | Limfocyty
    Monocytes: Monocyty % | MON% Monocyty | Monocyty
    Eosinophils: Eozynofile % | EOS% Eozynofile | Eozynofile | Granulocyty kwasochłonne %
    Basophils: Bazofile % | BASO% Bazofile | Bazofile | Granulocyty zasadochłonne %
    Absolute neutrophils: Neutrofile | NEU Neutrofile | Granulocyty obojętnochłonne
    Absolute lymphocytes: Limfocyty | LYM Limfocyty
    Absolute monocytes: Monocyty | MON Monocyty
    Absolute eosinophils: Eozynofile | EOS Eozynofile | Granulocyty kwasochłonne
    Absolute basophils: Bazofile | BASO Bazofile | Granulocyty zasadochłonne
    ESR: OB | Odczyn Biernackiego (OB) | OB po 1 godz.
    Glucose: Glukoza | GLUKOZA | Glukoza w osoczu
    Fasting glucose: Glukoza na czczo | Glukoza (na czczo)
    Hemoglobin A1c: Hemoglobina glikowana (HbA1c) | HbA1c | Hemoglobina glikowana
    Insulin: Insulina | Insulina na czczo
    HOMA-IR: Wskaźnik HOMA-IR | HOMA-IR
    C-peptide: C-peptyd
    Creatinine: Kreatynina | KREATYNINA | Kreatynina w surowicy
    eGFR: eGFR (CKD-EPI) | eGFR | GFR wg CKD-EPI
    Urea: Mocznik | MOCZNIK | Mocznik w surowicy
    Uric acid: Kwas moczowy | KWAS MOCZOWY
    Cystatin C: Cystatyna C
    Sodium: Sód | SÓD | Sód w surowicy
    Potassium: Potas | POTAS | Potas w surowicy
    Chloride: Chlorki | CHLORKI | Chlorki w surowicy
    Calcium: Wapń | Wapń całkowity | WAPŃ
    Corrected calcium: Wapń skorygowany
    Ionized calcium: Wapń zjonizowany
    Phosphorus: Fosfor | Fosforany nieorganiczne | FOSFOR
    Magnesium: Magnez | MAGNEZ | Magnez w surowicy
    Total protein: Białko całkowite | BIAŁKO CAŁKOWITE
    Albumin: Albumina | ALBUMINA
    Total bilirubin: Bilirubina całkowita | BILIRUBINA CAŁKOWITA | Bilirubina
    Direct bilirubin: Bilirubina bezpośrednia
    Indirect bilirubin: Bilirubina pośrednia
    ALT: ALT | ALAT | Aminotransferaza alaninowa (ALT) | ALT (GPT)
    AST: AST | ASPAT | Aminotransferaza asparaginianowa (AST) | AST (GOT)
    GGT: GGTP | GGT | Gamma-glutamylotransferaza (GGTP)
    Alkaline phosphatase: Fosfataza alkaliczna | Fosfataza zasadowa (ALP) | ALP
    LDH: LDH | Dehydrogenaza mleczanowa (LDH)
    Amylase: Amylaza | Amylaza w surowicy
    Lipase: Lipaza
    Total cholesterol: Cholesterol całkowity | CHOLESTEROL CAŁKOWITY | Cholesterol
    HDL cholesterol: Cholesterol HDL | HDL-cholesterol | CHOLESTEROL HDL
    LDL cholesterol: Cholesterol LDL | LDL-cholesterol | Cholesterol LDL (wyliczony)
    Non-HDL cholesterol: Cholesterol nie-HDL | Cholesterol non-HDL
    Triglycerides: Triglicerydy | TRIGLICERYDY | Trójglicerydy
    Apolipoprotein B: Apolipoproteina B
    Lipoprotein(a): Lipoproteina (a)
    Iron: Żelazo | ŻELAZO | Żelazo w surowicy
    TIBC: TIBC | Całkowita zdolność wiązania żelaza (TIBC)
    UIBC: UIBC
    Transferrin: Transferyna
    Transferrin saturation: Wysycenie transferyny | Saturacja transferyny
    Ferritin: Ferrytyna | FERRYTYNA
    Vitamin D, 25-hydroxy: Witamina D3 metabolit 25(OH) | 25-OH witamina D | Witamina 25(OH)D
    Vitamin B12: Witamina B12 | WITAMINA B12
    Folate: Kwas foliowy | KWAS FOLIOWY | Foliany
    Zinc: Cynk
    Homocysteine: Homocysteina
    TSH: TSH | TSH III generacji | TSH (tyreotropina)
    Free T4: FT4 | FT4 wolna tyroksyna | Wolna tyroksyna (FT4)
    Free T3: FT3 | Wolna trójjodotyronina (FT3)
    TPO antibodies: Przeciwciała anty-TPO | anty-TPO | ATPO
    Thyroglobulin antibodies: Przeciwciała anty-TG | anty-TG
    Cortisol: Kortyzol | Kortyzol (rano)
    Testosterone: Testosteron | Testosteron całkowity
    Estradiol: Estradiol
    Progesterone: Progesteron
    FSH: FSH
    LH: LH
    Prolactin: Prolaktyna
    DHEA-sulfate: DHEA-S | Siarczan DHEA
    Parathyroid hormone: Parathormon intact | Parathormon (PTH)
    PSA: PSA całkowity | PSA
    C-reactive protein: CRP | CRP, ilościowo | Białko C-reaktywne (CRP)
    hs-CRP: hs-CRP
    Rheumatoid factor: Czynnik reumatoidalny (RF) | RF, ilościowo
    IgG: Immunoglobulina G | IgG
    IgA: Immunoglobulina A | IgA
    IgM: Immunoglobulina M | IgM
    IgE: IgE całkowite
    Prothrombin time: Czas protrombinowy
    INR: INR
    aPTT: APTT | Czas kaolinowo-kefalinowy (APTT)
    Fibrinogen: Fibrynogen
    D-dimer: D-dimer | D-dimery
    Creatine kinase: Kinaza kreatynowa (CK) | CK
    Troponin I: Troponina I
    Troponin T: Troponina T
    Ammonia: Amoniak
    Osmolality: Osmolalność
    Lactate: Mleczany | Kwas mlekowy
    Procalcitonin: Prokalcytonina
    Urine pH: pH | pH moczu
    Specific gravity: Ciężar właściwy | CIĘŻAR WŁAŚCIWY
    Calcium, whole blood: Wapń w krwi pełnej | Wapń (krew pełna)
    Magnesium, whole blood: Magnez w krwi pełnej | Magnez (krew pełna)
    Potassium, whole blood (total): Potas w krwi pełnej | Potas (krew pełna)
    Zinc, whole blood: Cynk w krwi pełnej | Cynk (krew pełna)
    Selenium, whole blood: Selen w krwi pełnej | Selen (krew pełna)
    NT-proBNP: NT-proBNP
  `),
  panels: {
    count: ['Morfologia krwi', 'MORFOLOGIA', 'Morfologia krwi (pełna)', 'Hematologia'],
    differential: ['Rozmaz automatyczny', 'Wzór odsetkowy'],
    sugar: ['Gospodarka węglowodanowa'],
    metabolic: ['Biochemia', 'BIOCHEMIA', 'Elektrolity i nerki'],
    liver: ['Próby wątrobowe', 'Enzymy'],
    lipids: ['Lipidogram', 'Lipidogram (CHOL, HDL, LDL, TG)', 'LIPIDY'],
    iron: ['Gospodarka żelazem'],
    vitamins: ['Witaminy', 'Witaminy i pierwiastki'],
    thyroid: ['Tarczyca', 'Hormony tarczycy'],
    hormones: ['Hormony', 'HORMONY'],
    inflammation: ['Immunologia', 'Białka ostrej fazy'],
    coagulation: ['Koagulologia', 'Układ krzepnięcia'],
    heart: ['Markery sercowe'],
    wholeBlood: ['Pierwiastki w krwi pełnej', 'MINERAŁY W KRWI PEŁNEJ'],
    urine: ['Badanie ogólne moczu', 'MOCZ'],
  },
  columns: {
    name: ['Badanie', 'Nazwa badania', 'Parametr', 'BADANIE'],
    value: ['Wynik', 'WYNIK', 'Wynik\nbadania'],
    unit: ['Jedn.', 'Jednostka', 'J.m.', 'Jednostki'],
    range: [
      'Zakres ref.',
      'Zakres referencyjny',
      'Wartości\nreferencyjne',
      'Norma',
      'Zakres\nreferencyjny',
      'Wartości referencyjne',
    ],
    low: ['Dolna\ngranica', 'Od', 'Min'],
    high: ['Górna\ngranica', 'Do', 'Max'],
    flag: ['', 'Flaga', 'H/L', 'Ocena'],
    previous: ['Poprzedni wynik', 'Poprzedni', 'Wynik\npoprzedni'],
    method: ['Metoda', 'Metoda badania'],
    material: ['Materiał', 'Mat.'],
    status: ['Status', 'Wyk.'],
  },
  flags: {
    high: ['Wysoki', 'Podwyższony', 'Powyżej normy'],
    low: ['Niski', 'Obniżony', 'Poniżej normy'],
    normal: ['W normie', 'Prawidłowy'],
    phraseHigh: ['Powyżej zakresu referencyjnego', 'Wynik powyżej normy'],
    phraseLow: ['Poniżej zakresu referencyjnego', 'Wynik poniżej normy'],
  },
  limits: {
    below: ['< #', '<#', 'do #', 'poniżej #', '≤ #'],
    above: ['> #', '>#', 'powyżej #', 'od #', '≥ #'],
    between: ['do'],
  },
  people: { male: 'Mężczyzna', female: 'Kobieta', label: 'Płeć', m: 'M', f: 'K', child: 'Dzieci' },
  dates: {
    collected: ['Data pobrania', 'Pobranie', 'Data/godz. pobrania', 'Pobrano', 'Data pobrania materiału'],
    received: ['Data przyjęcia', 'Przyjęcie', 'Data rejestracji', 'Przyjęto'],
    reported: ['Data wydania', 'Data wykonania', 'Data wyniku', 'Autoryzacja'],
    printed: ['Data wydruku', 'Wydrukowano'],
    born: ['Data urodzenia', 'Data ur.', 'Ur.'],
    months: [
      'stycznia',
      'lutego',
      'marca',
      'kwietnia',
      'maja',
      'czerwca',
      'lipca',
      'sierpnia',
      'września',
      'października',
      'listopada',
      'grudnia',
    ],
    formats: ['dd.mm.yyyy', 'yyyy-mm-dd', 'dd-mm-yyyy', 'yyyy-mm-dd', 'd month yyyy'],
  },
  labels: {
    report: ['Sprawozdanie z badań laboratoryjnych', 'Wyniki badań', 'WYNIKI BADAŃ LABORATORYJNYCH'],
    patient: ['Pacjent', 'Nazwisko i imię', 'Imię i nazwisko'],
    doctor: ['Lekarz kierujący', 'Lekarz', 'Zleceniodawca'],
    order: ['Nr zlecenia', 'Kod próbki', 'Numer badania', 'Nr księgi'],
    age: ['Wiek'],
    page: ['Strona # z @', 'Str. #/@', 'Strona: #'],
    phone: ['Tel.', 'Telefon', 'Faks'],
    end: ['Koniec sprawozdania'],
    previous: ['Poprzedni', 'Poprzednio'],
    material: ['Materiał', 'Rodzaj materiału'],
    method: ['Metoda', 'Metoda badania'],
    reference: ['Zakres referencyjny', 'Norma', 'Zakres ref.'],
    result: ['Wynik'],
  },
  places: ['31-442 Lipowiec', '60-118 Brzozów Stary', '80-255 Morska Góra'],
  streets: ['ul. Lipowa 14', 'al. Wolności 120/3', 'ul. Rynek 7'],
  laboratories: [
    'Laboratorium Medyczne Lipowiec',
    'Centrum Diagnostyki Brzoza Sp. z o.o.',
    'Szpital Miejski Morska Góra',
  ],
  methods: [
    'spektrofotometria',
    'immunochemia',
    'cytometria przepływowa',
    'enzymatyczna',
    'jonoselektywna',
    'turbidymetria',
  ],
  materials: ['Surowica', 'Krew EDTA', 'Osocze', 'Osocze cytrynianowe'],
  qualitative: [
    ['Antygen HBs', ['ujemny', 'dodatni', 'niereaktywny'], 'ujemny'],
    ['Przeciwciała anty-HCV', ['ujemny', 'niereaktywny'], 'ujemny'],
    ['HIV Ag/Ab (Combo)', ['niereaktywny', 'ujemny'], 'niereaktywny'],
    ['Przeciwciała ANA, miano', ['1:160', '1:320', '< 1:160'], '< 1:160'],
  ],
  urine: [
    ['Białko w moczu', ['ujemny', 'nieobecne', 'dodatni', 'ślad'], 'ujemny'],
    ['Glukoza w moczu', ['ujemny', 'nieobecne', 'dodatni', 'ślad'], 'ujemny'],
    ['Ciała ketonowe', ['ujemny', 'nieobecne', 'dodatni', 'ślad'], 'ujemny'],
    ['Azotyny', ['ujemny', 'nieobecne', 'dodatni', 'ślad'], 'ujemny'],
  ],
  prose: [
    'Ferrytyna poniżej 30 ng/ml wskazuje na małe zapasy żelaza także bez niedokrwistości.',
    'Przy TSH od 4,5 do 10 µIU/ml zaleca się kontrolę po 8 tygodniach.',
    'eGFR obliczono wzorem CKD-EPI 2009; dotyczy osób powyżej 18 roku życia.',
    'Wartości docelowe LDL według wytycznych z 2021 roku zależą od ryzyka.',
    'Informacja pod numerem 12 340 18 42, od poniedziałku do piątku w godz. 7:00-18:00.',
    'Próbki są przechowywane 7 dni; badania można dodać w ciągu 48 godzin.',
    'Badanie objęte zakresem akredytacji nr AM 118, wydanie 7.',
    'Zalecane pobranie na czczo, 12 godzin po posiłku.',
  ],
  notes: [
    'Wynik sprawdzony.',
    'Zalecana kontrola za 3 miesiące.',
    'Przenosi tlen we krwi.',
    'Może wzrosnąć po posiłku.',
  ],
  guidelines: [
    {
      title: 'Interpretacja HbA1c',
      rows: [
        ['Norma', '< 5,7 %'],
        ['Stan przedcukrzycowy', '5,7 - 6,4 %'],
        ['Cukrzyca', '>= 6,5 %'],
      ],
    },
    {
      title: 'Poziom witaminy D',
      rows: [
        ['Niedobór', '< 20 ng/ml'],
        ['Stężenie suboptymalne', '20 - 30 ng/ml'],
        ['Stężenie optymalne', '30 - 50 ng/ml'],
      ],
    },
  ],
  risks: ['Pożądany', 'Graniczny', 'Wysoki'],
  formulas: ['LDL = cholesterol całkowity - HDL - triglicerydy / 5', 'HOMA-IR = glukoza x insulina / 405'],
  questionnaire: {
    title: 'Ankieta stylu życia',
    rows: [
      ['Jakość snu (0-10)', '6'],
      ['Poziom stresu (0-10)', '5'],
      ['Wynik ankiety', '15 / 30'],
    ],
  },
  vitals: [
    ['Wzrost', '172 cm'],
    ['Masa ciała', '70 kg'],
    ['BMI', '23,7'],
  ],
  footers: [
    'NIP 000-000-00-00, REGON 000112233, KRS 0000445566',
    'Wynik autoryzowany elektronicznie przez diagnostę, nr PWZDL 09871.',
    'Sprawozdanie nie może być powielane bez zgody laboratorium inaczej jak tylko w całości.',
  ],
}
