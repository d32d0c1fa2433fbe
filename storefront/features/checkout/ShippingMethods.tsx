// Shipping methods, each with its fee and days of arrival.
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { QuotedDelivery } from './use-quote.ts'

type ShippingMethodsProps = {
  quote: QuotedDelivery | undefined
  /** Method of the draft, or of the quote if it is not offered. */
  value: string
  onChange: (method: string) => void
}

export function ShippingMethods({ quote, value, onChange }: ShippingMethodsProps) {
  const { t, money, dateRange } = useVisit()
  if (!quote) return <Skeleton lines={4} />
  const { methods, undeliverable: names } = quote
  if (methods.length === 0)
    return (
      <Notice tone="error">
        {names ? t('checkout.undeliverable', { names }) : t('checkout.notDelivered')}
      </Notice>
    )
  if (!quote.requiresShipping) return <p>{t('checkout.notSent')}</p>
  const options = methods.map(({ id, name, point, fee, earliest, latest, occasion }) => {
    // The selected method respects the requested delivery date.
    const dates =
      id === quote.shippingMethod ? dateRange(quote.earliest, quote.latest) : dateRange(earliest, latest)
    return {
      value: id,
      label: name,
      detail: (
        <>
          {[t('shipping.arrives', { dates: unbrokenDates(dates) }), ...point.split('\n')]
            .filter(Boolean)
            .join(' · ')}
          {occasion && <span data-part="in-time">{t('cart.inTime', { occasion })}</span>}
        </>
      ),
      end: fee.minor === 0 ? t('totals.free') : money(fee),
    }
  })
  return (
    <RadioCards
      legend={t('checkout.shipping')}
      options={options}
      value={methods.some(({ id }) => id === value) ? value : quote.shippingMethod}
      onChange={onChange}
    />
  )
}
