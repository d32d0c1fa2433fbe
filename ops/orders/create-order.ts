// Places an order for a customer, from a file: by phone for example, also to several recipients.
import { randomUUID } from 'node:crypto'
import { text as readText } from 'node:stream/consumers'
import { z } from 'zod'
import { manualOrderShape } from '#api/admin/orders/manual-order.ts'
import { digest } from '#api/idempotency.ts'
import { findVariantIds } from '#data/catalog/variant-facts.ts'
import type { Db } from '#data/database.ts'
import { formatMoney } from '#messages/format.ts'
import { withCommandShop } from '#server/command-shop.ts'
import { placeManualOrder, quoteManualOrder, type ManualOrder } from '#services/orders/place-manual-order.ts'
import { CommandProblem, readTextFile, type Command } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

const itemOfFile = manualOrderShape.shape.items.element.omit({ variantId: true }).extend({ sku: z.string() })
const fileShape = manualOrderShape.extend({ items: z.array(itemOfFile).min(1).max(50) })

export const createOrderCommand: Command = {
  usage: 'order create <file>',
  about:
    "Places an order for a customer from a JSON file ('-': standard input) like docs/order-example.json. It is paid outside of the shop, or by a mailed link.",
  options: {
    paid: { type: 'boolean', about: 'The customer has paid already, outside of the shop.' },
    'dry-run': { type: 'boolean', about: 'Only says what it would cost.' },
  },
  async run(db, { args: [file = ''], options, now }) {
    const order = await readOrder(db, file)
    const draft = randomUUID()
    return withCommandShop(db, now, async (shop) => {
      const { totals } = resultOf(await quoteManualOrder(draft, order, shop)).quoted
      const { total } = totals
      const cost = formatMoney('us', total)
      if (options['dry-run']) return { text: `It would cost ${cost}.`, json: { total } }
      const paidBy = options['paid'] ? ('outside' as const) : ('link' as const)
      const agreed = { total, paidBy, requestHash: digest(JSON.stringify(order)) }
      const { number } = resultOf(await placeManualOrder(draft, order, agreed, shop))
      const next = options['paid'] ? 'is paid' : `waits for its payment: ${order.buyer.email} gets a link`
      return { text: `Order ${number} of ${cost} ${next}.`, json: { number, total } }
    })
  },
}

async function readOrder(db: Db, file: string): Promise<ManualOrder> {
  const content = file === '-' ? await readText(process.stdin) : await readTextFile(file)
  const parsed = fileShape.safeParse(parseJson(content))
  if (!parsed.success) throw new CommandProblem(`The file is no order.\n${z.prettifyError(parsed.error)}`)
  const { items, ...order } = parsed.data
  const skus = items.map(({ sku }) => sku)
  const ids = await findVariantIds(db, skus)
  return {
    ...order,
    items: items.map(({ sku, ...item }) => {
      const variantId = ids.get(sku)
      if (variantId === undefined) throw new CommandProblem(`There is no variant with the SKU '${sku}'.`)
      return { ...item, variantId }
    }),
  }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new CommandProblem(`The file is no JSON: ${(error as Error).message}`)
  }
}
