// Components of the product page whose code loads later. Their HTML and styles are on the page from the start.
import type { ComponentProps, ComponentType } from 'react'
import { lazyHydrated } from '../../platform/hydration/lazy-hydrated.tsx'
import '../../shared/reviews/ProductReviews.css'
import './DeliveryEstimate.css'
import './GiftChoices.css'
import '../../shared/wrapping/LazyWrapChoice.css'
import '../../shared/wrapping/MessageField.css'
import './PersonalPreview.css'
import './PersonalText.css'
import './StickyBuyBar.css'
import './ProductFacts.css'

type Parts = typeof import('./deferred-components.ts')

const part = <Name extends keyof Parts>(name: Name, place?: 'lower') =>
  lazyHydrated(
    async () => ({
      default: (await import('./deferred-components.ts'))[name] as ComponentType<ComponentProps<Parts[Name]>>,
    }),
    place,
  )

export const DeliveryEstimate = part('DeliveryEstimate', 'lower')
export const GiftChoices = part('GiftChoices')
export const PersonalPreview = part('PersonalPreview')
export const PersonalText = part('PersonalText')
export const ProductFacts = part('ProductFacts', 'lower')
export const ProductReviews = part('ProductReviews', 'lower')
export const RelatedProducts = part('RelatedProducts', 'lower')
export const ShareButton = part('ShareButton')
export const SizeChartButton = part('SizeChartButton')
export const StickyBuyBar = part('StickyBuyBar')
