// Accessibility check of a screen with axe-core: WCAG 2.2, levels A and AA. The files of a run check each structure once.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { testRunFolder } from '#data/testing.ts'
import { newParts } from './new-parts.ts'

/** Smaller than `axe.source`, which every checked document would have to parse. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const colourRules = ['color-contrast', 'link-in-text-block']

/** Colours are the same in every language, and their rules take most of the time. `structure`: all but the colour rules. */
export type AxeScope = 'all' | 'structure' | 'colours'

const rules = axe.getRules(levels).map(({ ruleId }) => ruleId)
const ruleSets = {
  structure: rules.filter((id) => !colourRules.includes(id)),
  colours: colourRules,
} as const

/**
 * Runs through the browser's debugger, to which the page's content security policy does not apply.
 * The page needs JavaScript: axe-core waits on timers, which never fire without it.
 * Visited screens stay mounted but hidden, and take most of the time: they are checked only with `mounted: 'all'`.
 * Parts of a structure that passed in this run are left out.
 */
export async function expectNoAxeViolations(
  page: Page,
  scope: AxeScope = 'all',
  { mounted = 'visible' }: { mounted?: 'visible' | 'all' } = {},
): Promise<void> {
  const hidden = mounted === 'all' ? 'none' : 'main > [data-kept]'
  const scopes = scope === 'all' ? (['structure', 'colours'] as const) : [scope]
  const parts = await newParts(page, { hidden, scopes, passed: passed() })
  const found = await parts.evaluate(({ keys, scopes }) => ({ keys, scopes }))
  if (found.keys.length === 0) return
  const options: axe.RunOptions = {
    runOnly: { type: 'rule', values: found.scopes.flatMap((each) => ruleSets[each]) },
    resultTypes: ['violations'],
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await parts.evaluate(
    async ({ known }, { asked, hidden }) => {
      const screens = [...document.querySelectorAll(hidden)].map((screen) => {
        const mark = document.createComment('')
        screen.replaceWith(mark)
        return { screen, mark }
      })
      try {
        return (await window.axe.run({ include: [document], exclude: known }, asked)).violations
      } finally {
        for (const { screen, mark } of screens) mark.replaceWith(screen)
      }
    },
    { asked: options, hidden },
  )
  if (violations.length === 0) return remember(found.keys)
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any }) => {
      const reasons = any.map(({ message }) => message).join('; ')
      return `${id}: ${help}\n    ${target.join(' ')}\n    ${html.slice(0, 160)}\n    ${reasons}`
    }),
  )
  throw new Error(`${faults.length} accessibility faults on ${page.url()}:\n  ${faults.join('\n  ')}`)
}

const runFolder = testRunFolder()
const runFile = runFolder && path.join(runFolder, 'axe-passed')

/** Keys of the structures that passed, in any file of the run. */
function passed(): string {
  return runFile && existsSync(runFile) ? readFileSync(runFile, 'utf8') : ''
}

function remember(keys: readonly string[]): void {
  if (runFile) appendFileSync(runFile, `${keys.join('\n')}\n`)
}

declare global {
  interface Window {
    axe: {
      run(
        context: axe.ContextObject | { include: Node[]; exclude: Node[] },
        options: axe.RunOptions,
      ): Promise<axe.AxeResults>
    }
  }
}
