// The form for the day of one delivery: soon, or a day that the shipping method reaches.
import { useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import type { ChangePartProps } from './use-changes.ts'

export function ChangeDay({ delivery, handle, save }: ChangePartProps) {
  const { t, date } = useVisit()
  const { arriveOn: before, first, last } = delivery.day!
  const [draft, setDraft] = useState({ when: before === null ? 'soon' : 'day', day: before ?? '' })
  const form = useForm({
    draft,
    setDraft,
    check: ({ when, day }) =>
      when === 'day' && (day < first || day > last)
        ? { day: t('wishes.first', { date: date(first, 'weekday') }) }
        : {},
    submit: ({ when, day }) => {
      const arriveOn = when === 'day' ? day : null
      return save(arriveOn !== before, () =>
        call('order.changeDay', { ...handle, before, arriveOn }, formCall),
      )
    },
  })
  return (
    <form {...form.props} className="change-form">
      <RadioCards
        legend={t('order.deliveryDay')}
        legendHidden
        value={draft.when}
        options={[
          { value: 'soon', label: t('checkout.soon') },
          { value: 'day', label: t('checkout.onDay') },
        ]}
        onChange={(when) => form.change({ when })}
      />
      {draft.when === 'day' && (
        <Field
          {...form.field('day')}
          type="date"
          label={t('wishes.day')}
          hint={t('wishes.dayHint')}
          min={first}
          max={last}
        />
      )}
      <FormProblem text={form.problem} />
      <Button type="submit" loading={form.busy}>
        {t('account.save')}
      </Button>
    </form>
  )
}
