import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderRichText } from './rich-text.ts'

test('an icon name in the text becomes an empty decorative element', () => {
  assert.equal(
    renderRichText('Comes by :icon-truck: soon.'),
    '<p>Comes by <span data-icon="truck" aria-hidden="true"></span> soon.</p>\n',
  )
  for (const text of ['At 10:30:15', ':truck:', ':icon-Truck:', ':icon-"onload:', ':icon-:'])
    assert.doesNotMatch(renderRichText(text), /<span/, text)
})

test('scripts, handlers, styles and frames are removed', () => {
  const html = renderRichText(
    '<script>1</script><span data-icon="bag" onclick="x()" style="a">b</span><iframe src=x>',
  )
  assert.equal(html.trim(), '<span data-icon="bag">b</span>')
})
