// Zones: their countries, and the rate of each method.
import { useState } from 'react'
import { maxZones } from '#domain/delivery/check-shipping.ts'
import type { MethodRate, ShippingZone } from '#domain/delivery/shipping-settings.ts'
import { amountsIn } from '#domain/delivery/shipping-fees.ts'
import { money, type Currency } from '#domain/pricing/money.ts'
import { formatList } from '#messages/format.ts'
import { joinParts } from '#messages/join-parts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { amountText } from '../../../platform/amounts.ts'
import { pageLocale, t } from '../../../platform/language.ts'
import { bindChecked, bindText } from '../../../platform/bind.ts'
import { option } from '../../../ui/option.tsx'
import { GroupProblem } from '../../../ui/Checkboxes.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { CountryList, namedCountries } from '../CountryField.tsx'
import { nameOfMethod } from './MethodsPanel.tsx'
import { RateFields } from './RateFields.tsx'
import { currenciesOf, type ShippingParts } from './shipping-parts.ts'
import { AddButton } from '../../../ui/AddButton.tsx'

export function ZonesPanel(parts: ShippingParts) {
  const { shipping, change, settings, hasErrors } = parts
  const [currency, setCurrency] = useState<Currency>(settings.prices.base)
  const [edited, setEdited] = useState<number | null>(null)
  const { zones, methods } = shipping
  const set = (at: number, zone: ShippingZone | null): void => {
    if (!zone) setEdited(null)
    change({ zones: zones.flatMap((each, i) => (i === at ? (zone ?? []) : each)) })
  }
  const failing = zones.findIndex((_, at) => hasErrors(`zones.${at}`))
  const shown = edited ?? (failing < 0 ? null : failing)
  const zone = shown === null ? undefined : zones[shown]
  return (
    <>
      <Panel
        stack
        title={t('admin.shipping.zones')}
        text={t('admin.shipping.zonesText')}
        action={
          <SelectField label={t('admin.shipping.amountsIn')} labelHidden {...bindText(currency, setCurrency)}>
            {currenciesOf(settings).map((each) => option(each, each))}
          </SelectField>
        }
      >
        <DataTable
          label={t('admin.shipping.zones')}
          rows={zones.map((each, at) => ({ zone: each, at }))}
          rowKey={({ at }) => String(at)}
          empty="–"
          columns={[
            { label: t('admin.shipping.zone'), onPhone: 'plain', cell: ({ zone }) => nameOfZone(zone) },
            ...methods.map((method) => ({
              label: nameOfMethod(method, settings.homeLocale),
              cell: (row: { zone: ShippingZone }) => {
                const rate = row.zone.rates.find((each) => each.method === method.id)
                return rate ? <RateSummary rate={rate} parts={parts} currency={currency} /> : '–'
              },
            })),
            {
              label: t('account.edit'),
              isAction: true,
              cell: ({ zone, at }) => (
                <IconButton
                  icon="edit"
                  label={t('admin.shipping.editZone', { name: nameOfZone(zone) })}
                  aria-expanded={shown === at}
                  onClick={() => setEdited(shown === at ? null : at)}
                />
              ),
            },
          ]}
        />
        <div>
          <AddButton
            disabled={zones.length >= maxZones}
            onClick={() => {
              change({ zones: [...zones, { name: '', countries: [], rates: [] }] })
              setEdited(zones.length)
            }}
          >
            {t('admin.shipping.addZone')}
          </AddButton>
        </div>
      </Panel>
      {zone && shown !== null && (
        <Zone
          key={shown}
          {...parts}
          zone={zone}
          at={shown}
          currency={currency}
          onChange={(next) => set(shown, next)}
        />
      )}
    </>
  )
}

type ZoneProps = ShippingParts & {
  zone: ShippingZone
  at: number
  currency: Currency
  /** null removes it. */
  onChange: (zone: ShippingZone | null) => void
}

function Zone({ zone, at, currency, onChange, ...parts }: ZoneProps) {
  const { shipping, settings, errorOf } = parts
  const { methods, weightSteps } = shipping
  const { base } = settings.prices
  const name = nameOfZone(zone)
  // An emptied field stays empty until it is left.
  const [isEmptied, setEmptied] = useState(false)
  const rateOf = (id: string) => zone.rates.findIndex(({ method }) => method === id)
  const setRates = (rates: readonly MethodRate[]) => onChange({ ...zone, rates })
  const newRate = (method: string): MethodRate => ({
    method,
    transit: { min: 1, max: 3 },
    amounts: { [base]: { fees: weightSteps.map(() => 0), further: null, byValue: [] } },
  })
  return (
    <Panel stack title={name}>
      <Field
        label={t('admin.shipping.zoneName')}
        {...bindText(isEmptied ? zone.name : name, (next) => {
          setEmptied(next === '')
          onChange({ ...zone, name: next })
        })}
        onBlur={() => setEmptied(false)}
        maxLength={60}
        dir="auto"
        error={errorOf(`zones.${at}.name`)}
      />
      <ZoneCountries zone={zone} error={errorOf(`zones.${at}.countries`)} onChange={onChange} />
      {methods.map((method) => {
        const place = rateOf(method.id)
        const rate = zone.rates[place]
        return (
          <div key={method.id} className="shipping-part">
            <Checkbox
              label={nameOfMethod(method, settings.homeLocale)}
              checked={rate !== undefined}
              onChange={() =>
                setRates(
                  rate ? zone.rates.filter((each) => each !== rate) : [...zone.rates, newRate(method.id)],
                )
              }
            />
            {rate && (
              <Disclosure summary={<RateSummary rate={rate} parts={parts} currency={currency} />}>
                <RateFields
                  rate={rate}
                  shipping={shipping}
                  settings={settings}
                  currency={currency}
                  errorOf={(path) => errorOf(`zones.${at}.rates.${place}.${path}`)}
                  onChange={(next) => setRates(zone.rates.map((each) => (each === rate ? next : each)))}
                />
              </Disclosure>
            )}
          </div>
        )
      })}
      <div>
        <Button size="s" variant="link" onClick={() => onChange(null)}>
          {t('admin.shipping.removeZone', { name })}
        </Button>
      </div>
    </Panel>
  )
}

type RateSummaryProps = { rate: MethodRate; parts: ShippingParts; currency: Currency }

/** '€4.90 – €15.00', '2–3 business days', 'free from €79.00' */
function RateSummary({ rate, parts, currency }: RateSummaryProps) {
  const { min, max } = rate.transit
  const { shipping, settings } = parts
  const { fees = [], byValue = [] } = amountsIn(rate, currency, { shipping, prices: settings.prices }) ?? {}
  const free = byValue.find(({ from, fee }) => fee === 0 && from >= 0)
  const amounts = [...new Set([Math.min(...fees), Math.max(...fees)])].filter((fee) => fee >= 0)
  const text = amounts.map((fee) => amountText(money(fee, currency))).join(' – ')
  return (
    <span className="rate-summary">
      {text && <span>{text}</span>}{' '}
      <span>{t('admin.shipping.days', { days: min === max ? min : `${min}–${max}`, max })} </span>{' '}
      {free && (
        <span>{t('admin.shipping.freeFrom', { amount: amountText(money(free.from, currency)) })}</span>
      )}
    </span>
  )
}

/** Its own name, or its countries: 'Germany, Austria', or 'Austria, Belgium and 35 more'. */
function nameOfZone({ name, countries }: ShippingZone): string {
  if (name) return name
  if (countries === null) return t('admin.shipping.otherCountries')
  const chosen = namedCountries().filter(([country]) => countries.includes(country))
  if (chosen.length === 0) return t('admin.shipping.newZone')
  const names = chosen.map(([, each]) => each)
  if (names.length <= 3) return formatList(pageLocale, names)
  return t('admin.shipping.andMore', {
    names: joinParts(pageLocale, names.slice(0, 2)),
    count: names.length - 2,
  })
}

type ZoneCountriesProps = {
  zone: ShippingZone
  error: string | undefined
  onChange: (zone: ShippingZone) => void
}

function ZoneCountries({ zone, error, onChange }: ZoneCountriesProps) {
  const { countries } = zone
  return (
    <>
      <Checkbox
        label={t('admin.shipping.otherCountriesHint')}
        {...bindChecked(countries === null, (isOn) => onChange({ ...zone, countries: isOn ? null : [] }))}
      />
      {countries && (
        <Disclosure summary={nameOfZone({ ...zone, name: '' })}>
          <CountryList
            label={t('admin.shipping.zones')}
            chosen={countries}
            onChange={(chosen) => onChange({ ...zone, countries: chosen })}
          />
        </Disclosure>
      )}
      <GroupProblem text={error} />
    </>
  )
}
