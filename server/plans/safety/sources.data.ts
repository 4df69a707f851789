/**
 * Sources that were opened, one a line: source § section | the day on which that section was read and compared with the
 * lines that cite it | the address of the copy that was opened, where it differs from the source's. A source that is
 * missing here was named from knowledge and has not been opened yet: the screen says so and shows no day.
 */
export const SOURCES_READ = `
nccih:know-science/how-medications-supplements-interact/page-5 § More about St. John's wort | 2026-11-22 |
nccih:providers/digest/herb-drug-interactions § Herbal supplement and potential interactions | 2026-11-22 |
ema:public-statement-risk-drug-interactions-hypericum-perforatum-st-johns-wort-antiretroviral-medicinal § Whole statement | 2026-11-22 |
dailymed:spironolactone § 7.1 Drugs and supplements increasing serum potassium | 2026-11-22 | https://www.pfizermedicalinformation.com/en-us/aldactone/drug-interactions
dailymed:sertraline § 7.1 Clinically significant drug interactions | 2026-11-22 | https://www.pfizermedicalinformation.com.au/en-us/zoloft/drug-interactions
dailymed:sildenafil § 4 Contraindications: nitrates | 2026-11-22 | https://www.pfizerpro.com/product/viagra/ed/safety
efsa:10.2903/j.efsa.2024.8814 § Abstract | 2026-11-22 | https://doaj.org/article/1945039b9a0b4d6e8c3e426b6d926869
efsa:10.2903/j.efsa.2023.8145 § Abstract | 2026-11-22 | https://www.efsa.europa.eu/en/efsajournal/pub/8145
efsa:10.2903/j.efsa.2024.8953 § Abstract | 2026-11-22 | https://ouci.dntb.gov.ua/works/7BdB0KBl
efsa:10.2903/j.efsa.2023.8006 § Abstract | 2026-11-22 | https://pure.ulster.ac.uk/en/publications/scientific-opinion-on-the-tolerable-upper-intake-level-for-vitami
efsa:10.2903/j.efsa.2023.7704 § Abstract | 2026-11-22 | https://iris.unimore.it/handle/11380/1312526
`
