// A recipient of several whose form is closed: gifts, address and day, and the button that opens the form.
import type { ReactNode } from 'react'
import { formatAddress, normaliseAddress } from '#domain/delivery/address.ts'
import { linesOf } from '#domain/orders/sharing.ts'
import { unbrokenAddress, unbrokenDates } from '#messages/unbroken.ts'
import { useCountryName, useFormat, useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { errorsBelow, pathOf } from '../../shared/addresses/draft-errors.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { useLineName } from '../../shared/orders/line-name.ts'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import type { RecipientProps } from './recipients-props.ts'

type RecipientSummaryProps = RecipientProps & {
  lines: readonly CartLineView[]
  isFinished: boolean
}

export function RecipientSummary({ at, state, form, quoted, lines, isFinished }: RecipientSummaryProps) {
  const { t, locale } = useVisit()
  const { date, dateRange } = useFormat()
  const countryName = useCountryName()
  const lineName = useLineName()
  const { address, arriveOn, message, lines: shares } = state.draft.deliveries[at]!
  const wrong = Object.keys(errorsBelow(form.errors, pathOf(at, ''))).length
  const [, ...place] = formatAddress(normaliseAddress(address), locale)
  return (
    <>
      {wrong > 0 && <p data-part="wrong">{t('checkout.pleaseCheck', { count: wrong })}</p>}
      <ul>
        {linesOf(lines, shares).map((line) => (
          <li key={line.id} className="recipient-gift">
            {line.picture && (
              <Picture picture={line.picture} ratio="whole" sizes="3rem" widest={320} alt="">
                <LazyDrawnText picture={line.picture} text={line.personalisation} whole />
              </Picture>
            )}
            <span>
              {t('cart.times', { quantity: line.quantity })} {lineName(line)}
            </span>
          </li>
        ))}
        {isFinished && (
          <>
            <Fact icon="map-pin">
              <bdi>{unbrokenAddress([...place, countryName(address.country)].join(', '))}</bdi>
            </Fact>
            {quoted?.requiresShipping && (
              <Fact icon={arriveOn ? 'calendar' : 'truck'}>
                {arriveOn
                  ? date(arriveOn, 'weekday')
                  : t('shipping.arrives', {
                      dates: unbrokenDates(dateRange(quoted.earliest, quoted.latest)),
                    })}
              </Fact>
            )}
            {message && (
              <Fact icon="edit">
                <bdi>{message}</bdi>
              </Fact>
            )}
          </>
        )}
      </ul>
    </>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li data-part="fact">
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}
