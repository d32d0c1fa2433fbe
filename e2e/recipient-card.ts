// Steps in the card of one of several recipients at the checkout.
import type { Locator } from 'playwright-core'

export const choice = (card: Locator, name: string | RegExp) => card.getByRole('radio', { name })

export async function addCard(card: Locator, text: string): Promise<void> {
  await card.getByRole('button', { name: 'Add a card' }).click()
  await card.getByRole('textbox', { name: 'Add a card' }).fill(text)
}

/** Opens the form of a recipient who is a summary. */
export const openForm = (card: Locator): Promise<void> =>
  card.getByRole('button', { name: /^(Change|Enter the address)$/ }).click()
