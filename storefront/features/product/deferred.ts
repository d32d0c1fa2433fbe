// Components of the product page whose code loads later. Their HTML and styles are on the page from the start.
import type { ComponentProps, ComponentType } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import '../../shared/reviews/ProductReviews.css'
import './DeliveryEstimate.css'
import './GiftChoices.css'
import '../../shared/wrapping/LazyWrapChoice.css'
import '../../shared/wrapping/MessageField.css'
import './SlideArrows.css'
import './StickyBuyBar.css'
import './ProductFacts.css'

type Parts = typeof import('./deferred-components.ts')

const part = <Name extends keyof Parts>(name: Name, html: 'kept' | 'kept-lower' = 'kept') =>
  deferredComponent(
    async () => ({
      default: (await import('./deferred-components.ts'))[name] as ComponentType<ComponentProps<Parts[Name]>>,
    }),
    { when: 'hydration', html },
  )

export const DeliveryEstimate = part('DeliveryEstimate', 'kept-lower')
export const GiftChoices = part('GiftChoices')
export const InlinePreview = part('InlinePreview')
export const PersonalPreview = part('PersonalPreview')
export const ProductFacts = part('ProductFacts', 'kept-lower')
export const ProductReviews = part('ProductReviews', 'kept-lower')
export const ProductText = part('ProductText')
export const RelatedProducts = part('RelatedProducts', 'kept-lower')
export const ShareButton = part('ShareButton')
export const ShownOption = part('ShownOption')
export const SizeChartButton = part('SizeChartButton')
export const SlideArrows = part('SlideArrows')
export const StickyBuyBar = part('StickyBuyBar')
/** Only on phones and tablets. */
export const Thumbnails = deferredComponent(
  async () => ({ default: (await import('./deferred-components.ts')).Thumbnails }),
  { when: 'near', missing: null },
)
