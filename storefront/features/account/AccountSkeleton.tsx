// Skeleton of an account page.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

export function AccountSkeleton() {
  const t = useTranslate()
  return (
    <output aria-label={t('account.loading')}>
      <Skeleton shape="title" />
      <Skeleton lines={6} />
    </output>
  )
}
