// Composes the mail that forwards a visitor's message to the merchant.
import type { ContactMessage } from '#data/customers/contact-messages.ts'
import { translateFor } from '#messages/load.ts'
import { renderHtml, renderText, type Part } from './layout.ts'

export function composeContactMail(message: ContactMessage): { subject: string; text: string; html: string } {
  const t = translateFor('us')
  const subject = t('mail.contact.subject', { name: message.name, subject: message.subject })
  const parts: Part[] = [
    { heading: message.subject },
    ...(message.orderNumber ? [{ text: t('mail.contact.about', { number: message.orderNumber }) }] : []),
    { text: message.text },
  ]
  const signature = `${message.name} <${message.email}>`
  return { subject, text: renderText(parts, signature), html: renderHtml('us', subject, parts, signature) }
}
