// Input of `insertOrder`: all amounts and texts are frozen, all ids are generated beforehand.
import type { Address } from '#domain/delivery/address.ts'
import type { Currency, Money } from '#domain/pricing/money.ts'
import type { DiscountReason } from '#domain/pricing/promotion.ts'
import type { TaxNote, TaxPart } from '#domain/tax/order-taxes.ts'
import type { UnpaidLimit } from '#domain/orders/unpaid-orders.ts'
import type { NewJob } from '../jobs/jobs.ts'

/** A discount as the shopper saw it. Orders of earlier releases have no `reason`. */
export type FrozenDiscount = {
  readonly key: string
  readonly name: string
  readonly minor: number
  readonly reason?: DiscountReason
}

export type NewOrderLine = {
  readonly id: string
  readonly position: number
  /** Id of the recipient's delivery. */
  readonly deliveryId: string
  readonly productId: string
  readonly variantId: string
  readonly sku: string
  readonly productKey: string
  readonly title: string
  readonly optionsText: string
  readonly picture: string | null
  readonly quantity: number
  /** Minor units of the order's currency, as are discount, total and wrapPrice. */
  readonly unitPrice: number
  readonly discount: number
  readonly total: number
  readonly personalisation: string
  readonly withoutText: boolean
  readonly giftMessage: string
  readonly wrap: boolean
  readonly wrapPaper: string | null
  readonly wrapRibbon: string | null
  readonly wrapPrice: number
  /** Basis points; null: without tax. */
  readonly taxRate: number | null
}

/** The part of the order for one recipient: address, shipping method and dates. */
export type NewDelivery = {
  readonly id: string
  readonly position: number
  readonly address: Address
  readonly method: string
  readonly requiresShipping: boolean
  /** Minor units. */
  readonly fee: number
  readonly shipsOn: string
  readonly earliest: string
  readonly latest: string
  readonly arriveOn: string | null
  readonly message: string
  readonly giftCode: string
  /** Where the parcel goes if the buyer must not read it; null: to `address`. */
  readonly shipTo: Address | null
}

export type NewRegistryGift = { readonly id: string; readonly itemId: string; readonly quantity: number }

export type NewOrder = {
  readonly id: string
  readonly number: string
  readonly idempotencyKey: string
  readonly requestHash: string
  readonly cartId: string
  readonly cartVersion: number
  readonly sessionId: string
  /** Keyed hash of the client's network. */
  readonly network: string
  /** Limits of the buyer, session and network for unpaid orders and items, including this order. */
  readonly unpaidLimits: readonly UnpaidLimit[]
  /** null for a guest. */
  readonly customerId: string | null
  readonly email: string
  /** Empty if the only recipient is the buyer. */
  readonly buyerName: string
  readonly locale: string
  readonly country: string
  readonly currency: Currency
  readonly totals: {
    readonly subtotal: Money
    readonly giftWrap: Money
    readonly shippingFee: Money
    readonly discount: Money
    readonly salesTax: Money
    readonly total: Money
  }
  readonly couponCode: string | null
  /** null if no coupon reduced the price; the coupon's use is not counted then. */
  readonly couponId: string | null
  readonly discounts: readonly FrozenDiscount[]
  /** Discount per promotion in minor units; promotions without a discount are not counted as used. */
  readonly promotionUses: readonly { promotionId: string; amount: number }[]
  /** Rules limited to one use per customer, with customer id or e-mail. Sorted, so that orders lock in the same order. */
  readonly singleUses: readonly { ruleId: string; who: string }[]
  readonly taxes: readonly TaxPart[]
  readonly taxNotes: readonly TaxNote[]
  readonly remark: string
  readonly placedAt: number
  readonly heldUntil: number
  readonly lines: readonly NewOrderLine[]
  readonly deliveries: readonly NewDelivery[]
  readonly paymentId: string
  readonly paymentProvider: string
  readonly eventId: string
  readonly placedBy: 'customer' | 'merchant'
  readonly jobs: readonly NewJob[]
  /** Gifts for a registry. */
  readonly registryGifts: readonly NewRegistryGift[]
  /** Catalogue changes for the products whose stock this order takes. */
  readonly changes: readonly { id: string; productId: string }[]
}
