// Operation contact.send: stores a visitor's message and enqueues the mail to the merchant.
import { z } from 'zod'
import { contactLengths } from '#domain/customers/contact-message.ts'
import { sendMessage } from '#services/contact/send-message.ts'
import { operation } from '../operation.ts'
import { textShape, emailShape } from '../shapes.ts'

export const sendMessageOperation = operation('contact.send', {
  summary: "Sends a visitor's message to the merchant.",
  input: z.strictObject({
    name: textShape(contactLengths.name),
    email: emailShape,
    subject: textShape(contactLengths.subject),
    orderNumber: textShape(contactLengths.orderNumber).default(''),
    text: textShape(contactLengths.text),
  }),
  output: z.object({ sent: z.boolean() }),
  refusals: ['message-invalid'],
  creates: true,
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 5, seconds: 600 },
  ],
  async run(input, context) {
    const refused = await sendMessage(input, context)
    return refused ?? { sent: true }
  },
})
