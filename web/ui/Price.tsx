// Price with an optional compare-at price. The caller formats all texts.
import './Price.css'

type PriceProps = {
  /** Complete phrase such as 'from €12.00': word order depends on the language. */
  price: string
  /** Compare-at price, struck through. */
  compareAt?: string | undefined
  /** For screen readers, before the price if there are two: 'Now'. */
  priceLabel?: string | undefined
  /** Before the compare-at price, required by law: 'Lowest price of the last 30 days'. */
  compareAtLabel?: string | undefined
  /** After the compare-at price: '−23%'. */
  off?: string | undefined
  /** '€2.40 / 100 g'. */
  unitPrice?: string | undefined
  size?: 'm' | 'l' | undefined
}

export function Price({ price, compareAt, priceLabel, compareAtLabel, off, unitPrice, size }: PriceProps) {
  return (
    <span className="price" data-size={size} data-reduced={compareAt ? true : undefined}>
      <span>
        {compareAt && priceLabel && <span className="visually-hidden">{priceLabel} </span>}
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
