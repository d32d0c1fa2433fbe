// Shape of the settings, for operations and commands. domain/settings/check-settings.ts checks the values.
import { z } from 'zod'
import { weekdays } from '#domain/calendar/calendar.ts'
import { seasons } from '#domain/calendar/occasions.ts'
import { maxMethods, maxValueSteps, maxWeightSteps, maxZones } from '#domain/delivery/check-shipping.ts'
import { methodKinds } from '#domain/delivery/shipping-settings.ts'
import { countries } from '#domain/markets/market.ts'
import { paymentKinds } from '#domain/orders/payment-kinds.ts'
import { catalogSections } from '#domain/settings/content.ts'
import { roundings, type Rounding } from '#domain/settings/derived-price.ts'
import { maxSearchText } from '#domain/settings/search-words.ts'
import {
  countryShape,
  currencyShape,
  dayShape,
  emailShape,
  keyShape,
  localeShape,
  methodShape,
  textShape,
} from '../../shapes.ts'

const rate = z.strictObject({
  rate: z.number(),
  rounding: z.enum(Object.keys(roundings) as Rounding[]),
})

const texts = z.partialRecord(localeShape, textShape(500))
const path = textShape(300)
const picture = z.strictObject({
  name: textShape(120),
  width: z.number(),
  height: z.number(),
  placeholder: textShape(5_000),
})
const searchTexts = z.strictObject({
  synonyms: textShape(maxSearchText),
  redirects: textShape(maxSearchText),
  first: textShape(maxSearchText),
})
const section = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(catalogSections) }),
  z.strictObject({
    kind: z.literal('banner'),
    picture: picture.nullable(),
    title: texts,
    text: texts,
    button: texts,
    path,
  }),
])

const occasionShape = z.strictObject({
  key: keyShape,
  texts: z.partialRecord(
    localeShape,
    z.strictObject({ name: textShape(60), title: textShape(100), text: textShape(500) }),
  ),
  category: keyShape,
  season: z.enum(seasons).nullable(),
  countries: z.partialRecord(
    countryShape,
    z.strictObject({ rule: textShape(60), leads: z.boolean() }).nullable(),
  ),
})

const rateAmounts = z.strictObject({
  fees: z.array(z.number()).max(maxWeightSteps),
  further: z.number().nullable(),
  byValue: z.array(z.strictObject({ from: z.number(), fee: z.number() })).max(maxValueSteps),
})

const shippingShape = z.strictObject({
  warehouse: z.strictObject({
    country: countryShape,
    timeZone: textShape(60),
    cutoffHour: z.number(),
    workdays: z.array(z.enum(weekdays)).max(7),
    closedOn: z.array(dayShape).max(100),
  }),
  methods: z
    .array(
      z.strictObject({
        id: methodShape,
        kind: z.enum(methodKinds),
        names: texts,
        point: textShape(500),
        excludedTags: z.array(keyShape).max(50),
      }),
    )
    .max(maxMethods),
  /** Upper limits in grams. */
  weightSteps: z.array(z.number()).max(maxWeightSteps),
  furtherStep: z.number(),
  zones: z
    .array(
      z.strictObject({
        name: textShape(100),
        /** null: all countries that no other zone has. */
        countries: z.array(countryShape).max(countries.length).nullable(),
        rates: z
          .array(
            z.strictObject({
              method: methodShape,
              transit: z.strictObject({ min: z.number(), max: z.number() }),
              amounts: z.partialRecord(currencyShape, rateAmounts),
            }),
          )
          .max(maxMethods),
      }),
    )
    .max(maxZones),
})

export const settingsShape = z
  .strictObject({
    shopName: textShape(200),
    seller: z.strictObject({
      lines: z.array(textShape(200)).max(20),
      country: countryShape,
      email: emailShape,
      vatId: textShape(40).nullable(),
      details: z.array(textShape(200)).max(20).optional(),
    }),
    sender: textShape(400),
    tagManagerId: textShape(40),
    homeLocale: localeShape,
    markets: z.array(countryShape).max(countries.length),
    prices: z.strictObject({ base: currencyShape, rates: z.partialRecord(currencyShape, rate) }),
    tax: z.strictObject({
      oneStopShop: z.boolean(),
      smallBusiness: z.boolean(),
      taxesExports: z.boolean(),
      /** Rate in basis points of each state of the United States with registration. */
      salesTax: z.record(z.string().regex(/^[A-Z]{2}$/), z.number()),
    }),
    shipping: shippingShape,
    transfer: z
      .strictObject({
        holder: textShape(100),
        iban: textShape(42),
        bic: textShape(11),
        currency: currencyShape,
        days: z.number(),
      })
      .nullable(),
    invoice: z
      .strictObject({
        markets: z.array(countryShape).max(countries.length),
        days: z.number(),
        limit: z.number(),
        customers: z.enum(['marked', 'paid-before']),
      })
      .nullable(),
    paymentMarkets: z.record(textShape(40), z.array(countryShape).max(countries.length)),
    stripeKinds: z.array(z.enum(paymentKinds)).max(paymentKinds.length),
    returnDays: z.number(),
    freeReturns: z.boolean(),
    lowStockBelow: z.number(),
    answerMails: z.boolean(),
    answerDays: z.number(),
    theme: z.strictObject({ accent: textShape(7), paper: textShape(7) }).nullable(),
    headerMenu: z.array(textShape(120)).max(50).nullable(),
    footerMenu: z.array(z.strictObject({ path, texts })).max(50).nullable(),
    home: z.array(section).max(50).nullable(),
    search: z.partialRecord(localeShape, searchTexts),
    occasions: z.array(occasionShape).max(200),
    logo: z.strictObject({ name: textShape(120), width: z.number(), height: z.number() }).nullable(),
  })
  .meta({ id: 'Settings' })

/** Only the settings to change; null returns one to its default. */
export const settingsChangesShape = z.strictObject(
  Object.fromEntries(
    Object.entries(settingsShape.shape).map(([name, shape]) => [name, shape.nullable().optional()]),
  ) as {
    [Name in keyof typeof settingsShape.shape]: z.ZodOptional<
      z.ZodNullable<(typeof settingsShape.shape)[Name]>
    >
  },
)
