// Parts of the frame whose code loads after the page: the footer, and the content of closed menus. Their
// styles load with the page.
import { deferred } from '#web/platform/hydration/deferred.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import '../shared/newsletter/NewsletterForm.css'
import '#web/ui/Disclosure.css'
import '../shared/payment-marks/PaymentMarks.css'
import './Footer.css'
import './ServiceLinks.css'

const components = deferred(() => import('./deferred-components.ts'), { when: 'hydration' })
const kept = { when: 'hydration', html: 'kept' } as const

export const Footer = deferredComponent(() => components().then((all) => ({ default: all.Footer })), {
  when: 'hydration',
  html: 'kept-lower',
})
export const Languages = deferredComponent(
  () => components().then((all) => ({ default: all.Languages })),
  kept,
)
export const MenuTree = deferredComponent(() => components().then((all) => ({ default: all.MenuTree })), kept)
export const ServiceLinks = deferredComponent(
  () => components().then((all) => ({ default: all.ServiceLinks })),
  kept,
)
