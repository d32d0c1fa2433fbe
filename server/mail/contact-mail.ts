// Composes the mail that forwards a visitor's message to the merchant.
import type { ContactMessage } from '#data/customers/contact-messages.ts'
import { translateFor } from '#messages/load.ts'
import { composeMail, type ComposedMail, type MailPart } from './layout.ts'

export function composeContactMail(message: ContactMessage): ComposedMail {
  const t = translateFor('us')
  const subject = t('mail.contact.subject', { name: message.name, subject: message.subject })
  const parts: MailPart[] = [
    { heading: message.subject },
    ...(message.orderNumber ? [{ text: t('mail.contact.about', { number: message.orderNumber }) }] : []),
    { text: message.text },
  ]
  return composeMail('us', subject, parts, `${message.name} <${message.email}>`)
}
