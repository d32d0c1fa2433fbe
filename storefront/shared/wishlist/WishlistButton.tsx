// Heart button that adds a product to the wishlist or removes it.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useInWishlist, wishlist } from './wishlist.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import './WishlistButton.css'

type WishlistButtonProps = {
  id: string
  title: string
  /** The variant that is shown, if it is a choice of the shopper. */
  variantId?: string | undefined
}

export function WishlistButton({ id, title, variantId }: WishlistButtonProps) {
  const t = useTranslate()
  const inWishlist = useInWishlist(id)
  return (
    <span className="wishlist-button">
      <IconButton
        icon="heart"
        raised
        label={t('wishlist.toggle', { title })}
        aria-pressed={inWishlist}
        onClick={() => void wishlist.toggle(id, variantId)}
      />
    </span>
  )
}
