// Buttons on the pictures: save to the wishlist, share, enlarge.
import type { Product } from '#domain/catalog/catalog.ts'
import { useLoadOnPress } from '../../platform/hydration/load-on-press.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { WishlistButton } from '../../shared/wishlist/WishlistButton.tsx'

export function GalleryTools({ product, onEnlarge }: { product: Product; onEnlarge: () => void }) {
  const t = useTranslate()
  const onPress = useLoadOnPress()
  const { id, title } = product
  return (
    <>
      <WishlistButton id={id} title={title} />
      <div data-part="tools">
        <IconButton
          icon="share"
          raised
          label={t('product.share')}
          onClick={() =>
            onPress(
              () => import('./share.ts'),
              ({ share }) => void share(title, t),
            )
          }
        />
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
