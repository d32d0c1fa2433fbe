// The list of recently viewed products, or an empty state.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import BestSellers from '../../shared/products/BestSellers.tsx'
import EmptyProductList from '../../shared/products/EmptyProductList.tsx'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { WrappedParcel } from '../../shared/wrapping/WrappedParcel.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'

export default function RecentlyViewedList({ products }: { products: readonly ProductCard[] }) {
  const t = useTranslate()
  return products.length > 0 ? (
    <>
      <ProductGrid products={products} kind="row" eager={4} />
      <BestSellers without={products.map(({ key }) => key)} />
    </>
  ) : (
    <EmptyProductList
      title={t('recent.empty')}
      text={t('recent.emptyText')}
      picture={<WrappedParcel paper="kraft" ribbon="sage" />}
    />
  )
}
