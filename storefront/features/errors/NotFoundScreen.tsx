// `/error/404`: nothing is here, or the shop could not be reached. Where that happened on the way to an order,
// it offers to find out what became of it.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyContent } from '../../shared/lazy-content.tsx'
import { wantedAddress, type NotFoundData } from '../../platform/navigation/unreachable-page.ts'
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import { NextSteps } from '../../shared/navigation/NextSteps.tsx'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TryAgain } from './TryAgain.tsx'
import './ErrorScreen.css'

const never = (): (() => void) => () => undefined

/** Fetched with the screen, since it is shown where the connection is lost. */
const CheckMyOrder = lazyContent<object>(async () => {
  const { CheckMyOrder: Part } = await import('../../shared/orders/CheckMyOrder.tsx')
  return { default: Part }
})

export default function NotFoundScreen({ data }: { data: NotFoundData }) {
  const t = useTranslate()
  const href = useHref()
  // Also after the document was loaded again at this address.
  const wanted = useSyncExternalStore(never, wantedAddress, () => '')
  const hydrated = useHydrated()
  return (
    <div className="error-screen container">
      <Icon name="flower" />
      <h1>{t('error.oops')}</h1>
      <p>{t(data?.unreachable || wanted ? 'error.unreachable' : 'error.checkAddress')}</p>
      {hydrated && (
        <Suspense fallback={null}>
          <CheckMyOrder />
        </Suspense>
      )}
      {wanted && <TryAgain wanted={wanted} />}
      <Button href={href('/')} variant={wanted ? 'secondary' : 'primary'}>
        {t('error.home')}
      </Button>
      <NextSteps />
    </div>
  )
}
