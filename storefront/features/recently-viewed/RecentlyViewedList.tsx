// The list of recently viewed products, or an empty state.
import { ArrivalLine } from '../../shared/products/ArrivalLine.tsx'
import BestSellers from '../../shared/products/BestSellers.tsx'
import EmptyProductList from '../../shared/products/EmptyProductList.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { FinderTile } from '../../shared/product-list/FinderTile.tsx'
import type { FinderTexts } from '../../shared/finder-texts.ts'
import type { ViewedProduct } from '../../shared/recently-viewed/recent-calls.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import '../../shared/product-list/ListEnd.css'

type RecentlyViewedListProps = { products: readonly ViewedProduct[]; finder: FinderTexts }

export default function RecentlyViewedList({ products, finder }: RecentlyViewedListProps) {
  const t = useTranslate()
  return products.length > 0 ? (
    <>
      <ProductGrid
        products={products}
        kind="row"
        eager={4}
        filler={<FinderTile finder={finder} />}
        under={({ id }) => {
          const { arrival = null } = products.find((product) => product.id === id) ?? {}
          return arrival && <ArrivalLine text={arrival} />
        }}
      />
      <BestSellers without={products.map(({ key }) => key)} />
    </>
  ) : (
    <EmptyProductList title={t('recent.empty')} text={t('recent.emptyText')} />
  )
}
