// The card in the parcel of a recipient. It is written on request.
import { Suspense, useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { focusText } from './focus-text.ts'
import type { RecipientProps } from './recipients-props.ts'

const DeliveryPreferences = deferredComponent(() => import('./DeliveryPreferences.tsx'), { when: 'use' })

export function GiftCard(props: RecipientProps) {
  const t = useTranslate()
  const [isAdded, setAdded] = useState(false)
  const [hasText] = useState(props.state.draft.deliveries[props.at]!.message !== '')
  if (isAdded || hasText)
    return (
      <Suspense fallback={null}>
        <div ref={isAdded ? focusText : undefined}>
          <DeliveryPreferences part="card" {...props} />
        </div>
      </Suspense>
    )
  return (
    <div data-part="card-offer">
      <Icon name="gift" />
      <p>{t('checkout.giftText')}</p>
      <Button variant="secondary" size="s" onClick={() => setAdded(true)}>
        {t('checkout.addCard')}
      </Button>
    </div>
  )
}
