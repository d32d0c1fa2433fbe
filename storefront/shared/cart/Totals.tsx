// Rows of prices and the total, for the cart, the checkout and the order.
import type { Country } from '#domain/markets/market.ts'
import type { Money } from '#domain/pricing/money.ts'
import type { DiscountReason } from '#domain/pricing/promotion.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { estimatedTotal, useDiscountLabel } from './price-rows.ts'
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
  /** Standard shipping fee to that country, added while the total has no fee. */
  standardFee?: Money | null | undefined
  /** Stands for a shipping fee that is not known; default: the checkout calculates it. */
  unknownFee?: string | undefined
  /** Number of parcels that the fee is for, if each was named before with its own. */
  parcels?: number | undefined
  /** What a fee consists of. */
  feeNote?: string | undefined
}

export function Totals({
  totals,
  discounts,
  country,
  standardFee = null,
  unknownFee,
  parcels,
  feeNote,
}: TotalsProps) {
  const { t, money } = useVisit()
  const nameOf = useCountryName()
  const labelOf = useDiscountLabel()
  const { subtotal, giftWrap, shippingFee, salesTax, total } = totals
  const feeText = (fee: Money) => (fee.minor === 0 ? t('totals.free') : money(fee))
  const feeLabel = parcels ? t('totals.shippingParcels', { count: parcels }) : t('totals.shippingFee')
  const estimated = estimatedTotal({ totals, standardFee })
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
        {shippingFee && <Row label={feeLabel} value={feeText(shippingFee)} note={feeNote} />}
        {salesTax && salesTax.minor > 0 && <Row label={t('totals.salesTax')} value={money(salesTax)} />}
        {!shippingFee && (
          <Row
            label={standardFee && country ? t('totals.shippingTo', { country: nameOf(country) }) : feeLabel}
            value={standardFee ? feeText(standardFee) : (unknownFee ?? t('totals.shippingLater'))}
            note={feeNote}
          />
        )}
        <Row
          label={t(shippingFee ? 'totals.total' : estimated ? 'totals.estimated' : 'totals.beforeShipping')}
          value={money((!shippingFee && estimated) || total)}
          total
        />
      </dl>
      {country && !salesTax?.minor && <TaxText country={country} isEstimate={!shippingFee} />}
    </div>
  )
}

type RowProps = {
  label: string
  value: string
  note?: string | null | undefined
  saved?: boolean
  total?: boolean
}

function Row({ label, value, note, saved, total }: RowProps) {
  const kind = total ? 'total' : saved ? 'saved' : undefined
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
