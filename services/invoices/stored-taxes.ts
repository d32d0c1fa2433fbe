// Taxes of a stored order.
import type { StoredOrder } from '#data/orders/orders.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import { includedTaxes, type TaxPart } from '#domain/tax/order-taxes.ts'
import { taxRate } from '#domain/tax/tax-rate.ts'

/** Orders of earlier releases have no stored taxes; the standard rate of their day applies. */
export function storedTaxes(
  { taxes, country, placedAt, total }: Pick<StoredOrder, 'taxes' | 'country' | 'placedAt' | 'total'>,
  { timeZone }: Warehouse,
): readonly TaxPart[] {
  if (taxes) return taxes
  const basisPoints = taxRate(country, 'standard', plainDateIn(placedAt, timeZone))
  return basisPoints === null ? [] : includedTaxes([{ basisPoints, amount: total }])
}
