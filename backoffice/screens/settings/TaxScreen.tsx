// Where the shop collects taxes: one-stop shop, small business, exports, and sales tax of the United States.
import { statesOf } from '#domain/delivery/address-states.ts'
import { stateRates } from '#domain/tax/sales-tax.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Button } from '#web/ui/Button.tsx'
import { amountText, percentText } from '../../platform/amounts.ts'
import { t } from '../../platform/language.ts'
import { bindChecked, bindText } from '../../platform/bind.ts'
import { option } from '../../ui/option.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { settingsScreen, type Changes, type Settings, type SettingsForm } from './settings-screen.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useLoad } from '../../shared/use-load.tsx'

/** Rates of states in percent, as typed. */
type Draft = Omit<Settings['tax'], 'salesTax'> & { readonly salesTax: Readonly<Record<string, string>> }

function draftOf({ tax }: Settings): Draft {
  const typed = Object.entries(tax.salesTax).map(([state, rate]) => [state, String(rate / 100)])
  return { ...tax, salesTax: Object.fromEntries(typed) as Draft['salesTax'] }
}

function changesOf(draft: Draft): Changes {
  const rates = Object.entries(draft.salesTax).map(([state, typed]) => {
    const percent = Number(typed.trim().replace(',', '.') || Number.NaN)
    return [state, Number.isNaN(percent) ? -1 : Math.round(percent * 1_000) / 10]
  })
  return { tax: { ...draft, salesTax: Object.fromEntries(rates) as Record<string, number> } }
}

export default settingsScreen(() => t('admin.tax.title'), draftOf, changesOf, TaxFields)

function TaxFields(parts: SettingsForm<Draft>) {
  const { draft, form } = parts
  const box = (name: 'oneStopShop' | 'smallBusiness' | 'taxesExports', hint: string) => (
    <div>
      <Checkbox
        label={t(`admin.tax.${name}`)}
        {...bindChecked(draft[name], (isOn) => form.change({ [name]: isOn }))}
      />
      <small className="muted">{hint}</small>
    </div>
  )
  return (
    <>
      <Panel stack title={t('admin.tax.vat')}>
        {box('oneStopShop', t('admin.tax.oneStopShopHint'))}
        {box('taxesExports', t('admin.tax.taxesExportsHint'))}
        {box('smallBusiness', t('admin.tax.smallBusinessHint'))}
      </Panel>
      <TaxThreshold oneStopShop={draft.oneStopShop} />
      <SalesTax parts={parts} />
    </>
  )
}

function SalesTax({ parts: { draft, form } }: { parts: SettingsForm<Draft> }) {
  const { percent } = useVisit()
  const states = statesOf('US').filter(({ code }) => (stateRates[code] ?? 0) > 0)
  const chosen = states.filter(({ code }) => draft.salesTax[code] !== undefined)
  const change = (salesTax: Draft['salesTax']) => form.change({ salesTax })
  const without = (code: string) =>
    Object.fromEntries(Object.entries(draft.salesTax).filter(([each]) => each !== code))
  return (
    <Panel stack title={t('totals.salesTax')} text={t('admin.tax.salesTaxText')}>
      {chosen.map(({ code, name }) => (
        <div key={code}>
          <Field
            label={`${name} (%)`}
            inputMode="decimal"
            {...bindText(draft.salesTax[code] ?? '', (next) => change({ ...draft.salesTax, [code]: next }))}
            error={form.errors[`tax.salesTax.${code}`]}
            hint={t('admin.tax.stateRate', { percent: percent(stateRates[code] ?? 0) })}
          />
          <Button size="s" variant="link" onClick={() => change(without(code))}>
            {t('admin.tax.removeState', { state: name })}
          </Button>
        </div>
      ))}
      <SelectField
        label={t('admin.tax.addState')}
        value=""
        onChange={({ currentTarget: { value } }) =>
          change({ ...draft.salesTax, [value]: String((stateRates[value] ?? 0) / 100) })
        }
      >
        <option value="">–</option>
        {states
          .filter(({ code }) => draft.salesTax[code] === undefined)
          .map(({ code, name }) => option(code, name))}
      </SelectField>
    </Panel>
  )
}

/**
 * Sales to other member states of the European Union against the threshold, above which the one-stop shop is needed.
 */
function TaxThreshold({ oneStopShop }: { oneStopShop: boolean }) {
  const { data, notLoaded } = useLoad('admin.viewTaxThreshold', {})
  if (!data) return notLoaded
  const { limit, years } = data
  if (!years) return null
  const exceeded = years.some(({ state }) => state === 'exceeded')
  const near = years[0]?.state === 'near'
  return (
    <Panel stack title={t('admin.tax.threshold')} text={t('admin.tax.thresholdText')}>
      {years.map(({ year, sales }) => (
        <p key={year}>
          {t('admin.tax.thresholdYear', {
            year: String(year),
            sales: amountText(sales),
            limit: amountText(limit),
            percent: percentText(Math.round((sales.minor * 100) / limit.minor) * 100),
          })}
        </p>
      ))}
      {!oneStopShop && exceeded && <Notice tone="error">{t('admin.tax.thresholdExceeded')}</Notice>}
      {!oneStopShop && !exceeded && near && <Notice tone="warning">{t('admin.tax.thresholdNear')}</Notice>}
    </Panel>
  )
}
