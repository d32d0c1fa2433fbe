// Below the personal text: a picture of the variant with it, and a line about returns. Only phones show the picture,
// because their gallery is out of view during typing.
import type { Product, Variant } from '#domain/catalog/catalog.ts'
import type { Lettering } from '#domain/catalog/lettering.ts'
import { picturesOf } from '#domain/catalog/variant-pictures.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import DrawnText from '../../shared/products/DrawnText.tsx'
import { PersonalCard } from './PersonalCard.tsx'
import { returnsId } from './ProductFacts.tsx'
import './InlinePreview.css'

type InlinePreviewProps = {
  product: Product
  variant: Variant | undefined
  /** null: the shopper chose to have none. */
  text: string | null
}

export function InlinePreview({ product, variant, text }: InlinePreviewProps) {
  const t = useTranslate()
  const [shown] = picturesOf(product, variant)
  const lettering = shown?.lettering
  if (!product.personalisation || text === null) return null
  return (
    <div className="inline-preview">
      {text.trim() && (
        <div
          data-part="picture"
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
      )}
      <p>
        {t('gift.notReturnable')} <a href={`#${returnsId(product)}`}>{t('gift.details')}</a>
      </p>
    </div>
  )
}

/** Percent of the square picture above the part that phones show: the lettering is in the middle of that part. */
function cropStart({ baseline, size }: Lettering): number {
  return Math.min(60, Math.max(0, (baseline[3]! - size * 0.3) / 10 - 20))
}
