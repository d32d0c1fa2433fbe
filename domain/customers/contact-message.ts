// A visitor's message to the merchant.
import { maxEmailLength } from './email.ts'

/** In characters; an empty order number is valid. */
export const contactLengths = {
  name: 100,
  email: maxEmailLength,
  subject: 150,
  orderNumber: 40,
  text: 3_000,
} as const

export type ContactField = keyof typeof contactLengths
export type ContactMessage = Readonly<Record<ContactField, string>>
