// Who may read the written mails, and what comes of it.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { readConfig } from '../config.ts'
import { createMailPage, mayReadMails } from './mail-page.ts'
import { createMailer } from './mailer.ts'

test('mails can be read in the browser only where nobody else can come', () => {
  const may = (environment: Record<string, string>) => mayReadMails(readConfig(environment))
  assert.ok(may({}))
  assert.ok(!may({ NODE_ENV: 'production' }))
  assert.ok(!may({ PUBLIC_ORIGIN: 'https://www.posy.example' }))
  assert.ok(!may({ SMTP_URL: 'smtp://localhost' }))
})

test('a written mail is listed and shown, and nothing outside the folder is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-mails-'))
  try {
    const mailer = createMailer({
      imprint: ['Posy Gifts GmbH'],
      smtpUrl: undefined,
      folder,
      from: 'Posy <hello@posy.example>',
      host: 'localhost',
    })
    await mailer.send({
      id: 'one',
      to: 'ada@example.com',
      subject: 'Thank <you>',
      text: 'Hello',
      html: '<p>Hello</p>',
    })
    await writeFile(path.join(path.dirname(folder), 'outside.eml'), 'Subject: x\n\nx')
    const page = createMailPage(folder)
    const read = async (url: string) => page({ url } as IncomingMessage)
    assert.match(String((await read('/_mail')).body), /href="\/_mail\/one">Thank &lt;you&gt;</)
    assert.match(String((await read('/_mail/one')).body), /<p>Hello<\/p>/)
    for (const url of ['/_mail/two', '/_mail/..%2foutside', '/_mail/../outside'])
      assert.equal((await read(url)).status, 404, url)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(path.join(path.dirname(folder), 'outside.eml'), { force: true })
  }
})
