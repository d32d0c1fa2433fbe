// The way to the wishlist, with how much is on it. The number is this browser's own: the page from the server has none.
import { useHref, useTranslate } from '../platform/pages/visit.ts'
import { useWishes } from '../shared/wishlist/wishlist.ts'
import { CountBadge } from '../ui/CountBadge.tsx'
import { IconButton } from '../ui/IconButton.tsx'

export function WishlistLink() {
  const t = useTranslate()
  const href = useHref()
  const count = useWishes().length
  return (
    <IconButton icon="heart" label={t('shell.wishlist', { count })} href={href('/wishlist')}>
      <CountBadge count={count} />
    </IconButton>
  )
}
