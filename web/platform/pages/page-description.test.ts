// Meta description of a page, shown in search results.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageDescription } from './page-description.ts'

const long = 'A mug for every morning of the week, thrown by hand and glazed twice over.'

test('a short text is complete, with its paragraphs in one line', () => {
  assert.equal(pageDescription('One.\n\nTwo.', 'us'), 'One. Two.')
  assert.equal(pageDescription('一。\n\n“二。”\n\n三。', 'zh'), '一。“二。”三。')
  assert.equal(pageDescription('It reads “snow” in gold.', 'us'), 'It reads “snow” in gold.')
})

test('a long text ends with its last whole sentence that fits', () => {
  assert.equal(pageDescription(`${long} ${long} ${long}`, 'us'), `${long} ${long}`)
  assert.equal(
    pageDescription('花瓶に生けた姿で、お手もとへ大切にお届けします。'.repeat(9), 'ja').at(-1),
    '。',
  )
})

test('a single long sentence ends after a whole word, without the comma', () => {
  const short = pageDescription(`${'pink, peach, '.repeat(20)}and ivory.`, 'us')
  assert.match(short, /(pink|peach)…$/)
  assert.ok(short.length <= 160)
})
