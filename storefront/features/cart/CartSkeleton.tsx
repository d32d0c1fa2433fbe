// Placeholder of the cart while its lines or code load.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

export function CartSkeleton() {
  const t = useTranslate()
  return (
    <output aria-label={t('cart.loading')} data-part="columns">
      <div data-part="waiting">
        <Skeleton shape="portrait" />
        <Skeleton lines={4} />
      </div>
      <Skeleton lines={6} />
    </output>
  )
}
