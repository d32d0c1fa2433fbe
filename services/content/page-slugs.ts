// Slugs of categories and of the merchant's pages: which are free, and where the former ones lead.
import type { PageAddresses } from '#data/catalog/page-addresses.ts'
import type { Queryable } from '#data/database.ts'
import { dropAddressRedirect, writeAddressRedirects } from '#data/import/old-addresses.ts'

type Page = { readonly key: string; readonly texts: Readonly<Record<string, { readonly slug?: string }>> }

/** Fields whose address is another page's; null: none. */
export function takenAddresses(
  { key, texts }: Page,
  { others }: PageAddresses,
): Readonly<Record<string, 'taken'>> | null {
  const fields = Object.entries(texts).flatMap(([locale, { slug }]) =>
    slug && others.includes(slug) ? [[`texts.${locale}.slug`, 'taken'] as const] : [],
  )
  const taken = Object.fromEntries([...(others.includes(key) ? [['key', 'taken'] as const] : []), ...fields])
  return Object.keys(taken).length > 0 ? taken : null
}

/** Former slugs lead to the page; an address in use leads nowhere else. */
export async function redirectFormerSlugs(
  tx: Queryable,
  folder: '/classify/' | '/rich/',
  { key, texts }: Page,
  { own }: PageAddresses,
): Promise<void> {
  const slugs = Object.values(texts).flatMap(({ slug }) => slug || [])
  for (const address of new Set([key, ...slugs])) await dropAddressRedirect(tx, folder + address)
  const former = own.filter((slug) => slug !== key && !slugs.includes(slug))
  if (former.length > 0)
    await writeAddressRedirects(
      tx,
      former.map((slug) => ({ path: folder + slug, target: folder + key })),
    )
}
