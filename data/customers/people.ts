// People who receive gifts from a customer, with their gift dates. Every statement checks the owner.
import type { GiftDay } from '#domain/customers/gift-date.ts'
import type { Address } from '#domain/delivery/address.ts'
import type { Country } from '#domain/markets/market.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import { giftDayOf, type GiftDayRow } from './gift-dates.ts'

export type StoredGiftDate = {
  readonly id: string
  readonly day: GiftDay
  readonly remind: boolean
  /** Due time of the next reminder in milliseconds; null without one. */
  readonly remindAt: number | null
}

export type Person = {
  readonly id: string
  readonly name: string
  readonly relation: string
  readonly notes: string
  readonly country: Country
  readonly address: Address | null
  readonly dates: readonly StoredGiftDate[]
}

type Row = Omit<Person, 'dates'> & {
  dates: (GiftDayRow & { id: string; remind: boolean; remindAt: string | null })[]
}

/** All people of the customer in order of creation; empty for an unknown customer. Takes no lock. */
export async function loadPeople(db: Queryable, customerId: string): Promise<Person[]> {
  const rows = await db.rows<Row>(sql`
    select p.id, p.name, p.relation, p.notes, p.country, p.address,
      (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'month', d.month, 'day', d.day,
        'year', d.year, 'remind', d.remind, 'remindAt', d.remind_at) order by d.id), '[]') from gift_date d
        where d.person_id = p.id) as dates
    from person p where p.customer_id = ${customerId} order by p.id`)
  return rows.map(({ dates, ...person }) => ({
    ...person,
    dates: dates.map((row) => ({
      id: row.id,
      day: giftDayOf(row),
      remind: row.remind,
      remindAt: row.remindAt === null ? null : Date.parse(row.remindAt),
    })),
  }))
}

export async function countPeople(tx: Queryable, customerId: string): Promise<number> {
  const people = await tx.value<number>(
    sql`select count(*)::int as people from person where customer_id = ${customerId}`,
  )
  return people ?? 0
}

/** Writes a person and replaces the gift dates; needs a transaction. Returns false for a foreign or unknown id. */
export async function savePerson(
  tx: Queryable,
  customerId: string,
  person: Person,
  isNew: boolean,
  now: number,
): Promise<boolean> {
  const { id, name, relation, notes, country, dates } = person
  const address = person.address && json(person.address)
  if (isNew)
    await tx.run(sql`
      insert into person (id, customer_id, name, relation, notes, country, address, updated_at)
      values (${id}, ${customerId}, ${name}, ${relation}, ${notes}, ${country}, ${address}, ${instant(now)})`)
  else {
    const changed = await tx.run(sql`
      update person set name = ${name}, relation = ${relation}, notes = ${notes}, country = ${country},
        address = ${address}, updated_at = ${instant(now)}
      where id = ${id} and customer_id = ${customerId}`)
    if (changed === 0) return false
  }
  const rows = dates.map((date) => ({
    id: date.id,
    month: null,
    day: null,
    year: null,
    ...date.day,
    remind: date.remind,
    remindAt: instant(date.remindAt),
  }))
  await tx.run(sql`
    delete from gift_date where person_id = ${id} and id <> all (${dates.map((date) => date.id)}::uuid[])`)
  await tx.run(sql`
    insert into gift_date (id, person_id, kind, month, day, year, remind, remind_at)
    select d."id", ${id}::uuid, d."kind", d."month", d."day", d."year", d."remind", d."remindAt"
    from jsonb_to_recordset(${json(rows)}::jsonb) as d("id" uuid, "kind" text, "month" int, "day" int,
      "year" int, "remind" boolean, "remindAt" timestamptz)
    on conflict (id) do update set kind = excluded.kind, month = excluded.month, day = excluded.day,
      year = excluded.year, remind = excluded.remind, remind_at = excluded.remind_at
      where gift_date.person_id = ${id}`)
  return true
}

/** An unknown or foreign id is ignored. */
export async function removePerson(db: Queryable, customerId: string, id: string): Promise<void> {
  await db.run(sql`delete from person where id = ${id} and customer_id = ${customerId}`)
}
