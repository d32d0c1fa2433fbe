// Notes that the shopper looked at a product: once its page has been in sight for a second. A page that was only
// fetched ahead, that lies in another tab, or that is kept behind the shown one is not looked at.
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
