// Copies the tracking number of a parcel.
import { toast } from '#web/platform/toasts.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

export function CopyTracking({ number }: { number: string }) {
  const t = useTranslate()

  async function copy(): Promise<void> {
    // Rejects without permission; an insecure origin has no clipboard. The number can be selected.
    const isCopied = await navigator.clipboard?.writeText(number).then(
      () => true,
      () => false,
    )
    if (isCopied) toast({ type: 'success', text: t('order.trackingCopied') })
  }

  return <IconButton icon="copy" label={t('order.copyTracking')} onClick={() => void copy()} />
}
