// The choice of an own address for the invoice. Most invoices have the name of the buyer or of the recipient.
import { Suspense, useState } from 'react'
import type { Form } from '#web/platform/forms/use-form.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { emptyInvoiceAddress, type Draft } from '../../shared/addresses/draft.ts'
import type { AddressBook } from './address-book.ts'

const InvoiceAddressForm = deferredComponent(() => import('./InvoiceAddressForm.tsx'), { when: 'use' })

type InvoiceChoiceProps = { draft: Draft; form: Form<Draft>; book: Promise<AddressBook> }

export function InvoiceChoice({ draft, form, book }: InvoiceChoiceProps) {
  const t = useTranslate()
  const { deliveries, invoiceAddress, name } = draft
  const hasName = name.trim() !== ''
  const [removed, setRemoved] = useState<Draft['invoiceAddress']>(null)

  /** Begins with what was typed before, or with the customer's own address. */
  async function add(): Promise<void> {
    const { addresses } = await book
    const own = addresses.find((each) => each.isDefault)?.address
    form.change({
      invoiceAddress: removed ?? { ...emptyInvoiceAddress(deliveries[0]!.address.country), ...own },
    })
  }

  function remove(): void {
    setRemoved(invoiceAddress)
    form.change({ invoiceAddress: null })
  }

  return (
    <>
      <Checkbox
        label={t('checkout.invoiceOther')}
        end={
          (deliveries.length === 1 || hasName) &&
          !invoiceAddress &&
          t(hasName ? 'checkout.invoiceYours' : 'checkout.invoiceElse')
        }
        checked={invoiceAddress !== null}
        onChange={({ target }) => void (target.checked ? add() : remove())}
      />
      {invoiceAddress && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <InvoiceAddressForm
            address={invoiceAddress}
            form={form}
            onChange={(changed) => form.change({ invoiceAddress: changed })}
          />
        </Suspense>
      )}
    </>
  )
}
