// What the shopper looked at lately, and the way to forget it.
import { useRef } from 'react'
import type { ProductCard } from '#domain/catalog.ts'
import { NothingHere } from '../catalog/NothingHere.tsx'
import { ProductGrid } from '../catalog/ProductGrid.tsx'
import { Shelf } from '../catalog/Shelf.tsx'
import { useTranslate } from '../pages/visit.ts'
import { forgetRecent, viewRecent } from '../recent/recent-calls.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toasts.ts'

export default function RecentlyViewedScreen() {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)

  async function forget(replace: (products: readonly ProductCard[]) => void): Promise<void> {
    await forgetRecent()
    replace([])
    toast({ type: 'success', text: t('recent.forgotten') })
    heading.current?.focus()
  }

  return (
    <Shelf
      title={t('recent.title')}
      text={t('recent.text')}
      loadingLabel={t('recent.loading')}
      failedTitle={t('recent.failed')}
      load={viewRecent}
      heading={heading}
      tools={(_, replace) => (
        <Button
          variant="secondary"
          size="s"
          icon="remove"
          // A refusal has shown its message.
          onClick={() => void forget(replace).catch(() => undefined)}
        >
          {t('recent.forget')}
        </Button>
      )}
    >
      {(products) =>
        products.length > 0 ? (
          <ProductGrid products={products} kind="row" eager={4} />
        ) : (
          <NothingHere icon="history" title={t('recent.empty')} text={t('recent.emptyText')} />
        )
      }
    </Shelf>
  )
}
