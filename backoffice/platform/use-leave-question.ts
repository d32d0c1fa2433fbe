// Asks before another screen or page replaces unsaved changes.
import { useLayoutEffect } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { askBeforeLeaving } from './router.ts'

export function useLeaveQuestion(changed: boolean): void {
  const t = useTranslate()
  // A press in the same frame finds the question.
  useLayoutEffect(() => {
    if (!changed) return
    // The browser's own question: it blocks until it is answered, so that the address does not change before.
    askBeforeLeaving(() => confirm(t('admin.frame.leave')))
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => {
      askBeforeLeaving(undefined)
      removeEventListener('beforeunload', stay)
    }
  }, [changed, t])
}
