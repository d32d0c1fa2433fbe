// Placeholder of the cart while its lines or code load.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

export function CartSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true" data-part="columns">
      <div data-part="waiting">
        <Skeleton shape="portrait" />
        <Skeleton lines={4} />
      </div>
      <Skeleton lines={6} />
      <span className="visually-hidden">{t('cart.loading')}</span>
    </div>
  )
}
