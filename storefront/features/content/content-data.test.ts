import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldQuestions } from './fold-questions.ts'
import { questionsData } from './content-data.ts'

test('the structured data contains the questions of a page and their answers as plain text', () => {
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

test('a page without questions has no structured data for questions', () => {
  assert.equal(questionsData('<h2>Paying</h2><p>By card.</p>'), null)
})

test('a page of questions is grouped by theme, with anchors; any other page stays unchanged', () => {
  const html =
    '<h2>Paying</h2><h3>Cash?</h3><p>No.</p><h3>Cards?</h3><p>Yes.</p><h2>Other <b>ways</b></h2><p>None.</p>'
  assert.deepEqual(foldQuestions(html), {
    html:
      '<h2 id="theme-1">Paying</h2>' +
      '<details open><summary><h3>Cash?</h3></summary><div id="answer-1"><p>No.</p></div></details>' +
      '<details><summary><h3>Cards?</h3></summary><div id="answer-2"><p>Yes.</p></div></details>' +
      '<h2 id="theme-2">Other <b>ways</b></h2><p>None.</p>',
    themes: [
      { id: 'theme-1', title: 'Paying' },
      { id: 'theme-2', title: 'Other ways' },
    ],
  })
  const page = '<h2>Paying</h2><p>By card.</p>'
  assert.deepEqual(foldQuestions(page), { html: page, themes: [] })
})
