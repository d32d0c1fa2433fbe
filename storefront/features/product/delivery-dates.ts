// When a product arrives in the page's country. The operation catalog.delivery returns them for other countries.
import { productDelivery, type DeliveredProduct } from '#domain/delivery/product-delivery.ts'
import type { Output } from '#api/call.ts'
import { deliveryLines } from '#messages/delivery-lines.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'

export type DeliveryDates = Output<'catalog.delivery'>

export function deliveryDates(
  product: DeliveredProduct,
  { settings, country, now, locale, t }: Pick<LoadContext, 'settings' | 'country' | 'now' | 'locale' | 't'>,
): DeliveryDates {
  const delivery = productDelivery(settings, country, product, now)
  return { country, until: delivery.until, lines: deliveryLines(delivery, settings, locale, t) }
}
