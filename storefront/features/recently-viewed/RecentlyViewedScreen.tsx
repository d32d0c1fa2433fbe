// The page of recently viewed products, with a button to clear the list.
import { useRef } from 'react'
import type { FinderTexts } from '../../shared/finder-texts.ts'
import { ProductCarousel } from '../../shared/products/ProductCarousel.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { forgetRecent, viewRecent, type ViewedProduct } from '../../shared/recently-viewed/recent-calls.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/platform/toasts.ts'

const RecentlyViewedList = deferredComponent(() => import('./RecentlyViewedList.tsx'), {
  when: 'hydration',
  missing: MissingContent,
})

export default function RecentlyViewedScreen({ data }: { data: FinderTexts }) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)

  async function clear(replace: (products: readonly ViewedProduct[]) => void): Promise<void> {
    await forgetRecent()
    replace([])
    toast({ type: 'success', text: t('recent.forgotten') })
    heading.current?.focus()
  }

  return (
    <ProductCarousel
      title={t('recent.title')}
      text={t('recent.text')}
      loadingLabel={t('recent.loading')}
      failedTitle={t('recent.failed')}
      load={viewRecent}
      heading={heading}
      tools={(_, replace) => (
        <Button
          variant="link"
          size="s"
          // The call has already shown the message of a refusal.
          onClick={() => void clear(replace).catch(() => undefined)}
        >
          {t('recent.forget')}
        </Button>
      )}
    >
      {(products) => <RecentlyViewedList products={products} finder={data} />}
    </ProductCarousel>
  )
}
