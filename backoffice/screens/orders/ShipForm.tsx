// The form that ships a parcel: carrier and tracking number.
import { readStored, writeStored } from '#web/platform/storage/storage.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'

const carrierKey = 'posy-carrier'

type Tracking = { readonly carrier: string; readonly trackingNumber: string }

type ShipFormProps = { busy: boolean; isNext: boolean; ship: (tracking: Tracking) => Promise<unknown> }

/** The last carrier is remembered on this device; the scanner fills the number and submits. */
export function ShipForm({ busy, isNext, ship }: ShipFormProps) {
  const form = useDraftForm<Tracking>(() => ({ carrier: readStored(carrierKey) ?? '', trackingNumber: '' }), {
    check: (typed) => {
      const empty = Object.entries(typed).filter(([, text]) => text.trim() === '')
      return Object.fromEntries(empty.map(([name]) => [name, t('form.required')]))
    },
    submit: async (typed) => {
      writeStored(carrierKey, typed.carrier)
      await ship(typed)
    },
  })
  const isCarrierNext = form.draft.carrier === ''
  return (
    <form className="ship-form" {...form.props}>
      <Field
        {...form.field('carrier')}
        label={t('admin.orders.carrier')}
        autoComplete="off"
        data-next={isNext && isCarrierNext ? '' : undefined}
      />
      <Field
        {...form.field('trackingNumber')}
        label={t('order.tracking')}
        autoComplete="off"
        data-next={isNext && !isCarrierNext ? '' : undefined}
      />
      <Button type="submit" icon="truck" variant={isNext ? 'primary' : 'secondary'} loading={busy}>
        {t('admin.orders.ship')}
      </Button>
    </form>
  )
}
