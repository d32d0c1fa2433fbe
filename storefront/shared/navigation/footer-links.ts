// Links to pages about the shop, grouped for the footer and the site map. The footer loads their texts.
import type { HelpLink } from './help-links.ts'

/** Shown beside the payment logos. The server sends those whose page is published. */
export const legalLinks: readonly HelpLink[] = [
  { path: '/rich/imprint', label: 'footer.imprint' },
  { path: '/rich/terms', label: 'footer.terms' },
  { path: '/rich/privacy', label: 'footer.privacy' },
  /** Opens the analytics consent banner. Without scripts it opens the privacy policy, which says that nothing is
   * measured. */
  { path: '/rich/privacy#cookies', label: 'footer.cookies' },
]

export const aboutLinks: readonly HelpLink[] = [
  { path: '/rich/about', label: 'footer.aboutUs' },
  { path: '/rich/blog', label: 'content.blog' },
  { path: '/rich/affiliate', label: 'footer.affiliate' },
  { path: '/sitemap', label: 'sitemap.title' },
]

/** Lists of the visitor. */
export const ownLinks: readonly HelpLink[] = [
  { path: '/cart', label: 'footer.cart' },
  { path: '/wishlist', label: 'wishlist.title' },
  { path: '/recently-viewed', label: 'recent.title' },
]
