// Prints an invoice or a credit note, and exports all of a period for the accountant.
import { environment, isTestShop, readConfig } from '#server/config.ts'
import { documentPage } from '#server/invoices/invoice-page.ts'
import { exportDocuments } from '#services/invoices/export-documents.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { CommandProblem, textOption, type Command } from '../command.ts'
import { currentSettings } from '../current-settings.ts'
import { findOrder } from '../orders/find-order.ts'
import { resultOf } from '../refusal-sentences.ts'

export const invoiceCommands: readonly Command[] = [
  {
    usage: 'order invoice <number>',
    about: 'Prints the invoice of a paid order as an HTML page, in the language of the buyer.',
    options: { document: { type: 'string', about: 'Number of a credit note, to print it instead.' } },
    async run(db, invocation) {
      const order = await findOrder(db, invocation.args[0] ?? '')
      const settings = await currentSettings(db)
      const documents = await issueDocuments(db, order.id, settings, invocation.now)
      if (documents.length === 0)
        throw new CommandProblem(`Order ${order.number} is not paid, so it has no invoice.`)
      const wanted = textOption(invocation, 'document')
      const issued = documents.find((each) =>
        wanted === undefined ? each.kind === 'invoice' : each.number === wanted,
      )
      if (!issued)
        throw new CommandProblem(
          `Order ${order.number} has no document '${wanted}'. It has: ${documents.map(({ number }) => number).join(', ')}.`,
        )
      const html = String(documentPage(issued, settings, isTestShop(readConfig(environment()))))
      return { text: html, json: { number: issued.number, documents, html } }
    },
  },
  {
    usage: 'invoice export <period>',
    about:
      'Prints invoices and credit notes of a year or month (2026 or 2026-11) as CSV, one row for each rate.',
    async run(db, { args: [period = ''], warehouse: { timeZone } }) {
      const csv = resultOf(await exportDocuments(db, period, timeZone))
      return { text: csv, json: { period, csv } }
    },
  },
]
