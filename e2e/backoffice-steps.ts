// Steps of staff in the back office: being signed in, opening a screen, saving, joining with a passkey.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { isRefusal } from '#domain/refusal.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { inviteMember } from '#services/staff/staff-members.ts'
import { signedInMember } from '#services/staff/testing-staff.ts'
import { withPage, type Shopper } from './browser.ts'
import { until, type OpenShop } from './open-shop.ts'
import { clickLink } from './steps.ts'
import type { Faults } from './watch-page.ts'

/** A page of a member who is signed in and has just used the second factor. */
export async function withStaffPage(
  t: TestContext,
  shop: OpenShop,
  { role = 'owner', ...browser }: Shopper & { role?: Role },
  visit: (page: Page, faults: Faults) => Promise<void>,
): Promise<void> {
  const value = await signedInMember(shop.db, role)
  await withPage(t, browser, async (page, faults) => {
    await page.context().addCookies([{ name: 'staff', value, url: `${shop.origin}/_shop/` }])
    await visit(page, faults)
  })
}

/** `path` is below `/_shop`: `/orders`. The dashboard is `''`. */
export async function openScreen(page: Page, shop: OpenShop, path: string): Promise<void> {
  await page.goto(`${shop.origin}/_shop${path}`)
}

/**
 * Follows a link to a screen in the same document, and waits until it has its data. Then nothing is requested, and
 * nothing changes while the browser is idle.
 */
export async function stepToScreen(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>()
  const begin = (request: Request): void => void pending.add(request)
  const end = (request: Request): void => void pending.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    await clickLink(page, `/_shop${path}`)
    await page.waitForURL((url) => url.pathname + url.search === `/_shop${path}`)
    await page.locator('main').getByRole('heading').first().waitFor()
    await until(
      async () => (await isAtRest(page)) && pending.size === 0,
      (isComplete) => isComplete,
    )
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

/** False if the document changes within a moment, or shows that it loads. */
function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    let changes = 0
    const observer = new MutationObserver(() => (changes += 1))
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 200 }), 50))
    observer.disconnect()
    return changes === 0 && !document.querySelector('[aria-busy="true"]')
  })
}

/** Presses "Save" without waiting for the reply, which may be a refusal. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
}

/** Saves a form with a bar of unsaved changes: the bar leaves with the reply. A message of an earlier save may still be shown. */
export async function save(page: Page): Promise<void> {
  await pressSave(page)
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
}

/** Passkeys are bound to a host name: 127.0.0.1 has none. */
export const passkeyOrigin = (shop: OpenShop): string => shop.origin.replace('127.0.0.1', 'localhost')

/** Invites a member and opens the link of the invitation in a browser with a passkey device. */
export async function openInvitation(page: Page, shop: OpenShop, email: string, role: Role): Promise<void> {
  const invited = await inviteMember(shop.db, { email, role, locale: 'us' }, Date.now())
  assert.ok(!isRefusal(invited))
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${passkeyOrigin(shop)}/_shop/join#${invited.token}`)
}
