// Database rows of one sample product.
import { newId } from '#data/ids.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { translateFor } from '#messages/load.ts'
import { alphabets } from './alphabets.ts'
import { firstOnMothersDay, occasionGiftList } from './occasion-gifts.ts'
import { priceRows } from './price-rows.ts'
import { optionsOf, productText } from './product-text.ts'
import type { SampleProduct } from './sample-product.ts'
import type { ProductKey } from './sample-products.ts'
import { writtenLanguages } from './texts.ts'

export function productRows(
  sample: SampleProduct & { readonly key: ProductKey },
  now: number,
  categoryIds: ReadonlyMap<string, string>,
) {
  const createdMs = now - sample.ageDays * dayMs
  const id = newId(createdMs)
  const options = optionsOf(sample)
  const variants = sample.variants.map((variant, position) => ({
    id: newId(createdMs),
    product_id: id,
    sku: variant.sku,
    position,
    options: variant.options ?? {},
    stock: variant.stock,
    weight_grams: variant.weightGrams ?? sample.weightGrams,
    picture: variant.picture ?? null,
  }))
  const variantIds = variants.map((variant) => variant.id)
  return {
    product: {
      id,
      key: sample.key,
      status: 'active',
      tax_class: sample.taxClass ?? 'standard',
      handling_days: sample.handlingDays,
      gift_wrap: sample.giftWrap ?? true,
      personalisation_max: sample.personalisationMax ?? null,
      personalisation_alphabet: sample.technique ? alphabets[sample.technique] : null,
      options,
      size_chart: sample.sizeChart ? sizeChartRow(sample.sizeChart) : null,
      sold: sample.sold,
      views: sample.views,
      created_at: new Date(createdMs),
    },
    texts: writtenLanguages.map(([locale, texts]) => ({
      product_id: id,
      locale,
      ...productText(sample, texts, locale, translateFor(locale), options),
    })),
    pictures: sample.pictures.map((picture, position) => ({ product_id: id, position, picture })),
    categories: [...sample.categories, ...occasionsOf(sample.key)].map((key) => ({
      product_id: id,
      category_id: categoryIds.get(key),
      position: positionIn(key, sample.key),
    })),
    tags: sample.tags.map((key) => ({ product_id: id, tag_key: key })),
    variants,
    prices: priceRows(sample, variantIds, createdMs, now),
  }
}

/** Occasions come after the product's own categories: the first one is the page's breadcrumb. */
function occasionsOf(product: ProductKey): string[] {
  return occasionGiftList.filter(([, { products }]) => products.includes(product)).map(([key]) => key)
}

/** An occasion leads with what only it has; in other categories the best-selling products come first. */
function positionIn(category: string, product: ProductKey): number | null {
  const gifts: readonly ProductKey[] =
    category === 'mothers-day'
      ? firstOnMothersDay
      : (occasionGiftList.find(([key]) => key === category)?.[1].products ?? [])
  const at = gifts.indexOf(product)
  return at < 0 ? null : at
}

function sizeChartRow({ measures, sizes }: NonNullable<SampleProduct['sizeChart']>) {
  return {
    option: 'size',
    measures,
    rows: Object.entries(sizes).map(([value, millimetres]) => ({ value, millimetres })),
  }
}
