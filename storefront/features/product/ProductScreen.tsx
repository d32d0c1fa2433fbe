// The product page: pictures, form, facts, reviews and related products.
import { Suspense, useEffect, useState } from 'react'
import type { Product } from '#domain/catalog/catalog.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { ProductForm } from './ProductForm.tsx'
import { firstChoice, variantOf, type Choice } from './choose-variant.ts'
import { Gallery } from './Gallery.tsx'
import { ProductFacts, ProductReviews, RelatedProducts } from './deferred.ts'
import { AfterHydration } from '#web/platform/hydration/AfterHydration.ts'
import { useNavigation } from '#web/platform/navigation/navigation-context.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import type { ProductData } from './load-product.ts'
import './ProductScreen.css'

/** Far below the first screen: its code loads after the page. */
const RecentlyViewed = deferredComponent(() => import('../../shared/recently-viewed/RecentlyViewed.tsx'), {
  when: 'use',
  missing: null,
})

type Selection = {
  readonly choice: Choice
  /** Id of the variant that the address names, or will name; null: none. */
  readonly named: string | null
  /** By the shopper, not by the address. */
  readonly isChosen: boolean
  readonly data: ProductData
}

const addressed = (data: ProductData, choice: Choice): Selection => {
  return { choice, named: data.variant, isChosen: false, data }
}

function chosen({ choice, named, data }: Selection, next: (before: Choice) => Choice): Selection {
  const after = next(choice)
  return { choice: after, named: variantOf(data.product, after)?.id ?? named, isChosen: true, data }
}

export default function ProductScreen({ data }: { data: ProductData }) {
  const { product, variant: named, related, taxText, delivery, reviews } = data
  const { changeQuery } = useNavigation()
  const [selection, setSelection] = useState(() => addressed(data, firstChoice(product, named)))
  // Newer data of this address keeps the choice; another address may name another variant.
  if (selection.data !== data)
    setSelection(addressed(data, selection.named === named ? selection.choice : firstChoice(product, named)))
  const { choice } = selection
  const [personalText, setPersonalText] = useState<string | null>('')
  const [wrapped, setWrapped] = useState<Product | null>(null)
  const variant = variantOf(product, choice)
  const { title } = product
  const [category] = product.categories

  useEffect(() => {
    if (variant && selection.isChosen) changeQuery('variant', variant.sku || variant.id)
  }, [changeQuery, selection, variant])

  const isSoldOut = product.variants.every(({ stock }) => stock <= 0)
  return (
    <div className="product-screen container">
      <Breadcrumbs
        parent={category && { name: category.name, path: `/classify/${category.address}` }}
        title={title}
      />
      <div data-part="product">
        <Gallery product={wrapped ?? product} variant={variant} personalText={personalText} />
        <div data-part="side">
          <ProductForm
            product={product}
            isAvailable={!isSoldOut}
            variant={variant}
            choice={choice}
            onChoose={(next) => setSelection((before) => chosen(before, next))}
            personalText={personalText}
            onPersonalText={setPersonalText}
            onWrapped={setWrapped}
            taxText={taxText}
            delivery={delivery}
            reviews={reviews}
          />
          {isSoldOut && related.length > 0 && <RelatedProducts products={related.slice(0, 3)} />}
        </div>
        <ProductFacts product={product} />
      </div>
      {reviews && <ProductReviews reviews={reviews} />}
      {!isSoldOut && related.length > 0 && <RelatedProducts products={related} />}
      <AfterHydration>
        <Suspense fallback={null}>
          <RecentlyViewed except={product.id} />
        </Suspense>
      </AfterHydration>
    </div>
  )
}
