// Row of products in the overview with a link to all. Renders nothing if there are none.
import { useEffect, useId, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'

type ShelfRowProps = {
  title: string
  path: string
  load: () => Promise<readonly ProductCard[]>
}

const maxProducts = 4

export function ProductRow({ title, path, load }: ShelfRowProps) {
  const t = useTranslate()
  const href = useHref()
  const id = useId()
  const [products, setProducts] = useState<readonly ProductCard[]>([])
  useEffect(() => {
    let current = true
    load().then(
      (all) => current && setProducts(all),
      () => undefined,
    )
    return () => void (current = false)
  }, [load])
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {products.length > maxProducts && <a href={href(path)}>{t('account.seeAll')}</a>}
      </header>
      <ProductGrid products={products.slice(0, maxProducts)} kind="row" />
    </section>
  )
}
