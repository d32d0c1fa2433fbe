// DNS records of the sender's domain.
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { publicKeyOf } from './dkim-key.ts'
import { checkMailDomain } from './mail-domain.ts'

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const key = { selector: 'posy', privateKey }

const check = (records: Record<string, string[]>) =>
  checkMailDomain('shop.example', key, async (name) => records[name] ?? [])

test('a domain with the three records has no problem', async () => {
  const published = publicKeyOf(key)
  const findings = await check({
    'shop.example': ['google-site-verification=1', 'v=spf1 include:mail.example ~all'],
    // Providers break long keys with spaces.
    'posy._domainkey.shop.example': [`v=DKIM1; k=rsa; p=${published.slice(0, 100)} ${published.slice(100)}`],
    '_dmarc.shop.example': ['v=DMARC1; p=quarantine'],
  })
  assert.deepEqual(
    findings.map(({ isGood }) => isGood),
    [true, true, true],
  )
})

test('a missing record is named with the content to enter', async () => {
  const [spf, dkim, dmarc] = await check({})
  assert.match(spf!.text, /TXT record: v=spf1 include:<provider> ~all/)
  assert.ok(dkim!.text.endsWith(`v=DKIM1; k=rsa; p=${publicKeyOf(key)}`))
  assert.match(dmarc!.text, /_dmarc\.shop\.example .* v=DMARC1; p=quarantine/)
  const unsigned = await checkMailDomain('shop.example', undefined, async () => [])
  assert.match(unsigned[1]!.text, /set DKIM_KEY_FILE/)
})

test('wrong records are refused: two of SPF, one for everybody, another key, no policy', async () => {
  const textOf = async (records: Record<string, string[]>, name: string) =>
    (await check(records)).find((finding) => finding.check === name && !finding.isGood)?.text ?? ''
  const domain = 'shop.example'
  assert.match(await textOf({ [domain]: ['v=spf1 mx -all', 'v=spf1 a -all'] }, 'SPF'), /merge them/)
  assert.match(await textOf({ [domain]: ['v=spf1 mx +all'] }, 'SPF'), /every server/)
  assert.match(await textOf({ [`posy._domainkey.${domain}`]: ['v=DKIM1; p=AAAA'] }, 'DKIM'), /another key/)
  assert.match(
    await textOf({ [`_dmarc.${domain}`]: ['v=DMARC1; rua=mailto:a@b.example'] }, 'DMARC'),
    /no policy/,
  )
})
