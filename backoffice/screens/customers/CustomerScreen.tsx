// One customer or guest: orders, addresses, points, notes; export and erasure of the data.
import type { AdminOutput } from '#api/call.ts'
import { addressLines } from '#messages/address-lines.ts'
import { shopTime } from '../../platform/shop-time.ts'
import { amountText } from '../../platform/amounts.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { bindChecked } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { adminHref, navigate, type ScreenProps } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionButton, ConfirmButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { statusText } from '../orders/staff-order.ts'
import './CustomerScreen.css'

type Customer = AdminOutput<'admin.viewCustomer'>

export default function CustomerScreen({ params }: ScreenProps) {
  const { data, reload, notLoaded } = useLoad('admin.viewCustomer', { email: params.email ?? '' })
  if (!data) return notLoaded
  return (
    <>
      <ScreenHead
        title={data.name || data.email}
        back={{ path: '/customers', label: t('admin.customers.title') }}
      >
        <Rights email={data.email} />
      </ScreenHead>
      <Profile customer={data} onChanged={reload} />
      <Orders orders={data.orders} />
      <Addresses customer={data} />
      <Notes customer={data} onWritten={reload} />
    </>
  )
}

/** Export and erasure: the customer's rights. */
function Rights({ email }: { email: string }) {
  async function exportData(): Promise<void> {
    const { data } = await adminCall('admin.exportCustomer', { email })
    download(`${email}.json`, JSON.stringify(data, null, 2), 'application/json')
  }
  async function erase(): Promise<void> {
    await adminCall('admin.eraseCustomer', { email })
    navigate('/customers', { replace: true })
  }
  return (
    <>
      <ActionButton variant="secondary" action={exportData}>
        {t('admin.customers.export')}
      </ActionButton>
      <ConfirmButton
        variant="secondary"
        label={t('admin.customers.erase')}
        title={t('admin.customers.eraseTitle', { email })}
        danger
        action={erase}
        done={t('admin.customers.erased')}
      >
        {t('admin.customers.eraseText')}
      </ConfirmButton>
    </>
  )
}

function Profile({ customer, onChanged }: { customer: Customer; onChanged: () => void }) {
  const { email, accountSince, points, paysOnInvoice } = customer
  const { run } = useAction()
  const permit = (permitted: boolean) =>
    run(async () => {
      await adminCall('admin.permitInvoices', { email, permitted })
      onChanged()
    })
  return (
    <Panel>
      <p>
        <a href={`mailto:${email}`}>{email}</a> ·{' '}
        {accountSince === null
          ? t('admin.customers.guest')
          : t('admin.customers.since', { date: shopTime(accountSince) })}
        {accountSince !== null && ` · ${t('admin.customers.points', { points })}`}
      </p>
      {accountSince !== null && (
        <Checkbox
          label={t('admin.customers.paysOnInvoice')}
          {...bindChecked(paysOnInvoice, (isOn) => void permit(isOn))}
        />
      )}
    </Panel>
  )
}

function Orders({ orders }: Pick<Customer, 'orders'>) {
  return (
    <Panel title={t('admin.orders.orders')}>
      <DataTable
        label={t('admin.orders.orders')}
        rows={orders}
        rowKey={({ number }) => number}
        empty={t('admin.customers.none')}
        columns={[
          {
            label: t('admin.orders.order'),
            cell: ({ number }) => <a href={adminHref(`/orders/${number}`)}>{number}</a>,
          },
          { label: t('admin.orders.placed'), cell: ({ placedAt }) => shopTime(placedAt) },
          { label: t('admin.orders.status'), cell: ({ status }) => statusText(status) },
          {
            label: t('admin.customers.total'),
            numeric: true,
            cell: ({ total }) => amountText(total),
          },
        ]}
      />
    </Panel>
  )
}

function Addresses({ customer: { addresses } }: { customer: Customer }) {
  if (addresses.length === 0) return null
  return (
    <Panel title={t('admin.customers.addresses')}>
      <ul className="customer-addresses">
        {addresses.map((address, at) => (
          <li key={at}>{addressLines(pageLocale, address).join('\n')}</li>
        ))}
      </ul>
    </Panel>
  )
}

function Notes({ customer: { email, notes }, onWritten }: { customer: Customer; onWritten: () => void }) {
  const form = useDraftForm(
    { text: '' },
    {
      mainField: 'text',
      submit: async ({ text }) => {
        await adminCall('admin.writeCustomerNote', { email, text })
        form.setDraft({ text: '' })
        onWritten()
      },
    },
  )
  return (
    <Panel title={t('admin.orders.notes')} text={t('admin.customers.notesText')}>
      <form {...form.props} className="stack">
        <Field {...form.field('text')} multiline rows={2} label={t('admin.orders.note')} />
        <div>
          <Button type="submit" size="s" variant="secondary" loading={form.busy}>
            {t('admin.orders.addNote')}
          </Button>
        </div>
      </form>
      <ul className="customer-notes">
        {notes.map(({ id, author, text, at }) => (
          <li key={id}>
            <small className="muted">
              {shopTime(at)} · {author}
            </small>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
