// Starts the browser of the tests, without network access outside this machine.
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

const basics = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const silence = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** `keepsPages` turns the back/forward cache on, as in a browser without automation. */
export function launchBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...basics, ...silence],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}
