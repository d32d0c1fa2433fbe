// Server and browser have different versions of locale data. Both must print the same, or hydration changes the page.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { build } from 'vite'
import { locales } from '#domain/markets/locale.ts'
import { withPage } from './browser.ts'
import { printEverything } from './print-everything.ts'

test('server and browser print the same prices, dates, numbers and lists, in every language', async (t) => {
  const script = await bundled()
  await withPage(t, {}, async (page) => {
    await page.goto('about:blank')
    await page.addScriptTag({ type: 'module', content: script })
    await page.waitForFunction(() => 'printed' in globalThis)
    const shown = await page.evaluate(() => (globalThis as unknown as { printed: Printed }).printed)
    const made: Printed = printEverything()
    assert.deepEqual(Object.keys(shown), [...locales])
    const different = locales.flatMap((locale) =>
      made[locale].flatMap((text, at) =>
        shown[locale][at] === text
          ? []
          : [`${locale}: ${JSON.stringify(text)} in the browser ${JSON.stringify(shown[locale][at])}`],
      ),
    )
    assert.deepEqual(different, [])
  })
})

type Printed = ReturnType<typeof printEverything>

async function bundled(): Promise<string> {
  const entry = new URL('./print-everything.ts', import.meta.url).pathname
  const virtual = 'virtual:entry'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
        load: (id) =>
          id === `\0${virtual}`
            ? `import { printEverything } from ${JSON.stringify(entry)}\nglobalThis.printed = printEverything()`
            : undefined,
      },
    ],
    build: { write: false, rollupOptions: { input: virtual }, modulePreload: false },
  })
  const { output } = Array.isArray(result)
    ? result[0]!
    : (result as Exclude<typeof result, unknown[]> & { output: { code?: string }[] })
  return (output[0] as { code: string }).code
}
