// Loads where texts are drawn on the pictures of listed products. The cards of one rendering share a call.
import type { Output } from '#api/call.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { inBackground } from '#web/platform/api/use-loaded.ts'

export type ProductLettering = Output<'catalog.letterings'>['products'][number]

/** Of the operation. */
const productsPerCall = 60

type Waiting = { readonly key: string; readonly resolve: (lettering: ProductLettering | null) => void }

const loads = new Map<string, Promise<ProductLettering | null>>()
let waiting: Waiting[] = []

/** null if the product takes no text, or the shop cannot be reached. `pictures` may be empty. Equal arguments return one promise. */
export function loadLettering(key: string, locale: Locale): Promise<ProductLettering | null> {
  const name = `${locale} ${key}`
  let load = loads.get(name)
  if (!load) {
    load = new Promise((resolve) => {
      if (waiting.length === 0) setTimeout(callWaiting)
      waiting.push({ key, resolve })
    })
    loads.set(name, load)
    void load.then((lettering) => lettering || loads.delete(name))
  }
  return load
}

function callWaiting(): void {
  const all = waiting
  waiting = []
  for (let at = 0; at < all.length; at += productsPerCall) void callFor(all.slice(at, at + productsPerCall))
}

async function callFor(batch: readonly Waiting[]): Promise<void> {
  const { products } = await lazyCall(
    'catalog.letterings',
    { keys: batch.map(({ key }) => key) },
    inBackground,
  ).catch(() => ({ products: [] }))
  for (const { key, resolve } of batch) resolve(products.find((product) => product.key === key) ?? null)
}
