// A gift of the order: picture, title, and below it options, text, wrapping and message.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { useLineDetails } from '../../shared/orders/line-name.ts'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import './OrderedGift.css'

/** `title`: that of the product, or with a quantity. */
export function OrderedGift({ line, title = line.title }: { line: CartLineView; title?: string }) {
  const t = useTranslate()
  const details = useLineDetails()(line)
  // Two gifts can differ in nothing else.
  const extras = [line.wrap && t('totals.giftWrap'), line.giftMessage && t('cart.giftMessage')].filter(
    Boolean,
  )
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
        {extras.length > 0 && <small>{extras.join(' · ')}</small>}
      </span>
    </span>
  )
}
