// The screen of the address. Its code loads when it is opened first.
import { useEffect, useState, type ComponentType } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useMay } from '../platform/member.ts'
import { matchPath, useAddress } from '../platform/router.ts'
import { adminRoutes, type AdminRoute, type ScreenProps } from '../routes.ts'
import { LoadProblem } from '../ui/LoadProblem.tsx'

type Found = { readonly route: AdminRoute; readonly params: Record<string, string> }

function findRoute(path: string): Found | undefined {
  for (const route of adminRoutes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return undefined
}

type Shown = { readonly route: AdminRoute; readonly Screen: ComponentType<ScreenProps> | null }

export function ScreenOf() {
  const t = useTranslate()
  const may = useMay()
  const { path } = useAddress()
  const found = findRoute(path)
  const isAllowed = found && (found.route.permission === 'member' || may(found.route.permission))
  const route = isAllowed ? found.route : null
  // A null screen: its code could not load.
  const [shown, setShown] = useState<Shown | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const show = (next: Shown): void => {
      if (isCurrent) setShown(next)
    }
    route?.load().then(
      (module) => show({ route, Screen: module.default }),
      () => show({ route, Screen: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [route, attempt])
  if (!route)
    return <EmptyState icon="lock" title={t('admin.frame.noScreen')} text={t('admin.frame.noScreenText')} />
  if (shown?.route !== route) return null
  const { Screen } = shown
  if (!Screen)
    return (
      <LoadProblem problem={t('admin.frame.unreachable')} onRetry={() => setAttempt((count) => count + 1)} />
    )
  // The key: another address of the same screen starts with fresh state.
  return <Screen key={path} params={found!.params} />
}
