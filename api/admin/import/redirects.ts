// Addresses of an earlier shop, in the back office: the list, additions as CSV, removal.
import { z } from 'zod'
import { dropAddressRedirect, listAddressRedirects } from '#data/import/old-addresses.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { importRedirects } from '#services/import/old-addresses.ts'
import { sourceOf } from '#services/import/read-rows.ts'
import type { StaffContext } from '../../context.ts'
import { catalogOperation } from '../../operation.ts'
import { textShape } from '../../shapes.ts'
import { readUploadedFile, uploadedFile } from './uploaded-file.ts'

const maxFileBytes = 16 * 1024 * 1024
const pageSize = 100

const search = textShape(200)

const list = z.object({
  /** All that the search finds; `redirects` are the first of them. */
  count: z.int(),
  redirects: z.array(z.object({ path: z.string(), target: z.string() })),
})

const show = (text: string, { db }: StaffContext) => listAddressRedirects(db, text, pageSize)

export const listRedirectsOperation = catalogOperation('admin.listRedirects', {
  summary: 'Addresses of an earlier shop and where they lead.',
  input: z.strictObject({ search }),
  output: list,
  run: (input, context) => show(input.search, context),
})

export const importRedirectsOperation = catalogOperation('admin.importRedirects', {
  summary:
    'Reads pairs of addresses as CSV, compressed with gzip and encoded in Base64. Without `write` it only checks them.',
  input: z.strictObject({ content: uploadedFile, write: z.boolean() }),
  output: z.object({
    /** Pairs that are written, or ready to be written. */
    written: z.int(),
    /** Lines that are no pairs of addresses. */
    skipped: z.array(z.int()),
  }),
  refusals: ['import-unreadable'],
  async run({ content, write }, { db }) {
    const bytes = await readUploadedFile(content, maxFileBytes)
    if (!bytes) return refuse('import-unreadable')
    const read = await importRedirects(db, sourceOf(bytes), { write })
    if (isRefusal(read)) return refuse('import-unreadable')
    return { written: read.written, skipped: [...read.skipped] }
  },
})

export const removeRedirectOperation = catalogOperation('admin.removeRedirect', {
  summary: 'Removes an old address from the list.',
  input: z.strictObject({ path: z.string().max(1_000), search }),
  output: list,
  async run(input, context) {
    await dropAddressRedirect(context.db, input.path)
    return show(input.search, context)
  },
})
