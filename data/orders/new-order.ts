// An order as it is written when it is placed: everything frozen, every id made beforehand.
import type { Currency, Money } from '#domain/pricing/money.ts'
import type { DiscountReason } from '#domain/pricing/promotion.ts'
import type { TaxPart } from '#domain/pricing/tax.ts'
import type { UnpaidLimit } from '#domain/orders/unpaid-orders.ts'
import type { NewJob } from '../jobs/jobs.ts'

/** As it was explained to the shopper; orders of earlier releases do not say why. */
export type FrozenDiscount = {
  readonly key: string
  readonly name: string
  readonly minor: number
  readonly reason?: DiscountReason
}

export type NewOrderLine = {
  readonly id: string
  readonly position: number
  /** Of the recipient's delivery. */
  readonly groupId: string
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
  readonly wrapPrice: number
}

/** Who receives which part of the order, how and when. */
export type NewDelivery = {
  readonly id: string
  readonly position: number
  readonly address: unknown
  readonly method: string
  /** Minor units. */
  readonly fee: number
  readonly shipsOn: string
  readonly earliest: string
  readonly latest: string
  readonly arriveOn: string | null
  readonly message: string
  readonly giftCode: string
}

export type NewOrder = {
  readonly id: string
  readonly number: string
  readonly idempotencyKey: string
  readonly requestHash: string
  readonly cartId: string
  readonly cartVersion: number
  readonly sessionId: string
  /** Keyed hash. */
  readonly network: string
  /** What may wait for its payment, this order included. */
  readonly unpaidLimits: readonly UnpaidLimit[]
  /** null for a guest's. */
  readonly customerId: string | null
  readonly email: string
  /** Empty where the only recipient stands for the buyer. */
  readonly buyerName: string
  readonly locale: string
  readonly country: string
  readonly currency: Currency
  readonly totals: { subtotal: Money; giftWrap: Money; shippingFee: Money; discount: Money; total: Money }
  readonly couponCode: string | null
  /** null where no coupon took anything off: its use is not counted then. */
  readonly couponId: string | null
  readonly discounts: readonly FrozenDiscount[]
  /** What the promotions took, in minor units; those that took nothing are not used. */
  readonly promotionUses: readonly { promotionId: string; amount: number }[]
  /** Who uses up what each may use once; in this order by every order. */
  readonly singleUses: readonly { ruleId: string; who: string }[]
  readonly taxes: readonly TaxPart[]
  readonly remark: string
  readonly placedAt: number
  readonly heldUntil: number
  readonly lines: readonly NewOrderLine[]
  readonly deliveries: readonly NewDelivery[]
  readonly paymentId: string
  readonly paymentProvider: string
  readonly eventId: string
  readonly jobs: readonly NewJob[]
  /** Products whose stock this order moves. */
  readonly changes: readonly { id: string; productId: string }[]
}
