// The compiler is the test: a job carries what its kind says, and nothing else.
import type { Queryable } from '../database.ts'
import { enqueue } from './jobs.ts'

declare const db: Queryable

void enqueue(db, 'refund', { refundId: 'r' }, 0)
// @ts-expect-error: no such kind.
void enqueue(db, 'refnd', { refundId: 'r' }, 0)
// @ts-expect-error: another kind's data.
void enqueue(db, 'refund', { orderId: 'o' }, 0)
// @ts-expect-error: a mail of an order has no such template.
void enqueue(db, 'mail', { template: 'order-plaecd', orderId: 'o' }, 0)
