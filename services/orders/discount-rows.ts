// The discounts of an order as rows of its e-mails and its invoice.
import type { StoredOrder } from '#data/orders/orders.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Money } from '#domain/pricing/money.ts'
import { discountText } from '#messages/discount-text.ts'
import { formatMoney, formatPercent } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'

export type DiscountRow = { readonly label: string; readonly minor: number }

/** One row per named discount; a single row where no names are stored. */
export function discountRows(
  { discount, discounts }: Pick<StoredOrder, 'discount' | 'discounts'>,
  locale: Locale,
): DiscountRow[] {
  const t = translateFor(locale)
  const formats = {
    t,
    money: (amount: Money) => formatMoney(locale, amount),
    percent: (basisPoints: number) => formatPercent(locale, basisPoints),
  }
  const named = discounts
    .filter(({ minor }) => minor > 0)
    .map(({ name, reason = null, minor }) => ({
      label: discountText({ name, reason }, formats).label,
      minor,
    }))
  if (named.length > 0) return named
  return discount > 0 ? [{ label: t('mail.discount'), minor: discount }] : []
}
