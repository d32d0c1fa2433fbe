// Logos of the payment methods that the provider offers.
import { markNames, marksOf, type PaymentKind } from '#domain/orders/payment-kinds.ts'
import { useVisit } from '../platform/pages/visit.ts'
import drawings from './payment-marks.svg'
import './PaymentMarks.css'

/** `kinds`: by default those of the visitor's market. */
export function PaymentMarks({ kinds }: { kinds?: readonly PaymentKind[] }) {
  const { t, site, country } = useVisit()
  const offered = kinds ?? site.paymentKindsIn?.[country] ?? site.paymentKinds
  return (
    <ul className="payment-marks" aria-label={t('footer.payment')}>
      {marksOf(offered).map((mark) => (
        <li key={mark}>
          <img src={`${drawings}#${mark}`} width="32" height="20" loading="lazy" alt={markNames[mark]} />
        </li>
      ))}
    </ul>
  )
}
