// Lists of orders: by the work that waits, or by a search in all of them.
import { useEffect, useState, type SubmitEventHandler } from 'react'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { orderLists, orderOf, type OrderList } from '#domain/orders/order-lists.ts'
import { Button } from '#web/ui/Button.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { boot } from '../../platform/boot.ts'
import { t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useMay } from '../../platform/member.ts'
import { adminHref, changeQuery, navigate, useAddress } from '../../platform/router.ts'
import { useLaterPages } from '../../shared/use-later-pages.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { useWork } from '../../shared/work.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { ExportParcels, PrintDocuments } from './PrintDocuments.tsx'
import './orders.css'

function readList(text: string | null): OrderList {
  return orderLists.find((each) => each === text) ?? 'to-pack'
}

export default function OrdersScreen() {
  const may = useMay()
  const { query } = useAddress()
  const search = query.get('search') ?? ''
  const list = search ? 'all' : readList(query.get('list'))
  const page = useLoad('admin.listOrders', { list, search })
  const first = list === 'to-pack' && page.data?.orders[0]
  return (
    <>
      <ScreenHead title={t('admin.orders.orders')}>
        {may('orders') && (
          <Button icon="plus" variant="secondary" href={adminHref('/orders/_new')}>
            {t('admin.newOrder.title')}
          </Button>
        )}
        {first && (
          <Button icon="package" href={adminHref(`/orders/${first.number}`)}>
            {t('admin.orders.startPacking')}
          </Button>
        )}
      </ScreenHead>
      <div className="order-lists">
        <OrderSearch key={search} search={search} />
        <Lists current={search ? null : list} />
      </div>
      <OrderPages key={`${list} ${search}`} list={list} search={search} page={page} />
    </>
  )
}

/** Enter of a scanner submits. An exact match opens the order at once. */
function OrderSearch({ search }: { search: string }) {
  const [typed, setTyped] = useState(search)
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault()
    changeQuery({ search: typed.trim(), list: '' })
  }
  return (
    <SearchField
      label={t('admin.orders.search')}
      submitLabel={t('search.submit')}
      action={adminHref('/orders')}
      name="search"
      {...bindText(typed, setTyped)}
      onSubmit={submit}
    />
  )
}

function Lists({ current }: { current: OrderList | null }) {
  const work = useWork()
  const counts: Partial<Record<OrderList, number | undefined>> = {
    'to-pay': work?.toPay,
    'to-pack': work?.toPack,
    'to-ship': work?.toShip,
  }
  return (
    <nav className="filters" aria-label={t('admin.orders.orders')}>
      {orderLists.map((each) => (
        <a
          key={each}
          href={adminHref(`/orders?list=${each}`)}
          aria-current={each === current ? 'page' : undefined}
        >
          {each === 'shipped' || each === 'delivered' || each === 'cancelled'
            ? t(`order.status.${each}`)
            : t(`admin.orders.${each}`)}
          {counts[each] !== undefined && <small> {counts[each]}</small>}
        </a>
      ))}
    </nav>
  )
}

type PageProps = {
  list: OrderList
  search: string
  page: ReturnType<typeof useLoad<'admin.listOrders'>>
}

function OrderPages({ list, search, page }: PageProps) {
  const { pages, moreButton } = useLaterPages(page.data, (after) =>
    adminCall('admin.listOrders', { list, search, after }),
  )
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [today] = useState(() => plainDateIn(Date.now(), boot.timeZone))
  const orders = pages.flatMap((each) => each.orders)
  const only = search && orders.length === 1 && !page.loading ? orders[0]?.number : undefined
  useEffect(() => {
    if (only) navigate(`/orders/${only}`, { replace: true })
  }, [only])
  // The other lists have one status each.
  const columns = useOrderColumns({ selected, setSelected, orders, today, showStatus: list === 'all' })
  if (page.notLoaded) return page.notLoaded
  const numbers = orders.filter(({ number }) => selected.has(number)).map(({ number }) => number)
  const isDueToday = orders.some(({ shipsOn }) => shipsOn !== null && shipsOn <= today)
  return (
    <Panel>
      {numbers.length > 0 && (
        <div className="order-selection">
          <output>{t('admin.orders.selected', { count: numbers.length })}</output>
          <PrintDocuments numbers={numbers} />
          <ExportParcels numbers={numbers} />
        </div>
      )}
      {numbers.length === 0 && isDueToday && orderOf(list) === 'due' && (
        <div className="order-selection">
          <ExportParcels numbers={null} />
        </div>
      )}
      <div className="order-list">
        <DataTable
          label={t('admin.orders.orders')}
          columns={columns}
          rows={orders}
          rowKey={({ number }) => number}
          loading={page.loading}
          empty={t('admin.orders.none')}
        />
      </div>
      {moreButton}
    </Panel>
  )
}
