// Title, rating, price and stock of a product.
import { stockState, type Product, type Variant } from '#domain/catalog/catalog.ts'
import { mustNamePriorPrice, percentOff } from '#domain/pricing/prior-price.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import type { Reviews } from '../../shared/reviews/ProductReviews.tsx'
import { reviewsId } from '../../shared/reviews/reviews-id.ts'
import { ReviewSummary } from '../../shared/reviews/ReviewSummary.tsx'
import { Price } from '#web/ui/Price.tsx'
import { deliveryId } from './delivery-id.ts'
import './ProductHeader.css'

type ProductHeaderProps = {
  product: Product
  variant: Variant | undefined
  taxText: string
  reviews: Reviews | null
  /** With the shopper's text on it: nothing is ready to be sent. */
  isMade: boolean
}

export function ProductHeader({ product, variant, taxText, reviews, isMade }: ProductHeaderProps) {
  const { t, money, country, site } = useShopVisit()
  const state = stockState(variant?.stock ?? 0, site.lowStockBelow)
  return (
    <header className="product-header">
      <h1>{product.title}</h1>
      {reviews && (
        <a href={`#${reviewsId}`}>
          <ReviewSummary count={reviews.count} average={reviews.average} />
        </a>
      )}
      {variant && (
        <p>
          <Price
            size="l"
            price={money(variant.price)}
            compareAt={variant.compareAt ? money(variant.compareAt) : undefined}
            unitPrice={variant.unitPrice}
            {...(variant.compareAt &&
              (mustNamePriorPrice(country)
                ? { compareAtLabel: t('price.before') }
                : { off: t('price.off', { percent: percentOff(variant.price, variant.compareAt) }) }))}
          />
          <small>{state === 'out' ? taxText : <a href={`#${deliveryId(product.key)}`}>{taxText}</a>}</small>
        </p>
      )}
      <p data-part="stock" data-state={state}>
        {state === 'in-stock' && t(isMade ? 'product.madeForYou' : 'product.inStock')}
        {state === 'low' && t('product.left', { count: variant?.stock ?? 0 })}
        {state === 'out' && t('product.soldOut')}
      </p>
    </header>
  )
}
