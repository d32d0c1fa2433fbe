import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sealed, unsealed } from './signed-token.ts'

const secret = 'a secret of more than thirty-two letters'

test('what was sealed is read back, for its purpose and with our secret alone', () => {
  const token = sealed(secret, 'newsletter-leave', 'a.b.c')
  assert.equal(unsealed(secret, 'newsletter-leave', token), 'a.b.c')
  assert.equal(unsealed(secret, 'newsletter-confirm', token), null)
  assert.equal(unsealed(`${secret}!`, 'newsletter-leave', token), null)
})

test('a single letter more, less or other breaks the seal', () => {
  const token = sealed(secret, 'order-access', 'words')
  const others = [...token].map(
    (letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1),
  )
  for (const other of ['', '.', token.slice(0, -1), `${token}A`, `.${token}`, ...others])
    assert.equal(unsealed(secret, 'order-access', other), null, other)
})
