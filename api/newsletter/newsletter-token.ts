// What the links of the newsletter's mails carry: which subscription or request, for one purpose only, sealed.
import { isId } from '#data/ids.ts'
import { signToken, verifyToken } from '../signed-token.ts'

export type NewsletterPurpose = 'confirm' | 'leave'

export function newsletterToken(secret: string, purpose: NewsletterPurpose, id: string): string {
  return signToken(secret, `newsletter-${purpose}`, id)
}

/** The id, or null where the token is not ours or is for something else. */
export function readNewsletterToken(
  secret: string,
  purpose: NewsletterPurpose,
  token: string,
): string | null {
  const id = verifyToken(secret, `newsletter-${purpose}`, token)
  return id !== null && isId(id) ? id : null
}
