// Records a product view after the page was visible for one second. Prerendered pages, background tabs and
// hidden screens do not count.
import { useEffect } from 'react'

const longEnoughMs = 1_000

export function useNotedLook(productId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function watch(): void {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(note, longEnoughMs)
    }
    function note(): void {
      stop()
      import('./recent-calls.ts').then(({ noteLook }) => noteLook(productId)).catch(() => undefined)
    }
    function stop(): void {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return stop
  }, [productId])
}
