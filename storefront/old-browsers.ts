// What the app needs and the oldest supported browsers lack: docs/decisions/0055-supported-browsers.md. Only they
// load this file, before the app.
import { apply, isSupported } from '@oddbird/popover-polyfill/fn'

if (!isSupported()) apply({ layerName: 'old' })

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  let at = 0
  for (const item of items) {
    const key = keyOf(item, at++)
    if (groups.has(key)) groups.get(key).push(item)
    else groups.set(key, [item])
  }
  return groups
}

AbortSignal.any ??= (signals) => {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = (): void => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  }
  return controller.signal
}

// Links that only look visible are prefetched in vain.
Element.prototype.checkVisibility ??= function () {
  return this.getClientRects().length > 0
}
