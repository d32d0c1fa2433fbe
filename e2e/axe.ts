// The accessibility check of every screen: WCAG 2.2, levels A and AA, by axe-core.
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  // Part of WCAG 2.2 and switched off by default.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

/**
 * Evaluated through the browser's debugger, which the page's content policy does not govern.
 * The page needs JavaScript: axe-core waits on timers, which never fire without it.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate((asked) => window.axe.run(document, asked), options)
  if (violations.length === 0) return
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.target.join(' ')}\n    ${node.html.slice(0, 160)}`),
  )
  throw new Error(`${told.length} accessibility faults on ${page.url()}:\n  ${told.join('\n  ')}`)
}

declare global {
  interface Window {
    axe: { run(context: Document, options: axe.RunOptions): Promise<axe.AxeResults> }
  }
}
