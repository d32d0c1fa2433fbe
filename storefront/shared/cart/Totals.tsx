// Rows of prices and the total, for the cart, the checkout and the order.
import type { Country } from '#domain/markets/market.ts'
import type { Money } from '#domain/pricing/money.ts'
import type { DiscountReason } from '#domain/pricing/promotion.ts'
import { useMoney, useVisit } from '#web/platform/pages/visit.ts'
import { useDiscountLabel } from './discount-reason.ts'
import { TaxText } from './TaxText.tsx'
import './Totals.css'

type TotalsProps = {
  totals: {
    subtotal: Money
    giftWrap: Money
    shippingFee: Money | null
    discount: Money
    salesTax?: Money | undefined
    total: Money
  }
  discounts: readonly { key: string; name: string; amount: Money; reason: DiscountReason | null }[]
  /** For the notes on taxes and shipping. */
  country?: Country | undefined
  /** Standard shipping fee to that country, shown while the total has no fee. */
  standardFee?: Money | null | undefined
}

export function Totals({ totals, discounts, country, standardFee }: TotalsProps) {
  const { t, frame } = useVisit()
  const countryName = frame.countries.find(([code]) => code === country)?.[1]
  const money = useMoney()
  const labelOf = useDiscountLabel()
  const { subtotal, giftWrap, shippingFee, salesTax, total } = totals
  const feeText = (fee: Money) => (fee.minor === 0 ? t('totals.free') : money(fee))
  return (
    <div className="totals">
      <dl>
        <Row label={t('totals.subtotal')} value={money(subtotal)} />
        {giftWrap.minor > 0 && <Row label={t('totals.giftWrap')} value={money(giftWrap)} />}
        {discounts
          .filter(({ amount }) => amount.minor > 0)
          .map(({ key, amount, ...discount }) => (
            <Row key={key} {...labelOf(discount)} value={money({ ...amount, minor: -amount.minor })} saved />
          ))}
        {shippingFee && <Row label={t('totals.shippingFee')} value={feeText(shippingFee)} />}
        {salesTax && salesTax.minor > 0 && <Row label={t('totals.salesTax')} value={money(salesTax)} />}
        <Row label={t(shippingFee ? 'totals.total' : 'totals.beforeShipping')} value={money(total)} total />
        {!shippingFee && (
          <Row
            label={
              countryName && standardFee
                ? t('totals.shippingTo', { country: countryName })
                : t('totals.shippingFee')
            }
            value={standardFee ? feeText(standardFee) : t('totals.shippingLater')}
            muted
          />
        )}
      </dl>
      {country && !salesTax?.minor && <TaxText country={country} />}
    </div>
  )
}

type RowProps = {
  label: string
  value: string
  note?: string | null
  muted?: boolean
  saved?: boolean
  total?: boolean
}

function Row({ label, value, note, muted, saved, total }: RowProps) {
  const kind = total ? 'total' : saved ? 'saved' : muted ? 'muted' : undefined
  return (
    <div data-kind={kind}>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
