/** Names of the categories that products of the demo clinic have. */
import type { MessageId } from '../locales/messages.ts'
import type { Translate } from '../locales/translate.ts'

/** What a clinic in English, German, French or Spanish has stored, by the message that names it. */
const SHIPPED = {
  'shop.category.stress': ['Stress and sleep', 'Stress und Schlaf', 'Stress et sommeil', 'Estrés y sueño'],
  'shop.category.joints': [
    'Joints and digestion',
    'Gelenke und Verdauung',
    'Articulations et digestion',
    'Articulaciones y digestión',
  ],
  'shop.category.immunity': ['Immunity', 'Abwehrkräfte', 'Immunité', 'Inmunidad'],
  'shop.category.liver': [
    'Liver and metabolism',
    'Leber und Stoffwechsel',
    'Foie et métabolisme',
    'Hígado y metabolismo',
  ],
  'shop.category.energy': [
    'Energy and focus',
    'Energie und Konzentration',
    'Énergie et concentration',
    'Energía y concentración',
  ],
  'shop.category.heart': [
    'Heart and circulation',
    'Herz und Kreislauf',
    'Cœur et circulation',
    'Corazón y circulación',
  ],
  'shop.category.minerals': ['Minerals', 'Mineralstoffe', 'Minéraux', 'Minerales'],
  'shop.category.vitamins': ['Vitamins', 'Vitamine', 'Vitamines', 'Vitaminas'],
} as const satisfies { readonly [id in MessageId]?: readonly string[] }

const MESSAGES = new Map<string, keyof typeof SHIPPED>(
  Object.entries(SHIPPED).flatMap(([id, names]) => names.map((name) => [name, id as keyof typeof SHIPPED])),
)

/** A category as its reader's language names it; one that the clinic named itself stays as it was written. */
export function categoryName(category: string, t: Translate): string {
  const id = MESSAGES.get(category)
  return id ? t(id) : category
}
