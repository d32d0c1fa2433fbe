// Test data for the cart: one product, and the change that adds it.
import type { Change, LineFacts } from './cart-view.ts'

export const mug: LineFacts = {
  productKey: 'mug',
  address: 'mug',
  title: 'Mug',
  optionsText: 'Oat',
  picture: null,
  available: 5,
  unitPrice: { minor: 1_250, currency: 'USD' },
  compareAt: null,
  wrapPrice: { minor: 450, currency: 'USD' },
  categories: ['home'],
  tags: [],
}

/** Adds mugs under a line id; a different personalisation makes a separate line. */
export function addMug(
  lineId: string,
  quantity: number,
  personalisation = '',
): Extract<Change, { kind: 'add' }> {
  const line = {
    variantId: 'v-mug',
    quantity,
    personalisation,
    withoutText: false,
    giftMessage: '',
    wrap: false,
    wrapping: null,
  }
  return { kind: 'add', lineId, line, facts: mug, country: 'US' }
}
