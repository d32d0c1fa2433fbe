// An order that staff place for a customer, by phone for example: goods, recipient, delivery, price and payment.
import { useEffect, useState } from 'react'
import type { AdminInput, AdminOutput } from '#api/call.ts'
import { negative } from '#domain/pricing/money.ts'
import type { Country } from '#domain/markets/market.ts'
import { useForm } from '#web/platform/forms/use-form.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { boot } from '../../platform/boot.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { leaveSaved, useLeaveQuestion } from '../../platform/router.ts'
import { useLoad, type Loaded } from '../../shared/use-load.tsx'
import { AddressFields, type TypedAddress } from '../../shared/AddressFields.tsx'
import { LocaleField } from '../../ui/LocaleField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Amounts, type AmountRow } from './Amounts.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { CountryField } from '../settings/CountryField.tsx'
import { emptyOrder, isTyped, sentOrder, type DraftOrder } from './new-order.ts'
import { OrderGoods } from './OrderGoods.tsx'
import './orders.css'

type Quote = Loaded<AdminOutput<'admin.quoteOrder'>>
type PaidBy = AdminInput<'admin.placeOrder'>['paidBy']

export default function NewOrderScreen() {
  const [id] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState(() => emptyOrder(pageLocale, boot.country))
  const [paidBy, setPaidBy] = useState<PaidBy>('link')
  const quote = useLoad('admin.quoteOrder', { draft: id, order: priced(draft) })
  const form = useForm({
    draft,
    setDraft,
    submit: async (sent) => {
      const { total } = quote.data!
      const placed = await adminCall('admin.placeOrder', { draft: id, order: sentOrder(sent), total, paidBy })
      leaveSaved(`/orders/${placed.number}`, { replace: true })
    },
  })
  useLeaveQuestion(isTyped(draft))
  const { change } = form
  const markets = quote.data?.markets
  useEffect(() => {
    if (markets && !markets.includes(draft.address.country))
      change({ address: { ...draft.address, country: markets[0]!, state: '' } })
  }, [markets, draft.address, change])
  return (
    <>
      <ScreenHead
        title={t('admin.newOrder.title')}
        back={{ path: '/orders', label: t('admin.orders.orders') }}
      />
      <form {...form.props} className="order-screen">
        <div>
          <OrderGoods items={draft.items} onChange={(items) => change({ items })} />
          <Recipient draft={draft} form={form} markets={markets ?? []} />
        </div>
        <div>
          <Delivery draft={draft} form={form} quote={quote} />
          <Panel stack title={t('admin.orders.payment')}>
            <Field {...form.field('couponCode')} label={t('cart.coupon')} autoComplete="off" />
            <Totals quote={quote} />
            <RadioCards
              legend={t('admin.orders.payment')}
              legendHidden
              value={paidBy}
              onChange={(value) => setPaidBy(value as PaidBy)}
              options={[
                { value: 'link', label: t('admin.newOrder.link') },
                { value: 'outside', label: t('admin.orders.outside') },
              ]}
            />
            <FormProblem text={form.problem} />
            <Button type="submit" wide loading={form.busy} disabled={!canPlace(draft, quote)}>
              {t('admin.newOrder.place')}
            </Button>
          </Panel>
        </div>
      </form>
    </>
  )
}

/** The price depends neither on the name nor on the street, so typing them asks for no new one. */
function priced({ locale, address, items, couponCode, shippingMethod }: DraftOrder) {
  return sentOrder({ ...emptyOrder(locale, address.country), items, couponCode, shippingMethod })
}

function canPlace({ items }: DraftOrder, { data, loading, problem }: Quote): boolean {
  return items.length > 0 && data !== undefined && !loading && problem === ''
}

type PartProps = { draft: DraftOrder; form: ReturnType<typeof useForm<DraftOrder>> }

function Recipient({ draft, form, markets }: PartProps & { markets: readonly Country[] }) {
  return (
    <Panel stack title={t('admin.orders.customer')}>
      <div className="field-grid">
        <CountryField
          value={draft.address.country}
          among={markets}
          onChange={(country) => form.change({ address: { ...draft.address, country, state: '' } })}
        />
        <LocaleField
          label={t('chooser.language')}
          value={draft.locale}
          onChange={(locale) => form.change({ locale })}
        />
        <Field {...form.field('email')} type="email" label={t('address.email')} autoComplete="off" />
        <AddressFields
          address={draft.address}
          errorOf={(field) => form.errors[`deliveries.0.${field}`]}
          onChange={(address) => {
            form.hideErrors(...changedFields(draft.address, address))
            form.change({ address })
          }}
        />
      </div>
      <Field
        {...form.field('message')}
        error={form.errors['deliveries.0.message']}
        multiline
        rows={2}
        label={t('order.card')}
      />
      <Field {...form.field('remark')} multiline rows={2} label={t('checkout.remarkSection')} />
    </Panel>
  )
}

/** Names of the fields in the reply's problems. */
function changedFields(before: TypedAddress, after: TypedAddress): string[] {
  const names = Object.keys(after) as (keyof TypedAddress)[]
  return names.filter((name) => before[name] !== after[name]).map((name) => `deliveries.0.${name}`)
}

function Delivery({ draft, form, quote }: PartProps & { quote: Quote }) {
  const { money, date } = useVisit()
  const methods = quote.data?.deliveries[0]!.methods ?? []
  if (methods.length === 0) return null
  return (
    <Panel title={t('order.delivery')}>
      <RadioCards
        legend={t('checkout.shipping')}
        legendHidden
        value={draft.shippingMethod}
        onChange={(method) => form.change({ shippingMethod: method })}
        options={methods.map(({ id, name, fee, latest }) => ({
          value: id,
          label: name,
          detail: t('shipping.arrives', { dates: date(latest) }),
          end: fee.minor === 0 ? t('totals.free') : money(fee),
        }))}
      />
    </Panel>
  )
}

function Totals({ quote: { data, problem, loading } }: { quote: Quote }) {
  if (problem) return <FormProblem text={problem} />
  if (!data) return null
  const { subtotal, giftWrap, shippingFee, discounts, salesTax, total } = data
  const rows: AmountRow[] = [
    [t('totals.subtotal'), subtotal],
    giftWrap.minor > 0 && [t('totals.giftWrap'), giftWrap],
    ...discounts.map(({ name, amount }): AmountRow => [t('totals.discountFor', { name }), negative(amount)]),
    shippingFee && [t('totals.shippingFee'), shippingFee],
    salesTax.minor > 0 && [t('totals.salesTax'), salesTax],
  ]
  return <Amounts rows={rows} total={total} loading={loading} />
}
