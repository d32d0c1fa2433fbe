// Starts the browser of the journeys, without anything that would reach outside this machine.
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

const basics = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const silence = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** `keepsPages`: pages that were left stay whole in memory, as in a browser that nobody steers. */
export function launchBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...basics, ...silence],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}
