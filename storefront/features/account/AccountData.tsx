// Renders loading, error or data.
import type { ReactNode } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { AccountData as Data } from '../../shared/sign-in/use-account-data.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'

type AccountDataProps<T> = { state: Data<T>; onRetry: () => void; children: (data: T) => ReactNode }

export function AccountData<T>({ state, onRetry, children }: AccountDataProps<T>) {
  const t = useTranslate()
  if (state.phase === 'ready') return children(state.data)
  if (state.phase === 'loading') return <AccountSkeleton />
  return (
    <EmptyState icon="warning" title={t('account.failed')} text={t('cart.failedText')}>
      <Button onClick={onRetry}>{t('shell.retry')}</Button>
    </EmptyState>
  )
}
