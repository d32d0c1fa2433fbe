// The life of an order held against a model of it: any acts of customer, merchant, payment and clock, one after the other,
// lead where the model says. What it does not name changes nothing, and the merchant is told why.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import type { OrderStatus } from '#domain/orders/order.ts'
import { settle } from '../payment/settle.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { advanceOrder } from './advance-order.ts'
import { expire } from './expire-order.ts'
import { placed, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

type Placed = Awaited<ReturnType<typeof placed>>
type Model = { status: OrderStatus; events: number }

const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
const moves = (to: OrderStatus) => async (order: Placed) => {
  const tracking = to === 'shipped' ? parcel : null
  return advanceOrder(shop.db, await readOrder(shop, order), to, tracking, shop.clock.now)
}

/** The merchant's acts answer with the refusal, or null; those of others with nothing. */
const acts = {
  // Money that comes too late is a matter of interleavings.test.ts.
  'the payment arrives': async ({ order, reference }: Placed): Promise<void> => {
    if ((await readOrder(shop, order)).status === 'unpaid') shop.payments.states.set(reference, 'paid')
    await settle(order.id, shop.shop)
  },
  'the time to pay is over': async ({ order }: Placed) => expire(order.id, shop.shop),
  'the customer cancels': async ({ number, access }: Placed) =>
    void (await shop.call('order.cancel', { number, access })),
  'the customer has it': async ({ number, access }: Placed) =>
    void (await shop.call('order.confirmDelivery', { number, access })),
  'it is packed': moves('processed'),
  'the courier is called': moves('pickup'),
  'a parcel leaves': moves('shipped'),
  'it is delivered': moves('delivered'),
  'the merchant cancels': moves('cancelled'),
}
type Act = keyof typeof acts

const life: Record<OrderStatus, Partial<Record<Act, OrderStatus>>> = {
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
  // Another parcel of the same order.
  shipped: {
    'a parcel leaves': 'shipped',
    'it is delivered': 'delivered',
    'the customer has it': 'delivered',
  },
  delivered: {},
  cancelled: {},
}

class Command implements fc.AsyncCommand<Model, Placed> {
  readonly act: Act
  constructor(act: Act) {
    this.act = act
  }
  check(): boolean {
    return true
  }
  async run(model: Model, order: Placed): Promise<void> {
    const to = life[model.status][this.act]
    const answer = await acts[this.act](order)
    const { status, events } = await readOrder(shop, order)
    assert.equal(status, to ?? model.status)
    assert.equal(events.length, model.events + (to ? 1 : 0), 'each move is one event')
    if (answer !== undefined) assert.equal(answer === null, to !== undefined)
    if (answer) assert.match(answer.refused, /^order-(already-there|cannot-move|not-yours-to-move)$/)
    Object.assign(model, { status, events: events.length })
  }
  toString(): string {
    return this.act
  }
}

test('whatever customer, merchant, payment and clock do, an order goes where its life leads, and nowhere else', async () => {
  const commands = (Object.keys(acts) as Act[]).map((act) => fc.constant(new Command(act)))
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
