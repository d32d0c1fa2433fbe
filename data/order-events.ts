// The log of what happened to orders. An event and the mail that tells of it are written together, once.
import { mailOfEvent, type OrderEventKind } from '#domain/order-event.ts'
import type { Actor } from '#domain/order.ts'
import { json, sql, type Queryable } from './database.ts'

export type NewOrderEvent = {
  /** Also the id of its mail: one event, one mail. */
  readonly id: string
  readonly orderId: string
  readonly kind: OrderEventKind
  readonly actor: Actor
  readonly data?: Readonly<Record<string, unknown>>
}

export async function recordEvent(tx: Queryable, event: NewOrderEvent, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  const template = mailOfEvent[event.kind]
  await tx.run(sql`
    with event as (
      insert into order_event (id, order_id, kind, actor, data, at)
      values (${event.id}, ${event.orderId}, ${event.kind}, ${event.actor}, ${json(event.data ?? {})}::jsonb, ${now}::timestamptz))
    insert into job (id, kind, data, run_at, created_at)
    select ${event.id}::uuid, 'mail', ${json({ template, orderId: event.orderId, eventId: event.id })}::jsonb, ${now}::timestamptz, ${now}::timestamptz
    where ${template}::text is not null`)
}
