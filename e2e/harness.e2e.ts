// Tests the checks of the browser tests on pages with known faults.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { expectNoAxeViolations } from './axe.ts'
import { withPage, type Shopper } from './browser.ts'
import { textFaults } from './text-in-view.ts'

const head = '<!doctype html><html lang="en"><title>Gifts</title><link rel="icon" href="data:,">'
const pages: Record<string, string> = {
  '/good': `${head}<main><h1>Gifts</h1><a href="/good">All gifts</a></main>`,
  '/inline': `${head}<main><h1>Gifts</h1></main><script>document.title = 'x'</script>`,
  '/missing-picture': `${head}<main><img alt="" src="/no-such-picture"></main>`,
  '/cut-off': `${head}<main><h1 class="narrow">Gifts for every season</h1><p class="low">With love</p><p class="hint">Gifts</p></main><link rel="stylesheet" href="/cut-off.css">`,
  '/wide': `${head}<main><h1 class="wide">Gifts</h1></main><link rel="stylesheet" href="/cut-off.css">`,
  '/pale': `${head}<main><h1 class="pale">Gifts</h1></main><link rel="stylesheet" href="/cut-off.css">`,
  '/nameless': `${head}<main><h1>Gifts</h1><button></button></main>`,
}

const styles = `.narrow { inline-size: 4em; overflow: hidden; white-space: nowrap } .low { block-size: 0.6em; overflow: clip }
.hint { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden } .wide { inline-size: 200vi }
.pale { color: #ddd; background: #fff }`

let server: Server
let origin: string

before(async () => {
  server = createServer((request, response) => {
    const isStyle = request.url === '/cut-off.css'
    const page = isStyle ? styles : pages[request.url ?? '']
    response.writeHead(page ? 200 : 404, {
      'content-type': isStyle ? 'text/css' : 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'",
    })
    response.end(page ?? 'no such page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})

test('a page without faults passes, also on a phone and without JavaScript', async (t) => {
  for (const shopper of [{}, { width: 390 }, { javaScript: false }] satisfies Shopper[]) {
    await withPage(t, shopper, async (page) => {
      await page.goto(`${origin}/good`)
      if (shopper.javaScript !== false) await expectNoAxeViolations(page)
    })
  }
})

test('an inline script, an error and a missing picture each fail the test', async (t) => {
  const visit = (path: string) =>
    withPage(t, { pictures: true }, async (page) => void (await page.goto(origin + path)))
  await assert.rejects(visit('/inline'), /Content Security Policy/)
  await assert.rejects(visit('/missing-picture'), /answer 404 .*no-such-picture/)
  await assert.rejects(
    withPage(t, {}, async (page) => {
      await page.goto(`${origin}/good`)
      const reported = page.waitForEvent('pageerror')
      await page.evaluate(() => reportError(new Error('hydration failed')))
      await reported
    }),
    /hydration failed/,
  )
})

test('an expected error does not fail the test', (t) =>
  withPage(t, {}, async (page, faults) => {
    faults.allow(/answer 404 .*\/nowhere/)
    await page.goto(`${origin}/nowhere`)
  }))

test('a button without a name is an accessibility fault, with and without the colour rules', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${origin}/nameless`)
    for (const scope of ['all', 'structure'] as const)
      await assert.rejects(expectNoAxeViolations(page, scope), /button-name/, scope)
  }))

test('low contrast is an accessibility fault, in the colour rules and in all rules', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${origin}/pale`)
    for (const scope of ['all', 'colours'] as const)
      await assert.rejects(expectNoAxeViolations(page, scope), /color-contrast/, scope)
    await expectNoAxeViolations(page, 'structure')
  }))

test('a structure that passed is checked again only where it has changed', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${origin}/good`)
    await expectNoAxeViolations(page)
    for (const change of [
      () => document.querySelector('main')!.append(document.createElement('button')),
      () => document.querySelector('h1')!.setAttribute('class', 'pale'),
      () => document.querySelector('a')!.replaceChildren(),
      () => document.documentElement.removeAttribute('lang'),
      () => (document.title = ''),
    ]) {
      await page.goto(`${origin}/good`)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('.pale { color: #ddd; background: #fff }')
        document.adoptedStyleSheets = [sheet]
      })
      await expectNoAxeViolations(page)
      await page.evaluate(change)
      await assert.rejects(expectNoAxeViolations(page), /accessibility faults/, String(change))
    }
  }))

test('colours that passed are checked again at another width only where they look different', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${origin}/good`)
    await expectNoAxeViolations(page)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('@media (width < 30rem) { h1 { color: #ddd } }')
      document.adoptedStyleSheets = [sheet]
    })
    await page.setViewportSize({ width: 820, height: 844 })
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await assert.rejects(expectNoAxeViolations(page), /color-contrast/)
    await expectNoAxeViolations(page, 'structure')
  }))

test('a cut-off text is reported, a text for screen readers is not', (t) =>
  withPage(t, {}, async (page) => {
    await page.goto(`${origin}/good`)
    assert.deepEqual(await textFaults(page), [])
    await page.goto(`${origin}/cut-off`)
    assert.deepEqual(
      (await textFaults(page)).map((fault) => fault.split(': ').at(-1)),
      ['Gifts for every season', 'With love'],
    )
    await page.goto(`${origin}/wide`)
    assert.match((await textFaults(page)).join(), /px too wide/)
  }))
