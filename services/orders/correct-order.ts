// Corrections of an order before it is sent: a recipient's address, the buyer's e-mail. The value before stays as a
// note.
import type { Db, Queryable } from '#data/database.ts'
import { addNote, writeAddress, writeEmail } from '#data/orders/order-notes.ts'
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { addressLengths, checkAddress, normaliseAddress, type Address } from '#domain/delivery/address.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { isTaxedAlike } from '#domain/tax/order-taxes.ts'
import { addressLines } from '#messages/address-lines.ts'
import { addressProblems } from '../address-problems.ts'
import type { Shop } from '../shop.ts'
import { lockOrder } from './lock-order.ts'
import { withShipTo } from './ship-to.ts'

/** An address as typed; the e-mail of the order is added. */
export type TypedAddress = Omit<Address, 'email' | 'isDefault'>

export type AddressCorrection = {
  /** Position of the delivery. */
  readonly recipient: number
  /** As it was when the staff member began. */
  readonly before: TypedAddress
  readonly address: TypedAddress
}

type NotCorrected = Refusal<'order-under-way' | 'order-changed'>

/** null: corrected. */
export async function correctAddress(
  orderId: string,
  { recipient, before, address }: AddressCorrection,
  author: string,
  { db, settings, now }: Pick<Shop, 'db' | 'settings' | 'now'>,
): Promise<NotCorrected | AddressRefusal | Refusal<'recipient-unknown'> | null> {
  return db.transaction(async (tx) => {
    const order = await withShipTo(tx, await lockOrder(tx, orderId))
    const delivery = order.deliveries[recipient]
    if (!delivery) return refuse('recipient-unknown', { facts: { count: order.deliveries.length } })
    if (isUnderWay(order) || delivery.shipments.length > 0) return refuse('order-under-way')
    const corrected = correctedAddress(order, delivery, { before, address }, settings)
    if (isRefusal(corrected)) return corrected
    const text = addressLines('us', delivery.address).join('\n')
    await writeAddress(tx, delivery.id, corrected)
    await addNote(tx, { orderId, kind: 'address', author, text }, now())
    return null
  })
}

export type AddressRefusal = Refusal<
  'order-changed' | 'country-fixed' | 'address-invalid' | 'tax-would-change'
>

/** The normalised address to store, if the stored one is still `before`. */
export function correctedAddress(
  order: StoredOrder,
  { address: stored }: StoredDelivery,
  { before, address }: Omit<AddressCorrection, 'recipient'>,
  settings: Settings,
): Address | AddressRefusal {
  if (!isSameAddress(before, stored)) return refuse('order-changed', { facts: { what: 'address' } })
  if (address.country !== stored.country) return refuse('country-fixed')
  const corrected = normaliseAddress({ ...address, email: order.email })
  const { email: _, ...problems } = checkAddress(corrected)
  if (Object.keys(problems).length > 0)
    return refuse('address-invalid', { fields: addressProblems(problems, 'address.') })
  return changesTax(order, stored, corrected, settings) ? refuse('tax-would-change') : corrected
}

/** The amounts as placed stay, so the parcel may not go where the tax differs, nor be taxed elsewhere. */
function changesTax(order: StoredOrder, before: Address, after: Address, { tax, seller }: Settings): boolean {
  if (before.state === after.state) return false
  const wasTaxedThere = (order.taxes ?? []).some(({ state }) => state === before.state)
  return wasTaxedThere || !isTaxedAlike(before, after, { settings: tax, seller: seller.country })
}

export function isSameAddress(one: TypedAddress, other: TypedAddress): boolean {
  const { email: _, ...typedFields } = addressLengths
  const fields = Object.keys(typedFields) as (keyof typeof typedFields)[]
  return fields.every((field) => one[field] === other[field])
}

/** `before` is the e-mail that the staff member saw. null: corrected. */
export async function correctEmail(
  db: Db,
  orderId: string,
  { before, email }: { readonly before: string; readonly email: string },
  author: string,
  now: number,
): Promise<NotCorrected | Refusal<'email-format'> | null> {
  const corrected = normaliseEmail(email)
  if (!isEmail(corrected)) return refuse('email-format')
  return db.transaction(async (tx: Queryable) => {
    const order = await lockOrder(tx, orderId)
    if (isUnderWay(order)) return refuse('order-under-way')
    if (order.email !== before) return refuse('order-changed', { facts: { what: 'email' } })
    await writeEmail(tx, orderId, corrected)
    await addNote(tx, { orderId, kind: 'email', author, text: before }, now)
    return null
  })
}

function isUnderWay({ status }: StoredOrder): boolean {
  return status === 'shipped' || status === 'delivered' || status === 'cancelled'
}
