// Shares the address of a product.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { shareLink } from '../../shared/share-link.ts'

export function ShareButton({ title }: { title: string }) {
  const t = useTranslate()
  // Without query and fragment: they may say how this shopper arrived.
  const share = () =>
    void shareLink({ title, url: location.origin + location.pathname }, t, t('share.failed'))
  return <IconButton icon="share" raised label={t('product.share')} onClick={share} />
}
