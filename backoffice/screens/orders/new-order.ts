// The draft of an order that staff place for a customer.
import type { AdminInput, AdminOutput } from '#api/call.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Wrapping } from '#domain/orders/wrapping.ts'
import type { TypedAddress } from '../../shared/AddressFields.tsx'

export type FoundVariant = AdminOutput<'admin.listVariants'>['rows'][number]

export type DraftItem = {
  readonly variant: FoundVariant
  readonly quantity: number
  readonly personalisation: string
  /** null: not wrapped. */
  readonly wrapping: Wrapping | null
}

export type DraftOrder = {
  readonly locale: Locale
  readonly items: readonly DraftItem[]
  readonly couponCode: string
  readonly email: string
  readonly address: TypedAddress
  readonly shippingMethod: string
  readonly message: string
  readonly remark: string
}

export function emptyOrder(locale: Locale, country: Country): DraftOrder {
  const address = { firstName: '', lastName: '', street: '', apartment: '', zip: '', city: '', state: '' }
  return {
    locale,
    items: [],
    couponCode: '',
    email: '',
    address: { ...address, phone: '', country },
    shippingMethod: 'standard',
    message: '',
    remark: '',
  }
}

/** Whether staff have entered anything. Country and region may be the shop's choice. */
export function isTyped({ items, couponCode, email, address, message, remark }: DraftOrder): boolean {
  const { country: _country, state: _state, ...lines } = address
  return items.length > 0 || [couponCode, email, message, remark, ...Object.values(lines)].some(Boolean)
}

/** One more of a variant without a text; a text makes each piece its own line. */
export function withVariant(items: readonly DraftItem[], variant: FoundVariant): DraftItem[] {
  const at = items.findIndex(
    (item) => item.variant.variantId === variant.variantId && !variant.personalisable,
  )
  if (at < 0) return [...items, { variant, quantity: 1, personalisation: '', wrapping: null }]
  return items.map((item, i) => (i === at ? { ...item, quantity: item.quantity + 1 } : item))
}

export function sentOrder(draft: DraftOrder): AdminInput<'admin.placeOrder'>['order'] {
  const { locale, items, couponCode, email, address, shippingMethod, message, remark } = draft
  return {
    locale,
    items: items.map(({ variant, quantity, personalisation, wrapping }) => ({
      variantId: variant.variantId,
      quantity,
      personalisation,
      withoutText: variant.personalisable && personalisation.trim() === '',
      wrap: wrapping !== null,
      wrapping,
    })),
    couponCode,
    buyer: { email, country: address.country },
    deliveries: [{ address, shippingMethod, message }],
    remark,
  }
}
