// Specimens of notices, disclosures, loading states and empty states.
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { QrCode } from '#web/ui/QrCode.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { Specimens } from './Specimens.tsx'

export function StateSpecimens() {
  return (
    <Specimens title="States">
      <div data-part="grid">
        <div>
          <QrCode text="https://www.example.com/gift" />
        </div>
        <Notice title="Order by Tuesday">Arrives before Mother's Day, Sunday 10 May.</Notice>
        <Notice tone="success">Your order is on its way.</Notice>
        <Notice tone="warning" title="Only two left">
          Personalised things cannot be returned.
        </Notice>
        <Notice tone="error" title="Not paid">
          The bank declined the card. Try another one.
        </Notice>
        <FormProblem text="We couldn’t reach the shop, so nothing was changed." />
        <div>
          <Disclosure summary="Lieferung und Rückgabe" name="faq" open>
            Returns within 99 days of delivery.
          </Disclosure>
          <Disclosure summary="お手入れ" name="faq">
            Keep it in a cool place.
          </Disclosure>
        </div>
        <div data-part="grid" aria-busy="true">
          <Skeleton shape="portrait" />
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="square" />
        </div>
        <Spinner label="Loading" />
      </div>
      <EmptyState title="Nothing kept yet" text="Press the heart on a gift to find it here again.">
        <Button href="#gifts">Find gifts</Button>
        <Button variant="secondary" href="#sign-in">
          Sign in
        </Button>
      </EmptyState>
    </Specimens>
  )
}
