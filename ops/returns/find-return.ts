// Finds a return or withdrawal with its order by reference. Throws CommandProblem for an unknown one.
import type { Queryable } from '#data/database.ts'
import { loadOrder, type StoredOrder, type StoredRequest } from '#data/orders/orders.ts'
import { findReturnOrder } from '#data/orders/returns.ts'
import { CommandProblem } from '../command.ts'

export async function findReturn(
  db: Queryable,
  typed: string,
): Promise<{ order: StoredOrder; request: StoredRequest }> {
  const reference = typed.trim().toUpperCase()
  const id = await findReturnOrder(db, reference)
  const order = id === undefined ? undefined : await loadOrder(db, { id })
  const request = order?.requests.find((each) => each.reference === reference)
  if (!order || !request)
    throw new CommandProblem(`There is no return '${typed}': \`return list\` shows them all.`)
  return { order, request }
}
