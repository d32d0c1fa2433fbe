// The one page of the checkout: where to, how, paid how, and the button that orders.
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react'
import type { AddressField } from '#domain/address.ts'
import { normaliseAddress } from '#domain/address.ts'
import { currencyOf } from '#domain/market.ts'
import { call } from '../api/call.ts'
import { isOrderable } from '../cart/line-trouble.ts'
import { measure } from '../measure/measure.ts'
import { useNavigate } from '../pages/navigation-context.ts'
import { useCountryName, useHref, useMoney, useTranslate, useVisit } from '../pages/visit.ts'
import { cart } from '../state/cart.ts'
import { withTexts } from '../texts.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AddressFields } from './AddressFields.tsx'
import { forgetDraft, maxRemark, type Draft } from './draft.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { PaymentKinds } from './PaymentKinds.tsx'
import { PlacingProblem, type Problem } from './PlacingProblem.tsx'
import { placeOrder, type Placed } from './place-order.ts'
import { ShippingMethods } from './ShippingMethods.tsx'
import { useAddressErrors } from './use-address-errors.ts'
import type { Quote, Quoting } from './use-quote.ts'
import type { CheckoutAccountProps } from './CheckoutAccount.tsx'
import './CheckoutForm.css'

/** Guests need nothing of it. */
const CheckoutAccount = lazy<ComponentType<CheckoutAccountProps>>(() =>
  withTexts(['account'], import('./CheckoutAccount.tsx')).catch(() => ({ default: () => null })),
)

type CheckoutFormProps = {
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
  quote: Quote
  quoting: Quoting
}

export function CheckoutForm({ draft, onDraft, quote, quoting }: CheckoutFormProps) {
  const t = useTranslate()
  const money = useMoney()
  const href = useHref()
  const navigate = useNavigate()
  const { country: shownCountry } = useVisit()
  const form = useRef<HTMLFormElement>(null)
  const { address } = draft
  const check = useAddressErrors(address)
  const measured = useRef(false)
  const [tried, setTried] = useState(false)
  const [ordering, setOrdering] = useState(false)
  const [keep, setKeep] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isFresh = quote.cart.country === address.country && quote.shippingMethod === draft.shippingMethod
  const orderable = isOrderable(quote.cart.lines)

  function change(field: AddressField, value: string): void {
    check.change(field)
    const moved = field === 'country' ? { state: '' } : {}
    onDraft({ address: { ...address, ...moved, [field]: value } })
  }

  function focus(field: AddressField): void {
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }

  /** After the errors are on the page. */
  function focusFirstError(): void {
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('.input[aria-invalid="true"]')?.focus(),
    )
  }

  /** Once, however often the button is pressed. */
  function measureSteps(): void {
    if (measured.current) return
    measured.current = true
    measure({ name: 'add_shipping_info', cart: quote.cart, shippingMethod: draft.shippingMethod })
    measure({ name: 'add_payment_info', cart: quote.cart })
  }

  async function order(): Promise<void> {
    if (ordering || !orderable) return
    check.showAll()
    setTried(true)
    setProblem(null)
    if (check.isFaulty) return focusFirstError()
    if (quoting.busy) return
    if (!isFresh) return quoting.askAgain()
    setOrdering(true)
    measureSteps()
    const { version, totals } = quote.cart
    const outcome = await placeOrder({
      address: normaliseAddress(address),
      shippingMethod: draft.shippingMethod,
      remark: draft.remark.trim(),
      cartVersion: version,
      total: totals.total,
    })
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
    if (keep) await call('address.add', { address }, { background: true, quiet: true }).catch(() => undefined)
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
      {tried && <ErrorSummary address={address} errors={check.errors} onChoose={focus} />}
      <Suspense fallback={null}>
        <CheckoutAccount
          address={address}
          onAddress={(chosen) => onDraft({ address: chosen })}
          keep={keep}
          onKeep={setKeep}
          onCartChange={quoting.askAgain}
        />
      </Suspense>
      <section aria-labelledby="contact">
        <h2 id="contact">{t('checkout.contact')}</h2>
        <AddressFields
          part="contact"
          address={address}
          errors={check.errors}
          onChange={change}
          onLeave={check.leave}
        />
      </section>
      <section aria-labelledby="place">
        <h2 id="place">{t('checkout.address')}</h2>
        <AddressFields
          part="place"
          address={address}
          errors={check.errors}
          onChange={change}
          onLeave={check.leave}
        />
        {currencyOf(address.country) !== currencyOf(shownCountry) && (
          <CurrencyNote country={address.country} />
        )}
      </section>
      <section aria-labelledby="shipping">
        <h2 id="shipping">{t('checkout.shipping')}</h2>
        <ShippingMethods
          quote={quote}
          value={draft.shippingMethod}
          onChange={(shippingMethod) => onDraft({ shippingMethod })}
        />
      </section>
      <section aria-labelledby="payment">
        <h2 id="payment">{t('checkout.payment')}</h2>
        <PaymentKinds />
      </section>
      <section aria-labelledby="remark">
        <h2 id="remark">{t('checkout.remarkSection')}</h2>
        <Field
          multiline
          name="remark"
          label={t('checkout.remark')}
          mark={t('form.optional')}
          hint={t('checkout.remarkHint')}
          maxLength={maxRemark}
          value={draft.remark}
          onChange={(event) => onDraft({ remark: event.target.value })}
        />
      </section>
      {quoting.failed && (
        <Notice tone="error" live title={t('checkout.failed')}>
          <p>{t('checkout.failedText')}</p>
          <Button variant="secondary" size="s" onClick={quoting.askAgain}>
            {t('cart.retry')}
          </Button>
        </Notice>
      )}
      {problem && <PlacingProblem problem={problem} total={quoting.busy ? null : quote.cart.totals.total} />}
      {!orderable && (
        <Notice tone="warning" title={t('checkout.blocked')}>
          <a href={href('/cart')}>{t('checkout.toCart')}</a>
        </Notice>
      )}
      <p data-part="promise">{t('checkout.promise')}</p>
      <div data-part="go">
        <p>
          <span>{t('totals.total')}</span>
          <strong>
            <bdi>{money(quote.cart.totals.total)}</bdi>
          </strong>
        </p>
        <Button type="submit" wide disabled={!orderable} loading={ordering || quoting.busy}>
          {t('checkout.pay')}
        </Button>
      </div>
    </form>
  )
}

function CurrencyNote({ country }: { country: Draft['address']['country'] }) {
  const t = useTranslate()
  const nameOf = useCountryName()
  return (
    <Notice live>
      {t('checkout.currency', { country: nameOf(country), currency: currencyOf(country) })}
    </Notice>
  )
}
