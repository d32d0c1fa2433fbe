// Prints documents of several orders as one HTML page: `npm run -s ops -- order print 7K3M-Q2XA-9TB,… > orders.html`.
import { html, raw, type Html } from '#domain/html.ts'
import { environment, readConfig } from '#server/config.ts'
import { packingSlip } from '#services/orders/print/packing-slip.ts'
import { parcelOf } from '#services/orders/print/parcel.ts'
import { maxPrintedOrders, printed, printOrders } from '#services/orders/print/print-orders.ts'
import { printStyles } from '#services/orders/print/print-styles.ts'
import { CommandProblem, localeOf, oneOf, recipientOption, textOption, type Command } from '../command.ts'
import { currentSettings } from '../current-settings.ts'
import { resultOf } from '../refusal-sentences.ts'
import { findOrder } from './find-order.ts'

export const printOrderCommands: readonly Command[] = [
  {
    usage: 'order slip <number>',
    about:
      'Prints the packing slip of a parcel as an HTML page, in the language of the buyer and without prices.',
    options: {
      to: { type: 'string', about: 'Which recipient, as `order show` counts them; the first by default.' },
    },
    async run(db, invocation) {
      const order = await findOrder(db, invocation.args[0] ?? '')
      if (order.status === 'cancelled')
        throw new CommandProblem(`The order ${order.number} is cancelled: nothing of it is packed.`)
      const position = recipientOption(invocation, order.deliveries)
      const parcel = parcelOf(order, order.deliveries[position]!)
      const slip = page(packingSlip(parcel, { settings: await currentSettings(db) }), order.number)
      return { text: slip, json: { number: order.number, to: position + 1, html: slip } }
    },
  },
  {
    usage: 'order print <numbers>',
    about: 'Prints documents of several orders as one HTML page: numbers with commas between them.',
    options: {
      papers: {
        type: 'string',
        about: `Which, with commas: ${printed.join(', ')}. Packing slips by default.`,
      },
      language: { type: 'string', about: 'Language of the pick list, as de. us by default.' },
    },
    async run(db, invocation) {
      const numbers = (invocation.args[0] ?? '').split(',').filter(Boolean)
      if (numbers.length > maxPrintedOrders)
        throw new CommandProblem(`At most ${maxPrintedOrders} orders are printed at once.`)
      const papers = (textOption(invocation, 'papers') ?? 'packing-slips').split(',')
      const documents = papers.map((each) => oneOf(each, printed, 'a document'))
      const locale = localeOf(textOption(invocation, 'language') ?? 'us')
      const request = { numbers, documents, locale }
      const printer = {
        publicOrigin: readConfig(environment()).PUBLIC_ORIGIN,
        settings: await currentSettings(db),
      }
      const sheets = page(resultOf(await printOrders(db, request, printer)), numbers.join(', '))
      return { text: sheets, json: { numbers, html: sheets } }
    },
  },
]

function page(content: Html, title: string): string {
  return String(
    html`<!doctype html><html><head><meta charset="utf-8"><title>${title}</title><style>${raw(printStyles)}</style></head><body>${content}</body></html>`,
  )
}
