// The checkout: a form with recipients, shipping, remark and payment, the summary of the order, and the order button.
import { Suspense, useId, useRef, useState, type Ref } from 'react'
import { joinParts } from '#messages/join-parts.ts'
import { isOrderable, lineProblem } from '../../shared/cart/line-problem.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { DraftDelivery } from '../../shared/addresses/draft.ts'
import { draftErrors } from '../../shared/addresses/draft-errors.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import type { AddressBook } from './address-book.ts'
import { CheckoutSummary, FoldedSummary } from './CheckoutSummary.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { InvoiceChoice } from './InvoiceChoice.tsx'
import { OneRecipient } from './OneRecipient.tsx'
import { OrderButton } from './OrderButton.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { Remark } from './Remark.tsx'
import { OrderError } from './OrderError.tsx'
import type { DraftState } from './use-draft.ts'
import { unfinishedRecipients } from './unfinished-recipients.ts'
import { useOrderForm } from './use-order-form.ts'
import type { Quote, QuoteState } from './use-quote.ts'
import '../../shared/NumberedSteps.css'
import './CheckoutForm.css'

// The usual order is possible without it.
const SeveralRecipients = deferredComponent(() => import('./SeveralRecipients.tsx'), { when: 'use' })

type CheckoutFormProps = {
  state: DraftState
  quote: Quote
  quoteState: QuoteState
  book: Promise<AddressBook>
}

export function CheckoutForm({ state, quote, quoteState, book }: CheckoutFormProps) {
  const t = useTranslate()
  const { draft, change } = state
  const id = useId()
  const [attempt, setAttempt] = useState(0)
  const [others, setOthers] = useState<readonly DraftDelivery[]>([])
  const [save, setSave] = useState(false)
  const [chosen, setPayment] = useState<string | null>(null)
  // Another market may not offer what was chosen before.
  const payment = quote.payments.find(({ name }) => name === chosen) ?? quote.payments[0]
  const { form, priceError, problem, hideProblem } = useOrderForm({
    state,
    quote,
    quoteState,
    payment: payment?.name ?? null,
    savesAddress: save,
  })

  const several = draft.deliveries.length > 1
  const unfinished = several ? unfinishedRecipients(draft, draftErrors(draft, t), quote) : []
  const count = draft.deliveries.length
  const progress = t('several.complete', { done: count - unfinished.length, count })
  const showRecipient = useRef<(at: number) => void>(null)
  const show = (at: number) => showRecipient.current?.(at)
  const { askAgain: onCartChange } = quoteState
  const recipients = { state, form, quote, book, others, onOthers: setOthers, onCartChange }
  const remark = <Remark text={draft.remark} onChange={(text) => change({ remark: text })} />
  return (
    <>
      <FoldedSummary quote={quote} draft={draft} quoteState={quoteState} />
      <form
        {...form.props}
        id={id}
        className="checkout-form numbered-steps"
        aria-busy={form.busy || undefined}
        onSubmit={(event) => {
          setAttempt(attempt + 1)
          hideProblem()
          form.props.onSubmit(event)
        }}
      >
        <p data-part="required">{t('checkout.required')}</p>
        {attempt > 0 && <ErrorSummary draft={draft} form={form} onShow={show} />}
        {several ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <SeveralRecipients {...recipients} {...{ attempt, progress, showRecipient }} />
            {remark}
          </Suspense>
        ) : (
          <OneRecipient {...recipients} save={save} onSave={setSave} remark={remark} />
        )}
        <section aria-labelledby="payment">
          <h2 id="payment">{t('checkout.payment')}</h2>
          <PaymentMethods payments={quote.payments} chosen={payment?.name ?? null} onChoose={setPayment} />
          <InvoiceChoice draft={draft} form={form} book={book} />
        </section>
      </form>
      {/* Its coupon has a form of its own, so it is outside. */}
      <CheckoutSummary quote={quote} draft={draft} quoteState={quoteState} />
      <div data-part="end">
        <Obstacles {...{ quote, quoteState, problem, priceError }} />
        {unfinished.length > 0 && (
          <Unfinished isTried={attempt > 0} progress={progress} at={unfinished[0]!} onShow={show} />
        )}
        <OrderButton
          form={id}
          quote={quote}
          isPriced={!quoteState.failed}
          isReady={unfinished.length === 0}
          disabled={!isOrderable(quote.cart.lines)}
          isPricing={quoteState.busy}
          isPlacing={form.busy}
        />
      </div>
    </>
  )
}

type ObstaclesProps = Pick<ReturnType<typeof useOrderForm>, 'problem' | 'priceError'> & {
  quote: Quote
  quoteState: QuoteState
}

/** Why the order cannot be placed, or was not. */
function Obstacles({ quote, quoteState, problem, priceError }: ObstaclesProps) {
  const { lines } = quote.cart
  return (
    <>
      {quoteState.failed && <PriceFailure ref={priceError} quoteState={quoteState} />}
      {problem && <OrderError problem={problem} quote={quoteState.busy ? null : quote} />}
      {!isOrderable(lines) && <BlockedNotice lines={lines} />}
    </>
  )
}

function BlockedNotice({ lines }: Pick<Quote['cart'], 'lines'>) {
  const { t, locale, href } = useVisit()
  const titles = lines
    .filter((line) => lineProblem(line, lines) !== null)
    .map(({ title }) => title || t('cart.goneTitle'))
  return (
    <Notice tone="warning" title={t('checkout.blocked')}>
      <p>{joinParts(locale, titles)}</p>
      <a href={href('/cart')}>{t('checkout.toCart')}</a>
    </Notice>
  )
}

function PriceFailure({ ref, quoteState }: { ref: Ref<HTMLDivElement>; quoteState: QuoteState }) {
  const t = useTranslate()
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="error" live title={t('checkout.priceFailed')}>
        <p>{t('checkout.priceFailedText')}</p>
        <p>{t('checkout.failedText')}</p>
        <Button variant="secondary" size="s" loading={quoteState.busy} onClick={quoteState.askAgain}>
          {t('shell.retry')}
        </Button>
      </Notice>
    </div>
  )
}

type UnfinishedProps = {
  /** An order was tried. */
  isTried: boolean
  progress: string
  at: number
  onShow: (at: number) => void
}

/** How many recipients are complete, and the way to the first one that is not. */
function Unfinished({ isTried, progress, at, onShow }: UnfinishedProps) {
  const t = useTranslate()
  return (
    <Notice tone={isTried ? 'warning' : 'info'} title={progress}>
      <Button variant="link" size="s" onClick={() => onShow(at)}>
        {t('several.back', { number: at + 1 })}
      </Button>
    </Notice>
  )
}
