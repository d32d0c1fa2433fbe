// The pages that help with an order, in the groups they are offered in: footer, menu and sitemap show the same ones.
import type { MessageKey } from '#messages/translator.ts'

export type HelpLink = { readonly path: string; readonly label: MessageKey }

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
