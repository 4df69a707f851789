import { LOW_STOCK } from '../../../shared/shop.ts'
import { Badge } from '../../ui/Badge.tsx'

export function StockNote({ stock }: { stock: number }) {
  if (stock <= 0) return <Badge tone="danger">Out of Stock</Badge>
  if (stock < LOW_STOCK) return <Badge tone="warning">{stock} left</Badge>
  return <span className="text-xs text-ink-2">{stock} in stock</span>
}
