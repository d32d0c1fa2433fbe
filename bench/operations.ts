// Load of shop operations: catalogue reads, adding to a cart, placing orders, and a whole checkout with payment.
import { sorts } from '#domain/catalog/catalog.ts'
import { address } from './address.ts'
import { call, newSession, send } from './caller.ts'
import { openConnection, type Connection } from './connection.ts'
import { benchCoupon, productKey } from './fill-catalog.ts'
import { load, type Figures } from './load.ts'
import { categoryPath, oneOf, phrase, seeded } from './synthetic-catalog.ts'

export type Shop = {
  readonly origin: string
  readonly products: number
  /** Folder of its mails. */
  readonly mailDir: string
}

const chance = seeded(11)
const depth = (products: number): number => (products > 10_000 ? 3 : 2)

/** Lists of random categories in every sort. One in ten is of the whole shop, one in three has a minimum price. */
export function list({ origin, products }: Shop, seconds: number): Promise<Figures> {
  return load(origin, seconds, async (connection) => {
    const category = chance() < 0.1 ? undefined : categoryPath(chance).slice(0, depth(products)).at(-1)!
    const minPrice = chance() < 0.33 ? Math.floor(3_000 * chance()) : undefined
    const page = 1 + Math.floor(2 * chance() ** 3)
    await send(connection, 'catalog.list', { category, minPrice, sort: oneOf(sorts, chance), page })
  })
}

/** Searches for two words, or for one of them. */
export function search({ origin }: Shop, seconds: number): Promise<Figures> {
  return load(origin, seconds, async (connection) => {
    const query = phrase(chance)
    await send(connection, 'catalog.search', {
      query: chance() < 0.5 ? query : oneOf(query.split(' '), chance),
    })
  })
}

export function product({ origin, products }: Shop, seconds: number): Promise<Figures> {
  return load(origin, seconds, async (connection) => {
    await send(connection, 'catalog.product', { key: productKey(Math.floor(chance() * products)) })
  })
}

/** Each visitor adds three different products. */
export async function addToCart({ origin }: Shop, seconds: number): Promise<Figures> {
  const variants = await someVariants(origin)
  let session = newSession()
  return load(origin, seconds, async (connection, index) => {
    if (index % 3 === 0) session = newSession()
    await send(
      connection,
      'cart.add',
      { variantId: variants[index % variants.length]!, quantity: 1, withoutText: true },
      session,
    )
  })
}

/** Measures only the placing: the carts are filled before. */
export function placeOrder(shop: Shop, seconds: number): Promise<Figures> {
  return placing(shop, seconds, 1)
}

/** Orders of two items with two automatic promotions (one has a limit) and a coupon. */
export function placeWithPromotions(shop: Shop, seconds: number): Promise<Figures> {
  return placing(shop, seconds, 2, benchCoupon)
}

async function placing({ origin }: Shop, seconds: number, quantity: number, coupon?: string) {
  const variants = await someVariants(origin)
  const ready: Awaited<ReturnType<typeof fillCart>>[] = []
  await load(origin, 60, async (connection, index) => {
    if (index >= seconds * 800) return false
    ready.push(await fillCart(connection, variants[index % variants.length]!, quantity, coupon))
    return true
  })
  return load(origin, seconds, async (connection) => {
    const cart = ready.pop()
    if (!cart) return false
    await call(connection, 'order.place', cart.orderInput, cart.session, `place-${cart.session}`)
    return true
  })
}

/** One unit is a whole flow: view, add, quote, place, approve at the sandbox provider, settle. */
export async function checkout({ origin }: Shop, seconds: number): Promise<Figures> {
  const variants = await someVariants(origin)
  return load(origin, seconds, async (connection, index) => {
    await send(connection, 'catalog.product', { key: productKey(index % variants.length) })
    const { session, orderInput } = await fillCart(connection, variants[index % variants.length]!)
    const { number, access, payment } = await call(
      connection,
      'order.place',
      orderInput,
      session,
      `place-${session}`,
    )
    await approve(connection, payment!.redirectUrl)
    const { paymentStatus } = await call(connection, 'order.confirmPayment', { number, access }, session)
    if (paymentStatus !== 'paid') throw new Error(`order ${number} is ${paymentStatus}`)
  })
}

async function approve(connection: Connection, url: string): Promise<void> {
  const head = `POST ${new URL(url).pathname} HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded`
  const { status } = await connection.request(head, 'choice=approve')
  if (status !== 303) throw new Error(`the sandbox provider answered ${status}`)
}

async function fillCart(connection: Connection, variantId: string, quantity = 1, coupon?: string) {
  const session = newSession()
  await send(connection, 'cart.add', { variantId, quantity, withoutText: true }, session)
  if (coupon) await send(connection, 'cart.applyCoupon', { code: coupon }, session)
  const quoted = {
    country: 'DE' as const,
    deliveries: [{ country: 'DE' as const, shippingMethod: 'standard' as const }],
  }
  const { cart } = await call(connection, 'checkout.quote', quoted, session)
  const {
    version: cartVersion,
    totals: { total },
  } = cart
  return {
    session,
    orderInput: { buyer, deliveries: [{ address, shippingMethod: 'standard' as const }], cartVersion, total },
  }
}

async function someVariants(origin: string): Promise<string[]> {
  const connection = openConnection(origin)
  const variants: string[] = []
  for (let at = 0; at < 100; at++) {
    const { product: found } = await call(connection, 'catalog.product', { key: productKey(at) })
    variants.push(found!.variants[0]!.id)
  }
  connection.close()
  return variants
}

const buyer = { email: 'ada@example.com', country: 'DE' as const }
