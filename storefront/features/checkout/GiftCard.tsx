// The card in the parcel of a recipient. It is written on request.
import { Suspense, useState } from 'react'
import { cardLines } from '#domain/orders/card-lines.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { MessageCard } from '../../shared/wrapping/MessageCard.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { focusText } from './focus-text.ts'
import { cardMessages } from './card-messages.ts'
import type { RecipientProps } from './recipients-props.ts'

const DeliveryPreferences = deferredComponent(() => import('./DeliveryPreferences.tsx'), { when: 'use' })

type GiftCardProps = RecipientProps & { lines: readonly CartLineView[] }

export function GiftCard({ lines, ...props }: GiftCardProps) {
  const { deliveries } = props.state.draft
  const delivery = deliveries[props.at]!
  const { t, href } = useVisit()
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
  const messages = cardMessages(lines, deliveries, props.at)
  const hasCard = messages.length > 0
  return (
    <div data-part="card-offer">
      <Icon name="gift" />
      <p>{t(hasCard ? 'checkout.giftHasCard' : 'checkout.giftText')}</p>
      {messages.map((text, i) => (
        <MessageCard key={i} text={cardLines(text)} />
      ))}
      <div data-part="actions">
        {hasCard && (
          <Button variant="link" size="s" href={href('/cart')}>
            {t('cart.giftMessageEdit')}
          </Button>
        )}
        <Button variant={hasCard ? 'link' : 'secondary'} size="s" onClick={() => setAdded(true)}>
          {t(hasCard ? 'checkout.addSecondCard' : 'checkout.addCard')}
        </Button>
      </div>
    </div>
  )
}
