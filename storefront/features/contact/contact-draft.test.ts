import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContact } from './check-contact.ts'
import { emptyContact, parseContact } from './contact-draft.ts'

const message = {
  ...emptyContact,
  name: 'Anna',
  email: 'anna@example.com',
  subject: 'Bow',
  text: 'Red, please.',
}

test('a stored draft is read unchanged, and other values are ignored', () => {
  assert.deepEqual(parseContact(message), message)
  assert.deepEqual(parseContact({ name: 3, other: 'x' }), emptyContact)
  assert.equal(parseContact('Anna'), undefined)
})

test('a complete message is valid', () => {
  assert.deepEqual(checkContact(message), {})
  assert.deepEqual(checkContact({ ...message, text: 'Two\nlines' }), {})
})

test('each invalid field has its own problem', () => {
  assert.deepEqual(checkContact(emptyContact), {
    name: 'required',
    email: 'required',
    subject: 'required',
    text: 'required',
  })
  assert.deepEqual(checkContact({ ...message, email: 'anna', orderNumber: '12', text: 'x'.repeat(3001) }), {
    email: 'email',
    orderNumber: 'order',
    text: 'too-long',
  })
})
