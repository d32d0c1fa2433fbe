// Issues a coupon code for a promotion that exists, or for a percentage.
import { sql, json } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { normaliseCode } from '#domain/coupon.ts'
import type { PromotionRule } from '#domain/promotion.ts'
import { CommandProblem, textOption, wholeNumber, type Command, type Invocation } from '../command.ts'

export const issueCoupon: Command = {
  name: 'coupon issue',
  about: 'Issues a coupon: a percentage off, or the use of a promotion.',
  args: ['code'],
  options: {
    percent: { type: 'string', about: 'How much off, 1 to 100.' },
    promotion: { type: 'string', about: 'Key of an existing promotion, instead of --percent.' },
    limit: { type: 'string', about: 'How often it can be used in all.' },
    once: { type: 'boolean', about: 'Once per customer.' },
    until: { type: 'string', about: 'Last day it can be used (UTC), as 2026-12-24.' },
  },
  needsDatabase: true,
  async run(db, invocation) {
    const code = normaliseCode(invocation.args[0] ?? '')
    if (!/^[A-Z0-9-]{3,40}$/.test(code))
      throw new CommandProblem('A code has 3 to 40 letters, digits or hyphens.')
    const limitText = textOption(invocation, 'limit')
    const limit = limitText === undefined ? null : wholeNumber(limitText, '--limit', 1, 1_000_000_000)
    const endsAt = endOf(textOption(invocation, 'until'))
    const { now } = invocation
    const coupon = await db.transaction(async (tx) => {
      const promotionId = await promotionFor(invocation, code)
      if ('rule' in promotionId) {
        await tx.run(sql`
          insert into promotion (id, key, rule, names, automatic) values (${promotionId.id}, ${promotionId.key}, ${json(promotionId.rule)},
            ${json({ us: code })}, false) on conflict (key) do nothing`)
      }
      const promotion = await tx.row<{ id: string }>(
        sql`select id from promotion where key = ${promotionId.key}`,
      )
      if (!promotion) throw new CommandProblem(`There is no promotion '${promotionId.key}'.`)
      const added = await tx.run(sql`
        insert into coupon (id, code, promotion_id, usage_limit, once_per_customer, ends_at)
        values (${newId(now)}, ${code}, ${promotion.id}, ${limit}, ${invocation.options.once === true}, ${endsAt}) on conflict (code) do nothing`)
      if (added === 0) throw new CommandProblem(`The code ${code} is issued already.`)
      return { code, promotion: promotionId.key, limit, once: invocation.options.once === true, endsAt }
    })
    return {
      text: `Coupon ${code} can be used${limit === null ? '' : ` ${limit} times`}${endsAt ? ` until ${textOption(invocation, 'until')}` : ''}.`,
      json: coupon,
    }
  },
}

async function promotionFor(
  invocation: Invocation,
  code: string,
): Promise<{ key: string } | { key: string; id: string; rule: PromotionRule }> {
  const percent = textOption(invocation, 'percent')
  const key = textOption(invocation, 'promotion')
  if ((percent === undefined) === (key === undefined))
    throw new CommandProblem('A coupon needs either --percent or --promotion.')
  if (key !== undefined) return { key }
  const basisPoints = wholeNumber(percent, '--percent', 1, 100) * 100
  return {
    key: `coupon-${code.toLowerCase()}`,
    id: newId(invocation.now),
    rule: { kind: 'percentage', basisPoints },
  }
}

/** The instant after the last day. */
function endOf(day: string | undefined): Date | null {
  if (day === undefined) return null
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(start)) throw new CommandProblem(`--until is a day like 2026-12-24, not '${day}'.`)
  return new Date(start + 24 * 3_600_000)
}
