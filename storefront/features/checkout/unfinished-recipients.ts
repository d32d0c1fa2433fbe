// Which recipients of an order still need something.
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import type { Draft } from '../../shared/addresses/draft.ts'
import { errorsBelow, pathOf } from '../../shared/addresses/draft-errors.ts'
import { isOutside, isUndeliverable, type Quote } from './use-quote.ts'

/** Index of the recipient of a field: 1 for 'deliveries.1.city'. */
export const recipientOf = (name: string): number => Number(name.split('.')[1])

export const hasErrorsOf = (errors: FieldErrors, at: number): boolean =>
  Object.keys(errorsBelow(errors, pathOf(at, ''))).length > 0

/** Their indexes. `problems`: the errors of the whole draft. */
export function unfinishedRecipients(
  { deliveries }: Draft,
  problems: FieldErrors,
  quote: Pick<Quote, 'deliveries'>,
): number[] {
  return deliveries.flatMap((delivery, at) =>
    hasErrorsOf(problems, at) ||
    isOutside(delivery, quote.deliveries[at]) ||
    isUndeliverable(quote.deliveries[at])
      ? [at]
      : [],
  )
}
