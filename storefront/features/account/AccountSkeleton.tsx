// Skeleton of an account page.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

export function AccountSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton lines={6} />
      <span className="visually-hidden">{t('account.loading')}</span>
    </div>
  )
}
