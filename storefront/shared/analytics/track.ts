// The one function by which features tell what a shopper does. What comes of it is decided by measuring.ts, which
// follows in a quiet moment and takes the place of `push`; until then it waits in this list.
import type { Measured } from './events.ts'

export const happened: Measured[] = []

export function measure(event: Measured): void {
  happened.push(event)
}
