// Frame around every screen. `main` keeps its position in the tree, so that a change of layout unmounts no
// screen.
import { memo, type ReactNode, Suspense, useState } from 'react'
import { CartDrawer } from '../shared/cart/CartDrawer.tsx'
import { announcerId, mainId } from '#web/platform/navigation/landmarks.ts'
import type { Route } from '#web/platform/pages/route.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../shared/shop-visit.ts'
import { Header } from './Header.tsx'
import { Footer } from './deferred.ts'
import { Wordmark } from '../shared/navigation/Wordmark.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useStore } from '#web/platform/store.ts'
import { toasts } from '#web/platform/toasts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import './Header.css'
import './PromiseBar.css'

/** Memoised: a navigation renders the screens, and only those parts of the header that read the route. */
const Head = memo(Header)

export function Layout({ kind, children }: { kind: Route['layout'] | undefined; children: ReactNode }) {
  const t = useTranslate()
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {t('shell.skip')}
      </a>
      {!kind && <PromiseBar />}
      {!kind ? <Head /> : <PlainHeader />}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {!kind && <Footer />}
      {!kind && <CartDrawer />}
      <ToastHost />
      <div id={announcerId} className="visually-hidden" aria-live="polite" />
    </>
  )
}

/** Header of the 'customer' layout: only the link home. */
function PlainHeader() {
  const { href } = useVisit()
  return (
    <header className="header" data-kind="plain">
      <div data-part="top" className="container">
        <a data-part="home" href={href('/')}>
          <Wordmark />
        </a>
      </div>
    </header>
  )
}

/** Loads in idle time: error messages must be there before the connection is lost. */
const Toasts = deferredComponent(() => import('#web/ui/Toasts.tsx'), { when: 'idle', missing: null })

function ToastHost() {
  const hasToasts = useStore(toasts, (all) => all.length > 0, false)
  const [needed, setNeeded] = useState(false)
  if (hasToasts && !needed) setNeeded(true)
  return (
    needed && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  )
}

/** Bar above the header with the shop's promises: returns, refunds, quality. */
function PromiseBar() {
  const { t, site } = useShopVisit()
  return (
    <aside className="promise-bar" aria-label={t('promise.title')}>
      <ul className="container">
        <li>
          <Icon name="returns" />
          {t('promise.returns', site)}
        </li>
        <li>
          <Icon name="wallet" />
          {t('promise.refund')}
        </li>
        <li>
          <Icon name="quality" />
          {t('promise.quality')}
        </li>
      </ul>
    </aside>
  )
}
