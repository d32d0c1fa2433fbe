// Checks the colours of every season and theme against WCAG AA, from the token style sheets.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { linearRgb } from '#test-support/oklch.ts'
import { seasons as seasonNames } from '#domain/calendar/occasions.ts'
import { themeColours } from './theme-colours.ts'

type Theme = 'light' | 'dark'
type Tokens = ReadonlyMap<string, Readonly<Record<Theme, string>>>

const tokensOf = (file: string): Tokens => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  const pairs = css.matchAll(/--([\w-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g)
  return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

const everyday = tokensOf('tokens.css')
const seasons: Record<string, Tokens> = {
  everyday,
  ...Object.fromEntries(
    seasonNames.map((season) => [season, new Map([...everyday, ...tokensOf(`seasons/${season}.css`)])]),
  ),
}

test("the browser's interface has the colour of the paper, in every season", () => {
  for (const [season, tokens] of Object.entries(seasons))
    assert.deepEqual(themeColours[season as keyof typeof themeColours], tokens.get('paper'), season)
})

/** WCAG relative luminance of an oklch() colour, clipped to sRGB. */
function luminance(colour: string): number {
  const [red, green, blue] = linearRgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const backgrounds = ['paper', 'surface', 'raised']
const panels = ['accent-paper', 'blush', 'sage', 'butter']
const readable: [string, string[]][] = [
  ['ink', [...backgrounds, ...panels, 'success-paper', 'warning-paper', 'error-paper']],
  ['muted', [...backgrounds, ...panels]],
  ['accent', [...backgrounds, 'accent-paper']],
  ['accent-ink', ['accent']],
  ['success', [...backgrounds, 'success-paper']],
  ['warning', [...backgrounds, 'warning-paper']],
  ['error', [...backgrounds, 'error-paper']],
]
const visible: [string, string[]][] = [
  ['field-line', backgrounds],
  ['focus', [...backgrounds, ...panels]],
]

for (const [season, tokens] of Object.entries(seasons)) {
  for (const theme of ['light', 'dark'] as const) {
    const colour = (name: string) => {
      const token = tokens.get(name)
      assert.ok(token, `no token --${name}`)
      return token[theme]
    }
    const faint = (pairs: [string, string[]][], least: number) =>
      pairs.flatMap(([front, backs]) =>
        backs
          .map((back) => ({ pair: `${front} on ${back}`, ratio: contrast(colour(front), colour(back)) }))
          .filter(({ ratio }) => ratio < least)
          .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)}`),
      )

    test(`text is readable, ${season}, ${theme}`, () => {
      assert.deepEqual(faint(readable, 4.5), [])
    })
    test(`field outlines and the focus ring are visible, ${season}, ${theme}`, () => {
      assert.deepEqual(faint(visible, 3), [])
    })
  }
}
