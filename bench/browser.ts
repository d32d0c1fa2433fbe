// `npm run bench:browser`: bytes of every page, first view and navigation times on a phone, and Lighthouse scores, each
// with its goal. Bytes and Lighthouse faults fail the run. Times depend on the machine and never fail it.
//   npm run bench:browser                    everything, in four minutes
//   npm run bench:browser -- views steps     only some parts: sizes, views, steps, lighthouse
import { loadavg } from 'node:os'
import { routes } from '#storefront/routes.ts'
import { launchBrowser } from '../e2e/launch-browser.ts'
import { measureFirstView } from './first-view.ts'
import { runLighthouse, hasFullScores, type Scores } from './lighthouse.ts'
import { openScratch, startOnCore0 } from './processes.ts'
import { isLight, weighPage, type PageWeight } from './sizes.ts'
import { measureSteps } from './steps.ts'
import { printFirstViews, printLighthouse, printSteps, printWeights } from './tables.ts'

const examplePaths: Readonly<Record<string, string>> = {
  '/classify/{classify}': '/classify/personalised',
  '/{key}': '/name-mug',
  '/rich/{key}': '/rich/faq',
  '/search': '/search?query=egg',
}
const mostVisited = ['/', '/classify/easter', '/name-mug']
const pages = routes.map((route) => examplePaths[route.path] ?? route.path)

await using scratch = await openScratch()
await using shop = startOnCore0('sample-process.ts', scratch)
console.log(`Work waiting for a core as the run begins: ${loadavg()[0]?.toFixed(1)}`)
const { origin } = await shop.message<{ origin: string }>()
const weights: PageWeight[] = []
if (isSelected('sizes')) {
  for (const page of pages) weights.push(await weighPage(origin, page))
  printWeights(weights)
}
await measureTimes(origin)
const scores: Scores[] = []
if (isSelected('lighthouse')) {
  for (const page of mostVisited) scores.push(await runLighthouse(origin, page))
  printLighthouse(scores)
}
if (!weights.every(isLight) || !scores.every(hasFullScores)) process.exitCode = 1

function isSelected(part: 'sizes' | 'views' | 'steps' | 'lighthouse'): boolean {
  const selected = process.argv.slice(2)
  return selected.length === 0 || selected.includes(part)
}

async function measureTimes(origin: string): Promise<void> {
  const browser = await launchBrowser({ whole: true })
  try {
    if (isSelected('views')) {
      const views = []
      for (const page of mostVisited) views.push(await measureFirstView(browser, origin, page))
      printFirstViews(views)
    }
    if (isSelected('steps')) printSteps(await measureSteps(browser, origin))
  } finally {
    await browser.close()
  }
}
