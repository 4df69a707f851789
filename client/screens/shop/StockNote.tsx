import { LOW_STOCK } from '../../../shared/shop.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'

export function StockNote({ stock }: { stock: number }) {
  const t = useT()
  if (stock <= 0) return <Badge tone="danger">{t('shop.stock.out')}</Badge>
  if (stock < LOW_STOCK) return <Badge tone="warning">{t('shop.stock.left', { count: stock })}</Badge>
  return <span className="text-xs text-ink-2">{t('shop.stock.count', { count: stock })}</span>
}
