// The picture at the head of a mail about gifts.
import type { StoredOrder } from '#data/orders/orders.ts'
import { usualWrapping } from '#domain/orders/wrapping.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { giftBoxPath, giftBoxSize, type GiftState } from '../seo/gift-box.ts'
import type { HeadPicture } from './mail-part.ts'
import { pictureOf, type MailContext } from './order-rows.ts'

/** The first wrapped gift in its paper; without one, the first gift with a picture; null without both. */
export function giftPicture(
  { lines }: StoredOrder,
  state: GiftState,
  context: MailContext,
): HeadPicture | null {
  const wrapped = lines.find(({ wrap }) => wrap)
  if (wrapped) {
    // null: the shop chooses, and these are its usual ones.
    const path = giftBoxPath(wrapped.wrapping ?? usualWrapping, state)
    return { src: context.publicOrigin + path, alt: wrappingText(context.t, wrapped), ...giftBoxSize }
  }
  const shown = lines.find(({ picture }) => picture)
  const src = shown && pictureOf(shown, 320, context)
  return src ? { src, alt: shown.title, width: 160, height: 160 } : null
}
