// Shown where data could not be loaded.
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { t } from '../platform/language.ts'

export function LoadProblem({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <EmptyState icon="warning" title={problem}>
      <Button onClick={onRetry}>{t('shell.retry')}</Button>
    </EmptyState>
  )
}
