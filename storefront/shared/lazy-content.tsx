// What fills a screen whose document is the same for everybody: its code comes while the page wakes.
import { lazy, useEffect, type ComponentType } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { reloadOnce } from '../platform/navigation/reload-once.ts'
import { useTranslate, useVisit } from '../platform/pages/visit.ts'

/**
 * For parts that the server never writes. The screen shows what it shows while its data are asked for. `rare`: not
 * every visitor of the screen sees it, so it is asked for where it is shown.
 */
export function lazyContent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { rare = false } = {},
): ComponentType<Props> {
  // What did not come with the screen is asked for again where it is shown.
  let coming = typeof window === 'undefined' || rare ? undefined : load()
  coming?.catch(() => (coming = undefined))
  return lazy<ComponentType<Props>>(() =>
    (coming ?? load()).catch(() => ({ default: Missing })),
  ) as unknown as ComponentType<Props>
}

/** A missing chunk means an old build, or no connection. */
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
