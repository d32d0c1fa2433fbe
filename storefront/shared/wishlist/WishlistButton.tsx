// Heart button that adds a product to the wishlist or removes it.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useInWishlist, wishlist } from './wishlist.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import './WishlistButton.css'

export function WishlistButton({ id, title }: { id: string; title: string }) {
  const t = useTranslate()
  const inWishlist = useInWishlist(id)
  return (
    <span className="wishlist-button">
      <IconButton
        icon="heart"
        raised
        label={t('wishlist.toggle', { title })}
        aria-pressed={inWishlist}
        onClick={() => void wishlist.toggle(id)}
      />
    </span>
  )
}
