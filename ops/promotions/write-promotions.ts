// Makes a promotion and changes it: the rule, the names, when and how often it can be used.
import type { Db } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { parseJson } from '#domain/parse-json.ts'
import {
  changePromotion,
  createPromotion,
  switchPromotion,
  type PromotionInput,
} from '#services/promotions/write-promotion.ts'
import {
  CommandProblem,
  readTextFile,
  requireChange,
  textOption,
  wholeNumber,
  type CommandResult,
  type Command,
  type Invocation,
  type Option,
} from '../command.ts'
import { homeLocale } from '../current-settings.ts'
import { resultOf } from '../refusal-sentences.ts'
import { readUsage, unlimited, usageOptions, yesOrNo } from '../usage-options.ts'
import { readRule, ruleOptions } from './rule-options.ts'
import { describe, thePromotion } from './show-promotions.ts'

const nameOptions = {
  name: {
    type: 'string',
    about: "Its name: 'Easter treat', or by language 'us=Easter treat; de=Osterfreude'.",
  },
  names: { type: 'string', about: 'A JSON file of names by language: {"us":"…","de":"…"}.' },
} as const satisfies Record<string, Option>

const options = {
  ...ruleOptions,
  ...nameOptions,
  ...usageOptions,
  position: { type: 'string', about: 'Its place in the order promotions are taken off, 0 first.' },
  'by-coupon': { type: 'string', about: 'yes: only coupons open it; no: it applies by itself.' },
} as const satisfies Record<string, Option>

export const writePromotionCommands: readonly Command[] = [
  {
    usage: 'promotion create <key>',
    about: 'Makes a promotion; carts have it at once.',
    options,
    async run(db, invocation) {
      const key = invocation.args[0] ?? ''
      const promotion: PromotionInput = {
        rule: readRule(invocation, null),
        names: await readNames(db, invocation, {}),
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
    usage: 'promotion change <key>',
    about: 'Changes what is named of a promotion; carts have it at once, orders keep what they had.',
    options,
    async run(db, invocation) {
      requireChange(invocation, 'promotion change')
      const before = await thePromotion(db, invocation.args[0] ?? '')
      const byCoupon = yesOrNo(invocation, 'by-coupon')
      const changes: Partial<PromotionInput> = {
        rule: readRule(invocation, before.rule),
        names: await readNames(db, invocation, before.names),
        automatic: byCoupon === undefined ? before.automatic : !byCoupon,
        position: positionOf(invocation) ?? before.position,
        ...readUsage(invocation, before),
      }
      const { uses: _uses, orders: _orders, given: _given, coupons: _coupons, ...base } = before
      resultOf(await changePromotion(db, before.key, changes, base))
      return answerWith(db, before.key, invocation)
    },
  },
  switchCommand('promotion pause <key>', 'Stops a promotion until it is resumed.', 'paused'),
  switchCommand('promotion resume <key>', 'Lets a paused promotion go on.', 'resumed'),
  switchCommand('promotion end <key>', 'Ends a promotion and its coupons now.', 'ended'),
]

function switchCommand(usage: string, about: string, to: 'paused' | 'resumed' | 'ended'): Command {
  return {
    usage,
    about,
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

/** Merges names: typed names over names of the file over `before`. */
async function readNames(
  db: Db,
  invocation: Invocation,
  before: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const file = textOption(invocation, 'names')
  const typed = textOption(invocation, 'name')
  return {
    ...before,
    ...(file && (await namesIn(file))),
    ...(typed && typedNames(typed, await homeLocale(db))),
  }
}

/** A name without a language is in the one of the shop. */
function typedNames(text: string, home: Locale): Record<string, string> {
  if (!/^\s*[a-z]{2}\s*=/.test(text)) return { [home]: text.trim() }
  const pairs = text.split(';').filter((part) => part.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [locale = '', ...name] = pair.split('=')
      return [locale.trim(), name.join('=').trim()]
    }),
  )
}

async function namesIn(file: string): Promise<Record<string, string>> {
  const names = parseJson(await readTextFile(file))
  const isTable = typeof names === 'object' && names !== null && !Array.isArray(names)
  if (!isTable || Object.values(names).some((name) => typeof name !== 'string'))
    throw new CommandProblem(`'${file}' is not a JSON object of names by language.`)
  return names as Record<string, string>
}
