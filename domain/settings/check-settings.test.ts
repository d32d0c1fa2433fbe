import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSettings } from './check-settings.ts'

test('texts of menus may have marks of the writing direction, but none that reorder text', () => {
  const menu = (ar: string) => checkSettings({ footerMenu: [{ path: '/rich/faq', texts: { ar } }] })
  assert.equal(menu('هدايا\u200F (Posy)'), null)
  assert.deepEqual(menu('هدايا\u202E (Posy)')?.fields, { 'footerMenu.0.text': 'setting-length' })
  const sender = checkSettings({ sender: 'Posy\u200F <shop@example.com>' })
  assert.deepEqual(sender?.fields, { sender: 'setting-sender' })
})
