// The mail about an unpaid order while a bank confirms its payment.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeOrderMail } from './order-mails.ts'
import { renderMail } from './testing-mail.ts'
import { sampleMailParts, sampleOrder } from './testing-order.ts'

function placedMail(paymentStatus: string): string {
  const payment = { ...sampleOrder.payment, status: paymentStatus }
  const mail = composeOrderMail({
    template: 'order-placed',
    order: { ...sampleOrder, payment },
    event: undefined,
    ...sampleMailParts,
  })
  return renderMail(mail!).text
}

test('a buyer who has paid by a bank debit reads that the gifts are kept, not for how many minutes', () => {
  assert.match(placedMail('open'), /holding your gifts for 27 minutes/)
  const text = placedMail('confirming')
  assert.doesNotMatch(text, /minutes/)
  assert.match(text, /takes several days\. We keep your gifts/)
})
