// A product's prices in every currency, and since when it has them.
import { currencies } from '#domain/pricing/money.ts'
import { struckPrice } from '#domain/pricing/prior-price.ts'
import { pricePoints } from './price-points.ts'
import type { SampleProduct } from './sample-product.ts'

const dayMs = 86_400_000

/** A product that was dearer really was, from its first day until its reduction: what is struck is reckoned from that. */
export function priceRows(
  product: SampleProduct,
  variantIds: readonly string[],
  createdMs: number,
  nowMs: number,
) {
  const reducedMs = nowMs - (product.reducedDaysAgo ?? 0) * dayMs
  const rows = product.variants.flatMap((variant, at) =>
    currencies.map((currency) => {
      const minor = pricePoints[variant.price ?? product.price][currency]
      const now = { minor, since: product.formerPrice ? reducedMs : createdMs }
      const former = product.formerPrice && {
        minor: pricePoints[product.formerPrice][currency],
        since: createdMs,
      }
      const compareAt = former ? struckPrice([former], minor, reducedMs) : null
      return {
        id: { variant_id: variantIds[at]!, currency },
        minor,
        compareAt,
        asked: former ? [former, now] : [now],
      }
    }),
  )
  return {
    now: rows.map(({ id, minor, compareAt }) => ({ ...id, price: minor, compare_at: compareAt })),
    history: rows.flatMap(({ id, asked }) =>
      asked.map(({ minor, since }) => ({ ...id, since: new Date(since), price: minor })),
    ),
  }
}
