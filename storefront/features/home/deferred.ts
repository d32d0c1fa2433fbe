// The year of gifts: its HTML and styles are on the page from the start; its code loads later.
import { lazyHydrated } from '../../platform/hydration/lazy-hydrated.tsx'
import '../../shared/gift-year/GiftYear.css'

export const OwnYear = lazyHydrated(() => import('./OwnYear.tsx'))
