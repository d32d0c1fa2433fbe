// Signed tokens of newsletter links: the id of a subscription or request, for one purpose.
import { isId } from '#data/ids.ts'
import { signToken, verifyToken } from '../signed-token.ts'

export type NewsletterPurpose = 'confirm' | 'leave'

export function newsletterToken(secret: string, purpose: NewsletterPurpose, id: string): string {
  return signToken(secret, `newsletter-${purpose}`, id)
}

/** The id; null if the token is not ours or belongs to another purpose. */
export function readNewsletterToken(
  secret: string,
  purpose: NewsletterPurpose,
  token: string,
): string | null {
  const id = verifyToken(secret, `newsletter-${purpose}`, token)
  return id !== null && isId(id) ? id : null
}
