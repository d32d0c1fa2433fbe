// The progress that an English order page shows.
import type { Page } from 'playwright-core'

const entries = (page: Page, kind = '') =>
  page
    .getByRole('list', { name: 'Order status' })
    .locator(`li${kind} > span:not([data-part])`)
    .allInnerTexts()

/** Steps and events of the order, in their order. */
export const progressOf = (page: Page) => entries(page)

/** Those with a mark. Events before the last state have none. */
export const marked = (page: Page) => entries(page, ':has([data-part="mark"])')
