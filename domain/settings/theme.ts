// The shop's own colours: two are chosen, all others follow from them.

export type Theme = {
  /** Links and buttons, as '#94394a'. */
  readonly accent: string
  /** Background of pages on a light screen. */
  readonly paper: string
}

/** WCAG 2.2 AA for text. */
export const minContrast = 4.5

/** The theme's darkest and faintest text on a light page: --ink and --muted of web/styles/tokens.css. */
const ink = '#3b2219'
const muted = '#66584c'

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text)
}

/** WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Text on the accent: white or black, whichever is easier to read. */
export function accentInk(accent: string): string {
  return contrast(accent, '#ffffff') >= contrast(accent, '#1b1210') ? '#ffffff' : '#1b1210'
}

export type Contrasts = { readonly accent: number; readonly button: number; readonly text: number }

/** Contrast of links with the page, of a button's text, and of the faintest text with the page. */
export function contrastsOf(theme: Theme): Contrasts {
  const { accent } = theme
  const { paper, surface, accentPaper } = backgroundsOf(theme)
  const least = (text: string) =>
    Math.min(...[paper, surface, accentPaper].map((background) => contrast(text, background)))
  return { accent: least(accent), button: contrast(accent, accentInk(accent)), text: least(muted) }
}

export function backgroundsOf({ accent, paper }: Theme) {
  return {
    paper,
    surface: mix(paper, ink, 0.04),
    raised: mix(paper, '#ffffff', 0.7),
    line: mix(paper, ink, 0.12),
    accentPaper: mix(paper, accent, 0.08),
  }
}

/** `share` of `other` in the mixture, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/**
 * Custom properties of the document. On a dark screen the accent is lighter and keeps its hue, and the paper stays.
 * Outside all layers, so that the colours of seasons do not replace them.
 */
export function themeCss(theme: Theme): string {
  const { accent } = theme
  const { paper, surface, raised, line, accentPaper } = backgroundsOf(theme)
  const tokens = {
    paper: [paper, 'oklch(0.205 0.012 50)'],
    surface: [surface, 'oklch(0.242 0.014 50)'],
    raised: [raised, 'oklch(0.272 0.016 50)'],
    line: [line, 'oklch(0.345 0.018 50)'],
    accent: [accent, `oklch(from ${accent} 0.81 min(c,0.1) h)`],
    'accent-ink': [accentInk(accent), `oklch(from ${accent} 0.235 min(c,0.04) h)`],
    'accent-paper': [accentPaper, `oklch(from ${accent} 0.3 min(c,0.03) h)`],
  }
  const rule = (at: 0 | 1): string => {
    const lines = Object.entries(tokens).map(([name, colours]) => `--${name}:${colours[at]}`)
    return `:root{${lines.join(';')}}`
  }
  return `${rule(0)}@media(prefers-color-scheme:dark){${rule(1)}}`
}
