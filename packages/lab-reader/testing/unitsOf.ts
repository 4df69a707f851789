/** Units that laboratories print, for tests that cover every unit of a marker. */
import { MARKERS, type UnitKind } from '../markers/knownMarkers.ts'

const BY_KIND: Record<UnitKind, string[]> = {
  mass: [
    'g/dL',
    'g/L',
    'mg/dL',
    'mg/100 ml',
    'mg/L',
    'µg/dL',
    'µg/L',
    'ng/dL',
    'ng/mL',
    'ng/L',
    'pg/mL',
    'g %',
  ],
  massFeu: ['mg/L FEU', 'ng/mL FEU'],
  massDdu: ['ng/mL DDU'],
  molar: ['mol/L', 'mmol/L', 'µmol/L', 'nmol/L', 'pmol/L', 'mEq/L', 'mval/l'],
  number: ['/µL', '10^3/µL', 'K/uL', 'G/L', '/nl', 'Tsd./µl', 'lakh/cumm', '10^6/µL', 'T/L', '/pl', '10^9/L'],
  percent: ['%', '‰'],
  units: ['U/L', 'IU/L', 'kU/L', 'mU/L', 'µIU/mL', 'mIU/mL', 'U/mL', 'µkat/L', 'nkat/L'],
  volume: ['fL', 'µm³'],
  weight: ['pg'],
  cellAmount: ['fmol'],
  time: ['s', 'sec'],
  settling: ['mm/h', 'mm/1st hr'],
  clearancePerArea: ['ml/min/1.73m2', 'mL/s/1.73 m²'],
  clearance: ['ml/min'],
  osmolality: ['mOsm/kg', 'mosmol/kg', 'mmol/kg', 'mOsm/L'],
  pressure: ['mmHg', 'kPa', 'Torr'],
  moleRatio: ['mmol/mol'],
  massPerMole: ['mg/mmol'],
  massRatio: ['mg/g', 'µg/mg'],
  molePerMass: ['µmol/g', 'nmol/mg'],
  massPerDay: ['g/24h', 'mg/24 h', 'µg/Tag', 'mg/dobę'],
  molarPerDay: ['mmol/24h', 'µmol/d', 'nmol/24 u', 'mEq/24 h'],
  colonies: ['CFU/g', 'KBE/g', 'UFC/g'],
  ratio: ['', 'l/l', '/100 WBC'],
}

/** Every unit of every kind in which a marker is measured, including unusual ones. */
export function unitsOf(marker: string): string[] {
  const kinds = Object.keys(MARKERS.find(({ name }) => name === marker)?.loinc ?? {}) as UnitKind[]
  return kinds.flatMap((kind) => BY_KIND[kind])
}
