// The reminder mail in every language, and its unsubscribe page.
import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { money } from '#domain/pricing/money.ts'
import { composeReminderMail } from './reminder-mail.ts'
import { renderMail } from './testing-mail.ts'
import { teddy } from './testing-product.ts'

const teddyFrom = { ...teddy, price: money(2990, 'EUR'), from: true }

test('a reminder names person, last day to order and suggested products, in fifteen languages', async () => {
  const texts = new Set<string>()
  for (const locale of locales) {
    const mail = renderMail(
      composeReminderMail({
        reminded: {
          day: { kind: 'birthday', month: 5, day: 8, year: 1986 },
          name: 'Bea & Bo',
          country: 'DE',
          customerId: 'customer',
          email: 'ada@example.com',
          locale,
        },
        stage: locale === 'us' ? 'last-call' : 'ahead',
        on: '2026-05-08',
        orderBy: {
          standardBy: '2026-04-29',
          expressBy: '2026-05-04',
          readyStandardBy: null,
          readyBy: '2026-05-06',
        },
        gifts: { products: [teddyFrom, { ...teddyFrom, key: 'second' }], path: '/search?tag=birthday' },
        locale,
        publicOrigin: 'https://www.posy.example',
        unsubscribe: 'https://www.posy.example/_unsubscribe/token',
      }),
    )
    texts.add(mail.text)
    for (const text of [mail.subject, mail.text, mail.html])
      assert.doesNotMatch(text, /\b(?:mail|people|occasion)\.[a-z]|undefined|NaN|\{\w+\}/, locale)
    assert.match(mail.subject, /Bea & Bo/)
    const page = locale === 'us' ? '' : `/${locale}`
    for (const link of [
      `${page}/plush-teddy`,
      `${page}/search?tag=birthday`,
      `${page}/user/people`,
      '/_unsubscribe/token',
    ])
      assert.ok(mail.text.includes(`https://www.posy.example${link}`), `${locale} ${link}`)
    assert.ok(mail.html.includes('Honey &lt;Teddy&gt;') && !mail.html.includes('<Teddy>'))
    const folder = process.env['SCREENSHOTS']
    if (!folder) continue
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, `mail-gift-reminder-${locale}.html`), mail.html)
  }
  assert.equal(texts.size, locales.length, 'each language has its own words')
})
