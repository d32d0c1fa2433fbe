// When a product arrives in a country: the reply of catalog.delivery, and what a page says before any reply.
import { productDelivery, type DeliveredProduct } from '#domain/delivery/product-delivery.ts'
import type { Output } from '#api/call.ts'
import { methodText } from '#messages/method-text.ts'
import type { LoadContext } from '../../platform/pages/route.ts'

export type DeliveryDates = Output<'catalog.delivery'>

/** For the page's country. The endpoint computes the same for others. */
export function deliveryDates(
  product: DeliveredProduct,
  { settings, country, now, locale, t }: Pick<LoadContext, 'settings' | 'country' | 'now' | 'locale' | 't'>,
): DeliveryDates {
  const { methods, inTime, ...delivery } = productDelivery(settings, country, product, now)
  return {
    ...delivery,
    methods: methods.map((each) => ({ ...each, name: methodText(settings, each.id, locale, t).name })),
    inTime: inTime && { ...inTime, occasion: t(`occasion.${inTime.occasion}`) },
  }
}
