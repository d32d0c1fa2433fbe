// Announces events of orders and payments within the process, after their commit. Metrics subscribe to them.
import { channel } from 'node:diagnostics_channel'

const orderAnnouncements = ['placed', 'paid', 'expired', 'payment-opened', 'payment-not-opened'] as const
export type OrderAnnouncement = (typeof orderAnnouncements)[number]

const orders = channel('posy.orders')

export function announceOrder(event: OrderAnnouncement): void {
  orders.publish(event)
}

/** Returns the function that ends the subscription. */
export function observeOrders(listener: (event: OrderAnnouncement) => void): () => void {
  const onMessage = (event: unknown): void => listener(event as OrderAnnouncement)
  orders.subscribe(onMessage)
  return () => {
    orders.unsubscribe(onMessage)
  }
}
