// Compile-time test: `enqueue` accepts only known kinds with the data of their kind.
import type { Queryable } from '../database.ts'
import { enqueue } from './jobs.ts'

declare const db: Queryable

void enqueue(db, 'refund', { refundId: 'r' }, 0)
// @ts-expect-error: unknown kind.
void enqueue(db, 'refnd', { refundId: 'r' }, 0)
// @ts-expect-error: data of another kind.
void enqueue(db, 'refund', { orderId: 'o' }, 0)
// @ts-expect-error: unknown template.
void enqueue(db, 'mail', { template: 'order-plaecd', orderId: 'o' }, 0)
