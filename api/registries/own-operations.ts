// Operations of a customer's own registries.
import { z } from 'zod'
import { maxWishlistItems } from '#data/customers/wishlist-items.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import { isRefusal } from '#domain/refusal.ts'
import {
  maxRegistryMessage,
  maxRegistryTitle,
  maxWanted,
  registryKinds,
} from '#domain/registries/registry.ts'
import {
  addWishes,
  changeItem,
  changeRegistry,
  createRegistry,
  readOwnRegistries,
  thankFor,
} from '#services/registries/own-registries.ts'
import type { CustomerContext } from '../context.ts'
import { digest, onceOf } from '../idempotency.ts'
import { customerOperation } from '../operation.ts'
import { dayShape, idShape, moneyShape, pictureShape, textShape } from '../shapes.ts'
import { registryKey } from './give-operations.ts'

const item = z.object({
  id: z.string(),
  variantId: z.string(),
  title: z.string(),
  optionsText: z.string(),
  picture: pictureShape.nullable(),
  price: moneyShape,
  wanted: z.int(),
  /** null: hidden until the day. */
  given: z.int().nullable(),
  variants: z.array(z.object({ id: z.string(), optionsText: z.string() })),
})

const gift = z.object({
  id: z.string(),
  title: z.string(),
  quantity: z.int(),
  giver: z.string(),
  message: z.string(),
  isThanked: z.boolean(),
})

const ownRegistry = z
  .object({
    key: z.string(),
    kind: z.enum(registryKinds),
    title: z.string(),
    message: z.string(),
    happensOn: dayShape,
    hidesGiven: z.boolean(),
    isClosed: z.boolean(),
    /** Lines of the delivery address, which givers never see. */
    address: z.array(z.string()),
    items: z.array(item),
    /** The thank-you list; null: hidden until the day. */
    gifts: z.array(gift).nullable(),
  })
  .meta({ id: 'OwnRegistry' })

const output = z.object({
  registries: z.array(ownRegistry),
  addresses: z.array(z.object({ id: z.string(), lines: z.array(z.string()) })),
  /** Number of products on the wishlist. */
  wishes: z.int(),
})

async function show(context: CustomerContext): Promise<z.input<typeof output>> {
  const { locale } = context.caller
  const { registries, addresses, wishes } = await readOwnRegistries(context)
  return {
    registries: registries.map(({ registry, items, siblings, facts, gifts, isShown }) => {
      const { key, kind, title, message, happensOn, hidesGiven, isClosed, address } = registry
      const shown = items.flatMap(({ id, variantId, wanted, given }) => {
        const fact = facts.get(variantId)
        if (!fact) return []
        const { title, optionsText, picture, price, productId } = fact
        const variants = siblings.flatMap((each) => {
          const other = each.productId === productId ? facts.get(each.id) : undefined
          return other ? [{ id: each.id, optionsText: other.optionsText }] : []
        })
        const count = isShown ? given : null
        return [{ id, variantId, title, optionsText, picture, price, wanted, given: count, variants }]
      })
      return {
        key,
        kind,
        title,
        message,
        happensOn,
        hidesGiven,
        isClosed,
        address: formatAddress(address, locale),
        items: shown,
        gifts:
          gifts &&
          gifts.map(({ itemId, title, ...each }) => {
            return { ...each, title: shown.find(({ id }) => id === itemId)?.title ?? title }
          }),
      }
    }),
    addresses: addresses.map(({ id, address }) => ({ id, lines: formatAddress(address, locale) })),
    wishes,
  }
}

const draft = {
  kind: z.enum(registryKinds),
  title: textShape(maxRegistryTitle),
  message: textShape(maxRegistryMessage).default(''),
  happensOn: dayShape,
  hidesGiven: z.boolean(),
}

export const listRegistriesOperation = customerOperation('registry.list', {
  summary: "The customer's registries with their items and the thank-you list.",
  output,
  run: (_input, context) => show(context),
})

export const addRegistryOperation = customerOperation('registry.add', {
  summary:
    'Makes a registry of the wishlist. A repeated call with the same key and input returns the same registry.',
  input: z.strictObject({
    ...draft,
    addressId: idShape,
    /** Those of the wishlist; without it, all. */
    products: z.array(idShape).max(maxWishlistItems).optional(),
  }),
  output: z.object({ key: z.string() }),
  refusals: ['registry-invalid', 'registries-full', 'address-unknown'],
  idempotency: 'accepted',
  creates: true,
  run(input, context) {
    const once = onceOf('registry.add', input, context.caller)
    // It cannot be guessed: the stored key includes the session id.
    const key = once && digest(context.customer.id, once.key, once.requestHash).slice(0, 20)
    return createRegistry(input, key, context)
  },
})

export const changeRegistryOperation = customerOperation('registry.change', {
  summary: 'Changes a registry, closes it, or opens it again.',
  input: z.strictObject({
    key: registryKey,
    ...draft,
    /** An address of the address book; null keeps the address. */
    addressId: idShape.nullable(),
    isClosed: z.boolean(),
  }),
  output,
  refusals: ['registry-unknown', 'registry-invalid', 'address-unknown'],
  async run({ key, ...change }, context) {
    const refused = await changeRegistry(key, change, context)
    return isRefusal(refused) ? refused : show(context)
  },
})

export const addRegistryWishesOperation = customerOperation('registry.addWishes', {
  summary: 'Adds the products of the wishlist that the registry does not have.',
  input: z.strictObject({ key: registryKey }),
  output,
  refusals: ['registry-unknown'],
  async run({ key }, context) {
    const refused = await addWishes(key, context)
    return isRefusal(refused) ? refused : show(context)
  },
})

export const changeRegistryItemOperation = customerOperation('registry.changeItem', {
  summary: 'Changes how many of an item are wanted, or its variant. 0 removes it.',
  input: z.strictObject({
    key: registryKey,
    item: idShape,
    wanted: z.int().min(0).max(maxWanted),
    variantId: idShape.nullable(),
  }),
  output,
  refusals: ['registry-unknown', 'registry-item-given'],
  async run({ key, ...change }, context) {
    const refused = await changeItem(key, change, context)
    return isRefusal(refused) ? refused : show(context)
  },
})

export const thankForGiftOperation = customerOperation('registry.thank', {
  summary: 'Records that the owner has thanked for a gift.',
  input: z.strictObject({ key: registryKey, gift: idShape, isThanked: z.boolean() }),
  output,
  refusals: ['registry-unknown'],
  async run({ key, ...thanks }, context) {
    const refused = await thankFor(key, thanks, context)
    return isRefusal(refused) ? refused : show(context)
  },
})
