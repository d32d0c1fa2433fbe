// Splits a refund by the rates of its invoice. All credit notes together never exceed it, and a full refund leaves
// nothing.
import { money, type Currency } from '../pricing/money.ts'
import { allocate } from '../pricing/proportions.ts'
import { includedTax, type TaxPart } from '../tax/order-taxes.ts'

/** Minor units at one rate of one country. */
export type ReturnedAmount = {
  readonly basisPoints: number | null
  readonly country: string
  readonly amount: number
}

type Invoice = { readonly total: number; readonly taxes: readonly TaxPart[] }

/** A part of the invoice that is still to be credited; `part` null: its amounts without tax. */
type OpenPart = {
  readonly part: TaxPart | null
  readonly paid: number
  readonly remaining: number
  readonly taxed: number
}

/**
 * `earlier`: the credit notes before this one. `returned`: the goods of a return, which are credited at their own
 * rates. The rest of the refund, and a refund without goods, are credited in proportion to what remains.
 */
export function creditedTaxes(
  invoice: Invoice,
  earlier: readonly Invoice[],
  refund: { readonly amount: number; readonly returned: readonly ReturnedAmount[] },
  currency: Currency,
): TaxPart[] {
  const open = openParts(invoice, earlier)
  const wanted = open.map((each) => Math.min(each.remaining, returnedAt(each, open, refund.returned)))
  const goods = sum(wanted)
  const first = allocate(money(Math.min(refund.amount, goods), currency), wanted)
  const rest = allocate(
    money(refund.amount - Math.min(refund.amount, goods), currency),
    open.map(({ remaining }, at) => remaining - first[at]!.minor),
  )
  return open.flatMap(({ part, paid, remaining, taxed }, at) => {
    const amount = first[at]!.minor + rest[at]!.minor
    if (!part || amount === 0) return []
    const creditedSoFar = paid - remaining + amount
    const due = (creditedSoFar === paid ? part.tax : includedTax(creditedSoFar, part.basisPoints)) - taxed
    // Where an earlier credit note was reversed, the rounding of the later ones may leave a cent too much or too little.
    const tax = Math.max(0, Math.min(amount, due))
    return [{ ...part, net: amount - tax, tax }]
  })
}

function openParts({ total, taxes }: Invoice, earlier: readonly Invoice[]): OpenPart[] {
  const grossOf = (parts: readonly TaxPart[]) => sum(parts.map(({ net, tax }) => net + tax))
  const parts = taxes.map((part) => {
    const credited = earlier.flatMap((each) => each.taxes.filter((other) => isSame(part, other)))
    const paid = part.net + part.tax
    return { part, paid, remaining: paid - grossOf(credited), taxed: sum(credited.map(({ tax }) => tax)) }
  })
  const untaxed = total - grossOf(taxes)
  const credited = sum(earlier.map((each) => each.total - grossOf(each.taxes)))
  return [...parts, { part: null, paid: untaxed, remaining: untaxed - credited, taxed: 0 }]
}

function isSame(a: TaxPart, b: TaxPart): boolean {
  return a.basisPoints === b.basisPoints && a.country === b.country && a.state === b.state
}

/** Goods of the part's rate: those sent to its country, or all where no part has their country. */
function returnedAt(
  { part }: OpenPart,
  open: readonly OpenPart[],
  returned: readonly ReturnedAmount[],
): number {
  const atRate = returned.filter(({ basisPoints }) => basisPoints === (part?.basisPoints ?? null))
  const isOwn = ({ country }: ReturnedAmount) =>
    !part ||
    country === part.country ||
    !open.some((each) => each.part?.basisPoints === part.basisPoints && each.part.country === country)
  return sum(atRate.filter(isOwn).map(({ amount }) => amount))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
