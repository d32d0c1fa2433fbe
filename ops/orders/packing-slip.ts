// Prints the packing slip of a parcel as HTML: `npm run -s ops -- order slip 7K3M-Q2XA-9TB > slip.html`. The slip goes
// into the parcel, so it uses the buyer's language and shows no prices.
import { loadSettings } from '#data/settings.ts'
import { html, raw, type Html } from '#domain/html.ts'
import { packingSlip } from '#services/orders/print/packing-slip.ts'
import { parcelOf } from '#services/orders/print/parcel.ts'
import { printStyles } from '#services/orders/print/print-styles.ts'
import { textOption, wholeNumber, type Command } from '../command.ts'
import { findOrder } from './find-order.ts'

export const packingSlipCommand: Command = {
  name: 'order slip',
  about:
    'Prints the packing slip of a parcel as an HTML page, in the language of the buyer and without prices.',
  args: ['number'],
  options: {
    to: { type: 'string', about: 'Which recipient, as `order show` counts them; the first by default.' },
  },
  async run(db, invocation) {
    const order = await findOrder(db, invocation.args[0] ?? '')
    const to = textOption(invocation, 'to')
    const position = to === undefined ? 0 : wholeNumber(to, '--to', 1, order.deliveries.length) - 1
    const settings = (await loadSettings(db))?.value
    const parcel = parcelOf(order, order.deliveries[position]!)
    const slip = page(packingSlip(parcel, { shopName: settings?.shopName ?? '' }), order.number)
    return { text: slip, json: { number: order.number, to: position + 1, html: slip } }
  },
}

function page(slip: Html, number: string): string {
  return String(
    html`<!doctype html><html><head><meta charset="utf-8"><title>${number}</title><style>${raw(printStyles)}</style></head><body>${slip}</body></html>`,
  )
}
