// Operations on pages and blog posts.
import { z } from 'zod'
import { loadContentRecords, type StoredContentRecord } from '#data/catalog/content-records.ts'
import { contentKinds, contentLimits, contentStatuses } from '#domain/content/content-record.ts'
import { defined } from '#domain/defined.ts'
import { inLanguage } from '#domain/markets/locale.ts'
import { refuse } from '#domain/refusal.ts'
import { removeContent, saveContent } from '#services/content/save-content.ts'
import type { StaffContext } from '../../context.ts'
import { catalogOperation } from '../../operation.ts'
import { localeShape, textShape } from '../../shapes.ts'
import { withFieldTexts } from '../products/field-problems.ts'

const key = z.string().max(120)
const factsShape = z.strictObject({
  key,
  kind: z.enum(contentKinds),
  status: z.enum(contentStatuses),
  picture: key.nullable(),
  publishedAt: z.number(),
})
const recordShape = factsShape.extend({
  texts: z.partialRecord(
    localeShape,
    z.strictObject({
      title: textShape(contentLimits.title),
      summary: textShape(contentLimits.summary),
      body: textShape(contentLimits.body),
      slug: textShape(contentLimits.slug).default(''),
    }),
  ),
})
const viewShape = z.object({
  record: recordShape,
  version: z.number(),
  /** The language that every text has. */
  home: localeShape,
})

function viewOf({ record, version }: StoredContentRecord, { settings }: StaffContext) {
  return { record, version, home: settings.homeLocale }
}

export const listContentOperation = catalogOperation('admin.listContent', {
  summary: 'All pages, and all blog posts with the newest first, without their texts.',
  output: z.object({
    content: z.array(factsShape.extend({ title: z.string(), languages: z.int() })),
    home: localeShape,
  }),
  async run(_input, { db, settings, caller }) {
    const content = (await loadContentRecords(db, null)).map(({ record: { texts, ...facts } }) => ({
      ...facts,
      title: inLanguage(texts, caller.locale, settings.homeLocale)?.title ?? facts.key,
      languages: Object.keys(texts).length,
    }))
    return { content, home: settings.homeLocale }
  },
})

export const viewContentForStaffOperation = catalogOperation('admin.viewContent', {
  summary: 'A page or blog post with the texts of every language.',
  input: z.strictObject({ key }),
  output: viewShape,
  refusals: ['content-unknown'],
  async run(input, context) {
    const [stored] = await loadContentRecords(context.db, input.key)
    return stored ? viewOf(stored, context) : refuse('content-unknown')
  },
})

export const saveContentOperation = catalogOperation('admin.saveContent', {
  summary:
    'Creates or changes a page or blog post. `base` is the one on which the changes are based; a former address leads to the new one.',
  input: z.strictObject({
    record: recordShape,
    base: z.strictObject({ key, version: z.number() }).nullable(),
  }),
  output: viewShape,
  refusals: ['content-invalid', 'content-changed', 'content-unknown'],
  async run({ record, base }, context) {
    const { db, settings, now } = context
    const content = { ...record, texts: defined(record.texts) }
    const refused = await saveContent(db, content, { base, home: settings.homeLocale }, now())
    if (refused) return withFieldTexts(refused)
    const [stored] = await loadContentRecords(db, record.key)
    return stored ? viewOf(stored, context) : refuse('content-unknown')
  },
})

export const removeContentOperation = catalogOperation('admin.removeContent', {
  summary: 'Removes a page or blog post.',
  input: z.strictObject({ key }),
  refusals: ['content-unknown'],
  run: async (input, { db, now }) => (await removeContent(db, input.key, now())) ?? {},
})
