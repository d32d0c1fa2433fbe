// The draft of a contact message, stored in the browser until it is sent.
import { contactLengths, type ContactField, type ContactMessage } from '#domain/customers/contact-message.ts'
import { persisted } from '#web/platform/storage/persisted.ts'

export const contactFields = Object.keys(contactLengths) as ContactField[]
export const emptyContact: ContactMessage = { name: '', email: '', subject: '', orderNumber: '', text: '' }

/** undefined for values that are no object. Cuts long texts; replaces missing ones by ''. */
export function parseContact(value: unknown): ContactMessage | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as Partial<Record<ContactField, unknown>>
  const texts = contactFields.map((field) => {
    const text = stored[field]
    return [field, typeof text === 'string' ? text.slice(0, 4 * contactLengths[field]) : '']
  })
  return Object.fromEntries(texts) as ContactMessage
}

export const contactDraft = persisted('contact', 1, emptyContact, parseContact)
