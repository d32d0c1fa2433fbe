// Steps that many tests share.
import type { Page, Request } from 'playwright-core'
import { until, type OpenShop } from './open-shop.ts'

/** Waits for hydration: before it, a press follows a plain link or does nothing. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

/** Opens a document and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await untilHydrated(page)
}

/** Delays the page's scripts, like a slow connection, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Delays replies of an operation until `release`. `arrived`: the server has replied to the first call. */
export async function holdReply(page: Page, operation: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const isCall = (request: Request) => request.postData()?.includes(`"${operation}"`)
  await page.route('**/*', async (route) => {
    if (!isCall(route.request())) return route.fallback()
    const response = await route.fetch()
    arrive()
    await released
    await route.fulfill({ response })
  })
  return { arrived, release }
}

/** Marks this document; a new document does not have the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(document, { isMarked: true }))
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in document)
}

/** Adds a link to any address to the page, and presses it. */
export async function clickLink(page: Page, href: string): Promise<void> {
  await page.evaluate((wanted) => {
    const link = Object.assign(document.createElement('a'), { href: wanted, textContent: 'x' })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** Signs in by the mailed code, on an English page that requires sign-in. */
export async function signIn(page: Page, shop: OpenShop, email: string): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByLabel('Code').fill(await shop.mailedCode(email))
  await page.getByRole('button', { name: 'Sign in or create account' }).click()
}

/** The same after an earlier sign-in, whose mail has an older code. */
export async function signInAgain(page: Page, shop: OpenShop, email: string): Promise<void> {
  const codes = async () => (await shop.mailsTo(email)).filter((subject) => /code/.test(subject)).length
  const before = await codes()
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get code' }).click()
  await until(codes, (count) => count > before)
  await page.getByLabel('Code').fill(await shop.mailedCode(email))
  await page.getByRole('button', { name: 'Sign in or create account' }).click()
}

/** Opens a page of the account, signs in there, and waits until the account shows. */
export async function openSignedIn(page: Page, shop: OpenShop, email: string, path: string): Promise<void> {
  await page.goto(shop.origin + path)
  await signIn(page, shop, email)
  await page.locator('.account-page [data-part="main"] > :not(output)').waitFor()
}

/** Withdraws from the only item of a masked order, on its German page. */
export async function declareWithdrawal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vertrag hier widerrufen' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('checkbox', { checked: true }).waitFor()
  await form.getByRole('textbox').fill('Finn')
  await form.getByRole('button', { name: 'Weiter' }).click()
  await form.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await page.locator('.request-task').getByText('Wir haben dir eine E-Mail geschickt').waitFor()
}
