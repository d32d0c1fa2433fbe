// The content of the checkout: form and summary, or an empty cart, or an error.
import { Suspense, useMemo } from 'react'
import { useTrack } from '../../shared/analytics/use-track.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useUserName } from '../../shared/sign-in/user.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { loadAddressBook } from './address-book.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { useDraft } from './use-draft.ts'
import { useQuote } from './use-quote.ts'

/** Browser only: the page contains neither draft nor cart. */
export default function Checkout() {
  const { t, href, country } = useVisit()
  const user = useUserName()
  const book = useMemo(() => loadAddressBook(user), [user])
  const state = useDraft(country)
  const quoteState = useQuote(state.draft)
  const { quote, failed, askAgain } = quoteState
  useTrack(quote && quote.cart.count > 0 && { name: 'begin_checkout', cart: quote.cart })
  if (!quote && failed)
    return (
      <EmptyState icon="warning" title={t('checkout.failed')} text={t('checkout.failedText')}>
        <Button onClick={askAgain}>{t('shell.retry')}</Button>
      </EmptyState>
    )
  if (!quote) return <CheckoutSkeleton />
  if (quote.cart.lines.length === 0)
    return (
      <EmptyState title={t('cart.empty')} text={t('cart.emptyText')}>
        <Button href={href('/')}>{t('cart.continue')}</Button>
      </EmptyState>
    )
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <div data-part="columns">
        <CheckoutForm state={state} quote={quote} quoteState={quoteState} book={book} />
      </div>
    </Suspense>
  )
}
