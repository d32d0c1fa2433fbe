// Shares an address with the device's share dialog, or through the clipboard.
import type { Translate } from '#messages/translator.ts'
import { toast } from '#web/platform/toasts.ts'

/** `failed` says where the address is if it cannot be copied. */
export async function shareLink(
  link: { readonly title: string; readonly url: string },
  t: Translate,
  failed: string,
): Promise<void> {
  if ('share' in navigator) {
    const refusal = await navigator.share(link).then(
      () => null,
      (error: DOMException) => error.name,
    )
    // 'AbortError': the shopper closed the dialog and needs no message.
    if (refusal === null || refusal === 'AbortError') return
  }
  try {
    // Rejects without permission; an insecure origin has no clipboard.
    await navigator.clipboard.writeText(link.url)
    toast({ type: 'success', text: t('share.copied') })
  } catch {
    toast({ type: 'warning', text: failed, durationMs: 0 })
  }
}
