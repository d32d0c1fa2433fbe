// Reads browser and operating system from a User-Agent header, for display only. Unknown parts are ''.

export type Agent = { readonly browser: string; readonly system: string }

// The order matters: most browsers claim to be Chrome, and Chrome claims to be Safari.
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
  const nameFrom = (table: typeof browsers) => table.find(([pattern]) => pattern.test(header))?.[1] ?? ''
  return { browser: nameFrom(browsers), system: nameFrom(systems) }
}
