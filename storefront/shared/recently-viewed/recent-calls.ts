// Calls for recently viewed products; reading and recording are silent and in the background.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'

const silent = { background: true, handlesRefusals: true } as const

export async function recordView(productId: string): Promise<void> {
  await lazyCall('recent.add', { productId }, silent)
}

/** Newest first. */
export async function viewRecent(): Promise<readonly ProductCard[]> {
  return (await lazyCall('recent.view', {}, silent)).products
}

export async function forgetRecent(): Promise<void> {
  await lazyCall('recent.forget', {})
}
