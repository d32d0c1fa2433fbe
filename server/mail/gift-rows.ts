// Products in a mail, with their prices and links.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { MailPart } from './mail-part.ts'
import { pageOrigin } from './page-origin.ts'

type Mail = { readonly locale: Locale; readonly publicOrigin: string }

export function giftRows(products: readonly ProductCard[], { locale, publicOrigin }: Mail): MailPart {
  const t = translateFor(locale)
  const page = pageOrigin(publicOrigin, locale)
  return {
    gifts: products.map(({ address, title, picture, price, from }) => {
      const amount = formatMoney(locale, price)
      return {
        title,
        price: from ? t('price.from', { price: amount }) : amount,
        href: `${page}/${address}`,
        picture: picture && `${publicOrigin}/media/${picture.name}-320.jpg`,
      }
    }),
  }
}
