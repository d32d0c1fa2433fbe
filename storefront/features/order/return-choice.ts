// What the customer chooses in the dialog for returns and withdrawals.
import type { ReturnReason } from '#domain/orders/return-reason.ts'

export type ReturnRequestKind = 'return' | 'withdrawal'

/** The reason is null until it is selected. A withdrawal has none. */
export type Choice = { readonly quantity: number; readonly reason: ReturnReason | null }
