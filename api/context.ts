// Dependencies of an operation: those of the use cases, the caller and the browser's session.
import type { SignedInStaff } from '#services/staff/staff-session.ts'
import type { NewSession, SignedIn, Visitor, VisitorContext } from '#services/visitor.ts'

/** The sender of one call. */
export type Caller = Visitor & { readonly idempotencyKey: string | null; readonly requestId: string }

export type Context = VisitorContext & {
  readonly caller: Caller
  /** The signed-in staff member; null on the shop's own endpoint. */
  readonly staff: SignedInStaff | null
  /** Sets the browser's session cookies; null deletes the session cookie. */
  readonly setSession: (session: NewSession | null) => void
}

export type CustomerContext = Context & { readonly customer: SignedIn }

export type StaffContext = Context & { readonly staff: SignedInStaff }
