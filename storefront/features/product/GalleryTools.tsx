// Buttons on the pictures: save to the wishlist, share, enlarge.
import type { Product } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { WishlistButton } from '../../shared/wishlist/WishlistButton.tsx'
import { ShareButton } from './deferred.ts'

export function GalleryTools({ product, onEnlarge }: { product: Product; onEnlarge: () => void }) {
  const t = useTranslate()
  const { id, title } = product
  return (
    <>
      <WishlistButton id={id} title={title} />
      <div data-part="tools">
        <ShareButton title={title} />
        <IconButton
          icon="enlarge"
          raised
          label={t('product.enlarge')}
          aria-haspopup="dialog"
          onClick={onEnlarge}
        />
      </div>
    </>
  )
}
