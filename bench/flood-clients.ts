// Simulated clients during a flood of requests: attackers, shoppers and writers, each in its own network.
import { setTimeout as delay } from 'node:timers/promises'
import type { OperationName } from '#api/call.ts'
import type { Input, Output } from '#api/operations.ts'
import { locales } from '#domain/markets/locale.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { address } from './address.ts'
import { newSession, requestOf } from './caller.ts'
import { openConnection, type Connection } from './connection.ts'

export const kinds = ['flood', 'home', 'cart', 'checkout', 'message'] as const
export type Kind = (typeof kinds)[number]

/** Response times in milliseconds, and counts of responses by status; 0 is a lost connection. */
export type Record = { readonly times: number[]; readonly statuses: Map<number, number> }
/** One row of a table, with the goal of its p99 in milliseconds. */
export type FloodRow = readonly [name: string, record: Record, p99Ms: number | undefined]
export type Records = { readonly [kind in Kind]: Record }

export function newRecords(): Records {
  const one = (): Record => ({ times: [], statuses: new Map() })
  return { flood: one(), home: one(), cart: one(), checkout: one(), message: one() }
}

/** `until` is in milliseconds of performance.now(). */
export type Visit = { readonly origin: string; until: number; readonly records: Records }

type Outcome = { readonly status: number; readonly text: string }

async function request(
  { records }: Visit,
  kind: Kind,
  connection: Connection,
  head: string,
  body?: string,
): Promise<Outcome> {
  const { times, statuses } = records[kind]
  const began = performance.now()
  const { status, text } = await connection.request(head, body).then(
    (response) => ({ status: response.status, text: kind === 'flood' ? '' : response.body.toString() }),
    () => ({ status: 0, text: '' }),
  )
  times.push(performance.now() - began)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return { status, text }
}

type Who = { readonly session: string; readonly network: string; readonly key?: string }

/** Data of a call; undefined when it was refused or failed. `records` has its status. */
async function call<Name extends OperationName>(
  visit: Visit,
  kind: Kind,
  connection: Connection,
  name: Name,
  input: Input<Name>,
  { session, network, key }: Who,
): Promise<Output<Name> | undefined> {
  const headers = [
    `session: ${session}\r\nx-forwarded-for: ${network}\r\nlang: us\r\nmarket: DE`,
    ...(key ? [`idempotency-key: ${key}`] : []),
  ]
  const { head, body } = requestOf(name, input, headers)
  const { status, text } = await request(visit, kind, connection, head, body)
  return status === 200 ? (JSON.parse(text) as { data: Output<Name> }).data : undefined
}

const page = (path: string, network: string): string =>
  `GET ${path} HTTP/1.1\r\nx-forwarded-for: ${network}\r\naccept-encoding: gzip, deflate, br, zstd`

let networks = 0
/** An address of the test block of RFC 2544, which has 131,070 addresses. */
export const newNetwork = (): string => {
  networks += 1
  return `198.${18 + ((networks >> 16) & 1)}.${(networks >> 8) & 255}.${networks & 255}`
}

/** Requests uncached pages without a pause: random searches and filters, in four languages. */
export async function flood(visit: Visit, networkOf: () => string): Promise<void> {
  const connection = openConnection(visit.origin)
  while (performance.now() < visit.until) {
    const word = Math.random().toString(36).slice(2, 8)
    const price = Math.floor(Math.random() * 100_000)
    const path =
      Math.random() < 0.5
        ? `/search?query=${word}`
        : `/classify/easter?sort=price-asc&min=${price}&max=${price + 50_000}`
    const locale = locales[Math.floor(Math.random() * 4)]!
    const { status } = await request(visit, 'flood', connection, page(localePath(locale, path), networkOf()))
    // Avoids a busy loop when the server is gone.
    if (status === 0) await delay(100)
  }
  connection.close()
}

/** The pause of a person between two steps. */
const pause = (): Promise<void> => delay(150 + Math.random() * 300)

/** Repeatedly views the home page, fills a cart and pays for it, each time as another shopper. */
export async function shop(visit: Visit, variants: readonly string[]): Promise<void> {
  const connection = openConnection(visit.origin)
  while (performance.now() < visit.until) {
    const session = newSession()
    const who = { session, network: newNetwork(), key: `place-${session}` }
    for (let view = 0; view < 3; view += 1) {
      await request(visit, 'home', connection, page('/', who.network))
      await pause()
    }
    await call(visit, 'cart', connection, 'cart.view', {}, who)
    const variantId = variants[Math.floor(Math.random() * variants.length)]!
    await call(visit, 'cart', connection, 'cart.add', { variantId, quantity: 1, withoutText: true }, who)
    await pause()
    await buy(visit, connection, who)
    await pause()
  }
  connection.close()
}

async function buy(visit: Visit, connection: Connection, who: Who): Promise<void> {
  const quoted = {
    country: 'DE' as const,
    deliveries: [{ country: 'DE' as const, shippingMethod: 'standard' as const }],
  }
  const quote = await call(visit, 'checkout', connection, 'checkout.quote', quoted, who)
  if (!quote) return
  await pause()
  const placed = await call(
    visit,
    'checkout',
    connection,
    'order.place',
    {
      buyer: { email: `${who.session}@example.com`, country: 'DE' },
      deliveries: [{ address, shippingMethod: 'standard' }],
      cartVersion: quote.cart.version,
      total: quote.cart.totals.total,
    },
    who,
  )
  if (!placed?.payment) return
  const { pathname } = new URL(placed.payment.redirectUrl)
  await connection
    .request(
      `POST ${pathname} HTTP/1.1\r\nx-forwarded-for: ${who.network}\r\ncontent-type: application/x-www-form-urlencoded`,
      'choice=approve',
    )
    .catch(() => undefined)
  const { number, access } = placed
  await call(visit, 'checkout', connection, 'order.confirmPayment', { number, access }, who)
}

/** Sends contact messages without a pause; each is a transaction. */
export async function write(visit: Visit): Promise<void> {
  const connection = openConnection(visit.origin)
  while (performance.now() < visit.until) {
    const session = newSession()
    const message = { name: 'Ada', email: `${session}@example.com`, subject: 'A mug', text: 'Is it blue?' }
    const sent = await call(visit, 'message', connection, 'contact.send', message, {
      session,
      network: newNetwork(),
    })
    if (!sent) await delay(50)
  }
  connection.close()
}

export async function requestCode(visit: Visit): Promise<void> {
  const connection = openConnection(visit.origin)
  const session = newSession()
  const who = { session, network: newNetwork() }
  await call(visit, 'message', connection, 'account.requestCode', { email: `${session}@example.com` }, who)
  connection.close()
}

/** Variants with more than 20 in stock whose product has no personalisation. */
export async function variantsInStock(origin: string): Promise<string[]> {
  const connection = openConnection(origin)
  const visit = { origin, until: Infinity, records: newRecords() }
  const who = { session: newSession(), network: newNetwork() }
  const variants: string[] = []
  const list = await call(visit, 'home', connection, 'catalog.list', {}, who)
  for (const { key } of list?.products ?? []) {
    const found = await call(visit, 'home', connection, 'catalog.product', { key }, who)
    const product = found?.product
    if (product && !product.personalisation)
      variants.push(...product.variants.filter(({ stock }) => stock > 20).map(({ id }) => id))
  }
  connection.close()
  return variants
}
