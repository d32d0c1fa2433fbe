// In place of content whose code cannot load. A chunk is missing after a new build, or there is no connection.
import { useEffect } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { reloadOnce } from '#web/platform/navigation/reload-once.ts'
import { useVisit } from '#web/platform/pages/visit.ts'

export function MissingContent() {
  const { site, t } = useVisit()
  useEffect(() => void reloadOnce(new URL(location.href), site.buildId), [site])
  return (
    <EmptyState icon="warning" title={t('error.title')} text={t('error.unreachable')}>
      <Button onClick={() => location.reload()}>{t('shell.retry')}</Button>
    </EmptyState>
  )
}
