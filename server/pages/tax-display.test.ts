// What pages say about tax, as the merchant's settings for taxes change.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#domain/markets/locale.ts'
import { isRefusal } from '#domain/refusal.ts'
import { standardTaxSettings, type TaxSettings } from '#domain/tax/tax-settings.ts'
import { translateFor } from '#messages/load.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { until } from '#test-support/until.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let server: TestShopServer
before(async () => void (server = await openTestShopServer()))
after(() => server.close())

async function setTax(tax: Partial<TaxSettings>, isShown: (page: string) => boolean): Promise<void> {
  const changes = { tax: { ...standardTaxSettings, ...tax } }
  assert.ok(!isRefusal(await changeSettings(server.db, changes, Date.now())))
  await server.shop.catalog.refresh()
  await until(async () => isShown((await server.ask('/de/name-mug')).text))
}

test('a small business says in every language that prices have no tax', async () => {
  const german = translateFor('de')
  const included = german('product.taxIncluded')
  assert.ok((await server.ask('/de/name-mug')).text.includes(included))
  await setTax({ smallBusiness: true }, (page) => !page.includes(included))
  for (const locale of locales) {
    const address = `${locale === 'us' ? '' : `/${locale}`}/name-mug?ce=de`
    const t = translateFor(locale)
    // A busy shop asks to come back.
    await until(async () => (await server.ask(address)).text.includes(t('product.smallBusiness')))
    assert.ok(!(await server.ask(address)).text.includes(t('product.taxIncluded')), locale)
  }
})

test('prices of exports without tax include none', async () => {
  const included = translateFor('ja')('product.taxIncluded')
  await setTax({ taxesExports: false }, (page) => page.includes(translateFor('de')('product.taxIncluded')))
  await until(async () => !(await server.ask('/ja/name-mug')).text.includes(included))
})
