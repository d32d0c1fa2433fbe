// When the parcel of a recipient arrives: soon, or on a chosen day.
import { Suspense } from 'react'
import { formatFullDate } from '#messages/format-days.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import type { RecipientProps } from './recipients-props.ts'

const DeliveryPreferences = deferredComponent(() => import('./DeliveryPreferences.tsx'), { when: 'use' })

export function DeliveryDate(props: RecipientProps) {
  const { at, state, quoted } = props
  const { t, locale } = useVisit()
  const { arriveOn } = state.draft.deliveries[at]!
  const onDay = arriveOn !== null
  return (
    <div className="delivery-date">
      <RadioCards
        legend={t('checkout.when')}
        value={onDay ? 'day' : 'soon'}
        options={[
          // Its dates are those of the shipping method below.
          { value: 'soon', label: t('checkout.soon'), end: <Icon name="truck" /> },
          {
            value: 'day',
            label: t('checkout.onDay'),
            detail: arriveOn && formatFullDate(locale, arriveOn),
            end: <Icon name="calendar" />,
          },
        ]}
        // An empty date would look unfinished: the first possible one is a start.
        onChange={(when) =>
          state.changeDelivery(at, { arriveOn: when === 'day' ? (quoted?.days.first ?? '') : null })
        }
      />
      {onDay && (
        <Suspense fallback={null}>
          <DeliveryPreferences part="day" {...props} />
        </Suspense>
      )}
    </div>
  )
}
