// Placeholder of the mini cart on every page. The code of the mini cart loads when it first opens, or earlier
// if that is likely.
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useMiniCartOpen } from './mini-cart.ts'

export const loadMiniCart = () => import('./MiniCart.tsx')

/** If the code cannot load, the drawer stays empty; the header still links to the cart. */
const MiniCart = lazy<ComponentType>(() => loadMiniCart().catch(() => ({ default: () => null })))

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
