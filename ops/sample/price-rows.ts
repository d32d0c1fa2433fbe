// A product's prices in every currency, and since when it has them.
import { currencies } from '#domain/money.ts'
import { pricePoints } from './price-points.ts'
import type { SampleProduct } from './sample-product.ts'

const dayMs = 86_400_000

/** A struck price was really asked, from the first day until the reduction: the history says so. */
export function priceRows(
  product: SampleProduct,
  variantIds: readonly string[],
  createdMs: number,
  nowMs: number,
) {
  const rows = product.variants.flatMap((variant, at) =>
    currencies.map((currency) => ({
      variant_id: variantIds[at]!,
      currency,
      price: pricePoints[variant.price ?? product.price][currency],
      compare_at: product.compareAt ? pricePoints[product.compareAt][currency] : null,
    })),
  )
  const reducedMs = nowMs - (product.reducedDaysAgo ?? 0) * dayMs
  return {
    now: rows,
    history: rows.flatMap(({ compare_at, ...row }) =>
      compare_at === null
        ? [{ ...row, since: new Date(createdMs) }]
        : [
            { ...row, since: new Date(createdMs), price: compare_at },
            { ...row, since: new Date(reducedMs) },
          ],
    ),
  }
}
