// How an order can be paid. The choice itself is made on the payment provider's page.
import { useTranslate } from '../pages/visit.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import './PaymentKinds.css'

const kinds = [
  ['cards', 'credit-card'],
  ['wallet', 'wallet'],
  ['installments', 'calendar'],
  ['later', 'clock'],
  ['mobile', 'smartphone'],
] as const satisfies readonly (readonly [string, IconName])[]

export function PaymentKinds() {
  const t = useTranslate()
  return (
    <div className="payment-kinds">
      <p>
        <Icon name="lock" />
        <span>{t('checkout.paymentText')}</span>
      </p>
      <ul>
        {kinds.map(([kind, icon]) => (
          <li key={kind}>
            <Icon name={icon} />
            {t(`payment.${kind}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
