// The handwriting of cards in mails.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeMail } from './layout.ts'
import { mailFontResponse } from './mail-fonts.ts'
import { renderMail } from './testing-mail.ts'

test('a mail with a card loads the handwriting from the shop, and other mails load nothing', async () => {
  const card = { card: 'Gift message', words: 'Merry Christmas!' }
  const { html } = renderMail(composeMail('us', 'Paid', [card]))
  const addresses = [...html.matchAll(/url\(https:\/\/www\.posy\.example(\/mail-fonts\/[^)]+)\)/g)]
  assert.equal(addresses.length, 3)
  for (const [, address = ''] of addresses) {
    const { status, headers, body } = await mailFontResponse(address)
    assert.deepEqual([status, headers['access-control-allow-origin']], [200, '*'])
    assert.equal((body as Buffer).toString('latin1', 0, 4), 'wOF2')
  }
  assert.doesNotMatch(renderMail(composeMail('us', 'Paid', [{ text: 'Thanks' }])).html, /font-face/)
})

test('no other file is a font of mails', async () => {
  for (const name of ['constructor', 'caveat-cyrillic', '../../package'])
    assert.equal((await mailFontResponse(`/mail-fonts/${name}.woff2`)).status, 404, name)
})
