// What the app needs and the oldest supported browsers lack: docs/decisions/0055-supported-browsers.md. Only they
// load this file, before the app.
import { apply, isSupported } from '@oddbird/popover-polyfill/fn'

if (!isSupported()) apply({ layerName: 'old' })

function add(target: object, name: string, value: object): void {
  if (!(name in target)) Object.defineProperty(target, name, { value })
}

add(Map, 'groupBy', <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key) => {
  const groups = new Map<Key, Item[]>()
  let at = 0
  for (const item of items) {
    const key = keyOf(item, at++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
})

add(AbortSignal, 'any', (signals: Iterable<AbortSignal>) => {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = (): void => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  }
  return controller.signal
})

// Links that only look visible are prefetched in vain.
add(Element.prototype, 'checkVisibility', function (this: Element) {
  return this.getClientRects().length > 0
})
