// Shown where data could not be loaded.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export function LoadProblem({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <EmptyState icon="warning" title={problem}>
      <Button onClick={onRetry}>{t('shell.retry')}</Button>
    </EmptyState>
  )
}
