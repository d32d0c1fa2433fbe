// Operations of invoices and credit notes: print one, and export those of a period.
import { z } from 'zod'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { exportDocuments } from '#services/invoices/export-documents.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { printDocument } from '#services/invoices/print-document.ts'
import { loadStaffOrder } from '#services/orders/load-staff-order.ts'
import { printStyles } from '#services/orders/print/print-styles.ts'
import { ordersOperation, reportsOperation } from '../../operation.ts'

export const printInvoiceOperation = ordersOperation('admin.printInvoice', {
  summary: 'The invoice of a paid order, or the credit note of this number, as a printable page.',
  input: z.strictObject({
    number: z.string().max(30),
    document: z.string().max(30).nullable().default(null),
  }),
  output: z.object({ html: z.string(), styles: z.string() }),
  refusals: ['order-unknown', 'invoice-missing'],
  async run({ number, document }, { db, settings, now }) {
    const loaded = await loadStaffOrder(db, number, now())
    if (isRefusal(loaded)) return loaded
    const documents = await issueDocuments(db, loaded.order.id, settings, now())
    const issued = documents.find((each) =>
      document === null ? each.kind === 'invoice' : each.number === document,
    )
    if (!issued) return refuse('invoice-missing')
    return { html: String(printDocument(issued, settings)), styles: printStyles }
  },
})

export const exportInvoicesOperation = reportsOperation('admin.exportInvoices', {
  summary: 'Invoices and credit notes of a year or month as CSV, one row for each rate.',
  needsProof: true,
  input: z.strictObject({ period: z.string().max(10) }),
  output: z.object({ csv: z.string() }),
  refusals: ['period-invalid'],
  async run({ period }, { db, settings }) {
    const csv = await exportDocuments(db, period, settings.shipping.warehouse.timeZone)
    return isRefusal(csv) ? csv : { csv }
  },
})
