import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { operationsPage } from './api-page.ts'

test('docs/api.md matches the registry of operations', () => {
  const written = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8')
  assert.equal(written.trim(), operationsPage().trim(), 'write it anew: npm run ops -- api > docs/api.md')
})

test('placeholders of messages are shown as three dots', () => {
  const page = operationsPage()
  assert.match(page, /`personalisation-not-in-alphabet` \| We can’t make … on this gift/)
  assert.doesNotMatch(page, /\bundefined\b|\bNaN\b|\[object/)
})
