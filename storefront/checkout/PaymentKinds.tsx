// How an order can be paid. The choice itself is made on the payment provider's page.
import { useTranslate } from '../pages/visit.ts'
import { Icon } from '../ui/Icon.tsx'
import './PaymentKinds.css'

const kinds = ['cards', 'wallet', 'installments', 'later', 'mobile'] as const

export function PaymentKinds() {
  const t = useTranslate()
  return (
    <div className="payment-kinds">
      <p>
        <Icon name="lock" />
        <span>{t('checkout.paymentText')}</span>
      </p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{t(`payment.${kind}`)}</li>
        ))}
      </ul>
    </div>
  )
}
