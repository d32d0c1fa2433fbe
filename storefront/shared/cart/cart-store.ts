// Store of the cart. It shows the predicted result of a change at once and replaces it with the server's reply. A
// refused change is reverted. Calls run one after another and keep their order.
import { createStore } from '#web/platform/store.ts'
import type { CartView, Change } from './cart-view.ts'

export type CartState = {
  /** null until the first reply of the server in this browser. */
  readonly cart: CartView | null
  readonly count: number
  /** A call is running. */
  readonly busy: boolean
  /** The server was not reached, and no cart is stored. */
  readonly failed: boolean
}

/** `message` is the server's, in the shopper's language; '' if the server was not reached. */
export type CartOutcome = { readonly done: true } | { readonly done: false; readonly message: string }

type Task = {
  readonly change: Change
  /** Makes the call. `idOf` maps the temporary id of a new line to the id assigned by the server. */
  readonly send: (idOf: (lineId: string) => string) => Promise<CartView>
  readonly settle: (outcome: CartOutcome) => void
}

export type CartPorts = {
  readonly read: () => CartView | null
  readonly write: (cart: CartView) => void
  readonly predict: (view: CartView | null, change: Change) => CartView | null
  /** The message of a refusal; undefined for a fault, which cancels all waiting changes. */
  readonly messageOf: (error: unknown) => string | undefined
}

export const unknownCart: CartState = { cart: null, count: 0, busy: false, failed: false }

export function createCartStore(ports: CartPorts) {
  let confirmed: CartView | null = null
  let tasks: readonly Task[] = []
  let failed = false
  let running = false
  const state = createStore(unknownCart)
  /** Temporary line id → id assigned by the server. */
  const assignedIds = new Map<string, string>()

  function publish(): void {
    const cart = tasks.reduce((view, { change }) => ports.predict(view, change), confirmed)
    state.set({ cart, count: cart?.count ?? 0, busy: tasks.length > 0, failed: failed && !cart })
  }

  function accept(cart: CartView): void {
    confirmed = cart
    failed = false
    ports.write(cart)
  }

  async function runTasks(): Promise<void> {
    if (running) return
    running = true
    for (let task = tasks[0]; task; task = tasks[0]) {
      const outcome = await attempt(task)
      tasks = tasks.filter((other) => other !== task)
      if (outcome === 'fault') failAll(task)
      else task.settle(outcome)
      publish()
    }
    running = false
  }

  async function attempt({ change, send }: Task): Promise<CartOutcome | 'fault'> {
    try {
      const before = confirmed
      const cart = await send((lineId) => assignedIds.get(lineId) ?? lineId)
      if (change.kind === 'add') recordAssignedId(change, cart, before)
      accept(cart)
      return { done: true }
    } catch (error) {
      const message = ports.messageOf(error)
      return message === undefined ? 'fault' : { done: false, message }
    }
  }

  function recordAssignedId(
    { lineId, line }: Extract<Change, { kind: 'add' }>,
    cart: CartView,
    before: CartView | null,
  ): void {
    const isNew = (id: string) => !before?.lines.some((other) => other.id === id)
    const added = cart.lines.find((other) => other.variantId === line.variantId && isNew(other.id))
    if (!added) return
    assignedIds.set(lineId, added.id)
    tasks = tasks.map((task) =>
      isAboutLine(task.change, lineId) ? { ...task, change: { ...task.change, lineId: added.id } } : task,
    )
  }

  function failAll(task: Task): void {
    failed = true
    for (const each of [task, ...tasks]) each.settle({ done: false, message: '' })
    tasks = []
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Publishes again after the rules of `predict` have changed. */
    refresh: publish,
    /** Reads the stored cart again, also after a change in another tab. */
    recall(): void {
      confirmed = ports.read()
      publish()
    },
    /** Sets a cart that did not come from a change, e.g. after an order. */
    replace(cart: CartView): void {
      accept(cart)
      publish()
    },
    change(change: Change, send: Task['send']): Promise<CartOutcome> {
      return new Promise((settle) => {
        tasks = [...withoutSuperseded(tasks, change), { change, send, settle }]
        publish()
        void runTasks()
      })
    },
  }
}

function isAboutLine(change: Change, lineId: string): boolean {
  return change.kind !== 'add' && change.kind !== 'server-only' && change.lineId === lineId
}

/** Drops the last waiting quantity change if the new change sets the quantity of the same line. */
function withoutSuperseded(tasks: readonly Task[], change: Change): readonly Task[] {
  const last = tasks.length > 1 ? tasks.at(-1) : undefined
  if (change.kind !== 'quantity' || last?.change.kind !== 'quantity' || last.change.lineId !== change.lineId)
    return tasks
  last.settle({ done: true })
  return tasks.slice(0, -1)
}
