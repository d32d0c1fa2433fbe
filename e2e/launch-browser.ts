// Starts the browser of the journeys, without anything that would reach outside this machine.
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

const basics = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const silence = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

type Wishes = {
  /** Pages that were left stay whole in memory, as in a browser that nobody steers. */
  readonly keepsPages?: boolean
  /** Names that lead to this machine. */
  readonly names?: readonly string[]
}

export function launchBrowser({ keepsPages = false, names = [] }: Wishes = {}): Promise<Browser> {
  const rules = names.map((name) => `MAP ${name} 127.0.0.1`).join(', ')
  return chromium.launch({
    executablePath: findChromium(),
    args: [...basics, ...silence, ...(rules ? [`--host-resolver-rules=${rules}`] : [])],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}
