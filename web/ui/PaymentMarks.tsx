// Logos of the payment methods that the provider offers.
import { markNames, marksOf, type PaymentKind } from '#domain/orders/payment-kinds.ts'
import { useVisit } from '../platform/pages/visit.ts'
import drawings from './payment-marks.svg'
import './PaymentMarks.css'

/** `label`: name of the list for screen readers. `kinds`: by default those of the visitor's market. */
export function PaymentMarks({ label, kinds }: { label: string; kinds?: readonly PaymentKind[] }) {
  const { site, country } = useVisit()
  const offered = kinds ?? site.paymentKindsIn?.[country] ?? site.paymentKinds
  return (
    <ul className="payment-marks" aria-label={label}>
      {marksOf(offered).map((mark) => (
        <li key={mark}>
          <svg viewBox="0 0 32 20" width="32" height="20" aria-hidden="true">
            <use href={`${drawings}#${mark}`} />
          </svg>
          <span className="visually-hidden">{markNames[mark]}</span>
        </li>
      ))}
    </ul>
  )
}
