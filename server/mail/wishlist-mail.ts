// Composes the wishlist alert: items back in stock or cheaper since the last one.
import type { Locale } from '#domain/markets/locale.ts'
import { formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { WishlistAlert } from '#services/wishlist/wishlist-alerts.ts'
import { composeMail, type ComposedMail } from './layout.ts'
import type { MailPart } from './mail-part.ts'
import { pageOrigin } from './page-origin.ts'

export type WishlistMailSubject = {
  readonly alerts: readonly WishlistAlert[]
  readonly locale: Locale
  readonly publicOrigin: string
  /** Unsubscribe address. */
  readonly unsubscribe: string
}

export function composeWishlistMail({
  alerts,
  locale,
  publicOrigin,
  unsubscribe,
}: WishlistMailSubject): ComposedMail {
  const t = translateFor(locale)
  const page = pageOrigin(publicOrigin, locale)
  const subject = t('mail.wish.subject')
  const parts: MailPart[] = [
    { heading: subject },
    {
      gifts: alerts.map(({ product, backInStock, droppedFrom }) => {
        const { address, title, optionsText, picture, price } = product
        const was = droppedFrom && t('wishlist.dropped', { price: formatMoney(locale, droppedFrom) })
        const details = [formatMoney(locale, price), backInStock && t('wishlist.back'), was]
        return {
          title: optionsText ? `${title} · ${optionsText}` : title,
          price: details.filter(Boolean).join(' · '),
          href: `${page}/${address}`,
          picture: picture && `${publicOrigin}/media/${picture.name}-320.jpg`,
        }
      }),
    },
    { button: t('mail.wish.button'), href: `${page}/wishlist` },
    { small: t('mail.wish.why'), link: t('mail.unsubscribe'), href: unsubscribe },
  ]
  return composeMail(locale, subject, parts)
}
