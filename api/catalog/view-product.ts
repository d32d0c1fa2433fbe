// Operation catalog.product: one product with related products.
import { z } from 'zod'
import { findRedirect } from '#data/catalog/product-keys.ts'
import { loadProductPreview } from '#data/catalog/products.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { pageSize, type Product, type StoredProduct } from '#domain/catalog/catalog.ts'
import { productDelivery } from '#domain/delivery/product-delivery.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { refuse } from '#domain/refusal.ts'
import { deliveryLineKinds, deliveryLines } from '#messages/delivery-lines.ts'
import { translateFor } from '#messages/load.ts'
import { readPreviewToken } from '#services/catalog/product-preview.ts'
import { plainTextOf, renderRichText } from '#services/content/rich-text.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { addressesShape, cardShape, keyShape, productShape, countryShape } from '../shapes.ts'
import { missesSeason, withMissed } from './current-season.ts'
import { listedIds, timelyOf } from './recommend-products.ts'

/** Number of products under 'You might also like'. */
const relatedCount = 8
/** Fewer are filled up with best sellers. */
const oneRow = 4

export const viewProductOperation = operation('catalog.product', {
  summary:
    'A product by its key or its address in any language, with variants, stock and related products. A former key returns the current address.',
  who: 'anyone',
  input: z.strictObject({
    key: keyShape,
    preview: z.string().max(200).optional().describe('Token of a preview link: shows a draft.'),
  }),
  output: z.object({
    product: productShape.nullable(),
    addresses: addressesShape
      .nullable()
      .describe('Its addresses: `handle` in languages that have no slug of their own.'),
    movedTo: z.string().nullable(),
    related: z.array(cardShape),
  }),
  refusals: ['product-unknown'],
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  async run({ key, preview }, context) {
    const { db, catalog, secret, now } = context
    const { locale, country } = context.caller
    const currency = currencyOf(country)
    const draftId = preview === undefined ? null : readPreviewToken(secret, preview, now())
    const product =
      draftId === null
        ? await catalog.products.product(key, locale, currency)
        : await loadProductPreview(db, draftId, locale, currency)
    if (!product) {
      const movedTo = await findRedirect(db, key, locale)
      return movedTo ? { product: null, addresses: null, movedTo, related: [] } : refuse('product-unknown')
    }
    const ids = relatedIds(product, context)
    const cards = withMissed(await catalog.products.cards(ids, locale, currency), context)
    const related = cards.filter(({ stock }) => stock !== 'out').slice(0, relatedCount)
    const { addresses, ...facts } = product
    return { product: { ...facts, ...describe(product) }, addresses, movedTo: null, related }
  },
})

type Description = { readonly description: string; readonly descriptionHtml: string }

/** Rendered once for a product in the cache. */
const descriptions = new WeakMap<StoredProduct, Description>()

function describe(product: StoredProduct): Description {
  let rendered = descriptions.get(product)
  if (!rendered) {
    const descriptionHtml = renderRichText(product.description)
    rendered = { description: plainTextOf(descriptionHtml), descriptionHtml }
    descriptions.set(product, rendered)
  }
  return rendered
}

/**
 * Best sellers of its last category, without gifts of distant occasions. The shop's best sellers follow few, and all of
 * the category replace none. None arrives too late for its countdown.
 */
function relatedIds({ id, categories }: Pick<Product, 'id' | 'categories'>, context: Context): string[] {
  const today = plainDateIn(context.now(), timeZones[context.caller.country])
  const category = categories.at(-1)?.key
  const isOther = (each: string): boolean => each !== id
  const all = listedIds('best-selling', category === undefined ? {} : { category }, context).filter(isOther)
  const timely = timelyOf(all, today, context, pageSize)
  if (timely.length < oneRow)
    timely.push(...timelyOf(listedIds('best-selling', {}, context), today, context).filter(isOther))
  const others = timely.length > 0 ? timely : all.filter((each) => !missesSeason(each, context))
  return [...new Set(others)].slice(0, pageSize)
}

export const viewDeliveryOperation = operation('catalog.delivery', {
  summary: "Days of arrival and fees of a product in a country, in the caller's language.",
  who: 'anyone',
  input: z.strictObject({ key: keyShape, country: countryShape }),
  output: z.object({
    country: countryShape,
    /** The preselected method, other methods, the next occasion and its last day to order, import duties. */
    lines: z.array(z.object({ kind: z.enum(deliveryLineKinds), text: z.string(), detail: z.string() })),
    /** Milliseconds: until then the reply does not change. */
    until: z.number(),
  }),
  refusals: ['product-unknown'],
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  async run({ key, country }, { catalog, settings, now, caller: { locale } }) {
    const product = await catalog.products.product(key, locale, currencyOf(country))
    if (!product) return refuse('product-unknown')
    const delivery = productDelivery(settings, country, product, now())
    const lines = deliveryLines(delivery, settings, locale, translateFor(locale))
    return { country, lines, until: delivery.until }
  },
})
