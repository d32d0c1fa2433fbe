// Adds the gifts of an order to the cart and says how many.
import type { Translate } from '#messages/translator.ts'
import { call } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/toasts.ts'
import { cart } from '../cart/cart.ts'
import type { OrderHandle } from './requested-order.ts'

/** Whether the cart has some of them. A refusal has shown its message. */
export async function orderAgain(handle: OrderHandle, t: Translate): Promise<boolean> {
  const result = await call('cart.orderAgain', handle).catch(() => null)
  if (!result) return false
  const { added, lines } = result
  await cart.reload()
  if (added === 0) toast({ type: 'warning', text: t('account.againNone') })
  else if (added < lines) toast({ type: 'warning', text: t('account.againSome'), durationMs: 5_000 })
  else toast({ type: 'success', text: t('account.againAll') })
  return added > 0
}
