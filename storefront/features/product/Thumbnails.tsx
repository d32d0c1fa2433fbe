// Small pictures below the gallery on phones and tablets: each shows its picture.
import type { Picture as PictureFacts } from '#domain/catalog/catalog.ts'
import { sampleDrawingName } from '#domain/catalog/sample-drawing.ts'
import { useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import './Thumbnails.css'

type ThumbnailsProps = {
  pictures: readonly PictureFacts[]
  current: number
  show: (at: number) => void
}

export function Thumbnails({ pictures, current, show }: ThumbnailsProps) {
  const t = useTranslate()
  const locale = useLocale()
  // They are too small for the drawing of the typed text.
  const withWord = ({ name, lettering }: PictureFacts) => (lettering ? sampleDrawingName(name, locale) : name)
  return (
    <ul>
      {pictures.map((picture, at) => (
        <li key={picture.name}>
          <button
            type="button"
            aria-label={t('product.showPicture', { number: at + 1, count: pictures.length })}
            aria-current={at === current ? 'true' : undefined}
            onClick={() => show(at)}
          >
            <Picture
              picture={{ ...picture, name: withWord(picture) }}
              ratio="square"
              sizes="5rem"
              widest={320}
              alt=""
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
