// Beside the parcels: payment, documents, customer and notes.
import { useState } from 'react'
import { negative } from '#domain/pricing/money.ts'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { localeTable, localeOrDefault } from '#domain/markets/locale.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { adminHref } from '../../platform/router.ts'
import { useMay } from '../../platform/member.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Field } from '#web/ui/Field.tsx'
import { bindSubmit, bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Amount, Amounts, type AmountRow } from './Amounts.tsx'
import { Documents } from './PrintDocuments.tsx'
import type { ChangeOrder, StaffOrder } from './staff-order.ts'

export type SideProps = { order: StaffOrder; change: ChangeOrder }

export function OrderSide({ order, change }: SideProps) {
  return (
    <div data-part="beside">
      {order.payment && <Payment payment={order.payment} />}
      {order.documents.length > 0 && <Documents order={order} />}
      {order.buyer && <Customer order={order} buyer={order.buyer} change={change} />}
      <Notes order={order} change={change} />
    </div>
  )
}

function Payment({ payment }: { payment: NonNullable<StaffOrder['payment']> }) {
  const { money } = useVisit()
  const { subtotal, giftWrap, shippingFee, discounts = [], salesTax, total } = payment
  const { provider, reference, method, refunds } = payment
  const rows: AmountRow[] = [
    [t('totals.subtotal'), subtotal],
    giftWrap.minor > 0 && [t('totals.giftWrap'), giftWrap],
    ...discounts.map(({ label, amount }) => [label, negative(amount)] as const),
    [t('totals.shippingFee'), shippingFee],
    salesTax.minor > 0 && [t('totals.salesTax'), salesTax],
  ]
  return (
    <Panel title={t('admin.orders.payment')}>
      <Amounts rows={rows} total={total}>
        {refunds.map(({ amount, promisedAt, state }, at) => (
          <Amount
            key={at}
            label={
              <>
                {t('admin.orders.refund')}{' '}
                <small className="muted">
                  {t(`admin.orders.refund-${state}`)} · {shopTime(promisedAt)}
                </small>
              </>
            }
            amount={money(negative(amount))}
          />
        ))}
      </Amounts>
      <p className="payment-method">
        {method && <bdi>{methodName(method)}</bdi>}
        {provider === 'outside' && t('admin.orders.outside')}
        {provider === 'sandbox' ? (
          <Badge tone="warning">{t('admin.orders.testPayment')}</Badge>
        ) : (
          provider !== 'outside' && provider
        )}
      </p>
      {reference && (
        <p className="payment-method">
          <span className="muted">{t('admin.orders.reference')}</span>
          <small>
            <bdi>{reference}</bdi>
          </small>
        </p>
      )}
    </Panel>
  )
}

/** 'visa 4242' → 'Visa ···· 4242'. */
function methodName(method: string): string {
  const name = method.slice(0, 1).toUpperCase() + method.slice(1)
  return name.replace(/ (?=\d{4}$)/, ' ···· ')
}

type PaymentOf = NonNullable<StaffOrder['payment']>

/** The deadline is at the provider, where the merchant answers. */
export function Dispute({ dispute: { state, amount, dueAt } }: { dispute: PaymentOf['disputes'][number] }) {
  const { money } = useVisit()
  if (state === 'won' || state === 'lost')
    return (
      <Notice tone={state === 'won' ? 'success' : 'error'} title={t(`admin.orders.dispute-${state}`)}>
        {money(amount)}
      </Notice>
    )
  return (
    <Notice tone="error" title={t('admin.orders.dispute-opened')}>
      {dueAt === null || state === 'under-review'
        ? money(amount)
        : t('admin.orders.disputeUntil', { amount: money(amount), date: shopTime(dueAt) })}
    </Notice>
  )
}

type CustomerProps = SideProps & { buyer: NonNullable<StaffOrder['buyer']> }

function Customer({ order, buyer, change }: CustomerProps) {
  const [isEditing, setEditing] = useState(false)
  const may = useMay()
  const orders = t('admin.customers.orderCount', { count: buyer.orders })
  const isOpen = !['shipped', 'delivered', 'cancelled'].includes(order.status)
  return (
    <Panel title={t('admin.orders.customer')}>
      <div className="correctable">
        <p>
          {buyer.name && (
            <>
              <bdi>{buyer.name}</bdi>
              <br />
            </>
          )}
          <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
          <br />
          {t('chooser.language')}: {localeTable[localeOrDefault(buyer.locale)].name}
          <br />
          {may('customers') ? (
            <a href={adminHref(`/customers/${encodeURIComponent(buyer.email)}`)}>{orders}</a>
          ) : (
            orders
          )}
        </p>
        {isOpen && (
          <IconButton icon="edit" label={t('admin.orders.correctEmail')} onClick={() => setEditing(true)} />
        )}
      </div>
      {buyer.invoiceAddress && (
        <div className="parcel">
          {t('order.billTo')}
          <address>
            {buyer.invoiceAddress.map((line, at) => (
              <span key={at}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </div>
      )}
      {order.remark && <blockquote>{order.remark}</blockquote>}
      {isEditing && (
        <EmailDialog order={order} buyer={buyer} change={change} onClose={() => setEditing(false)} />
      )}
    </Panel>
  )
}

function EmailDialog({ order, buyer, change, onClose }: CustomerProps & { onClose: () => void }) {
  const [before] = useState(buyer.email)
  const form = useDraftForm(
    { email: before },
    {
      mainField: 'email',
      submit: async ({ email }) => {
        const changed = await adminCall('admin.correctEmail', { number: order.number, before, email })
        await change(async () => changed)
        onClose()
      },
    },
  )
  return (
    <Dialog open onClose={onClose} title={t('admin.orders.correctEmail')}>
      <form {...form.props} className="stack">
        <Field {...form.field('email')} type="email" label={t('address.email')} autoComplete="off" />
        <Button type="submit" loading={form.busy}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}

function Notes({ order, change }: SideProps) {
  const [text, setText] = useState('')
  async function write(): Promise<void> {
    const isDone = await change(() => adminCall('admin.writeNote', { number: order.number, text }))
    if (isDone) setText('')
  }
  return (
    <Panel title={t('admin.orders.notes')}>
      <ul className="order-notes">
        {order.notes.map((note) => (
          <li key={note.id}>
            <small className="muted">
              {note.author && `${note.author} · `}
              {shopTime(note.at)}
            </small>
            {note.author === '' && <small>{t('admin.orders.beforeChange')}</small>}
            {note.author !== '' && note.kind === 'address' && (
              <small>{t('admin.orders.beforeAddress')}</small>
            )}
            {note.kind === 'email' && <small>{t('admin.orders.beforeEmail')}</small>}
            <bdi>{note.text}</bdi>
          </li>
        ))}
      </ul>
      <form className="stack" {...bindSubmit(() => void write())}>
        <Field multiline rows={2} label={t('admin.orders.note')} {...bindText(text, setText)} />
        <Button type="submit" size="s" variant="secondary" disabled={text.trim() === ''}>
          {t('admin.orders.addNote')}
        </Button>
      </form>
    </Panel>
  )
}
