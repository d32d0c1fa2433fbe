// Validates a contact message before it is sent. The server validates it again.
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { readOrderNumber } from '#domain/orders/order.ts'
import { isTooLong } from '#domain/text.ts'
import { contactLengths, type ContactDraft, type ContactField } from './contact-draft.ts'

export type ContactProblem = 'required' | 'email' | 'order' | 'too-long'

const requiredFields = ['name', 'email', 'subject', 'text'] as const

/** The problem of every invalid field; empty for a valid draft. */
export function checkContact(draft: ContactDraft): Partial<Record<ContactField, ContactProblem>> {
  const problems: Partial<Record<ContactField, ContactProblem>> = {}
  if (!isEmail(normaliseEmail(draft.email))) problems.email = 'email'
  if (draft.orderNumber.trim() !== '' && readOrderNumber(draft.orderNumber) === null)
    problems.orderNumber = 'order'
  if (isTooLong(draft.text.trim(), contactLengths.text)) problems.text = 'too-long'
  for (const field of requiredFields) if (draft[field].trim() === '') problems[field] = 'required'
  return problems
}
