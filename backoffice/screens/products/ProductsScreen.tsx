// The list of products: search, filter by status and category, pages.
import type { AdminOutput } from '#api/call.ts'
import { locales } from '#domain/markets/locale.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import { formatNumber } from '#messages/format.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { amountText } from '../../platform/amounts.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { adminHref, useAddress } from '../../platform/router.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { toneOf } from './product-tone.ts'
import { ProductFilter, filterOf, isFiltered } from './ProductFilter.tsx'
import './products.css'

type Row = AdminOutput<'admin.listProducts'>['products'][number]

export default function ProductsScreen() {
  const { query } = useAddress()
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const list = useLoad('admin.listProducts', { ...filterOf(query), page })
  const columns = columnsOf(list.data ?? { products: [], currency: '' })
  const exportAll = async () => download('products.csv', (await adminCall('admin.exportProducts', {})).csv)
  if (list.notLoaded) return list.notLoaded
  const pageHref = (target: number): string => {
    const next = new URLSearchParams(query)
    next.set('page', String(target))
    return adminHref(`/products?${next}`)
  }
  return (
    <>
      <ScreenHead
        title={t('admin.products.title')}
        text={list.data && t('admin.products.count', { count: list.data.total })}
      >
        <ActionButton variant="tertiary" action={exportAll}>
          {t('admin.products.export')}
        </ActionButton>
        <Button variant="secondary" href={adminHref(`/products-grid?${query}`)}>
          {t('admin.products.bulk')}
        </Button>
        <Button icon="plus" href={adminHref('/products/new')}>
          {t('admin.products.new')}
        </Button>
      </ScreenHead>
      <Panel>
        <ProductFilter />
        <DataTable
          label={t('admin.products.title')}
          columns={columns}
          rows={list.data?.products ?? []}
          rowKey={({ id }) => id}
          loading={list.loading}
          empty={t(isFiltered(query) ? 'admin.products.none' : 'admin.promotions.none')}
        />
        <Pagination current={page} last={list.data?.pages ?? 1} href={pageHref} />
      </Panel>
    </>
  )
}

function columnsOf({ products, currency }: { products: readonly Row[]; currency: string }) {
  const columns: readonly (Column<Row> | false)[] = [
    {
      label: t('admin.products.product'),
      cell: ({ id, title, picture, key }) => (
        <span className="product-cell">
          <Picture picture={picture && { ...picture, alt: '' }} ratio="square" sizes="3rem" widest={160} />
          <span>
            <a href={adminHref(`/products/${id}`)}>{title}</a>
            <small className="muted">
              <bdi dir="ltr">/{key}</bdi>
            </small>
          </span>
        </span>
      ),
    },
    {
      label: t('admin.orders.status'),
      onPhone: 'plain',
      cell: ({ status, publishAt }) => (
        <>
          {status === 'active' ? (
            <span className="muted">{t('admin.products.active')}</span>
          ) : (
            <Badge tone={toneOf[status]}>{t(`admin.products.${status}`)}</Badge>
          )}
          {publishAt !== null && status === 'draft' && <small className="muted">{shopTime(publishAt)}</small>}
        </>
      ),
    },
    {
      label: t('admin.products.stock'),
      numeric: true,
      cell: (product) => <Stock product={product} />,
    },
    {
      label: t('admin.products.price'),
      numeric: true,
      onPhone: 'beside',
      cell: ({ price }) =>
        price === null || !isCurrency(currency) ? '–' : amountText(money(price, currency)),
    },
    products.some(({ languages }) => languages < locales.length) && {
      label: t('admin.products.languages'),
      numeric: true,
      cell: ({ languages }) => languages,
    },
  ]
  return columns.filter((column) => column !== false)
}

/** The sum hides that some variants have none. */
function Stock({ product: { stock, variants, soldOut = 0, low = 0 } }: { product: Row }) {
  if (stock === null) return t('admin.stockMode.untracked')
  if (soldOut > 0 && soldOut === variants) return <Badge tone="error">{t('product.soldOut')}</Badge>
  return (
    <>
      {formatNumber(pageLocale, stock)}
      {soldOut > 0 && (
        <small data-tone="error">{t('admin.products.soldOutOf', { count: soldOut, all: variants })}</small>
      )}
      {low > soldOut && <small data-tone="warning">{t('admin.notices.low-stock')}</small>}
    </>
  )
}
