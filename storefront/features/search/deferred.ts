// The only result: its HTML and styles are on the page from the start; its code loads later.
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import '../../shared/reviews/ReviewSummary.css'
import '#web/ui/Stars.css'

export const OnlyResult = deferredComponent(() => import('./OnlyResult.tsx'), {
  when: 'hydration',
  html: 'kept',
})
