// The checkout form: recipients, shipping, payment, remark and the order button.
import { Suspense, useRef, useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { isOrderable } from '../../shared/cart/line-problem.ts'
import { track } from '../../shared/analytics/track.ts'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { useForm } from '#web/platform/forms/use-form.ts'
import { useNavigate } from '#web/platform/navigation/navigation-context.ts'
import { useHref, useVisit } from '#web/platform/pages/visit.ts'
import { cart } from '../../shared/cart/cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { AddressBook } from './address-book.ts'
import { forgetDraft } from '../../shared/addresses/draft.ts'
import { draftErrors } from '../../shared/addresses/draft-errors.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { OneRecipient } from './OneRecipient.tsx'
import { orderInput } from './order-input.ts'
import { OrderButton } from './OrderButton.tsx'
import { SeveralRecipients } from './deferred.ts'
import { OnlyPayment, PaymentMethods } from './PaymentMethods.tsx'
import { Remark } from './Remark.tsx'
import { OrderError, type Problem } from './OrderError.tsx'
import { placeOrder, type PlacedOrder } from './place-order.ts'
import type { DraftState } from './use-draft.ts'
import { isLate, type Quote, type QuoteState } from './use-quote.ts'
import './CheckoutForm.css'

type CheckoutFormProps = {
  state: DraftState
  quote: Quote
  quoteState: QuoteState
  book: Promise<AddressBook>
}

export function CheckoutForm({ state, quote, quoteState, book }: CheckoutFormProps) {
  const { t, site } = useVisit()
  const href = useHref()
  const navigate = useNavigate()
  const priceError = useRef<HTMLDivElement>(null)
  const { draft, setDraft, change } = state
  const tracked = useRef(false)
  const [submitted, setSubmitted] = useState(false)
  const [save, setSave] = useState(false)
  const [chosen, setPayment] = useState<string | null>(null)
  // Another market may not offer what was chosen before.
  const payment = quote.payments.find(({ name }) => name === chosen)?.name ?? quote.payments[0]?.name ?? null
  // With one method there is nothing to choose: no step of the form.
  const only = quote.payments.length === 1 ? quote.payments[0] : null
  const [problem, setProblem] = useState<Problem | null>(null)
  const orderable = isOrderable(quote.cart.lines)
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
    if (!orderable) return
    if (quoteState.failed) return priceError.current?.focus()
    // The order must match the quote on the page.
    if (quoteState.busy || !quoteState.isFresh) return
    if (draft.deliveries.some((delivery, at) => isLate(delivery, quote.deliveries[at]))) return {}
    trackSteps()
    const outcome = await placeOrder(orderInput(draft, quote, payment))
    if (outcome.kind === 'placed') return saveAddressAndLeave(outcome)
    if (outcome.kind === 'unreachable')
      return setProblem({ text: outcome.message || t('checkout.again'), changed: false })
    setProblem({ text: outcome.message, changed: outcome.kind === 'changed' })
    quoteState.askAgain()
    if (Object.keys(outcome.fields).length > 0) return outcome.fields
  }

  /** The order exists: a failure to save the address must not prevent the payment. */
  async function saveAddressAndLeave(placed: PlacedOrder): Promise<void> {
    const address = { ...draft.deliveries[0]!.address, email: draft.email }
    if (save && draft.deliveries.length === 1)
      await call('address.add', { address }, { background: true, handlesRefusals: true }).catch(
        () => undefined,
      )
    await leave(placed)
  }

  async function leave({ number, redirectUrl }: PlacedOrder): Promise<void> {
    forgetDraft()
    cart.empty(quote.cart.country, quote.cart.totals.total)
    if (!redirectUrl) return await navigate(`/orderDetail?number=${number}`, { replace: true })
    location.assign(redirectUrl)
    // The form stays busy until the browser has left the page.
    await new Promise(() => undefined)
  }

  return (
    <form
      {...form.props}
      className="checkout-form"
      aria-busy={form.busy || undefined}
      onSubmit={(event) => {
        setSubmitted(true)
        setProblem(null)
        form.props.onSubmit(event)
      }}
    >
      <p data-part="required">{t('checkout.required')}</p>
      {submitted && <ErrorSummary errors={form.errors} />}
      {draft.deliveries.length > 1 ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <SeveralRecipients state={state} form={form} quote={quote} book={book} />
        </Suspense>
      ) : (
        <OneRecipient
          state={state}
          form={form}
          quote={quote}
          book={book}
          save={save}
          onSave={setSave}
          onCartChange={quoteState.askAgain}
        />
      )}
      {!only && (
        <section aria-labelledby="payment">
          <h2 id="payment">{t('checkout.payment')}</h2>
          <PaymentMethods payments={quote.payments} chosen={payment} onChoose={setPayment} />
        </section>
      )}
      <Remark text={draft.remark} onChange={(remark) => change({ remark })} />
      {only && <OnlyPayment kinds={only.kinds} />}
      {quoteState.failed && (
        <div ref={priceError} tabIndex={-1}>
          <Notice tone="error" live title={t('checkout.priceFailed')}>
            <p>{t('checkout.priceFailedText')}</p>
            <p>{t('checkout.failedText')}</p>
            <Button variant="secondary" size="s" loading={quoteState.busy} onClick={quoteState.askAgain}>
              {t('shell.retry')}
            </Button>
          </Notice>
        </div>
      )}
      {problem && <OrderError problem={problem} total={quoteState.busy ? null : quote.cart.totals.total} />}
      {!orderable && (
        <Notice tone="warning" title={t('checkout.blocked')}>
          <a href={href('/cart')}>{t('checkout.toCart')}</a>
        </Notice>
      )}
      <p data-part="promise">{t('checkout.promise', site)}</p>
      <OrderButton
        quote={quote}
        isPriced={!quoteState.failed}
        disabled={!orderable}
        loading={form.busy || quoteState.busy}
      />
    </form>
  )
}
