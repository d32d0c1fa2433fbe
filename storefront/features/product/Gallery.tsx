// Pictures of a product, with arrows, thumbnails and a live preview of the personal text. Phones swipe.
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type { Product } from '#domain/catalog/catalog.ts'
import { useLoadOnPress } from '../../platform/hydration/load-on-press.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Picture } from '../../ui/Picture.tsx'
import { GalleryTools } from './GalleryTools.tsx'
import { PersonalPreview } from './deferred.ts'
import { SlideArrows } from './SlideArrows.tsx'
import { useSlides } from './use-slides.ts'
import './Gallery.css'

type GalleryProps = {
  product: Product
  /** Name of the chosen variant's own picture. */
  variantPicture: string | null
  /** null: the shopper chose to have none. */
  personalText: string | null
}

type ZoomDialogComponent = ComponentType<ComponentProps<typeof import('./ZoomDialog.tsx').ZoomDialog>>

/** The strip scrolls, so it must be reachable by keyboard. */
const focusable = { tabIndex: 0 }

const sizes = '(min-width: 88rem) 42rem, (min-width: 48rem) 50vw, 100vw'

export function Gallery({ product, variantPicture, personalText }: GalleryProps) {
  const t = useTranslate()
  const { pictures, title } = product
  const { strip, current, show } = useSlides(pictures.length)
  const onPress = useLoadOnPress()
  const [zoom, setZoom] = useState<{ Dialog: ZoomDialogComponent; first: number } | null>(null)
  const isMany = pictures.length > 1
  const label = t('product.pictures', { title })

  useEffect(() => {
    const at = pictures.findIndex(({ name }) => name === variantPicture)
    if (at >= 0) show(at)
    // Only a new variant scrolls the strip; a swipe must not scroll it back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pictures, variantPicture])

  function enlarge(): void {
    onPress(
      () => import('./ZoomDialog.tsx'),
      ({ ZoomDialog }) => setZoom({ Dialog: ZoomDialog, first: current }),
    )
  }

  return (
    <section className="gallery" aria-label={label}>
      <div data-part="frame">
        <ul ref={strip} data-part="strip" {...(isMany && focusable)} aria-label={label}>
          {pictures.map((picture, at) => (
            <li key={picture.name}>
              {/* Keyboard users have the button beside it. */}
              <div role="presentation" onClick={enlarge}>
                <Picture picture={picture} ratio="square" sizes={sizes} eager={at === 0}>
                  <PersonalPreview product={product} picture={picture} text={personalText} />
                </Picture>
              </div>
            </li>
          ))}
        </ul>
        {isMany && <SlideArrows current={current} show={show} />}
        <GalleryTools product={product} onEnlarge={enlarge} />
      </div>
      {isMany && (
        <ul data-part="thumbnails">
          {pictures.map((picture, at) => (
            <li key={picture.name}>
              <button
                type="button"
                aria-label={t('product.showPicture', { number: at + 1, count: pictures.length })}
                aria-current={at === current ? 'true' : undefined}
                onClick={() => show(at)}
              >
                <Picture picture={picture} ratio="square" sizes="5rem" widest={320} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoom && (
        <zoom.Dialog product={product} text={personalText} first={zoom.first} onClose={() => setZoom(null)} />
      )}
    </section>
  )
}
