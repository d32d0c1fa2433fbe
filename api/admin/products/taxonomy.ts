// Operations on categories and tags.
import { z } from 'zod'
import { loadCategories, loadCategoryProducts, loadTags } from '#data/catalog/categories.ts'
import { defined } from '#domain/defined.ts'
import {
  removeCategory,
  removeTag,
  saveCategory,
  saveTag,
  sortCategories,
  sortCategoryProducts,
} from '#services/catalog/categories.ts'
import type { StaffContext } from '../../context.ts'
import { catalogOperation } from '../../operation.ts'
import { currencyShape, idShape, localeShape, textShape } from '../../shapes.ts'
import { withFieldTexts } from './field-problems.ts'

const key = z.string().max(120)
const categoryShape = z.strictObject({
  key,
  parent: key.nullable(),
  picture: key.nullable(),
  texts: z.partialRecord(
    localeShape,
    z.strictObject({
      name: textShape(200),
      description: textShape(3_000),
      slug: textShape(120).default(''),
    }),
  ),
})
const tagShape = z.strictObject({ key, names: z.partialRecord(localeShape, textShape(200)) })

const taxonomyShape = z
  .object({
    categories: z.array(categoryShape.extend({ id: z.string(), products: z.int() })),
    tags: z.array(tagShape.extend({ products: z.int() })),
    /** The language that every text has. */
    home: localeShape,
    /** Currency of the base prices. */
    currency: currencyShape,
  })
  .meta({ id: 'Taxonomy' })

async function showTaxonomy({ db, settings }: StaffContext) {
  const [categories, tags] = await Promise.all([loadCategories(db), loadTags(db)])
  return { categories, tags, home: settings.homeLocale, currency: settings.prices.base }
}

export const listTaxonomyOperation = catalogOperation('admin.listTaxonomy', {
  summary: 'All categories in their order, and all tags.',
  output: taxonomyShape,
  run: (_input, context) => showTaxonomy(context),
})

export const saveCategoryOperation = catalogOperation('admin.saveCategory', {
  summary: 'Creates a category, or changes the one with the key.',
  input: z.strictObject({
    category: categoryShape,
    isNew: z.boolean(),
    /** The category on which the changes are based: what others have changed since stays. */
    base: categoryShape.nullable().default(null),
  }),
  output: taxonomyShape,
  refusals: ['category-invalid', 'category-unknown'],
  async run({ category, isNew, base }, context) {
    const { db, settings, now } = context
    const recordOf = (typed: typeof category) => ({ ...typed, texts: defined(typed.texts) })
    const save = { isNew, home: settings.homeLocale, base: base && recordOf(base) }
    const refused = await saveCategory(db, recordOf(category), save, now())
    return refused ? withFieldTexts(refused) : showTaxonomy(context)
  },
})

export const removeCategoryOperation = catalogOperation('admin.removeCategory', {
  summary: 'Removes a category without categories below it. Its products stay.',
  input: z.strictObject({ key }),
  output: taxonomyShape,
  refusals: ['category-unknown', 'category-not-empty'],
  run: async (input, context) =>
    (await removeCategory(context.db, input.key, context.now())) ?? showTaxonomy(context),
})

export const sortCategoriesOperation = catalogOperation('admin.sortCategories', {
  summary: 'The order of the categories.',
  input: z.strictObject({ keys: z.array(key).max(2_000) }),
  output: taxonomyShape,
  async run({ keys }, context) {
    await sortCategories(context.db, keys, context.now())
    return showTaxonomy(context)
  },
})

export const listCategoryProductsOperation = catalogOperation('admin.listCategoryProducts', {
  summary: 'The products of a category in the order of its list.',
  input: z.strictObject({ key }),
  output: z.object({
    products: z.array(
      z.object({
        id: z.string(),
        key: z.string(),
        title: z.string(),
        status: z.string(),
        position: z.int().nullable(),
      }),
    ),
  }),
  run: async (input, { db, caller }) => ({
    products: await loadCategoryProducts(db, input.key, caller.locale),
  }),
})

export const sortCategoryProductsOperation = catalogOperation('admin.sortCategoryProducts', {
  summary: 'The first products of a category, in their order; the others follow by sales.',
  input: z.strictObject({ key, ids: z.array(idShape).max(1_000) }),
  refusals: ['category-unknown'],
  run: async (input, { db, now }) => (await sortCategoryProducts(db, input.key, input.ids, now())) ?? {},
})

export const saveTagOperation = catalogOperation('admin.saveTag', {
  summary: 'Creates a tag, or replaces the names of the one with the key.',
  input: z.strictObject({
    tag: tagShape,
    isNew: z.boolean().default(false),
    /** The tag on which the changes are based. */
    base: tagShape.nullable().default(null),
  }),
  output: taxonomyShape,
  refusals: ['tag-invalid'],
  async run({ tag, isNew, base }, context) {
    const { db, settings, now } = context
    const recordOf = (typed: typeof tag) => ({ ...typed, names: defined(typed.names) })
    const save = { isNew, home: settings.homeLocale, base: base && recordOf(base) }
    const refused = await saveTag(db, recordOf(tag), save, now())
    return refused ? withFieldTexts(refused) : showTaxonomy(context)
  },
})

export const removeTagOperation = catalogOperation('admin.removeTag', {
  summary: 'Removes a tag. Its products stay.',
  input: z.strictObject({ key }),
  output: taxonomyShape,
  refusals: ['tag-unknown'],
  run: async (input, context) =>
    (await removeTag(context.db, input.key, context.now())) ?? showTaxonomy(context),
})
