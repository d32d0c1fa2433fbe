import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unbrokenParticles } from './unbroken-particles.ts'

test('a Japanese particle is on one line with the short link before it', () => {
  assert.equal(
    unbrokenParticles('<a href="/a">返品</a>をご覧ください'),
    '<span data-part="unbroken"><a href="/a">返品</a>を</span>ご覧ください',
  )
  const others =
    '<a href="/a">contact</a> us、<a href="/a">返品</a>。<a href="/a">名入れのできるギフトのページ</a>を'
  assert.equal(unbrokenParticles(others), others)
})
