// Customers and guests, found by name or e-mail.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { formatCountry } from '#messages/format.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { amountText, ownFirst } from '../../platform/amounts.ts'
import { bindText } from '../../platform/bind.ts'
import { shopTime } from '../../platform/shop-time.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { adminHref, useAddress } from '../../platform/router.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { option } from '../../ui/option.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { QuerySearch } from '../../ui/QuerySearch.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import './CustomersScreen.css'

type Customer = AdminOutput<'admin.searchCustomers'>['customers'][number]
type Order = 'lastOrder' | 'orders'

/** The server lists at most so many. */
const listed = 50

export default function CustomersScreen() {
  const search = useAddress().query.get('q') ?? ''
  const { data, loading, notLoaded } = useLoad('admin.searchCustomers', { search })
  const [order, setOrder] = useState<Order>('lastOrder')
  if (notLoaded) return notLoaded
  const customers = data?.customers ?? []
  const count = customers.length
  const rows = order === 'orders' ? customers.toSorted((a, b) => b.orders - a.orders) : customers
  return (
    <>
      <ScreenHead title={t('admin.customers.title')} />
      <div className="customer-search">
        <QuerySearch label={t('admin.customers.search')} path="/customers" />
        <p className="muted">
          {data && t(count < listed ? 'admin.customers.count' : 'admin.customers.latest', { count })}
        </p>
        <SelectField label={t('admin.customers.sort')} {...bindText<Order>(order, setOrder)}>
          {option('lastOrder', t('admin.customers.lastOrder'))}
          {option('orders', t('admin.orders.orders'))}
        </SelectField>
      </div>
      <Panel>
        <DataTable
          label={t('admin.customers.title')}
          rows={rows}
          rowKey={({ email }) => email}
          loading={loading}
          empty={t(search ? 'admin.customers.none' : 'admin.newsletter.noReaders')}
          columns={[
            { label: t('admin.customers.name'), cell: (customer) => <Name customer={customer} /> },
            {
              label: t('address.country'),
              onPhone: 'plain',
              cell: ({ country }) => country && formatCountry(pageLocale, country),
            },
            { label: t('admin.orders.orders'), numeric: true, cell: ({ orders }) => orders },
            {
              label: t('admin.customers.spent'),
              numeric: true,
              cell: ({ spent }) => ownFirst(spent).map(amountText).join(' + '),
            },
            {
              label: t('admin.customers.lastOrder'),
              numeric: true,
              cell: ({ lastOrderAt }) => (lastOrderAt === null ? '–' : shopTime(lastOrderAt)),
            },
          ]}
        />
      </Panel>
    </>
  )
}

/** The name of the buyer where it is known: that of a recipient is somebody else's. */
function Name({ customer: { email, name, hasAccount } }: { customer: Customer }) {
  return (
    <>
      <a href={adminHref(`/customers/${encodeURIComponent(email)}`)}>
        <bdi>{name || email}</bdi>
      </a>
      <small className="muted">
        {name && <bdi>{email}</bdi>}
        {name && hasAccount && ' · '}
        {hasAccount && t('admin.customers.account')}
      </small>
    </>
  )
}
