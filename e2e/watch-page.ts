// Collects the errors of a page: exceptions, hydration errors, policy violations, failed requests, and requests to other
// machines.
import type { ConsoleMessage, Page, Request } from 'playwright-core'

export type Faults = {
  /** Errors that this test expects. */
  allow(pattern: RegExp): void
  /** Errors that match no allowed pattern. */
  unexpected(): string[]
}

export function watchPage(page: Page): Faults {
  const faults: string[] = []
  const allowed: RegExp[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (isComplaint(message)) faults.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    // A navigation cancels the prefetches of the page before it.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${reason} ${describe(request)}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`answer ${response.status()} ${describe(response.request())}`)
  })
  page.on('request', (request) => {
    if (!isLocal(request.url())) faults.push(`left this machine: ${describe(request)}`)
  })
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  }
}

function isComplaint(message: ConsoleMessage): boolean {
  // Chromium repeats every response of 400 and above here; the response event has more details.
  if (message.text().startsWith('Failed to load resource')) return false
  return (
    message.type() === 'error' ||
    (message.type() === 'warning' && /hydrat|did not match/i.test(message.text()))
  )
}

function isLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return (
    !protocol.startsWith('http') ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1'
  )
}

/** Includes the operation when its name is in the body. */
function describe(request: Request): string {
  const operation = /"api":"([\w.]+)"/.exec(request.postData() ?? '')?.[1]
  return [request.method(), request.url(), operation].filter(Boolean).join(' ')
}
