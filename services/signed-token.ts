// Signed tokens: data with an HMAC signature for one purpose.
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns the plain text with its signature. The text is readable by everybody; a change invalidates the signature.
 */
export function signToken(secret: string, purpose: string, text: string): string {
  return `${text}.${signatureOf(secret, purpose, text)}`
}

/** Returns the text of a token; null if the signature is wrong or belongs to another purpose. */
export function verifyToken(secret: string, purpose: string, token: string): string | null {
  const at = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(0, at))
  const [expected, actual] = [
    Buffer.from(signatureOf(secret, purpose, text)),
    Buffer.from(token.slice(at + 1)),
  ]
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? text : null
}

function signatureOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${text}`).digest('base64url')
}
