// `npm run bench:browser`: what the pages weigh and how soon a phone shows them, beside the figures they are meant
// to reach. More bytes than allowed fail the run; times depend on the machine and are only told.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchBrowser } from '../e2e/launch-browser.ts'
import { measureFirstView } from './first-view.ts'
import { startOnCore0 } from './processes.ts'
import { isLight, weighPage } from './sizes.ts'
import { measureSteps } from './steps.ts'
import { printFirstViews, printSteps, printWeights } from './tables.ts'

const pages = ['/', '/classify/easter', '/name-mug', '/search?query=egg']
const scratch = await mkdtemp(path.join(tmpdir(), 'posy-bench-'))
const shop = startOnCore0('sample-process.ts', [path.join(scratch, 'data'), path.join(scratch, 'mail')])
try {
  const { origin } = await shop.message<{ origin: string }>()
  const weights = await Promise.all(pages.map((page) => weighPage(origin, page)))
  printWeights(weights)
  if (!weights.every(isLight)) process.exitCode = 1
  const browser = await launchBrowser()
  try {
    const views = []
    for (const page of pages.slice(0, 3)) views.push(await measureFirstView(browser, origin, page))
    printFirstViews(views)
    printSteps(await measureSteps(browser, origin))
  } finally {
    await browser.close()
  }
} finally {
  await shop.stop()
  await rm(scratch, { recursive: true, force: true })
}
