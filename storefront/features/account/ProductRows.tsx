// Saved and recently viewed products of the overview, none of them twice. Few saved ones share their row with viewed
// ones, and a short row is filled with other gifts.
import { useId } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { viewRecent } from '../../shared/recently-viewed/recent-calls.ts'
import { viewWishlist } from '../../shared/wishlist/wishlist-calls.ts'
import { wishlist } from '../../shared/wishlist/wishlist.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import './ProductRows.css'

type Products = readonly ProductCard[]

const mostInRow = 4
/** Fewer saved or viewed products alone leave a row that looks broken: other gifts replace them. */
const fewestAlone = 3

type List = { readonly title: string; readonly path?: string; readonly products: Products }

/** `except`: ids of products that the page shows already; other gifts are none of them. */
export function ProductRows({ except }: { except: readonly string[] }) {
  const t = useTranslate()
  const { saved, viewed: all, bestSelling } = useLoaded('', loadRows)?.data ?? none
  const best = without(bestSelling, [...saved, ...all, ...except.map((id) => ({ id }))])
  const others: List = { title: t('product.related'), products: best }
  const canReplace = best.length >= mostInRow
  const shown = personalRows(saved, all, canReplace).map((row) => {
    const lists = row.map(({ kind, products }): List => {
      return kind === 'saved'
        ? { title: t('wishlist.title'), path: '/wishlist', products }
        : { title: t('recent.title'), path: '/recently-viewed', products }
    })
    return filled(lists, others)
  })
  // A new customer has neither.
  if (shown.length === 0 && canReplace) shown.push([others])
  return shown.map((lists) => <Group key={lists[0]!.title} lists={lists} />)
}

type Row = readonly { readonly kind: 'saved' | 'viewed'; readonly products: Products }[]

/** The rows of saved and viewed products. Few of both together are a row; too few are none if others replace them. */
function personalRows(saved: Products, viewed: Products, canReplace: boolean): readonly Row[] {
  const savedList = { kind: 'saved', products: saved } as const
  const viewedList = { kind: 'viewed', products: viewed } as const
  const isShared = saved.length < mostInRow && saved.length + viewed.length >= mostInRow
  const rows: readonly Row[] = isShared ? [[savedList, viewedList]] : [[savedList], [viewedList]]
  const fewest = canReplace ? fewestAlone : 1
  return rows
    .map((row) => row.filter(({ products }) => products.length > 0))
    .filter((row) => row.length > 1 || (row[0]?.products.length ?? 0) >= fewest)
}

/** A single list that is shorter than a row is followed by other gifts. */
function filled(lists: readonly List[], best: List): readonly List[] {
  const isShort = lists.length === 1 && lists[0]!.products.length < mostInRow
  return isShort && best.products.length >= mostInRow ? [...lists, best] : lists
}

function Group({ lists: [first, second] }: { lists: readonly List[] }) {
  const beside = first && second ? first.products.length : 0
  return (
    <div className="account-products" data-beside={beside || undefined}>
      {first && <ProductRow {...first} max={mostInRow} />}
      {second && <ProductRow {...second} max={mostInRow - beside} />}
    </div>
  )
}

type Loaded = { saved: Products; viewed: Products; bestSelling: Products }

const none: Loaded = { saved: [], viewed: [], bestSelling: [] }

async function loadRows(): Promise<Loaded> {
  const [view, recent, { bestSelling }] = await Promise.all([
    viewWishlist(),
    viewRecent(),
    lazyCall('catalog.recommended', { limit: 24 }, inBackground),
  ])
  const saved = view.products
  // Hearts of this page are filled too if another device has saved the products.
  wishlist.confirm(saved.map(({ id }) => id))
  return { saved, viewed: without(recent, saved), bestSelling }
}

function without(products: Products, shown: readonly Pick<ProductCard, 'id'>[]): Products {
  return products.filter(({ id }) => !shown.some((other) => other.id === id))
}

function ProductRow({ title, path, products, max }: List & { readonly max: number }) {
  const { t, href } = useVisit()
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {path && products.length > max && <a href={href(path)}>{t('account.seeAll')}</a>}
      </header>
      <ProductGrid products={products.slice(0, max)} kind="row" short />
    </section>
  )
}
