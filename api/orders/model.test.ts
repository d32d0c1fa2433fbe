// Model-based test of the order's states. After each action of customer, merchant, payment or scheduler the order has
// the model's state. Other transitions change nothing and are refused.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import type { OrderStatus } from '#domain/orders/order.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { expire } from '#services/orders/expire-order.ts'
import { settle } from '#services/payment/settle.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { placed, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

type Placed = Awaited<ReturnType<typeof placed>>
type Model = { status: OrderStatus; events: number }

const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
const advanceTo = (to: OrderStatus) => async (order: Placed) => {
  const tracking = to === 'shipped' ? parcel : null
  return advanceOrder(shop.db, await readOrder(shop, order), to, tracking, shop.clock.now)
}

/** Actions of the merchant return the refusal or null; the others return nothing. */
const actions = {
  // Late payments are tested in interleavings.test.ts.
  'the payment arrives': async ({ order, reference }: Placed): Promise<void> => {
    if ((await readOrder(shop, order)).status === 'unpaid') shop.payments.states.set(reference, 'paid')
    await settle(order.id, shop.shop)
  },
  'the time to pay is over': async ({ order }: Placed) => expire(order.id, shop.shop),
  'the customer cancels': async ({ number, access }: Placed) =>
    void (await shop.call('order.cancel', { number, access })),
  'the customer has it': async ({ number, access }: Placed) =>
    void (await shop.call('order.confirmDelivery', { number, access })),
  'it is packed': advanceTo('processed'),
  'the courier is called': advanceTo('pickup'),
  'a parcel leaves': advanceTo('shipped'),
  'it is delivered': advanceTo('delivered'),
  'the merchant cancels': advanceTo('cancelled'),
}
type Action = keyof typeof actions

const transitions: Record<OrderStatus, Partial<Record<Action, OrderStatus>>> = {
  unpaid: {
    'the payment arrives': 'processing',
    'the time to pay is over': 'cancelled',
    'the customer cancels': 'cancelled',
    'the merchant cancels': 'cancelled',
  },
  processing: {
    'it is packed': 'processed',
    'the courier is called': 'pickup',
    'a parcel leaves': 'shipped',
    'the customer cancels': 'cancelled',
    'the merchant cancels': 'cancelled',
  },
  processed: {
    'the courier is called': 'pickup',
    'a parcel leaves': 'shipped',
    'the merchant cancels': 'cancelled',
  },
  pickup: { 'a parcel leaves': 'shipped' },
  // A further parcel of the same order.
  shipped: {
    'a parcel leaves': 'shipped',
    'it is delivered': 'delivered',
    'the customer has it': 'delivered',
  },
  delivered: {},
  cancelled: {},
}

class Command implements fc.AsyncCommand<Model, Placed> {
  readonly action: Action
  constructor(action: Action) {
    this.action = action
  }
  check(): boolean {
    return true
  }
  async run(model: Model, order: Placed): Promise<void> {
    const to = transitions[model.status][this.action]
    const answer = await actions[this.action](order)
    const { status, events } = await readOrder(shop, order)
    assert.equal(status, to ?? model.status)
    assert.equal(events.length, model.events + (to ? 1 : 0), 'each move is one event')
    if (answer !== undefined) assert.equal(answer === null, to !== undefined)
    if (answer) assert.match(answer.refused, /^order-(already-there|cannot-move|not-yours-to-move)$/)
    Object.assign(model, { status, events: events.length })
  }
  toString(): string {
    return this.action
  }
}

test('every sequence of actions leads to the state of the model, with one event per transition', async () => {
  const commands = (Object.keys(actions) as Action[]).map((action) => fc.constant(new Command(action)))
  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 12 }), async (sequence) => {
    const order = await placed(shop)
    const start = () => ({
      model: { status: 'unpaid' as const, events: order.order.events.length },
      real: order,
    })
    await fc.asyncModelRun(start, sequence)
    await shop.setStock(shop.teddy.variant, 20)
  })
  await fc.assert(property, { numRuns: 60 })
})
