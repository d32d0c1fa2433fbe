// A saved product, perhaps in a variant.
import type { Output } from '#api/call.ts'

/** A node of the release before does not name the arrival. */
export type SavedProduct = Omit<Output<'wishlist.view'>['products'][number], 'arrival'> & {
  readonly arrival?: string | null | undefined
}
