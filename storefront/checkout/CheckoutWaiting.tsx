// The checkout while its cart, or its code, is on its way.
import { useTranslate } from '../pages/visit.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

export function CheckoutWaiting() {
  const t = useTranslate()
  return (
    <output aria-label={t('checkout.loading')} data-part="columns">
      <Skeleton lines={5} />
      <div>
        <Skeleton shape="title" />
        <Skeleton lines={6} />
      </div>
    </output>
  )
}
