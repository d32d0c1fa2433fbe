// Stores the days on which a parcel arrives, counted from the day on which it leaves.
import type { Queryable } from '#data/database.ts'
import { writeDays } from '#data/orders/buyer-changes.ts'
import type { StoredDelivery } from '#data/orders/orders.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { arrivalAfter } from '#domain/delivery/delivery.ts'
import type { ShippingSettings } from '#domain/delivery/shipping-settings.ts'

/**
 * Needs the order's lock. The planned day of dispatch stays stored, because a shipment can be undone. After a further
 * parcel of a delivery the first day of arrival stays, too. Nothing changes if the shop no longer offers the method.
 */
export async function storeArrival(
  tx: Queryable,
  delivery: StoredDelivery,
  day: PlainDate,
  shipping: ShippingSettings,
): Promise<void> {
  const { method, address, shipments } = delivery
  const arrival = arrivalAfter(day, shipping, { country: address.country, method })
  if (!arrival) return
  const earliest = shipments.length > 0 ? delivery.earliest : arrival.earliest
  await writeDays(tx, delivery.id, { ...delivery, ...arrival, earliest })
}
