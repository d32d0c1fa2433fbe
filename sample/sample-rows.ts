// Database rows of the sample catalogue.
import { freeKey, isReservedKey, keyFrom } from '#domain/catalog/product-key.ts'
import { defaultLocale, localeTable, type Locale } from '#domain/markets/locale.ts'
import { newId } from '#data/ids.ts'
import { translateFor } from '#messages/load.ts'
import { sampleCategories } from './categories.ts'
import { occasionGiftList } from './occasion-gifts.ts'
import { sampleLettering } from './lettering.ts'
import { samplePictures, type PictureName } from './pictures.ts'
import { productRows } from './product-rows.ts'
import { samplePromotions } from './promotions.ts'
import { sampleProducts } from './sample-products.ts'
import { sampleTags } from './tags.ts'
import { writtenLanguages } from './texts.ts'

const occasionCategories = occasionGiftList.map(([key, { picture }]) => ({ key, picture }))

/** Table → rows whose keys are its columns. */
export function sampleRows(now: Date) {
  const nowMs = now.getTime()
  const categoryIds = new Map<string, string>(
    [...sampleCategories, ...occasionCategories].map(({ key }) => [key, newId(nowMs)]),
  )
  const products = sampleProducts.map((product) => productRows(product, nowMs, categoryIds))
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
    ...promotionRows(nowMs),
  }
}

/**
 * Readable addresses from the translated titles; no two products have the same. Languages in other scripts have the
 * English address.
 */
function withSlugs(products: readonly ReturnType<typeof productRows>[]) {
  const owners = new Map(products.map(({ product }) => [product.key as string, product.id]))
  return products.flatMap(({ product, texts }) =>
    texts.map((text) => {
      const wanted = isLatin(text.locale) && text.locale !== defaultLocale ? keyFrom(text.title) : ''
      if (!wanted) return { ...text, slug: null }
      const isTaken = (slug: string) => isReservedKey(slug) || (owners.get(slug) ?? product.id) !== product.id
      const slug = freeKey(wanted, isTaken)
      owners.set(slug, product.id)
      return { ...text, slug: slug === product.key ? null : slug }
    }),
  )
}

function isLatin(locale: Locale): boolean {
  return new Intl.Locale(localeTable[locale].tag).maximize().script === 'Latn'
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
    category_text: writtenLanguages.flatMap(([locale, { categories }]) => {
      const t = translateFor(locale)
      return [
        ...sampleCategories.map(({ key }) => ({ category_id: ids.get(key), locale, ...categories[key] })),
        ...occasionCategories.map(({ key }) => ({
          category_id: ids.get(key),
          locale,
          name: t(`occasion.${key}`),
          description: t(`occasion.${key}.text`),
        })),
      ]
    }),
  }
}

function tagRows() {
  return {
    tag: sampleTags.map((key) => ({ key })),
    tag_text: writtenLanguages.flatMap(([locale, { tags }]) =>
      sampleTags.map((key) => ({ tag_key: key, locale, name: tags[key] })),
    ),
  }
}

function promotionRows(nowMs: number) {
  const promotions = samplePromotions.map((promotion) => ({ ...promotion, id: newId(nowMs) }))
  return {
    promotion: promotions.map(({ id, key, rule, names, coupon }, position) => ({
      id,
      key,
      rule,
      names,
      automatic: !coupon,
      active: true,
      position,
      used: 0,
      once_per_customer: false,
    })),
    coupon: promotions.flatMap(({ id, coupon }) => (coupon ? [couponRow(id, coupon, nowMs)] : [])),
  }
}

function couponRow(promotionId: string, coupon: { code: string; oncePerCustomer: boolean }, nowMs: number) {
  return {
    id: newId(nowMs),
    code: coupon.code,
    promotion_id: promotionId,
    used: 0,
    once_per_customer: coupon.oncePerCustomer,
  }
}
