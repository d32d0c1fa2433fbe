// The personal text on a picture of the gallery: drawn, or on the first picture as a card that says that the finished
// lettering is another one. Without `picture`, the chosen variant's one with its text: phones show it below the field,
// because the gallery is out of view during typing.
import type { Picture as PictureFacts, Product, Variant } from '#domain/catalog/catalog.ts'
import type { Lettering } from '#domain/catalog/lettering.ts'
import { picturesOf } from '#domain/catalog/variant-pictures.ts'
import { useHydrated } from '#web/platform/hydration/use-hydrated.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { DrawnText } from '../../shared/products/DrawnText.tsx'
import './PersonalPreview.css'

type PersonalPreviewProps = {
  product: Product
  picture?: PictureFacts
  variant?: Variant | undefined
  /** null: the shopper chose to have none. */
  text: string | null
}

export function PersonalPreview({ product, picture, variant, text }: PersonalPreviewProps) {
  const hydrated = useHydrated()
  const { pictures, personalisation } = product
  if (!personalisation) return null
  const [first] = pictures
  const shown = picture ?? picturesOf(product, variant)[0]
  const { alphabet, position } = personalisation
  const drawn = shown?.lettering && <DrawnText picture={shown} text={text} alphabet={alphabet} />
  // Not in the HTML: the typefaces and styles of the lettering load with this component.
  if (picture && drawn) return hydrated && drawn
  if (!text?.trim()) return null
  const card = <Card text={text} position={picture && position} />
  if (picture) return picture === first && card
  return (
    <div
      className="personal-echo"
      aria-hidden="true"
      ref={(echo) => echo?.style.setProperty('--up', `${shown?.lettering ? cropStart(shown.lettering) : 0}%`)}
    >
      {shown && drawn ? (
        <Picture picture={shown} ratio="square" sizes="100vw" widest={960} alt="">
          {drawn}
        </Picture>
      ) : (
        card
      )}
    </div>
  )
}

/** Percent of the square picture above the part that phones show: the lettering is in the middle of that part. */
function cropStart({ baseline, size }: Lettering): number {
  return Math.min(60, Math.max(0, (baseline[3]! - size * 0.3) / 10 - 20))
}

type CardProps = {
  text: string
  /** Percent of the picture; without one: the usual place. */
  position: { readonly x: number; readonly y: number } | null | undefined
}

function Card({ text, position }: CardProps) {
  const t = useTranslate()
  return (
    <span
      className="personal-preview"
      ref={(card) => {
        if (!card || !position) return
        const inset = `${position.y}% auto auto ${position.x}%`
        const style = { inset, inlineSize: 'max-content', margin: '0', transform: 'translate(-50%, -50%)' }
        Object.assign(card.style, style)
      }}
    >
      <small>{t('gift.preview')}</small>
      <bdi data-long={text.length > 14 || undefined}>{text}</bdi>
    </span>
  )
}
