// The second step of a withdrawal: who withdraws from what, to be confirmed.
import { useTranslate } from '../pages/visit.ts'
import type { OrderView } from './use-order.ts'

type SendBackCheckProps = {
  order: OrderView
  name: string
  chosen: readonly { readonly id: string; readonly quantity: number }[]
}

export function SendBackCheck({ order, name, chosen }: SendBackCheckProps) {
  const t = useTranslate()
  return (
    <output className="send-back">
      <p>{t('after.withdrawCheck', { name: name.trim(), number: order.number })}</p>
      <ul>
        {chosen.map(({ id, quantity }) => (
          <li key={id}>
            {t('cart.times', { quantity })} {order.lines.find((line) => line.id === id)?.title}
          </li>
        ))}
      </ul>
      <p>{t('after.withdrawReceipt', { email: order.email })}</p>
    </output>
  )
}
