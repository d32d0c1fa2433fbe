// Columns of the lists of orders: what packing needs is in the row.
import type { AdminOutput } from '#api/call.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { isOverdue } from '#domain/orders/order-lists.ts'
import { formatInDays } from '#messages/format-days.ts'
import { formatCountry } from '#messages/format.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { bindChecked } from '../../platform/bind.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { adminHref } from '../../platform/router.ts'
import { shopTime } from '../../platform/shop-time.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { statusText, toneOf } from './staff-order.ts'
import './OrdersScreen.css'

type OrderRow = AdminOutput<'admin.listOrders'>['orders'][number]

type ColumnsOf = {
  readonly selected: ReadonlySet<string>
  readonly setSelected: (next: ReadonlySet<string>) => void
  readonly orders: readonly OrderRow[]
  readonly today: PlainDate
  readonly showStatus: boolean
}

export function useOrderColumns({
  selected,
  setSelected,
  orders,
  today,
  showStatus,
}: ColumnsOf): readonly Column<OrderRow>[] {
  const { money } = useVisit()
  const numbers = orders.map(({ number }) => number)
  const toggle = (changed: readonly string[], isOn: boolean): void => {
    const rest = [...selected].filter((number) => !changed.includes(number))
    setSelected(new Set(isOn ? [...rest, ...changed] : rest))
  }
  const columns: readonly (Column<OrderRow> | false)[] = [
    {
      label: t('admin.orders.order'),
      cell: ({ number, placedAt }) => (
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
            <small className="muted">{shopTime(placedAt)}</small>
          </span>
        </span>
      ),
      head: (
        <span className="order-cell">
          <SelectBox
            label={t('admin.orders.selectAll')}
            checked={numbers.length > 0 && numbers.every((number) => selected.has(number))}
            onToggle={(isOn) => toggle(numbers, isOn)}
          />
          <span data-part="column">{t('admin.orders.order')}</span>
        </span>
      ),
    },
    showStatus && {
      label: t('admin.orders.status'),
      onPhone: 'plain',
      cell: ({ status }) => <Badge tone={toneOf[status]}>{statusText(status)}</Badge>,
    },
    { label: t('admin.orders.recipient'), onPhone: 'plain', cell: (order) => <Recipient order={order} /> },
    {
      label: t('admin.orders.shipBy'),
      onPhone: 'plain',
      cell: (order) => <ShipBy order={order} today={today} />,
    },
    { label: t('admin.orders.marks'), onPhone: 'plain', cell: (order) => <Marks order={order} /> },
    { label: t('admin.orders.items'), numeric: true, cell: ({ items }) => items },
    orders.some(({ total }) => total) && {
      label: t('totals.total'),
      numeric: true,
      onPhone: 'beside',
      cell: ({ total }) => total && money(total),
    },
  ]
  return columns.filter((column) => column !== false)
}

type SelectBoxProps = { label: string; checked: boolean; onToggle: (isOn: boolean) => void }

function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  return (
    <Checkbox label={<span className="visually-hidden">{label}</span>} {...bindChecked(checked, onToggle)} />
  )
}

/** Whom the parcel goes to, where and how. */
function Recipient({ order }: { order: OrderRow }) {
  const { name, recipients, country, method, isExpress, isStandard = false } = order
  return (
    <span>
      <bdi>{name}</bdi>
      {recipients > 1 && <bdi dir="ltr"> +{recipients - 1}</bdi>}
      <small className="muted">
        {formatCountry(pageLocale, country)}
        {!isExpress && !isStandard && <> · {method}</>}{' '}
        {isExpress && (
          <Badge tone="error">
            <Icon name="express" /> {method}
          </Badge>
        )}
      </small>
    </span>
  )
}

const dayMs = 86_400_000

function ShipBy({ order: { status, shipsOn, arriveOn }, today }: { order: OrderRow; today: PlainDate }) {
  const { date } = useVisit()
  const isLate = isOverdue(status, shipsOn, today)
  const days = shipsOn && Math.round((Date.parse(shipsOn) - Date.parse(today)) / dayMs)
  return (
    <span className="order-due">
      {shipsOn &&
        (isLate ? <Badge tone="warning">{date(shipsOn, 'weekday')}</Badge> : date(shipsOn, 'weekday'))}{' '}
      {typeof days === 'number' && <small className="muted">{formatInDays(pageLocale, days)} </small>}
      {arriveOn && (
        <small className="muted">{t('admin.orders.wanted', { date: date(arriveOn, 'weekday') })}</small>
      )}
    </span>
  )
}

/** What packing must not forget. */
function Marks({ order: { hasText, hasCard, isWrapped } }: { order: OrderRow }) {
  if (!hasText && !hasCard && !isWrapped) return null
  return (
    <span className="order-marks">
      {hasText && (
        <span>
          <b aria-hidden="true">Aa</b>
          <span className="visually-hidden">{t('admin.returns.personal')}</span>
        </span>
      )}
      {hasCard && <Icon name="mail" label={t('order.card')} />}
      {isWrapped && <Icon name="gift" label={t('totals.giftWrap')} />}
    </span>
  )
}
