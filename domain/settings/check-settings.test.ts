import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleSeller } from '../markets/seller.ts'
import { checkSettings } from './check-settings.ts'

test('texts of menus may have marks of the writing direction, but none that reorder text', () => {
  const menu = (ar: string) => checkSettings({ footerMenu: [{ path: '/rich/faq', texts: { ar } }] })
  assert.equal(menu('هدايا\u200F (Posy)'), null)
  assert.deepEqual(menu('هدايا\u202E (Posy)')?.fields, { 'footerMenu.0.text': 'setting-length' })
  const sender = checkSettings({ sender: 'Posy\u200F <shop@example.com>' })
  assert.deepEqual(sender?.fields, { sender: 'setting-sender' })
})

test('legal details of the seller are lines, and old settings have none', () => {
  const { details, ...seller } = sampleSeller
  assert.equal(checkSettings({ seller }), null)
  assert.equal(checkSettings({ seller: { ...seller, details: details! } }), null)
  for (const wrong of [['two\nlines'], Array.from({ length: 9 }, () => 'HRB 1')])
    assert.deepEqual(checkSettings({ seller: { ...seller, details: wrong } })?.fields, {
      'seller.details': 'setting-length',
    })
})
