// Saved and recently viewed products of the overview, none of them twice. Few saved ones share their row with viewed
// ones.
import { useEffect, useId, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { viewRecent } from '../../shared/recently-viewed/recent-calls.ts'
import { namedByOptions } from '../../shared/wishlist/saved-product.ts'
import { viewWishlist } from '../../shared/wishlist/wishlist-calls.ts'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'

type Products = readonly ProductCard[]

const mostInRow = 4

export function ProductRows() {
  const t = useTranslate()
  const [{ saved, viewed }, setProducts] = useState<{ saved: Products; viewed: Products }>(none)
  useEffect(() => {
    let current = true
    loadRows().then(
      (loaded) => current && setProducts(loaded),
      () => undefined,
    )
    return () => void (current = false)
  }, [])
  const beside = saved.length < mostInRow ? saved.length : 0
  return (
    <div data-part="products" data-beside={beside || undefined}>
      <ProductRow title={t('footer.wishlist')} path="/wishlist" products={saved} max={mostInRow} />
      <ProductRow
        title={t('footer.recent')}
        path="/recently-viewed"
        products={viewed}
        max={mostInRow - beside}
      />
    </div>
  )
}

const none = { saved: [], viewed: [] }

async function loadRows(): Promise<{ saved: Products; viewed: Products }> {
  const [wishlist, recent] = await Promise.all([viewWishlist(), viewRecent()])
  const ids = new Set(wishlist.products.map(({ id }) => id))
  return { saved: wishlist.products.map(namedByOptions), viewed: recent.filter(({ id }) => !ids.has(id)) }
}

type ProductRowProps = { title: string; path: string; products: Products; max: number }

function ProductRow({ title, path, products, max }: ProductRowProps) {
  const t = useTranslate()
  const href = useHref()
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {products.length > max && <a href={href(path)}>{t('account.seeAll')}</a>}
      </header>
      <ProductGrid products={products.slice(0, max)} kind="row" short />
    </section>
  )
}
