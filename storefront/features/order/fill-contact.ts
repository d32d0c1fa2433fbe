// Fills the form of the contact page in advance.
import type { ContactMessage } from '#domain/customers/contact-message.ts'
import type { Translate } from '#messages/translator.ts'
import { persisted } from '#web/platform/storage/persisted.ts'
import type { OrderView } from './use-order.ts'

type Draft = Partial<ContactMessage>

/** The draft that the contact page stores. A module shared with it would be one more file of that page. */
const draft = persisted<Draft>('contact', 1, {}, (value) =>
  typeof value === 'object' && value !== null ? value : undefined,
)

/** What was typed before stays. A masked order hides the e-mail address. */
export function fillContact(
  { number, email, masked }: OrderView,
  { text = '', ...fields }: Draft = {},
): void {
  const before = draft.read()
  draft.write({
    ...before,
    ...(!masked && { email: before.email || email }),
    ...fields,
    orderNumber: number,
    text: before.text || text,
  })
}

/** The subject of returns among those of the form. */
export const returnSubject = (t: Translate): string => t('contact.subjects').split(' / ')[2] ?? ''
