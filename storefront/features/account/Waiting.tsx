// A page of the account while what it shows is on its way.
import { useTranslate } from '../../platform/pages/visit.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

export function Waiting() {
  const t = useTranslate()
  return (
    <output aria-label={t('account.loading')}>
      <Skeleton shape="title" />
      <Skeleton lines={6} />
    </output>
  )
}
