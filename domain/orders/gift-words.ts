// The words on the cards of a parcel, as its gift receipt shows them: before the gifts.
import { cardLines } from './card-lines.ts'

export type GiftWords = {
  readonly text: string
  /** The gift whose card it is; '' for the card of the parcel, and for the only one. */
  readonly gift: string
}

export function giftWords(
  message: string,
  lines: readonly { readonly title: string; readonly giftMessage: string }[],
): GiftWords[] {
  const all = [
    { text: message, gift: '' },
    ...lines.map(({ giftMessage: text, title: gift }) => ({ text, gift })),
  ]
    .filter(({ text }) => text !== '')
    .map(({ text, gift }) => ({ text: cardLines(text), gift }))
  return all.length === 1 ? all.map(({ text }) => ({ text, gift: '' })) : all
}
