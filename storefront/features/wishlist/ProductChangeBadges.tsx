// Badges for changes of a product since it was saved: back in stock, or cheaper.
import type { Output } from '#api/call.ts'
import { useMoney, useTranslate } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'

export type ProductChange = Output<'wishlist.view'>['news'][number]

export function ProductChangeBadges({ news: { backInStock, droppedFrom } }: { news: ProductChange }) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <p className="product-change-badges">
      {backInStock && <Badge tone="success">{t('wishlist.back')}</Badge>}
      {droppedFrom && <Badge tone="accent">{t('wishlist.dropped', { price: money(droppedFrom) })}</Badge>}
    </p>
  )
}
