// Frame of every account page: title, menu and content, or the sign-in form. After signing in, the customer
// stays on the requested page.
import { Suspense, type ReactNode } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { readStored } from '#web/platform/storage/storage.ts'
import { useRoute, useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { useHydrated } from '#web/platform/hydration/use-hydrated.ts'
import { useUserName } from '../../shared/sign-in/user.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { AccountBenefits } from './AccountBenefits.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import './AccountPage.css'

/** Only for guests. */
const SignIn = deferredComponent<object>(() => import('../../shared/sign-in/SignIn.tsx'), {
  when: 'use',
  missing: MissingContent,
})

/** Under the form that opens an account, if the merchant has published the terms. */
function Terms() {
  const t = useTranslate()
  const { hidden } = useShopVisit().frame
  if (hidden.includes('/rich/terms')) return null
  return (
    <div data-part="terms">
      <p>
        <LinkedText text={t('account.agree')} path="/rich/terms" />
      </p>
      {!hidden.includes('/rich/privacy') && (
        <p>
          <LinkedText text={t('account.readPrivacy')} path="/rich/privacy" />
        </p>
      )}
    </div>
  )
}

type AccountPageProps = {
  title: string
  children: ReactNode
}

export function AccountPage({ title, children }: AccountPageProps) {
  const { t, href } = useVisit()
  const { path } = useRoute()
  const hydrated = useHydrated()
  const user = useUserName()
  const wantsOrders = path === '/user/order'
  const otherTitle = path === '/user/center' ? 'account.signInTitle' : 'account.gate'
  if (hydrated && !user) {
    const heading = <h1>{t(wantsOrders ? 'account.signInForOrders' : otherTitle)}</h1>
    return (
      <div className="container filled-later account-gate">
        <Suspense
          fallback={
            <div data-part="form">
              {heading}
              <AccountSkeleton />
            </div>
          }
        >
          <div data-part="form">
            {heading}
            <SignIn />
            <Terms />
            <p>
              {t('account.guestOrder')}{' '}
              {wantsOrders ? (
                <Button variant="secondary" size="s" href={href('/trackOrder')}>
                  {t('track.title')}
                </Button>
              ) : (
                <a href={href('/trackOrder')}>{t('track.title')}</a>
              )}
            </p>
          </div>
          <AccountBenefits />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="container filled-later account-page" data-center={path === '/user/center' || undefined}>
      <header>
        {path !== '/user/center' && (
          <a href={href('/user/center')}>
            <Icon name="arrow-start" />
            {t('account.title')}
          </a>
        )}
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <AccountMenu current={path} waiting={!hydrated} />
      {/* The key resets all state when the customer changes: a sign-out ends the session. */}
      <div data-part="main" key={readStored('session')}>
        {hydrated ? children : <AccountSkeleton />}
      </div>
    </div>
  )
}
