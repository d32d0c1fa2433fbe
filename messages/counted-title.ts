// '2 × Chocolate Bunny': no line ends between the quantity and the title.
import type { Translate } from './translator.ts'

export function countedTitle(t: Translate, quantity: number, title: string): string {
  return `${t('cart.times', { quantity })}\u00A0${title}`
}
