// Addresses of pictures with a personal text, for mails. They carry no text; the signature makes them unguessable.
import { signToken, verifyToken } from '../signed-token.ts'

export const drawingSegment = '_drawing'
const purpose = 'drawing'

/** The link of an order line. Valid as long as the line has its text, because customers keep their e-mails. */
export function drawingPath(secret: string, lineId: string): string {
  return `/${drawingSegment}/${signToken(secret, purpose, lineId)}.jpg`
}

/** Id of the order line; null if the address is not ours or was changed. */
export function readDrawingPath(secret: string, path: string): string | null {
  const [, segment, file = ''] = path.split('/')
  if (segment !== drawingSegment || !file.endsWith('.jpg')) return null
  return verifyToken(secret, purpose, file.slice(0, -4))
}
