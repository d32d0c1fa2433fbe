// Lists, shows, creates, changes and ends coupons.
import type { Db, Queryable } from '#data/database.ts'
import { findCoupon, listCoupons, loadCouponUses, type CouponRecord } from '#data/promotions/coupon-admin.ts'
import { maxBatchCodes, normaliseCode } from '#domain/pricing/coupon.ts'
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { createCouponBatch, exportCouponBatch } from '#services/promotions/coupon-batch.ts'
import {
  changeCoupon,
  createCoupon,
  endCoupon,
  type CouponReward,
} from '#services/promotions/write-coupon.ts'
import {
  CommandProblem,
  requireChange,
  textOption,
  wholeNumber,
  type CommandResult,
  type Command,
  type Invocation,
  type Option,
  table,
} from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'
import { shopPeriod, shopTime } from '../shop-day.ts'
import { readUsage, unlimited, usageOptions } from '../usage-options.ts'

const rewardOptions = {
  percent: { type: 'string', about: 'How much off, 1 to 100.' },
  promotion: { type: 'string', about: 'Key of an existing promotion, instead of --percent.' },
} as const satisfies Record<string, Option>

const { from, until } = usageOptions

export const couponCommands: readonly Command[] = [
  {
    usage: 'coupon list',
    about: 'Lists the coupon codes, the newest first.',
    async run(db, { warehouse: { timeZone } }) {
      const coupons = await listCoupons(db)
      const rows = coupons.map((each) => [
        each.code,
        each.promotion,
        usedOf(each),
        each.oncePerCustomer ? 'once' : '',
        shopPeriod(each.startsAt, each.endsAt, timeZone),
        each.customer ?? '',
      ])
      const heading = ['Code', 'Promotion', 'Used', 'Each', `Runs (${timeZone})`, 'For']
      return { text: table(heading, rows, 'There are no coupons.'), json: coupons }
    },
  },
  {
    usage: 'coupon show <code>',
    about: 'Shows a coupon: its promotion, dates and uses.',
    async run(db, { args: [code = ''], warehouse: { timeZone } }) {
      const coupon = await loadCoupon(db, code)
      return { text: describe(coupon, timeZone), json: coupon }
    },
  },
  {
    usage: 'coupon create <code>',
    about: 'Makes a coupon: a percentage off, or the use of a promotion.',
    options: {
      ...rewardOptions,
      customer: { type: 'string', about: 'E-mail of the only customer who may use it, signed in.' },
      ...usageOptions,
    },
    async run(db, invocation) {
      const code = normaliseCode(invocation.args[0] ?? '')
      const usage = readUsage(invocation, unlimited)
      const customer = textOption(invocation, 'customer') ?? null
      const input = { code, reward: readReward(invocation), customer, ...usage }
      resultOf(await createCoupon(db, input, invocation.now))
      return answerWith(db, code, invocation)
    },
  },
  {
    usage: 'coupon batch <name> <count>',
    about: 'Makes many codes that begin with a name; each is used once. `coupon export` lists them.',
    options: { ...rewardOptions, from, until },
    async run(db, invocation) {
      const [typed = '', number] = invocation.args
      const count = wholeNumber(number, 'count', 1, maxBatchCodes)
      const { startsAt, endsAt } = readUsage(invocation, unlimited)
      const input = { name: typed, count, reward: readReward(invocation), startsAt, endsAt }
      const name = resultOf(await createCouponBatch(db, input, invocation.now))
      return { text: `${count} codes ${name}-… are made.`, json: { name, count } }
    },
  },
  {
    usage: 'coupon export <name>',
    about: 'Prints the codes of a batch as CSV, with their use.',
    async run(db, { args: [name = ''] }) {
      const csv = resultOf(await exportCouponBatch(db, name))
      return { text: csv.trimEnd(), json: { csv } }
    },
  },
  {
    usage: 'coupon change <code>',
    about: 'Changes when and how often a coupon can be used.',
    options: usageOptions,
    async run(db, invocation) {
      requireChange(invocation, 'coupon change')
      const before = await loadCoupon(db, invocation.args[0] ?? '')
      const { startsAt, endsAt, usageLimit, oncePerCustomer } = before
      const base = { startsAt, endsAt, usageLimit, oncePerCustomer }
      resultOf(await changeCoupon(db, before.code, readUsage(invocation, base), base))
      return answerWith(db, before.code, invocation)
    },
  },
  {
    usage: 'coupon end <code>',
    about: 'Ends a coupon now.',
    async run(db, invocation) {
      const coupon = await loadCoupon(db, invocation.args[0] ?? '')
      resultOf(await endCoupon(db, coupon.code, invocation.now))
      return answerWith(db, coupon.code, invocation)
    },
  },
  {
    usage: 'coupon uses <code>',
    about: 'Lists the orders a coupon was used in.',
    async run(db, { args: [code = ''], warehouse: { timeZone } }) {
      const coupon = await loadCoupon(db, code)
      const uses = await loadCouponUses(db, coupon.id)
      const rows = uses.map(({ number, email, status, usedAt, amount, currency }) => {
        return [shopTime(usedAt, timeZone), number, email, status, formatMoney('us', money(amount, currency))]
      })
      const heading = [`Used (${timeZone})`, 'Order', 'By', 'Status', 'Took off']
      return { text: table(heading, rows, `The coupon ${coupon.code} has no uses.`), json: uses }
    },
  },
]

async function answerWith(
  db: Db,
  code: string,
  { warehouse: { timeZone } }: Invocation,
): Promise<CommandResult> {
  const coupon = await loadCoupon(db, code)
  return { text: describe(coupon, timeZone), json: coupon }
}

function readReward(invocation: Invocation): CouponReward {
  const percent = textOption(invocation, 'percent')
  const promotion = textOption(invocation, 'promotion')
  if ((percent === undefined) === (promotion === undefined))
    throw new CommandProblem('A coupon needs either --percent or --promotion.')
  if (promotion !== undefined) return { promotion }
  return { basisPoints: wholeNumber(percent, '--percent', 1, 100) * 100 }
}

async function loadCoupon(db: Queryable, code: string): Promise<CouponRecord> {
  const coupon = await findCoupon(db, normaliseCode(code))
  if (!coupon) throw new CommandProblem(`There is no coupon '${normaliseCode(code)}'.`)
  return coupon
}

function usedOf({ used, usageLimit }: CouponRecord): string {
  return usageLimit === null ? String(used) : `${used} of ${usageLimit}`
}

function describe(coupon: CouponRecord, timeZone: string): string {
  const { code, promotion, oncePerCustomer, startsAt, endsAt, customer } = coupon
  const period = shopPeriod(startsAt, endsAt, timeZone)
  return [
    `Coupon ${code} opens the promotion ${promotion}${oncePerCustomer ? ', once per customer' : ''}.`,
    `  Used ${usedOf(coupon)} times.`,
    ...(period ? [`  Runs ${period} (${timeZone}).`] : []),
    ...(customer === null ? [] : [`  Only for ${customer}.`]),
  ].join('\n')
}
