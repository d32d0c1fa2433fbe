// What the environment may say.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ConfigProblem, envExample, readConfig, withPort } from './config.ts'
import { securityHeaders } from './security-headers.ts'

test('without a word the shop opens on this machine', () => {
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

test('all mistakes are told at once', () => {
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

test('only with a container does the content policy know a foreign host', () => {
  const policyOf = (environment: Record<string, string>) =>
    securityHeaders(readConfig(environment))['content-security-policy'] ?? ''
  assert.doesNotMatch(policyOf({}), /https:/)
  const withContainer = policyOf({ TAG_MANAGER_ID: 'GTM-ABC1234' })
  assert.match(withContainer, /script-src 'self' https:\/\/\*\.googletagmanager\.com;/)
  assert.doesNotMatch(withContainer, /unsafe/)
  for (const wrong of ['UA-1234', 'GTM-', "GTM-A'; script-src *"])
    assert.throws(() => readConfig({ TAG_MANAGER_ID: wrong }), ConfigProblem)
})

test('a variable that is set to nothing is not set', () => assert.equal(readConfig({ PORT: '' }).PORT, 3000))

test('a free port becomes part of the address', () => {
  const { PUBLIC_ORIGIN, API_ORIGIN } = withPort(readConfig({ PORT: '0' }), 4321)
  assert.deepEqual([PUBLIC_ORIGIN, API_ORIGIN], ['http://localhost:4321', 'http://localhost:4321'])
})

test('the example of an environment names every setting', () => {
  assert.equal(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'), envExample())
})
