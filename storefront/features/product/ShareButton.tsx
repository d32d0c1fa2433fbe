// Shares the address of a product.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { share } from './share.ts'

export function ShareButton({ title }: { title: string }) {
  const t = useTranslate()
  return <IconButton icon="share" raised label={t('product.share')} onClick={() => void share(title, t)} />
}
