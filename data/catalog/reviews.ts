// Reviews of products.
import { instant, sql, type Queryable } from '../database.ts'

export type StoredReview = {
  readonly id: string
  readonly author: string
  readonly stars: number
  readonly text: string
  readonly locale: string
  readonly verified: boolean
  readonly writtenAt: number
  readonly answer: string | null
}

export type ReviewSummary = { readonly count: number; readonly average: number | null }

/** Shown reviews, those in the reader's language first, then the newest. */
export async function loadReviews(
  db: Queryable,
  productId: string,
  locale: string,
  limit: number,
): Promise<StoredReview[]> {
  return db.rows<StoredReview>(sql`
    select id, author, stars, text, locale, order_id is not null as verified, written_at as "writtenAt",
      answer
    from review where product_id = ${productId} and status = 'shown'
    order by (locale = ${locale}) desc, written_at desc, id limit ${limit}`)
}

/** `average` in hundredths of a star: 467 is 4.67. */
export async function summariseReviews(db: Queryable, productId: string): Promise<ReviewSummary> {
  const row = await db.row<{ count: number; average: number | null }>(sql`
    select count(*) as count, round(avg(stars) * 100)::int as average from review
    where product_id = ${productId} and status = 'shown'`)
  return row ?? { count: 0, average: null }
}

/** Latest reviews with four or five stars in the reader's language, with their product. */
export async function loadLatestReviews(
  db: Queryable,
  locale: string,
  limit: number,
): Promise<(StoredReview & { productId: string })[]> {
  return db.rows<StoredReview & { productId: string }>(sql`
    select r.id, author, stars, text, locale, order_id is not null as verified, written_at as "writtenAt",
      answer, product_id as "productId"
    from review r join product p on p.id = r.product_id and p.status = 'active'
    where r.status = 'shown' and stars >= 4 and locale = ${locale} order by written_at desc, r.id
    limit ${limit}`)
}

export type NewReview = Pick<StoredReview, 'id' | 'locale' | 'author' | 'stars' | 'text'> & {
  readonly orderId: string
  readonly productId: string
  /** Products of the order that the customer has and keeps: they wait for their reviews. */
  readonly keptProducts: readonly string[]
}

/** Adds a review for moderation; needs a transaction. Returns false if the order has reviewed the product before. */
export async function addReview(tx: Queryable, review: NewReview, now: number): Promise<boolean> {
  const { id, orderId, productId, keptProducts, locale, author, stars, text } = review
  // Serialises reviews of one order, so that the last one clears `awaits_review`.
  await tx.row(sql`select id from orders where id = ${orderId} for update`)
  const added = await tx.run(sql`
    insert into review (id, product_id, order_id, locale, author, stars, text, status, written_at)
    values (${id}, ${productId}, ${orderId}, ${locale}, ${author}, ${stars}, ${text},
      'waiting', ${instant(now)})
    on conflict do nothing`)
  await updateAwaitsReview(tx, orderId, keptProducts)
  return added === 1
}

/** An order waits for no review once all its products that the customer keeps are reviewed, or none is kept. */
export async function updateAwaitsReview(
  tx: Queryable,
  orderId: string,
  keptProducts: readonly string[],
): Promise<void> {
  await tx.run(sql`
    update orders set awaits_review = awaits_review and exists (
      select from unnest(${[...keptProducts]}::uuid[]) as kept(id) where not exists (
        select from review v where v.order_id = orders.id and v.product_id = kept.id))
    where id = ${orderId}`)
}

export type ReviewForMerchant = Omit<StoredReview, 'verified'> & {
  readonly productKey: string
  readonly title: string
  readonly orderNumber: string | null
  readonly status: string
}

/**
 * Those that wait: oldest first. Decided ones: newest first. `after` is the last review of the page before. Without a
 * locale, titles are in the home language.
 */
export async function listReviewsOf(
  db: Queryable,
  status: string,
  limit: number,
  { locale = null, after = null }: { readonly locale?: string | null; readonly after?: string | null } = {},
): Promise<ReviewForMerchant[]> {
  return db.rows<ReviewForMerchant>(sql`
    select r.id, p.key as "productKey", coalesce(nullif(t.title, ''), p.key) as title,
      o.number as "orderNumber", r.locale, r.author, r.stars, r.text,
      r.status, r.written_at as "writtenAt", r.answer
    from review r join product p on p.id = r.product_id left join orders o on o.id = r.order_id
    left join lateral (
      select title from product_text where product_id = p.id
      order by locale = ${locale}::text desc nulls last, locale = (select home_locale from shop_settings) desc, locale
      limit 1) t on true
    left join review a on a.id = ${after}::uuid
    where r.status = ${status} and (a.id is null or case
      when r.status = 'waiting' then (r.written_at, r.id) > (a.written_at, a.id)
      else r.written_at < a.written_at or (r.written_at = a.written_at and r.id > a.id) end)
    order by case when r.status = 'waiting' then r.written_at end, r.written_at desc, r.id limit ${limit}`)
}

/** Returns the product id; undefined for an unknown review. The decision can be changed later. */
export async function saveModeration(
  db: Queryable,
  id: string,
  status: 'shown' | 'refused',
): Promise<string | undefined> {
  return db.value<string>(sql`update review set status = ${status} where id = ${id} returning product_id`)
}

/** null removes the answer. Returns the product id; undefined for an unknown review. */
export async function saveAnswer(
  db: Queryable,
  id: string,
  answer: string | null,
  now: number,
): Promise<string | undefined> {
  return db.value<string>(sql`
    update review set answer = ${answer}, answered_at = ${instant(answer === null ? null : now)}
    where id = ${id} returning product_id`)
}

export type AnsweredReview = {
  readonly email: string
  /** Language of the order and of its e-mails. */
  readonly locale: string
  readonly productSlug: string
  readonly title: string
  readonly answer: string
}

/** A shown review with its answer; undefined without either, and for a review without an order. */
export function loadAnsweredReview(db: Queryable, id: string): Promise<AnsweredReview | undefined> {
  return db.row<AnsweredReview>(sql`
    select o.email, o.locale, coalesce(t.slug, p.key) as "productSlug", l.title, r.answer
    from review r join product p on p.id = r.product_id and p.status = 'active' join orders o on o.id = r.order_id
    left join product_text t on t.product_id = p.id and t.locale = o.locale
    join lateral (
      select title from order_line where order_id = o.id and product_id = r.product_id order by position limit 1) l
      on true
    where r.id = ${id} and r.status = 'shown' and r.answer is not null`)
}
