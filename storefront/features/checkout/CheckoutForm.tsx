// The one page of the checkout: where to, how, paid how, and the button that orders.
import { Suspense, useRef, useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { isOrderable } from '../../shared/cart/line-trouble.ts'
import { track } from '../../shared/analytics/track.ts'
import { useNavigate } from '../../platform/navigation/navigation-context.ts'
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import { cart } from '../../shared/cart/cart.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { AddressBook } from './address-book.ts'
import { forgetDraft } from '../../shared/addresses/draft.ts'
import { problemsOf } from '../../shared/addresses/draft-problems.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { OneRecipient } from './OneRecipient.tsx'
import { orderOf } from './order-of.ts'
import { OrderButton, OrderTerms } from './OrderButton.tsx'
import { SeveralRecipients } from './parts.ts'
import { PaymentKinds } from './PaymentKinds.tsx'
import { Remark } from './Remark.tsx'
import { PlacingProblem, type Problem } from './PlacingProblem.tsx'
import { placeOrder, type Placed } from './place-order.ts'
import type { DraftState } from './use-draft.ts'
import { useProblems } from '../../shared/addresses/use-problems.ts'
import { isLate, type Quote, type Quoting } from './use-quote.ts'
import './CheckoutForm.css'

type CheckoutFormProps = {
  state: DraftState
  quote: Quote
  quoting: Quoting
  book: Promise<AddressBook>
}

export function CheckoutForm({ state, quote, quoting, book }: CheckoutFormProps) {
  const t = useTranslate()
  const href = useHref()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const unpriced = useRef<HTMLDivElement>(null)
  const { draft, change } = state
  const check = useProblems(problemsOf(draft, t))
  const measured = useRef(false)
  const [tried, setTried] = useState(false)
  const [ordering, setOrdering] = useState(false)
  const [keep, setKeep] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const orderable = isOrderable(quote.cart.lines)

  /** After the errors are on the page. */
  function focusFirstError(): void {
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>('.input[aria-invalid="true"], fieldset:has([role="alert"]) input')
        ?.focus(),
    )
  }

  /** Once, however often the button is pressed. */
  function measureSteps(): void {
    if (measured.current) return
    measured.current = true
    const shippingMethod = draft.deliveries[0]?.shippingMethod ?? 'standard'
    track({ name: 'add_shipping_info', cart: quote.cart, shippingMethod })
    track({ name: 'add_payment_info', cart: quote.cart })
  }

  async function order(): Promise<void> {
    if (ordering || !orderable) return
    check.showAll()
    setTried(true)
    setProblem(null)
    if (check.isFaulty) return focusFirstError()
    if (quoting.failed) return unpriced.current?.focus()
    // What was seen is what is ordered.
    if (quoting.busy || !quoting.isFresh) return
    if (draft.deliveries.some((delivery, at) => isLate(delivery, quote.deliveries[at])))
      return focusFirstError()
    setOrdering(true)
    measureSteps()
    const outcome = await placeOrder(orderOf(draft, quote))
    if (outcome.kind === 'placed') return keepAndLeave(outcome)
    setOrdering(false)
    if (outcome.kind === 'unreachable') return setProblem({ text: t('checkout.again'), changed: false })
    check.object(outcome.fields)
    setProblem({ text: outcome.message, changed: outcome.kind === 'changed' })
    quoting.askAgain()
    if (Object.keys(outcome.fields).length > 0) focusFirstError()
  }

  /** The order stands: an address that cannot be kept now keeps nobody from paying. */
  async function keepAndLeave(placed: Placed): Promise<void> {
    const address = { ...draft.deliveries[0]!.address, email: draft.email }
    if (keep && draft.deliveries.length === 1)
      await call('address.add', { address }, { background: true, quiet: true }).catch(() => undefined)
    leave(placed)
  }

  function leave({ number, redirectUrl }: Placed): void {
    forgetDraft()
    cart.empty(quote.cart.country, quote.cart.totals.total)
    if (redirectUrl) location.assign(redirectUrl)
    else void navigate(`/orderDetail?number=${number}`, { replace: true })
  }

  return (
    <form
      ref={form}
      className="checkout-form"
      noValidate
      aria-busy={ordering || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void order()
      }}
    >
      {tried && <ErrorSummary problems={check.shown} />}
      {draft.deliveries.length > 1 ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <SeveralRecipients state={state} check={check} quote={quote} book={book} />
        </Suspense>
      ) : (
        <OneRecipient
          state={state}
          check={check}
          quote={quote}
          book={book}
          keep={keep}
          onKeep={setKeep}
          onCartChange={quoting.askAgain}
        />
      )}
      <section aria-labelledby="payment">
        <h2 id="payment">{t('checkout.payment')}</h2>
        <PaymentKinds />
      </section>
      <Remark text={draft.remark} onChange={(remark) => change({ remark })} />
      {quoting.failed && (
        <div ref={unpriced} tabIndex={-1}>
          <Notice tone="error" live title={t('checkout.priceFailed')}>
            <p>{t('checkout.priceFailedText')}</p>
            <p>{t('checkout.failedText')}</p>
            <Button variant="secondary" size="s" loading={quoting.busy} onClick={quoting.askAgain}>
              {t('cart.retry')}
            </Button>
          </Notice>
        </div>
      )}
      {problem && <PlacingProblem problem={problem} total={quoting.busy ? null : quote.cart.totals.total} />}
      {!orderable && (
        <Notice tone="warning" title={t('checkout.blocked')}>
          <a href={href('/cart')}>{t('checkout.toCart')}</a>
        </Notice>
      )}
      <p data-part="promise">{t('checkout.promise')}</p>
      <OrderButton
        quote={quote}
        isPriced={!quoting.failed}
        disabled={!orderable}
        loading={ordering || quoting.busy}
      />
      <OrderTerms />
    </form>
  )
}
