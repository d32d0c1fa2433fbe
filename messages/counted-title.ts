// '2 × Chocolate Bunny': no line ends between the quantity and the title.
import type { Translate } from './translator.ts'

const noBreak = '\u00A0'

export function countedTitle(t: Translate, quantity: number, title: string): string {
  return t('cart.times', { quantity }).replaceAll(' ', noBreak) + noBreak + title
}
