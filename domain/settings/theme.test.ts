// The merchant's colours are readable, or refused.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '../refusal.ts'
import { checkSettings } from './check-settings.ts'
import { accentInk, contrast, themeCss, type Theme } from './theme.ts'

const problems = (theme: Theme) => {
  const refused = checkSettings({ theme })
  return isRefusal(refused) ? refused.fields : {}
}

test('contrast is measured as WCAG does', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21)
  assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54')
})

test('colours that are hard to read are refused', () => {
  assert.deepEqual(problems({ accent: '#94394a', paper: '#fcf7f0' }), {})
  assert.deepEqual(problems({ accent: '#0b6e4f', paper: '#ffffff' }), {})
  assert.deepEqual(problems({ accent: '#ffcc00', paper: '#ffffff' }), { 'theme.accent': 'setting-contrast' })
  assert.deepEqual(Object.keys(problems({ accent: '#94394a', paper: '#806060' })!), [
    'theme.accent',
    'theme.paper',
  ])
  assert.deepEqual(problems({ accent: 'red', paper: '#ffffff' }), { 'theme.accent': 'setting-colour' })
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('the text of a button is readable on every accent that is accepted', () => {
  fc.assert(
    fc.property(colour, colour, (accent, paper) => {
      if (checkSettings({ theme: { accent, paper } }) === null)
        assert.ok(contrast(accent, accentInk(accent)) >= 4.5)
    }),
  )
})

test('the style sheet of a theme has nothing but colours', () => {
  fc.assert(
    fc.property(colour, colour, (accent, paper) => {
      const rule = String.raw`:root\{(--[a-z-]+:[#\w (),.]+;?)+\}`
      const dark = String.raw`@media\(prefers-color-scheme:dark\)\{${rule}\}`
      assert.match(themeCss({ accent, paper }), new RegExp(`^${rule}${dark}$`))
    }),
  )
})
