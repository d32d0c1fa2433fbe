// Operations catalog.category and catalog.categories: one category, and all categories.
import { z } from 'zod'
import { refuse } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { categoryShape, keyShape } from '../shapes.ts'

export const viewCategoryOperation = operation({
  name: 'catalog.category',
  summary: 'A category by its key or its address in any language, with its parent and children.',
  who: 'anyone',
  input: z.strictObject({ key: keyShape }),
  output: categoryShape,
  refusals: ['category-unknown'],
  run: async ({ key }, { catalog, caller }) =>
    catalog.taxonomy.category(key, caller.locale) ?? refuse('category-unknown'),
})

export const listCategoriesOperation = operation({
  name: 'catalog.categories',
  summary: 'All categories with picture and children, in the order of the shop.',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.array(categoryShape),
  run: async (_input, { catalog: { taxonomy }, caller: { locale } }) =>
    taxonomy.tree(locale).flatMap(({ key }) => taxonomy.category(key, locale) ?? []),
})
