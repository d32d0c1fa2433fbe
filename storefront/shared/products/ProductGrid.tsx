// Products in a grid: two columns on phones, more on wider screens. Pictures of the first row load eagerly.
import type { ReactNode } from 'react'
import type { ProductCard as Card } from '#domain/catalog/catalog.ts'
import { ProductCard } from './ProductCard.tsx'
import './ProductGrid.css'

const oneOfFour = '(min-width: 88rem) 18.5rem, (min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 45vw'

/**
 * `list` is beside the filters, `row` has the full width, `line` has small cards. Each with its `sizes` of a card.
 */
const sizes = {
  list: oneOfFour,
  row: oneOfFour,
  line: '(min-width: 88rem) 12.5rem, (min-width: 64rem) 22vw, (min-width: 27rem) 10rem, 38vw',
} as const

/** Shorter lists are a selection. */
const minForNote = 8

type ProductGridProps = {
  products: readonly Card[]
  kind?: keyof typeof sizes | undefined
  /** Number of cards in the first viewport. */
  eager?: number | undefined
  /** A selection from a longer list: an incomplete last row may be hidden. */
  short?: boolean | undefined
  /** In the place of the cards that an incomplete last row does not have. */
  filler?: ReactNode
  /** The same; after a complete row it has a row of its own. */
  end?: ReactNode
  /** Content below each card. */
  under?: ((product: Card) => ReactNode) | undefined
}

export function ProductGrid({
  products,
  kind = 'list',
  eager = 0,
  short,
  filler,
  end,
  under,
}: ProductGridProps) {
  // On every card of a list, the note says nothing.
  const hasNote = products.length < minForNote || !products.every(({ personalisable }) => personalisable)
  return (
    <ul className="product-grid" data-kind={kind} data-short={short || undefined}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={sizes[kind]} eager={at < eager} hasNote={hasNote} />
          {under?.(product)}
        </li>
      ))}
      {filler && <li data-part="filler">{filler}</li>}
      {end && <li data-part="end">{end}</li>}
    </ul>
  )
}
