// The buttons of an order mail, and the links at its end.
import type { StoredOrder } from '#data/orders/orders.ts'
import type { Translate } from '#messages/translator.ts'
import { isReceipt } from '#services/invoices/document-link.ts'
import { isInvoiced } from '#services/invoices/issue-documents.ts'
import type { MailPart } from './mail-part.ts'
import type { MailSubject } from './mail-subject.ts'
import type { OrderMailContent } from './order-mail-parts.ts'

type ButtonFacts = Pick<MailSubject, 'template' | 'order' | 'accessToken' | 'publicOrigin'> & {
  readonly content: OrderMailContent
  readonly page: string
  readonly t: Translate
}

/**
 * The button to the carrier, or to the order's page. The page asks for the e-mail, except from the customer and the browser
 * that placed the order. Only the requested link, the payment link and the link to confirm a withdrawal contain a token
 * with access.
 */
export function buttonsOf(facts: ButtonFacts): MailPart[] {
  const { template, content, accessToken, t } = facts
  const href = orderAddress(facts)
  const open = { button: t('order.open'), href }
  if (content.parcelLink) {
    const second = sendGiftPage(facts) ?? open
    return [
      { button: t('order.follow'), href: content.parcelLink },
      { ...second, isSecond: true },
    ]
  }
  // Without goods on their way there is nothing to track.
  const isSent = template === 'order-shipped' && content.showsOrder
  const button = content.button ?? t(isSent ? 'mail.track' : 'order.open')
  if (template === 'order-link' || template === 'payment-link' || template === 'withdrawal-declared')
    return [{ button, href: `${href}#access=${accessToken()}` }]
  if (template === 'order-delivered') return arrivedButtons(facts)
  if (template === 'order-paid') {
    const preview = giftPagePreview(facts)
    return [{ button, href }, ...(preview ? [{ ...preview, isSecond: true }] : [])]
  }
  return [{ button, href: template === 'review-invitation' ? `${href}#order-reviews` : href }]
}

function arrivedButtons(facts: ButtonFacts): MailPart[] {
  const { content, t } = facts
  const href = orderAddress(facts)
  const open = { button: t('order.open'), href }
  if (!content.asksForReview) return [open]
  const name = content.recipient
  return [
    ...(name ? [{ section: t('order.reviewsGiven', { name }) }] : []),
    { button: t('mail.invitation.button'), href: `${href}#order-reviews` },
    { ...open, isSecond: true },
  ]
}

/** What the recipient sees, for the buyer. The order's page shows the same link. */
function giftPagePreview({ content, order, page, t }: ButtonFacts) {
  const code = giftCodeOf(order)
  const name = content.recipient
  return code && name ? { button: t('order.seeGiftOf', { name }), href: `${page}/gift#${code}` } : null
}

/**
 * A new mail with the address of the gift's page, which has no prices. The address has no language: the recipient's
 * browser determines it.
 */
function sendGiftPage({ content, order, publicOrigin, t }: ButtonFacts) {
  const code = giftCodeOf(order)
  const name = content.recipient
  if (!code || !name) return null
  const subject = encodeURIComponent(t('order.giftFor', { name }))
  const body = encodeURIComponent(`${publicOrigin}/gift#${code}`)
  return { button: t('mail.sendGiftPage', { name }), href: `mailto:?subject=${subject}&body=${body}` }
}

/** Of an order with one recipient. */
function giftCodeOf({ deliveries }: StoredOrder): string | null {
  return deliveries[0]?.giftCode ?? null
}

function orderAddress({ page, order }: Pick<ButtonFacts, 'page' | 'order'>): string {
  return `${page}/orderDetail?number=${order.number}`
}

/** What is rarely needed: the order, its document, the return. */
export function lastLinks(facts: ButtonFacts): MailPart[] {
  const { template, content, order, t } = facts
  const href = orderAddress(facts)
  const links = [
    ...(content.parcelLink && sendGiftPage(facts) ? [{ link: t('order.open'), href }] : []),
    ...(template === 'order-delivered' ? [{ link: t('order.returnButton'), href }] : []),
    ...documentNames(template, order, t).map((link) => ({ link, href: `${href}#order-papers` })),
  ]
  return links.length > 0 ? [{ links }] : []
}

/** The document that this mail is about. */
function documentNames(template: MailSubject['template'], order: StoredOrder, t: Translate): string[] {
  if (template === 'order-paid' || template === 'invoice-overdue')
    return [t(isReceipt(order) ? 'mail.openReceipt' : 'mail.openInvoice')]
  return template === 'order-refunded' && isInvoiced(order) ? [t('order.creditNote')] : []
}
