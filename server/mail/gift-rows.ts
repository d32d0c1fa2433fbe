// Products in a mail, with their prices and links.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import { formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { Part } from './layout.ts'

type Mail = { readonly locale: Locale; readonly publicOrigin: string }

export function giftRows(products: readonly ProductCard[], mail: Mail): Part {
  const { locale, publicOrigin } = mail
  const t = translateFor(locale)
  return {
    gifts: products.map(({ address, title, picture, price, from }) => {
      const amount = formatMoney(locale, price)
      return {
        title,
        price: from ? t('price.from', { price: amount }) : amount,
        href: `${pagesOf(mail)}/${address}`,
        picture: picture && `${publicOrigin}/media/${picture.name}-320.jpg`,
      }
    }),
  }
}

/** Address of the home page in a language, without a slash at the end. */
export function pagesOf({ locale, publicOrigin }: Mail): string {
  return `${publicOrigin}${locale === defaultLocale ? '' : `/${locale}`}`
}
