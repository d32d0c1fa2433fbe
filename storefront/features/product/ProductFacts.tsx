// Description, details, and shipping and returns of a product.
import type { ReactNode } from 'react'
import type { Product } from '#domain/catalog/catalog.ts'
import { hasRightOfWithdrawal } from '#domain/markets/right-of-withdrawal.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { trustedHtml } from '#web/ui/trusted-html.ts'
import './ProductFacts.css'

/** Visited screens stay in the document: each has its own. */
export const returnsId = ({ id }: Pick<Product, 'id'>): string => `returns-${id}`

export function ProductFacts({ product }: { product: Product }) {
  const { t, site, country } = useShopVisit()
  const { descriptionHtml, details, personalisation } = product
  const postage = site.freeReturns && t('order.postageFree')
  const html = { __html: trustedHtml(descriptionHtml) }
  return (
    <div className="product-facts">
      {descriptionHtml && (
        <Disclosure summary={t('facts.about')} open>
          {/* Not RichText: its code would be loaded too, for icons and folded questions that are rare here. */}
          {/* oxlint-disable-next-line react/no-danger */}
          <div data-part="text" dir="auto" dangerouslySetInnerHTML={html} />
        </Disclosure>
      )}
      {details.length > 0 && (
        <Disclosure summary={t('facts.details')} open>
          <dl>
            {[...new Set(details.map(({ label }) => label))].map((label) => (
              <div key={label}>
                <dt>{label}</dt>
                {details.map(
                  (detail) =>
                    detail.label === label && <dd key={detail.value}>{detailText(detail.value)}</dd>,
                )}
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <Disclosure summary={t('facts.shippingAndReturns')} open>
        <p>{t('facts.shippingText')}</p>
        {personalisation ? (
          <>
            <p id={returnsId(product)}>
              {joinSentences([
                t('gift.notReturnable'),
                hasRightOfWithdrawal(country) && t('gift.withdrawalException'),
                t('gift.faults'),
              ])}
            </p>
            <p>{joinSentences([t('facts.returnsPlain', site), postage])}</p>
          </>
        ) : (
          <p>{joinSentences([t('facts.returns', site), postage])}</p>
        )}
        <p>{t('facts.refund')}</p>
        {!personalisation && <p>{t('facts.quality')}</p>}
      </Disclosure>
    </div>
  )
}

/** An e-mail address has a line of its own. A Latin address keeps the order of its parts in Arabic. */
const detailText = (value: string): ReactNode =>
  value
    .split(/(\S+@\S+)/)
    .map((part, at) =>
      at % 2 ? <span key={part}>{part}</span> : part && <bdi key={part}>{withEmphasis(part)}</bdi>,
    )

/** Between pairs of asterisks: scripts without capital letters emphasise allergens in bold. */
const withEmphasis = (text: string): ReactNode =>
  text.split('**').map((part, at) => (at % 2 ? <strong key={part}>{part}</strong> : part))
