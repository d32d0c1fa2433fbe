// The closed parcel: a press unties the ribbon, lifts the lid, and the gifts rise. Without motion it opens at once.
import { useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { GiftParcel } from '../../shared/orders/GiftParcel.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { GiftView } from './GiftForm.tsx'
import './GiftBox.css'

export function GiftBox({ gift, onOpened }: { gift: GiftView; onOpened: () => void }) {
  const { lines, wrapped, wrapping, message, recipient } = gift
  const t = useTranslate()
  const [phase, setPhase] = useState<'closed' | 'opening' | 'open'>('closed')

  const hasCard = message !== '' || lines.some(({ giftMessage }) => giftMessage !== '')

  const tag = recipient ? t('order.for', { name: recipient }) : hasCard && t('present.message')

  function finish(): void {
    setPhase('open')
    onOpened()
  }

  function open(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) finish()
    else setPhase('opening')
  }

  return (
    <div className="gift-box">
      <GiftParcel
        gifts={lines}
        wrapping={wrapping}
        plain={!wrapped}
        phase={phase}
        onPress={phase === 'closed' ? open : undefined}
        onOpened={finish}
        tag={phase !== 'open' && tag}
      />
      {phase !== 'open' && (
        <div data-part="steps">
          <Button icon="gift" disabled={phase === 'opening'} onClick={open}>
            {t(wrapped ? 'present.unwrap' : 'present.open')}
          </Button>
          <Button variant="link" onClick={finish}>
            {t('present.skip')}
          </Button>
        </div>
      )}
    </div>
  )
}
