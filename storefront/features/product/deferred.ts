// The parts of the product page whose code follows it. Their styles come with the page: they are on it from the start.
import { lazyHydrated } from '../../platform/hydration/lazy-hydrated.tsx'
import { withTexts } from '../../platform/texts.ts'
import '../../shared/reviews/ProductReviews.css'
import './DeliveryEstimate.css'
import './GiftChoices.css'
import './PersonalPreview.css'
import './PersonalText.css'
import './StickyBuyBar.css'
import './ProductFacts.css'

const parts = () => withTexts(['giving', 'reviews'], import('./parts.ts'))

export const DeliveryEstimate = lazyHydrated(
  () => parts().then((all) => ({ default: all.DeliveryEstimate })),
  'lower',
)
export const GiftChoices = lazyHydrated(() => parts().then((all) => ({ default: all.GiftChoices })))
export const PersonalPreview = lazyHydrated(() => parts().then((all) => ({ default: all.PersonalPreview })))
export const PersonalText = lazyHydrated(() => parts().then((all) => ({ default: all.PersonalText })))
export const ProductFacts = lazyHydrated(
  () => parts().then((all) => ({ default: all.ProductFacts })),
  'lower',
)
export const ProductReviews = lazyHydrated(
  () => parts().then((all) => ({ default: all.ProductReviews })),
  'lower',
)
export const RelatedProducts = lazyHydrated(
  () => parts().then((all) => ({ default: all.RelatedProducts })),
  'lower',
)
export const SizeChartButton = lazyHydrated(() => parts().then((all) => ({ default: all.SizeChartButton })))
export const StickyBuyBar = lazyHydrated(() => parts().then((all) => ({ default: all.StickyBuyBar })))
