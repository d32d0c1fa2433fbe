// Database rows of the sample catalogue.
import { newId } from '#data/ids.ts'
import { translateFor } from '#messages/load.ts'
import { sampleCategories } from './categories.ts'
import { sampleLettering } from './lettering.ts'
import { occasionGiftList } from './occasion-gifts.ts'
import { samplePictures, type PictureName } from './pictures.ts'
import { productRows } from './product-rows.ts'
import { easterSeason, samplePromotions } from './promotions.ts'
import { sampleProducts } from './sample-products.ts'
import { slugsOf } from './slugs.ts'
import { sampleTags } from './tags.ts'
import { writtenLanguages } from './texts.ts'

const occasionCategories = occasionGiftList.map(([key, { picture }]) => ({ key, picture }))

/** Table → rows whose keys are its columns. */
export function sampleRows(now: number) {
  const categoryIds = new Map<string, string>(
    [...sampleCategories, ...occasionCategories].map(({ key }) => [key, newId(now)]),
  )
  const products = sampleProducts.map((product) => productRows(product, now, categoryIds))
  return {
    picture: Object.entries(samplePictures).map(([name, facts]) => ({
      name,
      ...facts,
      lettering: sampleLettering[name as PictureName] ?? null,
    })),
    ...categoryRows(categoryIds),
    ...tagRows(),
    product: products.map(({ product }) => product),
    product_text: withSlugs(products),
    product_picture: products.flatMap(({ pictures }) => pictures),
    product_category: products.flatMap(({ categories }) => categories),
    product_tag: products.flatMap(({ tags }) => tags),
    variant: products.flatMap(({ variants }) => variants),
    variant_price: products.flatMap(({ prices }) => prices.now),
    price_history: products.flatMap(({ prices }) => prices.history),
    ...promotionRows(now),
  }
}

function withSlugs(products: readonly ReturnType<typeof productRows>[]) {
  const texts = products.flatMap(({ product, texts: each }) =>
    each.map((text) => ({ text, key: product.key as string, locale: text.locale, title: text.title })),
  )
  const slugs = slugsOf(texts)
  return texts.map(({ text }, at) => ({ ...text, slug: slugs[at] }))
}

function categoryRows(ids: ReadonlyMap<string, string>) {
  return {
    category: [...sampleCategories, ...occasionCategories].map((category, position) => ({
      id: ids.get(category.key),
      key: category.key,
      parent_id: 'parent' in category ? ids.get(category.parent) : null,
      position,
      picture: category.picture,
    })),
    category_text: categoryTexts(ids),
  }
}

function categoryTexts(ids: ReadonlyMap<string, string>) {
  const texts = writtenLanguages.flatMap(([locale, { categories }]) => {
    const t = translateFor(locale)
    const own = sampleCategories.map(({ key }) => ({ key, locale, ...categories[key] }))
    const occasions = occasionCategories.map(({ key }) => ({
      key,
      locale,
      name: t(`occasion.${key}`),
      description: t(`occasion.${key}.text`),
    }))
    return [...own, ...occasions]
  })
  const slugs = slugsOf(texts.map(({ key, locale, name }) => ({ key, locale, title: name })))
  return texts.map(({ key, ...text }, at) => ({ ...text, category_id: ids.get(key), slug: slugs[at] }))
}

function tagRows() {
  return {
    tag: sampleTags.map((key) => ({ key })),
    tag_text: writtenLanguages.flatMap(([locale, { tags }]) =>
      sampleTags.map((key) => ({ tag_key: key, locale, name: tags[key] })),
    ),
  }
}

function promotionRows(now: number) {
  const { startsAt, endsAt } = easterSeason(now)
  const promotions = samplePromotions.map((promotion) => ({ ...promotion, id: newId(now) }))
  return {
    promotion: promotions.map(({ id, key, rule, names, beforeEaster, coupon }, position) => ({
      id,
      key,
      rule,
      names,
      automatic: !coupon,
      active: true,
      position,
      used: 0,
      once_per_customer: false,
      starts_at: beforeEaster ? startsAt : null,
      ends_at: beforeEaster ? endsAt : null,
    })),
    coupon: promotions.flatMap(({ id, coupon }) => (coupon ? [couponRow(id, coupon, now)] : [])),
  }
}

function couponRow(promotionId: string, coupon: { code: string; oncePerCustomer: boolean }, now: number) {
  return {
    id: newId(now),
    code: coupon.code,
    promotion_id: promotionId,
    used: 0,
    once_per_customer: coupon.oncePerCustomer,
  }
}
