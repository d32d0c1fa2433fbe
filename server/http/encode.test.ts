// Compressed bodies.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decode, encode } from './encode.ts'

test('a compressed body retains no larger buffer', async () => {
  const body = Buffer.from('a gift, wrapped '.repeat(200))
  for (const encoding of ['br', 'gzip'] as const)
    for (const quality of [2, 9]) {
      const bytes = await encode(body, encoding, quality)
      assert.equal(bytes.buffer.byteLength, bytes.length, `${encoding} ${quality}`)
      assert.deepEqual(await decode(bytes, encoding), body)
    }
})
