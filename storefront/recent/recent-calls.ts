// What the shop is told and asked about recently viewed gifts: all in the background.
import type { ProductCard } from '#domain/catalog.ts'
import { call } from '../api/call.ts'

const unheard = { background: true, quiet: true } as const

export async function noteLook(productId: string): Promise<void> {
  await call('recent.add', { productId }, unheard)
}

/** Newest first. */
export async function viewRecent(): Promise<readonly ProductCard[]> {
  return (await call('recent.view', {}, unheard)).products
}

export async function forgetRecent(): Promise<void> {
  await call('recent.forget', {})
}
