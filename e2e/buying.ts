// Steps of a purchase, by the labels of buttons and fields.
import type { Locator, Page } from 'playwright-core'

export const bunny = 'Chocolate Bunny with Ribbon'

export async function addBunny(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/chocolate-bunny`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
}

export async function goToCheckout(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/checkout`)
  await page.getByRole('button', { name: /^Place order/ }).waitFor()
}

export async function fillAddress(page: Page, email: string): Promise<void> {
  await fillPlace(page)
  await page.getByLabel('Email').fill(email)
}

export async function fillPlace(form: Pick<Page, 'getByLabel'>): Promise<void> {
  await form.getByLabel('Country').selectOption({ label: 'Germany' })
  await form.getByLabel('First name').fill('Anna')
  await form.getByLabel('Last name').fill('Petersen')
  await form.getByLabel('Street address').fill('Gartenweg 3')
  await form.getByLabel('Postal code').fill('26133')
  await form.getByLabel('City').fill('Oldenburg')
}

/** Waits for the price of the selection: before it arrives, a press orders nothing. */
export const orderButton = (page: Page): Locator =>
  page.locator('button:not([aria-busy="true"], [aria-disabled="true"])', {
    hasText: 'Place order',
  })

export async function order(page: Page): Promise<void> {
  await orderButton(page).click()
}

/** On the provider's page. */
export async function choosePayment(
  page: Page,
  choice: 'Approve' | 'Decline' | 'Needs confirmation' | 'Confirm the payment',
): Promise<void> {
  await page.getByRole('button', { name: choice }).click()
}

export async function seeThanks(page: Page): Promise<string> {
  await page.getByRole('heading', { name: /^Thank you/, level: 1 }).waitFor()
  return new URL(page.url()).searchParams.get('number') ?? ''
}

/** A guest buys one bunny; returns the number of the order. */
export async function buyBunny(page: Page, origin: string, email: string): Promise<string> {
  await addBunny(page, origin)
  return buyCart(page, origin, email)
}

/** A guest buys what is in the cart; returns the number of the order. */
export async function buyCart(page: Page, origin: string, email: string): Promise<string> {
  await goToCheckout(page, origin)
  await fillAddress(page, email)
  await order(page)
  await choosePayment(page, 'Approve')
  return seeThanks(page)
}
