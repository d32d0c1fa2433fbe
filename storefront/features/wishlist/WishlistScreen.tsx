// The wishlist page: saved products, their changes and the setting for alerts.
import { useRef, useState } from 'react'
import type { Output } from '#api/call.ts'
import { ProductCarousel } from '../../shared/products/ProductCarousel.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useWishlistIds, wishlist } from '../../shared/wishlist/wishlist.ts'
import type { SavedProduct } from '../../shared/wishlist/saved-product.ts'
import { viewWishlist } from '../../shared/wishlist/wishlist-calls.ts'
import { Button } from '#web/ui/Button.tsx'

const WishlistProducts = deferredComponent(() => import('./WishlistProducts.tsx'), {
  when: 'hydration',
  missing: MissingContent,
})
const WishlistAlertSetting = deferredComponent(() => import('./WishlistAlertSetting.tsx'), {
  when: 'hydration',
  missing: MissingContent,
})

type Alerts = Pick<Output<'wishlist.view'>, 'news' | 'notices'>

export default function WishlistScreen() {
  const { t, locale } = useVisit()
  const productIds = useWishlistIds()
  const heading = useRef<HTMLHeadingElement>(null)
  const [{ news, notices }, setAlerts] = useState<Alerts>({ news: [], notices: null })

  async function load(): Promise<readonly SavedProduct[]> {
    const { products, ...alerts } = await viewWishlist()
    wishlist.confirm(products.map(({ id }) => id))
    setAlerts(alerts)
    return products
  }

  return (
    <ProductCarousel
      title={t('wishlist.title')}
      text={t('wishlist.text')}
      loadingLabel={t('wishlist.loading')}
      failedTitle={t('wishlist.failed')}
      load={load}
      heading={heading}
    >
      {(products) => (
        <WishlistProducts
          products={products.filter(({ id }) => productIds.includes(id))}
          news={news}
          onFocusLost={() => heading.current?.focus()}
        >
          <Button icon="gift" variant="secondary" size="s" href={`/registry/own?lang=${locale}`}>
            {t('registry.make')}
          </Button>
          {notices !== null && <WishlistAlertSetting on={notices} />}
        </WishlistProducts>
      )}
    </ProductCarousel>
  )
}
