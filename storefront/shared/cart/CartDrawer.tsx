// Placeholder of the mini cart on every page. The code of the mini cart loads when it first opens, or earlier
// if that is likely.
import { Suspense, useState } from 'react'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useMiniCartOpen } from './mini-cart.ts'

export const loadMiniCart = deferred(() => import('./MiniCart.tsx'), { when: 'use' })

/** If the code cannot load, the drawer stays empty; the header still links to the cart. */
const MiniCart = deferredComponent(loadMiniCart, { when: 'use', missing: null })

export function CartDrawer() {
  const open = useMiniCartOpen()
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <MiniCart />
      </Suspense>
    )
  )
}
