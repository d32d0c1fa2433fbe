// Saved and recently viewed products of the overview, none of them twice. Few saved ones share their row with viewed
// ones, and a short row is filled with best sellers.
import { useId } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { viewRecent } from '../../shared/recently-viewed/recent-calls.ts'
import { viewWishlist } from '../../shared/wishlist/wishlist-calls.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import './ProductRows.css'

type Products = readonly ProductCard[]

const mostInRow = 4
/** Fewer viewed products alone leave a row that looks broken: best sellers replace them. */
const fewestViewed = 3

type List = { readonly title: string; readonly path?: string; readonly products: Products }

/** `except`: ids of products that the page shows already; best sellers are others. */
export function ProductRows({ except }: { except: readonly string[] }) {
  const t = useTranslate()
  const { saved, viewed: all, bestSelling } = useLoaded('', loadRows)?.data ?? none
  const viewed = saved.length === 0 && all.length < fewestViewed ? [] : all
  const best = without(bestSelling, [...saved, ...all, ...except.map((id) => ({ id }))])
  const wishlist: List = { title: t('wishlist.title'), path: '/wishlist', products: saved }
  const recent: List = { title: t('recent.title'), path: '/recently-viewed', products: viewed }
  const isRow = saved.length + viewed.length >= mostInRow
  // Too few of both leave a row with a hole: best sellers fill it better.
  const shared = saved.length > 0 && !isRow ? [wishlist] : [wishlist, recent]
  const groups = saved.length < mostInRow ? [shared] : [[wishlist], [recent]]
  const bestSellers: List = { title: t('home.best'), products: best }
  const shown = groups
    .map((lists) => lists.filter(({ products }) => products.length > 0))
    .filter((lists) => lists.length > 0)
    .map((lists) => filled(lists, bestSellers))
  // A new customer has neither.
  if (shown.length === 0 && best.length >= mostInRow) shown.push([bestSellers])
  return shown.map((lists) => <Group key={lists[0]!.title} lists={lists} />)
}

/** A single list that is shorter than a row is followed by best sellers. */
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
  const [wishlist, recent, { bestSelling }] = await Promise.all([
    viewWishlist(),
    viewRecent(),
    lazyCall('catalog.recommended', { limit: 24 }, inBackground),
  ])
  const saved = wishlist.products
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
