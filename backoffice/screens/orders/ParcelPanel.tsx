// The delivery of one recipient: address, gifts, card, and the form that ships the parcel.
import { useState } from 'react'
import { wrappingText } from '#messages/wrapping-text.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { t } from '../../platform/language.ts'
import { useMay } from '../../platform/member.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ShipForm } from './ShipForm.tsx'
import { LineDialog } from './LineDialog.tsx'
import { isSingleParcel, moveOrder, type ChangeOrder, type StaffOrder } from './staff-order.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { download } from '../../platform/download.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { AddressFields } from '../../shared/AddressFields.tsx'

type ParcelPanelProps = { order: StaffOrder; recipient: number; busy: boolean; change: ChangeOrder }

export function ParcelPanel({ order, recipient, busy, change }: ParcelPanelProps) {
  const { date } = useVisit()
  const [isAdding, setAdding] = useState(false)
  const [isSkipping, setSkipping] = useState(false)
  const { name, message, arriveOn, shipsOn, state, parcels, method } = order.deliveries[recipient]!
  const isPacked = order.status !== 'processing'
  const canShip = state === 'waiting' && order.next.includes('shipped')
  // A single packed parcel is shipped in the panel of the next step.
  const isShippedHere = canShip && (isPacked ? !isSingleParcel(order) : isSkipping)
  return (
    <Panel title={t('admin.orders.shipTo', { name })}>
      <div className="parcel">
        <ParcelAddress order={order} recipient={recipient} change={change} />
        <p>
          {method} · {t('admin.orders.shipBy')} {date(shipsOn)}
          {arriveOn && <b> · {t('admin.orders.wanted', { date: date(arriveOn) })}</b>}
        </p>
        <Gifts order={order} recipient={recipient} change={change} />
        {message && <GiftCard text={message} />}
        {parcels.map(({ carrier, trackingNumber, link }) => (
          <p key={trackingNumber}>
            {carrier}{' '}
            {link ? (
              <a href={link} target="_blank" rel="noreferrer">
                {trackingNumber}
              </a>
            ) : (
              <bdi>{trackingNumber}</bdi>
            )}
          </p>
        ))}
        {state === 'shipped' && !isAdding && (
          <Button size="s" variant="link" onClick={() => setAdding(true)}>
            {t('admin.orders.another')}
          </Button>
        )}
        {canShip && !isPacked && !isSkipping && (
          <Button size="s" variant="link" onClick={() => setSkipping(true)}>
            {t('admin.orders.withoutPacking')}
          </Button>
        )}
        {(isShippedHere || isAdding) && (
          <ShipForm
            busy={busy}
            isNext={state === 'waiting' && isPacked}
            ship={async (tracking) => {
              const several = order.deliveries.length > 1
              const more = { ...tracking, ...(several && { recipient }) }
              if (await change(() => moveOrder(order, 'shipped', more))) setAdding(false)
            }}
          />
        )}
      </div>
    </Panel>
  )
}

function ParcelAddress({ order, recipient, change }: Omit<ParcelPanelProps, 'busy'>) {
  const may = useMay()
  const [isEditing, setEditing] = useState(false)
  const { address, addressLines, state } = order.deliveries[recipient]!
  return (
    <div className="correctable">
      <address>
        {addressLines.map((line, at) => (
          <span key={at}>
            <bdi>{line}</bdi>
          </span>
        ))}
        {address.phone && (
          <a href={`tel:${address.phone}`}>
            <bdi dir="ltr">{address.phone}</bdi>
          </a>
        )}
      </address>
      {state === 'waiting' && may('orders') && order.status !== 'cancelled' && (
        <IconButton icon="edit" label={t('admin.orders.correctAddress')} onClick={() => setEditing(true)} />
      )}
      {isEditing && (
        <AddressDialog
          order={order}
          recipient={recipient}
          change={change}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

function Gifts({ order, recipient, change }: Omit<ParcelPanelProps, 'busy'>) {
  const may = useMay()
  const [editing, setEditing] = useState<StaffOrder['lines'][number] | null>(null)
  const { state } = order.deliveries[recipient]!
  const isOpen = order.status === 'unpaid' || order.status === 'processing'
  const canCorrect = may('orders') && isOpen && state === 'waiting'
  const lines = order.lines.filter((line) => line.delivery === recipient)
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} data-removed={line.removed === line.quantity || undefined}>
          {line.picture && (
            <Picture picture={{ ...line.picture, alt: '' }} ratio="whole" sizes="4rem" widest={320} alt="">
              {line.drawing && <img src={line.drawing} alt="" loading="lazy" data-part="drawing" />}
            </Picture>
          )}
          <div>
            <b>
              {t('cart.times', { quantity: line.quantity - line.removed })} {line.title}
            </b>
            <small className="muted">
              {[
                line.optionsText,
                line.sku,
                wrappingText(t, line),
                line.removed > 0 && t('order.removed', { count: line.removed }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {line.personalisation && (
              <p>
                <small className="muted">{t('admin.returns.personal')}</small>
                <mark>{t('cart.quoted', { text: line.personalisation })}</mark>{' '}
                {line.picture?.lettering && <ProductionFile number={order.number} line={line.id} />}
              </p>
            )}
            {line.withoutText && <small>{t('cart.withoutText')}</small>}
            {line.giftMessage && <GiftCard text={line.giftMessage} />}
          </div>
          {canCorrect && line.removed < line.quantity && (
            <IconButton icon="edit" label={t('admin.orders.correctLine')} onClick={() => setEditing(line)} />
          )}
        </li>
      ))}
      {editing && (
        <LineDialog order={order} line={editing} change={change} onClose={() => setEditing(null)} />
      )}
    </ul>
  )
}

function GiftCard({ text }: { text: string }) {
  return (
    <blockquote>
      <small className="muted">{t('order.card')}</small>
      <bdi>{text}</bdi>
    </blockquote>
  )
}

/** Saves the personal text of a line as outlines for engravers and printers. */
function ProductionFile({ number, line }: { number: string; line: string }) {
  async function save(): Promise<void> {
    const { name, svg } = await adminCall('admin.productionFile', { number, line })
    download(name, svg, 'image/svg+xml')
  }
  return (
    <ActionButton size="s" variant="link" action={save}>
      {t('admin.orders.productionFile')}
    </ActionButton>
  )
}

type AddressDialogProps = { order: StaffOrder; recipient: number; change: ChangeOrder; onClose: () => void }

/** Corrects the address of a recipient before the parcel is sent. */
function AddressDialog({ order, recipient, change, onClose }: AddressDialogProps) {
  // The address with which the member began, even if the order loads again meanwhile.
  const [before] = useState(order.deliveries[recipient]!.address)
  const form = useDraftForm(before, {
    submit: async (address) => {
      const input = { number: order.number, recipient, before, address }
      const changed = await adminCall('admin.correctAddress', input)
      await change(async () => changed)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('admin.orders.correctAddress')}>
      <form {...form.props} className="stack">
        <AddressFields
          address={form.draft}
          errorOf={(field) => form.errors[`address.${field}`]}
          onChange={form.change}
        />
        <FormProblem text={form.problem} />
        <Button type="submit" loading={form.busy}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
