// The place of the drawer in every page. Its code comes when it is first opened.
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useMiniCartOpen } from '../state/mini-cart.ts'
import { withTexts } from '../texts.ts'

/** Without its code there is still the way to the cart in the header. */
const MiniCart = lazy<ComponentType>(() =>
  withTexts(['cart', 'sums'], import('./MiniCart.tsx')).catch(() => ({ default: () => null })),
)

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
