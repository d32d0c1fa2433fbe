// The personal text of a cart or order line, or that the shopper chose none.
import { useTranslate } from '#web/platform/pages/visit.ts'

type LinePersonalisationProps = {
  line: { readonly personalisation: string; readonly withoutText: boolean }
}

export function LinePersonalisation({ line: { personalisation, withoutText } }: LinePersonalisationProps) {
  const t = useTranslate()
  if (personalisation) return <small>{t('cart.personalText', { text: personalisation })}</small>
  return withoutText && <small>{t('cart.withoutText')}</small>
}
