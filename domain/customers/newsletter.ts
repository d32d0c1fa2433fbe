// The newsletter: nobody gets it who has not said yes with the address it goes to, and everybody can leave at once.

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Of the words people agree to, in all languages: raise it when `account.newsletterOn` or `newsletter.text` changes. */
export const consentVersion = '2'

/** How long the link in the confirmation works: a holiday with the phone switched off. */
export const confirmMs = 7 * dayMs

/** Confirmations to one address: who types a stranger's e-mail again and again sends them no more than this. */
export const mostAsks = { gapMs: 10 * minuteMs, day: 3 } as const
