// A recipient of several whose form is closed: gifts, address and day, and the button that opens the form.
import type { ReactNode } from 'react'
import { formatAddress, isFromLargest, normaliseAddress } from '#domain/delivery/address.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { linesOf } from '#domain/orders/sharing.ts'
import { joinParts } from '#messages/join-parts.ts'
import { formatFullDate } from '#messages/format-days.ts'
import { unbrokenAddress, unbrokenDates } from '#messages/unbroken.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import type { DraftAddress } from '../../shared/addresses/draft.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { OrderedGift } from './OrderedGift.tsx'
import type { RecipientProps } from './recipients-props.ts'

type RecipientSummaryProps = RecipientProps & {
  lines: readonly CartLineView[]
  isFinished: boolean
}

export function RecipientSummary({ at, state, quoted, lines, isFinished }: RecipientSummaryProps) {
  const { t, locale, dateRange, money } = useVisit()
  const countryName = useCountryName()
  const { address, arriveOn, message, lines: shares } = state.draft.deliveries[at]!
  const method = quoted?.methods.find(({ id }) => id === quoted.shippingMethod)
  const place = isFinished
    ? placeLines(address, countryName(address.country), locale)
    : [countryName(address.country)]
  return (
    <ul>
      {linesOf(lines, shares).map((line) => (
        <li key={line.id}>
          <OrderedGift line={line} title={`${t('cart.times', { quantity: line.quantity })} ${line.title}`} />
        </li>
      ))}
      <Fact icon="map-pin">{unbrokenAddress(joinParts(locale, place))}</Fact>
      {quoted?.requiresShipping && method && (
        <Fact icon={arriveOn ? 'calendar' : 'truck'}>
          {arriveOn
            ? formatFullDate(locale, arriveOn)
            : t('shipping.arrives', { dates: unbrokenDates(dateRange(quoted.earliest, quoted.latest)) })}
          <small>
            {method.name} · {method.fee.minor === 0 ? t('totals.free') : money(method.fee)}
          </small>
        </Fact>
      )}
      {message && (
        <Fact icon="edit">
          <bdi>{message}</bdi>
        </Fact>
      )}
    </ul>
  )
}

/** The address without the name, which is the title of the card. */
function placeLines(address: DraftAddress, country: string, locale: Locale): string[] {
  const place = normaliseAddress({ ...address, firstName: '', lastName: '' })
  const lines = formatAddress(place, locale)
  return isFromLargest(place, locale) ? [country, ...lines] : [...lines, country]
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li data-part="fact">
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}
