// E-mails name the coupon that can be used again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderEvent, OrderMailTemplate } from '#domain/orders/order-event.ts'
import { composeOrderMail } from './order-mails.ts'
import { renderMail } from './testing-mail.ts'
import { sampleMailParts, sampleOrder } from './testing-order.ts'

const { reference } = sampleOrder.requests[0]!
const cases = [
  ['order-cancelled', { kind: 'cancelled', data: { reason: 'asked', refund: 0 } }],
  ['return-approved', { kind: 'return-approved', data: { reference, refund: 0 } }],
  ['withdrawal-receipt', { kind: 'withdrawn', data: { reference } }],
] as const satisfies readonly (readonly [OrderMailTemplate, OrderEvent])[]

for (const [template, event] of cases)
  test(`${template} names the coupon that can be used again, and no other`, () => {
    const compose = (returnedCoupon: string | null) =>
      renderMail(
        composeOrderMail({
          ...sampleMailParts,
          template,
          order: { ...sampleOrder, status: 'cancelled', locale: 'us', couponCode: 'GIFT-10' },
          event: { ...event, id: 'e9', actor: 'merchant', at: sampleOrder.placedAt },
          returnedCoupon,
        })!,
      ).text
    assert.match(compose('GIFT-10'), /The coupon GIFT-10 can be used again\./)
    assert.doesNotMatch(compose(null), /GIFT-10/)
  })
