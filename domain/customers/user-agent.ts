// What a browser says it is, in the two words its owner knows it by. What is not known is left empty: nothing hangs on it.

export type Agent = { readonly browser: string; readonly system: string }

// In this order: most browsers claim to be Chrome, and Chrome claims to be Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

export function readAgent(header: string): Agent {
  const named = (table: typeof browsers) => table.find(([pattern]) => pattern.test(header))?.[1] ?? ''
  return { browser: named(browsers), system: named(systems) }
}
