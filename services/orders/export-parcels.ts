// Parcels that wait to be sent, as CSV for the portals of carriers.
import type { Queryable } from '#data/database.ts'
import { listUnsentParcels, listUnsentReplacements, type UnsentParcel } from '#data/orders/unsent-parcels.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { csvOf } from '#domain/csv.ts'
import { fullName } from '#domain/customers/person-name.ts'
import { decimalText, money } from '#domain/pricing/money.ts'

export type ParcelChoice = {
  /** Numbers of orders; null: all orders. */
  readonly numbers: readonly string[] | null
  /** The last day on which a parcel is due; null: any day. */
  readonly until: PlainDate | null
}

/** `seesAll`: e-mail addresses and values for customs too, which packers do not see. */
export async function exportParcels(
  db: Queryable,
  choice: ParcelChoice,
  seesAll: boolean,
): Promise<{ readonly csv: string; readonly parcels: number }> {
  const parcels = [
    ...(await listUnsentReplacements(db, choice.numbers)),
    ...(await listUnsentParcels(db, choice)),
  ]
  const shown = columns.filter(({ isPrivate }) => seesAll || !isPrivate)
  const rows = parcels.map((parcel) => shown.map(({ cell }) => cell(parcel)))
  return { csv: csvOf([shown.map(({ name }) => name), ...rows]), parcels: parcels.length }
}

type Column = {
  readonly name: string
  readonly cell: (parcel: UnsentParcel) => string | number
  readonly isPrivate?: true
}

const columns: readonly Column[] = [
  { name: 'reference', cell: ({ reference }) => reference },
  { name: 'ship by', cell: ({ shipsOn }) => shipsOn },
  { name: 'method', cell: ({ method }) => method },
  { name: 'name', cell: ({ address }) => fullName(address) },
  { name: 'street', cell: ({ address }) => address.street },
  { name: 'address line 2', cell: ({ address }) => address.apartment },
  { name: 'postal code', cell: ({ address }) => address.zip },
  { name: 'city', cell: ({ address }) => address.city },
  { name: 'state', cell: ({ address }) => address.state },
  { name: 'country', cell: ({ address }) => address.country },
  { name: 'phone', cell: ({ address }) => address.phone },
  { name: 'email', cell: ({ address }) => address.email, isPrivate: true },
  {
    name: 'weight in grams',
    cell: ({ items }) => items.reduce((sum, { quantity, weightGrams }) => sum + quantity * weightGrams, 0),
  },
  {
    name: 'contents',
    cell: ({ items }) => items.map(({ quantity, title }) => `${quantity} × ${title}`).join('; '),
  },
  {
    name: 'country of origin',
    cell: ({ items }) => [...new Set(items.flatMap(({ origin }) => origin ?? []))].join('; '),
  },
  {
    name: 'value',
    cell: ({ items, currency }) =>
      decimalText(
        money(
          items.reduce((sum, { value }) => sum + value, 0),
          currency,
        ),
      ),
    isPrivate: true,
  },
  { name: 'currency', cell: ({ currency }) => currency, isPrivate: true },
]
