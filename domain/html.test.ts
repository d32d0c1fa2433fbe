// The HTML tag: what it escapes, inserts and omits.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html, htmlLines, joinHtml, raw } from './html.ts'

test('inserted text cannot become markup, in content and in attributes', () =>
  assert.equal(
    String(html`<a title="${'"x\''}">${'<b> & </b>'}</a>`),
    '<a title="&quot;x&#39;">&lt;b&gt; &amp; &lt;/b&gt;</a>',
  ))

test('nested markup and lists are inserted once, and their texts are escaped', () =>
  assert.equal(
    String(html`<ul>${['<1>', '<2>'].map((text) => html`<li>${text}</li>`)}</ul>`),
    '<ul><li>&lt;1&gt;</li><li>&lt;2&gt;</li></ul>',
  ))

test('null, undefined and false are omitted, zero is not', () =>
  assert.equal(String(html`[${null}${undefined}${false}${0}${''}]`), '[0]'))

test('characters that XML forbids are omitted', () =>
  assert.equal(String(html`${'a\u0000\u001bb\n'}`), 'ab\n'))

test('lists have separators, and lines have breaks', () => {
  assert.equal(String(joinHtml(['<', html`<b>1</b>`, 2], ' & ')), '&lt; &amp; <b>1</b> &amp; 2')
  assert.equal(String(htmlLines('a\n<b>')), 'a<br>&lt;b&gt;')
  assert.equal(String(html`${raw('<hr>')}`), '<hr>')
})
