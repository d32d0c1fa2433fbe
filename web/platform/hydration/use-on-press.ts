// Uses deferred code at a press. If the code cannot load, a toast says so and the shopper can press again.
import { toast } from '../toasts.ts'
import { useTranslate } from '../pages/visit.ts'

const toastMs = 5_000

export function useOnPress() {
  const t = useTranslate()
  return <Code>(load: () => Promise<Code>, use: (code: Code) => void | Promise<void>): Promise<unknown> =>
    load().then(use, () => toast({ type: 'error', text: t('error.unreachable'), durationMs: toastMs }))
}
