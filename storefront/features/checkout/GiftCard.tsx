// The card in the parcel of a recipient. It is written on request.
import { Suspense, useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { focusText } from './focus-text.ts'
import { isWithCard } from './is-with-card.ts'
import type { RecipientProps } from './recipients-props.ts'

const DeliveryPreferences = deferredComponent(() => import('./DeliveryPreferences.tsx'), { when: 'use' })

type GiftCardProps = RecipientProps & { lines: readonly CartLineView[] }

export function GiftCard({ lines, ...props }: GiftCardProps) {
  const { deliveries } = props.state.draft
  const delivery = deliveries[props.at]!
  const t = useTranslate()
  const [isAdded, setAdded] = useState(false)
  const [hasText] = useState(delivery.message !== '')
  if (isAdded || hasText)
    return (
      <Suspense fallback={null}>
        <div ref={isAdded ? focusText : undefined}>
          <DeliveryPreferences part="card" {...props} />
        </div>
      </Suspense>
    )
  const hasCard = isWithCard(lines, deliveries, props.at)
  return (
    <div data-part="card-offer">
      <Icon name="gift" />
      <p>{t(hasCard ? 'checkout.giftHasCard' : 'checkout.giftText')}</p>
      <Button variant={hasCard ? 'link' : 'secondary'} size="s" onClick={() => setAdded(true)}>
        {t(hasCard ? 'checkout.addSecondCard' : 'checkout.addCard')}
      </Button>
    </div>
  )
}
