// Addresses in newsletter mails.
import type { Locale } from '#domain/markets/locale.ts'
import type { NewsletterPurpose } from '#services/newsletter/subscribe.ts'

export const newsletterSegment = '_newsletter'

/** The address for the mail's List-Unsubscribe header. */
export function oneClickAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}/${newsletterSegment}/${token}`
}

/** The page with the button to confirm or unsubscribe. */
export function newsletterPage(
  publicOrigin: string,
  purpose: NewsletterPurpose,
  token: string,
  locale: Locale,
): string {
  return `${publicOrigin}/${newsletterSegment}/${purpose}/${token}?lang=${locale}`
}
