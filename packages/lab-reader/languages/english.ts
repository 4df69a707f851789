/**
 * English, as laboratories in America, Britain, India and Australia print it. Its names are in `markers.data.ts`,
 * except for abbreviations so short that only a unit decides what they mean.
 */
import { type Language, listed } from './language.ts'

export const ENGLISH: Language = {
  code: 'en',
  name: 'English',
  model: 'eng',
  words: listed(
    'the|and|with|this|blood|count|results|collected|reported|received|sample|physician|female|cells|white|level|below|above|years|gender|your|from|was|were|are|that|laboratory',
  ),
  names: {
    'White blood cells': listed('wcc'),
    'Red blood cells': listed('rcc'),
    Neutrophils: listed('neu|ne|pmn'),
    'Absolute neutrophils': listed('neu|ne'),
    Lymphocytes: listed('lym|ly'),
    'Absolute lymphocytes': listed('lym|ly'),
    Monocytes: listed('mon|mo'),
    'Absolute monocytes': listed('mon|mo'),
    Eosinophils: listed('eo'),
    'Absolute eosinophils': listed('eo'),
    Basophils: listed('ba'),
    'Absolute basophils': listed('ba'),
    'Fasting glucose': listed('fpg|bsf'),
    'Hemoglobin A1c': listed('ghb'),
    Triglycerides: listed('tgl'),
    GGT: listed('γ gt|γgt|g gt'),
    LDH: listed('ld'),
    Amylase: listed('amy'),
    Lipase: listed('lps'),
    Ammonia: listed('nh3'),
    Creatinine: listed('cre'),
    'Urea nitrogen': listed('un'),
    'Ionized calcium': listed('ica'),
    Phosphorus: listed('po4'),
    Magnesium: listed('mag'),
    Zinc: listed('zn'),
    Copper: listed('cu'),
    'Base excess': listed('be b'),
    'Free T4': listed('t4 f|f t4'),
    'Free T3': listed('t3 f|f t3'),
    'Total T4': listed('tt4'),
    'Total T3': listed('tt3'),
    'Reverse T3': listed('r t3'),
    'T3 uptake': listed('t3u'),
    'TPO antibodies': listed('tpo'),
    'Thyroglobulin antibodies': listed('atg'),
    'Vitamin B6': listed('plp'),
    Homocysteine: listed('hcy'),
    ESR: listed('e s r'),
    'Anti-CCP': listed('ccp'),
    Prolactin: listed('prl'),
    INR: listed('i n r'),
    'Troponin I': listed('tni'),
    'Troponin T': listed('tnt'),
  },
  headings: {
    name: listed(
      'test|tests|test name|test names|test description|test performed|name|name of test|investigation|investigations|analyte|analytes|parameter|parameters|component|components|marker|markers|biomarker|biomarkers|assay|assays|examination|description|determination|analysis|measurement|item|lab test|laboratory test|blood test|profile|test parameter|test/parameter|test component|test item|tests performed|test(s)|particulars|procedure|study|test report|observation name|result name|analyte name|constituent|test parameters|name of investigation|investigation name|test requested|laboratory tests|lab tests|element',
    ),
    value: listed(
      'result|results|value|values|observed value|observed values|observation|observations|your result|your results|your value|test result|test results|current result|current results|current value|current result and flag|measured value|measured values|found|finding|findings|in range|out of range|level|patient value|result value|obtained value|current|actual|outcome|reading|readings|your level|result(s)|latest result|latest value|latest|new result|value observed|reported value|values observed|numeric result|patient result|patient results|today|concentration|observed|result obtained|present result|test value|value found',
    ),
    unit: listed(
      'unit|units|uom|unit of measure|units of measure|measure|result unit|result units|unit(s)|unit of measurement|units of measurement|si units|conventional units|si unit|u.o.m.|meas. unit|measuring unit',
    ),
    range: listed(
      'reference range|reference ranges|ref range|ref. range|ref ranges|ref. ranges|reference interval|reference intervals|ref interval|ref. interval|ref intervals|ref. intervals|reference|references|ref|ref.|reference value|reference values|ref. value|ref value|ref. values|ref values|biological ref. interval|biological ref interval|biological reference interval|biological reference intervals|biological ref. intervals|biological reference|biological ref. range|biological reference range|biological reference ranges|bio. ref. interval|bio. ref. range|bio ref interval|bio ref. interval|bio. ref. int.|bio. reference interval|bio.ref.interval|bio ref range|biological ref. int.|bri|biological references|normal range|normal ranges|normal value|normal values|normals|normal limits|range|ranges|expected range|expected values|expected|standard range|std range|standard ranges|limits|reference limits|interval|desired range|desirable range|target range|target|targets|optimal range|lab range|reference range & units|reference range/units|reference interval & units|acceptable range|adult reference range|your lab range|healthy range|ref. limits|cut-off|cut off|cutoff|decision limit|normal reference range|reference range (adult)|laboratory reference range|goal|therapeutic range|normal interval',
    ),
    low: listed(
      'low|lower|min|minimum|lower limit|low limit|from|range low|ref low|low ref|ref. low|lower bound|low range',
    ),
    high: listed(
      'high|upper|max|maximum|upper limit|high limit|to|range high|ref high|high ref|ref. high|upper bound|high range',
    ),
    flag: listed(
      'flag|flags|status|abnormal|abnormal flag|abnormal flags|interpretation|indicator|remark|remarks|h/l|hi/lo|l/h|abn|alert|alerts|result status|rating|evaluation|assessment|in/out|result flag|out of range flag|flag(s)|abnormality|range indicator|normal/abnormal|indication|in range?|risk|category|high/low|low/high',
    ),
    previous: listed(
      'previous|previous result|previous results|previous value|previous values|prior|prior result|prior results|prior value|prior values|last|last result|last results|last value|history|historical|historical results|earlier result|previous result and date|previous test|past result|past results|past value|previous reading|previous reading(s)|prev|prev.|prev. result|prev result|prior result(s)|previous date|cumulative|trend|previous report|last test|baseline',
    ),
    other: listed(
      'method|methods|methodology|technique|lab|code|test code|loinc|date|date/time|time|specimen|sample|sample type|specimen type|comment|comments|note|notes|graph|chart|visual|#|no|no.|s.no|s.no.|sr. no.|sr no|sl. no.|sl no|price|department|verified|performed|performing lab|performed by|instrument|machine|site|lab code|order|container|collected|reported|footnote|footnotes|perform site|test method|analyser|analyzer|sample collected|bar chart|graphical representation|result graph|final|accreditation|change|% change|delta|page|verified by|report|nabl|s. no.|serial no.|id|test id|date of report',
    ),
  },
  flags: {
    high: listed(
      'h|hi|hh|hhh|high|very high|too high|high risk|critical high|critically high|ch|hc|hp|elevated|raised|increased|above|above range|above normal|above high normal|above reference range|above high reference limit|above upper limit|above reference limit|above upper reference limit|above high threshold|above upper panic limits|above high panic limits|above critical limit|outside high|borderline high|slightly high|mildly high|moderately high|markedly high|mildly elevated|slightly elevated|moderately elevated|markedly elevated|highly elevated|panic high|alert high|high abnormal|abnormal high|high panic|high critical|high alert|(h)|h*|*h|high*|extremely high|above optimal|higher than normal|above limit|over range|above the reference range|above reference interval|above normal range|excessive|toxic',
    ),
    low: listed(
      'l|lo|ll|lll|low|very low|too low|critical low|critically low|cl|lc|lp|decreased|reduced|below|below range|below normal|below low normal|below reference range|below low reference limit|below lower limit|below reference limit|below lower reference limit|below low threshold|below lower panic limits|below low panic limits|below critical limit|outside low|borderline low|slightly low|mildly low|moderately low|markedly low|mildly decreased|slightly decreased|panic low|alert low|low abnormal|abnormal low|low panic|low critical|low alert|(l)|l*|*l|low*|deficient|deficiency|insufficient|insufficiency|extremely low|lower than normal|below limit|under range|below the reference range|below reference interval|below normal range|suboptimal|below optimal|severely low|depleted',
    ),
    normal: listed(
      'n|normal|wnl|ok|in range|within range|within normal limits|within reference range|within reference limits|within limits|within normal range|within reference interval|optimal|sufficient|desirable|near optimal|good|healthy|satisfactory|adequate|excellent|acceptable|ideal|in-range|normal result|no abnormality|low risk|average risk|on target|at goal|good control|not abnormal|unremarkable',
    ),
    look: listed(
      'borderline|abnormal|abn|ab|a|aa|critical|critical abnormal|panic|alert|out of range|out-of-range|outside range|outside reference range|outside reference limits|outside reference interval|outside normal range|outside normal limits|outside limits|oor|abnormal result|check|see note|see comment|see comments|attention|review|needs attention|significant|clinically significant|moderate risk|intermediate risk|increased risk|critical value|requires attention|delta|not normal|flagged|very abnormal|action required|alert value|caution|warning|crit|!|!!',
    ),
  },
  limits: {
    below: listed(
      'up to|upto|less than or equal to|less than|not more than|no more than|at most|below|under|max|max.|maximum|lower than|<|not exceeding|not greater than|less or equal to|smaller than|or less|or lower|or below|until|fewer than|lt|lte|nmt',
    ),
    above: listed(
      'greater than or equal to|greater than|more than|not less than|no less than|at least|above|over|min|min.|minimum|higher than|>|greater or equal to|exceeding|or more|or higher|or above|or greater|from|gt|gte|nlt',
    ),
    between: listed('to|and|through|thru|until'),
  },
  groups: {
    male: listed('male|males|men|man|m|adult male|adult males|adult men|adult man|♂|gents'),
    female: listed(
      'female|females|women|woman|f|adult female|adult females|adult women|adult woman|♀|ladies|non-pregnant|nonpregnant|non pregnant female|non-pregnant women',
    ),
    healthy: listed(
      'normal|optimal|desirable|sufficient|sufficiency|non-diabetic|nondiabetic|non diabetic|reference|ref|healthy|euthyroid|adult|adults|goal|negative|acceptable|ideal|recommended|target|normal range|reference range|general population|no risk|non-smoker|non smokers|nonsmoker|non-smokers|low risk|normal adults|adult range|normal glucose tolerance|fasting|normoglycemia|normal individuals|adequate|replete|normal adult|healthy adults|normal fasting glucose|absence of diabetes|not diabetic|normal level|good control|no diabetes',
    ),
    other: listed(
      'boys|girls|children|child|infant|infants|newborn|newborns|neonate|neonates|neonatal|pediatric|paediatric|adolescent|adolescents|teenagers|toddler|cord blood|premature|pregnant|pregnancy|gestation|trimester|first trimester|second trimester|third trimester|1st trimester|2nd trimester|3rd trimester|follicular|follicular phase|mid-follicular|luteal|luteal phase|mid-luteal|ovulation|ovulatory|ovulatory peak|mid-cycle|midcycle|menopausal|postmenopausal|post-menopausal|post menopausal|premenopausal|perimenopausal|menopause|menstrual|contraceptives|lactating|lactation|deficient|deficiency|severe deficiency|mild deficiency|insufficient|insufficiency|prediabetes|pre-diabetes|prediabetic|pre-diabetic|diabetes|diabetic|diabetics|impaired|impaired fasting glucose|impaired glucose tolerance|borderline|borderline high|high|very high|low|very low|near optimal|above optimal|risk|high risk|moderate risk|very high risk|average risk|intermediate risk|increased risk|toxic|toxicity|potential toxicity|intoxication|therapeutic|excess|smoker|smokers|elderly|geriatric|months|weeks|days|hypothyroid|hyperthyroid|equivocal|positive|reactive|indeterminate|hypothyroidism|hyperthyroidism|supine|upright|am|pm|morning|evening|afternoon|dialysis|critical|poor control|fair control|on therapy|under treatment|chronic kidney disease|kidney failure|kidney damage|tanner|stage|obese|bedtime|post prandial|postprandial|random|boy|girl',
    ),
  },
  sex: {
    label: listed(
      'sex|gender|age/sex|sex/age|age/gender|gender/age|age / sex|sex at birth|legal sex|m/f|birth sex|age & sex|age and sex|sex assigned at birth',
    ),
    male: listed('male|m|man|boy'),
    female: listed('female|f|woman|girl'),
  },
  dates: {
    collected: listed(
      'collected|collection|collect|coll|coll.|drawn|draw|sample|sampled|sampling|specimen date|specimen taken|specimen collected|sample collected|sample date|blood taken|taken|phlebotomy|venipuncture|venepuncture|collection date|collected on|date collected|date drawn|date of collection|sample drawn|sample taken|collected date|collection date/time|date/time collected|sample collection date|sample collected on|sample collected at|drawn on|date taken|specimen collection|specimen collection date|sample collection|collection time|collected at|blood drawn|date of sample|sampling date|collection on|taken on|date of specimen|draw date|date of draw|bled|date bled|collected time|date of blood draw|date of sampling|coll date|coll. date|date/time of collection|col date|time of collection|collected by',
    ),
    tested: listed(
      'test date|tested date|date of test|date of service|date of visit|service date|visit date|dos|examination date|exam date|date tested|tested on|date of examination|date performed|performed on|analysis date|date of analysis|analysed|analyzed|assay date|test performed on|visit|service|date of testing|date of procedure|resulted for visit|lab date|test dates',
    ),
    reported: listed(
      'report|reported|reporting|report date|reported on|date of report|date reported|reported date|report released|released|released on|issued|issued on|issue date|date of issue|result|results|resulted|result date|final|finalized|finalised|final report|approved|approved on|authorised|authorized|authorised on|authorized on|verified|verified on|validated|completed|signed|signed on|reported at|reporting date|report generated|report time|reported time|published|published on|report date/time|report status|date completed|date of reporting|reporting time|date resulted|date released|result reported|last updated|result date/time|date of result|approved date|validated on|generated on|generated|report issued',
    ),
    other: listed(
      'birth|born|dob|d.o.b|d.o.b.|date of birth|birth date|birthdate|birthday|b.day|print|printed|printed on|print date|date printed|received|recd|rec|rec.|received on|date received|sample received|specimen received|receipt|received date|received in lab|registered|registered on|registration|registration date|regn|regd|reg. date|reg date|ordered|order|order date|date ordered|requested|request date|requested on|date of request|expiry|expires|expiration|exp|updated|update|previous|prior|last|next|due|run|billed|billing|bill date|invoice|accession|accessioned|admission|admitted|admit|discharge|discharged|dispatch|dispatched|date of admission|faxed|sent|last menstrual period|lmp|effective|revision|revised|version|copyright|valid until|valid till|last visit|next visit|appointment|booked|booking date|entered|lab receipt|received time|receiving date|login|logged|entry date|order placed|requisition|age|created|created on|barcode|last test|history|prescribed|referral date',
    ),
    months: [
      listed('january|jan|jan.'),
      listed('february|feb|feb.'),
      listed('march|mar|mar.'),
      listed('april|apr|apr.'),
      listed('may'),
      listed('june|jun|jun.'),
      listed('july|jul|jul.'),
      listed('august|aug|aug.'),
      listed('september|sep|sept|sep.|sept.'),
      listed('october|oct|oct.'),
      listed('november|nov|nov.'),
      listed('december|dec|dec.'),
    ],
  },
  qualitative: listed(
    'negative|positive|weakly positive|weak positive|strongly positive|strong positive|faintly positive|reactive|non-reactive|non reactive|nonreactive|weakly reactive|not detected|none detected|detected|undetected|undetectable|not seen|none seen|none|nil|absent|present|not present|trace|traces|trace amounts|trace-lysed|small|large|few|occasional|occasionally seen|scanty|scant|many|numerous|plenty|rare|moderate amount|neg|neg.|pos|pos.|equivocal|indeterminate|inconclusive|invalid|immune|non-immune|not immune|clear|hazy|slightly hazy|cloudy|turbid|slightly turbid|slightly cloudy|yellow|pale yellow|light yellow|dark yellow|straw|straw yellow|amber|colourless|colorless|red|brown|acidic|acid|alkaline|neutral|non-lipemic|lipemic|haemolysed|hemolyzed|hemolysed|icteric|slightly hemolyzed|no growth|no growth seen|normocytic|normochromic|normocytic normochromic|microcytic|hypochromic|macrocytic|adequate on smear|no abnormality detected|nad|not applicable|n/a|pending|to follow|not performed|test not performed|tnp|not done|cancelled|canceled|see below|see report|quantity not sufficient|qns|insufficient sample|insufficient specimen|sample haemolysed|not calculated|not measured|unable to calculate|unable to report|rh positive|rh negative|rhd positive|rhd negative|a positive|b positive|ab positive|o positive|a negative|b negative|ab negative|o negative|wild type|heterozygous|homozygous|susceptible|resistant|not significant|no parasites seen|not found|below detection limit|below detection level|clotted|unsuitable|unsatisfactory|no result|result to follow|susceptibility pending|innumerable|packed|formed|semi-formed|soft|watery|not observed|observed|mucoid|normal morphology|normal',
  ),
  notATest: listed(
    'patient|patient name|name|age|sex|gender|dob|date|day|time|page|phone|tel|telephone|fax|mobile|email|e-mail|id|mrn|uhid|nhs|nhs no|nhs number|medicare|account|acct|specimen|sample|accession|client|order|requisition|physician|doctor|dr|mr|mrs|ms|miss|prof|consultant|address|street|report|ref|reference|referred|referring|range|room|ward|bed|visit|invoice|bill|height|weight|bmi|pulse|blood pressure|temperature|normal|optimal|near optimal|above optimal|desirable|borderline|high|very high|low|very low|average|moderate|deficient|deficiency|insufficient|insufficiency|sufficient|sufficiency|toxic|toxicity|prediabetes|pre-diabetes|prediabetic|pre-diabetic|diabetes|diabetic|non-diabetic|nondiabetic|non diabetic|goal|target|risk|male|males|female|females|men|women|adult|adults|child|children|infant|infants|newborn|newborns|neonate|pregnant|pregnancy|first trimester|second trimester|third trimester|1st trimester|2nd trimester|3rd trimester|follicular|luteal|ovulation|ovulatory|mid-cycle|midcycle|post-menopausal|postmenopausal|post menopausal|premenopausal|menopausal|note|notes|comment|comments|interpretation|conclusion|summary|impression|recommendation|method|methodology|total tests|number of|collected|received|reported|printed|registered|released|version|lab|laboratory|labs|registration|npi|clia|zip|postcode|pin|city|state|country|copyright|www|http|https|hospital|clinic|branch|centre|center|department|dept|barcode|bar code|sample type|sample id|lab no|lab number|lab id|reg no|reg. no|passport|emirates id|insurance|policy|payer|amount|total amount|price|discount|gst|vat|tax|paid|balance due|stage|grade|class|category|ckd|normal or|mildly|moderately|severely|kidney failure|stage 1|stage 2|stage 3|stage 4|stage 5|table|figure|end of report|this|these|those|the|if|in|it|for|please|according|based on|as per|based|source|guideline|guidelines|according to|associated|causes|increased in|decreased in|use|uses|limitations|clinical significance|clinical use|remarks|remark|disclaimer|verified|approved|authorised|authorized|signed|signature|pathologist|technician|technologist|checked|entered|accredited|certificate|iso|nabl|cap|open|opening hours|monday|tuesday|wednesday|thursday|friday|saturday|sunday|score|question|questionnaire|fasting status|fasting hours|hours fasting|fasting state|last meal|smoker|non-smoker|ethnicity|race|language|allergies|medication|medications|diagnosis|icd|icd-10|cpt|loinc|history|clinical details|clinical information|clinical history|therapeutic|above|below|less than|greater than|more than|up to|between|formula|equation|calculation|calculated using|average risk|low risk|high risk|moderate risk|very high risk|intermediate risk|cumulative|continued|copy to|cc|dear|yours|thank|years|months|weeks|days|boys|girls|elderly|smokers|therapeutic range|critical|panic',
  ),
  sections: {
    notBlood: listed(
      'urine|urinalysis|urinary|urine analysis|urine examination|urine routine|urine r/m|urine microscopy|urine chemistry|urine drug screen|urine culture|dipstick|stool|stool examination|stool routine|faeces|feces|faecal|fecal|semen|semen analysis|seminal|saliva|salivary|csf|cerebrospinal|cerebrospinal fluid|sputum|swab|ascitic fluid|pleural fluid|synovial fluid|body fluid|fluid analysis|breast milk|sweat|hair|24 hour urine|24-hour urine|spot urine|random urine|first morning urine|breath|breath test|occult blood',
    ),
    blood: listed(
      'panel|profile|blood|haematology|hematology|haemogram|hemogram|chemistry|biochemistry|clinical chemistry|clinical biochemistry|lipid|lipids|lipid profile|thyroid|liver|hepatic|renal|kidney|iron|vitamin|vitamins|diabetes|diabetic|count|cbc|fbc|cmp|bmp|lft|lfts|rft|kft|u&e|u & e|u&es|urea and electrolytes|serum|hormone|hormones|electrolyte|electrolytes|inflammation|inflammatory|metabolic|full blood count|complete blood count|complete blood picture|differential|differential count|differential leucocyte count|white cell differential|coagulation|immunology|serology|endocrinology|cardiac|cardiovascular|minerals|minerals and vitamins|tumour markers|tumor markers|bone profile|bone|glucose|anaemia|anemia|proteins|enzymes|autoimmune|autoimmunity|immunoassay|iron studies|thyroid function|liver function|kidney function|renal function|allergy|arthritis|fertility|pancreas|pancreatic|plasma|nutrition|nutrients|toxicology|haemostasis|hemostasis|male hormones|female hormones',
    ),
    title: listed(
      'panel|profile|studies|test|tests|results|function|section|department|screen|screening|analysis|examination|report|summary|markers|panels|package|check|status|group|investigations|continued|final|overview|category|picture|battery|workup|evaluation|assessment',
    ),
  },
  methods: listed(
    'method|methodology|technique|by|calculated|calculation|derived|derived from|spectrophotometry|spectrophotometric|photometric|photometry|colorimetric|colourimetric|colorimetry|hplc|eclia|clia|cmia|elisa|elfa|ria|immunoturbidimetry|immunoturbidimetric|immunoassay|immuno|nephelometry|nephelometric|turbidimetry|turbidimetric|enzymatic|kinetic|uv kinetic|flow cytometry|flowcytometry|impedance|electrical impedance|electronic impedance|hexokinase|god-pod|god pod|god/pod|god-pap|jaffe|modified jaffe|ifcc|ise|ise direct|ise indirect|direct ise|indirect ise|ion selective|ion-selective|westergren|modified westergren|automated|fully automated|microscopy|microscopic|uricase|urease|biuret|bcg|bcp|bromocresol|bromo cresol|diazo|diazotized|diazonium|lc-ms|lc-ms/ms|lcms|gc-ms|icp-ms|icpms|atomic absorption|chemiluminescence|chemiluminescent|chemiluminescent immunoassay|electrochemiluminescence|fluorescence|latex|agglutination|electrophoresis|capillary electrophoresis|coagulometric|optical|optical detection|clot detection|clauss|photo-optical|sls|sls-hb|sls method|cyanmethemoglobin|cyanide-free|vcs|sysmex|dc detection|hydrodynamic focusing|hydrodynamic focussing|hydro dynamic|laser|light scatter|light scattering|pulse height|numeric integration|cell counter|friedewald|martin-hopkins|gpo|gpo-pap|chod-pap|cholesterol oxidase|glycerol phosphate oxidase|homogeneous enzymatic|direct homogenous|szasz|dgkc|p5p|uv with p5p|uv without p5p|pnpp|pnpp-amp|amp buffer|arsenazo|arsenazo iii|ocpc|calmagite|xylidyl blue|ferrozine|tptz|phosphomolybdate|molybdate uv|dry chemistry|reflectance|potentiometric|potentiometry|dipstick|reagent strip|ckd-epi|ckd epi formula|mdrd formula|strip test|rapid|immunochromatography|card test|visual|manual|sandwich|competitive|western blot|ifa',
  ),
  units: [],
}
