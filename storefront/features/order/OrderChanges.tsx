// Rows to change address, message and day of an order before it is packed. A form loads when its row is opened.
import { Suspense, useRef, useState } from 'react'
import type { BuyerChange } from '#domain/orders/buyer-change.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { OrderRow } from './OrderRow.tsx'
import type { OrderOptionProps } from './ways-out.ts'
import './OrderChanges.css'

const ChangeForm = deferredComponent(() => import('./ChangeForm.tsx'), {
  when: 'use',
  missing: MissingContent,
})

const rows = {
  address: ['map-pin', 'order.changeAddress'],
  message: ['edit', 'order.changeMessage'],
  day: ['calendar', 'order.changeDay'],
} as const satisfies Record<BuyerChange, readonly [IconName, string]>

export function OrderChanges({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<BuyerChange | null>(null)
  const { change = [] } = order.options
  const hasMessage =
    order.lines.some(({ giftMessage }) => giftMessage) || order.deliveries.some(({ message }) => message)

  function close(): void {
    list.current?.querySelector<HTMLElement>('details[open] > summary')?.focus()
    setOpen(null)
    onChange()
  }

  if (change.length === 0) return null
  return (
    <div ref={list} className="order-change-rows">
      {change.map((what) => (
        <Disclosure
          key={what}
          summary={
            <OrderRow icon={rows[what][0]}>
              {t(what === 'message' && !hasMessage ? 'cart.giftMessageAdd' : rows[what][1])}
            </OrderRow>
          }
          open={open === what}
          onToggle={(isOpen) => setOpen((before) => (isOpen ? what : before === what ? null : before))}
        >
          {open === what && (
            <Suspense fallback={<Skeleton lines={4} />}>
              <ChangeForm what={what} order={order} access={access} onChange={close} />
            </Suspense>
          )}
        </Disclosure>
      ))}
    </div>
  )
}
