// Stores a visitor's message and enqueues the mail to the merchant.
import { saveContactMessage } from '#data/customers/contact-messages.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { contactLengths, type ContactMessage } from '#domain/customers/contact-message.ts'
import { isEmail } from '#domain/customers/email.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { hasForbiddenCharacters, isTooLong } from '#domain/text.ts'
import type { VisitorContext } from '../visitor.ts'

export async function sendMessage(
  input: ContactMessage,
  { db, caller, now, pollJobs }: VisitorContext,
): Promise<Refusal<'message-invalid'> | null> {
  const fields = problemsOf(input)
  if (Object.keys(fields).length > 0) return refuse('message-invalid', { fields })
  const id = newId(now())
  const orderNumber = input.orderNumber ? readOrderNumber(input.orderNumber) : null
  const message = { ...input, id, orderNumber, locale: caller.locale, writtenAt: now() }
  await db.transaction(async (tx) => {
    await saveContactMessage(tx, message)
    await enqueue(tx, 'contact-mail', { messageId: id }, now())
  })
  pollJobs()
  return null
}

function problemsOf(input: ContactMessage): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const field of ['name', 'subject', 'text'] as const) {
    if (input[field] === '') fields[field] = 'field-required'
    else if (hasForbiddenCharacters(input[field], { lineBreaks: field === 'text' }))
      fields[field] = 'field-bad-characters'
  }
  if (isTooLong(input.text, contactLengths.text)) fields.text = 'field-too-long'
  if (!isEmail(input.email)) fields.email = 'email-format'
  if (input.orderNumber && !readOrderNumber(input.orderNumber)) fields.orderNumber = 'order-unknown'
  return fields
}
