// Texts of links into the gift finder, one for each recipient.
import { recipients, type Recipient } from '#domain/catalog/gift-finder.ts'
import type { Translate } from '#messages/translator.ts'

/** The gift finder begins with the recipient. */
export type FinderTexts = {
  readonly title: string
  readonly all: string
  readonly recipients: readonly RecipientText[]
}

export type RecipientText = { readonly value: Recipient; readonly label: string }

const mostRecipients = 8

export function finderTexts(t: Translate): FinderTexts {
  return {
    title: t('finder.home.title'),
    all: t('finder.home.all'),
    recipients: recipients
      .slice(0, mostRecipients)
      .map((value) => ({ value, label: t(`finder.recipient.${value}`) })),
  }
}
