// How shoppers can pay, and in which markets: the online provider, bank transfer, pay on invoice.
import { paymentKinds } from '#domain/orders/payment-kinds.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { currencies, type Currency } from '#domain/pricing/money.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { option } from '../../ui/option.tsx'
import { Checkboxes, GroupProblem } from '../../ui/Checkboxes.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { MarketList } from './MarketList.tsx'
import { settingsScreen, type Changes, type Settings, type SettingsForm } from './settings-screen.tsx'

/** Null in a number field: it is empty. */
type Typed<Part, Name extends keyof Part> = Omit<Part, Name> & { readonly [Key in Name]: number | null }
type Account = Typed<NonNullable<Settings['transfer']>, 'days'>
type Terms = Typed<NonNullable<Settings['invoice']>, 'days' | 'limit'>
type Draft = Pick<Settings, 'stripeKinds' | 'paymentMarkets'> & {
  readonly transfer: Account | null
  readonly invoice: Terms | null
}
type Parts = { readonly parts: SettingsForm<Draft>; readonly markets: readonly Country[] }

const draftOf = ({ transfer, invoice, stripeKinds, paymentMarkets }: Settings): Draft => {
  return { transfer, invoice, stripeKinds, paymentMarkets }
}

function changesOf({ transfer, invoice, stripeKinds, paymentMarkets }: Draft): Changes {
  return {
    transfer: transfer && { ...transfer, days: transfer.days ?? 0 },
    invoice: invoice && { ...invoice, days: invoice.days ?? 0, limit: invoice.limit ?? 0 },
    stripeKinds: [...stripeKinds],
    paymentMarkets: { ...paymentMarkets },
  }
}

export default settingsScreen(() => t('admin.payments.title'), draftOf, changesOf, PaymentsFields)

function PaymentsFields(parts: SettingsForm<Draft>) {
  const { markets, prices } = parts.view.settings
  const has = (name: string) => parts.view.providers.includes(name)
  return (
    <>
      {has('stripe') ? (
        <Stripe parts={parts} markets={markets} />
      ) : (
        <Panel title={t('payment.online')}>
          <Notice tone="info">{t(has('sandbox') ? 'admin.payments.sandbox' : 'admin.payments.none')}</Notice>
        </Panel>
      )}
      <Transfer parts={parts} markets={markets} base={prices.base} />
      <Invoice parts={parts} markets={markets} />
    </>
  )
}

/** Markets of a provider. All of them is stored as no limit, so that a new market has the provider too. */
function ProviderMarkets({ parts: { draft, form }, markets, name }: Parts & { name: string }) {
  return (
    <MarketList
      markets={markets}
      chosen={draft.paymentMarkets[name] ?? markets}
      onChange={(chosen) => {
        const { [name]: _, ...others } = draft.paymentMarkets
        const isLimited = markets.some((each) => !chosen.includes(each))
        form.change({ paymentMarkets: isLimited ? { ...others, [name]: chosen } : others })
      }}
    />
  )
}

const stripeOwnKinds = paymentKinds.filter((kind) => kind !== 'transfer' && kind !== 'invoice')

function Stripe({ parts, markets }: Parts) {
  const { draft, form } = parts
  return (
    <Panel title={t('admin.payments.stripe')} text={t('admin.payments.stripeText')}>
      <fieldset className="stack">
        <legend className="visually-hidden">{t('admin.payments.stripe')}</legend>
        <Checkboxes
          all={stripeOwnKinds}
          nameOf={(kind) => t(`payment.${kind}`)}
          chosen={draft.stripeKinds}
          onChange={(stripeKinds) => form.change({ stripeKinds })}
        />
        <GroupProblem text={form.errors['stripeKinds']} />
      </fieldset>
      <ProviderMarkets parts={parts} markets={markets} name="stripe" />
    </Panel>
  )
}

function Transfer({ parts, markets, base }: Parts & { base: Currency }) {
  const { draft, form } = parts
  const { transfer } = draft
  const blank: Account = { holder: '', iban: '', bic: '', currency: base, days: 7 }
  const text = (name: 'holder' | 'iban' | 'bic') => ({
    label: t(`admin.payments.${name}`),
    value: transfer?.[name] ?? '',
    error: form.errors[`transfer.${name}`],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: name === 'holder' ? currentTarget.value : currentTarget.value.toUpperCase() }),
  })
  const change = (part: Partial<Account>) => form.change({ transfer: { ...blank, ...transfer, ...part } })
  return (
    <Panel stack title={t('payment.transfer')} text={t('admin.payments.transferText')}>
      <Checkbox
        label={t('admin.payments.offerTransfer')}
        checked={transfer !== null}
        onChange={() => form.change(transfer ? { transfer: null, invoice: null } : { transfer: blank })}
      />
      {transfer && (
        <>
          <Field {...text('holder')} autoComplete="off" maxLength={100} />
          <Field {...text('iban')} autoComplete="off" dir="ltr" maxLength={42} />
          <Field {...text('bic')} autoComplete="off" dir="ltr" maxLength={11} mark={t('form.optional')} />
          <SelectField
            label={t('admin.payments.currency')}
            hint={t('admin.payments.currencyHint')}
            {...bindText(transfer.currency, (currency) => change({ currency }))}
          >
            {currencies.map((currency) => option(currency, currency))}
          </SelectField>
          <NumberField
            label={t('admin.payments.transferDays')}
            value={transfer.days}
            error={form.errors['transfer.days']}
            onValue={(days) => change({ days })}
          />
          <ProviderMarkets
            parts={parts}
            markets={markets.filter((each) => currencyOf(each) === transfer.currency)}
            name="bank-transfer"
          />
        </>
      )}
    </Panel>
  )
}

function Invoice({ parts: { draft, form }, markets }: Parts) {
  const { invoice, transfer } = draft
  const payable = markets.filter((each) => currencyOf(each) === transfer?.currency)
  const blank: Terms = { markets: payable, days: 14, limit: null, customers: 'marked' }
  const change = (part: Partial<Terms>) => form.change({ invoice: { ...blank, ...invoice, ...part } })
  return (
    <Panel stack title={t('payment.invoice')} text={t('admin.payments.invoiceText')}>
      <Checkbox
        label={t('admin.payments.offerInvoice')}
        disabled={!transfer}
        checked={invoice !== null}
        onChange={() => form.change({ invoice: invoice ? null : blank })}
      />
      {!transfer && <small className="muted">{t('admin.payments.needsAccount')}</small>}
      {invoice && transfer && (
        <>
          <NumberField
            label={t('admin.payments.invoiceDays')}
            value={invoice.days}
            error={form.errors['invoice.days']}
            onValue={(days) => change({ days })}
          />
          <NumberField
            label={t('admin.payments.limit', { currency: transfer.currency })}
            hint={t('admin.payments.limitHint')}
            currency={transfer.currency}
            value={invoice.limit}
            error={form.errors['invoice.limit']}
            onValue={(limit) => change({ limit })}
          />
          <RadioCards
            legend={t('admin.payments.customers')}
            value={invoice.customers}
            onChange={(value) => change({ customers: value === 'marked' ? 'marked' : 'paid-before' })}
            options={[
              {
                value: 'marked',
                label: t('admin.payments.marked'),
                detail: t('admin.payments.markedHint'),
              },
              { value: 'paid-before', label: t('admin.payments.paidBefore') },
            ]}
          />
          <MarketList
            markets={payable}
            chosen={invoice.markets}
            onChange={(chosen) => change({ markets: chosen })}
          />
        </>
      )}
    </Panel>
  )
}
