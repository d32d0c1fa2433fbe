import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signToken, verifyToken } from './signed-token.ts'

const secret = 'a secret of more than thirty-two letters'

test('what was sealed is read back, for its purpose and with our secret alone', () => {
  const token = signToken(secret, 'newsletter-leave', 'a.b.c')
  assert.equal(verifyToken(secret, 'newsletter-leave', token), 'a.b.c')
  assert.equal(verifyToken(secret, 'newsletter-confirm', token), null)
  assert.equal(verifyToken(`${secret}!`, 'newsletter-leave', token), null)
})

test('a single letter more, less or other breaks the seal', () => {
  const token = signToken(secret, 'order-access', 'words')
  const others = [...token].map(
    (letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1),
  )
  for (const other of ['', '.', token.slice(0, -1), `${token}A`, `.${token}`, ...others])
    assert.equal(verifyToken(secret, 'order-access', other), null, other)
})
