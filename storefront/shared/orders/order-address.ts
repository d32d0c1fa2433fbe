// What the address of an order page says: which order, whether its payment was just tried, and perhaps the link
// that opens it. A link is taken up at once and leaves the address bar: it opens the order to whoever reads it.
import { readOrderNumber } from '#domain/orders/order.ts'
import { rememberOrderAccess } from './order-access.ts'

export type OrderAddress = { readonly number: string; readonly paid: boolean }

export function readOrderAddress(): OrderAddress {
  const query = new URLSearchParams(location.search)
  const typed = query.get('number') ?? ''
  const number = readOrderNumber(typed) ?? typed.slice(0, 40)
  const access = new URLSearchParams(location.hash.slice(1)).get('access')
  if (access && number) {
    rememberOrderAccess(number, access)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return { number, paid: query.get('paid') === '1' }
}
