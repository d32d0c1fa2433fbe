// The payment methods of the shop, and the choice between them. Methods of a provider are selected on its own page.
import { ownKind } from '#domain/orders/payment-kinds.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { PaymentMarks } from '../../shared/payment-marks/PaymentMarks.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import type { Quote } from './use-quote.ts'

type PaymentMethodsProps = {
  payments: Quote['payments']
  chosen: string | null
  onChoose: (name: string) => void
}

export function PaymentMethods({ payments, chosen, onChoose }: PaymentMethodsProps) {
  const t = useTranslate()
  const [first, ...others] = payments
  if (first && others.length === 0) return <OnlyPayment kinds={first.kinds} />
  const payment = payments.find(({ name }) => name === chosen)
  return (
    <>
      <RadioCards
        legend={t('checkout.payment')}
        legendHidden
        value={chosen}
        onChange={onChoose}
        options={payments.map(({ name, kinds }) => ({
          value: name,
          label: t(ownKind(kinds) ? `payment.${ownKind(kinds)!}` : 'payment.online'),
          detail: ownKind(kinds)
            ? t(`payment.${ownKind(kinds)!}Text`)
            : kinds.map((kind) => t(`payment.${kind}`)).join(' · '),
        }))}
      />
      {payment && !ownKind(payment.kinds) && <LeavesShop />}
    </>
  )
}

/** Says how the order is paid where there is no choice. */
function OnlyPayment({ kinds }: { kinds: Quote['payments'][number]['kinds'] }) {
  const t = useTranslate()
  const own = ownKind(kinds)
  if (own) return <p>{t(`payment.${own}Text`)}</p>
  return <LeavesShop />
}

/** The payment follows on the page of its provider. */
function LeavesShop() {
  const t = useTranslate()
  return (
    <div data-part="leaves-shop">
      <Icon name="lock" />
      <p>{t('checkout.paymentText')}</p>
      <PaymentMarks />
    </div>
  )
}
