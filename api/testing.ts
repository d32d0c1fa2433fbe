// A small test shop with its own database: two products, a few promotions and a scripted payment provider. Only
// provider, clock and mail are fakes.
import { openLiveCatalog } from '#catalog/live-catalog.ts'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { json, sql, type Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { createTestDatabase } from '#data/testing.ts'
import type { Country } from '#domain/markets/market.ts'
import { paymentKinds } from '#domain/orders/payment-kinds.ts'
import { openDatabaseStore } from '#services/files/database-store.ts'
import {
  paymentProviders,
  plainSnapshot,
  type PaymentProvider,
  type ProviderState,
} from '#services/payment/provider.ts'
import type { Shop } from '#services/shop.ts'
import type { NewSession } from '#services/visitor.ts'
import {
  adminRegistry,
  type AdminInput,
  type AdminOutput,
  type AdminOperationName,
} from './admin/operations.ts'
import type { Caller } from './context.ts'
import { createEndpoint, type EndpointResponse, type Endpoint, type Reply } from './endpoint.ts'
import { registry, type Input, type OperationName, type Output } from './operations.ts'

export type FakePayments = PaymentProvider & {
  readonly states: Map<string, ProviderState>
  readonly opened: string[]
  /** Paid refunds in minor units, by refund id. */
  readonly refunds: Map<string, number>
  down: boolean
}

function fakePayments(): FakePayments {
  const states = new Map<string, ProviderState>()
  const provider: FakePayments = {
    name: 'fake',
    kinds: () => paymentKinds,
    holdDays: () => null,
    minimum: () => 1,
    transactions: null,
    readEvent: async () => null,
    states,
    opened: [],
    refunds: new Map(),
    down: false,
    async open({ id, amount }) {
      if (amount.minor <= 0) throw new Error('nothing to pay')
      if (provider.down) throw new Error('the provider does not answer')
      const reference = `ref-${id}`
      if (!states.has(reference)) {
        states.set(reference, 'open')
        provider.opened.push(reference)
      }
      return { reference, redirectUrl: `https://pay.example/${reference}` }
    },
    read: async (reference) => plainSnapshot(states.get(reference) ?? 'failed'),
    async cancel(reference) {
      if (states.get(reference) === 'open') states.set(reference, 'cancelled')
      return plainSnapshot(states.get(reference) ?? 'cancelled')
    },
    async refund(_reference, { id, amount }) {
      provider.refunds.set(id, amount.minor)
      return { reference: `refund-${id}`, state: 'succeeded', failure: '' }
    },
  }
  return provider
}

/** Monday 2 March 2026, 9:00 in Berlin, in milliseconds. */
export const morning = Date.UTC(2026, 2, 2, 8)

export type TestReply<Name extends OperationName> = Omit<Reply, 'data'> & {
  readonly data: Output<Name>
  /** The new session; null for an ended one. */
  readonly session?: NewSession | null
}

export type TestShop = {
  readonly shop: Shop
  readonly db: Db
  readonly payments: FakePayments
  /** The shop's clock; the test moves it: `clock.now += 60_000`. */
  readonly clock: { now: number }
  /** Calls as a visitor; another `session` is another visitor. Throws faults. */
  call<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    who?: Partial<Caller>,
  ): Promise<TestReply<Name>>
  /** Calls an operation of the back office; `token` is the staff's session. Throws faults. */
  admin<Name extends AdminOperationName>(
    name: Name,
    input: AdminInput<Name>,
    who?: Partial<Caller>,
  ): Promise<Omit<TestReply<OperationName>, 'data'> & { readonly data: AdminOutput<Name> }>
  /** Sends any payload by any method. */
  raw(method: string, payload: Record<string, unknown>, who?: Partial<Caller>): Promise<EndpointResponse>
  readonly mug: { productId: string; oat: string; sage: string }
  readonly teddy: { productId: string; variant: string }
  stockOf(variantId: string): Promise<number>
  /** Sets the stock as the merchant does and refreshes the catalogue. */
  setStock(variantId: string, stock: number): Promise<void>
  count(table: 'orders' | 'payment' | 'job' | 'coupon_use' | 'customer'): Promise<number>
  close(): Promise<void>
}

const caller: Caller = {
  session: 'visitor-1',
  locale: 'us',
  country: 'DE',
  ip: '127.0.0.1',
  idempotencyKey: null,
  requestId: 'test',
}

/** `limitsUnpaid` is true in tests about unpaid orders. `providers` replace the scripted one. */
export async function openTestShop(
  limitsUnpaid = false,
  providers?: readonly PaymentProvider[],
): Promise<TestShop> {
  const database = await createTestDatabase()
  const { db } = database
  const clock = { now: morning }
  const goods = await stockGoods(db)
  const faults: unknown[] = []
  const catalog = await openLiveCatalog(
    db,
    () => clock.now,
    (fault) => void faults.push(fault),
  )
  const payments = fakePayments()
  const shop: Shop = {
    db,
    files: openDatabaseStore(db),
    catalog,
    payments: paymentProviders(providers ?? [payments]),
    get settings() {
      return catalog.settings
    },
    secret: 'a secret of more than thirty-two letters',
    publicOrigin: 'http://localhost:3000',
    backofficeOrigin: 'http://localhost:3000',
    limitsUnpaid,
    now: () => clock.now,
    report: (fault) => void faults.push(fault),
    pollJobs: () => undefined,
    countView: () => undefined,
  }
  const endpoint = createEndpoint(shop, registry, async () => 0)
  const adminEndpoint = createEndpoint(shop, adminRegistry, async () => 0)
  const callRaw = rawCallOf(endpoint)
  return {
    shop,
    db,
    payments,
    clock,
    ...goods,
    raw: callRaw,
    async call(name, input, who) {
      const { reply, fault, session } = await callRaw(
        registry.get(name)!.method,
        { ...(input as object), api: name },
        who,
      )
      if (fault) throw fault
      return { ...reply, ...(session !== undefined && { session }) } as TestReply<typeof name>
    },
    async admin(name, input, who) {
      const payload = { ...(input as object), api: name }
      const call = { method: 'POST', payload, caller: { ...caller, ...who } }
      const { reply, fault, session } = await adminEndpoint.respond(call)
      if (fault) throw fault
      return { ...reply, ...(session !== undefined && { session }) } as never
    },
    async stockOf(variantId) {
      return (await db.row<{ stock: number }>(sql`select stock from variant where id = ${variantId}`))!.stock
    },
    async setStock(variantId, stock) {
      const changed = await db.row<{ productId: string }>(
        sql`update variant set stock = ${stock} where id = ${variantId} returning product_id as "productId"`,
      )
      await recordChanges(db, [changed!.productId], clock.now)
      await catalog.refresh()
    },
    async count(table) {
      const statement = { name: '', text: `select count(*) as rows from ${table}`, values: [] }
      return (await db.row<{ rows: number }>(statement))!.rows
    },
    async close() {
      await catalog.stop()
      await database.drop()
    },
  }
}

/** As over HTTP, replies may be cached. */
function rawCallOf(endpoint: Endpoint): TestShop['raw'] {
  return async (method, payload, who = {}) => {
    const call = { method, payload, caller: { ...caller, ...who }, asJson: true } as const
    const { json, ...response } = await endpoint.respond(call)
    if (!json) return response
    return { ...response, reply: { ...response.reply, data: JSON.parse(Buffer.concat(json).toString()) } }
  }
}

/** Writes two products in one category, two promotions and four coupons to an empty database. */
export async function stockGoods(db: Db) {
  const mug = { productId: newId(morning), oat: newId(morning), sage: newId(morning) }
  const teddy = { productId: newId(morning), variant: newId(morning) }
  const category = newId(morning)
  const at = new Date(morning)
  await db.run(
    sql`insert into picture (name, width, height, placeholder) values ('mug', 1200, 1200, 'data:,'), ('teddy', 1200, 1200, 'data:,')`,
  )
  await db.run(sql`insert into category (id, key) values (${category}, 'gifts')`)
  await db.run(sql`insert into category_text (category_id, locale, name) values (${category}, 'us', 'Gifts')`)
  await db.run(sql`insert into tag (key) values ('kitchen')`)
  await db.run(sql`insert into tag_text (tag_key, locale, name) values ('kitchen', 'us', 'Kitchen')`)
  await db.run(sql`
    insert into product (id, key, personalisation_max, options, gift_wrap, created_at)
    values (${mug.productId}, 'name-mug', 12, ${json([{ code: 'colour', values: [{ code: 'oat' }, { code: 'sage' }] }])}, true, ${at}),
      (${teddy.productId}, 'plush-teddy', null, '[]', false, ${at})`)
  await db.run(sql`
    insert into product_text (product_id, locale, title, description, options)
    values (${mug.productId}, 'us', 'Stoneware Mug', 'A mug.', ${json({ colour: { name: 'Colour', values: { oat: 'Oat', sage: 'Sage' } } })}),
      (${teddy.productId}, 'us', 'Honey Teddy', 'A bear.', '{}'), (${teddy.productId}, 'de', 'Honigteddy', 'Ein Bär.', '{}')`)
  await db.run(sql`
    insert into variant (id, product_id, sku, position, options, stock, weight_grams)
    values (${mug.oat}, ${mug.productId}, 'MUG-OAT', 0, ${json({ colour: 'oat' })}, 100, 400),
      (${mug.sage}, ${mug.productId}, 'MUG-SAGE', 1, ${json({ colour: 'sage' })}, 0, 400),
      (${teddy.variant}, ${teddy.productId}, 'TEDDY', 0, '{}', 20, 700)`)
  await db.run(sql`
    insert into variant_price (variant_id, currency, price)
    select id, currency, case when sku = 'TEDDY' then 2990 else 1950 end from variant, unnest(array['USD', 'EUR', 'PLN', 'JPY']) as currency`)
  await db.run(
    sql`insert into product_picture (product_id, position, picture) values (${mug.productId}, 0, 'mug'), (${teddy.productId}, 0, 'teddy')`,
  )
  await db.run(
    sql`insert into product_category (product_id, category_id) values (${mug.productId}, ${category}), (${teddy.productId}, ${category})`,
  )
  await db.run(sql`insert into product_tag (product_id, tag_key) values (${mug.productId}, 'kitchen')`)
  await promote(db)
  return { mug, teddy }
}

async function promote(db: Db): Promise<void> {
  const ids = { more: newId(morning), ten: newId(morning) }
  await db.run(sql`
    insert into promotion (id, key, rule, names, automatic) values
      (${ids.more}, 'one-more', ${json({ kind: 'percentage', basisPoints: 500, minQuantity: 2 })}, '{"us":"Buy one more"}', true),
      (${ids.ten}, 'ten', ${json({ kind: 'percentage', basisPoints: 1000 })}, '{"us":"Ten percent"}', false)`)
  await db.run(sql`
    insert into coupon (id, code, promotion_id, usage_limit, once_per_customer, ends_at) values
      (${newId(morning)}, 'TEN', ${ids.ten}, null, false, null),
      (${newId(morning)}, 'FIRST10', ${ids.ten}, 10, false, null),
      (${newId(morning)}, 'ONCE', ${ids.ten}, null, true, null),
      (${newId(morning)}, 'PAST', ${ids.ten}, null, false, ${new Date(morning - 1)})`)
}

export const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  street: 'Lindenstraße 7',
  apartment: '',
  zip: '10969',
  city: 'Berlin',
  state: '',
  country: 'DE' as const,
  phone: '',
}

/** The input of order.place for one recipient. */
export function orderTo({ email, ...place }: Omit<typeof address, 'country'> & { country: Country }) {
  return {
    buyer: { email, country: place.country },
    deliveries: [{ address: place, shippingMethod: 'standard' as const }],
  }
}

/** The input of checkout.quote for that recipient. */
export const toGermany = {
  country: 'DE' as const,
  deliveries: [{ country: 'DE' as const, shippingMethod: 'standard' as const }],
}
