// API calls of the wishlist.
import type { Output } from '#api/call.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { refusalMessage } from '#web/platform/api/call-refused.ts'
import { callSettings } from '#web/platform/api/call-settings.ts'
import { track } from '../analytics/track.ts'
import { toast } from '#web/platform/toasts.ts'

/** If the server is not reached, a toast says so instead of the error page, and the change is reverted. */
export async function changeWishlist(
  change: 'add' | 'remove',
  productId: string,
  variantId?: string,
): Promise<string[]> {
  try {
    const { products } = await (change === 'add'
      ? lazyCall('wishlist.add', { productId, variantId }, { background: true })
      : lazyCall('wishlist.remove', { productId }, { background: true }))
    if (change === 'add') track({ name: 'add_to_wishlist', productId })
    return products.map(({ id }) => id)
  } catch (error) {
    if (refusalMessage(error) === undefined)
      toast({ type: 'error', text: callSettings().notSavedText, durationMs: 5_000 })
    throw error
  }
}

export function viewWishlist(): Promise<Output<'wishlist.view'>> {
  return lazyCall('wishlist.view', {}, { background: true, handlesRefusals: true })
}
