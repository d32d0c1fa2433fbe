// Names of the legal pages, as in the footer of the shop.
import type { LegalPage } from '#domain/content/content-record.ts'
import type { MessageKey } from '#messages/translator.ts'

export const legalPageNames = {
  imprint: 'footer.imprint',
  terms: 'footer.terms',
  privacy: 'footer.privacy',
  returns: 'service.returns',
} as const satisfies Readonly<Record<LegalPage, MessageKey>>
