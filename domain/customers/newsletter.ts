// Rules of the newsletter. A subscription needs a confirmation from the address; unsubscribing takes effect at once.

import { dayMs, minuteMs } from '../calendar/durations.ts'
import type { Locale } from '../markets/locale.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** Version of the consent text in all languages: increase it when `account.newsletterOn` or `newsletter.text` changes. */
export const consentVersion = '3'

/** Lifetime of the confirmation link: long enough for a holiday without e-mail. */
export const confirmationLifetimeMs = 7 * dayMs

/** Limits of confirmation mails to one address, against repeated entry of a stranger's e-mail. */
export const confirmationLimits = { gapMs: 10 * minuteMs, day: 3 } as const

/** The text of one language. Empty lines separate paragraphs. */
export type IssueText = { readonly subject: string; readonly text: string }
export type IssueContents = Readonly<Partial<Record<Locale, IssueText>>>

export const issueLimits = { subject: 150, text: 20_000 } as const

/** A paragraph of an issue that shows the next occasion of the reader's country, with gifts. */
export const occasionParagraph = '[occasion]'

export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).map((paragraph) => paragraph.trim())
}

/** null: the issue has a text, and each of its languages is complete. */
export function checkIssue(contents: IssueContents): Refusal<'issue-text-missing'> | null {
  const texts = Object.values(contents)
  return texts.length > 0 && texts.every(isComplete) ? null : refuse('issue-text-missing')
}

function isComplete({ subject, text }: IssueText): boolean {
  return (
    subject.trim() !== '' &&
    subject.length <= issueLimits.subject &&
    text.trim() !== '' &&
    text.length <= issueLimits.text
  )
}

/** The language whose text is missing: the first incomplete one, or `home` without any text. null: none is missing. */
export function incompleteLanguage(contents: IssueContents, home: Locale): Locale | null {
  const written = Object.keys(contents) as Locale[]
  if (written.length === 0) return home
  return written.find((locale) => !isComplete(contents[locale]!)) ?? null
}

/** The language in which a reader gets an issue: the reader's, the home language, English, or any. */
export function issueLocale(contents: IssueContents, reader: Locale, home: Locale): Locale {
  const present = Object.keys(contents) as Locale[]
  return [reader, home, 'us' as const].find((locale) => contents[locale]) ?? present[0] ?? home
}

/** `unconfirmed`: asked for the newsletter and has not followed the mailed link. */
export const subscriptionStates = ['subscribed', 'unconfirmed', 'unsubscribed'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]
