// Builds the input of `order.place` from the draft and the displayed quote.
import type { Input } from '#api/call.ts'
import { normaliseAddress } from '#domain/delivery/address.ts'
import { normaliseInvoiceAddress } from '#domain/invoices/invoice-address.ts'
import { pricingCountry } from '#domain/orders/sharing.ts'
import type { Draft } from '../../shared/addresses/draft.ts'
import type { Quote } from './use-quote.ts'

export function orderInput(
  { email, name, country, deliveries, remark, invoiceAddress }: Draft,
  { cart, deliveries: quoted }: Quote,
  payment: string | null,
): Input<'order.place'> {
  const several = deliveries.length > 1
  // The address of what is not sent is the buyer's, and the form asks for no other name.
  const namesBuyer = name.trim() !== '' && (several || quoted[0]?.requiresShipping !== false)
  const market = pricingCountry(
    country,
    deliveries.map(({ address }) => address),
  )
  return {
    buyer: {
      email,
      country: market,
      ...(namesBuyer && { name: name.trim() }),
      ...(invoiceAddress && { invoiceAddress: normaliseInvoiceAddress(invoiceAddress) }),
    },
    deliveries: deliveries.map(({ address, shippingMethod, arriveOn, message, lines }, at) => {
      const { email: _, ...withoutEmail } = normaliseAddress(address)
      return {
        address: withoutEmail,
        shippingMethod: quoted[at]?.shippingMethod ?? shippingMethod,
        ...(arriveOn && { arriveOn }),
        ...(message.trim() !== '' && { message: message.trim() }),
        ...(several && { lines: [...lines] }),
      }
    }),
    remark: remark.trim(),
    ...(payment !== null && { payment }),
    cartVersion: cart.version,
    total: cart.totals.total,
  }
}
