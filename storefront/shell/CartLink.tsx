// Link to the cart with the number of its items. The server renders no number; the browser adds it.
import { useVisit } from '#web/platform/pages/visit.ts'
import { useCartCount } from '../shared/cart/cart-count.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

export function CartLink() {
  const { t, href } = useVisit()
  const count = useCartCount()
  return (
    <IconButton icon="bag" label={t('shell.cart', { count })} href={href('/cart')}>
      <CountBadge count={count} />
    </IconButton>
  )
}
