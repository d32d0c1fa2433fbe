// The visitor's cart: `useCart()` reads it, `cart` changes it. No promise rejects: a refusal shows its
// message and resolves as an outcome.
import type { Input } from '#api/call.ts'
import type { NewLine } from '#domain/orders/cart.ts'
import type { Country } from '#domain/markets/market.ts'
import { call, refusalMessage, type CallOptions } from '#web/platform/api/call.ts'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { track } from '../analytics/track.ts'
import type { AnalyticsLine } from '../analytics/events.ts'
import { shareCartCount } from './cart-count.ts'
import { cartStorageKey } from './cart-storage-key.ts'
import { readCart, writeCart } from './cart-storage.ts'
import {
  createCartStore,
  unknownCart,
  type CartOutcome,
  type CartPorts,
  type CartState,
} from './cart-store.ts'
import { emptyView, type Change, type LineFacts, type LineGift, type LineText } from './cart-view.ts'
import { randomKey } from '#web/platform/api/random-key.ts'
import { useStore } from '#web/platform/store.ts'
import { onStorageChange, readStored, writeStored } from '#web/platform/storage/storage.ts'

export { cardFacts, lineFacts, type CartLineView, type CartView, type LineFacts } from './cart-view.ts'
export type { CartOutcome, CartState } from './cart-store.ts'

/** Fallback until the rules are loaded: only quantities change at once; totals follow with the reply. */
let predict: CartPorts['predict'] = (view, change) =>
  view && change.kind === 'quantity'
    ? {
        ...view,
        lines: view.lines.map((line) =>
          line.id === change.lineId ? { ...line, quantity: change.quantity } : line,
        ),
      }
    : view

const rules = deferred(
  () =>
    import('./optimistic-cart.ts').then((module) => {
      predict = module.predictCart
      store.refresh()
    }),
  { when: 'use' },
)

/** Loads the rules for predictions. Only changes need them; without them, the server's reply shows the change. */
export function loadCartRules(): void {
  rules().catch(() => undefined)
}

const store = createCartStore({
  predict: (view, change) => predict(view, change),
  read: () => readCart(readStored(cartStorageKey)),
  write: (cart) => void writeStored(cartStorageKey, writeCart(cart)),
  messageOf: refusalMessage,
})

if (typeof window !== 'undefined') {
  store.subscribe(() => shareCartCount(store.get().count))
  store.recall()
  onStorageChange(cartStorageKey, () => store.recall())
}

export function useCart(): CartState {
  return useStore(store, (state) => state, unknownCart)
}

function change(what: Change, send: Parameters<typeof store.change>[1]): Promise<CartOutcome> {
  loadCartRules()
  return store.change(what, send)
}

let loading: Promise<CartOutcome> | null = null
const serverOnly: Change = { kind: 'server-only' }

const lineOf = (lineId: string) => store.get().cart?.lines.find(({ id }) => id === lineId)

/** Reports added or (negative quantity) removed items to analytics after the server has accepted the
 * change. */
async function withAnalytics(
  pending: Promise<CartOutcome>,
  line: AnalyticsLine | undefined,
  quantity: number,
): Promise<CartOutcome> {
  const outcome = await pending
  if (outcome.done && line && quantity !== 0)
    track({
      name: quantity > 0 ? 'add_to_cart' : 'remove_from_cart',
      line,
      quantity: Math.abs(quantity),
    })
  return outcome
}

export const cart = {
  /** Fetches the cart with current prices and stock. */
  load(): Promise<CartOutcome> {
    loading ??= cart.reload().finally(() => (loading = null))
    return loading
  },

  /** The same after a sign-in: the reply of an earlier request may be the guest's cart. */
  reload(): Promise<CartOutcome> {
    loadCartRules()
    return store.change(serverOnly, () => call('cart.view', {}, { background: true }))
  },

  /** `facts`: `lineFacts(product, variant)`, so that the line is shown before the reply. */
  add(line: NewLine, facts: LineFacts, country: Country): Promise<CartOutcome> {
    const idempotencyKey = randomKey()
    const input: Input<'cart.add'> = { ...line }
    const pending = change({ kind: 'add', lineId: idempotencyKey, line, facts, country }, () =>
      call('cart.add', input, { idempotencyKey }),
    )
    return withAnalytics(pending, facts, line.quantity)
  },

  changeQuantity(lineId: string, quantity: number): Promise<CartOutcome> {
    const line = lineOf(lineId)
    const pending = change({ kind: 'quantity', lineId, quantity }, (idOf) =>
      call('cart.changeQuantity', { lineId: idOf(lineId), quantity }),
    )
    return withAnalytics(pending, line, quantity - (line?.quantity ?? quantity))
  },

  changeGift(lineId: string, gift: LineGift, options?: CallOptions): Promise<CartOutcome> {
    return change({ kind: 'gift', lineId, ...gift }, (idOf) =>
      call('cart.changeGift', { lineId: idOf(lineId), ...gift }, options),
    )
  },

  changeText(lineId: string, text: LineText, options: CallOptions): Promise<CartOutcome> {
    return change({ kind: 'text', lineId, ...text }, (idOf) =>
      call('cart.changeText', { lineId: idOf(lineId), ...text }, options),
    )
  },

  remove(lineId: string): Promise<CartOutcome> {
    const line = lineOf(lineId)
    const pending = change({ kind: 'remove', lineId }, (idOf) =>
      call('cart.remove', { lineId: idOf(lineId) }),
    )
    return withAnalytics(pending, line, -(line?.quantity ?? 0))
  },

  /** The form shows refusals beside the field, not as a toast. */
  applyCoupon(code: string): Promise<CartOutcome> {
    return store.change(serverOnly, () => call('cart.applyCoupon', { code }, { handlesRefusals: true }))
  },

  removeCoupon(): Promise<CartOutcome> {
    return store.change(serverOnly, () => call('cart.removeCoupon', {}))
  },

  /** Empties the cart after an order is placed; the server has already emptied its own. */
  empty(country: Country, unitPrice: LineFacts['unitPrice']): void {
    store.replace(emptyView({ country, facts: { unitPrice } }))
  },
}
