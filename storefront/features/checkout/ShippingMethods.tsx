// Shipping methods, each with its fee and days of arrival.
import type { ShippingMethodId } from '#domain/delivery/shipping-zones.ts'
import { useFormat, useMoney, useTranslate } from '../../platform/pages/visit.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { QuotedDelivery } from './use-quote.ts'

type ShippingMethodsProps = {
  quote: QuotedDelivery | undefined
  value: ShippingMethodId
  onChange: (method: ShippingMethodId) => void
}

export function ShippingMethods({ quote, value, onChange }: ShippingMethodsProps) {
  const t = useTranslate()
  const money = useMoney()
  const { dateRange } = useFormat()
  if (!quote) return <Skeleton lines={4} />
  if (!quote.requiresShipping) return <p>{t('checkout.notSent')}</p>
  const options = quote.methods.map(({ id, fee, earliest, latest }) => ({
    value: id,
    label: t(`shipping.${id}`),
    // The selected method respects the requested delivery date.
    detail: t('shipping.arrives', {
      dates:
        id === quote.shippingMethod ? dateRange(quote.earliest, quote.latest) : dateRange(earliest, latest),
    }),
    end: fee.minor === 0 ? t('totals.free') : money(fee),
  }))
  return (
    <RadioCards
      legend={t('checkout.shipping')}
      legendHidden
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen as ShippingMethodId)}
    />
  )
}
