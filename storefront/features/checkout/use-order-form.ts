// The checkout form's state: checks the draft, places the order and leaves for the payment page.
import { useRef, useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { useForm } from '#web/platform/forms/use-form.ts'
import { leaveSite } from '#web/platform/navigation/leave-site.ts'
import { useNavigate } from '#web/platform/navigation/navigation-context.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { forgetDraft } from '../../shared/addresses/draft.ts'
import { draftErrors } from '../../shared/addresses/draft-errors.ts'
import { track } from '../../shared/analytics/track.ts'
import { cart } from '../../shared/cart/cart.ts'
import { isOrderable } from '../../shared/cart/line-problem.ts'
import type { Problem } from './OrderError.tsx'
import { orderInput } from './order-input.ts'
import { placeOrder, type PlacedOrder } from './place-order.ts'
import type { DraftState } from './use-draft.ts'
import { isLate, type Quote, type QuoteState } from './use-quote.ts'

type OrderFormOptions = {
  state: DraftState
  quote: Quote
  quoteState: QuoteState
  /** Name of the payment method. */
  payment: string | null
  /** Whether the typed address is saved with the order. */
  savesAddress: boolean
}

export function useOrderForm({ state, quote, quoteState, payment, savesAddress }: OrderFormOptions) {
  const { t, href } = useVisit()
  const navigate = useNavigate()
  const { draft, setDraft } = state
  /** The notice that takes the focus while the cart has no price. */
  const priceError = useRef<HTMLDivElement>(null)
  const tracked = useRef(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm({
    draft,
    setDraft,
    check: (typed) => draftErrors(typed, t),
    submit: order,
  })

  /** Reports the steps once, not with every click. */
  function trackSteps(): void {
    if (tracked.current) return
    tracked.current = true
    const shippingMethod = draft.deliveries[0]?.shippingMethod ?? 'standard'
    track({ name: 'add_shipping_info', cart: quote.cart, shippingMethod })
    track({ name: 'add_payment_info', cart: quote.cart })
  }

  async function order(): Promise<FieldErrors | void> {
    if (!isOrderable(quote.cart.lines)) return
    if (quoteState.failed) return priceError.current?.focus()
    // The order must match the quote on the page.
    if (quoteState.busy || !quoteState.isFresh) return
    if (draft.deliveries.some((delivery, at) => isLate(delivery, quote.deliveries[at]))) return {}
    const dates = await quoteState.checkDates()
    if (dates === 'unknown') return setProblem({ text: t('checkout.again'), changed: null })
    if (dates === 'changed') return setProblem({ text: t('checkout.datesChanged'), changed: 'dates' })
    trackSteps()
    const outcome = await placeOrder(orderInput(draft, quote, payment))
    if (outcome.kind === 'placed') return saveAddressAndLeave(outcome)
    if (outcome.kind === 'unreachable')
      return setProblem({ text: outcome.message || t('checkout.again'), changed: null })
    setProblem({ text: outcome.message, changed: outcome.kind === 'changed' ? 'total' : null })
    quoteState.askAgain()
    if (Object.keys(outcome.fields).length > 0) return outcome.fields
  }

  /** The order exists: a failure to save the address must not prevent the payment. */
  async function saveAddressAndLeave(placed: PlacedOrder): Promise<void> {
    const address = { ...draft.deliveries[0]!.address, email: draft.email }
    if (savesAddress && draft.deliveries.length === 1)
      await call('address.add', { address }, { background: true, handlesRefusals: true }).catch(
        () => undefined,
      )
    await leave(placed)
  }

  async function leave({ number, redirectUrl }: PlacedOrder): Promise<void> {
    forgetDraft()
    cart.empty(quote.cart.country, quote.cart.totals.total)
    const orderPage = `/orderDetail?number=${number}`
    if (!redirectUrl) return await navigate(orderPage, { replace: true })
    // The form stays busy until the browser has left the page. The order can still be paid after a way back.
    await leaveSite(redirectUrl, href(orderPage))
    await navigate(orderPage, { replace: true })
  }

  return { form, priceError, problem, hideProblem: () => setProblem(null) }
}
