import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signToken, verifyToken } from './signed-token.ts'

const secret = 'a secret of more than thirty-two letters'

test('a token is readable only for its purpose and with the secret that signed it', () => {
  const token = signToken(secret, 'newsletter-leave', 'a.b.c')
  assert.equal(verifyToken(secret, 'newsletter-leave', token), 'a.b.c')
  assert.equal(verifyToken(secret, 'newsletter-confirm', token), null)
  assert.equal(verifyToken(`${secret}!`, 'newsletter-leave', token), null)
})

test('one letter added, removed or changed makes a token invalid', () => {
  const token = signToken(secret, 'order-access', 'text')
  const others = [...token].map(
    (letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1),
  )
  for (const other of ['', '.', token.slice(0, -1), `${token}A`, `.${token}`, ...others])
    assert.equal(verifyToken(secret, 'order-access', other), null, other)
})
