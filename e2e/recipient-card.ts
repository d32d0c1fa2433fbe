// Steps in the card of one of several recipients at the checkout.
import type { Locator } from 'playwright-core'

export const choice = (card: Locator, name: string | RegExp) => card.getByRole('radio', { name })

export async function addCard(card: Locator, text: string): Promise<void> {
  await card.getByRole('button', { name: 'Add a card' }).click()
  // The focus moves into the field.
  await card.locator('textarea:focus').fill(text)
}

/** Opens the form of a recipient who is a summary. */
export const openForm = (card: Locator): Promise<void> =>
  card.getByRole('button', { name: /^(Change|Enter the address|Choose a gift)$/ }).click()

type Person = Readonly<Record<string, string>>

/** `person` has a text for each label; `state` is the code of an emirate or a prefecture. */
export async function fillPerson(
  card: Locator,
  country: string,
  person: Person,
  state: string,
): Promise<void> {
  await card.getByLabel('Country').selectOption({ label: country })
  for (const [label, text] of Object.entries(person)) await card.getByLabel(label).fill(text)
  await card.getByLabel(/Emirate|Prefecture/).selectOption(state)
}
