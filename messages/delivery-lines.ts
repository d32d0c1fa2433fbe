// The lines of a product page about delivery to a country.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { ProductDelivery } from '#domain/delivery/product-delivery.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { taxDisplay } from '#domain/tax/order-taxes.ts'
import { formatDate, formatDateRange, formatMoney } from './format.ts'
import { onKnownDay } from './known-day.ts'
import { occasionName } from './occasion-texts.ts'
import { methodText } from './method-text.ts'
import type { Translate } from './translator.ts'
import { unbrokenDates } from './unbroken.ts'

/** What a line is about; `none`: nothing is delivered there. */
export const deliveryLineKinds = ['usual', 'other', 'occasion', 'duties', 'none'] as const

export type DeliveryLine = {
  readonly kind: (typeof deliveryLineKinds)[number]
  readonly text: string
  /** Fee, and from which value it is free; a faster method's last day to order; '' for none. */
  readonly detail: string
}

export function deliveryLines(
  { country, requiresShipping, methods, freeFrom, inTime }: ProductDelivery,
  settings: Settings,
  locale: Locale,
  t: Translate,
): DeliveryLine[] {
  const lines = methods.map(({ id, fee, earliest, latest }, at): DeliveryLine => {
    const { name } = methodText(settings, id, locale, t)
    // Further gifts in the parcel may raise it.
    const price =
      fee.minor === 0 ? t('totals.free') : t('delivery.feeOfOne', { fee: formatMoney(locale, fee) })
    return {
      kind: at === 0 ? 'usual' : 'other',
      text: t('delivery.method', { name, dates: unbrokenDates(formatDateRange(locale, earliest, latest)) }),
      detail:
        at === 0 && freeFrom ? t('delivery.fee', { fee: price, from: formatMoney(locale, freeFrom) }) : price,
    }
  })
  if (lines.length === 0) return [{ kind: 'none', text: t('delivery.none'), detail: '' }]
  if (!requiresShipping) return [{ kind: 'none', text: t('order.notSent'), detail: '' }]
  const isExport =
    taxDisplay(country, { settings: settings.tax, seller: settings.seller.country }) === 'export'
  return [
    ...lines,
    ...(inTime ? [occasionLine(inTime, settings, locale, t)] : []),
    // As in the cart.
    ...(isExport ? [{ kind: 'duties', text: t('totals.export'), detail: '' } as const] : []),
  ]
}

function occasionLine(
  { occasion, by, isToday, latest }: NonNullable<ProductDelivery['inTime']>,
  settings: Settings,
  locale: Locale,
  t: Translate,
): DeliveryLine {
  // As on the home page.
  const known = onKnownDay(
    { ...occasion, name: occasionName(occasion, { t, locale, home: settings.homeLocale }) },
    t,
  )
  const named = { occasion: known.name, on: unbrokenDates(formatDate(locale, known.date, 'short')) }
  const weekday = (date: PlainDate) => unbrokenDates(formatDate(locale, date, 'weekday'))
  const text = (): string => {
    if (!by) return t('home.occasionOn', { occasion: named.occasion, date: named.on })
    return isToday ? t('delivery.inTimeToday', named) : t('delivery.inTime', { ...named, date: weekday(by) })
  }
  const later = latest && { name: methodText(settings, latest.id, locale, t).name, date: weekday(latest.by) }
  return { kind: 'occasion', text: text(), detail: later ? t('delivery.inTimeBy', later) : '' }
}
