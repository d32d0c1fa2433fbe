// Links to help pages, shared by footer, menu and site map.
import type { MessageKey } from '#messages/translator.ts'

export type HelpLink = { readonly path: string; readonly label: MessageKey }
/** A link of the merchant, with its text. */
export type OwnLink = { readonly path: string; readonly text: string }

const faq: HelpLink = { path: '/rich/faq', label: 'service.faq' }
const delivery: HelpLink = { path: '/rich/delivery', label: 'service.delivery' }
const returns: HelpLink = { path: '/rich/returns', label: 'service.returns' }
const payment: HelpLink = { path: '/rich/payment', label: 'footer.payment' }
const contact: HelpLink = { path: '/contact-us', label: 'contact.title' }
const track: HelpLink = { path: '/trackOrder', label: 'service.track' }

/** The most requested first. */
export const helpLinks: readonly HelpLink[] = [track, delivery, returns, faq, payment, contact]
