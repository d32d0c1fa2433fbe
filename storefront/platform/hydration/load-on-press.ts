// Code that comes with the press that needs it. Where it does not come, the shopper is told and may press again.
import { toast } from '../toasts.ts'
import { useTranslate } from '../pages/visit.ts'

const toastMs = 5_000

export function useLoadOnPress() {
  const t = useTranslate()
  return <Code>(load: () => Promise<Code>, use: (code: Code) => void): void =>
    void load().then(use, () => toast({ type: 'error', text: t('error.unreachable'), durationMs: toastMs }))
}
