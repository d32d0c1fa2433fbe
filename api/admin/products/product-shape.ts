// Shape of a product record. domain/catalog/check-product.ts has the rules; the shape limits sizes only.
import { z } from 'zod'
import { scripts } from '#domain/catalog/alphabet.ts'
import { measures } from '#domain/catalog/catalog.ts'
import { productLimits } from '#domain/catalog/check-product.ts'
import { maxKeyLength } from '#domain/catalog/product-key.ts'
import {
  measureUnits,
  productStatuses,
  stockModes,
  taxClasses,
  type ProductRecord,
} from '#domain/catalog/product-record.ts'
import { defined } from '#domain/defined.ts'
import { countries } from '#domain/markets/market.ts'
import { countryShape, currencyShape, localeShape, moneyShape, textShape } from '../../shapes.ts'

const code = textShape(200)
const line = textShape(productLimits.line)
const pictureName = z.string().max(120)

const textsShape = z.strictObject({
  title: line,
  description: textShape(productLimits.description),
  seoTitle: line,
  seoDescription: textShape(productLimits.seoDescription),
  details: z.array(z.strictObject({ label: line, value: textShape(2_500) })).max(100),
  options: z.record(code, z.strictObject({ name: line, values: z.record(code, line) })),
  alts: z.record(pictureName, textShape(1_000)),
  personalisationLabel: line.nullable(),
  slug: line,
})

const variantShape = z.strictObject({
  id: z.guid().optional(),
  sku: textShape(productLimits.sku).nullable(),
  options: z.record(code, code),
  stockMode: z.enum(stockModes),
  stock: z.number(),
  prices: z.partialRecord(currencyShape, z.strictObject({ minor: z.number(), reduced: z.boolean() })),
  barcode: textShape(60).nullable(),
  weightGrams: z.number(),
  cost: moneyShape.nullable(),
  unitMeasure: z
    .strictObject({
      amount: z.number(),
      unit: z.enum(measureUnits),
      baseAmount: z.number(),
      baseUnit: z.enum(measureUnits),
    })
    .nullable(),
  picture: pictureName.nullable(),
})

export const productRecordShape = z
  .strictObject({
    key: textShape(maxKeyLength),
    status: z.enum(productStatuses),
    publishAt: z.number().nullable(),
    texts: z.partialRecord(localeShape, textsShape),
    options: z
      .array(
        z.strictObject({
          code,
          values: z.array(z.strictObject({ code, swatch: z.string().max(100).nullable() })).max(300),
        }),
      )
      .max(10),
    variants: z.array(variantShape).max(300),
    pictures: z.array(pictureName).max(150),
    categories: z.array(z.string().max(120)).max(100),
    tags: z.array(z.string().max(60)).max(200),
    brand: line.nullable(),
    productType: line.nullable(),
    taxClass: z.enum(taxClasses),
    originCountry: z.string().max(2).nullable(),
    hsCode: z.string().max(20).nullable(),
    requiresShipping: z.boolean(),
    giftWrap: z.boolean(),
    handlingDays: z.number(),
    markets: z.array(countryShape).max(countries.length).nullable(),
    freshDays: z.number().nullable(),
    sizeChart: z
      .strictObject({
        option: code,
        measures: z.array(z.enum(measures)),
        rows: z.array(z.strictObject({ value: code, millimetres: z.array(z.number()) })).max(300),
      })
      .nullable(),
    personalisation: z
      .strictObject({
        maxLength: z.number(),
        alphabet: z
          .strictObject({ scripts: z.array(z.enum(scripts)).nullable(), signs: z.string().max(500) })
          .nullable(),
        position: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ProductRecord' })

/** Optional keys without `undefined`, as the record has them. */
export function recordOf(input: z.output<typeof productRecordShape>): ProductRecord {
  const variants = input.variants.map(({ id, prices, ...variant }) => ({
    ...variant,
    ...(id !== undefined && { id }),
    prices: defined(prices),
  }))
  return { ...input, texts: defined(input.texts), variants }
}
