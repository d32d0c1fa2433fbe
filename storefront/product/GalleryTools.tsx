// What can be done with the pictures: put the gift aside, show it to somebody, see it larger.
import { useState, type ComponentProps, type ComponentType } from 'react'
import type { Product } from '#domain/catalog.ts'
import { useOnPress } from '../pages/on-press.ts'
import { useTranslate } from '../pages/visit.ts'
import { withTexts } from '../texts.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { WishButton } from '../wishlist/WishButton.tsx'

type Closer = ComponentType<ComponentProps<typeof import('./ZoomDialog.tsx').ZoomDialog>>

/** `current` is the picture in sight. */
export function GalleryTools({ product, current }: { product: Product; current: number }) {
  const t = useTranslate()
  const onPress = useOnPress()
  const [zoom, setZoom] = useState<{ Closer: Closer; first: number } | null>(null)
  const { id, title, pictures } = product
  return (
    <>
      <WishButton id={id} title={title} />
      <div data-part="tools">
        <IconButton
          icon="share"
          raised
          label={t('product.share')}
          onClick={() =>
            onPress(
              () => withTexts(['closer'], import('./share.ts')),
              ({ share }) => void share(title, t),
            )
          }
        />
        <IconButton
          icon="enlarge"
          raised
          label={t('product.enlarge')}
          aria-haspopup="dialog"
          onClick={() =>
            onPress(
              () => withTexts(['closer'], import('./ZoomDialog.tsx')),
              ({ ZoomDialog }) => setZoom({ Closer: ZoomDialog, first: current }),
            )
          }
        />
      </div>
      {zoom && (
        <zoom.Closer title={title} pictures={pictures} first={zoom.first} onClose={() => setZoom(null)} />
      )}
    </>
  )
}
