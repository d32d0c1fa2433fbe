// Starts the browser of the tests, without network access outside this machine.
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

const basics = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const silence = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/**
 * `whole` selects the browser that shoppers have; `keepsPages` also turns its back/forward cache on. Without `pictures` it
 * requests none and shows their boxes: the layout is the same.
 */
export function launchBrowser({ keepsPages = false, whole = false, pictures = true } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(whole || keepsPages ? 'browser' : 'shell'),
    args: [...basics, ...silence, ...(pictures ? [] : ['--blink-settings=imagesEnabled=false'])],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}
