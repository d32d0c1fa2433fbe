// Reading the configuration from the environment.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ConfigProblem, readConfig, settings, serverOptions, withPort } from './config.ts'
import { envExample } from './env-example.ts'
import { securityHeaders } from './http/security-headers.ts'
import { senderAddress } from './mail/sender.ts'

test('without any setting the shop opens on this machine', () => {
  const { PORT, HOST, PUBLIC_ORIGIN, API_ORIGIN } = readConfig({})
  assert.deepEqual(
    [PORT, HOST, PUBLIC_ORIGIN, API_ORIGIN],
    [3000, '127.0.0.1', 'http://localhost:3000', 'http://localhost:3000'],
  )
})

test('the endpoint has the api subdomain of a public name, and the same origin on a test address', () => {
  const apiOf = (PUBLIC_ORIGIN: string) => readConfig({ PUBLIC_ORIGIN }).API_ORIGIN
  assert.equal(apiOf('https://www.posy.example'), 'https://api.posy.example')
  assert.equal(apiOf('https://posy.example:8443'), 'https://api.posy.example:8443')
  assert.equal(apiOf('http://192.168.1.7:3000'), 'http://192.168.1.7:3000')
  assert.equal(apiOf('http://localhost:3000'), 'http://localhost:3000')
})

test('one message lists all mistakes', () => {
  const wrong = {
    PORT: 'high',
    TRUSTED_PROXIES: '-1',
    PUBLIC_ORIGIN: 'https://www.posy.example/shop',
    SECRET: 'short',
    RATE_LIMITS: 'maybe',
    DATABASE_URL: 'mysql://x',
  }
  assert.throws(
    () => readConfig(wrong),
    (error) =>
      error instanceof ConfigProblem &&
      Object.keys(wrong).every((name) => error.message.includes(name)) &&
      error.message.includes('PORT is not a whole number from 0 to 65535\n'),
  )
})

test('a node with one role needs the database that it shares with the others', () => {
  for (const ROLE of ['web', 'worker']) {
    assert.throws(() => readConfig({ ROLE }), /ROLE=web and ROLE=worker need DATABASE_URL/)
    assert.equal(readConfig({ ROLE, DATABASE_URL: 'postgres://db/shop' }).ROLE, ROLE)
  }
  assert.equal(readConfig({}).ROLE, 'all')
})

test('the content security policy allows foreign hosts only with a Tag Manager container', () => {
  const policyOf = (environment: Record<string, string>) =>
    securityHeaders(readConfig(environment))['content-security-policy'] ?? ''
  assert.doesNotMatch(policyOf({}), /https:/)
  const withContainer = policyOf({ TAG_MANAGER_ID: 'GTM-ABC1234' })
  assert.match(withContainer, /script-src 'self' https:\/\/\*\.googletagmanager\.com;/)
  assert.doesNotMatch(withContainer, /unsafe/)
  for (const wrong of ['UA-1234', 'GTM-', "GTM-A'; script-src *"])
    assert.throws(() => readConfig({ TAG_MANAGER_ID: wrong }), ConfigProblem)
})

test('one trusted types policy creates HTML from strings, and browsers report to the shop itself', () => {
  const headersOf = (environment: Record<string, string>, development = false) =>
    securityHeaders(readConfig(environment), development)
  const required = /require-trusted-types-for 'script'; trusted-types posy;/
  const headers = headersOf({})
  assert.match(headers['content-security-policy'] ?? '', required)
  assert.match(headers['content-security-policy'] ?? '', /report-uri \/_reports; report-to shop$/)
  assert.equal(headers['reporting-endpoints'], 'shop="/_reports"')
  for (const others of [headersOf({ TAG_MANAGER_ID: 'GTM-ABC1234' }), headersOf({}, true)])
    assert.doesNotMatch(others['content-security-policy'] ?? '', /trusted-types/)
})

test('payments default to the sandbox in development, and to none in production', () => {
  const payments = (environment: Record<string, string>) => readConfig(environment).PAYMENTS
  assert.deepEqual(payments({}), ['sandbox'])
  assert.deepEqual(payments({ NODE_ENV: 'test' }), ['sandbox'])
  assert.deepEqual(payments({ NODE_ENV: 'production' }), [])
  assert.deepEqual(payments({ NODE_ENV: 'production', PAYMENTS: ' sandbox, sandbox ' }), ['sandbox'])
  assert.throws(() => readConfig({ PAYMENTS: 'sandbox,bank' }), /PAYMENTS names a payment provider that/)
})

test('the sender is one address on one line', () => {
  const sender = (MAIL_FROM: string) => senderAddress(readConfig({ MAIL_FROM }).MAIL_FROM)
  assert.equal(sender('Posy <hello@posy.test>'), 'hello@posy.test')
  assert.equal(sender('"Posy, Gifts & More" <hello@posy.test>'), 'hello@posy.test')
  assert.equal(sender('ギフト <hello@posy.test>'), 'hello@posy.test')
  assert.equal(sender('hello@posy.test'), 'hello@posy.test')
  for (const wrong of [
    'Posy <hello@posy.test>\r\nBcc: eve@evil.test',
    'Posy\n<hello@posy.test>',
    'hello@posy.test, eve@evil.test',
    'Posy <hello@posy.test>, Eve <eve@evil.test>',
    'Posy <hello>',
    'Posy',
  ])
    assert.throws(() => readConfig({ MAIL_FROM: wrong }), /MAIL_FROM is not one sender in one line/, wrong)
})

test('an empty variable counts as not set', () => assert.equal(readConfig({ PORT: '' }).PORT, 3000))

test('the actual port becomes part of the origins', () => {
  const { PUBLIC_ORIGIN, API_ORIGIN } = withPort(readConfig({ PORT: '0' }), 4321)
  assert.deepEqual([PUBLIC_ORIGIN, API_ORIGIN], ['http://localhost:4321', 'http://localhost:4321'])
})

test('the example of an environment names every setting', () => {
  assert.equal(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'), envExample())
})

test('a pooler needs the address of its server', () => {
  const DATABASE_URL = 'postgres://posy@localhost:6432/posy'
  const DATABASE_DIRECT_URL = 'postgres://posy@localhost/posy'
  assert.throws(() => readConfig({ DATABASE_URL, DATABASE_POOLER: 'on' }), ConfigProblem)
  const config = readConfig({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER: 'on' })
  assert.deepEqual(serverOptions(config), {
    connectionString: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    isPooler: true,
  })
})

test('files are in a folder, the database or a bucket', () => {
  assert.deepEqual(readConfig({}).FILES, { kind: 'folder' })
  assert.deepEqual(readConfig({ FILES: 'database' }).FILES, { kind: 'database' })
  assert.deepEqual(
    readConfig({ FILES: 's3://AKEY:a%2Fb@s3.example.com/gifts/shop?region=eu-west-1' }).FILES,
    {
      kind: 's3',
      endpoint: 'https://s3.example.com',
      accessKey: 'AKEY',
      secretKey: 'a/b',
      region: 'eu-west-1',
      bucket: 'gifts',
      prefix: 'shop/',
    },
  )
  for (const wrong of ['disk', 's3://s3.example.com/gifts', 's3://AKEY:secret@s3.example.com', 's3://A:b@/x'])
    assert.throws(() => readConfig({ FILES: wrong }), /FILES is not folder, database, or an address/)
})

test('every setting in the files for deployment exists and is valid', () => {
  const read = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8')
  const environment: Record<string, string> = {
    SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://posy@db/posy',
  }
  // Of `${NAME:-default}` the default is meant; values without one are secrets.
  const valueOf = (text: string): string => (/^\$\{\w+:-(.*)\}$/.exec(text)?.[1] ?? text).replaceAll("'", '')
  const files = [
    /x-environment:.*?\n((?: {2}.*\n)+)/.exec(read('compose.yaml'))![1]!,
    read('kubernetes/settings.yaml'),
  ]
  for (const file of files) {
    const entries = [...file.matchAll(/^ {2}([A-Z_]+): (.+)$/gm)].map(([, name, value]) => [name!, value!])
    assert.ok(entries.length > 6)
    assert.deepEqual(
      entries.filter(([name]) => !(name! in settings)),
      [],
    )
    const given = entries
      .filter(([, value]) => !value!.includes(':?'))
      .map(([name, value]) => [name, valueOf(value!)])
    readConfig({ ...environment, ...(Object.fromEntries(given) as Record<string, string>) })
  }
})
