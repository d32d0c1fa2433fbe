// Products in a grid: two columns on phones, more on wider screens. Pictures of the first row load eagerly.
import { Fragment, type ReactNode } from 'react'
import type { ProductCard as Card } from '#domain/catalog/catalog.ts'
import { ProductCard } from './ProductCard.tsx'
import './ProductGrid.css'

/** `list` is beside the filters, `row` has the full width, `line` scrolls. Each with its `sizes` of a card. */
const sizes = {
  list: '(min-width: 88rem) 19rem, (min-width: 64rem) calc((100vw - 26rem) / 3), (min-width: 40rem) 30vw, 45vw',
  row: '(min-width: 88rem) 18.5rem, (min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 45vw',
  line: '13rem',
} as const

const bandAt = 6

type ProductGridProps = {
  products: readonly Card[]
  kind?: keyof typeof sizes | undefined
  /** Number of cards in the first viewport. */
  eager?: number | undefined
  /** A selection from a longer list: an incomplete last row may be hidden. */
  short?: boolean | undefined
  /** A full row after the first six cards: two or three rows of them. */
  band?: ReactNode
  /** In the place of the cards that an incomplete last row does not have. */
  filler?: ReactNode
  /** Content below each card. */
  under?: ((product: Card) => ReactNode) | undefined
}

export function ProductGrid({
  products,
  kind = 'list',
  eager = 0,
  short,
  band,
  filler,
  under,
}: ProductGridProps) {
  return (
    <ul className="product-grid" data-kind={kind} data-short={short || undefined}>
      {products.map((product, at) => (
        <Fragment key={product.id}>
          {band && at === bandAt && <li data-part="band">{band}</li>}
          <li>
            <ProductCard product={product} sizes={sizes[kind]} eager={at < eager} />
            {under?.(product)}
          </li>
        </Fragment>
      ))}
      {filler && <li data-part="filler">{filler}</li>}
    </ul>
  )
}
