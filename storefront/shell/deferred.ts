// The parts of the frame whose code follows the page: its foot, and what is inside menus that are closed at first.
// Their styles come with the page.
import { lazyHydrated } from '../platform/hydration/lazy-hydrated.tsx'
import { withTexts } from '../platform/texts.ts'
import '../shared/newsletter/NewsletterForm.css'
import '../ui/Disclosure.css'
import '../ui/PaymentMarks.css'
import './Footer.css'
import './ServiceLinks.css'

const parts = () => import('./parts.ts')

export const Footer = lazyHydrated(
  () => withTexts(['newsletter', 'footer'], parts()).then((all) => ({ default: all.Footer })),
  'lower',
)
export const Languages = lazyHydrated(() => parts().then((all) => ({ default: all.Languages })))
export const MenuTree = lazyHydrated(() => parts().then((all) => ({ default: all.MenuTree })))
export const ServiceLinks = lazyHydrated(() => parts().then((all) => ({ default: all.ServiceLinks })))
