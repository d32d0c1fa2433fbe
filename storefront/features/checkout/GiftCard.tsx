// The card in the parcel of a recipient. It is written on request.
import { Suspense, useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import type { RecipientProps } from './recipients-props.ts'

const DeliveryPreferences = deferredComponent(() => import('./DeliveryPreferences.tsx'), { when: 'use' })

export function GiftCard(props: RecipientProps) {
  const t = useTranslate()
  const [isWanted, setWanted] = useState(props.state.draft.deliveries[props.at]!.message !== '')
  if (isWanted)
    return (
      <Suspense fallback={null}>
        <DeliveryPreferences part="card" {...props} />
      </Suspense>
    )
  return (
    <div data-part="card-offer">
      <Icon name="gift" />
      <p>{t('checkout.giftText')}</p>
      <Button variant="secondary" size="s" onClick={() => setWanted(true)}>
        {t('checkout.addCard')}
      </Button>
    </div>
  )
}
