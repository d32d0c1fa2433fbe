// Validates a contact message before it is sent. The server validates it again.
import { contactLengths, type ContactField, type ContactMessage } from '#domain/customers/contact-message.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { isTooLong } from '#domain/text.ts'
import type { Translate } from '#messages/translator.ts'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { contactFields } from './contact-draft.ts'

export type ContactProblem = 'required' | 'email' | 'order' | 'too-long'

const problemTexts = {
  required: 'address.problem.required',
  email: 'address.problem.email-format',
  order: 'track.numberError',
  'too-long': 'address.problem.too-long',
} as const satisfies Record<ContactProblem, string>
export function checkContact(draft: ContactMessage, t: Translate): FieldErrors {
  const errors = contactFields.flatMap((field) => {
    const problem = contactProblem(field, draft[field])
    return problem ? [[field, t(problemTexts[problem])] as const] : []
  })
  return Object.fromEntries(errors)
}

export function contactProblem(field: ContactField, text: string): ContactProblem | null {
  if (text.trim() === '') return field === 'orderNumber' ? null : 'required'
  if (field === 'email' && !isEmail(normaliseEmail(text))) return 'email'
  if (field === 'orderNumber' && readOrderNumber(text) === null) return 'order'
  return field === 'text' && isTooLong(text.trim(), contactLengths.text) ? 'too-long' : null
}
