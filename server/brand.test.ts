import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { linearRgb } from '#test-support/oklch.ts'
import { brand } from './brand.ts'

const tokens = readFileSync(new URL('../web/styles/tokens.css', import.meta.url), 'utf8')

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

test('mails and icons use the colours of the storefront', () => {
  const token = (name: string) => {
    const [, light, dark] = new RegExp(
      `--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`,
    ).exec(tokens)!
    return { light: hexOf(light!), dark: hexOf(dark!) }
  }
  assert.equal(brand.accent, token('accent').light)
  assert.equal(brand.accentDark, token('accent').dark)
  assert.equal(brand.accentInk, token('accent-ink').light)
  for (const name of ['paper', 'surface', 'raised', 'ink', 'muted', 'line'] as const)
    assert.equal(brand[name], token(name).light, name)
})
