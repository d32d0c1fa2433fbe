// What an owner does with registries: create one from the wishlist, change it and its items, thank givers, close it.
import { randomBytes } from 'node:crypto'
import { loadAddresses } from '#data/customers/customer-addresses.ts'
import { lockCustomer } from '#data/customers/customers.ts'
import { loadWishlist } from '#data/customers/wishlist-items.ts'
import { brokenConstraint, type Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { ownerOfCustomer } from '#data/owner-keys.ts'
import {
  addRegistryProducts,
  findRegistry,
  insertRegistry,
  listRegistries,
  listSiblingVariants,
  loadRegistryGifts,
  loadRegistryItems,
  setThanked,
  setVariant,
  setWanted,
  updateRegistry,
  type Registry,
} from '#data/registries/registries.ts'
import { plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import type { Address } from '#domain/delivery/address.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import {
  checkRegistry,
  maxRegistries,
  maxRegistryItems,
  showsGiven,
  type RegistryDraft,
} from '#domain/registries/registry.ts'
import type { CustomerContext, VisitorContext } from '../visitor.ts'

type NewRegistry = RegistryDraft & {
  readonly addressId: string
  /** Ids of products; undefined: all of the wishlist. */
  readonly products?: readonly string[] | undefined
}

/** `addressId`: of the owner's address book; null keeps the address. */
export type RegistryChange = RegistryDraft & { readonly addressId: string | null; readonly isClosed: boolean }

function today({ settings, now }: VisitorContext): PlainDate {
  return plainDateIn(now(), settings.shipping.warehouse.timeZone)
}

/** Everything that the owner may see now. */
export async function readOwnRegistries(context: CustomerContext) {
  const { db, customer } = context
  const [registries, addresses, wishlist] = await Promise.all([
    listRegistries(db, customer.id),
    loadAddresses(db, customer.id),
    loadWishlist(db, ownerOfCustomer(customer.id)),
  ])
  const read = await Promise.all(registries.map((registry) => readOwn(registry, context)))
  return { registries: read, addresses, wishes: wishlist.length }
}

async function readOwn(registry: Registry, context: CustomerContext) {
  const { db, catalog, caller } = context
  const items = await loadRegistryItems(db, registry.id)
  const ids = items.map(({ variantId }) => variantId)
  const siblings = await listSiblingVariants(db, ids)
  const all = [...new Set([...ids, ...siblings.map(({ id }) => id)])]
  const facts = await catalog.products.variants(all, caller.locale, currencyOf(registry.address.country))
  const isShown = showsGiven(registry, today(context))
  const gifts = isShown ? await loadRegistryGifts(db, registry.id) : null
  return { registry, items, siblings, facts, gifts, isShown }
}

/**
 * Creates a registry with the products of the wishlist, or those of `products`. Returns its key. `chosenKey`: of an
 * earlier call, if this one repeats it; null: a random one.
 */
export async function createRegistry(
  { addressId, products, ...typed }: NewRegistry,
  chosenKey: string | null,
  context: CustomerContext,
): Promise<{ key: string } | Refusal<'registry-invalid' | 'registries-full' | 'address-unknown'>> {
  const { db, customer, caller, now } = context
  const draft = checkRegistry(typed, today(context))
  if (isRefusal(draft)) return draft
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const key = chosenKey ?? randomBytes(15).toString('base64url')
    if ((await findRegistry(tx, key))?.customerId === customer.id) return { key }
    if ((await listRegistries(tx, customer.id)).length >= maxRegistries)
      return refuse('registries-full', { facts: { max: maxRegistries } })
    const address = await findAddress(tx, customer.id, addressId)
    if (!address) return refuse('address-unknown')
    const id = newId(now())
    const made = { ...draft, id, key, customerId: customer.id, locale: caller.locale, address }
    await insertRegistry(tx, { ...made, isClosed: false }, now())
    const wishes = await loadWishlist(tx, ownerOfCustomer(customer.id))
    const chosen = products ? wishes.filter((wish) => products.includes(wish.id)) : wishes
    await addRegistryProducts(tx, id, chosen, maxRegistryItems)
    return { key }
  })
}

async function findAddress(db: Queryable, customerId: string, id: string): Promise<Address | undefined> {
  return (await loadAddresses(db, customerId)).find((each) => each.id === id)?.address
}

type Own = Registry | Refusal<'registry-unknown'>

async function findOwn(key: string, { db, customer }: CustomerContext): Promise<Own> {
  const registry = await findRegistry(db, key)
  return registry?.customerId === customer.id ? registry : refuse('registry-unknown')
}

/** null: changed. */
export async function changeRegistry(
  key: string,
  { addressId, isClosed, ...typed }: RegistryChange,
  context: CustomerContext,
): Promise<Refusal<'registry-unknown' | 'registry-invalid' | 'address-unknown'> | null> {
  const own = await findOwn(key, context)
  if (isRefusal(own)) return own
  // The day of a registry may pass.
  const first = own.happensOn < today(context) ? own.happensOn : today(context)
  const draft = checkRegistry(typed, first)
  if (isRefusal(draft)) return draft
  const { db, customer } = context
  const address = addressId === null ? null : await findAddress(db, customer.id, addressId)
  if (address === undefined) return refuse('address-unknown')
  await updateRegistry(db, own.id, draft, { address, closedAt: isClosed ? context.now() : null })
  return null
}

/** Adds the products of the wishlist that the registry does not have. */
export async function addWishes(
  key: string,
  context: CustomerContext,
): Promise<Refusal<'registry-unknown'> | null> {
  const own = await findOwn(key, context)
  if (isRefusal(own)) return own
  const { db, customer } = context
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const wishes = await loadWishlist(tx, ownerOfCustomer(customer.id))
    await addRegistryProducts(tx, own.id, wishes, maxRegistryItems)
  })
  return null
}

export type ItemChange = {
  readonly item: string
  /** 0 removes the item. */
  readonly wanted: number
  /** Another variant of the product; null keeps it. */
  readonly variantId: string | null
}

/** Refuses fewer than are given, and another variant of an item that is given in part. */
export async function changeItem(
  key: string,
  { item, wanted, variantId }: ItemChange,
  context: CustomerContext,
): Promise<Refusal<'registry-unknown' | 'registry-item-given'> | null> {
  const own = await findOwn(key, context)
  if (isRefusal(own)) return own
  const { db } = context
  try {
    return await db.transaction(async (tx) => {
      const isChosen = wanted === 0 || variantId === null || (await setVariant(tx, own.id, item, variantId))
      if (!isChosen) return refuse('registry-item-given')
      return (await setWanted(tx, own.id, item, wanted)) ? null : refuse('registry-item-given')
    })
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === 'registry_item_is_given_once' || constraint === 'registry_has_a_variant_once')
      return refuse('registry-item-given')
    throw error
  }
}

/** Records that the owner has thanked for a gift, or has not. */
export async function thankFor(
  key: string,
  { gift, isThanked }: { readonly gift: string; readonly isThanked: boolean },
  context: CustomerContext,
): Promise<Refusal<'registry-unknown'> | null> {
  const own = await findOwn(key, context)
  if (isRefusal(own)) return own
  const isSet = await setThanked(context.db, own.id, gift, isThanked ? context.now() : null)
  return isSet ? null : refuse('registry-unknown')
}
