// Customers and guests, found by name or e-mail.
import { Badge } from '#web/ui/Badge.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { adminHref, useAddress } from '../../platform/router.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { QuerySearch } from '../../ui/QuerySearch.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

export default function CustomersScreen() {
  const search = useAddress().query.get('q') ?? ''
  const { data, loading, notLoaded } = useLoad('admin.searchCustomers', { search })
  if (notLoaded) return notLoaded
  return (
    <>
      <ScreenHead title={t('admin.customers.title')} />
      <QuerySearch label={t('admin.customers.search')} path="/customers" />
      <Panel>
        <DataTable
          label={t('admin.customers.title')}
          rows={data?.customers ?? []}
          rowKey={({ email }) => email}
          loading={loading}
          empty={t(search ? 'admin.customers.none' : 'admin.newsletter.noReaders')}
          columns={[
            {
              label: t('address.email'),
              cell: ({ email, hasAccount }) => (
                <>
                  <a href={adminHref(`/customers/${encodeURIComponent(email)}`)}>{email}</a>{' '}
                  {!hasAccount && <Badge>{t('admin.customers.guest')}</Badge>}
                </>
              ),
            },
            { label: t('admin.customers.name'), cell: ({ name }) => name || '–' },
            { label: t('admin.orders.orders'), numeric: true, cell: ({ orders }) => orders },
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
