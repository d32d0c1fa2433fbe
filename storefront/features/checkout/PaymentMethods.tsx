// The payment methods of the shop, and the choice between them. Methods of a provider are selected on its own page.
import { ownKind } from '#domain/orders/payment-kinds.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { PaymentMarks } from '#web/ui/PaymentMarks.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import type { Quote } from './use-quote.ts'
import './PaymentMethods.css'

type PaymentMethodsProps = {
  payments: Quote['payments']
  chosen: string | null
  onChoose: (name: string) => void
}

export function PaymentMethods({ payments, chosen, onChoose }: PaymentMethodsProps) {
  const t = useTranslate()
  const isOnline = payments.some(({ name, kinds }) => name === chosen && !ownKind(kinds))
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
      {isOnline && (
        <p className="payment-next">
          <Icon name="lock" />
          <span>{t('checkout.paymentText')}</span>
        </p>
      )}
    </>
  )
}

/** Says how the order is paid where there is no choice. */
export function OnlyPayment({ kinds }: { kinds: Quote['payments'][number]['kinds'] }) {
  const t = useTranslate()
  const own = ownKind(kinds)
  return (
    <div className="payment-kinds">
      {!own && <PaymentMarks />}
      <p>
        <Icon name="lock" />
        <span>{t(own ? `payment.${own}Text` : 'checkout.paymentText')}</span>
      </p>
    </div>
  )
}
