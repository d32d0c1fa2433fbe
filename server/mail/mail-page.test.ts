// Access to the mail page, and its content.
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import PostalMime from 'postal-mime'
import { locales } from '#domain/markets/locale.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { readConfig } from '../config.ts'
import { composeMail } from './layout.ts'
import { createMailPage, isMailPageEnabled } from './mail-page.ts'
import { createMailer } from './mailer.ts'

test('mails are readable in the browser only where no other machine can connect', () => {
  const may = (environment: Record<string, string>) => isMailPageEnabled(readConfig(environment))
  assert.ok(may({}))
  assert.ok(!may({ NODE_ENV: 'production' }))
  assert.ok(!may({ PUBLIC_ORIGIN: 'https://www.posy.example' }))
  assert.ok(!may({ SMTP_URL: 'smtp://localhost' }))
  assert.ok(!may({ NODE_ENV: 'test' }))
  for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'shop.internal']) assert.ok(!may({ HOST }), HOST)
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1']) assert.ok(may({ HOST }), HOST)
})

/** A request as received by the server; by default from a browser on the same machine. */
function asked(url: string, { from = '127.0.0.1', httpVersion = '1.1', headers = {} } = {}): IncomingMessage {
  return { url, headers, httpVersion, socket: { remoteAddress: from } } as unknown as IncomingMessage
}

test('no proxy and no other machine can read mails, with any Host header', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-mails-'))
  try {
    const page = createMailPage(folder)
    const status = async (how: Parameters<typeof asked>[1]) => (await page(asked('/_mail', how))).status
    for (const from of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      assert.equal(await status({ from }), 200, from)
    for (const from of ['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '127.evil', ''])
      assert.equal(await status({ from, headers: { publicOrigin: 'https://localhost' } }), 404, from)
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      assert.equal(
        await status({ headers: { publicOrigin: 'https://localhost:3000', [name]: 'x' } }),
        404,
        name,
      )
    // nginx by default: only the HTTP version differs.
    assert.equal(
      await status({ httpVersion: '1.0', headers: { publicOrigin: 'https://localhost:3000' } }),
      404,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('every mail of a test shop begins with a notice in its language', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-mails-'))
  try {
    for (const isTestShop of [true, false]) {
      const mailer = createMailer({
        isTestShop,
        smtpUrl: undefined,
        folder,
        settings: () => sampleSettings,
        season: () => null,
        publicOrigin: 'https://localhost',
      })
      for (const locale of locales) {
        const parts = [{ heading: 'Order' }, { text: 'Text' }]
        await mailer.send({
          id: locale,
          to: 'ada@example.com',
          ...composeMail(locale, 'Order', parts),
        })
        const { text = '', html = '' } = await PostalMime.parse(
          await readFile(path.join(folder, `${locale}.eml`)),
        )
        const notice = translateFor(locale)('test.notice')
        assert.equal(text.startsWith(notice), isTestShop, locale)
        assert.equal(html.includes(`>${notice}</td>`), isTestShop, locale)
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a written mail is listed and shown, and nothing outside the folder is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-mails-'))
  try {
    const mailer = createMailer({
      isTestShop: false,
      smtpUrl: undefined,
      folder,
      settings: () => sampleSettings,
      season: () => null,
      publicOrigin: 'https://localhost',
    })
    await mailer.send({
      id: 'one',
      to: 'ada@example.com',
      ...composeMail('us', 'Thank <you>', [{ text: 'Hello' }]),
    })
    await writeFile(path.join(path.dirname(folder), 'outside.eml'), 'Subject: x\n\nx')
    const page = createMailPage(folder)
    const read = async (url: string) => page(asked(url))
    assert.match(String((await read('/_mail')).body), /href="\/_mail\/one">Thank &lt;you&gt;</)
    assert.match(String((await read('/_mail/one')).body), /<p [^>]*>Hello<\/p>/)
    for (const url of ['/_mail/two', '/_mail/..%2foutside', '/_mail/../outside'])
      assert.equal((await read(url)).status, 404, url)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(path.join(path.dirname(folder), 'outside.eml'), { force: true })
  }
})
