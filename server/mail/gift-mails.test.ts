// Mails to the recipient of a gift about its exchange.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleSeller } from '#domain/markets/seller.ts'
import { composeGiftMail } from './gift-mails.ts'
import { renderMail } from './testing-mail.ts'
import { sampleOrder } from './testing-order.ts'

function approved(replacement: string | null, voucher: string | null): string {
  const [asked] = sampleOrder.requests
  const request = { ...asked!, lines: [{ ...asked!.lines[0]!, replacement }] }
  const data = { reference: request.reference, voucher }
  const event = { id: 'e3', kind: 'exchange-approved', actor: 'merchant', at: 0, data } as const
  const about = { order: sampleOrder, request, event, seller: sampleSeller }
  return renderMail(
    composeGiftMail({ ...about, template: 'exchange-approved', publicOrigin: 'https://posy.example' }),
  ).text
}

test('only a replacement is prepared; a voucher is in the mail', () => {
  assert.match(approved('variant', null), /preparing what you chose/)
  const voucher = approved(null, 'THANKS-7K3M')
  assert.match(voucher, /Your voucher: [^]*THANKS-7K3M/)
  assert.doesNotMatch(voucher, /preparing/)
})
