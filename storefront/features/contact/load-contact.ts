// Loads the contact page: its texts and the seller's details.
import type { Output } from '#api/call.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type Seller = Output<'shop.seller'>

export async function loadContact({ t, read }: LoadContext): Promise<Loaded<Seller>> {
  const head = { title: t('contact.title'), description: t('contact.text') }
  return { data: await read('shop.seller', {}), head, tags: [] }
}
