// Whether the customer is told of news about wishes by mail: off until they say so.
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useTranslate } from '../pages/visit.ts'
import { Checkbox } from '../ui/Checkbox.tsx'

export type WishNoticesProps = { on: boolean }

export default function WishNotices({ on }: WishNoticesProps) {
  const t = useTranslate()
  const [wished, setWished] = useState(on)

  async function turn(next: boolean): Promise<void> {
    setWished(next)
    await call('wishlist.setNotices', { on: next }, { background: true }).catch(() => setWished(!next))
  }

  return (
    <div className="wish-notices">
      <Checkbox
        label={t('wishlist.notices')}
        checked={wished}
        onChange={(event) => void turn(event.target.checked)}
      />
      <small>{t('wishlist.noticesHint')}</small>
    </div>
  )
}
