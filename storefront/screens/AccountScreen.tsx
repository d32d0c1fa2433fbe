// The customer's account is not open yet: says so, and leads to what a guest can do instead.
import { useHref, useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export default function AccountScreen() {
  const t = useTranslate()
  const href = useHref()
  return (
    <div className="container">
      <h1>{t('account.title')}</h1>
      <EmptyState icon="user" title={t('account.soon')}>
        <Button href={href('/trackOrder')}>{t('track.title')}</Button>
      </EmptyState>
    </div>
  )
}
