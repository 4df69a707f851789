import { printedNames, type Words } from './words.ts'

export const french: Words = {
  names: printedNames(`
    White blood cells: Leucocytes | LEUCOCYTES | Globules blancs | Leucocytes (GB)
    Red blood cells: Hématies | HEMATIES | Globules rouges | Érythrocytes
    Hemoglobin: Hémoglobine | HEMOGLOBINE | Hémoglobine (Hb)
    Hematocrit: Hématocrite | HEMATOCRITE | Hématocrite (Ht)
    MCV: VGM | V.G.M. | Volume globulaire moyen | VGM (volume globulaire moyen)
    MCH: TCMH | T.C.M.H. | Teneur corp. moyenne en Hb (TCMH)
    MCHC: CCMH | C.C.M.H. | Concentration corp. moyenne en Hb (CCMH)
    RDW: IDR | Indice de distribution des rouges | IDR-CV
    Platelets: Plaquettes | PLAQUETTES | Thrombocytes | Numération plaquettaire
    MPV: VPM | Volume plaquettaire moyen
    Reticulocytes: Réticulocytes
    Neutrophils: Polynucléaires neutrophiles | Neutrophiles | Poly. neutrophiles
    Lymphocytes: Lymphocytes | LYMPHOCYTES
    Monocytes: Monocytes | MONOCYTES
    Eosinophils: Polynucléaires éosinophiles | Éosinophiles | Poly. éosinophiles
    Basophils: Polynucléaires basophiles | Basophiles | Poly. basophiles
    Absolute neutrophils: Polynucléaires neutrophiles (abs.) | Neutrophiles (valeur absolue) | Poly. neutrophiles
    Absolute lymphocytes: Lymphocytes (abs.) | Lymphocytes (valeur absolue) | Lymphocytes
    Absolute monocytes: Monocytes (abs.) | Monocytes (valeur absolue) | Monocytes
    Absolute eosinophils: Polynucléaires éosinophiles (abs.) | Éosinophiles (valeur absolue) | Poly. éosinophiles
    Absolute basophils: Polynucléaires basophiles (abs.) | Basophiles (valeur absolue) | Poly. basophiles
    ESR: Vitesse de sédimentation | VS 1ère heure | Vitesse de sédimentation (1h)
    Glucose: Glycémie | Glucose | GLYCEMIE
    Fasting glucose: Glycémie à jeun | GLYCEMIE A JEUN | Glucose à jeun
    Hemoglobin A1c: Hémoglobine glyquée (HbA1c) | HbA1c | HEMOGLOBINE GLYQUEE
    Insulin: Insuline | Insulinémie à jeun
    HOMA-IR: Index HOMA | HOMA-IR
    C-peptide: Peptide C
    Creatinine: Créatinine | CREATININE | Créatininémie | Créatinine sérique
    eGFR: DFG estimé (CKD-EPI) | DFG (CKD-EPI) | Débit de filtration glomérulaire
    Urea: Urée | UREE | Urée sanguine
    Uric acid: Acide urique | ACIDE URIQUE | Uricémie
    Cystatin C: Cystatine C
    Sodium: Sodium | SODIUM | Natrémie
    Potassium: Potassium | POTASSIUM | Kaliémie
    Chloride: Chlore | Chlorures | CHLORE
    Carbon dioxide: Bicarbonates | CO2 total | Réserve alcaline
    Calcium: Calcium | Calcémie | CALCIUM
    Corrected calcium: Calcium corrigé | Calcémie corrigée
    Ionized calcium: Calcium ionisé
    Phosphorus: Phosphore | Phosphorémie | Phosphates
    Magnesium: Magnésium | Magnésium sérique
    Total protein: Protéines totales | PROTIDES | Protidémie
    Albumin: Albumine | ALBUMINE | Albuminémie
    Globulin: Globulines
    Total bilirubin: Bilirubine totale | BILIRUBINE TOTALE
    Direct bilirubin: Bilirubine conjuguée | Bilirubine directe
    Indirect bilirubin: Bilirubine libre | Bilirubine indirecte
    ALT: ALAT (SGPT) | Transaminases SGPT (ALAT) | ALAT (TGP) | T.G.P. (ALAT)
    AST: ASAT (SGOT) | Transaminases SGOT (ASAT) | ASAT (TGO) | T.G.O. (ASAT)
    GGT: Gamma GT | GAMMA GT | Gamma-glutamyltransférase (GGT)
    Alkaline phosphatase: Phosphatases alcalines | PHOSPHATASES ALCALINES | PAL
    LDH: LDH | Lactate déshydrogénase (LDH)
    Amylase: Amylase | Amylasémie
    Lipase: Lipase | Lipasémie
    Total cholesterol: Cholestérol total | CHOLESTEROL TOTAL | Cholestérol
    HDL cholesterol: Cholestérol HDL | HDL-cholestérol | CHOLESTEROL HDL
    LDL cholesterol: Cholestérol LDL | LDL-cholestérol | Cholestérol LDL (calculé)
    Non-HDL cholesterol: Cholestérol non HDL | Cholestérol non-HDL
    Triglycerides: Triglycérides | TRIGLYCERIDES
    Cholesterol/HDL ratio: Rapport cholestérol total/HDL
    Apolipoprotein B: Apolipoprotéine B
    Lipoprotein(a): Lipoprotéine (a) | Lp(a)
    Iron: Fer sérique | Fer | FER SERIQUE
    TIBC: Capacité totale de fixation | CTF | Capacité totale de fixation du fer
    Transferrin: Transferrine | Sidérophiline (transferrine)
    Transferrin saturation: Coefficient de saturation | Coefficient de saturation de la transferrine
    Ferritin: Ferritine | FERRITINE | Ferritinémie
    Vitamin D, 25-hydroxy: Vitamine D (25-OH) | 25-OH vitamine D | 25-hydroxyvitamine D (D2 + D3)
    Vitamin B12: Vitamine B12 | VITAMINE B12
    Folate: Folates sériques | Vitamine B9 (folates) | Folates
    Zinc: Zinc | Zinc sérique
    Homocysteine: Homocystéine
    TSH: TSH | TSH ultrasensible | T.S.H. us
    Free T4: T4 libre | T4L | Thyroxine libre (T4L)
    Free T3: T3 libre | T3L | Triiodothyronine libre (T3L)
    TPO antibodies: Anticorps anti-TPO | Ac anti-thyroperoxydase
    Thyroglobulin antibodies: Anticorps anti-thyroglobuline | Ac anti-thyroglobuline
    Cortisol: Cortisol | Cortisol (8h)
    Testosterone: Testostérone | Testostérone totale
    Estradiol: Estradiol | 17-bêta-estradiol | Œstradiol
    Progesterone: Progestérone
    FSH: FSH
    LH: LH
    Prolactin: Prolactine
    DHEA-sulfate: Sulfate de DHEA | SDHEA
    Parathyroid hormone: Parathormone | PTH intacte
    PSA: PSA total | PSA
    C-reactive protein: Protéine C réactive | CRP | Protéine C réactive (CRP) | C.R.P.
    hs-CRP: CRP ultrasensible
    Rheumatoid factor: Facteur rhumatoïde
    IgG: Immunoglobulines G | IgG
    IgA: Immunoglobulines A | IgA
    IgM: Immunoglobulines M | IgM
    IgE: IgE totales
    INR: INR | I.N.R.
    aPTT: TCA malade | Temps de céphaline activée
    Fibrinogen: Fibrinogène | FIBRINOGENE
    D-dimer: D-Dimères | D-dimères
    Creatine kinase: CPK | Créatine kinase (CK)
    Troponin I: Troponine I
    Troponin T: Troponine T hs
    Ammonia: Ammoniémie | Ammoniac
    Osmolality: Osmolalité | Osmolalité sanguine
    Lactate: Lactate | Acide lactique
    Procalcitonin: Procalcitonine
    Urine pH: pH urinaire | pH
    Specific gravity: Densité | Densité urinaire
    Calcium, whole blood: Calcium (sang total) | Calcium sang total
    Magnesium, whole blood: Magnésium (sang total) | Magnésium sang total
    Potassium, whole blood (total): Potassium (sang total) | Potassium sang total
    Zinc, whole blood: Zinc (sang total) | Zinc sang total
    Selenium, whole blood: Sélénium (sang total) | Sélénium sang total
    NT-proBNP: NT-proBNP
  `),
  panels: {
    count: ['Hémogramme', 'NUMERATION GLOBULAIRE', 'Numération Formule Sanguine', 'HEMATOLOGIE'],
    differential: ['Formule leucocytaire', 'FORMULE LEUCOCYTAIRE'],
    sugar: ['Métabolisme glucidique', 'Bilan glycémique'],
    metabolic: ['BIOCHIMIE SANGUINE', 'Biochimie', 'Ionogramme sanguin'],
    liver: ['Bilan hépatique', 'ENZYMOLOGIE'],
    lipids: ['Bilan lipidique', 'EXPLORATION D’UNE ANOMALIE LIPIDIQUE', 'Lipides'],
    iron: ['Bilan martial', 'Métabolisme du fer'],
    vitamins: ['Vitamines', 'VITAMINES ET OLIGO-ELEMENTS'],
    thyroid: ['Bilan thyroïdien', 'Exploration thyroïdienne'],
    hormones: ['Hormonologie', 'HORMONES'],
    inflammation: ['Marqueurs de l’inflammation', 'IMMUNOLOGIE'],
    coagulation: ['Hémostase', 'COAGULATION'],
    heart: ['Marqueurs cardiaques'],
    wholeBlood: ['Minéraux dans le sang total', 'Sang total : minéraux'],
    urine: ['Examen des urines', 'URINES'],
  },
  columns: {
    name: ['Analyse', 'Examen', 'Paramètre', 'ANALYSES'],
    value: ['Résultat', 'Résultats', 'RESULTATS', 'Valeur'],
    unit: ['Unité', 'Unités', 'UNITES'],
    range: [
      'Valeurs de référence',
      'Intervalle de référence',
      'Valeurs\nde référence',
      'Val. de référence',
      'Normales',
      'Valeurs usuelles',
    ],
    low: ['Min', 'Borne inf.'],
    high: ['Max', 'Borne sup.'],
    flag: ['', 'Alerte', 'Statut'],
    previous: ['Antériorités', 'Antérieur', 'Résultat antérieur', 'Antériorité'],
    method: ['Méthode', 'Technique'],
    material: ['Prélèvement', 'Nature'],
    status: ['Site', 'Labo'],
  },
  flags: {
    high: ['Élevé', 'Haut', 'Supérieur'],
    low: ['Bas', 'Diminué', 'Inférieur'],
    normal: ['Normal', 'Dans la norme'],
    phraseHigh: ['Supérieur à la normale', 'Au-dessus des valeurs de référence'],
    phraseLow: ['Inférieur à la normale', 'En dessous des valeurs de référence'],
  },
  limits: {
    below: ['< #', '<#', 'inférieur à #', 'Inf. à #', "jusqu'à #", '≤ #'],
    above: ['> #', '>#', 'supérieur à #', 'Sup. à #', '≥ #'],
    between: ['à'],
  },
  people: { male: 'Homme', female: 'Femme', label: 'Sexe', m: 'M', f: 'F', child: 'Enfant' },
  dates: {
    collected: [
      'Prélevé le',
      'Prélèvement du',
      'Date de prélèvement',
      'Date du prélèvement',
      'Prélèvement effectué le',
    ],
    received: ['Reçu le', 'Réceptionné le', 'Enregistré le', 'Dossier enregistré le'],
    reported: ['Édité le', 'Compte rendu du', 'Validé le', 'Résultats du'],
    printed: ['Imprimé le', 'Date d’impression'],
    born: ['Né(e) le', 'Date de naissance', 'DDN'],
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    formats: ['dd/mm/yyyy', 'dd/mm/yyyy', 'dd/mm/yy', 'dd-mm-yyyy', 'd month yyyy'],
  },
  labels: {
    report: [
      "Compte rendu d'analyses",
      "RESULTATS D'ANALYSES",
      "Compte rendu d'examens de biologie médicale",
    ],
    patient: ['Patient', 'Nom', 'Nom et prénom'],
    doctor: ['Prescripteur', 'Médecin', 'Prescrit par'],
    order: ['N° de dossier', 'Dossier', 'Réf. dossier', 'Numéro de demande'],
    age: ['Âge', 'Age'],
    page: ['Page # sur @', 'Page # / @', 'Page #/@'],
    phone: ['Tél.', 'Téléphone', 'Fax'],
    end: ['Fin du compte rendu'],
    previous: ['Antériorité', 'Antérieur'],
    material: ['Nature du prélèvement', 'Prélèvement'],
    method: ['Méthode', 'Technique'],
    reference: ['Valeurs de référence', 'Norme', 'Référence', 'VR'],
    result: ['Résultat'],
  },
  places: ['38760 Valbrune', '17290 Saint-Orens', '59223 Roncelles'],
  streets: ['12 rue des Tilleuls', '4 bis avenue de la Gare', '27 place du Marché'],
  laboratories: [
    'Laboratoire des Tilleuls',
    'BioValbrune SELAS',
    'Laboratoire de biologie médicale Roncelles',
  ],
  methods: [
    'Colorimétrie',
    'Immunoturbidimétrie',
    'Potentiométrie indirecte',
    'Cytométrie en flux',
    'CLHP',
    'Chimiluminescence',
    'Hexokinase',
  ],
  materials: ['Sérum', 'Sang total EDTA', 'Plasma', 'Plasma citraté'],
  qualitative: [
    ['Antigène HBs', ['Négatif', 'Positif', 'Non réactif'], 'Négatif'],
    ['Sérologie hépatite C', ['Négatif', 'Positif'], 'Négatif'],
    ['Sérologie VIH 1 et 2', ['Négatif', 'Non réactif'], 'Négatif'],
    ['Anticorps antinucléaires', ['1/80', '1/320', 'Négatif'], 'Négatif'],
    ['Sérologie toxoplasmose IgM', ['Négatif', 'Absence', 'Positif'], 'Négatif'],
  ],
  urine: [
    ['Protéines urinaires', ['Négatif', 'Positif', 'Traces', 'Absence'], 'Négatif'],
    ['Glucose urinaire', ['Négatif', 'Positif', 'Traces', 'Absence'], 'Négatif'],
    ['Corps cétoniques', ['Négatif', 'Positif', 'Traces', 'Absence'], 'Négatif'],
    ['Nitrites', ['Négatif', 'Positif', 'Traces', 'Absence'], 'Négatif'],
  ],
  prose: [
    'Une ferritine inférieure à 30 ng/mL évoque des réserves en fer basses, même sans anémie.',
    'Pour une TSH de 4,5 à 10 mUI/L, un contrôle à 8 semaines est conseillé.',
    'Le DFG est estimé par l’équation CKD-EPI 2009 chez les sujets de plus de 18 ans.',
    'Valeurs selon les recommandations de 2016, à interpréter selon le risque cardiovasculaire.',
    'Renseignements au 04 76 00 18 42, du lundi au vendredi de 8h à 18h30 et le samedi jusqu’à 12h.',
    'Les échantillons sont conservés 7 jours. Toute demande doit être faite dans les 48 heures.',
    'Accréditation n° 8-2291, portée disponible sur demande; seuls certains examens sont couverts.',
    'Prélèvement à jeun depuis 12 heures recommandé pour ce bilan.',
    'Changement de technique depuis le 02/01/2018, correspondance: ancienne valeur x 1,08.',
  ],
  notes: [
    'Résultat contrôlé.',
    'À contrôler dans 3 mois.',
    'Transporte l’oxygène dans le sang.',
    'Peut augmenter après un repas.',
    'Reflète les réserves en fer.',
  ],
  guidelines: [
    {
      title: 'Interprétation de l’HbA1c',
      rows: [
        ['Sujet non diabétique', '< 5,7 %'],
        ['Prédiabète', '5,7 - 6,4 %'],
        ['Diabète', '≥ 6,5 %'],
      ],
    },
    {
      title: 'Statut en vitamine D',
      rows: [
        ['Carence', '< 10 ng/mL'],
        ['Insuffisance', '10 - 30 ng/mL'],
        ['Taux recommandé', '30 - 60 ng/mL'],
      ],
    },
  ],
  risks: ['Souhaitable', 'Limite', 'Élevé'],
  formulas: [
    'LDL = cholestérol total - HDL - triglycérides / 5 (en g/L)',
    'HOMA = glycémie (mmol/L) x insuline / 22,5',
  ],
  questionnaire: {
    title: 'Questionnaire mode de vie',
    rows: [
      ['Qualité du sommeil (0-10)', '6'],
      ['Niveau de stress (0-10)', '4'],
      ['Score total', '14 / 30'],
    ],
  },
  vitals: [
    ['Taille', '172 cm'],
    ['Poids', '70 kg'],
    ['IMC', '23,7'],
  ],
  footers: [
    'Biologiste médical: Dr A. Fauvel - FINESS 380099871 - SIRET 123 456 789 00012',
    'Compte rendu validé électroniquement; seule la version complète fait foi.',
    'SELAS au capital de 120 000 euros',
  ],
}
