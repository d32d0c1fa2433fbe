// The shop on its own domain: pages at www, the endpoint at api, and a public icon service.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { sql } from '#data/database.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { untilHydrated } from './steps.ts'

/** Listens on a free local port; browsers resolve every name that ends in localhost to this machine. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const drawing = '<path fill="none" stroke="currentColor" d="M2 2h20v20H2z"/>'
let answersIcons = true
const asked: string[] = []
const service = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (!answersIcons) return
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(
    JSON.stringify({ prefix: 'lucide', icons: { cake: { body: drawing } }, width: 24, height: 24 }),
  )
})

let port: number
let shop: OpenShop
before(async () => {
  const iconPort = await listen(service)
  const free = createServer()
  port = await listen(free)
  await new Promise((resolve) => free.close(resolve))
  shop = await openShop(
    (db) =>
      db.run(sql`
        update content_text set body = ${'A :icon-gift: and a :icon-cake: and a :icon-nothing: for all.'}
        where locale = 'us' and content_key = 'about'`),
    {
      PORT: String(port),
      PUBLIC_ORIGIN: `http://www.posy.localhost:${port}`,
      API_ORIGIN: `http://api.posy.localhost:${port}`,
      ICON_SERVICE: `http://127.0.0.1:${iconPort}`,
    },
  )
})
after(async () => {
  service.closeAllConnections()
  service.close()
  await shop.close()
})

const www = () => `http://www.posy.localhost:${port}`
const bare = () => `http://posy.localhost:${port}`

test('a visitor without www is redirected to www, by the server, or by the page behind a cache', (t) =>
  withPage(t, {}, async (page) => {
    const path = '/classify/easter?max=40&ce=DE#main'
    await page.goto(bare() + path)
    assert.equal(page.url(), www() + path)

    // A cache that serves the files of the page and no redirects.
    await page.goto('about:blank')
    await page.route(`${bare()}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`)
      await route.fulfill({
        body: Buffer.from(await answer.arrayBuffer()),
        contentType: answer.headers.get('content-type') ?? '',
      })
    })
    await page.goto(bare() + path)
    await page.waitForURL(www() + path)
    await untilHydrated(page)
    await page.goBack()
    // The step may end early. The page may still give its history entry an id, which is a navigation within the
    // document.
    await page.waitForURL('about:blank')
  }))

test('calls go to the api subdomain with all their headers', (t) =>
  withPage(t, {}, async (page) => {
    const answered = page.waitForResponse(
      (response) =>
        response.url().includes(apiPath) && (response.request().postData() ?? '').includes('visitor.view'),
    )
    await page.goto(www())
    const response = await answered
    assert.equal(new URL(response.url()).host, `api.posy.localhost:${port}`)
    assert.equal(response.status(), 200)
    const headers = await response.request().allHeaders()
    for (const name of ['session', 'lang', 'ip', 'country-code']) assert.ok(name in headers, name)
    await until(
      () => page.evaluate(() => localStorage.getItem('front_ip')),
      (ip) => ip !== null,
    )
  }))

/** Which icons of the text are loaded, in order. */
const drawn = (page: Page) =>
  page
    .locator('.rich-text [data-icon]')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).maskImage.includes('data:image/svg')))

test('icons of an editorial page come from the shop, missing ones from the public service', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${www()}/rich/about`)
    await until(
      () => drawn(page),
      (marks) => String(marks) === 'true,true,false',
    )
    assert.deepEqual(asked, ['/lucide.json?icons=cake,nothing'])
    const policy = (await page.request.get(`http://127.0.0.1:${port}/`)).headers()['content-security-policy']
    assert.match(policy ?? '', /connect-src [^;]*http:\/\/127\.0\.0\.1:\d+/)
  }))

test('a public service that does not answer times out after one and a half seconds', (t) =>
  withPage(t, {}, async (page) => {
    answersIcons = false
    const isAsked = (request: Request) => request.url().includes('icons=cake')
    const begun = page.waitForRequest(isAsked).then(() => Date.now())
    const given = page.waitForEvent('requestfailed', isAsked).then(() => Date.now())
    await page.goto(`${www()}/rich/about`)
    const waited = (await given) - (await begun)
    assert.ok(waited > 1_300 && waited < 4_000, `${waited} ms`)
    await until(
      () => drawn(page),
      (marks) => String(marks) === 'true,false,false',
    )
  }))
