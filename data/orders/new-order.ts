// Input of `insertOrder`: all amounts and texts are frozen, all ids are generated beforehand.
import type { Address } from '#domain/delivery/address.ts'
import type { UnpaidLimit } from '#domain/orders/unpaid-orders.ts'
import type { Money } from '#domain/pricing/money.ts'
import type { TaxPart } from '#domain/tax/order-taxes.ts'
import type { NewJob } from '../jobs/jobs.ts'
import type { StoredDelivery, StoredLine, StoredOrder } from './orders.ts'

/** A line as placed: amounts in minor units of the order's currency. */
export type NewOrderLine = Omit<
  StoredLine,
  'picture' | 'removed' | 'currentPrice' | 'wrapping' | 'delivery' | 'returned' | 'reviewed'
> & {
  readonly position: number
  /** Id of the recipient's delivery. */
  readonly deliveryId: string
  readonly picture: string | null
  readonly wrapPaper: string | null
  readonly wrapRibbon: string | null
}

export type NewDelivery = Omit<StoredDelivery, 'giftCode' | 'shipments'> & {
  /** Minor units. */
  readonly fee: number
  readonly giftCode: string
  /** Where the parcel goes if the buyer must not read it; null: to `address`. */
  readonly shipTo: Address | null
}

export type NewRegistryGift = { readonly id: string; readonly itemId: string; readonly quantity: number }

export type NewOrder = Pick<
  StoredOrder,
  | 'id'
  | 'number'
  | 'requestHash'
  | 'email'
  | 'buyerName'
  | 'invoiceAddress'
  | 'locale'
  | 'country'
  | 'currency'
> &
  Pick<StoredOrder, 'couponCode' | 'discounts' | 'taxNotes' | 'remark' | 'placedAt' | 'heldUntil'> & {
    readonly idempotencyKey: string
    readonly cartId: string
    readonly cartVersion: number
    readonly sessionId: string
    /** Keyed hash of the client's network. */
    readonly network: string
    /** Limits of the buyer, session and network for unpaid orders and items, including this order. */
    readonly unpaidLimits: readonly UnpaidLimit[]
    /** null for a guest. */
    readonly customerId: string | null
    readonly totals: {
      readonly subtotal: Money
      readonly giftWrap: Money
      readonly shippingFee: Money
      readonly discount: Money
      readonly salesTax: Money
      readonly total: Money
    }
    /** null if no coupon reduced the price; the coupon's use is not counted then. */
    readonly couponId: string | null
    /** Discount per promotion in minor units; promotions without a discount are not counted as used. */
    readonly promotionUses: readonly { promotionId: string; amount: number }[]
    /** Rules limited to one use per customer, with customer id or e-mail. Sorted, so that orders lock in the same order. */
    readonly singleUses: readonly { ruleId: string; who: string }[]
    readonly taxes: readonly TaxPart[]
    readonly lines: readonly NewOrderLine[]
    readonly deliveries: readonly NewDelivery[]
    readonly paymentId: string
    readonly paymentProvider: string
    readonly eventId: string
    readonly placedBy: 'customer' | 'merchant'
    readonly jobs: readonly NewJob[]
    readonly registryGifts: readonly NewRegistryGift[]
    /** Catalogue changes for the products whose stock this order takes. */
    readonly changes: readonly { id: string; productId: string }[]
  }
