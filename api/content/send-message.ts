// Operation contact.send: stores a visitor's message and enqueues the mail to the merchant.
import { z } from 'zod'
import { saveContactMessage } from '#data/customers/contact-messages.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { isEmail } from '#domain/customers/email.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { refuse } from '#domain/refusal.ts'
import { hasForbiddenCharacters, isTooLong } from '#domain/text.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'

const maxTextLength = 3000

export const sendMessageOperation = operation({
  name: 'contact.send',
  summary: "Sends a visitor's message to the merchant.",
  who: 'visitor',
  input: z.strictObject({
    name: textShape(100),
    email: textShape(254),
    subject: textShape(150),
    orderNumber: textShape(40).default(''),
    text: textShape(maxTextLength),
  }),
  output: z.object({ sent: z.boolean() }),
  refusals: ['message-invalid'],
  creates: true,
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 5, seconds: 600 },
  ],
  async run(input, { db, caller, now, wakeJobs }) {
    const fields = problemsOf(input)
    if (Object.keys(fields).length > 0) return refuse('message-invalid', { fields })
    const id = newId(now())
    const orderNumber = input.orderNumber ? readOrderNumber(input.orderNumber) : null
    await db.transaction(async (tx) => {
      await saveContactMessage(tx, {
        ...input,
        id,
        orderNumber,
        locale: caller.locale,
        writtenAt: new Date(now()),
      })
      await enqueue(tx, 'contact-mail', { messageId: id }, now())
    })
    wakeJobs()
    return { sent: true }
  },
})

function problemsOf(input: {
  name: string
  email: string
  subject: string
  orderNumber: string
  text: string
}): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const field of ['name', 'subject', 'text'] as const) {
    if (input[field] === '') fields[field] = 'address-required'
    else if (hasForbiddenCharacters(input[field], { lineBreaks: field === 'text' }))
      fields[field] = 'address-bad-characters'
  }
  if (isTooLong(input.text, maxTextLength)) fields.text = 'address-too-long'
  if (!isEmail(input.email)) fields.email = 'email-format'
  if (input.orderNumber && !readOrderNumber(input.orderNumber)) fields.orderNumber = 'order-unknown'
  return fields
}
