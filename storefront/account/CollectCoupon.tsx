// A code typed in puts its coupon into the account.
import type { Output } from '#api/call.ts'
import { call, CallRefused } from '../api/call.ts'
import { CouponForm } from '../cart/CouponForm.tsx'
import { useTranslate } from '../pages/visit.ts'
import { toast } from '../ui/toasts.ts'
import { useSessionEnd } from './use-account-data.ts'

export function CollectCoupon({ onCollected }: { onCollected: (list: Output<'coupon.list'>) => void }) {
  const t = useTranslate()
  const hasEnded = useSessionEnd()

  async function collect(code: string): Promise<string | undefined> {
    try {
      onCollected(await call('coupon.collect', { code }, { quiet: true }))
      toast({ type: 'success', text: t('account.couponCollected') })
      return undefined
    } catch (refused) {
      return !hasEnded(refused) && refused instanceof CallRefused ? refused.message : ''
    }
  }

  return <CouponForm submitText={t('account.couponCollect')} onCode={collect} />
}
