// The product page: pictures, form, facts, reviews and related products.
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import { ProductForm } from './ProductForm.tsx'
import { firstChoice, variantOf } from './choose-variant.ts'
import { Gallery } from './Gallery.tsx'
import { ProductFacts, ProductReviews, RelatedProducts } from './deferred.ts'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { ProductData } from './load-product.ts'
import './ProductScreen.css'

/** Far below the first screen: its code loads after the page. */
const BelowProduct = lazy<ComponentType<{ data: ProductData }>>(() =>
  import('./BelowProduct.tsx').catch(() => ({ default: () => null })),
)

export default function ProductScreen({ data }: { data: ProductData }) {
  const { product, related, taxText, delivery, reviews } = data
  const t = useTranslate()
  const href = useHref()
  const hydrated = useHydrated()
  const [choice, setChoice] = useState(() => firstChoice(product))
  const [personalText, setPersonalText] = useState<string | null>('')
  const variant = variantOf(product, choice)
  const { title, categories } = product
  const isSoldOut = product.variants.every(({ stock }) => stock <= 0)
  return (
    <div className="product-screen container">
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[
          { label: t('shop.home'), href: href('/') },
          ...categories
            .slice(0, 1)
            .map(({ name, address }) => ({ label: name, href: href(`/classify/${address}`) })),
          { label: title },
        ]}
      />
      <div data-part="product">
        <Gallery product={product} variantPicture={variant?.picture ?? null} personalText={personalText} />
        <div data-part="side">
          <ProductForm
            product={product}
            isAvailable={!isSoldOut}
            variant={variant}
            choice={choice}
            onChoose={setChoice}
            personalText={personalText}
            onPersonalText={setPersonalText}
            taxText={taxText}
            delivery={delivery}
            reviews={reviews}
          />
          {isSoldOut && related.length > 0 && <RelatedProducts products={related.slice(0, 3)} />}
          <ProductFacts product={product} />
        </div>
      </div>
      {reviews && <ProductReviews reviews={reviews} />}
      {!isSoldOut && related.length > 0 && <RelatedProducts products={related} />}
      {hydrated && (
        <Suspense fallback={null}>
          <BelowProduct data={data} />
        </Suspense>
      )}
    </div>
  )
}
