// Schemas that several operations share: money, pictures, product cards, addresses and typed text.
import { z } from 'zod'
import { isPlainDate } from '#domain/calendar/calendar.ts'
import { scripts } from '#domain/catalog/alphabet.ts'
import {
  askedSorts,
  measures,
  type Addresses,
  type Category,
  type Product,
  type ProductCard,
} from '#domain/catalog/catalog.ts'
import { productLimits } from '#domain/catalog/check-product.ts'
import type { Lettering } from '#domain/catalog/lettering.ts'
import { maxEmailLength } from '#domain/customers/email.ts'
import { addressLengths } from '#domain/delivery/address.ts'
import { locales } from '#domain/markets/locale.ts'
import { countries } from '#domain/markets/market.ts'
import { maxLines } from '#domain/orders/cart.ts'
import { requestStatuses } from '#domain/orders/open-request.ts'
import { orderStatuses } from '#domain/orders/order.ts'
import { maxQuantity } from '#domain/orders/quantity.ts'
import { papers, ribbons, type Wrapping } from '#domain/orders/wrapping.ts'
import { currencies } from '#domain/pricing/money.ts'

export const localeShape = z.enum(locales).meta({ id: 'Locale' })
export const currencyShape = z.enum(currencies).meta({ id: 'Currency' })
export const moneyShape = z.object({ minor: z.int(), currency: currencyShape }).meta({ id: 'Money' })
export const keyShape = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/)
export const idShape = z.guid()
/** Id of a shipping method: the merchant's settings define them. */
export const methodShape = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
export const countryShape = z.enum(countries).meta({ id: 'Country' })
export const orderStatusShape = z.enum(orderStatuses).meta({ id: 'OrderStatus' })
export const paymentStatusShape = z
  .enum(['unpaid', 'paid', 'partially-refunded', 'refunded'])
  .meta({ id: 'PaymentStatus' })
/** A return or withdrawal. `declared` has no effect before it is confirmed. */
export const requestFields = {
  kind: z.enum(['return', 'withdrawal']),
  status: z.enum(requestStatuses),
}
export const sortShape = z.enum(askedSorts).meta({ id: 'Sort' })

/** Emoji and letters with accents have several UTF-16 units. */
const unitsPerCharacter = 4

/**
 * Typed text of at most `maxCharacters` characters, normalised to NFC and trimmed. NUL and lone surrogates are refused
 * because PostgreSQL cannot store them. The limit protects the server. Where the domain limits a text, it counts exactly,
 * and its refusal names the field.
 */
export function textShape(maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters * unitsPerCharacter)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .normalize('NFC')
    .trim()
}

export const emailShape = textShape(maxEmailLength)
/** A typed password keeps its outer blanks: any characters are valid. */
export const passwordShape = z.string().max(512)

/** A typed address. domain/delivery/address.ts has the rules of each country. */
export const addressInput = z.strictObject({
  firstName: textShape(addressLengths.firstName),
  lastName: textShape(addressLengths.lastName),
  email: emailShape,
  street: textShape(addressLengths.street),
  apartment: textShape(addressLengths.apartment).default(''),
  zip: textShape(addressLengths.zip).default(''),
  city: textShape(addressLengths.city).default(''),
  state: textShape(addressLengths.state).default(''),
  country: countryShape,
  phone: textShape(addressLengths.phone).default(''),
})

/** Without the e-mail: all mails go to the buyer. */
export const recipientAddressInput = addressInput.omit({ email: true })

export const storedAddress = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    street: z.string(),
    apartment: z.string(),
    zip: z.string(),
    city: z.string(),
    state: z.string(),
    country: countryShape,
    phone: z.string(),
  })
  .meta({ id: 'Address' })

export const wrappingShape = z
  .strictObject({ paper: z.enum(papers), ribbon: z.enum(ribbons) })
  .meta({ id: 'Wrapping' }) satisfies z.ZodType<Wrapping>

/** Gift wrap of a line in requests. Without `wrapping`, the shop chooses paper and ribbon. */
export const wrapInput = {
  wrap: z.boolean().default(false),
  wrapping: wrappingShape.nullable().default(null),
}

/** Text, message and wrapping of a gift in replies. */
export const giftFields = {
  personalisation: z.string(),
  /** Ordered without a text although the product could have one. */
  withoutText: z.boolean(),
  giftMessage: z.string(),
  wrap: z.boolean(),
  wrapping: wrappingShape.nullable(),
}

/** A plain date, for example '2026-05-10'. */
export const dayShape = z.string().refine(isPlainDate)

/** How many gifts of a line. */
export const quantityShape = z.int().min(1).max(maxQuantity)

/** The text on one gift. */
export const personalisationShape = textShape(productLimits.personalisation)

/** A part of the cart: the quantity of each line. Carts that were merged at sign-in may have more than `maxLines`. */
export const sharesShape = z
  .array(z.strictObject({ id: z.string().max(100), quantity: quantityShape }))
  .max(20 * maxLines)

export const pictureShape = z
  .object({
    name: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    alt: z.string(),
  })
  .meta({ id: 'Picture' })

export const cardShape = z
  .object({
    id: z.string(),
    key: z.string(),
    address: z.string(),
    title: z.string(),
    picture: pictureShape.nullable(),
    /** Name of a further picture that shows the same variant. */
    second: z.string().optional(),
    price: moneyShape,
    from: z.boolean(),
    compareAt: moneyShape.nullable(),
    unitPrice: z.string().optional(),
    stock: z.enum(['in-stock', 'low', 'out']),
    /** Set if it arrives after the first day of its countdown. */
    missed: z.boolean().optional(),
    personalisable: z.boolean(),
    onlyVariant: z.string().nullable(),
  })
  .meta({ id: 'ProductCard' }) satisfies z.ZodType<ProductCard>

const linkShape = z.object({
  key: z.string(),
  name: z.string(),
  address: z.string().describe('The last part of the address of its page in this language.'),
})

/** Addresses of a page: `handle` in languages that have no slug of their own. */
export const addressesShape = z.object({
  handle: z.string(),
  slugs: z.partialRecord(localeShape, z.string()),
}) satisfies z.ZodType<Addresses>

const letteringShape = z
  .object({
    effect: z.enum(['glaze', 'paint', 'icing', 'foil', 'engraving', 'embroidery']),
    ink: z.string(),
    shade: z.string(),
    baseline: z.array(z.number()).readonly(),
    width: z.number(),
    size: z.number(),
    stretch: z.number(),
    slant: z.number(),
    millimetres: z.number().exactOptional(),
    sample: z.string(),
  })
  .meta({ id: 'Lettering' }) satisfies z.ZodType<Lettering>

/** With `lettering`: a photograph without text, on which the shopper's text is drawn. */
export const drawnPictureShape = pictureShape
  .extend({ lettering: letteringShape.exactOptional() })
  .meta({ id: 'DrawnPicture' })

/** The texts that a product can have. */
export const personalTextRulesShape = z.object({
  maxLength: z.int(),
  alphabet: z.object({ scripts: z.array(z.enum(scripts)).nullable(), signs: z.string() }).nullable(),
})

export const productShape = z
  .object({
    id: z.string(),
    key: z.string(),
    address: z.string(),
    title: z.string(),
    description: z.string(),
    descriptionHtml: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    brand: z.string().nullable(),
    details: z.array(z.object({ label: z.string(), value: z.string() })),
    pictures: z.array(drawnPictureShape),
    options: z.array(
      z.object({
        name: z.string(),
        values: z.array(z.object({ value: z.string(), swatch: z.string().nullable() })),
      }),
    ),
    variants: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        options: z.record(z.string(), z.string()),
        price: moneyShape,
        compareAt: moneyShape.nullable(),
        unitPrice: z.string().optional(),
        stock: z.int(),
        picture: z.string().nullable(),
      }),
    ),
    categories: z.array(linkShape),
    tags: z.array(z.string()),
    handlingDays: z.int(),
    markets: z.array(z.string()).nullable(),
    freshDays: z.int().nullable(),
    weightGrams: z.int(),
    requiresShipping: z.boolean(),
    personalisable: z.boolean(),
    personalisation: personalTextRulesShape
      .extend({
        label: z.string(),
        position: z.object({ x: z.number(), y: z.number() }).nullable(),
      })
      .nullable(),
    giftWrap: z.boolean(),
    wrapPrice: moneyShape.nullable(),
    sizeChart: z
      .object({
        option: z.string(),
        measures: z.array(z.enum(measures)),
        rows: z.array(z.object({ value: z.string(), millimetres: z.array(z.int()) })),
      })
      .nullable(),
  })
  .meta({ id: 'Product' }) satisfies z.ZodType<Product>

export const categoryShape = z
  .object({
    id: z.string(),
    key: z.string(),
    name: z.string(),
    address: z.string(),
    addresses: addressesShape,
    description: z.string(),
    picture: pictureShape.nullable(),
    parent: linkShape.nullable(),
    children: z.array(linkShape),
  })
  .meta({ id: 'Category' }) satisfies z.ZodType<Category>

const countShape = z.object({ key: z.string(), name: z.string(), count: z.int() })

export const listShape = z
  .object({
    products: z.array(cardShape),
    /** Index of the first gift of a distant occasion, if these follow all others; otherwise null. */
    laterFrom: z.int().nullable(),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    sort: sortShape.nullable(),
    filters: z.object({
      minPrice: z.int().optional(),
      maxPrice: z.int().optional(),
      category: z.string().optional(),
      tags: z.array(z.string()).optional(),
    }),
    /** The searched words, without a price limit that the query named; null in a list without a query. */
    words: z.string().nullable(),
    /** The corrected query, if the typed one had no hits. */
    corrected: z.string().nullable(),
    categories: z.array(countShape),
    tags: z.array(countShape),
    priceRange: z.object({ min: moneyShape, max: moneyShape }).nullable(),
  })
  .meta({ id: 'ProductList' })

/** Input fields of every operation on one order. Customers open their own orders without `access`. */
export const orderFields = { number: textShape(40), access: z.string().max(300).default('') }
