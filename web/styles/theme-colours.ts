// Values of --paper for the theme-color meta tag, which cannot read CSS. contrast.test.ts compares them with the tokens.
import type { Season } from '#domain/calendar/occasions.ts'

export const themeColours: Readonly<
  Record<Season | 'everyday', { readonly light: string; readonly dark: string }>
> = {
  everyday: { light: 'oklch(0.978 0.011 78)', dark: 'oklch(0.205 0.012 50)' },
  easter: { light: 'oklch(0.979 0.014 90)', dark: 'oklch(0.208 0.014 110)' },
  'mothers-day': { light: 'oklch(0.977 0.01 40)', dark: 'oklch(0.208 0.016 15)' },
  christmas: { light: 'oklch(0.978 0.012 100)', dark: 'oklch(0.2 0.018 155)' },
  'valentines-day': { light: 'oklch(0.975 0.012 15)', dark: 'oklch(0.205 0.02 5)' },
  lights: { light: 'oklch(0.977 0.012 85)', dark: 'oklch(0.2 0.022 275)' },
  'lunar-new-year': { light: 'oklch(0.977 0.014 70)', dark: 'oklch(0.2 0.022 25)' },
  autumn: { light: 'oklch(0.976 0.013 75)', dark: 'oklch(0.203 0.016 50)' },
}
