// Form that adds a coupon to the account by its code.
import type { Output } from '#api/call.ts'
import { call } from '#web/platform/api/call.ts'
import { CouponForm } from '../../shared/cart/CouponForm.tsx'
import { formCall } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { toast } from '#web/platform/toasts.ts'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'

export function CollectCoupon({ onCollected }: { onCollected: (list: Output<'coupon.list'>) => void }) {
  const t = useTranslate()
  const hasEnded = useSessionEnd()

  async function collect(code: string): Promise<void> {
    try {
      onCollected(await call('coupon.collect', { code }, formCall))
      toast({ type: 'success', text: t('account.couponCollected') })
    } catch (error) {
      if (!hasEnded(error)) throw error
    }
  }

  return <CouponForm submitText={t('account.couponCollect')} onCode={collect} />
}
