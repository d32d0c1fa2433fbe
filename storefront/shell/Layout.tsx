// Frame around every screen. `main` keeps its position in the tree, so that a change of layout unmounts no
// screen.
import { memo, type ReactNode } from 'react'
import { CartDrawer } from '../shared/cart/CartDrawer.tsx'
import { announcerId, mainId } from '#web/platform/navigation/landmarks.ts'
import type { Route } from '#web/platform/pages/route.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Header } from './Header.tsx'
import { PlainHeader } from './PlainHeader.tsx'
import { PromiseBar } from './PromiseBar.tsx'
import { ToastHost } from './ToastHost.tsx'
import { Footer } from './deferred.ts'

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
