// Changes an order without moving it: notes, corrections of address, e-mail and lines, e-mails sent again.
import { listOrderMails } from '#data/jobs/jobs.ts'
import { listVariantsOf } from '#data/orders/order-lines.ts'
import type { AddressField } from '#domain/delivery/address.ts'
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { correctAddress, correctEmail } from '#services/orders/correct-order.ts'
import { planCorrection } from '#services/orders/plan-correction.ts'
import { resendMail } from '#services/orders/resend-mail.ts'
import { writeNote } from '#services/orders/write-note.ts'
import {
  CommandProblem,
  recipientOption,
  textOption,
  wholeNumber,
  type Command,
  type Option,
} from '../command.ts'
import { currentSettings } from '../current-settings.ts'
import { resultOf } from '../refusal-sentences.ts'
import { findOrder } from './find-order.ts'

/** Author of notes that commands write. */
const author = 'command'

const addressOptions = {
  'first-name': 'firstName',
  'last-name': 'lastName',
  street: 'street',
  apartment: 'apartment',
  zip: 'zip',
  city: 'city',
  state: 'state',
  phone: 'phone',
} as const satisfies Record<string, AddressField>

export const changeOrderCommands: readonly Command[] = [
  {
    usage: 'order note <number> <text>',
    about: 'Adds a note about an order, for the staff only.',
    async run(db, { args: [typed = '', text = ''], now }) {
      const { id, number } = await findOrder(db, typed)
      resultOf((await writeNote(db, id, text, author, now)) ?? undefined)
      return { text: `The note is with order ${number}.`, json: { number } }
    },
  },
  {
    usage: 'order address <number>',
    about: 'Corrects the address of a recipient before the parcel is sent. What no option names stays.',
    options: {
      to: { type: 'string', about: 'Which recipient, as `order show` counts them; the first by default.' },
      ...Object.fromEntries(
        Object.keys(addressOptions).map((name): [string, Option] => [
          name,
          { type: 'string', about: `The new ${name.replace('-', ' ')}.` },
        ]),
      ),
    },
    async run(db, invocation) {
      const order = await findOrder(db, invocation.args[0] ?? '')
      const recipient = recipientOption(invocation, order.deliveries)
      const { email: _, ...before } = order.deliveries[recipient]!.address
      const typed = Object.entries(addressOptions).flatMap(([name, field]) => {
        const text = textOption(invocation, name)
        return text === undefined ? [] : [[field, text.normalize('NFC').trim()]]
      })
      if (typed.length === 0) throw new CommandProblem('Nothing is corrected: name a field, as --street.')
      const address = { ...before, ...(Object.fromEntries(typed) as Partial<typeof before>) }
      const correction = { recipient, before, address }
      const shop = { db, settings: await currentSettings(db), now: () => invocation.now }
      resultOf((await correctAddress(order.id, correction, author, shop)) ?? undefined)
      return { text: `The address of order ${order.number} is corrected.`, json: { number: order.number } }
    },
  },
  {
    usage: 'order email <number> <email>',
    about: "Corrects the buyer's e-mail address before the order is sent.",
    async run(db, { args: [typed = '', email = ''], now }) {
      const order = await findOrder(db, typed)
      const correction = { before: order.email, email }
      resultOf((await correctEmail(db, order.id, correction, author, now)) ?? undefined)
      return { text: `E-mails of order ${order.number} go to ${email}.`, json: { number: order.number } }
    },
  },
  {
    usage: 'order line <number> <line>',
    about:
      'Changes a line before it is packed: fewer gifts, another variant, the personal text. Refunds what becomes cheaper. The customer gets an e-mail.',
    options: {
      sku: { type: 'string', about: 'SKU of another variant of the same product that is not dearer.' },
      quantity: { type: 'string', about: 'How many gifts remain; 0 removes the line.' },
      text: { type: 'string', about: "The new personal text; '' for none." },
      'dry-run': { type: 'boolean', about: 'Only says what would be refunded.' },
    },
    async run(db, invocation) {
      const order = await findOrder(db, invocation.args[0] ?? '')
      const at = wholeNumber(invocation.args[1] ?? '', 'line', 1, order.lines.length)
      const line = order.lines[at - 1]!
      const sku = textOption(invocation, 'sku')
      const typed = textOption(invocation, 'quantity')
      const quantity = typed === undefined ? null : wholeNumber(typed, '--quantity', 0, line.quantity)
      const personalisation = textOption(invocation, 'text') ?? null
      if (sku === undefined && quantity === null && personalisation === null)
        throw new CommandProblem('Nothing is corrected: name --sku, --quantity or --text.')
      const variants = await listVariantsOf(db, line.productId)
      const variantId = sku === undefined ? null : variants.find((each) => each.sku === sku)?.id
      if (variantId === undefined)
        throw new CommandProblem(`The product has no variant with the SKU '${sku}'.`)
      const correction = { line: line.id, variantId, quantity, personalisation }
      const isDryRun = invocation.options['dry-run'] === true
      const refund = isDryRun
        ? resultOf(await planCorrection(db, order, correction)).refund
        : resultOf(await correctLine(db, order.id, correction, { seen: null, refund: null }, invocation.now))
      const amount = formatMoney('us', money(refund, order.currency))
      const text = isDryRun
        ? `${amount} would be refunded.`
        : `Line ${at} of order ${order.number} is corrected. ${amount} is refunded.`
      return { text, json: { number: order.number, refund } }
    },
  },
  {
    usage: 'order resend <number> <mail>',
    about: 'Sends an e-mail of an order once more: order-paid, order-shipped … The latest of its kind.',
    async run(db, { args: [typed = '', template = ''], now }) {
      const { id, number } = await findOrder(db, typed)
      const mails = await listOrderMails(db, id)
      const latest = mails.filter((mail) => mail.template === template).sort((a, b) => b.at - a.at)[0]
      if (!latest) {
        const known = [...new Set(mails.map((mail) => mail.template))].join(', ')
        throw new CommandProblem(`Order ${number} has no e-mail '${template}'. It has: ${known || 'none'}.`)
      }
      resultOf((await resendMail(db, id, latest.id, now)) ?? undefined)
      return { text: `${template} of order ${number} will be sent again.`, json: { number, mail: latest.id } }
    },
  },
]
