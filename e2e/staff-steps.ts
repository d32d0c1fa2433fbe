// Steps of a staff member: invitation, passkey, joining.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { isRefusal } from '#domain/refusal.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { inviteMember } from '#services/staff/staff-members.ts'
import type { OpenShop } from './open-shop.ts'

/** Passkeys are bound to a host name: 127.0.0.1 has none. */
export const passkeyOrigin = (shop: OpenShop): string => shop.origin.replace('127.0.0.1', 'localhost')

export async function invitation(shop: OpenShop, email: string, role: Role): Promise<string> {
  const invited = await inviteMember(shop.db, { email, role, locale: 'us' }, Date.now())
  assert.ok(!isRefusal(invited))
  return `${passkeyOrigin(shop)}/_shop/join#${invited.token}`
}

export async function addAuthenticator(page: Page): Promise<void> {
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
}

/** Joins as a new member; the page then shows the first screen of the back office. */
export async function joinStaff(page: Page, shop: OpenShop, name: string, role: Role): Promise<void> {
  await addAuthenticator(page)
  await page.goto(await invitation(shop, `${name.toLowerCase()}@example.com`, role))
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor()
}
