// Below the personal text on phones: a picture of the variant with it. Their gallery is out of view during typing.
import type { Product, Variant } from '#domain/catalog/catalog.ts'
import type { Lettering } from '#domain/catalog/lettering.ts'
import { picturesOf } from '#domain/catalog/variant-pictures.ts'
import { Picture } from '#web/ui/Picture.tsx'
import DrawnText from '../../shared/products/DrawnText.tsx'
import { PersonalCard } from './PersonalCard.tsx'
import './InlinePreview.css'

type InlinePreviewProps = {
  product: Product
  variant: Variant | undefined
  /** null: the shopper chose to have none. */
  text: string | null
}

export function InlinePreview({ product, variant, text }: InlinePreviewProps) {
  const [shown] = picturesOf(product, variant)
  const lettering = shown?.lettering
  if (!product.personalisation || !text?.trim()) return null
  return (
    <div
      className="inline-preview"
      aria-hidden="true"
      ref={(element) => element?.style.setProperty('--up', `${lettering ? cropStart(lettering) : 0}%`)}
    >
      {lettering ? (
        <Picture picture={shown} ratio="square" sizes="100vw" widest={960} alt="">
          <DrawnText picture={shown} text={text} alphabet={product.personalisation.alphabet} />
        </Picture>
      ) : (
        <PersonalCard text={text} />
      )}
    </div>
  )
}

/** Percent of the square picture above the part that phones show: the lettering is in the middle of that part. */
function cropStart({ baseline, size }: Lettering): number {
  return Math.min(60, Math.max(0, (baseline[3]! - size * 0.3) / 10 - 20))
}
