// Imports of products in the back office: the file is checked and imported by jobs, the screen follows them.
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { listRunProducts, listRuns, loadRun, type ImportRun } from '#data/import/import-runs.ts'
import { outcomes } from '#domain/import/compare.ts'
import { categorySources } from '#domain/import/imported-product.ts'
import { rowProblems, type ProblemCode } from '#domain/import/problem.ts'
import { refuse } from '#domain/refusal.ts'
import { exportProducts } from '#services/import/export-products.ts'
import { queueCheck, queueStep } from '#services/import/run-import.ts'
import type { StaffContext } from '../../context.ts'
import { catalogOperation } from '../../operation.ts'
import { currencyShape, idShape, localeShape, textShape } from '../../shapes.ts'
import { readUploadedFile, uploadedFile } from './uploaded-file.ts'

/** Larger files are imported by command. */
const maxFileBytes = 128 * 1024 * 1024
const pageSize = 100

const runShape = z
  .object({
    id: z.string(),
    status: z.enum(['waiting', 'checking', 'refused', 'checked', 'running', 'done', 'undoing', 'undone']),
    fileName: z.string(),
    createdAt: z.number(),
    rows: z.int(),
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    left: z.int(),
    undone: z.int(),
    kept: z.int(),
    picturesWaiting: z.int(),
    ignored: z.array(z.string()),
    /** Lines that belong to no product. */
    lost: z.array(z.int()),
    /** Line at which the file is no table; null for a readable file. */
    refusedLine: z.int().nullable(),
  })
  .meta({ id: 'ImportRun' })

const productShape = z.object({
  position: z.int(),
  key: z.string(),
  title: z.string(),
  lines: z.array(z.int()),
  skippedLines: z.array(z.int()),
  outcome: z.enum(outcomes),
  parts: z.array(z.string()),
  problems: z.array(
    z.object({
      line: z.int(),
      code: z.enum(Object.keys(rowProblems) as ProblemCode[]),
      about: z.string(),
    }),
  ),
  /** Whether an undoing left the product as it is. */
  kept: z.boolean(),
})

function showRun(run: ImportRun): z.infer<typeof runShape> {
  return {
    ...run,
    ignored: [...run.ignored],
    lost: [...run.lost],
    refusedLine: run.refusal ? Number(run.refusal.facts?.['line'] ?? 1) : null,
  }
}

async function showRuns({ db }: StaffContext) {
  return { runs: (await listRuns(db, 20)).map(showRun) }
}

export const listImportsOperation = catalogOperation('admin.listImports', {
  summary: 'The latest imports of products.',
  output: z.object({ runs: z.array(runShape) }),
  run: (_input, context) => showRuns(context),
})

export const startImportOperation = catalogOperation('admin.startImport', {
  summary: 'Receives a product file, compressed with gzip and encoded in Base64, and has it checked.',
  input: z.strictObject({
    name: textShape(200),
    content: uploadedFile,
    language: localeShape,
    currency: currencyShape,
    categories: z.enum(categorySources),
    tagPrefix: textShape(60).default('').describe('Tags with this beginning name categories, if tags do.'),
  }),
  output: z.object({ id: z.string() }),
  refusals: ['import-unreadable'],
  async run({ name, content, language, currency, categories, tagPrefix }, context) {
    const bytes = await readUploadedFile(content, maxFileBytes)
    if (!bytes) return refuse('import-unreadable')
    const settings = { language, currency, categories, tagPrefix }
    return { id: await queueCheck({ name, bytes, settings, actor: context.staff.id }, context) }
  },
})

export const viewImportOperation = catalogOperation('admin.viewImport', {
  summary: 'One import with a page of its products.',
  input: z.strictObject({
    id: idShape,
    outcome: z.enum(outcomes).nullable(),
    problemsOnly: z.boolean(),
    /** Position of the last product of the previous page; -1 for the first page. */
    after: z.int().min(-1),
  }),
  output: z.object({
    run: runShape,
    products: z.array(productShape),
    /** `after` of the next page; null if this is the last. */
    next: z.int().nullable(),
  }),
  refusals: ['import-unknown'],
  async run({ id, ...filter }, { db }) {
    const run = await loadRun(db, id)
    if (!run) return refuse('import-unknown')
    const found = await listRunProducts(db, id, { ...filter, limit: pageSize + 1 })
    const products = found.slice(0, pageSize)
    return {
      run: showRun(run),
      next: found.length > pageSize ? products.at(-1)!.position : null,
      products: products.map(({ undoing, ...product }) => ({
        ...product,
        lines: [...product.lines],
        skippedLines: [...product.skippedLines],
        parts: [...product.parts],
        problems: [...product.problems],
        kept: undoing !== null && undoing !== 'undone',
      })),
    }
  },
})

const stepShape = { input: z.strictObject({ id: idShape }), output: z.object({ runs: z.array(runShape) }) }

export const runImportOperation = catalogOperation('admin.runImport', {
  summary: 'Imports the products of a checked file.',
  ...stepShape,
  refusals: ['import-unknown'],
  run: ({ id }, context) => step(id, 'run', context),
})

export const undoImportOperation = catalogOperation('admin.undoImport', {
  summary: 'Undoes an import. Products that were changed or ordered since stay.',
  ...stepShape,
  refusals: ['import-unknown'],
  run: ({ id }, context) => step(id, 'undo', context),
})

async function step(id: string, name: 'run' | 'undo', context: StaffContext) {
  return (await queueStep(id, name, context)) ?? showRuns(context)
}

/** All products as a file that Shopify reads and that the shop imports without loss. */
export const exportProductsOperation = catalogOperation('admin.exportProducts', {
  summary: "All products as CSV, in the shop's language and currency. Import reads it without loss.",
  output: z.object({ csv: z.string() }),
  async run(_input, { db, settings, publicOrigin }) {
    const { homeLocale: language, prices } = settings
    const file = exportProducts(db, publicOrigin, { language, currency: prices.base, dialect: 'export' })
    return { csv: await text(file) }
  },
})
