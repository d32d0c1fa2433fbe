// Price with an optional compare-at price. The caller formats the prices.
import { useTranslate } from '../platform/pages/visit.ts'
import './Price.css'

type PriceProps = {
  /** Complete phrase such as 'from €12.00': word order depends on the language. */
  price: string
  /** Compare-at price, struck through. */
  compareAt?: string | undefined
  /** Before the compare-at price, required by law: 'Lowest price of the last 30 days'. */
  compareAtLabel?: string | undefined
  /** After the compare-at price: '−23%'. */
  off?: string | undefined
  /** '€2.40 / 100 g'. */
  unitPrice?: string | undefined
  size?: 'm' | 'l' | undefined
}

export function Price({ price, compareAt, compareAtLabel, off, unitPrice, size }: PriceProps) {
  const t = useTranslate()
  return (
    <span className="price" data-size={size} data-reduced={compareAt ? true : undefined}>
      <span>
        {compareAt && <span className="visually-hidden">{t('price.now')} </span>}
        <bdi>{price}</bdi>
      </span>
      {compareAt && (
        <span data-part="compare-at">
          {compareAtLabel}{' '}
          <s>
            <bdi>{compareAt}</bdi>
          </s>
          {off && <bdi> {off}</bdi>}
        </span>
      )}
      {unitPrice && <small>{unitPrice}</small>}
    </span>
  )
}
