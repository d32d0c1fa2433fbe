// What was typed into the contact form, kept in this browser until it is sent.
import { persisted } from '../../platform/storage/persisted.ts'

export const contactLengths = { name: 100, email: 254, subject: 150, orderNumber: 40, text: 3000 } as const
export type ContactField = keyof typeof contactLengths
export type ContactDraft = Readonly<Record<ContactField, string>>

export const contactFields = Object.keys(contactLengths) as ContactField[]
export const emptyContact: ContactDraft = { name: '', email: '', subject: '', orderNumber: '', text: '' }

/** undefined for what this page did not write. */
export function parseContact(value: unknown): ContactDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Partial<Record<ContactField, unknown>>
  const texts = contactFields.map((field) => {
    const text = given[field]
    return [field, typeof text === 'string' ? text.slice(0, 4 * contactLengths[field]) : '']
  })
  return Object.fromEntries(texts) as ContactDraft
}

export const contactDraft = persisted('contact', 1, emptyContact, parseContact)
