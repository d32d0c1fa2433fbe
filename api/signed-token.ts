// Words that travel outside and come back: sealed with the shop's secret, each seal for one purpose alone.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The words in clear and their seal. They may be read by everybody, and changed by nobody. */
export function signToken(secret: string, purpose: string, words: string): string {
  return `${words}.${sealOf(secret, purpose, words)}`
}

/** The words, or null where the seal is not ours, or is for something else. */
export function verifyToken(secret: string, purpose: string, token: string): string | null {
  const at = token.lastIndexOf('.')
  const words = token.slice(0, Math.max(0, at))
  const [expected, actual] = [Buffer.from(sealOf(secret, purpose, words)), Buffer.from(token.slice(at + 1))]
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? words : null
}

function sealOf(secret: string, purpose: string, words: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${words}`).digest('base64url')
}
