import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readingMinutes } from './reading-minutes.ts'

test('words of tags do not count, and the shortest text takes a minute', () => {
  assert.equal(readingMinutes(`<p class="${'long '.repeat(900)}">Short</p>`), 1)
  assert.equal(readingMinutes(`<p>${'word '.repeat(660)}</p>`), 3)
})

test('Japanese and Chinese are counted in characters', () => {
  assert.equal(readingMinutes(`<p>${'贈り物。'.repeat(500)}</p>`), 4)
})
