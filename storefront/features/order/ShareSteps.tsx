// Passes the steps of a return on to who has the gift: with the device's share dialog, or through the clipboard.
import { toast } from '#web/platform/toasts.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'

type ShareStepsProps = { title: string; steps: readonly string[] }

export function ShareSteps({ title, steps }: ShareStepsProps) {
  const t = useTranslate()

  async function share(): Promise<void> {
    const text = steps.join('\n')
    if ('share' in navigator) {
      const refusal = await navigator.share({ title, text }).then(
        () => null,
        (error: DOMException) => error.name,
      )
      // 'AbortError': the shopper closed the dialog.
      if (refusal === null || refusal === 'AbortError') return
    }
    // Rejects without permission; an insecure origin has no clipboard. The steps stay on the page.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    if (isCopied) toast({ type: 'success', text: t('order.stepsCopied') })
  }

  return (
    <Button icon="share" variant="link" size="s" onClick={() => void share()}>
      {t('order.shareSteps')}
    </Button>
  )
}
