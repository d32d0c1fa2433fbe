// Texts of a shipping method in a language.
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { isolateLines } from './isolate.ts'
import type { Translate } from './translator.ts'

type MethodText = {
  readonly name: string
  /** Address of a pick-up point, in lines; '' for deliveries. */
  readonly point: string
}

/** A method that the merchant has removed since has its id as name. */
export function methodText(
  { shipping, homeLocale }: Pick<Settings, 'shipping' | 'homeLocale'>,
  id: string,
  locale: Locale,
  t: Translate,
): MethodText {
  const method = shipping.methods.find((each) => each.id === id)
  const own = method && inLanguage(method.names, locale, homeLocale)
  const usual = id === 'standard' || id === 'express' ? t(`shipping.${id}`) : id
  return { name: own ?? usual, point: isolateLines(locale, (method?.point ?? '').split('\n')) }
}
