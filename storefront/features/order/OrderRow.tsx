// Rows below an order. The content says what a row is about.
import type { ReactNode } from 'react'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { fillContact } from './fill-contact.ts'
import type { OrderView } from './use-order.ts'
import './OrderRow.css'

export function OrderRow({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="order-row">
      <Icon name={icon} />
      {children}
    </span>
  )
}

type ActionRowProps = {
  icon: IconName
  text: string
  /** What it does, below the text. */
  hint?: string
} & ({ path: string; onFollow?: () => void } | { onClick: () => void; isBusy?: boolean })

export function ActionRow({ icon, text, hint, ...target }: ActionRowProps) {
  const { href } = useVisit()
  const content = (
    <>
      <OrderRow icon={icon}>
        <span>
          {text}
          {hint && <small>{hint}</small>}
        </span>
      </OrderRow>
      <Icon name="chevron-end" />
    </>
  )
  if ('path' in target)
    return (
      <a href={href(target.path)} onClick={target.onFollow}>
        {content}
      </a>
    )
  return (
    <button type="button" disabled={target.isBusy} onClick={target.onClick}>
      {content}
    </button>
  )
}

/** The contact form has the number of the order. */
export function WriteAbout({ order }: { order: OrderView }) {
  const t = useTranslate()
  const isPacked = order.status === 'processed' || order.status === 'pickup'
  return (
    <ActionRow
      icon="mail"
      text={t('order.writeAbout')}
      {...(isPacked && !order.masked && { hint: t('order.changeLate') })}
      path="/contact-us"
      onFollow={() => fillContact(order)}
    />
  )
}
