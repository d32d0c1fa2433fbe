// Description, details, and shipping and returns of a product.
import type { Product } from '#domain/catalog/catalog.ts'
import { useVisit } from '../../platform/pages/visit.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { RichText } from '../../ui/RichText.tsx'
import './ProductFacts.css'

export function ProductFacts({
  product: { descriptionHtml, details, personalisation },
}: {
  product: Product
}) {
  const { t, site } = useVisit()
  return (
    <div className="product-facts">
      {descriptionHtml && (
        <Disclosure summary={t('facts.about')} open>
          <RichText html={descriptionHtml} />
        </Disclosure>
      )}
      {details.length > 0 && (
        <Disclosure summary={t('facts.details')} open>
          <dl>
            {details.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <Disclosure summary={t('facts.shippingAndReturns')}>
        <p>{t('facts.shippingText')}</p>
        <p>{t('facts.returns', site)}</p>
        <p>{t('facts.refund')}</p>
        {personalisation && <p>{t('gift.notReturnable')}</p>}
        <p>{t('facts.quality')}</p>
      </Disclosure>
    </div>
  )
}
