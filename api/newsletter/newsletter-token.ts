// What the links of the newsletter's mails carry: which subscription or request, for one purpose only, signed.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#data/ids.ts'

export type NewsletterPurpose = 'confirm' | 'leave'

export function newsletterToken(secret: string, purpose: NewsletterPurpose, id: string): string {
  return `${id}.${signature(secret, purpose, id)}`
}

/** The id, or null where the token is not ours or is for something else. */
export function readNewsletterToken(
  secret: string,
  purpose: NewsletterPurpose,
  token: string,
): string | null {
  const [id = '', given = '', ...more] = token.split('.')
  if (more.length > 0 || !isId(id)) return null
  const [expected, actual] = [Buffer.from(signature(secret, purpose, id)), Buffer.from(given)]
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null
}

function signature(secret: string, purpose: NewsletterPurpose, id: string): string {
  return createHmac('sha256', secret).update(`newsletter-${purpose}.${id}`).digest('base64url')
}
