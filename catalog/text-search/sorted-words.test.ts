// Words stay findable while new ones are sorted in steps.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SortedWords } from './sorted-words.ts'

test('a word that is added between two steps of sorting is found', () => {
  const spellings: string[] = []
  const words = new SortedWords((at) => spellings[at]!)
  const add = (spelling: string): void => words.add(spellings.push(spelling) - 1)
  for (let at = 0; at < 10_000; at += 1) add(`word-${at}`)
  const steps = words.mergeUnsorted()
  steps.next()
  add('later')
  for (const _ of steps);
  assert.deepEqual(words.startingWith('later', 5), [10_000])
  assert.deepEqual(words.startingWith('word-9999', 5), [9_999])
  assert.equal(words.startingWith('word-', 20_000).length, 10_000)
})
