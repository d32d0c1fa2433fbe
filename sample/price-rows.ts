// A product's prices in every currency, with their history.
import { dayMs } from '#domain/calendar/durations.ts'
import { struckThroughPrice } from '#domain/pricing/prior-price.ts'
import { pricePoints, sampleCurrencies } from './price-points.ts'
import type { SampleProduct } from './sample-product.ts'

/** A reduced product had its former price from creation until the reduction. The compare-at price follows from that. */
export function priceRows(
  product: SampleProduct,
  variantIds: readonly string[],
  createdMs: number,
  now: number,
) {
  const reducedMs = now - (product.reducedDaysAgo ?? 0) * dayMs
  const rows = product.variants.flatMap((variant, at) =>
    sampleCurrencies.map((currency) => {
      const minor = pricePoints[variant.price ?? product.price][currency]
      const now = { minor, since: product.formerPrice ? reducedMs : createdMs }
      const former = product.formerPrice && {
        minor: pricePoints[product.formerPrice][currency],
        since: createdMs,
      }
      const compareAt = former ? struckThroughPrice([former], minor, reducedMs) : null
      return {
        id: { variant_id: variantIds[at]!, currency },
        minor,
        compareAt,
        history: former ? [former, now] : [now],
      }
    }),
  )
  return {
    now: rows.map(({ id, minor, compareAt }) => ({ ...id, price: minor, compare_at: compareAt })),
    history: rows.flatMap(({ id, history }) =>
      history.map(({ minor, since }) => ({ ...id, since: new Date(since), price: minor })),
    ),
  }
}
