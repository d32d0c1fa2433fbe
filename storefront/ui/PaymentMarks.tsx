// Logos of the payment methods that the provider offers.
import { markNames, marksOf, type PaymentKind } from '#domain/orders/payment-kinds.ts'
import drawings from './payment-marks.svg'
import './PaymentMarks.css'

/** `label`: name of the list for screen readers. `kinds`: `site.paymentKinds` of the visit. */
export function PaymentMarks({ label, kinds }: { label: string; kinds: readonly PaymentKind[] }) {
  return (
    <ul className="payment-marks" aria-label={label}>
      {marksOf(kinds).map((mark) => (
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
