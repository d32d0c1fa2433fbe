// Content of the header's help menu: help pages, most requested first, and payment methods.
import { PaymentMarks } from '../shared/payment-marks/PaymentMarks.tsx'
import { helpLinks } from '../shared/navigation/help-links.ts'
import { HelpLinks } from '../shared/navigation/HelpLinks.tsx'
import './ServiceLinks.css'

export function ServiceLinks() {
  return (
    <div className="service-links">
      <HelpLinks links={helpLinks} />
      <PaymentMarks />
    </div>
  )
}
