import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { money } from '#domain/pricing/money.ts'
import { joinParts } from '#messages/join-parts.ts'
import { renderMail } from './testing-mail.ts'
import { teddy } from './testing-product.ts'
import { composeWishlistMail } from './wishlist-mail.ts'

test('a wishlist alert names items back in stock and former prices, in fifteen languages', () => {
  const texts = new Set<string>()
  for (const locale of locales) {
    const mail = renderMail(
      composeWishlistMail({
        alerts: [
          { product: teddy, backInStock: true, droppedFrom: null },
          { product: teddy, backInStock: false, droppedFrom: money(2990, 'EUR') },
        ],
        locale,
        publicOrigin: 'https://www.posy.example',
        unsubscribe: 'https://www.posy.example/_unsubscribe/token',
      }),
    )
    texts.add(mail.text)
    for (const text of [mail.subject, mail.text, mail.html])
      assert.doesNotMatch(text, /\b(?:mail|wishlist)\.[a-z]|undefined|NaN|\{\w+\}/, locale)
    assert.match(mail.text, /24[.,]90/)
    assert.match(mail.text, /29[.,]90/)
    const page = locale === 'us' ? '' : `/${locale}`
    for (const link of [`${page}/plush-teddy`, `${page}/wishlist`, '/_unsubscribe/token'])
      assert.ok(mail.text.includes(`https://www.posy.example${link}`), `${locale} ${link}`)
    assert.ok(!mail.html.includes('<Teddy>'))
    const [, preview] = /<div style="display:none[^>]*>([^&]*&lt;Teddy&gt;.*?)&#847;/.exec(mail.html) ?? []
    assert.equal(preview, joinParts(locale, ['Honey &lt;Teddy&gt;', 'Honey &lt;Teddy&gt;']), 'its preview')
  }
  assert.equal(texts.size, locales.length, 'each language has its own words')
})
