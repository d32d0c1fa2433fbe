// Authorises access to one order: by a signed link, or for its customer.
import { findCustomerOrder } from '#data/orders/customer-orders.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { VisitorContext } from '../visitor.ts'
import { addressDigest, readAccessToken, type Access } from './order-access.ts'

export type OrderHandle = { readonly number: string; readonly access: string }
export type Opened = { readonly order: StoredOrder; readonly level: Access['level'] }

/** The order and its access level. A link for another order and an invalid link get the same refusal. */
export async function openOrder(
  handle: OrderHandle,
  context: VisitorContext,
): Promise<Opened | Refusal<'link-expired'>> {
  const access = await accessTo(handle, context)
  return access ? openAccessible(handle, access, context) : refuse('link-expired')
}

type OrderAccess = Pick<Access, 'orderId' | 'level' | 'mailedTo'>

/** What the handle opens, without the order itself; null if nothing. */
export async function accessTo(
  { number, access: token }: OrderHandle,
  context: VisitorContext,
): Promise<OrderAccess | null> {
  return (await ownAccess(number, context)) ?? readAccessToken(context.secret, token, context.now())
}

/** The order that `accessTo` has found. A link that went to an address opens nothing after the order has another. */
export async function openAccessible(
  { number }: Pick<OrderHandle, 'number'>,
  { orderId, level, mailedTo }: OrderAccess,
  { db }: VisitorContext,
): Promise<Opened | Refusal<'link-expired'>> {
  const order = await loadOrder(db, { id: orderId })
  const fits = order?.number === readOrderNumber(number)
  const isCurrent = mailedTo === null || mailedTo === (order && addressDigest(order.email))
  return order && fits && isCurrent ? { order, level } : refuse('link-expired')
}

async function ownAccess(typedNumber: string, { db, customer }: VisitorContext): Promise<OrderAccess | null> {
  const number = customer && readOrderNumber(typedNumber)
  const orderId = number && (await findCustomerOrder(db, customer.id, number))
  return orderId ? { orderId, level: 'full', mailedTo: null } : null
}

/** As `openOrder`, but number and e-mail, which others may know, are not enough: they do not allow changes. */
export async function openWithFullAccess(
  handle: OrderHandle,
  context: VisitorContext,
): Promise<StoredOrder | Refusal<'link-expired' | 'link-masked'>> {
  const opened = await openOrder(handle, context)
  if (isRefusal(opened)) return opened
  return opened.level === 'full' ? opened.order : refuse('link-masked')
}
