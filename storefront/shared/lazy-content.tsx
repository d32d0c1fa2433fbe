// Content of a screen whose document is the same for every visitor; its code loads during hydration.
import { lazy, useEffect, type ComponentType } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { reloadOnce } from '../platform/navigation/reload-once.ts'
import { useTranslate, useVisit } from '../platform/pages/visit.ts'

/** For content that the server never renders; the fallback is the screen's loading state. `rare`: few
 * visitors need it, so it loads when it is rendered. */
export function lazyContent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { rare = false } = {},
): ComponentType<Props> {
  // A failed load is repeated when the content is rendered.
  let loading = typeof window === 'undefined' || rare ? undefined : load()
  loading?.catch(() => (loading = undefined))
  return lazy<ComponentType<Props>>(() =>
    (loading ?? load()).catch(() => ({ default: Missing })),
  ) as unknown as ComponentType<Props>
}

/** A chunk is missing after a new build, or without a connection. */
function Missing() {
  const { site } = useVisit()
  const t = useTranslate()
  useEffect(() => void reloadOnce(new URL(location.href), site.buildId), [site])
  return (
    <EmptyState icon="warning" title={t('error.title')} text={t('error.unreachable')}>
      <Button onClick={() => location.reload()}>{t('cart.retry')}</Button>
    </EmptyState>
  )
}
