// Placeholder of the checkout while its cart or code loads. It has the final layout.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

export function CheckoutSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true" data-part="columns">
      <span data-part="folded">
        <Skeleton />
      </span>
      <span data-part="waiting-form">
        <Skeleton shape="title" />
        <Skeleton shape="field" />
        <Skeleton shape="title" />
        <Skeleton shape="field" lines={4} />
      </span>
      <span data-part="waiting-summary">
        <Skeleton shape="title" />
        <Skeleton lines={5} />
      </span>
      <span className="visually-hidden">{t('checkout.loading')}</span>
    </div>
  )
}
