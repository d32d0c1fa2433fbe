// Leads to the page that the recipient sees, in a new tab.
import { useVisit } from '#web/platform/pages/visit.ts'
import { isPaidBack } from './OrderRefunds.tsx'
import type { OrderView } from './use-order.ts'

type GiftLinkProps = { order: OrderView; delivery: OrderView['deliveries'][number] }

/** Before the payment there is no such page. After the delivery, the recipient can thank and exchange there. */
export function GiftLink({ order, delivery }: GiftLinkProps) {
  const { giftCode, firstName } = delivery
  const { t, href } = useVisit()
  if (!giftCode || order.status === 'unpaid' || isPaidBack(order)) return null
  const isOwn = !firstName || firstName === order.greeting
  const named = delivery.state === 'delivered' ? 'order.seenGiftOf' : 'order.seeGiftOf'
  return (
    <a data-part="follow" href={`${href('/gift')}#${giftCode}`} target="_blank" rel="noopener">
      {isOwn ? t('order.seeGift') : t(named, { name: firstName })}
    </a>
  )
}
