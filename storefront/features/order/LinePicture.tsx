// Thumbnail of an order line.
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { OrderView } from './use-order.ts'
import './LinePicture.css'

export function LinePicture({ line: { picture, personalisation } }: { line: OrderView['lines'][number] }) {
  if (!picture) return null
  return (
    <span className="line-picture" aria-hidden="true">
      <Picture picture={picture} ratio="square" sizes="3.5rem" widest={160} alt="">
        <LazyDrawnText picture={picture} text={personalisation} />
      </Picture>
    </span>
  )
}
