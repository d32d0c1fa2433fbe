// The pages about the shop itself, in the groups they are offered in: footer, menu and sitemap show the same ones.
import type { MessageKey } from '#messages/translator.ts'

type HelpLink = { readonly path: string; readonly label: MessageKey }

const faq: HelpLink = { path: '/rich/faq', label: 'service.faq' }
const delivery: HelpLink = { path: '/rich/delivery', label: 'service.delivery' }
const returns: HelpLink = { path: '/rich/returns', label: 'service.returns' }
const contact: HelpLink = { path: '/contact-us', label: 'service.contact' }
const track: HelpLink = { path: '/trackOrder', label: 'service.track' }

/** For the menu of the header, the most asked first. */
export const serviceLinks: readonly HelpLink[] = [faq, delivery, returns, contact, track]

export const helpLinks: readonly HelpLink[] = [
  faq,
  delivery,
  returns,
  { path: '/rich/payment', label: 'footer.payment' },
  contact,
  track,
]

/** Beside the marks of payment. */
export const legalLinks: readonly HelpLink[] = [
  { path: '/rich/terms', label: 'footer.terms' },
  { path: '/rich/privacy', label: 'footer.privacy' },
  /** Opens the question about measuring; where scripts are missing, nothing is measured and the policy says so. */
  { path: '/rich/privacy#cookies', label: 'footer.cookies' },
]

export const aboutLinks: readonly HelpLink[] = [
  { path: '/rich/about', label: 'footer.aboutUs' },
  { path: '/rich/blog', label: 'footer.blog' },
  { path: '/rich/affiliate', label: 'footer.affiliate' },
  { path: '/sitemap', label: 'footer.sitemap' },
]

/** What this browser keeps for its shopper. */
export const ownLinks: readonly HelpLink[] = [
  { path: '/cart', label: 'footer.cart' },
  { path: '/wishlist', label: 'footer.wishlist' },
  { path: '/recently-viewed', label: 'footer.recent' },
]
