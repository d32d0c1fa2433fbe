// What an order mail is about.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import type { PersonName } from '#domain/customers/person-name.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Seller } from '#domain/markets/seller.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import type { BankAccount } from '#domain/settings/bank-account.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { Translate } from '#messages/translator.ts'
import type { TermsPage } from './terms-file.ts'

export type MailSubject = {
  readonly template: OrderMailTemplate
  readonly order: StoredOrder
  /** The reported event; undefined for mails by the scheduler or on the customer's request. */
  readonly event: StoredEvent | undefined
  readonly seller: Seller
  /** The merchant's account, for orders that are paid by transfer. */
  readonly account: BankAccount | null
  /** Warehouse, names and pick-up points of the shipping methods. */
  readonly settings: Pick<Settings, 'shipping' | 'homeLocale' | 'shopName'>
  /** The merchant's terms, for the mail that confirms the order. */
  readonly terms?: readonly TermsPage[]
  /** Of the account that ordered. */
  readonly customer?: PersonName | undefined
  /** Code of the order's coupon if it can be used again. */
  readonly returnedCoupon?: string | null
  readonly publicOrigin: string
  /** Creates a token with full access to the order. */
  readonly accessToken: () => string
  /** Address of a line's picture with its personal text. */
  readonly drawingPath: (lineId: string) => string
}

/** With the language of its texts, and the warehouse for its days. */
export type OrderMail = MailSubject & {
  readonly locale: Locale
  readonly t: Translate
  readonly warehouse: Warehouse
}
