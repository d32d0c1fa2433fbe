// sRGB values of the tokens in web/styles/tokens.css and web/styles/seasons, for places without the storefront's style
// sheet. brand.test.ts compares them.
import type { Season } from '#domain/calendar/occasions.ts'

export type BrandColours = Readonly<
  Record<'accent' | 'accentInk' | 'paper' | 'surface' | 'raised' | 'ink' | 'muted' | 'line', string>
>

export const brandColours: Readonly<Record<Season | 'everyday', BrandColours>> = {
  everyday: {
    accent: '#94394a',
    accentInk: '#fef9f5',
    paper: '#fcf7f0',
    surface: '#f6ece1',
    raised: '#fffdfa',
    ink: '#35221c',
    muted: '#68544c',
    line: '#e5dad0',
  },
  easter: {
    accent: '#2c6136',
    accentInk: '#fcfaf1',
    paper: '#fcf8ee',
    surface: '#f0efdb',
    raised: '#fffef9',
    ink: '#332418',
    muted: '#655747',
    line: '#e0ddc8',
  },
  'mothers-day': {
    accent: '#a32c59',
    accentInk: '#fff8f7',
    paper: '#fef5f2',
    surface: '#f9e9e5',
    raised: '#fffdfb',
    ink: '#391f21',
    muted: '#6d5151',
    line: '#ecd8d5',
  },
  christmas: {
    accent: '#962837',
    accentInk: '#fff9f4',
    paper: '#f9f8ef',
    surface: '#e8efe2',
    raised: '#fefefa',
    ink: '#162c20',
    muted: '#4c5d4f',
    line: '#d8decd',
  },
  'valentines-day': {
    accent: '#99213c',
    accentInk: '#fff8f8',
    paper: '#fff4f4',
    surface: '#fce6e7',
    raised: '#fffcfc',
    ink: '#391d23',
    muted: '#6d4e53',
    line: '#eed5d7',
  },
  lights: {
    accent: '#3d4685',
    accentInk: '#fdfaf3',
    paper: '#fbf7ef',
    surface: '#f3ebdc',
    raised: '#fffefa',
    ink: '#20243c',
    muted: '#52576c',
    line: '#e3dac8',
  },
  'lunar-new-year': {
    accent: '#a51f1e',
    accentInk: '#fef9f1',
    paper: '#fef6ee',
    surface: '#f9e9db',
    raised: '#fffdf9',
    ink: '#3a1d1b',
    muted: '#6e4f4a',
    line: '#e9d7c7',
  },
  autumn: {
    accent: '#8a3c1b',
    accentInk: '#fff9f1',
    paper: '#fcf6ee',
    surface: '#f7e9d9',
    raised: '#fffdf9',
    ink: '#352118',
    muted: '#695347',
    line: '#e9d8c6',
  },
}

/** Backgrounds of a headline, in all seasons: as the head of an order's page before and after the delivery. */
export const grounds = { blush: '#f6e4dd', sage: '#e6eddd' } as const
