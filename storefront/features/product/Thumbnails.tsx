// Small pictures, below the gallery on phones and tablets and in the zoom: each shows its picture.
import type { Picture as PictureFacts, Product } from '#domain/catalog/catalog.ts'
import { sampleDrawingName } from '#domain/catalog/sample-drawing.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { PersonalPreview } from './PersonalPreview.tsx'
import type { WrappedPicture } from './wrapped-pictures.ts'
import './Thumbnails.css'

type ThumbnailsProps = {
  product: Product
  /** null: the shopper chose to have none. */
  personalText: string | null
  pictures: readonly (PictureFacts & WrappedPicture)[]
  current: number
  show: (at: number) => void
}

export function Thumbnails({ product, personalText, pictures, current, show }: ThumbnailsProps) {
  const { t, locale } = useVisit()
  const isEmpty = personalText?.trim() === ''
  // Until a text is typed, a photograph with the sample word saves the drawing.
  const nameOf = ({ name, lettering }: PictureFacts) =>
    lettering && isEmpty ? sampleDrawingName(name, locale) : name
  return (
    <ul className="thumbnails">
      {pictures.map((picture, at) => (
        <li key={picture.name}>
          <button
            type="button"
            // The name of a control contains the text that is seen on it.
            aria-label={[
              t('product.showPicture', { number: at + 1, count: pictures.length }),
              ...(picture.lettering && personalText?.trim() ? [personalText] : []),
            ].join(': ')}
            aria-current={at === current ? 'true' : undefined}
            onClick={() => show(at)}
          >
            <Picture
              picture={{ ...picture, name: nameOf(picture) }}
              ratio="square"
              sizes="5rem"
              widest={320}
              alt=""
            >
              {(picture.wrapping || (picture.lettering && !isEmpty)) && (
                <PersonalPreview product={product} picture={picture} text={personalText} />
              )}
            </Picture>
          </button>
        </li>
      ))}
    </ul>
  )
}
