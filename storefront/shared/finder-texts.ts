// Texts of links into the gift finder, one for each recipient.
import { recipients, type Recipient } from '#domain/catalog/gift-finder.ts'
import type { Translate } from '#messages/translator.ts'

export type FinderLink = { readonly title: string; readonly all: string }

/** The gift finder begins with the recipient. */
export type FinderTexts = FinderLink & {
  readonly recipients: readonly RecipientText[]
}

export type RecipientText = { readonly value: Recipient; readonly label: string }

const mostRecipients = 8

export function finderLink(t: Translate): FinderLink {
  return { title: t('finder.home.title'), all: t('finder.home.all') }
}

export function finderTexts(t: Translate): FinderTexts {
  return {
    ...finderLink(t),
    recipients: recipients
      .slice(0, mostRecipients)
      .map((value) => ({ value, label: t(`finder.recipient.${value}`) })),
  }
}
