// Cards of a parcel: the message to its recipient, and one for each gift with a message of its own.
import { fullName } from '#domain/customers/person-name.ts'
import { html, htmlLines, type Html } from '#domain/html.ts'
import { cardLines } from '#domain/orders/card-lines.ts'
import { sheet, type Parcel } from './parcel.ts'

/** The small print shows the packer where the card belongs. */
export function cards({ order, delivery, lines, locale }: Parcel): Html[] {
  const messages = [
    { text: delivery.message, belongsTo: fullName(delivery.address) },
    ...lines.map(({ giftMessage, title }) => ({ text: giftMessage, belongsTo: title })),
  ]
  return messages
    .filter(({ text }) => text !== '')
    .map(({ text, belongsTo }) =>
      sheet(
        'card',
        locale,
        html`<blockquote dir="auto">${htmlLines(cardLines(text))}</blockquote><p class="small"><bdi>${order.number}</bdi> · <bdi>${belongsTo}</bdi></p>`,
      ),
    )
}
