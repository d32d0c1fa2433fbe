// Makes a promotion and changes it: the rule, the names, when and how often it can be used.
import type { Db } from '#data/database.ts'
import {
  changePromotion,
  createPromotion,
  switchPromotion,
  type PromotionInput,
} from '#services/promotions/write-promotion.ts'
import {
  CommandProblem,
  textOption,
  wholeNumber,
  type CommandResult,
  type Command,
  type Invocation,
  type Option,
} from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'
import { readUsage, unlimited, usageOptions, yesOrNo } from '../usage-options.ts'
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

export const writePromotionCommands: readonly Command[] = [
  {
    name: 'promotion create',
    about: 'Makes a promotion; carts have it at once.',
    args: ['key'],
    options,
    async run(db, invocation) {
      const key = invocation.args[0] ?? ''
      const promotion: PromotionInput = {
        rule: readRule(invocation, null),
        names: await readNames(invocation, {}),
        automatic: !(yesOrNo(invocation, 'by-coupon') ?? false),
        active: true,
        position: positionOf(invocation) ?? 0,
        ...readUsage(invocation, unlimited),
      }
      resultOf(await createPromotion(db, key, promotion, invocation.now))
      return answerWith(db, key, invocation)
    },
  },
  {
    name: 'promotion change',
    about: 'Changes what is named of a promotion; carts have it at once, orders keep what they had.',
    args: ['key'],
    options,
    async run(db, invocation) {
      if (Object.keys(invocation.options).every((name) => name === 'json'))
        throw new CommandProblem(
          'Nothing to change: `npm run ops -- promotion change --help` shows what can be.',
        )
      const before = await thePromotion(db, invocation.args[0] ?? '')
      const byCoupon = yesOrNo(invocation, 'by-coupon')
      const changes: Partial<PromotionInput> = {
        rule: readRule(invocation, before.rule),
        names: await readNames(invocation, before.names),
        automatic: byCoupon === undefined ? before.automatic : !byCoupon,
        position: positionOf(invocation) ?? before.position,
        ...readUsage(invocation, before),
      }
      const { uses: _uses, given: _given, coupons: _coupons, ...base } = before
      resultOf(await changePromotion(db, before.key, changes, base))
      return answerWith(db, before.key, invocation)
    },
  },
  switchCommand('promotion pause', 'Stops a promotion until it is resumed.', 'paused'),
  switchCommand('promotion resume', 'Lets a paused promotion go on.', 'resumed'),
  switchCommand('promotion end', 'Ends a promotion and its coupons now.', 'ended'),
]

function switchCommand(name: string, about: string, to: 'paused' | 'resumed' | 'ended'): Command {
  return {
    name,
    about,
    args: ['key'],
    async run(db, invocation) {
      const [key = ''] = invocation.args
      await thePromotion(db, key)
      resultOf(await switchPromotion(db, key, to, invocation.now))
      return answerWith(db, key, invocation)
    },
  }
}

function positionOf(invocation: Invocation): number | undefined {
  const text = textOption(invocation, 'position')
  return text === undefined ? undefined : wholeNumber(text, '--position', 0, 10_000)
}

async function answerWith(db: Db, key: string, { now, warehouse }: Invocation): Promise<CommandResult> {
  const promotion = await thePromotion(db, key)
  return { text: describe(promotion, now, warehouse.timeZone), json: promotion }
}
