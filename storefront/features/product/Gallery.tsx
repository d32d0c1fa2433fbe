// Pictures of the chosen variant, with a live preview of the personal text. Phones and tablets show one at a time, with
// arrows and thumbnails; desktops show them as tiles.
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type { Picture as PictureFacts, Product, Variant } from '#domain/catalog/catalog.ts'
import { picturesOf } from '#domain/catalog/variant-pictures.ts'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { useOnPress } from '#web/platform/hydration/use-on-press.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { PersonalPreview, ShownOption, SlideArrows, Thumbnails, ShareButton } from './deferred.ts'
import { useSlides } from './use-slides.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { WishlistButton } from '../../shared/wishlist/WishlistButton.tsx'
import './Gallery.css'

type GalleryProps = {
  product: Product
  variant: Variant | undefined
  /** null: the shopper chose to have none. */
  personalText: string | null
}

type ZoomDialogComponent = ComponentType<ComponentProps<typeof import('./ZoomDialog.tsx').ZoomDialog>>

const loadZoom = deferred(() => import('./open-zoom.ts'), { when: 'use' })

/** The strip scrolls, so it must be reachable by keyboard. */
const focusable = { tabIndex: 0 }

const firstSizes = '(min-width: 88rem) 42rem, (min-width: 48rem) 50vw, 100vw'
const tileSizes = '(min-width: 64rem) 26vw, (min-width: 48rem) 50vw, 100vw'

export function Gallery({ product, variant, personalText }: GalleryProps) {
  const t = useTranslate()
  const { title } = product
  const pictures = picturesOf(product, variant)
  const { strip, current, show } = useSlides(pictures.length)
  const onPress = useOnPress()
  const [zoom, setZoom] = useState<{ Dialog: ZoomDialogComponent; first: number } | null>(null)
  const [first] = pictures
  const [faded, setFaded] = useState({ first, before: first })
  if (faded.first?.name !== first?.name) setFaded({ first, before: faded.first })
  const isMany = pictures.length > 1
  const label = t('product.pictures', { title })

  // Another variant's picture is the first one.
  useEffect(() => show(0), [first?.name]) // oxlint-disable-line react-hooks/exhaustive-deps

  function enlarge(at: number): void {
    void onPress(loadZoom, ({ openZoom, ZoomDialog }) =>
      openZoom(strip.current?.children[at], at, () => setZoom({ Dialog: ZoomDialog, first: at })),
    )
  }

  return (
    <section className="gallery" aria-label={label} data-count={pictures.length}>
      <div data-part="frame">
        {!first && <Picture picture={null} ratio="square" sizes="" />}
        <ul ref={strip} data-part="strip" {...(isMany && focusable)} aria-label={label}>
          {pictures.map((picture, at) => (
            <Slide
              key={at && picture.name}
              product={product}
              variant={variant}
              personalText={personalText}
              picture={picture}
              before={at === 0 ? faded.before : undefined}
              sizes={at > 0 ? tileSizes : firstSizes}
              eager={at === 0}
              onPress={() => enlarge(at)}
            />
          ))}
        </ul>
        {isMany && <SlideArrows current={current} show={show} />}
        <GalleryTools product={product} variant={variant} onEnlarge={() => enlarge(current)} />
      </div>
      {isMany && (
        <div data-part="thumbnails">
          <Thumbnails {...{ product, personalText, pictures, current, show }} />
        </div>
      )}
      {zoom && (
        <zoom.Dialog
          product={product}
          variant={variant}
          text={personalText}
          first={zoom.first}
          onClose={() => setZoom(null)}
        />
      )}
    </section>
  )
}

type SlideProps = GalleryProps & {
  picture: PictureFacts
  /** The picture in this place before: the new one fades in over it. */
  before: PictureFacts | undefined
  sizes: string
  eager: boolean
  onPress: () => void
}

function Slide({ product, variant, personalText, picture, before, sizes, eager, onPress }: SlideProps) {
  return (
    <li>
      {(before && before.name !== picture.name ? [before, picture] : [picture]).map((each) => (
        // Keyboard users have the button beside it.
        <div key={each.name} role="presentation" onClick={onPress}>
          <Picture
            picture={each}
            ratio="square"
            sizes={sizes}
            eager={eager}
            alt={each === picture ? undefined : ''}
          >
            <PersonalPreview product={product} picture={each} text={personalText} />
          </Picture>
        </div>
      ))}
      <ShownOption product={product} variant={variant} picture={picture} />
    </li>
  )
}

type GalleryToolsProps = { product: Product; variant: Variant | undefined; onEnlarge: () => void }

/** Buttons on the pictures: save to the wishlist, share, enlarge. */
function GalleryTools({ product, variant, onEnlarge }: GalleryToolsProps) {
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
