// Lists of orders: by the work that waits, or by a search in all of them.
import { useEffect, useState, type SubmitEventHandler } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { isOverdue, orderLists, orderOf, type OrderList } from '#domain/orders/order-lists.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { boot } from '../../platform/boot.ts'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useMay } from '../../platform/member.ts'
import { adminHref, changeQuery, navigate, useAddress } from '../../platform/router.ts'
import { useLaterPages } from '../../shared/use-later-pages.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { ExportParcels, PrintDocuments } from './PrintDocuments.tsx'
import { toneOf } from './staff-order.ts'
import './orders.css'

type Row = AdminOutput<'admin.listOrders'>['orders'][number]

function readList(text: string | null): OrderList {
  return orderLists.find((each) => each === text) ?? 'to-pack'
}

export default function OrdersScreen() {
  const may = useMay()
  const { query } = useAddress()
  const search = query.get('search') ?? ''
  const list = search ? 'all' : readList(query.get('list'))
  return (
    <>
      <ScreenHead title={t('admin.orders.orders')}>
        {may('orders') && (
          <Button icon="plus" href={adminHref('/orders/_new')}>
            {t('admin.newOrder.title')}
          </Button>
        )}
      </ScreenHead>
      <OrderSearch key={search} search={search} />
      <Lists current={search ? null : list} />
      <OrderPages key={`${list} ${search}`} list={list} search={search} />
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
    <div className="order-search">
      <SearchField
        label={t('admin.orders.search')}
        submitLabel={t('shop.find')}
        action={adminHref('/orders')}
        name="search"
        {...bindText(typed, setTyped)}
        onSubmit={submit}
      />
    </div>
  )
}

function Lists({ current }: { current: OrderList | null }) {
  const { data } = useLoad('admin.countWork', {})
  const counts: Partial<Record<OrderList, number | undefined>> = {
    'to-pay': data?.toPay,
    'to-pack': data?.toPack,
    'to-ship': data?.toShip,
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

function OrderPages({ list, search }: { list: OrderList; search: string }) {
  const page = useLoad('admin.listOrders', { list, search })
  const { pages, moreButton } = useLaterPages(page.data, (after) =>
    adminCall('admin.listOrders', { list, search, after }),
  )
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const orders = pages.flatMap((each) => each.orders)
  const only = search && orders.length === 1 && !page.loading ? orders[0]?.number : undefined
  useEffect(() => {
    if (only) navigate(`/orders/${only}`, { replace: true })
  }, [only])
  // The other lists have one status each.
  const columns = useColumns(selected, setSelected, orders).filter(
    ({ label }) => label !== t('admin.orders.status') || list === 'all',
  )
  if (page.notLoaded) return page.notLoaded
  const numbers = orders.filter(({ number }) => selected.has(number)).map(({ number }) => number)
  return (
    <Panel>
      {numbers.length > 0 && (
        <div className="order-selection">
          <output>{t('admin.orders.selected', { count: numbers.length })}</output>
          <PrintDocuments numbers={numbers} />
          <ExportParcels numbers={numbers} />
        </div>
      )}
      {numbers.length === 0 && orders.length > 0 && orderOf(list) === 'due' && (
        <div className="order-selection">
          <ExportParcels numbers={null} />
        </div>
      )}
      <DataTable
        label={t('admin.orders.orders')}
        columns={columns}
        rows={orders}
        rowKey={({ number }) => number}
        loading={page.loading}
        empty={t('admin.orders.none')}
      />
      {moreButton}
    </Panel>
  )
}

function selectionOf(
  selected: ReadonlySet<string>,
  setSelected: (next: ReadonlySet<string>) => void,
  orders: readonly Row[],
) {
  const numbers = orders.map(({ number }) => number)
  const all = numbers.length > 0 && numbers.every((number) => selected.has(number))
  const toggle = (changed: readonly string[], isOn: boolean): void => {
    const rest = [...selected].filter((number) => !changed.includes(number))
    setSelected(new Set(isOn ? [...rest, ...changed] : rest))
  }
  return { all, toggle, numbers }
}

type SelectBoxProps = { label: string; checked: boolean; onToggle: (isOn: boolean) => void }

function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  return (
    <Checkbox label={<span className="visually-hidden">{label}</span>} {...bindChecked(checked, onToggle)} />
  )
}

function useColumns(
  selected: ReadonlySet<string>,
  setSelected: (next: ReadonlySet<string>) => void,
  orders: readonly Row[],
): readonly Column<Row>[] {
  const { money, date } = useVisit()
  const [today] = useState(() => plainDateIn(Date.now(), boot.timeZone))
  const { all, toggle, numbers } = selectionOf(selected, setSelected, orders)
  const columns: readonly Column<Row>[] = [
    {
      label: t('admin.orders.order'),
      cell: ({ number, name }) => (
        <span className="order-cell">
          <SelectBox
            label={t('admin.orders.select', { number })}
            checked={selected.has(number)}
            onToggle={(isOn) => toggle([number], isOn)}
          />
          <span>
            <a href={adminHref(`/orders/${number}`)}>
              <bdi>{number}</bdi>
            </a>
            <small className="muted">{name}</small>
          </span>
        </span>
      ),
      head: (
        <SelectBox
          label={t('admin.orders.selectAll')}
          checked={all}
          onToggle={(isOn) => toggle(numbers, isOn)}
        />
      ),
    },
    {
      label: t('admin.orders.status'),
      onPhone: 'plain',
      cell: ({ status }) => <Badge tone={toneOf[status]}>{t(`order.status.${status}`)}</Badge>,
    },
    { label: t('admin.orders.placed'), onPhone: 'hidden', cell: ({ placedAt }) => shopTime(placedAt) },
    {
      label: t('admin.orders.shipBy'),
      cell: ({ status, shipsOn, arriveOn }) => (
        <>
          {shipsOn &&
            (isOverdue(status, shipsOn, today) ? (
              <Badge tone="warning">{date(shipsOn, 'weekday')}</Badge>
            ) : (
              date(shipsOn, 'weekday')
            ))}
          {arriveOn && (
            <small className="muted"> {t('admin.orders.wanted', { date: date(arriveOn, 'weekday') })}</small>
          )}
        </>
      ),
    },
    { label: t('admin.orders.items'), numeric: true, cell: ({ items }) => items },
    {
      label: t('totals.total'),
      numeric: true,
      onPhone: 'beside',
      cell: ({ total }) => total && <bdi>{money(total)}</bdi>,
    },
  ]
  const hasTotals = orders.some(({ total }) => total)
  return columns.filter(({ label }) => label !== t('totals.total') || hasTotals)
}
