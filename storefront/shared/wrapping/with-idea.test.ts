import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withIdea } from './with-idea.ts'

const ideas = ['Happy birthday!', 'Thank you!']

test('a suggestion fills an empty card and replaces another suggestion', () => {
  assert.equal(withIdea('  ', 'Thank you!', ideas), 'Thank you!')
  assert.equal(withIdea('Happy birthday!', 'Thank you!', ideas), 'Thank you!')
})

test('a suggestion keeps the words of the shopper', () => {
  assert.equal(withIdea('Yours, Bo', 'Thank you!', ideas), 'Thank you!\nYours, Bo')
  assert.equal(withIdea('Happy birthday!\nYours, Bo', 'Thank you!', ideas), 'Thank you!\nYours, Bo')
})
