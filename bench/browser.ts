// `npm run bench:browser`: what every page weighs, how soon a phone shows the pages most people come by, how long a
// step takes there, and what Lighthouse says, beside the figures they are meant to reach. Bytes and faults fail the
// run; times depend on the machine and are only told.
//   npm run bench:browser                    everything, in four minutes
//   npm run bench:browser -- views steps     parts of it: sizes, views, steps, lighthouse
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { routes } from '#storefront/routes.ts'
import { launchBrowser } from '../e2e/launch-browser.ts'
import { measureFirstView } from './first-view.ts'
import { askLighthouse, isFaultless, type Scores } from './lighthouse.ts'
import { startOnCore0 } from './processes.ts'
import { isLight, weighPage, type PageWeight } from './sizes.ts'
import { measureSteps } from './steps.ts'
import { printFirstViews, printLighthouse, printSteps, printWeights } from './tables.ts'

const filled: Readonly<Record<string, string>> = {
  '/classify/{classify}': '/classify/easter',
  '/{key}': '/name-mug',
  '/rich/{key}': '/rich/faq',
  '/search': '/search?query=egg',
}
const mostVisited = ['/', '/classify/easter', '/name-mug']
const pages = routes.map((route) => filled[route.path] ?? route.path)

const scratch = await mkdtemp(path.join(tmpdir(), 'posy-bench-'))
const shop = startOnCore0('sample-process.ts', [path.join(scratch, 'data'), path.join(scratch, 'mail')])
console.log(`Work waiting for a core as the run begins: ${loadavg()[0]?.toFixed(1)}`)
try {
  const { origin } = await shop.message<{ origin: string }>()
  const weights: PageWeight[] = []
  if (isWanted('sizes')) {
    for (const page of pages) weights.push(await weighPage(origin, page))
    printWeights(weights)
  }
  await measureTimes(origin)
  const told: Scores[] = []
  if (isWanted('lighthouse')) {
    for (const page of mostVisited) told.push(await askLighthouse(origin, page))
    printLighthouse(told)
  }
  if (!weights.every(isLight) || !told.every(isFaultless)) process.exitCode = 1
} finally {
  await shop.stop()
  await rm(scratch, { recursive: true, force: true })
}

function isWanted(part: 'sizes' | 'views' | 'steps' | 'lighthouse'): boolean {
  const wanted = process.argv.slice(2)
  return wanted.length === 0 || wanted.includes(part)
}

async function measureTimes(origin: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    if (isWanted('views')) {
      const views = []
      for (const page of mostVisited) views.push(await measureFirstView(browser, origin, page))
      printFirstViews(views)
    }
    if (isWanted('steps')) printSteps(await measureSteps(browser, origin))
  } finally {
    await browser.close()
  }
}
