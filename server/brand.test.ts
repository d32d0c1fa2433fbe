import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { brand } from './brand.ts'

const tokens = readFileSync(new URL('../storefront/styles/tokens.css', import.meta.url), 'utf8')

/** An oklch() colour as sRGB. */
function hexOf(colour: string): string {
  const [l = 0, chroma = 0, hue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => {
    const light = Math.min(1, Math.max(0, value))
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

test('mails and icons use the accent colour of the storefront', () => {
  const token = (name: string) => {
    const [, light, dark] = new RegExp(
      `--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`,
    ).exec(tokens)!
    return { light: hexOf(light!), dark: hexOf(dark!) }
  }
  assert.equal(brand.accent, token('accent').light)
  assert.equal(brand.accentDark, token('accent').dark)
  assert.equal(brand.accentInk, token('accent-ink').light)
})
