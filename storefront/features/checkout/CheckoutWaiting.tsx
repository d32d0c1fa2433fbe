// The checkout while its cart, or its code, is on its way: in the shape it will have.
import { useTranslate } from '../../platform/pages/visit.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

export function CheckoutWaiting() {
  const t = useTranslate()
  return (
    <output aria-label={t('checkout.loading')} data-part="columns">
      <span data-part="waiting-summary">
        <Skeleton shape="title" />
        <Skeleton lines={5} />
      </span>
      <span data-part="waiting-form">
        <Skeleton shape="title" />
        <Skeleton shape="field" />
        <Skeleton shape="title" />
        <Skeleton shape="field" lines={4} />
      </span>
    </output>
  )
}
