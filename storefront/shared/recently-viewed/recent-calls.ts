// Calls for recently viewed products; reading and recording are silent and in the background.
import type { Output } from '#api/call.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'

/** A node of the release before does not name the arrival. */
export type ViewedProduct = Omit<Output<'recent.view'>['products'][number], 'arrival'> & {
  readonly arrival?: string | null | undefined
}

const silent = { background: true, handlesRefusals: true } as const

export async function recordView(productId: string): Promise<void> {
  await lazyCall('recent.add', { productId }, silent)
}

/** Newest first. */
export async function viewRecent(): Promise<readonly ViewedProduct[]> {
  return (await lazyCall('recent.view', {}, silent)).products
}

export async function forgetRecent(): Promise<void> {
  await lazyCall('recent.forget', {})
}
