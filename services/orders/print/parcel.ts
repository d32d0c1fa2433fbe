// A parcel to print: one recipient's delivery with its gifts, in the language of the buyer.
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import { html, type Html, type HtmlValue } from '#domain/html.ts'
import { directionOf, localeOrDefault, localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { isolate } from '#messages/isolate.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { linesToPack } from '../kept-lines.ts'

export type Parcel = {
  readonly order: StoredOrder
  readonly delivery: StoredDelivery
  readonly lines: StoredOrder['lines']
  readonly locale: Locale
  readonly t: Translate
}

/** The shop that prints. */
export type Printer = {
  readonly publicOrigin: string
  readonly settings: Pick<Settings, 'shopName' | 'shipping' | 'homeLocale'>
}

export function parcelOf(order: StoredOrder, delivery: StoredDelivery): Parcel {
  const locale = localeOrDefault(order.locale)
  const lines = linesToPack(order).filter((line) => line.delivery === delivery.position)
  return { order, delivery, lines, locale, t: translateFor(locale) }
}

/** Options, personalisation and wrapping of a line, as the packer needs them. */
export function lineDetails(
  { optionsText, personalisation, withoutText, wrap, wrapping }: StoredOrder['lines'][number],
  { locale, t }: Pick<Parcel, 'locale' | 't'>,
): string[] {
  const quoted = personalisation && t('cart.quoted', { text: personalisation })
  return [
    optionsText && isolate(locale, optionsText),
    quoted || (withoutText ? t('cart.withoutText') : ''),
    wrappingText(t, { wrap, wrapping }),
  ].filter(Boolean)
}

export function letterhead(shopName: string): Html {
  return html`<p class="letterhead"><bdi>${shopName}</bdi></p>`
}

/** One sheet of paper; `paper` selects its size in print-styles.ts. */
export function sheet(paper: string, locale: Locale, content: HtmlValue): Html {
  return html`<section class="${paper}" lang="${localeTable[locale].tag}" dir="${directionOf(locale)}">${content}</section>`
}
