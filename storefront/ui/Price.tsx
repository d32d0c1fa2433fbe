// What something costs, as written text: the caller formats it in its language and currency.
import './Price.css'

type PriceProps = {
  /** The whole phrase, 'from €12.00' included: languages put the word in different places. */
  price: string
  /** The former price, struck through. */
  compareAt?: string | undefined
  /** Said before the price where there are two: 'Now'. */
  priceLabel?: string | undefined
  /** Stands before the former price, as the law wants: 'Lowest price of the last 30 days'. */
  compareAtLabel?: string | undefined
  /** Follows the former price: '−23%'. */
  off?: string | undefined
  size?: 'm' | 'l' | undefined
}

export function Price({ price, compareAt, priceLabel, compareAtLabel, off, size = 'm' }: PriceProps) {
  return (
    <span className="price" data-size={size} data-reduced={compareAt ? true : undefined}>
      <span>
        {compareAt && priceLabel && <span className="visually-hidden">{priceLabel} </span>}
        <bdi>{price}</bdi>
      </span>
      {compareAt && (
        <span data-part="compare-at">
          {compareAtLabel && <>{compareAtLabel} </>}
          <s>
            <bdi>{compareAt}</bdi>
          </s>
          {off && <bdi> {off}</bdi>}
        </span>
      )}
    </span>
  )
}
