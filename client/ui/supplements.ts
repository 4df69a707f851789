import ashwagandha from '../art/ashwagandha.svg'
import chamomile from '../art/chamomile.svg'
import echinacea from '../art/echinacea.svg'
import elderberry from '../art/elderberry.svg'
import ginger from '../art/ginger.svg'
import magnesium from '../art/magnesium.svg'
import milkThistle from '../art/milk-thistle.svg'
import omega3 from '../art/omega-3.svg'
import rhodiola from '../art/rhodiola.svg'
import turmeric from '../art/turmeric.svg'
import valerian from '../art/valerian.svg'
import vitaminD from '../art/vitamin-d.svg'
import type { Ground } from './Art.tsx'

/** The Latin name is that of the plant the product is made of. */
export type Drawing = { art: string; ground: Ground; latinName?: string }

/** Neighbours in the catalogue have different backgrounds. */
const DRAWINGS: Record<string, Drawing> = {
  ashwagandha: { art: ashwagandha, ground: 'calendula', latinName: 'Withania somnifera' },
  chamomile: { art: chamomile, ground: 'leaf', latinName: 'Matricaria recutita' },
  echinacea: { art: echinacea, ground: 'honey', latinName: 'Echinacea purpurea' },
  elderberry: { art: elderberry, ground: 'blossom', latinName: 'Sambucus nigra' },
  ginger: { art: ginger, ground: 'water', latinName: 'Zingiber officinale' },
  magnesium: { art: magnesium, ground: 'honey' },
  'milk thistle': { art: milkThistle, ground: 'calendula', latinName: 'Silybum marianum' },
  'omega 3': { art: omega3, ground: 'leaf' },
  rhodiola: { art: rhodiola, ground: 'blossom', latinName: 'Rhodiola rosea' },
  turmeric: { art: turmeric, ground: 'honey', latinName: 'Curcuma longa' },
  valerian: { art: valerian, ground: 'calendula', latinName: 'Valeriana officinalis' },
  'vitamin d': { art: vitaminD, ground: 'water' },
}

/** The same products in German, French and Spanish. */
const OTHER_NAMES: Record<string, string[]> = {
  chamomile: ['kamille', 'camomille', 'manzanilla'],
  echinacea: ['échinacée', 'equinácea'],
  elderberry: ['holunderbeere', 'baie de sureau', 'baya de saúco'],
  ginger: ['ingwer', 'gingembre', 'jengibre'],
  magnesium: ['magnésium', 'magnesio'],
  'milk thistle': ['mariendistel', 'chardon marie', 'cardo mariano'],
  'omega 3': ['oméga 3'],
  turmeric: ['kurkuma', 'curcuma', 'cúrcuma'],
  valerian: ['baldrian', 'valériane', 'valeriana'],
  'vitamin d': ['vitamine d', 'vitamina d'],
}

/** Finds a drawing by product name, ignoring case and hyphens. It takes precedence over the product's own picture. */
export function drawingOf(product: string): Drawing | undefined {
  const plain = product
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
  const name = Object.keys(OTHER_NAMES).find((one) => OTHER_NAMES[one]?.includes(plain)) ?? plain
  return Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined
}
