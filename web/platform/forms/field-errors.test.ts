import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markAll, visibleErrors, withoutMarks } from './field-errors.ts'

const found = { email: 'Enter an e-mail', zip: 'Enter a ZIP code' }

test('an error is visible only at a marked field', () => {
  assert.deepEqual(visibleErrors({}, found), {})
  assert.deepEqual(visibleErrors({ zip: null }, found), { zip: 'Enter a ZIP code' })
  assert.deepEqual(visibleErrors(markAll(found), found), found)
})

test('a marked field loses its error when the draft becomes valid', () => {
  assert.deepEqual(visibleErrors(markAll(found), { zip: 'Enter a ZIP code' }), { zip: 'Enter a ZIP code' })
})

test('a refusal stays until its field changes', () => {
  const marks = { ...markAll(found), code: 'The code is wrong' }
  assert.deepEqual(visibleErrors(marks, {}), { code: 'The code is wrong' })
  assert.deepEqual(visibleErrors(withoutMarks(marks, ['code']), {}), {})
})

test('a changed field hides its error until the next check', () => {
  assert.deepEqual(visibleErrors(withoutMarks(markAll(found), ['zip']), found), { email: 'Enter an e-mail' })
})
