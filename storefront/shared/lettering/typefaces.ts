// Typefaces of Chinese, Japanese and Korean characters. Their style sheets have hundreds of rules: a browser loads a file when a
// text has one of its characters.
import { eastAsianTypeface, type EastAsianTypeface } from '#domain/catalog/east-asian-typeface.ts'
import { deferred } from '#web/platform/hydration/deferred.ts'

const sheets: Readonly<Record<EastAsianTypeface, () => Promise<unknown>>> = {
  'klee-one': deferred(() => import('@fontsource/klee-one/600.css'), { when: 'use' }),
  'ma-shan-zheng': deferred(() => import('@fontsource/ma-shan-zheng/400.css'), { when: 'use' }),
  'nanum-pen-script': deferred(() => import('@fontsource/nanum-pen-script/400.css'), { when: 'use' }),
}

/** Until it is loaded, and if it does not load, the characters are in a font of the device. */
export function loadTypefaceOf(text: string, locale: string): void {
  const typeface = eastAsianTypeface(text, locale)
  if (typeface) sheets[typeface]().catch(() => undefined)
}
