// Shows the page to somebody else: by the device's own means, or as a link to paste.
import type { Translate } from '#messages/translator.ts'
import { toast } from '../../platform/toasts.ts'

export async function share(title: string, t: Translate): Promise<void> {
  // Without what brought this shopper here.
  const url = location.origin + location.pathname
  if ('share' in navigator) {
    const refusal = await navigator.share({ title, url }).then(
      () => null,
      (error: DOMException) => error.name,
    )
    // Put away again: the shopper knows.
    if (refusal === null || refusal === 'AbortError') return
  }
  await navigator.clipboard.writeText(url).then(
    () => toast({ type: 'success', text: t('share.copied') }),
    () => toast({ type: 'warning', text: t('share.failed'), durationMs: 0 }),
  )
}
