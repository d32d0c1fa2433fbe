// Mails about gifts. To the recipient about an exchange, in their language and without prices. To the giver with the
// recipient's thanks.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredDelivery, StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { fullName } from '#domain/customers/person-name.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import type { Seller } from '#domain/markets/seller.ts'
import type { GiftMailTemplate } from '#domain/orders/order-event.ts'
import { formatCountry } from '#messages/format.ts'
import { isolateLines } from '#messages/isolate.ts'
import { translateFor } from '#messages/load.ts'
import type { MessageKey } from '#messages/translator.ts'
import { composeMail, type ComposedMail } from './layout.ts'
import type { MailPart } from './mail-part.ts'
import { parcelRow } from './order-rows.ts'
import { pageOrigin } from './page-origin.ts'

export type GiftMail = {
  readonly template: GiftMailTemplate
  readonly order: StoredOrder
  readonly request: StoredRequest
  readonly event: StoredEvent | undefined
  readonly publicOrigin: string
  /** Return address of exchanges. */
  readonly seller: Seller
}

export function composeGiftMail(about: GiftMail): ComposedMail {
  const { template, order, request, event, publicOrigin, seller } = about
  const locale = localeOrDefault(request.locale)
  const t = translateFor(locale)
  const { reference, answer, parcel } = request
  const translate = t as (key: MessageKey, words: object) => string
  const subject = translate(`mail.${template}.subject`, { reference })
  // A voucher is in the mail; only replacements are prepared.
  const isOnlyVoucher =
    template === 'exchange-approved' && request.lines.every(({ replacement }) => replacement === null)
  const text = translate(`mail.${template}.text`, { reference, answer })
  const parts: MailPart[] = [{ heading: subject }, ...(isOnlyVoucher ? [] : [{ text }])]
  if (template === 'exchange-asked')
    parts.push({
      text: isolateLines(locale, [...seller.lines, formatCountry(locale, seller.country)]),
    })
  const voucher = event?.kind === 'exchange-approved' ? event.data.voucher : null
  if (voucher !== null) parts.push({ text: t('mail.voucher.text') }, { code: voucher })
  if (template === 'exchange-shipped' && parcel) parts.push({ rows: [parcelRow(parcel, t)] })
  const line = order.lines.find(({ id }) => id === request.lines[0]?.id)
  const code = line && order.deliveries[line.delivery]?.giftCode
  const page = `${pageOrigin(publicOrigin, locale)}/gift`
  if (code) parts.push({ button: t('mail.present.button'), href: `${page}#${code}` })
  return composeMail(locale, subject, parts, { returnDays: order.returnDays })
}

export function composeThanksMail(order: StoredOrder, { address }: StoredDelivery): ComposedMail {
  const locale = localeOrDefault(order.locale)
  const t = translateFor(locale)
  const name = { name: address.firstName || fullName(address) }
  const subject = t('mail.thanks.subject', name)
  const parts = [{ heading: subject }, { text: t('mail.thanks.text', name) }]
  return composeMail(locale, subject, parts, { returnDays: order.returnDays })
}
