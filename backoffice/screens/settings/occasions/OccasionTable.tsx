// The occasions of a country with their days: those that the shop follows there first, by date.
import { useState } from 'react'
import { compareDates, plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import { isDateRule, nextDays } from '#domain/calendar/date-rule.ts'
import { daysOf, type Occasion, type OccasionDayChange } from '#domain/calendar/occasion-changes.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { t } from '../../../platform/language.ts'
import { bindChecked, bindText } from '../../../platform/bind.ts'
import { FieldTable } from '../../../ui/FieldTable.tsx'
import { nameOfOccasion } from './occasion-name.ts'

type OccasionTableProps = {
  occasions: readonly Occasion[]
  country: Country
  home: Locale
  errors: Readonly<Record<string, string>>
  onDays: (key: string, days: OccasionDayChange | null) => void
  onChoose: (key: string) => void
}

export function OccasionTable({ occasions, country, ...props }: OccasionTableProps) {
  const heads = [
    t('admin.occasions.occasion'),
    t('admin.occasions.shown'),
    t('admin.occasions.days'),
    t('admin.occasions.leads'),
    '',
  ]
  const [today] = useState(() => plainDateIn(Date.now(), timeZones[country]))
  const next = (occasion: Occasion): PlainDate => {
    const days = daysOf(occasion, country)
    return (days && nextDays(days.rule, today)?.date) ?? (days ? '9998-12-31' : '9999-12-31')
  }
  // An occasion keeps its place while its days are written.
  const [order] = useState(() => new Map(occasions.map((each) => [each.key, next(each)])))
  const placeOf = ({ key }: Occasion): PlainDate => order.get(key) ?? '0000-01-01'
  const sorted = [...occasions].sort((a, b) => compareDates(placeOf(a), placeOf(b)))
  return (
    <FieldTable label={t('admin.occasions.title')} heads={heads}>
      {sorted.map((occasion) => (
        <OccasionRow key={occasion.key} occasion={occasion} country={country} {...props} />
      ))}
    </FieldTable>
  )
}

type OccasionRowProps = Omit<OccasionTableProps, 'occasions'> & { occasion: Occasion }

function OccasionRow({ occasion, country, home, errors, onDays, onChoose }: OccasionRowProps) {
  const name = nameOfOccasion(occasion, home)
  const nextDay = useNextDay(country)
  const { key, rule, rules } = occasion
  const days = daysOf(occasion, country)
  const labelled = (label: string) => t('shop.named', { label, name })
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('admin.occasions.shown')}>
        <Checkbox
          label={<span className="visually-hidden">{labelled(t('admin.occasions.shown'))}</span>}
          {...bindChecked(days !== null, (isOn) =>
            onDays(key, isOn ? { rule: (rules?.[country] ?? rule) || '01-01', leads: false } : null),
          )}
        />
      </td>
      <td>
        {days && (
          <Field
            label={labelled(t('admin.occasions.days'))}
            dir="ltr"
            {...bindText(days.rule, (rule) => onDays(key, { ...days, rule }))}
            hint={nextDay(days.rule)}
            error={errors[`occasions.${key}.${country}`]}
          />
        )}
      </td>
      <td data-label={t('admin.occasions.leads')}>
        {days && (
          <Checkbox
            label={<span className="visually-hidden">{labelled(t('admin.occasions.leads'))}</span>}
            {...bindChecked(days.leads, (leads) => onDays(key, { ...days, leads }))}
          />
        )}
      </td>
      <td>
        <IconButton icon="edit" label={labelled(t('admin.occasions.texts'))} onClick={() => onChoose(key)} />
      </td>
    </tr>
  )
}

/** Text of the next day of a rule; a table may end before it. */
function useNextDay(country: Country): (rule: string) => string {
  const [today] = useState(() => plainDateIn(Date.now(), timeZones[country]))
  const visit = useVisit()
  return (rule) => {
    if (!isDateRule(rule)) return t('refusal.setting-date-rule')
    const days = nextDays(rule, today)
    return days ? visit.date(days.date) : t('admin.occasions.unknown')
  }
}
