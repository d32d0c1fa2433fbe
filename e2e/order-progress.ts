// The progress that an English order page shows.
import type { Page } from 'playwright-core'

const entries = (page: Page, kind = '') =>
  page
    .getByRole('list', { name: 'Order status' })
    .locator(`li${kind} > span:not([data-part])`)
    .allInnerTexts()

/** Steps and events of the order, in their order. */
export const progressOf = (page: Page) => entries(page)

/** Those that ended something, or wait for a decision: all others have a check mark or a number. */
export const endings = (page: Page) => entries(page, '[data-event]:not([data-done])')
