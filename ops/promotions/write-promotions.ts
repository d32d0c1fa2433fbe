// Makes a promotion and changes it: the rule, the names, when and how often it can be used.
import { announceChanges } from '#data/catalog/catalog-changes.ts'
import type { Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import {
  addPromotion,
  changePromotion,
  unknownScopes,
  type PromotionRecord,
} from '#data/promotions/promotion-admin.ts'
import {
  CommandProblem,
  textOption,
  wholeNumber,
  type Answer,
  type Command,
  type Invocation,
  type Option,
} from '../command.ts'
import { readUsage, usageOptions, yesOrNo } from '../usage-options.ts'
import { nameOptions, readNames } from './name-options.ts'
import { readRule, ruleOptions } from './rule-options.ts'
import { describe, thePromotion } from './show-promotions.ts'

const options = {
  ...ruleOptions,
  ...nameOptions,
  ...usageOptions,
  position: { type: 'string', about: 'Its place in the order promotions are taken off, 0 first.' },
  'by-coupon': { type: 'string', about: 'yes: only coupons open it; no: it applies by itself.' },
} as const satisfies Record<string, Option>

export const createPromotion: Command = {
  name: 'promotion create',
  about: 'Makes a promotion; carts have it at once.',
  args: ['key'],
  options,
  needsDatabase: true,
  async run(db, invocation) {
    const key = invocation.args[0] ?? ''
    if (!/^[a-z0-9][a-z0-9-]{1,59}$/.test(key))
      throw new CommandProblem('A key has 2 to 60 small letters, digits or hyphens: easter-treat.')
    const fresh = { startsAt: null, endsAt: null, usageLimit: null, oncePerCustomer: false }
    const promotion: PromotionRecord = {
      id: newId(invocation.now),
      key,
      rule: readRule(invocation, null),
      names: await readNames(invocation, {}),
      automatic: !(yesOrNo(invocation, 'by-coupon') ?? false),
      active: true,
      position: positionOf(invocation) ?? 0,
      ...readUsage(invocation, fresh, 0),
    }
    await checkScopes(db, promotion)
    if (!(await addPromotion(db, promotion)))
      throw new CommandProblem(`There is a promotion '${key}' already.`)
    return told(db, key, invocation.now)
  },
}

export const changePromotionCommand: Command = {
  name: 'promotion change',
  about: 'Changes what is named of a promotion; carts have it at once, orders keep what they had.',
  args: ['key'],
  options,
  needsDatabase: true,
  async run(db, invocation) {
    if (Object.keys(invocation.options).every((name) => name === 'json'))
      throw new CommandProblem(
        'Nothing to change: `npm run ops -- promotion change --help` shows what can be.',
      )
    const before = await thePromotion(db, invocation.args[0] ?? '')
    const byCoupon = yesOrNo(invocation, 'by-coupon')
    const changed: PromotionRecord = {
      ...before,
      rule: readRule(invocation, before.rule),
      names: await readNames(invocation, before.names),
      automatic: byCoupon === undefined ? before.automatic : !byCoupon,
      position: positionOf(invocation) ?? before.position,
      ...readUsage(invocation, before, before.uses),
    }
    await checkScopes(db, changed)
    await db.transaction((tx) => changePromotion(tx, changed))
    return told(db, before.key, invocation.now)
  },
}

const pausing = { name: 'promotion pause', about: 'Stops a promotion until it is resumed.' }
const resuming = { name: 'promotion resume', about: 'Lets a paused promotion go on.' }
const ending = { name: 'promotion end', about: 'Ends a promotion and its coupons now.' }

export const pausePromotion = switched(pausing, () => ({ active: false }))
export const resumePromotion = switched(resuming, () => ({ active: true }))
export const endPromotion = switched(ending, (now) => ({ endsAt: new Date(now) }))

function switched(
  words: Pick<Command, 'name' | 'about'>,
  change: (now: number) => Partial<PromotionRecord>,
): Command {
  return {
    ...words,
    args: ['key'],
    needsDatabase: true,
    async run(db, { args: [key = ''], now }) {
      const before = await thePromotion(db, key)
      await db.transaction((tx) => changePromotion(tx, { ...before, ...change(now) }))
      return told(db, key, now)
    },
  }
}

function positionOf(invocation: Invocation): number | undefined {
  const text = textOption(invocation, 'position')
  return text === undefined ? undefined : wholeNumber(text, '--position', 0, 10_000)
}

async function checkScopes(db: Db, { rule: { categories = [], tags = [] } }: PromotionRecord): Promise<void> {
  const unknown = await unknownScopes(db, categories, tags)
  if (unknown.length > 0)
    throw new CommandProblem(`There is no category or tag with the key ${unknown.join(', ')}.`)
}

/** Every node reads its promotions anew. */
async function told(db: Db, key: string, now: number): Promise<Answer> {
  await announceChanges(db)
  const promotion = await thePromotion(db, key)
  return { text: describe(promotion, now), json: promotion }
}
