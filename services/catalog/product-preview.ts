// Signed tokens of previews: who has the link sees the product before it is on sale.
import { isId } from '#data/ids.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { signToken, verifyToken } from '../signed-token.ts'

const purpose = 'product-preview'
const validMs = 7 * dayMs

export function previewToken(secret: string, productId: string, now: number): string {
  return signToken(secret, purpose, `${productId}.${now + validMs}`)
}

/** The id of the product; null if the token is not ours or has expired. */
export function readPreviewToken(secret: string, token: string, now: number): string | null {
  const [id, end] = verifyToken(secret, purpose, token)?.split('.') ?? []
  return isId(id) && Number(end) >= now ? id : null
}
