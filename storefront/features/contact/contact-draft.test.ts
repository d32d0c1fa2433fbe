import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactProblem } from './check-contact.ts'
import { contactFields, emptyContact, parseContact } from './contact-draft.ts'

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
  for (const field of contactFields) assert.equal(contactProblem(field, message[field]), null)
  assert.equal(contactProblem('text', 'Two\nlines'), null)
})

test('each invalid field has its own problem', () => {
  const empty = contactFields.map((field) => contactProblem(field, ' '))
  assert.deepEqual(empty, ['required', 'required', 'required', null, 'required'])
  assert.equal(contactProblem('email', 'anna'), 'email')
  assert.equal(contactProblem('orderNumber', '12'), 'order')
  assert.equal(contactProblem('text', 'x'.repeat(3001)), 'too-long')
})
