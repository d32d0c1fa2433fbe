// Quotes a table of recipients as one order. Every row is ordered, left out by the buyer, or has problems.
import { newId } from '#data/ids.ts'
import { ownerOfTable } from '#data/owner-keys.ts'
import {
  deliveringMethod,
  deliveringMethods,
  type ShippingSettings,
} from '#domain/delivery/shipping-settings.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import type { BulkRow, RowProblem } from '#domain/orders/bulk-gifts.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import { pricingCountry } from '#domain/orders/sharing.ts'
import { loadOrNewCart } from '../cart/change-cart.ts'
import { readCart, type ReadCart } from '../cart/read-cart.ts'
import { quote, type Quote, type QuotedDelivery } from '../checkout/quote.ts'
import type { VisitorContext } from '../visitor.ts'
import { checkRow, countryOfRow, type BulkGift, type CheckedRow, type RowContext } from './check-rows.ts'
import { findGifts } from './find-gifts.ts'

export type BulkRequest = {
  readonly rows: readonly BulkRow[]
  /** Positions of rows that the buyer leaves out. */
  readonly leftOut: readonly number[]
  /** Product of rows without one: handle, SKU or title. */
  readonly product: string
  /** The buyer's country, also that of rows without one. */
  readonly country: Country
  /** Countries that do not have it get their usual method. */
  readonly shippingMethod: string
}

export type QuotedRow =
  | {
      readonly state: 'ok'
      readonly gift: BulkGift
      readonly line: CartLine
      readonly delivery: QuotedDelivery
    }
  | { readonly state: 'problem'; readonly problems: readonly RowProblem[] }
  | { readonly state: 'left-out' }

export type QuotedBulk = {
  /** One for each row of the request. */
  readonly rows: readonly QuotedRow[]
  readonly read: ReadCart
  /** null if no row can be ordered. */
  readonly quoted: Quote | null
}

type Candidate = { readonly at: number; readonly gift: BulkGift; readonly line: CartLine }

export async function quoteBulk(request: BulkRequest, context: VisitorContext): Promise<QuotedBulk> {
  const checked = await checkRows(request, context)
  const problems = new Map<number, readonly RowProblem[]>()
  for (const [at, row] of checked.entries()) if (row && 'problems' in row) problems.set(at, row.problems)
  let candidates = checked.flatMap((row, at) =>
    row && 'address' in row ? [{ at, gift: row, line: lineOf(row, context.now()) }] : [],
  )
  let priced = await priceRows(candidates, request, context)
  const late = lateRows(candidates, priced.quoted?.deliveries ?? [], context.settings.shipping)
  if (late.size > 0) {
    for (const [at, problem] of late) problems.set(at, [problem])
    candidates = candidates.filter(({ at }) => !late.has(at))
    priced = await priceRows(candidates, request, context)
  }
  const deliveryOf = new Map(
    candidates.map(({ at, ...candidate }, i) => [
      at,
      { ...candidate, delivery: priced.quoted!.deliveries[i]! },
    ]),
  )
  const rows = request.rows.map((_, at): QuotedRow => {
    const ordered = deliveryOf.get(at)
    if (ordered) return { state: 'ok', ...ordered }
    const wrong = problems.get(at)
    return wrong ? { state: 'problem', problems: wrong } : { state: 'left-out' }
  })
  return { rows, ...priced }
}

/** null for rows that are left out. */
async function checkRows(
  { rows: typed, leftOut, product, country: own }: BulkRequest,
  context: VisitorContext,
): Promise<(CheckedRow | null)[]> {
  const { catalog, caller, settings } = context
  const rows = typed.map((row) => ({ ...row, product: row.product || product }))
  const { locale } = caller
  const recipients = rows.flatMap((row) => {
    const country = countryOfRow(row, own, locale)
    return country ? [{ country }] : []
  })
  const country = pricingCountry(own, recipients)
  const names = rows.map((row) => row.product)
  const gifts = await findGifts(names, country, context)
  const ids = [...gifts.values()].flatMap((gift) =>
    'product' in gift ? gift.product.variants.map(({ id }) => id) : [],
  )
  const facts = await catalog.products.variants([...new Set(ids)], locale, currencyOf(country))
  const out = new Set(leftOut)
  const rowContext: RowContext = { locale, country: own, markets: settings.markets, gifts, facts }
  const remainingStock = new Map([...facts].map(([id, { stock }]) => [id, stock]))
  return rows.map((row, at) => {
    if (out.has(at)) return null
    const checked = checkRow(row, rowContext)
    if ('problems' in checked) return checked
    const stock = remainingStock.get(checked.variantId) ?? 0
    remainingStock.set(checked.variantId, stock - 1)
    if (stock > 0) return checked
    return { problems: [{ field: 'product', code: 'bulk-sold-out', suggestion: '' }] }
  })
}

function lineOf({ variantId, text, withoutText }: BulkGift, now: number): CartLine {
  const gift = { personalisation: text, withoutText, giftMessage: '', wrap: false, wrapping: null }
  return { id: newId(now), variantId, quantity: 1, ...gift }
}

async function priceRows(
  candidates: readonly Candidate[],
  { country, shippingMethod }: BulkRequest,
  context: VisitorContext,
): Promise<Pick<QuotedBulk, 'read' | 'quoted'>> {
  const now = context.now()
  const { shipping } = context.settings
  const requested = candidates.map(({ gift: { address, arriveOn }, line }) => ({
    country: address.country,
    state: address.state,
    shippingMethod: deliveringMethod(shipping, shippingMethod, address.country),
    arriveOn,
    lines: [{ id: line.id, quantity: 1 }],
  }))
  // It knows which promotions the buyer has used before.
  const stored = await loadOrNewCart(ownerOfTable(context.caller.session), context)
  const cart = { ...stored, lines: candidates.map(({ line }) => line) }
  const read = await readCart(context, cart, pricingCountry(country, requested))
  return { read, quoted: candidates.length > 0 ? quote(read, requested, context.settings, now) : null }
}

/** Rows whose parcel cannot arrive on the requested day, or whose goods no method delivers to the address. */
function lateRows(
  candidates: readonly Candidate[],
  deliveries: readonly QuotedDelivery[],
  shipping: ShippingSettings,
): ReadonlyMap<number, RowProblem> {
  const late = new Map<number, RowProblem>()
  for (const [i, { chosen, country, requiresShipping }] of deliveries.entries()) {
    const { at, gift } = candidates[i]!
    if (!chosen || !deliveringMethods(shipping, country).includes(chosen.id))
      late.set(at, { field: 'country', code: 'shipping-method-unknown', suggestion: '' })
    else if (requiresShipping && gift.arriveOn !== chosen.arriveOn) {
      late.set(at, { field: 'date', code: 'day-not-possible', suggestion: chosen.latest })
    }
  }
  return late
}
