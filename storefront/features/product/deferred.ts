// Components of the product page whose code loads later. Their HTML and styles are on the page from the start.
import { lazyHydrated } from '../../platform/hydration/lazy-hydrated.tsx'
import '../../shared/reviews/ProductReviews.css'
import './DeliveryEstimate.css'
import './GiftChoices.css'
import './PersonalPreview.css'
import './PersonalText.css'
import './StickyBuyBar.css'
import './ProductFacts.css'

const load = () => import('./deferred-components.ts')

export const DeliveryEstimate = lazyHydrated(
  () => load().then((file) => ({ default: file.DeliveryEstimate })),
  'lower',
)
export const GiftChoices = lazyHydrated(() => load().then((file) => ({ default: file.GiftChoices })))
export const PersonalPreview = lazyHydrated(() => load().then((file) => ({ default: file.PersonalPreview })))
export const PersonalText = lazyHydrated(() => load().then((file) => ({ default: file.PersonalText })))
export const ProductFacts = lazyHydrated(
  () => load().then((file) => ({ default: file.ProductFacts })),
  'lower',
)
export const ProductReviews = lazyHydrated(
  () => load().then((file) => ({ default: file.ProductReviews })),
  'lower',
)
export const RelatedProducts = lazyHydrated(
  () => load().then((file) => ({ default: file.RelatedProducts })),
  'lower',
)
export const SizeChartButton = lazyHydrated(() => load().then((file) => ({ default: file.SizeChartButton })))
export const StickyBuyBar = lazyHydrated(() => load().then((file) => ({ default: file.StickyBuyBar })))
