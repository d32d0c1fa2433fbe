// Shares the address of a product.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { Translate } from '#messages/translator.ts'
import { toast } from '#web/platform/toasts.ts'

export function ShareButton({ title }: { title: string }) {
  const t = useTranslate()
  return <IconButton icon="share" raised label={t('product.share')} onClick={() => void share(title, t)} />
}

/** Shares the page's address: with the device's share dialog, or through the clipboard. */
async function share(title: string, t: Translate): Promise<void> {
  // Without query and fragment: they may say how this shopper arrived.
  const url = location.origin + location.pathname
  if ('share' in navigator) {
    const refusal = await navigator.share({ title, url }).then(
      () => null,
      (error: DOMException) => error.name,
    )
    // 'AbortError': the shopper closed the dialog and needs no message.
    if (refusal === null || refusal === 'AbortError') return
  }
  try {
    // Rejects without permission; an insecure origin has no clipboard.
    await navigator.clipboard.writeText(url)
    toast({ type: 'success', text: t('share.copied') })
  } catch {
    toast({ type: 'warning', text: t('share.failed'), durationMs: 0 })
  }
}
