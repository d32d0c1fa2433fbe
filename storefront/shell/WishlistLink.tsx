// Link to the wishlist with the number of its items. The server renders no number; the browser adds it.
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { useWishlistIds } from '../shared/wishlist/wishlist.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

export function WishlistLink() {
  const t = useTranslate()
  const href = useHref()
  const count = useWishlistIds().length
  return (
    <IconButton icon="heart" label={t('shell.wishlist', { count })} href={href('/wishlist')}>
      <CountBadge count={count} />
    </IconButton>
  )
}
