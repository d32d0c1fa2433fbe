// Rules of the newsletter. A subscription needs a confirmation from the address; unsubscribing takes effect at once.

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Version of the consent text in all languages: increase it when `account.newsletterOn` or `newsletter.text` changes. */
export const consentVersion = '2'

/** Lifetime of the confirmation link: long enough for a holiday without e-mail. */
export const confirmationLifetimeMs = 7 * dayMs

/** Limits of confirmation mails to one address, against repeated entry of a stranger's e-mail. */
export const confirmationLimits = { gapMs: 10 * minuteMs, day: 3 } as const
