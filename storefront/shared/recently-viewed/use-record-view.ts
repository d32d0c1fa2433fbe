// Records a product view after the page was visible for one second. Prerendered pages, background tabs and
// hidden screens do not count.
import { useEffect } from 'react'
import { deferred } from '#web/platform/hydration/deferred.ts'

const loadCalls = deferred(() => import('./recent-calls.ts'), { when: 'use' })

const minVisibleMs = 1_000

export function useRecordView(productId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function schedule(): void {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(record, minVisibleMs)
    }
    function record(): void {
      stop()
      loadCalls()
        .then(({ recordView }) => recordView(productId))
        .catch(() => undefined)
    }
    function stop(): void {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', schedule)
    }
    schedule()
    document.addEventListener('visibilitychange', schedule)
    return stop
  }, [productId])
}
