// One page of the orders that staff see: a list of work, or the results of a search.
import type { Queryable } from '#data/database.ts'
import { isId } from '#data/ids.ts'
import {
  findOrderPage,
  loadOrderRows,
  searchOrders,
  type OrderRow,
  type OrderSearch,
} from '#data/orders/order-lists.ts'
import { isPlainDate } from '#domain/calendar/calendar.ts'
import { nameQuery } from '#domain/customers/name-search.ts'
import type { OrderList } from '#domain/orders/order-lists.ts'
import { readGiftCode } from '#domain/orders/readable-code.ts'

export type OrderPage = {
  readonly orders: readonly OrderRow[]
  /** Continues after this page; null on the last one. */
  readonly next: string | null
}

type Wanted = {
  readonly list: OrderList
  /** Not empty: searches all orders, whatever the list. */
  readonly search: string
  /** `next` of the page before. */
  readonly after: string | null
  /** false: the reader may not learn whose an e-mail address is. */
  readonly byEmail?: boolean
}

const pageSize = 50
/** A shorter text matches too much to help. */
const minSearchLength = 2

/** A search has the newest first. An unreadable `after` shows the first page. */
export async function listOrderPage(
  db: Queryable,
  { list, search, after, byEmail = true }: Wanted,
): Promise<OrderPage> {
  const [at = '', id = '', day] = after?.split('.') ?? []
  const shipsOn = isPlainDate(day) ? day : null
  const cursor = isId(id) && /^\d{1,14}$/.test(at) ? { placedAt: Number(at), id, shipsOn } : null
  const typed = search.trim()
  if (typed.length > 0 && typed.length < minSearchLength) return { orders: [], next: null }
  const wanted = readSearch(typed)
  const ids =
    typed === ''
      ? await findOrderPage(db, list, cursor, pageSize + 1)
      : await searchOrders(
          db,
          { ...wanted, email: byEmail ? wanted.email : null },
          cursor?.id ?? null,
          pageSize + 1,
        )
  const orders = await loadOrderRows(db, ids.slice(0, pageSize))
  const last = orders.at(-1)
  return {
    orders,
    next: ids.length > pageSize && last ? `${last.placedAt}.${last.id}.${last.shipsOn ?? ''}` : null,
  }
}

/** A number has eleven symbols; a return's reference adds a count to it. */
const numberLength = 11

/** What a typed or scanned text may be. Several words can only be a name or a number. */
function readSearch(typed: string): OrderSearch {
  const text = typed.normalize('NFKC').trim()
  const compact = text.toUpperCase().replaceAll(/\s/g, '')
  const symbols = compact
    .replaceAll(/\p{Pd}/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode = /^[0-9A-Z]+$/.test(symbols)
  return {
    number: isCode ? symbols.slice(0, numberLength) : null,
    giftCode: readGiftCode(text),
    email: /\s/.test(text) ? null : text.toLowerCase(),
    names: nameQuery(text),
    sku: text.toUpperCase(),
    trackingNumber: isCode ? compact : null,
  }
}
