// The draft of a contact message, stored in the browser until it is sent.
import { persisted } from '../../platform/storage/persisted.ts'

export const contactLengths = { name: 100, email: 254, subject: 150, orderNumber: 40, text: 3000 } as const
export type ContactField = keyof typeof contactLengths
export type ContactDraft = Readonly<Record<ContactField, string>>

export const contactFields = Object.keys(contactLengths) as ContactField[]
export const emptyContact: ContactDraft = { name: '', email: '', subject: '', orderNumber: '', text: '' }

/** undefined for values that are no object. Cuts long texts; replaces missing ones by ''. */
export function parseContact(value: unknown): ContactDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as Partial<Record<ContactField, unknown>>
  const texts = contactFields.map((field) => {
    const text = stored[field]
    return [field, typeof text === 'string' ? text.slice(0, 4 * contactLengths[field]) : '']
  })
  return Object.fromEntries(texts) as ContactDraft
}

export const contactDraft = persisted('contact', 1, emptyContact, parseContact)
