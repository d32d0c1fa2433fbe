// What stands around every screen. The main part keeps its place in the tree, so that no screen is lost
// when the layout changes around it.
import { memo, type ReactNode } from 'react'
import { CartDrawer } from '../cart/CartDrawer.tsx'
import { announcerId, mainId } from '../pages/arrive.ts'
import type { Route } from '../pages/route.ts'
import { useTranslate } from '../pages/visit.ts'
import { Header } from './Header.tsx'
import { PlainHeader } from './PlainHeader.tsx'
import { PromiseBar } from './PromiseBar.tsx'
import { ToastPlace } from './ToastPlace.tsx'
import { Footer } from './later-parts.ts'

/** A step changes the screens, and of the frame only what asks where it stands. */
const Around = {
  PromiseBar: memo(PromiseBar),
  Header: memo(Header),
  PlainHeader: memo(PlainHeader),
  CartDrawer: memo(CartDrawer),
  ToastPlace: memo(ToastPlace),
}

export function Layout({ kind, children }: { kind: Route['layout']; children: ReactNode }) {
  const t = useTranslate()
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {t('shell.skip')}
      </a>
      {kind === 'default' && <Around.PromiseBar />}
      {kind === 'default' ? <Around.Header /> : <Around.PlainHeader />}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {kind === 'default' && <Footer />}
      {kind === 'default' && <Around.CartDrawer />}
      <Around.ToastPlace />
      <div id={announcerId} className="visually-hidden" aria-live="polite" />
    </>
  )
}
