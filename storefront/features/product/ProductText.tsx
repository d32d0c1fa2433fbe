// The field for the text on the product, with a line about returns below it.
import type { Product } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { PersonalText } from '../../shared/personal-text/PersonalText.tsx'
import { returnsId } from './ProductFacts.tsx'

type ProductTextProps = {
  product: Product
  /** First value; null: the shopper chose to have none. */
  initial: string | null
  onText: (text: string | null) => void
  submitted: boolean
}

export function ProductText({ product, ...field }: ProductTextProps) {
  const t = useTranslate()
  const { personalisation, pictures } = product
  if (!personalisation) return null
  const sample = pictures.find(({ lettering }) => lettering)?.lettering?.sample
  return (
    <PersonalText {...personalisation} {...field} sample={sample}>
      {/* As the hint of the field, whose styles are there before this code. */}
      <p className="field">
        <small>
          {t('gift.notReturnable')} <a href={`#${returnsId(product)}`}>{t('gift.details')}</a>
        </small>
      </p>
    </PersonalText>
  )
}
