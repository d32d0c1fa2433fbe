// Checkbox for wishlist alerts by e-mail. They are off by default.
import { call } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useOptimisticSwitch } from '#web/platform/hydration/use-optimistic-switch.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'

export default function WishlistAlertSetting({ on: initial }: { on: boolean }) {
  const t = useTranslate()
  const { on, turn } = useOptimisticSwitch(initial, (next) =>
    call('wishlist.setNotices', { on: next }, { background: true }),
  )
  return (
    <div className="wishlist-alert-setting">
      <Checkbox
        label={t('wishlist.notices')}
        end={t('wishlist.noticesHint')}
        checked={on}
        onChange={(event) => void turn(event.target.checked)}
      />
    </div>
  )
}
