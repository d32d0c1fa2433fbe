// Compressed bodies.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptedEncodings, decode, encode } from './encode.ts'

test('a compressed body retains no larger buffer', async () => {
  const body = Buffer.from('a gift, wrapped '.repeat(200))
  for (const encoding of ['zstd', 'br', 'gzip'] as const)
    for (const quality of [2, 9]) {
      const bytes = await encode(body, encoding, quality)
      assert.equal(bytes.buffer.byteLength, bytes.length, `${encoding} ${quality}`)
      assert.deepEqual(await decode(bytes, encoding), body)
    }
})

test('the first response is made quickly, later ones are small', () => {
  assert.deepEqual(acceptedEncodings('gzip, deflate, br, zstd'), { quick: 'zstd', small: 'br' })
  assert.deepEqual(acceptedEncodings('gzip, deflate, br'), { quick: 'br', small: 'br' })
  assert.deepEqual(acceptedEncodings('gzip, br;q=0'), { quick: 'gzip', small: 'gzip' })
  assert.deepEqual(acceptedEncodings('zstd'), { quick: 'zstd', small: 'zstd' })
  assert.deepEqual(acceptedEncodings(undefined), { quick: 'identity', small: 'identity' })
})
