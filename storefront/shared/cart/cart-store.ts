// The cart of this browser. A change is shown at once as the rules foresee it and then replaced by the shop's
// answer; a refused one is taken back. Calls go out one after the other, so quick presses never overtake each other.
import type { CartView, Change } from './cart-view.ts'

export type CartState = {
  /** null until the shop has been asked for the first time in this browser. */
  readonly cart: CartView | null
  readonly count: number
  /** An answer is awaited. */
  readonly busy: boolean
  /** The shop could not be asked, and nothing is known. */
  readonly failed: boolean
}

/** `message` is the shop's, in the shopper's language; '' where it could not be reached. */
export type CartOutcome = { readonly done: true } | { readonly done: false; readonly message: string }

type Task = {
  readonly change: Change
  /** Makes the call; `idOf` turns the id of a line that was shown before it had one into its own. */
  readonly send: (idOf: (lineId: string) => string) => Promise<CartView>
  readonly settle: (outcome: CartOutcome) => void
}

export type CartPorts = {
  readonly read: () => CartView | null
  readonly write: (cart: CartView) => void
  /** The cart with a change in it, as far as that can be told before the shop has. */
  readonly foresee: (view: CartView | null, change: Change) => CartView | null
  /** The message of a refusal; undefined for a fault, after which waiting changes are given up. */
  readonly messageOf: (error: unknown) => string | undefined
}

export const unknownCart: CartState = { cart: null, count: 0, busy: false, failed: false }

export function createCartStore(ports: CartPorts) {
  let known: CartView | null = null
  let tasks: readonly Task[] = []
  let failed = false
  let running = false
  let state = unknownCart
  const listeners = new Set<() => void>()
  /** Lines shown before the shop had named them → their ids. */
  const named = new Map<string, string>()

  function publish(): void {
    const cart = tasks.reduce((view, { change }) => ports.foresee(view, change), known)
    state = { cart, count: cart?.count ?? 0, busy: tasks.length > 0, failed: failed && !cart }
    for (const listener of listeners) listener()
  }

  function accept(cart: CartView): void {
    known = cart
    failed = false
    ports.write(cart)
  }

  async function work(): Promise<void> {
    if (running) return
    running = true
    for (let task = tasks[0]; task; task = tasks[0]) {
      const outcome = await attempt(task)
      tasks = tasks.filter((other) => other !== task)
      if (outcome === 'fault') giveUp(task)
      else task.settle(outcome)
      publish()
    }
    running = false
  }

  async function attempt({ change, send }: Task): Promise<CartOutcome | 'fault'> {
    try {
      const before = known
      const cart = await send((lineId) => named.get(lineId) ?? lineId)
      if (change.kind === 'add') rememberName(change, cart, before)
      accept(cart)
      return { done: true }
    } catch (error) {
      const message = ports.messageOf(error)
      return message === undefined ? 'fault' : { done: false, message }
    }
  }

  function rememberName(
    { lineId, line }: Extract<Change, { kind: 'add' }>,
    cart: CartView,
    before: CartView | null,
  ): void {
    const isNew = (id: string) => !before?.lines.some((other) => other.id === id)
    const mine = cart.lines.find((other) => other.variantId === line.variantId && isNew(other.id))
    if (!mine) return
    named.set(lineId, mine.id)
    tasks = tasks.map((task) =>
      isAboutLine(task.change, lineId) ? { ...task, change: { ...task.change, lineId: mine.id } } : task,
    )
  }

  function giveUp(task: Task): void {
    failed = true
    for (const each of [task, ...tasks]) each.settle({ done: false, message: '' })
    tasks = []
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: (): CartState => state,
    /** Shows the same again, where `foresee` has learned more. */
    refresh: publish,
    /** Takes up what this browser remembers, also when another tab has changed it. */
    recall(): void {
      known = ports.read()
      publish()
    },
    /** The cart as somebody else learned it, e.g. after an order was placed. */
    replace(cart: CartView): void {
      accept(cart)
      publish()
    },
    change(change: Change, send: Task['send']): Promise<CartOutcome> {
      return new Promise((settle) => {
        tasks = [...withoutOvertaken(tasks, change), { change, send, settle }]
        publish()
        void work()
      })
    },
  }
}

function isAboutLine(change: Change, lineId: string): boolean {
  return change.kind !== 'add' && change.kind !== 'unforeseeable' && change.lineId === lineId
}

/** Of several quantities pressed for one line, only the last that still waits is sent. */
function withoutOvertaken(tasks: readonly Task[], change: Change): readonly Task[] {
  const last = tasks.length > 1 ? tasks.at(-1) : undefined
  if (change.kind !== 'quantity' || last?.change.kind !== 'quantity' || last.change.lineId !== change.lineId)
    return tasks
  last.settle({ done: true })
  return tasks.slice(0, -1)
}
