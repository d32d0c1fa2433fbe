// A gift of the order: picture, title, and options and text below it.
import { Picture } from '#web/ui/Picture.tsx'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { useLineDetails } from '../../shared/orders/line-name.ts'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import './OrderedGift.css'

/** `title`: that of the product, or with a quantity. */
export function OrderedGift({ line, title = line.title }: { line: CartLineView; title?: string }) {
  const details = useLineDetails()(line)
  return (
    <span className="ordered-gift">
      {line.picture && (
        <Picture picture={line.picture} ratio="whole" sizes="3rem" widest={320} alt="">
          <LazyDrawnText picture={line.picture} text={line.personalisation} whole />
        </Picture>
      )}
      <span>
        {title}
        {details && <small>{details}</small>}
      </span>
    </span>
  )
}
