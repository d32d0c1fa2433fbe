// Operations of the order lists: the work that waits, one page of a list or search, documents to print.
import { z } from 'zod'
import { loadVariantNames } from '#data/catalog/variant-facts.ts'
import { countWork } from '#data/orders/order-lists.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { addresseeName } from '#domain/customers/person-name.ts'
import { orderLists } from '#domain/orders/order-lists.ts'
import { money } from '#domain/pricing/money.ts'
import { isRefusal } from '#domain/refusal.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import { translateFor } from '#messages/load.ts'
import { methodText } from '#messages/method-text.ts'
import { productionArchive } from '#services/lettering/production-archive.ts'
import { productionFile } from '#services/lettering/production-file.ts'
import { exportParcels } from '#services/orders/export-parcels.ts'
import { listOrderPage } from '#services/orders/list-orders.ts'
import { loadStaffOrder } from '#services/orders/load-staff-order.ts'
import { maxPrintedOrders, printed, printOrders } from '#services/orders/print/print-orders.ts'
import { printStyles } from '#services/orders/print/print-styles.ts'
import { fulfilmentOperation } from '../../operation.ts'
import {
  dayShape,
  idShape,
  moneyShape,
  orderStatusShape,
  paymentStatusShape,
  textShape,
} from '../../shapes.ts'

/** Nodes of the release before do not name the variant. */
const lowVariant = z.object({ title: z.string(), optionsText: z.string().exactOptional(), stock: z.int() })

export const countWorkOperation = fulfilmentOperation('admin.countWork', {
  summary: 'How much work waits, and since when: orders, returns, low stock, reviews, failed jobs, disputes.',
  output: z.object({
    toPay: z.int(),
    toPack: z.int(),
    toShip: z.int(),
    packDueOn: dayShape.nullable(),
    /** Of those that are due, orders whose day has passed. */
    packLate: z.int(),
    shipDueOn: dayShape.nullable(),
    shipLate: z.int(),
    returns: z.int(),
    oldestReturnAt: z.number().nullable(),
    /** Variants with low stock, and the lowest ones of three products. */
    toRestock: z.int(),
    lowest: z.array(lowVariant),
    reviews: z.int(),
    failedJobs: z.int(),
    /** Numbers of orders, by deadline. */
    disputed: z.array(z.string()),
  }),
  async run(_input, { db, now, caller: { locale }, settings: { shipping, lowStockBelow } }) {
    const today = plainDateIn(now(), shipping.warehouse.timeZone)
    const work = await countWork(db, { today, lowStockBelow, locale })
    const ids = work.lowest.map(({ variantId }) => variantId)
    const names = await loadVariantNames(db, ids, locale)
    const lowest = work.lowest.map(({ variantId, title, stock }) => ({
      title,
      optionsText: names.get(variantId)?.optionsText ?? '',
      stock,
    }))
    return { ...work, lowest }
  },
})

const orderPage = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      status: orderStatusShape,
      paymentStatus: paymentStatusShape,
      /** The first recipient, and the country of the parcel. */
      name: z.string(),
      country: z.string(),
      /** Name of the shipping method. */
      method: z.string(),
      isExpress: z.boolean(),
      /** The usual method is not named in the list. Nodes of the release before do not send it. */
      isStandard: z.boolean().exactOptional(),
      hasText: z.boolean(),
      hasCard: z.boolean(),
      isWrapped: z.boolean(),
      /** null without the permission `orders`. */
      total: moneyShape.nullable(),
      items: z.int(),
      recipients: z.int(),
      shipsOn: dayShape.nullable(),
      arriveOn: z.string().nullable(),
      notes: z.int(),
      placedAt: z.number(),
    }),
  ),
  next: z.string().nullable(),
})

export const listOrdersOperation = fulfilmentOperation('admin.listOrders', {
  summary:
    'One page of a list of orders. A search looks into all lists; its words may be a number, name, SKU or tracking number, and an e-mail with the permission `orders`.',
  input: z.strictObject({
    list: z.enum(orderLists),
    search: textShape(100).default(''),
    /** `next` of the page before. */
    after: z.string().max(80).nullable().default(null),
  }),
  output: orderPage,
  async run(input, { db, staff, caller, settings }) {
    const seesAll = isAllowed(staff.role, 'orders')
    const { orders, next } = await listOrderPage(db, { ...input, byEmail: seesAll })
    return {
      orders: orders.map((order) => ({
        ...order,
        name: addresseeName(order.recipient),
        country: order.recipient.country,
        method: methodText(settings, order.method, caller.locale, translateFor(caller.locale)).name,
        isExpress: order.method === 'express',
        isStandard: order.method === 'standard',
        total: seesAll ? money(order.total, order.currency) : null,
      })),
      next,
    }
  },
})

export const printOrdersOperation = fulfilmentOperation('admin.printOrders', {
  summary: 'Documents of several orders as one printable page: its body and its styles.',
  input: z.strictObject({
    numbers: z.array(z.string().max(30)).min(1).max(maxPrintedOrders),
    documents: z.array(z.enum(printed)).min(1),
  }),
  output: z.object({ html: z.string(), styles: z.string() }),
  refusals: ['order-unknown'],
  async run(input, { db, caller, publicOrigin, settings }) {
    const page = await printOrders(db, { ...input, locale: caller.locale }, { publicOrigin, settings })
    return isRefusal(page) ? page : { html: String(page), styles: printStyles }
  },
})

export const productionFileOperation = fulfilmentOperation('admin.productionFile', {
  summary: 'The personal text of a line as SVG outlines in millimetres, for engravers and printers.',
  input: z.strictObject({ number: z.string().max(30), line: idShape }),
  output: z.object({ name: z.string(), svg: z.string() }),
  refusals: ['order-unknown', 'production-file-missing'],
  async run({ number, line }, { db, now }) {
    const loaded = await loadStaffOrder(db, number, now())
    return isRefusal(loaded) ? loaded : productionFile(loaded.order, line)
  },
})

export const productionFilesOperation = fulfilmentOperation('admin.productionFiles', {
  summary:
    'The production files of some orders as a ZIP archive in Base64, with a table of all their personal texts.',
  input: z.strictObject({ numbers: z.array(z.string().max(30)).min(1).max(maxPrintedOrders) }),
  /** `texts` without a file: no measured lettering, or no outline. */
  output: z.object({ zip: z.string(), files: z.int(), texts: z.int() }),
  refusals: ['order-unknown', 'production-texts-missing'],
  async run({ numbers }, { db, now }) {
    const archive = await productionArchive(db, numbers, now())
    return isRefusal(archive) ? archive : { ...archive, zip: archive.zip.toString('base64') }
  },
})

export const exportParcelsOperation = fulfilmentOperation('admin.exportParcels', {
  summary: 'Parcels that wait to be sent, as CSV for the portals of carriers.',
  input: z.strictObject({
    numbers: z
      .array(z.string().max(30))
      .min(1)
      .max(maxPrintedOrders)
      .nullable()
      .describe('Orders; null: all parcels that are due today.'),
  }),
  output: z.object({ csv: z.string(), parcels: z.int() }),
  run({ numbers }, { db, staff, now, settings }) {
    const until = numbers ? null : plainDateIn(now(), settings.shipping.warehouse.timeZone)
    return exportParcels(db, { numbers, until }, isAllowed(staff.role, 'orders'))
  },
})
