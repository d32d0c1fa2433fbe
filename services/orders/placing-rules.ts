// What differs between the ways to place an order: from the checkout, by staff, or with a table of recipients.
import { maxBulkRecipients } from '#domain/orders/bulk-gifts.ts'
import { maxDeliveries } from '#domain/orders/sharing.ts'
import {
  maxUnpaidBulkUnits,
  maxUnpaidUnits,
  unpaidBulkLimits,
  unpaidLimits,
  type UnpaidLimit,
} from '#domain/orders/unpaid-orders.ts'

export type PlacingRules = {
  readonly placedBy: 'customer' | 'merchant'
  readonly maxRecipients: number
  readonly unpaidLimits: readonly UnpaidLimit[]
  /** Maximum number of gifts in an unpaid order, for the text of the refusal. */
  readonly maxUnpaid: number
  /** Owner of the cart; null: the visitor. */
  readonly cart: string | null
}

export const byShopper: PlacingRules = {
  placedBy: 'customer',
  maxRecipients: maxDeliveries,
  unpaidLimits,
  maxUnpaid: maxUnpaidUnits,
  cart: null,
}

/** Such an order is held longer, and its payment is opened when the customer follows the mailed link. */
export const byStaff: PlacingRules = { ...byShopper, placedBy: 'merchant' }

/** The cart of the table is not the visitor's own. Handles have no colon, so no shopper reaches it. */
export function byTable(session: string): PlacingRules {
  return {
    placedBy: 'customer',
    maxRecipients: maxBulkRecipients,
    unpaidLimits: unpaidBulkLimits,
    maxUnpaid: maxUnpaidBulkUnits,
    cart: `bulk:${session}`,
  }
}
