// Parts of the frame whose code loads after the page: the footer, and the content of closed menus. Their
// styles load with the page.
import { lazyHydrated } from '../platform/hydration/lazy-hydrated.tsx'
import '../shared/newsletter/NewsletterForm.css'
import '../ui/Disclosure.css'
import '../ui/PaymentMarks.css'
import './Footer.css'
import './ServiceLinks.css'

const parts = () => import('./deferred-parts.ts')

export const Footer = lazyHydrated(() => parts().then((all) => ({ default: all.Footer })), 'lower')
export const Languages = lazyHydrated(() => parts().then((all) => ({ default: all.Languages })))
export const MenuTree = lazyHydrated(() => parts().then((all) => ({ default: all.MenuTree })))
export const ServiceLinks = lazyHydrated(() => parts().then((all) => ({ default: all.ServiceLinks })))
