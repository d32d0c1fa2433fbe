// Changes an order without moving it: notes, corrections of address and e-mail, e-mails sent again.
import type { AddressField } from '#domain/delivery/address.ts'
import { listOrderMails } from '#data/jobs/jobs.ts'
import { correctAddress, correctEmail } from '#services/orders/correct-order.ts'
import { resendMail } from '#services/orders/resend-mail.ts'
import { writeNote } from '#services/orders/write-note.ts'
import { CommandProblem, textOption, wholeNumber, type Command, type Option } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'
import { findOrder } from './find-order.ts'

/** Author of notes that commands write. */
const author = 'command'

export const writeNoteCommand: Command = {
  name: 'order note',
  about: 'Adds a note about an order, for the staff only.',
  args: ['number', 'text'],
  async run(db, { args: [typed = '', text = ''], now }) {
    const { id, number } = await findOrder(db, typed)
    resultOf((await writeNote(db, id, text, author, now)) ?? undefined)
    return { text: `The note is with order ${number}.`, json: { number } }
  },
}

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

export const correctAddressCommand: Command = {
  name: 'order address',
  about: 'Corrects the address of a recipient before the parcel is sent. What no option names stays.',
  args: ['number'],
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
    const to = textOption(invocation, 'to')
    const recipient = to === undefined ? 0 : wholeNumber(to, '--to', 1, order.deliveries.length) - 1
    const { email: _, ...before } = order.deliveries[recipient]!.address
    const typed = Object.entries(addressOptions).flatMap(([name, field]) => {
      const text = textOption(invocation, name)
      return text === undefined ? [] : [[field, text.normalize('NFC').trim()]]
    })
    if (typed.length === 0) throw new CommandProblem('Nothing is corrected: name a field, as --street.')
    const address = { ...before, ...(Object.fromEntries(typed) as Partial<typeof before>) }
    const correction = { recipient, before, address }
    resultOf((await correctAddress(db, order.id, correction, author, invocation.now)) ?? undefined)
    return { text: `The address of order ${order.number} is corrected.`, json: { number: order.number } }
  },
}

export const correctEmailCommand: Command = {
  name: 'order email',
  about: "Corrects the buyer's e-mail address before the order is sent.",
  args: ['number', 'email'],
  async run(db, { args: [typed = '', email = ''], now }) {
    const order = await findOrder(db, typed)
    const correction = { before: order.email, email }
    resultOf((await correctEmail(db, order.id, correction, author, now)) ?? undefined)
    return { text: `E-mails of order ${order.number} go to ${email}.`, json: { number: order.number } }
  },
}

export const resendMailCommand: Command = {
  name: 'order resend',
  about: 'Sends an e-mail of an order once more: order-paid, order-shipped … The latest of its kind.',
  args: ['number', 'mail'],
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
}
