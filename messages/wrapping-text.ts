// Gift wrap in words, for screens, e-mails and documents.
import type { Wrapped } from '#domain/orders/wrapping.ts'
import type { Translate } from './translator.ts'

/** '' for a gift that is not wrapped. */
export function wrappingText(t: Translate, { wrap, wrapping }: Wrapped): string {
  if (!wrap) return ''
  if (!wrapping) return t('totals.giftWrap')
  const { paper, ribbon } = wrapping
  return t('wrap.chosen', { paper: t('wrap.paper', { paper }), ribbon: t('wrap.ribbon', { ribbon }) })
}
