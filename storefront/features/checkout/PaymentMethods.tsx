// The accepted payment methods. The shopper selects one on the payment provider's page.
import { useTranslate, useVisit } from '../../platform/pages/visit.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PaymentMarks } from '../../ui/PaymentMarks.tsx'
import './PaymentMethods.css'

export function PaymentMethods() {
  const t = useTranslate()
  const { paymentKinds } = useVisit().site
  return (
    <div className="payment-kinds">
      <p>
        <Icon name="lock" />
        <span>{t('checkout.paymentText')}</span>
      </p>
      <PaymentMarks label={t('footer.payment')} kinds={paymentKinds} />
      <ul>
        {paymentKinds.map((kind) => (
          <li key={kind}>{t(`payment.${kind}`)}</li>
        ))}
      </ul>
    </div>
  )
}
