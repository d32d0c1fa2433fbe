// Where parcels leave, and when: country, time zone, working days, last hour, days without work.
import { useState } from 'react'
import { isPlainDate, weekdays, type PlainDate, type Weekday } from '#domain/calendar/calendar.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import { formatWeekday } from '#messages/format-days.ts'
import { formatTime } from '#messages/format-time.ts'
import { formatCountry, formatDate } from '#messages/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { pageLocale, t } from '../../../platform/language.ts'
import { bindText } from '../../../platform/bind.ts'
import { Checkboxes, GroupProblem } from '../../../ui/Checkboxes.tsx'
import { FoldPanel } from '../../../ui/FoldPanel.tsx'
import { CountryField } from '../CountryField.tsx'
import type { ShippingParts } from './shipping-parts.ts'
import { option } from '../../../ui/option.tsx'
import { AddButton } from '../../../ui/AddButton.tsx'

const hours = Array.from({ length: 25 }, (_, hour) => hour)

export function WarehousePanel({ shipping, change, errorOf, hasErrors }: ShippingParts) {
  const { warehouse } = shipping
  const set = (part: Partial<Warehouse>) => change({ warehouse: { ...warehouse, ...part } })
  return (
    <FoldPanel
      title={t('admin.shipping.warehouse')}
      summary={formatCountry(pageLocale, warehouse.country)}
      open={hasErrors('warehouse')}
    >
      <p className="muted">{t('admin.shipping.warehouseText')}</p>
      <div className="field-grid">
        <CountryField value={warehouse.country} onChange={(country) => set({ country })} />
        <SelectField
          label={t('admin.shipping.timeZone')}
          {...bindText(warehouse.timeZone, (timeZone) => set({ timeZone }))}
          error={errorOf('warehouse.timeZone')}
        >
          {timeZonesWith(warehouse.timeZone).map((name) => option(name, name.replaceAll('_', ' ')))}
        </SelectField>
        <SelectField
          label={t('admin.shipping.cutoff')}
          hint={t('admin.shipping.cutoffHint')}
          {...bindText(String(warehouse.cutoffHour), (next) => set({ cutoffHour: Number(next) }))}
          error={errorOf('warehouse.cutoffHour')}
        >
          {hours.map((hour) => option(hour, hourText(hour)))}
        </SelectField>
      </div>
      <Workdays days={warehouse.workdays} error={errorOf('warehouse.workdays')} set={set} />
      <ClosedDays days={warehouse.closedOn} error={errorOf('warehouse.closedOn')} set={set} />
    </FoldPanel>
  )
}

/** The end of the day has its own name, unlike its beginning. */
function hourText(hour: number): string {
  return hour === 24 ? '24:00' : formatTime(pageLocale, Date.UTC(1970, 0, 1, hour), 'UTC')
}

/** Lists of browsers omit some names. */
function timeZonesWith(current: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), current])].sort()
}

type DaysProps<Day> = {
  days: readonly Day[]
  error: string | undefined
  set: (part: Partial<Warehouse>) => void
}

function Workdays({ days, error, set }: DaysProps<Weekday>) {
  // Weeks are written from Monday on.
  const fromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)]
  return (
    <fieldset className="shipping-days stack">
      <legend>{t('admin.shipping.workdays')}</legend>
      <div className="shipping-choices">
        <Checkboxes
          all={fromMonday}
          nameOf={(day) => formatWeekday(pageLocale, day, 'short')}
          chosen={days}
          onChange={(next) => set({ workdays: weekdays.filter((day) => next.includes(day)) })}
        />
      </div>
      <GroupProblem text={error} />
    </fieldset>
  )
}

function ClosedDays({ days, error, set }: DaysProps<PlainDate>) {
  const [typed, setTyped] = useState('')
  function add(): void {
    if (!isPlainDate(typed)) return
    set({ closedOn: [...new Set([...days, typed])].sort() })
    setTyped('')
  }
  return (
    <fieldset className="shipping-days stack">
      <legend>{t('admin.shipping.closed')}</legend>
      {days.length > 0 && (
        <ul className="closed-days">
          {days.map((day) => (
            <li key={day}>
              {formatDate(pageLocale, day, 'weekday')}
              <Button
                size="s"
                variant="tertiary"
                icon="close"
                aria-label={t('admin.shipping.removeDay', { day: formatDate(pageLocale, day) })}
                onClick={() => set({ closedOn: days.filter((each) => each !== day) })}
              >
                {''}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="add-row">
        <Field
          type="date"
          label={t('admin.shipping.closedDay')}
          hint={t('admin.shipping.closedHint')}
          {...bindText(typed, setTyped)}
          error={error}
        />
        <AddButton disabled={!isPlainDate(typed)} onClick={add}>
          {t('admin.shipping.addDay')}
        </AddButton>
      </div>
    </fieldset>
  )
}
