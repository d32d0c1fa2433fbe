// Creates, changes and ends coupons.
import { addCoupon, changeCoupon, type CouponRecord } from '#data/promotions/coupon-admin.ts'
import type { Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { couponPosition } from '#data/promotions/issue-coupon.ts'
import { addPromotion, findPromotion } from '#data/promotions/promotion-admin.ts'
import { normaliseCode } from '#domain/pricing/coupon.ts'
import {
  CommandProblem,
  textOption,
  wholeNumber,
  type Answer,
  type Command,
  type Invocation,
} from '../command.ts'
import { readUsage, usageOptions } from '../usage-options.ts'
import { describe, findCoupon } from './show-coupons.ts'

export const createCoupon: Command = {
  name: 'coupon create',
  about: 'Makes a coupon: a percentage off, or the use of a promotion.',
  args: ['code'],
  options: {
    percent: { type: 'string', about: 'How much off, 1 to 100.' },
    promotion: { type: 'string', about: 'Key of an existing promotion, instead of --percent.' },
    ...usageOptions,
  },
  needsDatabase: true,
  async run(db, invocation) {
    const code = normaliseCode(invocation.args[0] ?? '')
    if (!/^[A-Z0-9-]{3,40}$/.test(code))
      throw new CommandProblem('A code has 3 to 40 letters, digits or hyphens.')
    const none = { startsAt: null, endsAt: null, usageLimit: null, oncePerCustomer: false }
    const uses = readUsage(invocation, none, 0)
    await db.transaction(async (tx) => {
      const promotion = await promotionFor(tx, invocation, code)
      const coupon = { id: newId(invocation.now), code, promotion, used: 0, customer: null, ...uses }
      if (!(await addCoupon(tx, coupon))) throw new CommandProblem(`There is a coupon ${code} already.`)
    })
    return answerWith(db, code)
  },
}

export const changeCouponCommand: Command = {
  name: 'coupon change',
  about: 'Changes when and how often a coupon can be used.',
  args: ['code'],
  options: usageOptions,
  needsDatabase: true,
  async run(db, invocation) {
    if (Object.keys(invocation.options).every((name) => name === 'json'))
      throw new CommandProblem('Nothing to change: `npm run ops -- coupon change --help` shows what can be.')
    const before = await findCoupon(db, invocation.args[0] ?? '')
    return write(db, { ...before, ...readUsage(invocation, before, before.used) })
  },
}

export const endCoupon: Command = {
  name: 'coupon end',
  about: 'Ends a coupon now.',
  args: ['code'],
  needsDatabase: true,
  async run(db, { args: [code = ''], now }) {
    return write(db, { ...(await findCoupon(db, code)), endsAt: new Date(now) })
  },
}

async function write(db: Db, coupon: CouponRecord): Promise<Answer> {
  await db.transaction((tx) => changeCoupon(tx, coupon))
  return answerWith(db, coupon.code)
}

async function answerWith(db: Db, code: string): Promise<Answer> {
  const coupon = await findCoupon(db, code)
  return { text: describe(coupon), json: coupon }
}

/** Key of the coupon's promotion: the given one, or a new one for --percent. */
async function promotionFor(
  tx: Parameters<typeof findPromotion>[0],
  invocation: Invocation,
  code: string,
): Promise<string> {
  const percent = textOption(invocation, 'percent')
  const givenKey = textOption(invocation, 'promotion')
  if ((percent === undefined) === (givenKey === undefined))
    throw new CommandProblem('A coupon needs either --percent or --promotion.')
  if (givenKey !== undefined) {
    if (await findPromotion(tx, givenKey)) return givenKey
    throw new CommandProblem(`There is no promotion '${givenKey}'.`)
  }
  const key = `coupon-${code.toLowerCase()}`
  await addPromotion(tx, {
    id: newId(invocation.now),
    key,
    rule: { kind: 'percentage', basisPoints: wholeNumber(percent, '--percent', 1, 100) * 100 },
    names: { us: code },
    automatic: false,
    active: true,
    position: couponPosition,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    oncePerCustomer: false,
  })
  return key
}
