// The pictures of a product: swiped on phones, chosen by arrows and thumbnails, and the personal text upon them as
// it is typed.
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type { Product } from '#domain/catalog/catalog.ts'
import { useLoadOnPress } from '../../platform/hydration/load-on-press.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { withTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { GalleryTools } from './GalleryTools.tsx'
import { PersonalPreview } from './deferred.ts'
import { useSlides } from './use-slides.ts'
import './Gallery.css'

type GalleryProps = {
  product: Product
  /** Name of the picture that the chosen variant has of its own. */
  shown: string | null
  personalText: string
}

type Closer = ComponentType<ComponentProps<typeof import('./ZoomDialog.tsx').ZoomDialog>>

/** The strip scrolls, so the keyboard must be able to reach it. */
const byKeys = { tabIndex: 0 }

const sizes = '(min-width: 88rem) 42rem, (min-width: 48rem) 50vw, 100vw'

export function Gallery({ product, shown, personalText }: GalleryProps) {
  const t = useTranslate()
  const { pictures, title, personalisation } = product
  const { strip, current, show } = useSlides(pictures.length)
  const onPress = useLoadOnPress()
  const [zoom, setZoom] = useState<{ Closer: Closer; first: number } | null>(null)
  const isMany = pictures.length > 1
  const label = t('product.pictures', { title })

  useEffect(() => {
    const at = pictures.findIndex(({ name }) => name === shown)
    if (at >= 0) show(at)
    // Only another variant moves the pictures, not the shopper who swipes on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pictures, shown])

  function enlarge(): void {
    onPress(
      () => withTexts(['closer'], import('./ZoomDialog.tsx')),
      ({ ZoomDialog }) => setZoom({ Closer: ZoomDialog, first: current }),
    )
  }

  return (
    <section className="gallery" aria-label={label}>
      <div data-part="frame">
        <ul ref={strip} data-part="strip" {...(isMany && byKeys)} aria-label={label}>
          {pictures.map((picture, at) => (
            <li key={picture.name}>
              {/* By keyboard the button beside it does the same. */}
              <div role="presentation" onClick={enlarge}>
                <Picture picture={picture} ratio="square" sizes={sizes} eager={at === 0} />
              </div>
            </li>
          ))}
        </ul>
        {isMany && (
          <div data-part="arrows">
            <IconButton
              icon="chevron-start"
              raised
              label={t('product.previous')}
              onClick={() => show(current - 1)}
            />
            <IconButton
              icon="chevron-end"
              raised
              label={t('product.next')}
              onClick={() => show(current + 1)}
            />
          </div>
        )}
        <GalleryTools product={product} onEnlarge={enlarge} />
        {personalisation && <PersonalPreview text={personalText} label={personalisation.label} />}
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
        <zoom.Closer title={title} pictures={pictures} first={zoom.first} onClose={() => setZoom(null)} />
      )}
    </section>
  )
}
