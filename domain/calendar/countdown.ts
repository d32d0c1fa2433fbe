// Gifts that count down to Christmas. They are of use from the first of December, so they are needed before the feast.
import { plainDate, yearOf, type PlainDate } from './calendar.ts'

/** A merchant gives such a product this tag. */
export const countdownTag = 'advent-calendar'

type Tagged = { readonly tags: readonly string[] }

const countsDown = ({ tags }: Tagged): boolean => tags.includes(countdownTag)

/** Whether one of the products arrives on a day of its countdown. */
export function missesCountdown(products: readonly Tagged[], arrival: PlainDate): boolean {
  const day = arrival.slice('2026-'.length)
  return day > '12-01' && day <= '12-25' && products.some(countsDown)
}

/** The day by which the products are needed for an occasion; null: one of them is no gift for it. */
export function neededFor(
  products: readonly Tagged[],
  {
    occasion,
    date,
    givenOn,
  }: { readonly occasion: string; readonly date: PlainDate; readonly givenOn: PlainDate },
): PlainDate | null {
  if (!products.some(countsDown)) return givenOn
  return occasion === 'christmas' ? plainDate(yearOf(date), 12, 1) : null
}
