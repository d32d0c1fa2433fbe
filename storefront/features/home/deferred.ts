// The year of gifts: its HTML and styles are on the page from the start; its code loads later.
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import '../../shared/gift-year/GiftYear.css'

export const OwnYear = deferredComponent(() => import('./OwnYear.tsx'), { when: 'hydration', html: 'kept' })
