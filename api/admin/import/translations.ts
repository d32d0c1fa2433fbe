// Translations of all texts as a file, in the back office. Shops with very many products use the commands.
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { sourceOf } from '#services/import/read-rows.ts'
import {
  exportTranslations,
  importTranslations,
  rowOutcomes,
} from '#services/translation/translation-file.ts'
import { catalogOperation } from '../../operation.ts'
import { localeShape } from '../../shapes.ts'
import { readUploadedFile, uploadedFile } from './uploaded-file.ts'

const maxFileBytes = 64 * 1024 * 1024

export const exportTranslationsOperation = catalogOperation('admin.exportTranslations', {
  summary: 'All texts of products, categories, tags and pages with their translation, as CSV.',
  input: z.strictObject({ language: localeShape }),
  output: z.object({ csv: z.string() }),
  async run({ language }, { db, settings }) {
    const languages = { home: settings.homeLocale, locale: language }
    return { csv: await text(exportTranslations(db, languages)) }
  },
})

export const importTranslationsOperation = catalogOperation('admin.importTranslations', {
  summary:
    'Reads such a file, compressed with gzip and encoded in Base64. Without `write` it only says what would change. The reply has the lines of every outcome.',
  input: z.strictObject({
    content: uploadedFile,
    language: localeShape,
    write: z.boolean(),
  }),
  output: z.object({
    outcomes: z.array(z.object({ outcome: z.enum(rowOutcomes), lines: z.array(z.int()) })),
  }),
  refusals: ['import-unreadable'],
  async run({ content, language, write }, { db, settings, now }) {
    const bytes = await readUploadedFile(content, maxFileBytes)
    if (!bytes) return refuse('import-unreadable')
    const source = sourceOf(bytes)
    const languages = { home: settings.homeLocale, locale: language }
    const report = await importTranslations(db, source, { ...languages, dryRun: !write }, now())
    if (isRefusal(report)) return refuse('import-unreadable')
    const outcomes = rowOutcomes.map((outcome) => ({
      outcome,
      lines: [...report].filter(([, each]) => each === outcome).map(([line]) => line),
    }))
    return { outcomes: outcomes.filter(({ lines }) => lines.length > 0) }
  },
})
