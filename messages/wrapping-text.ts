// Gift wrap in words, for screens, e-mails and documents.
import type { Wrapped, Wrapping } from '#domain/orders/wrapping.ts'
import type { Translate } from './translator.ts'

/** '' for a gift that is not wrapped. */
export function wrappingText(t: Translate, { wrap, wrapping }: Wrapped): string {
  if (!wrap) return ''
  return wrapping ? t('wrap.chosen', { style: wrappingStyle(t, wrapping) }) : t('totals.giftWrap')
}

/** Below a chip that says 'gift wrap'. */
export function wrappingStyle(t: Translate, { paper, ribbon }: Wrapping): string {
  return t('wrap.style', { paper: t('wrap.paper', { paper }), ribbon: t('wrap.ribbon', { ribbon }) })
}
