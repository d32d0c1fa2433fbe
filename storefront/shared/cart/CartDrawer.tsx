// The place of the drawer in every page. Its code comes when it is first opened, or before where that is likely.
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useMiniCartOpen } from './mini-cart.ts'
import { withTexts } from '../../platform/texts.ts'

export const loadMiniCart = () => withTexts(['cart', 'sums'], import('./MiniCart.tsx'))

/** Without its code there is still the way to the cart in the header. */
const MiniCart = lazy<ComponentType>(() => loadMiniCart().catch(() => ({ default: () => null })))

export function CartDrawer() {
  const open = useMiniCartOpen()
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense fallback={null}>
        <MiniCart />
      </Suspense>
    )
  )
}
