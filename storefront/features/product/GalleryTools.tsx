// Buttons on the pictures: save to the wishlist, share, enlarge.
import type { Product, Variant } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { WishlistButton } from '../../shared/wishlist/WishlistButton.tsx'
import { ShareButton } from './deferred.ts'

type GalleryToolsProps = { product: Product; variant: Variant | undefined; onEnlarge: () => void }

export function GalleryTools({ product, variant, onEnlarge }: GalleryToolsProps) {
  const t = useTranslate()
  const { id, title } = product
  return (
    <>
      <WishlistButton id={id} title={title} variantId={variant?.id} />
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
