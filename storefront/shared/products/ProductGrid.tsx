// Products side by side: two on a phone, more where there is room. Its first row is fetched at once.
import type { ReactNode } from 'react'
import type { ProductCard as Card } from '#domain/catalog/catalog.ts'
import { ProductCard } from './ProductCard.tsx'
import './ProductGrid.css'

/** `list` stands beside the filters, `row` has the whole width. Each with the width a card is shown at. */
const sizes = {
  list: '(min-width: 88rem) 19rem, (min-width: 64rem) calc((100vw - 26rem) / 3), (min-width: 40rem) 30vw, 45vw',
  row: '(min-width: 88rem) 18.5rem, (min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 45vw',
} as const

type ProductGridProps = {
  products: readonly Card[]
  kind?: keyof typeof sizes | undefined
  /** How many of the first are seen without scrolling. */
  eager?: number | undefined
  /** A choice of more: what does not fill a row may be left out. */
  short?: boolean | undefined
  /** What stands under each card. */
  under?: ((product: Card) => ReactNode) | undefined
}

export function ProductGrid({ products, kind = 'list', eager = 0, short, under }: ProductGridProps) {
  return (
    <ul className="product-grid" data-kind={kind} data-short={short || undefined}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={sizes[kind]} eager={at < eager} />
          {under?.(product)}
        </li>
      ))}
    </ul>
  )
}
