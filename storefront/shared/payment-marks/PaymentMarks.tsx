// Marks of the payment methods in the country of the visit.
import { useShopVisit } from '../shop-visit.ts'
import drawings from './payment-marks.svg'
import './PaymentMarks.css'

export function PaymentMarks() {
  const { t, site } = useShopVisit()
  return (
    <ul className="payment-marks" aria-label={t('footer.payment')}>
      {site.paymentMarks.map((mark) => (
        <li key={mark}>
          <img
            src={`${drawings}#${mark.toLowerCase().replaceAll(' ', '-')}`}
            width="32"
            height="20"
            loading="lazy"
            alt={mark}
          />
        </li>
      ))}
    </ul>
  )
}
