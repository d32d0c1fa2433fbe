import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { seasons } from '#domain/calendar/occasions.ts'
import { linearRgb } from '#test-support/oklch.ts'
import { brandColours, grounds } from './brand-colours.ts'
import { brand, coloursOf } from './brand.ts'

const styles = new URL('../web/styles/', import.meta.url)

/** Light and dark colour of each token. */
function tokensOf(file: string): Map<string, { light: string; dark: string }> {
  const css = readFileSync(new URL(file, styles), 'utf8')
  const pairs = css.matchAll(/--([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g)
  return new Map(
    [...pairs].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: hexOf(light), dark: hexOf(dark) },
    ]),
  )
}

/** An oklch() colour as sRGB. */
function hexOf(colour: string): string {
  const channels = linearRgb(colour).map((light) => {
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

test('mails and icons use the colours of the storefront in every season', () => {
  const everyday = tokensOf('tokens.css')
  assert.equal(brand.accentDark, everyday.get('accent')?.dark)
  for (const name of ['blush', 'sage'] as const) assert.equal(grounds[name], everyday.get(name)?.light)
  for (const season of ['everyday', ...seasons] as const) {
    const own = season === 'everyday' ? everyday : tokensOf(`seasons/${season}.css`)
    for (const [name, colour] of Object.entries(brandColours[season])) {
      const token = name === 'accentInk' ? 'accent-ink' : name
      assert.equal(colour, (own.get(token) ?? everyday.get(token))?.light, `${season} ${name}`)
    }
  }
})

test('the colours of the merchant replace those of the season, as in the storefront', () => {
  const theme = { accent: '#224466', paper: '#fafafa' }
  const colours = coloursOf({ theme }, 'christmas')
  assert.deepEqual([colours.accent, colours.paper], ['#224466', '#fafafa'])
  assert.equal(colours.ink, brandColours.christmas.ink)
})
