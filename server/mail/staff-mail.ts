// Composes the e-mails to the staff: what happened, and a link into the back office.
import type { ContactMessage } from '#data/customers/contact-messages.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { isLabelDue } from '#domain/orders/return-label.ts'
import { isForMany } from '#domain/orders/sharing.ts'
import { money } from '#domain/pricing/money.ts'
import type { Notice } from '#domain/staff/notices.ts'
import { formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { composeMail, type ComposedMail } from './layout.ts'
import type { MailPart } from './mail-part.ts'
import { orderedGoods, sumOf } from './order-rows.ts'

type StaffMail = {
  readonly notice: Notice
  readonly locale: Locale
  readonly order: StoredOrder | undefined
  readonly count: number
  readonly publicOrigin: string
  readonly backofficeOrigin: string
}

export function composeStaffMail(mail: StaffMail): ComposedMail {
  const { notice, locale, order, publicOrigin, backofficeOrigin } = mail
  const t = translateFor(locale)
  const subject = subjectOf(mail, t)
  return composeMail(
    locale,
    subject,
    [
      { heading: subject },
      ...(notice === 'return' && order?.requests.some((request) => isLabelDue(order, request))
        ? [{ text: `${t('admin.returns.labelDue')}: ${t('admin.returns.labelText')}` }]
        : []),
      ...(order ? [{ goods: orderedGoods(order, linesOf(order), { locale, t, publicOrigin }) }] : []),
      { button: t('admin.notices.open'), href: `${backofficeOrigin}/_shop${pathOf(notice, order)}` },
    ],
    t('admin.notices.why'),
  )
}

const linesOf = (order: StoredOrder) => (isForMany(order) ? sumOf(order.lines) : order.lines)

function subjectOf({ notice, locale, order, count }: StaffMail, t: Translate): string {
  const number = order?.number ?? ''
  switch (notice) {
    case 'order': {
      const amount = order ? formatMoney(locale, money(order.total, order.currency)) : ''
      return t('admin.notices.newOrder', { number, amount })
    }
    case 'return':
      return t(isCancelled(order) ? 'admin.notices.returnCancelled' : 'admin.notices.newReturn', { number })
    case 'refund-failed':
      return t('admin.notices.refundFailed', { number })
    case 'dispute':
      return t('admin.notices.newDispute', { number })
    case 'review':
      return t('admin.notices.newReview')
    case 'low-stock':
      return t('admin.notices.stockIsLow', { count })
    case 'failed-job':
      return t('admin.notices.jobsFailed', { count })
  }
}

/** The buyer keeps the gifts, and nothing else waits for a decision. */
function isCancelled(order: StoredOrder | undefined): boolean {
  const requests = order?.requests ?? []
  return requests.at(-1)?.status === 'cancelled' && !requests.some(({ status }) => status === 'asked')
}

function pathOf(notice: Notice, order: StoredOrder | undefined): string {
  if (order) return `/orders/${order.number}`
  return notice === 'review' ? '/reviews' : notice === 'low-stock' ? '/products' : '/jobs'
}

/** Composes the mail that forwards a visitor's message to the merchant. */
export function composeContactMail(message: ContactMessage): ComposedMail {
  const t = translateFor('us')
  const subject = t('mail.contact.subject', { name: message.name, subject: message.subject })
  const parts: MailPart[] = [
    { heading: message.subject },
    ...(message.orderNumber ? [{ text: t('mail.contact.about', { number: message.orderNumber }) }] : []),
    { text: message.text },
  ]
  return composeMail('us', subject, parts, `${message.name} <${message.email}>`)
}
