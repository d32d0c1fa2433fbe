// Second step of a withdrawal: a summary of name and lines to confirm.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useLineName } from '../../shared/orders/line-name.ts'
import type { OrderView } from './use-order.ts'

type ReturnRequestCheckProps = {
  order: OrderView
  name: string
  chosen: readonly { readonly id: string; readonly quantity: number }[]
}

export function ReturnRequestCheck({ order, name, chosen }: ReturnRequestCheckProps) {
  const t = useTranslate()
  const lineName = useLineName()
  return (
    <div aria-live="polite">
      <p>{t('order.withdrawCheck', { name: name.trim(), number: order.number })}</p>
      <ul>
        {order.lines.map((line) => {
          const selected = chosen.find(({ id }) => id === line.id)
          return (
            selected && (
              <li key={line.id}>
                {t('cart.times', { quantity: selected.quantity })} {lineName(line)}
              </li>
            )
          )
        })}
      </ul>
      <p>{t('order.withdrawReceipt', { email: order.email })}</p>
    </div>
  )
}
