// Enqueues mails with the links of the latest orders of an e-mail address.
import { instant, json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

const mostLinks = 3

/** One statement for every address, so its time does not tell whether there are orders. */
export async function enqueueLinkMails(db: Queryable, email: string, now: number): Promise<void> {
  const jobs = Array.from({ length: mostLinks }, (_, at) => ({ id: newId(now), place: at + 1 }))
  await db.run(sql`
    insert into job (id, kind, data, run_at, created_at)
    select job.id, 'mail', jsonb_build_object('template', 'order-link', 'orderId', o.id), ${instant(now)}, ${instant(now)}
    from jsonb_to_recordset(${json(jobs)}::jsonb) as job(id uuid, place bigint)
    join (
      select id, row_number() over (order by placed_at desc) as place from orders
      where lower(email) = lower(${email})
      order by placed_at desc limit ${mostLinks}) as o using (place)`)
}
