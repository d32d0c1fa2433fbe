// The mail about a paid order of goods that are not sent.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { composeOrderMail } from './order-mails.ts'
import { renderMail } from './testing-mail.ts'
import { sampleMailParts, sampleOrder } from './testing-order.ts'

function textOf(locale: Locale, requiresShipping: boolean): string {
  const deliveries = sampleOrder.deliveries.map((each) => ({ ...each, requiresShipping, shipments: [] }))
  const mail = composeOrderMail({
    template: 'order-paid',
    order: { ...sampleOrder, locale, deliveries, paymentStatus: 'paid' },
    event: undefined,
    ...sampleMailParts,
  })
  return renderMail(mail!).text
}

test('it names no day of arrival and no address of delivery, in any language', () => {
  for (const locale of locales) {
    assert.ok(textOf(locale, true).includes('Lindenstraße 7'), locale)
    const text = textOf(locale, false)
    assert.ok(!text.includes('Lindenstraße 7'), locale)
    assert.ok(text.includes(translateFor(locale)('order.notSent')), locale)
  }
})
