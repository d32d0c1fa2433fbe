// The merchant's settings: one record with a version.
import type { Currency } from '#domain/pricing/money.ts'
import type { DerivedCurrency } from '#domain/settings/derived-price.ts'
import type { SettingsRecord, StoredSettings } from '#domain/settings/settings.ts'
import { instant, json, sql, type Queryable } from './database.ts'

/** Undefined if the stored version is not newer than `known`. */
export async function loadSettings(db: Queryable, known = -1): Promise<SettingsRecord | undefined> {
  return db.row<SettingsRecord>(sql`select version, value from shop_settings where version > ${known}`)
}

/** Locks the record until the transaction ends. */
export async function lockSettings(tx: Queryable): Promise<SettingsRecord> {
  return (await tx.row<SettingsRecord>(sql`select version, value from shop_settings for update`))!
}

export async function storeSettings(tx: Queryable, value: StoredSettings, now: number): Promise<void> {
  await tx.run(sql`
    update shop_settings set value = ${json(value)}, version = version + 1, changed_at = ${instant(now)}`)
}

/** Those of the currencies in which a product has a price that is not derived. */
export async function pricedCurrencies(tx: Queryable, among: readonly Currency[]): Promise<Currency[]> {
  return tx.values<Currency>(sql`
    select a.currency from unnest(${among}::text[]) as a(currency)
    where exists (select from variant_price p where p.currency = a.currency and not p.derived)`)
}

/** Replaces the currencies with derived prices, and derives all prices again. */
export async function storeDerivedCurrencies(
  tx: Queryable,
  currencies: readonly DerivedCurrency[],
): Promise<void> {
  await tx.run(sql`delete from derived_currency`)
  await tx.run(sql`
    insert into derived_currency (currency, base, factor, step, below)
    select currency, base, factor, step, below
    from jsonb_to_recordset(${json(currencies)}) as
      rate(currency text, base text, factor numeric, step integer, below integer)`)
  await tx.run(sql`select derive_prices(null)`)
}

export type SetupState = {
  readonly named: boolean
  readonly seller: boolean
  readonly sender: boolean
  readonly look: boolean
  readonly shipping: boolean
  /** Whether a product is on sale. */
  readonly product: boolean
}

export async function loadSetupState(db: Queryable): Promise<SetupState> {
  return (await db.row<SetupState>(sql`
    select value ? 'shopName' as named, value ? 'seller' as seller, value ? 'sender' as sender,
      value ?| array['theme', 'logo'] as look, value ? 'shipping' as shipping,
      exists (select from product where status = 'active') as product
    from shop_settings`))!
}
