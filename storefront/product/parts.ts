// What of the product page can be read before it can be used: the code of all of it, and its texts, in one piece.
export { ProductReviews } from '../reviews/ProductReviews.tsx'
export { DeliveryEstimate } from './DeliveryEstimate.tsx'
export { GiftChoices } from './GiftChoices.tsx'
export { PersonalPreview } from './PersonalPreview.tsx'
export { PersonalText } from './PersonalText.tsx'
export { ProductFacts } from './ProductFacts.tsx'
export { SizeChartButton } from './SizeChartButton.tsx'
export { StickyBuyBar } from './StickyBuyBar.tsx'
