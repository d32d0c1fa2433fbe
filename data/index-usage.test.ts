// Checks that lookups of single rows use an index.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadCustomer } from './customers/customers.ts'
import { loadPeople } from './customers/people.ts'
import { customersWithAlerts } from './customers/wishlist-alerts.ts'
import { queryableFrom, type Queryable, type Statement } from './database.ts'
import { newId } from './ids.ts'
import { exportOrders } from './orders/export-orders.ts'
import { findGift } from './orders/gifts.ts'
import { loadOrder } from './orders/orders.ts'
import { findOrderToSettle, takeDuePaymentChecks } from './orders/payments.ts'
import { findPromotion } from './promotions/promotion-admin.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
before(async () => void (database = await createTestDatabase()))
after(() => database.drop())

const id = newId(Date.UTC(2026, 2, 2))

const queries: Record<string, (db: Queryable) => Promise<unknown>> = {
  'an order by its id': (db) => loadOrder(db, { id }),
  'an order by its number': (db) => loadOrder(db, { number: '0000-0000-000' }),
  'an order that is to be settled': (db) =>
    findOrderToSettle(db, { provider: 'sandbox', reference: 'sbx_0' }),
  'unpaid orders with a due payment check': (db) =>
    takeDuePaymentChecks(db, { firstAfterMs: 1, withinMs: 1, limit: 1 }, 0),
  'all orders of a customer': (db) => exportOrders(db, { customerId: id }),
  'a gift by its code': (db) => findGift(db, '0000-0000-0000'),
  'a customer by e-mail': (db) => loadCustomer(db, { email: 'ada@example.com' }),
  'the people of a customer': (db) => loadPeople(db, id),
  'a promotion with its coupons': (db) => findPromotion(db, 'easter'),
  'customers with news of wishes': (db) => customersWithAlerts(db, 0),
}

for (const [name, query] of Object.entries(queries))
  test(`${name}: no sequential scan of a table`, async () => {
    const plan = await database.db.transaction(async (tx) => {
      const statements: Statement[] = []
      const record = (statement: Statement): Statement => {
        statements.push(statement)
        return statement
      }
      await query(
        queryableFrom({
          run: (statement) => tx.run(record(statement)),
          rows: (statement) => tx.rows(record(statement)),
        }),
      )
      // The test tables are empty, so the planner would choose sequential scans.
      await tx.run({ name: '', text: 'set local enable_seqscan = off', values: [] })
      const plans: string[] = []
      for (const { text, values } of statements)
        for (const row of await tx.rows<{ 'QUERY PLAN': string }>({
          name: '',
          text: `explain ${text}`,
          values,
        }))
          plans.push(row['QUERY PLAN'])
      return plans
    })
    assert.ok(plan.length > 0)
    const read = plan.filter((line) => line.includes('Seq Scan'))
    assert.deepEqual(read, [], read.join('\n'))
  })
