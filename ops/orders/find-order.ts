// Finds an order by its number. Throws CommandProblem for an invalid or unknown one.
import type { Queryable } from '#data/database.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { withShipTo } from '#services/orders/ship-to.ts'
import { CommandProblem } from '../command.ts'

export async function findOrder(db: Queryable, typed: string): Promise<StoredOrder> {
  const number = readOrderNumber(typed)
  if (number === null)
    throw new CommandProblem(`'${typed}' is not an order number: they look like 7K3M-Q2XA-9TB.`)
  const order = await loadOrder(db, { number })
  if (!order) throw new CommandProblem(`There is no order ${number}.`)
  return withShipTo(db, order)
}
