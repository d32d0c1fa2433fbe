// Gifts that go with those of a list, or best sellers where none are related. Without connection there are none.
import type { ReactNode } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { ProductGrid } from './ProductGrid.tsx'
import './BestSellers.css'

/** Each further product would be one more call. */
const maxAsked = 2

type MatchingGiftsProps = {
  /** Keys of the products of the list. */
  keys: readonly string[]
  /** By default one row, or two on a phone. */
  max?: number
  /** Id of the heading. */
  id?: string
  /** Keeps the room of the gifts until they are known. */
  waiting?: ReactNode
  /** Gifts that come first. */
  prefers?: (product: ProductCard) => boolean
  /** Content after each card. */
  under?: ((product: ProductCard) => ReactNode) | undefined
}

export default function MatchingGifts({
  keys,
  max = 4,
  id = 'matching-gifts',
  waiting = null,
  prefers = () => true,
  under,
}: MatchingGiftsProps) {
  const t = useTranslate()
  const asked = keys.slice(0, maxAsked)
  const gifts = useLoaded(asked.join(' '), () => loadMatching(asked).catch(() => []))
  if (!gifts) return waiting
  const shown = gifts.data
    .filter(({ key, stock }) => stock !== 'out' && !keys.includes(key))
    .toSorted((a, b) => Number(prefers(b)) - Number(prefers(a)))
    .slice(0, max)
  if (shown.length === 0) return null
  return (
    <section className="best-sellers" aria-labelledby={id}>
      <h2 id={id}>{t('product.related')}</h2>
      <ProductGrid products={shown} kind="row" short under={under} />
    </section>
  )
}

/** Alternates between the products, so that each has a gift in the row; best sellers fill the rest. */
async function loadMatching(keys: readonly string[]): Promise<ProductCard[]> {
  const lists = await Promise.all(
    keys.map((key) =>
      lazyCall('catalog.product', { key }, inBackground).then(
        ({ related }) => related,
        () => [],
      ),
    ),
  )
  const { bestSelling } = await lazyCall('catalog.recommended', { limit: 24 }, inBackground)
  const longest = Math.max(...lists.map(({ length }) => length))
  const alternating = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
  const all = [...alternating.flat(), ...bestSelling]
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
}
