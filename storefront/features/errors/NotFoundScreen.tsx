// `/error/404`: the page does not exist, or the shop is unreachable. If an order was in progress, the page offers to
// check its state.
import { Suspense, useSyncExternalStore } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { requestedAddress, type NotFoundData } from '#web/platform/navigation/unreachable-page.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { NextSteps } from '../../shared/navigation/NextSteps.tsx'
import { useHydrated } from '#web/platform/hydration/use-hydrated.ts'
import { Button } from '#web/ui/Button.tsx'
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'
import { HelpLine } from './HelpLine.tsx'
import { TryAgain } from './TryAgain.tsx'
import './ErrorScreen.css'

const noUpdates = (): (() => void) => () => undefined

/** Loads at hydration, because there may be no connection when it is needed. */
const FindPendingOrder = deferredComponent(() => import('../../shared/orders/FindPendingOrder.tsx'), {
  when: 'hydration',
  missing: MissingContent,
})

const BestSellers = deferredComponent(() => import('../../shared/products/BestSellers.tsx'), {
  when: 'near',
  missing: null,
})

export default function NotFoundScreen({ data }: { data: NotFoundData }) {
  const { t, href } = useVisit()
  // From the history entry, so it survives a reload.
  const address = useSyncExternalStore(noUpdates, requestedAddress, () => '')
  const hydrated = useHydrated()
  const isUnreachable = Boolean(data?.unreachable || address)
  return (
    <div className="error-screen container" data-alone>
      <ParcelPicture />
      <h1>{t('error.oops')}</h1>
      <p data-part="lead">{t(isUnreachable ? 'error.unreachable' : 'error.lost')}</p>
      {!isUnreachable && <small>{t('error.checkAddress')}</small>}
      {hydrated && (
        <Suspense fallback={null}>
          <FindPendingOrder />
        </Suspense>
      )}
      {address && <TryAgain address={address} />}
      <Button href={href('/')} variant={address ? 'secondary' : 'primary'}>
        {t('error.home')}
      </Button>
      <NextSteps offline={isUnreachable} />
      <HelpLine />
      {!isUnreachable && (
        <div data-part="best">
          <BestSellers />
        </div>
      )}
    </div>
  )
}
