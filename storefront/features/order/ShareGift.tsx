// Shares the address of a gift's page: the code on the receipt cannot be scanned on one's own phone.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { shareLink } from '../../shared/share-link.ts'

export function ShareGift({ code, name }: { code: string; name: string }) {
  const t = useTranslate()
  const url = giftAddress(code)
  const title = name ? t('order.giftFor', { name }) : t('order.gift-receipt')
  const canShare = 'share' in navigator
  return (
    <Button
      icon={canShare ? 'share' : 'copy'}
      variant="secondary"
      onClick={() => void shareLink({ title, url }, t, url)}
    >
      {t(canShare ? 'product.share' : 'share.copy')}
    </Button>
  )
}

/** Without a language prefix: the recipient's browser determines it. The fragment reaches no log. */
export function giftAddress(code: string): string {
  return `${location.origin}/gift#${code}`
}
