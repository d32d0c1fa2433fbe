// Checks for inconsistent data: amounts, stock, payments, and jobs that failed.
import { maxSkewMs, readDatabaseTime } from '#data/database-clock.ts'
import { instant, sql, type Db, type Statement } from '#data/database.ts'
import { loadSettings } from '#data/settings.ts'
import { addDays, yearOf, type PlainDate } from '#domain/calendar/calendar.ts'
import { endingTables } from '#domain/calendar/day-tables.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { lastKnownYear } from '#domain/calendar/movable-holidays.ts'
import { isReservedKey } from '#domain/catalog/product-key.ts'
import { standardMarkets } from '#domain/markets/market.ts'
import { sampleRemains } from '#sample/sample-remains.ts'
import { environment, readConfig } from '#server/config.ts'
import { productionRisks, riskLines, type ProductionRisk } from '#server/production-risks.ts'
import { routes } from '#storefront/routes.ts'
import { splitLocale } from '#web/platform/pages/locale-path.ts'
import { matchRoute } from '#web/platform/pages/match.ts'
import { table, type Command } from '../command.ts'

const daysAhead = 365

type Finding = { readonly check: string; readonly wrong: number; readonly about: string }

type Check = { readonly check: string; readonly about: string } & (
  | { readonly count: (db: Db, now: number) => Promise<number> }
  /** It counts them as `wrong`. */
  | { readonly statement: (now: number) => Statement }
)

const checks: readonly Check[] = [
  {
    check: 'database',
    about: 'answers, with its schema up to date',
    count: async (db) => ((await db.row(sql`select 1 from migration limit 1`)) ? 0 : 1),
  },
  {
    check: 'clock',
    about: `seconds between this machine's clock and the database's, where more than ${maxSkewMs / 1_000}`,
    async count(db) {
      const skewMs = Math.abs(Date.now() - (await readDatabaseTime(db)))
      return skewMs > maxSkewMs ? Math.round(skewMs / 1_000) : 0
    },
  },
  {
    check: 'calendar',
    about:
      'lunar festivals whose days of the next twelve months are not in their table (domain/calendar/day-tables.ts)',
    count: async (_db, now) => endingTables(yearAfter(now)).length,
  },
  {
    check: 'holidays',
    about:
      'markets whose lunar holidays of the next twelve months are not in their table (domain/calendar/movable-holidays.ts)',
    async count(db, now) {
      const markets = (await loadSettings(db))?.value.markets ?? standardMarkets
      const year = yearOf(yearAfter(now))
      return markets.filter((market) => (lastKnownYear(market) ?? year) < year).length
    },
  },
  {
    check: 'order lines',
    about: 'orders whose lines do not add up to their subtotal',
    statement: () => sql`
      select count(*) as wrong from (select o.id from orders o left join order_line l on l.order_id = o.id
        group by o.id having o.subtotal <> coalesce(sum(l.unit_price * l.quantity), 0)) as wrong`,
  },
  {
    check: 'payments',
    about: 'orders and payments that contradict each other',
    statement: () => sql`
      select count(*) as wrong from orders o join payment p on p.order_id = o.id
      where (p.status = 'paid') <> (o.payment_status in ('paid', 'partially-refunded')) or p.amount <> o.total`,
  },
  {
    check: 'refunds',
    about: 'money that no provider has accepted to pay back for an hour, or cancelled orders that kept some',
    statement: (now) => sql`
      select count(*) as wrong from orders o join payment p on p.order_id = o.id
      where (o.status = 'cancelled' and o.payment_status <> 'unpaid' and p.refund_total <> p.amount)
        or exists (select 1 from refund r where r.order_id = o.id and r.done_at is null and r.failed_at is null
          and r.reference is null and r.promised_at < ${instant(now - hourMs)}
          and not exists (select from payment_dispute d where d.order_id = o.id and d.state not in ('won', 'warning')
            and (d.payment_reference is null or d.payment_reference = coalesce(r.payment_reference, p.reference))))`,
  },
  {
    check: 'overdue',
    about: 'unpaid orders that still hold stock five minutes after their time, while no bank is deciding',
    statement: (now) => sql`
      select count(*) as wrong from orders where status = 'unpaid' and held_until < ${instant(now - 300_000)}
        and not exists (select 1 from payment p where p.order_id = orders.id and p.status = 'confirming')`,
  },
  {
    check: 'coupons',
    about: 'coupons whose count differs from their uses',
    statement: () => sql`
      select count(*) as wrong from coupon c where used <> (select count(*) from coupon_use u where u.coupon_id = c.id)`,
  },
  {
    check: 'promotions',
    about: 'promotions with a limit whose count differs from their uses',
    statement: () => sql`
      select count(*) as wrong from promotion p
      where usage_limit is not null and used <> (select count(*) from promotion_use u where u.promotion_id = p.id)`,
  },
  {
    check: 'prices',
    about: 'prices that are not the last of their history, or struck ones that were never asked',
    statement: () => sql`
      select count(*) as wrong from variant_price vp
      join lateral (select price from price_history h where h.variant_id = vp.variant_id and h.currency = vp.currency
        order by since desc limit 1) last on true
      where vp.price <> last.price or (vp.compare_at is not null and not exists (select from price_history h
        where h.variant_id = vp.variant_id and h.currency = vp.currency and h.price = vp.compare_at))`,
  },
  {
    check: 'work',
    about: 'jobs that failed for good: see `job list`, then `job retry`',
    statement: () => sql`select count(*) as wrong from job where dead_at is not null`,
  },
  {
    check: 'catalogue',
    about: 'active products without a picture, or with a variant lacking a price',
    statement: () => sql`
      select count(*) as wrong from product p where status = 'active' and (
        not exists (select 1 from product_picture where product_id = p.id)
        or exists (select 1 from variant v where v.product_id = p.id and not exists (select 1 from variant_price where variant_id = v.id)))`,
  },
  {
    check: 'addresses',
    about: 'active products that no address leads to, because of their key',
    count: countUnreachableKeys,
  },
]

function yearAfter(now: number): PlainDate {
  return addDays(new Date(now).toISOString().slice(0, 10) as PlainDate, daysAhead)
}

/** A page or a language prefix may shadow a key, or the key has an invalid form. */
async function countUnreachableKeys(db: Db): Promise<number> {
  const rows = await db.rows<{ key: string }>(sql`select key from product where status = 'active'`)
  const isReachable = ({ key }: { key: string }): boolean =>
    !isReservedKey(key) && matchRoute(routes, splitLocale(`/${key}`).path)?.route.name === 'product'
  return rows.filter((row) => !isReachable(row)).length
}

async function countWrong(db: Db, check: Check, now: number): Promise<number> {
  if ('count' in check) return check.count(db, now)
  return (await db.value<number>(check.statement(now))) ?? 0
}

/** Risks that a start with NODE_ENV=production would refuse or report, whatever the current NODE_ENV. */
async function risksInProduction(db: Db, now: number): Promise<ProductionRisk[]> {
  const config = readConfig({ ...environment(), NODE_ENV: 'production' })
  return productionRisks(config, await sampleRemains(db, now), (await loadSettings(db))?.value)
}

function describeRisks(risks: readonly ProductionRisk[]): string[] {
  const refusing = risks.filter(({ refuses }) => refuses)
  const others = risks.filter(({ refuses }) => !refuses)
  return [
    ...(refusing.length > 0 ? ['', 'A start in production would be refused:', ...riskLines(refusing)] : []),
    ...(others.length > 0 ? ['', 'To note in production:', ...riskLines(others)] : []),
    ...(risks.length > 0 ? [] : ['', 'Nothing stands against a start in production.']),
  ]
}

export const doctorCommand: Command = {
  usage: 'doctor',
  about: 'Examines the shop: amounts, payments, holds, coupons, stuck work, catalogue, and its settings.',
  async run(db, { now }) {
    const findings: Finding[] = []
    for (const each of checks) {
      const { check, about } = each
      findings.push({ check, about, wrong: await countWrong(db, each, now) })
    }
    const production = await risksInProduction(db, now)
    const healthy = findings.every(({ wrong }) => wrong === 0)
    const rows = findings.map(({ check, wrong, about }) => [wrong === 0 ? 'ok' : String(wrong), check, about])
    const text = [
      table(['', 'check', 'looks for'], rows),
      '',
      healthy ? 'The shop is well.' : 'The shop needs a look at what is counted above.',
      ...describeRisks(production),
    ].join('\n')
    return { text, json: { healthy, findings, production }, alarm: !healthy }
  },
}
