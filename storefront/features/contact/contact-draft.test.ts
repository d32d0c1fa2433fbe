import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContact } from './check-contact.ts'
import { emptyContact, parseContact } from './contact-draft.ts'

const whole = {
  ...emptyContact,
  name: 'Anna',
  email: 'anna@example.com',
  subject: 'Bow',
  text: 'Red, please.',
}

test('a draft is read back as it was typed, and nothing else is', () => {
  assert.deepEqual(parseContact(whole), whole)
  assert.deepEqual(parseContact({ name: 3, other: 'x' }), emptyContact)
  assert.equal(parseContact('Anna'), undefined)
})

test('a whole message has no faults, with or without an order number', () => {
  assert.deepEqual(checkContact(whole), {})
  assert.deepEqual(checkContact({ ...whole, text: 'Two\nlines' }), {})
})

test('each field says what it lacks', () => {
  assert.deepEqual(checkContact(emptyContact), {
    name: 'required',
    email: 'required',
    subject: 'required',
    text: 'required',
  })
  assert.deepEqual(checkContact({ ...whole, email: 'anna', orderNumber: '12', text: 'x'.repeat(3001) }), {
    email: 'email',
    orderNumber: 'order',
    text: 'too-long',
  })
})
