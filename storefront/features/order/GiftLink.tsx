// Leads to the page that the recipient sees, in a new tab: a button of the heading, or a link beside the address.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { openRequest } from '#domain/orders/open-request.ts'
import { isPaidBack, isRefundLatest } from './OrderRefunds.tsx'
import { isBuyer, otherRecipient } from './recipient-title.ts'
import type { OrderView } from './use-order.ts'

type GiftLinkProps = { order: OrderView; delivery: OrderView['deliveries'][number] }

const tab = { target: '_blank', rel: 'noopener' }

/** Not of an own order that is on its way, of several recipients, and where gifts come back. */
const isInHeading = (order: OrderView): boolean =>
  order.status !== 'unpaid' &&
  order.status !== 'cancelled' &&
  order.deliveries.length === 1 &&
  ((order.status !== 'shipped' && order.status !== 'delivered') || otherRecipient(order) !== '') &&
  !openRequest(order) &&
  !isRefundLatest(order)

/** Before the payment there is no such page. After the delivery, the recipient can thank and exchange there. */
export function GiftLink({ order, delivery }: GiftLinkProps) {
  const { giftCode } = delivery
  const { href } = useVisit()
  const text = useGiftText({ order, delivery })
  if (!giftCode || order.status === 'unpaid' || isInHeading(order) || isPaidBack(order)) return null
  return (
    <a data-part="follow" href={`${href('/gift')}#${giftCode}`} {...tab}>
      {text}
    </a>
  )
}

export function GiftButton({ order }: { order: OrderView }) {
  const [only] = order.deliveries
  return only?.giftCode && isInHeading(order) ? (
    <CodeButton
      order={order}
      delivery={only}
      code={only.giftCode}
      variant={order.status === 'delivered' ? 'primary' : 'secondary'}
    />
  ) : null
}

type CodeButtonProps = GiftLinkProps & { code: string; variant: 'primary' | 'secondary' }

export function CodeButton({ code, variant, ...gift }: CodeButtonProps) {
  const { href } = useVisit()
  const text = useGiftText(gift)
  return (
    <Button icon="gift" variant={variant} href={`${href('/gift')}#${code}`} {...tab}>
      {text}
    </Button>
  )
}

function useGiftText({ order, delivery }: GiftLinkProps): string {
  const { firstName, state } = delivery
  const { t } = useVisit()
  if (!firstName || isBuyer(delivery, order.greeting)) return t('order.seeGift')
  return t(state === 'delivered' ? 'order.seenGiftOf' : 'order.seeGiftOf', { name: firstName })
}
