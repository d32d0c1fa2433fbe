import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionsData } from './content-data.ts'

test('the questions of a page are told with their answers as plain text', () => {
  const html =
    '<h2>Paying</h2>\n<h3>Cards &amp; wallets?</h3>\n<p>Both.</p><p>See <a href="/rich/payment">here</a>.</p>\n<h3>Cash?</h3><p>No.</p><h2>Other</h2><p>Not an answer.</p>'
  assert.deepEqual(questionsData(html), {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Cards & wallets?',
        acceptedAnswer: { '@type': 'Answer', text: 'Both. See here .' },
      },
      { '@type': 'Question', name: 'Cash?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } },
    ],
  })
})

test('a page without questions tells none', () => {
  assert.equal(questionsData('<h2>Paying</h2><p>By card.</p>'), null)
})
