// Creates and changes promotions. Carts have the change at once; orders keep what they had.
import { isDeepStrictEqual } from 'node:util'
import { announceChanges } from '#data/catalog/catalog-changes.ts'
import type { Db, Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import {
  addPromotion,
  findUnknownScopes,
  lockPromotion,
  savePromotion,
  type PromotionRecord,
} from '#data/promotions/promotion-admin.ts'
import {
  checkNames,
  checkRule,
  checkUsage,
  isPosition,
  isPromotionKey,
  type NamesRefusal,
  type RuleRefusal,
  type UsageRefusal,
} from '#domain/pricing/check-promotion.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

export type PromotionInput = Omit<PromotionRecord, 'id' | 'key'>

type InputRefusal = NamesRefusal | RuleRefusal | UsageRefusal | Refusal<'position-invalid' | 'scope-unknown'>

/** null: created. */
export async function createPromotion(
  db: Db,
  key: string,
  input: PromotionInput,
  now: number,
): Promise<InputRefusal | Refusal<'promotion-key-invalid' | 'promotion-key-taken'> | null> {
  if (!isPromotionKey(key)) return refuse('promotion-key-invalid')
  const refused = await checkInput(db, input, 0)
  if (refused) return refused
  if (!(await addPromotion(db, { ...input, id: newId(now), key })))
    return refuse('promotion-key-taken', { facts: { key } })
  await announceChanges(db)
  return null
}

/** `base`: on which the changes are based; a difference to what is stored refuses them. null: changed. */
export async function changePromotion(
  db: Db,
  key: string,
  changes: Partial<PromotionInput>,
  base: Partial<PromotionInput> = {},
): Promise<InputRefusal | Refusal<'promotion-unknown' | 'promotion-changed'> | null> {
  const refused = await db.transaction(async (tx) => {
    const before = await lockPromotion(tx, key)
    if (!before) return refuse('promotion-unknown', { facts: { key } })
    if (!isDeepStrictEqual({ ...before, ...base }, before)) return refuse('promotion-changed')
    const changed = { ...before, ...changes }
    const problem = await checkInput(tx, changed, before.uses)
    if (!problem) await savePromotion(tx, changed)
    return problem
  })
  if (!refused) await announceChanges(db)
  return refused
}

/** A paused promotion can be resumed. Ending also ends its coupons. null: done. */
export async function switchPromotion(
  db: Db,
  key: string,
  to: 'paused' | 'resumed' | 'ended',
  now: number,
): Promise<Refusal<'promotion-unknown'> | null> {
  const refused = await db.transaction(async (tx) => {
    const before = await lockPromotion(tx, key)
    if (!before) return refuse('promotion-unknown', { facts: { key } })
    const change = to === 'ended' ? { endsAt: now } : { active: to === 'resumed' }
    await savePromotion(tx, { ...before, ...change })
    return null
  })
  if (!refused) await announceChanges(db)
  return refused
}

async function checkInput(db: Queryable, input: PromotionInput, uses: number): Promise<InputRefusal | null> {
  const { rule, names, position } = input
  const refused = checkRule(rule) ?? checkNames(names) ?? checkUsage(input, uses)
  if (refused) return refused
  if (!isPosition(position)) return refuse('position-invalid')
  const unknown = await findUnknownScopes(db, rule.categories ?? [], rule.tags ?? [])
  return unknown.length > 0 ? refuse('scope-unknown', { facts: { keys: unknown.join(', ') } }) : null
}
