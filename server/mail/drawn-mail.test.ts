// The personal text on the pictures of order mails.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredOrder } from '#data/orders/orders.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { composeOrderMail } from './order-mails.ts'
import { renderMail } from './testing-mail.ts'
import { sampleMailParts, sampleOrder } from './testing-order.ts'

function compose(template: OrderMailTemplate, change: Partial<StoredOrder>): string {
  const mail = composeOrderMail({
    template,
    order: { ...sampleOrder, ...change },
    event: undefined,
    ...sampleMailParts,
  })
  return renderMail(mail!).html
}

test('the mail of a paid order shows the drawn text; of an unpaid one the photograph', () => {
  const [line, ...others] = sampleOrder.lines
  const lettering = {
    effect: 'glaze',
    ink: '#C38A73',
    shade: '#A46E55',
    baseline: [201, 567.9, 374, 634.7, 596, 576.5],
    width: 395,
    size: 152,
    stretch: 0.997,
    slant: 0.036,
    sample: '',
  } as const
  const picture = { name: 'mug-blank', width: 1200, height: 1200, placeholder: '', lettering }
  const lines = [{ ...line!, picture }, ...others]
  const drawing = `https://www.posy.example/_drawing/${line!.id}.jpg`
  const paid = compose('order-paid', { lines })
  assert.equal(paid.split(drawing).length - 1, 1)
  assert.ok(!paid.includes('mug-blank'))
  const placed = compose('order-placed', { lines, paymentStatus: 'unpaid' })
  assert.ok(placed.includes('/media/mug-blank-320.jpg') && !placed.includes('_drawing'))
})
