// The other pages about the shop, in the groups of the footer and the site map. Their texts come with the footer.
import type { HelpLink } from './help-links.ts'

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
