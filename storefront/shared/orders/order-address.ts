// Reads the address of an order page: order number, return from payment, access token. The token leaves the
// address bar at once, because it opens the order for everyone who has it.
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { rememberOrderAccess } from './order-access.ts'

export function readOrderAddress(): { readonly number: string; readonly cameFromPayment: boolean } {
  const query = new URLSearchParams(location.search)
  const input = query.get('number') ?? ''
  const number = readOrderNumber(input) ?? input.slice(0, 40)
  const access = new URLSearchParams(location.hash.slice(1)).get('access')
  if (access && number) {
    rememberOrderAccess(number, access)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return { number, cameFromPayment: query.get('paid') === '1' }
}
